#!/usr/bin/env bash
# Makes .venv with everything that playing and testing need, from the locked requirements. Run by make.
set -euo pipefail
python=$1

if ! command -v "$python" >/dev/null; then
  echo "Allotment needs Python 3.11 or newer. Install it, or name it: make PYTHON=/path/to/python3" >&2
  exit 2
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
  echo "Allotment needs Python 3.11 or newer; $python is $("$python" -V). Name another: make PYTHON=/path/to/python3" >&2
  exit 2
fi
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
  echo "This Python has no venv. On Debian or Ubuntu: apt-get install python3-venv" >&2
  exit 2
fi

echo "Setting up .venv (once; a minute or two) …"
[ -x .venv/bin/python ] || "$python" -m venv .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
touch .venv/ready
