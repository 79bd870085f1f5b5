"""run and sandbox as real processes: they start, stop, and leave nothing running behind them."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store.sqlite import open_store
from sandbox.server import Sandbox
from tests.bot.cli.conftest import Allotment, environment

NOBODYS = "some-token"


@contextlib.contextmanager
def started(folder: Path, *arguments: str, **settings: str) -> Iterator["subprocess.Popen[str]"]:
    """`allotment` going on; killed at the end if it still does."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        cwd=folder,
        env=environment(**settings),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait(10)
        assert process.stdout is not None
        process.stdout.close()


def read_until(process: "subprocess.Popen[str]", wanted: str) -> str:
    """What it says, up to the line that holds `wanted`."""
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        if wanted in line:
            return said
    raise AssertionError(f"{wanted!r} was never said, but {said!r}")


def children(process: "subprocess.Popen[str]") -> list[int]:
    return [int(each) for each in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]


def ends(pid: int, patience: float = 15.0) -> bool:
    """Whether the process ends in that time."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        status = Path(f"/proc/{pid}/stat")
        try:
            if status.read_text().rsplit(")", 1)[1].split()[0] == "Z":
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.05)
    return False


async def test_a_new_sandbox_lays_out_a_game_and_ctrl_c_ends_it_all(tmp_path: Path) -> None:
    with started(tmp_path, "sandbox", "--port", "0", "--data", "sand", "--no-browser") as process:
        said = read_until(process, "waiting for")
        assert "Play at http://127.0.0.1:" in said
        [bot] = children(process)
        process.send_signal(signal.SIGINT)
        assert "Stopped. Nothing is lost." in read_until(process, "Stopped")
        assert process.wait(20) == 0
        assert ends(bot)
    async with open_store(tmp_path / "sand" / "allotment.sqlite3") as store:
        record = await store.record(1)
    assert record is not None
    assert (record.status, record.game) == ("playing", "pergola")
    assert [seat.gardener for seat in record.seats] == [False, True, True]
    assert record.next_seats == (0,)
    with started(tmp_path, "sandbox", "--port", "0", "--data", "sand", "--no-browser") as process:
        read_until(process, "coming online")
        process.terminate()
        assert "waiting for" not in read_until(process, "Stopped")
        assert process.wait(20) == 0


def test_the_bot_of_a_sandbox_that_is_killed_ends_too(tmp_path: Path) -> None:
    with started(tmp_path, "sandbox", "--port", "0", "--data", "sand", "--no-browser") as process:
        read_until(process, "waiting for")
        [bot] = children(process)
        os.kill(process.pid, signal.SIGKILL)
        assert ends(bot)


def test_without_a_token_the_sandbox_starts_and_says_so(tmp_path: Path) -> None:
    browser = "true %s"  # a program that opens nothing
    with started(tmp_path, BROWSER=browser, ALLOTMENT_DATA="games") as process:
        said = read_until(process, "Play at")
        assert said.startswith("No DISCORD_TOKEN is set, so this is the sandbox")
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    assert (tmp_path / "games" / "sandbox" / "world.json").exists()


async def test_a_wrong_token_is_said_in_one_sentence(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        process = await _start(tmp_path, sandbox, "not-the-token")
        _, said = await process.communicate()
    assert process.returncode == 2
    lines = said.decode().strip().split("\n")
    assert lines[-1].startswith("Discord does not know this token.")
    assert "not-the-token" not in said.decode()
    assert "Traceback" not in said.decode()


async def test_the_bot_ends_well_when_it_is_told_to(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        for number in (signal.SIGTERM, signal.SIGINT):
            process = await _start(tmp_path, sandbox, sandbox.token)
            async with asyncio.timeout(30):
                while not sandbox.gateway.online:  # noqa: ASYNC110  what is awaited is another process
                    await asyncio.sleep(0.05)
                process.send_signal(number)
                _, said = await process.communicate()
            assert process.returncode == 0, said.decode()
            assert sandbox.token not in said.decode()


async def _start(folder: Path, sandbox: Sandbox, token: str) -> asyncio.subprocess.Process:
    settings = {
        "DISCORD_TOKEN": token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "DISCORD_CDN_BASE": sandbox.cdn_base,
    }
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        cwd=folder,
        env=environment(**settings),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_discord_out_of_reach_is_said_in_one_sentence(allotment: Allotment) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{closed.getsockname()[1]}/api/v10"
    ended = allotment("run", DISCORD_TOKEN=NOBODYS, DISCORD_API_BASE=address)
    assert ended.returncode == 1
    assert ended.stderr.strip().split("\n")[-1].startswith("Discord cannot be reached: ")
    assert "Traceback" not in ended.stderr


def test_a_database_that_cannot_be_used_is_said_in_one_sentence(allotment: Allotment, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "allotment.sqlite3").write_text("a shopping list, not a database" * 200)
    ended = allotment("run", DISCORD_TOKEN=NOBODYS)
    assert ended.returncode == 2
    assert ended.stderr.startswith("The database allotment.sqlite3 is damaged or is no database at all.")


def test_a_port_that_is_taken_is_said_in_one_sentence(allotment: Allotment) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = allotment("sandbox", "--port", port, "--no-browser")
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"The sandbox cannot be served at port {port}: ")
    assert ended.stderr.count("\n") == 1


def test_a_data_folder_that_cannot_be_made_is_said_in_one_sentence(allotment: Allotment, tmp_path: Path) -> None:
    (tmp_path / "sand").write_text("a file, not a folder")
    ended = allotment("sandbox", "--port", 0, "--data", "sand", "--no-browser")
    assert ended.returncode == 1
    assert "cannot be written" in ended.stderr
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize("content", ["{", '{"bot_id": 3}'])
def test_a_world_that_cannot_be_read_is_said_and_kept(allotment: Allotment, tmp_path: Path, content: str) -> None:
    (tmp_path / "sand").mkdir()
    (tmp_path / "sand" / "world.json").write_text(content)
    ended = allotment("sandbox", "--port", 0, "--data", "sand", "--no-browser")
    assert ended.returncode == 1
    assert ended.stderr.startswith("The sandbox cannot be set up again from sand: ")
    assert (tmp_path / "sand" / "world.json").read_text() == content
