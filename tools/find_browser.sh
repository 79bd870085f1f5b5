#!/usr/bin/env bash
# The tests of the sandbox page drive a real Chromium: finds it, or installs it where that is possible.
set -euo pipefail

if [ -n "${ALLOTMENT_CHROMIUM:-}" ] && [ -x "$ALLOTMENT_CHROMIUM" ]; then exit 0; fi
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null; then exit 0; fi
done

if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  echo "Installing Chromium for the tests of the page …"
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
  exit 0
fi
if .venv/bin/python -m playwright install chromium; then exit 0; fi
echo "The tests of the page need Chromium. Install it (Debian: apt-get install chromium), or name it in ALLOTMENT_CHROMIUM." >&2
exit 2
