#!/usr/bin/env bash
# Renews requirements.txt and requirements-dev.txt: versions and hashes for every Python and system, no addresses.
set -euo pipefail
command -v uv >/dev/null || { echo "Locking needs uv: pip install uv" >&2; exit 2; }
lock() { uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --upgrade "$1.in" -o "$1.txt"; }
lock requirements
lock requirements-dev
