"""The commands that our pages tell people to type are real: they are run, or proven to be what the page says."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
PAGES = [HOME / "README.md", *sorted((HOME / "docs").glob("*.md"))]
BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)


def blocks() -> list[tuple[str, list[str]]]:
    """Each page's shell blocks with their lines, comments cut off."""
    found = []
    for page in PAGES:
        for number, block in enumerate(BLOCK.findall(page.read_text("utf-8"))):
            lines = [line.split(" #")[0].strip() for line in block.splitlines()]
            found.append((f"{page.name}-{number + 1}", [line for line in lines if line and not line.startswith("#")]))
    return found


@pytest.mark.parametrize("lines", [pytest.param(lines, id=name) for name, lines in blocks()])
def test_a_command_in_the_pages_does_what_it_is_told_to(lines: list[str], tmp_path: Path) -> None:
    shutil.copy(HOME / ".env.example", tmp_path)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "allotment.sqlite3").touch()  # as the bot leaves it to whoever looks after it
    for line in lines:
        words = shlex.split(line)
        if words[0] == "make":
            target = next(word for word in words[1:] if "=" not in word)
            assert re.search(rf"^{target}:", (HOME / "Makefile").read_text("utf-8"), re.MULTILINE), line
        elif words[0] in {"docker", "git", "cd"}:
            assert words[:2] != ["docker", "compose"] or (HOME / "compose.yaml").exists()
        elif words[0].endswith("allotment"):
            if words[1:2] in (["run"], ["sandbox"], ["bench"]):
                words = [*words[:2], "--help"]
            run = subprocess.run(
                [sys.executable, "-m", "bot", *words[1:]], cwd=tmp_path, capture_output=True, text=True, check=False
            )
            assert run.returncode == 0, f"{line}: {run.stderr}"
        else:
            assert words[0] in {"cp"}, f"{line}: teach this test what the command must do"
            subprocess.run(words, cwd=tmp_path, check=True)


def test_every_page_that_a_page_points_to_exists() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} points to {target}"
