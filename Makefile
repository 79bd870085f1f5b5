# `make play` opens a game, `make test` proves the project; both set everything up by themselves.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: help setup play test check soak bench browser lock clean

help: ## list what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/'

setup: .venv/ready ## make .venv, with `allotment` in it

.venv/ready: requirements-dev.txt pyproject.toml tools/set_up.sh
	@bash tools/set_up.sh "$(PYTHON)"

browser: setup ## find Chromium for the tests of the page, or install it
	@bash tools/find_browser.sh

play: .venv/ready ## play: in Discord when DISCORD_TOKEN is set, else in the sandbox
	@$(BIN)/allotment run

test: .venv/ready browser ## the whole test suite
	@$(BIN)/python -m pytest -n 2 --dist loadgroup -m "not soak"

check: .venv/ready ## lint, format, types, layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

soak: .venv/ready browser ## the long runs
	@$(BIN)/python -m pytest -m soak

bench: .venv/ready ## measurements beside named yardsticks
	@$(BIN)/allotment bench

lock: .venv/ready ## renew the locked requirements (hashes, no addresses); needs uv
	@bash tools/lock.sh

clean: ## remove what make made
	@rm -rf .venv build *.egg-info .mypy_cache .ruff_cache .hypothesis
