"""The command line as a real process, in an empty folder and without settings of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Allotment = Callable[..., "subprocess.CompletedProcess[str]"]


def environment(**settings: str) -> dict[str, str]:
    """This process's environment without any setting of the bot's, and with these."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ALLOTMENT_", "DISCORD_"))}
    return {**kept, **settings}


@pytest.fixture
def allotment(tmp_path: Path) -> Allotment:
    """Runs `allotment` to its end."""

    def run(*arguments: object, **settings: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "bot", *map(str, arguments)],
            cwd=tmp_path,
            env=environment(**settings),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    return run
