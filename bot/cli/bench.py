"""`allotment bench`: measures speed and memory beside named yardsticks, a line for each measurement."""

import argparse
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bot.cli.common import Subparsers, fail
from bot.settings import Settings


def add(commands: "Subparsers[Any]") -> None:
    parser = commands.add_parser(
        "bench", help="measure speed and memory beside named yardsticks", description=__doc__
    )
    parser.add_argument("only", metavar="NAME", nargs="*", help="only these (default: all in the folder bench)")
    parser.set_defaults(run=run)


def measurements() -> tuple[str, ...]:
    """The modules of `bench` that run as programs, by name."""
    spec = find_spec("bench")
    folders = list(spec.submodule_search_locations or ()) if spec is not None else []
    files = sorted(path for folder in folders for path in Path(folder).glob("*.py"))
    return tuple(path.stem for path in files if 'if __name__ == "__main__":' in path.read_text("utf-8"))


def run(args: argparse.Namespace, _: Settings) -> int:
    found = measurements()
    if not found:
        fail("command-no-bench")
    for name in args.only:
        if name not in found:
            fail("command-unknown", name=name, names=", ".join(found))
    code = 0
    for name in args.only or found:
        # A process for each, so that none measures in the memory and caches of another.
        command = [sys.executable, "-m", f"bench.{name}"]
        code = max(code, subprocess.run(command, check=False).returncode)  # noqa: S603  a module of our own
    return code
