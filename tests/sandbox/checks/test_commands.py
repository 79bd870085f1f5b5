"""Each rule of commands that Discord's API description lacks."""

from typing import Any

import pytest

from sandbox.checks.commands import check_commands, name_is_good, text_of
from sandbox.errors import FormError
from sandbox.server import Sandbox
from sandbox.values import Json
from tests.sandbox.wire import Refused, Wire


def command(name: str = "garden", **more: Any) -> Json:
    return {"type": 1, "name": name, "description": "Something", **more}


def option(name: str = "game", kind: int = 3, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "Something", **more}


def choices(count: int, **more: Any) -> list[Json]:
    return [{"name": f"c{n}", "value": f"v{n}", **more} for n in range(count)]


@pytest.mark.parametrize("name", ["garden", "my-garden", "have", "å_æ'ø", "ขุด", "हिन्दी", "12", "庭"])
def test_good_names(name: str) -> None:
    assert name_is_good(name)


@pytest.mark.parametrize("name", ["Garden", "my garden", "", "x" * 33, "a.b", "a/b", "ÆBLE", "🌼"])
def test_bad_names(name: str) -> None:
    assert not name_is_good(name)


FINE = [
    [command(str(n)) for n in range(100)],
    [command(options=[option(str(n)) for n in range(25)])],
    [command(options=[option(choices=choices(25))])],
    [command(description="x" * 100, name_localizations={"da": "have"}, description_localizations={"da": "y" * 100})],
    [command(options=[option("group", 2, options=[option("sub", 1, options=[option()])])])],
    [command(options=[option(required=True), option("b", autocomplete=True)])],
    [{"type": 3, "name": "Show My Garden"}],
]


@pytest.mark.parametrize("commands", FINE)
def test_good_commands(commands: list[Json]) -> None:
    check_commands(commands)


WRONG = [
    ([command(str(n)) for n in range(101)], ()),
    ([{"type": 2, "name": f"m{n}"} for n in range(16)], ()),
    ([command("same"), command("same")], (0, "name")),
    ([command("a", name_localizations={"da": "x"}), command("b", name_localizations={"da": "x"})], ()),
    ([command("Garden")], (0, "name")),
    ([command("a b")], (0, "name")),
    ([command(name_localizations={"da": "Have"})], (0, "name_localizations", "da")),
    ([command(name_localizations={"dk": "have"})], (0, "name_localizations", "dk")),
    ([command(description_localizations={"da": ""})], (0, "description_localizations", "da")),
    ([command(description_localizations={"da": "x" * 101})], (0, "description_localizations", "da")),
    ([command(description="")], (0, "description")),
    ([command(description="x" * 101)], (0, "description")),
    ([command(options=[option(str(n)) for n in range(26)])], (0, "options")),
    ([command(options=[option("a"), option("a")])], (0, "options", 0, "name")),
    ([command(options=[option("A")])], (0, "options", 0, "name")),
    ([command(options=[option("a"), option("b", required=True)])], (0, "options", 1)),
    ([command(options=[option("s", 1), option("b")])], (0, "options")),
    ([command(options=[option("g", 2)])], (0, "options", 0, "options")),
    ([command(options=[option("g", 2, options=[option()])])], (0, "options", 0, "options")),
    ([command(options=[option("s", 1, options=[option("t", 1)])])], (0, "options", 0, "options", 0, "type")),
    ([command(options=[option(choices=choices(26))])], (0, "options", 0, "choices")),
    (
        [command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])])],
        (0, "options", 0, "choices", 0, "name"),
    ),
    (
        [command(options=[option(choices=[{"name": "x", "value": "x" * 101}])])],
        (0, "options", 0, "choices", 0, "value"),
    ),
    (
        [command(options=[option(choices=[{"name": "x", "value": "1"}, {"name": "x", "value": "2"}])])],
        (0, "options", 0, "choices", 0, "name"),
    ),
    ([command(options=[option(choices=choices(1), autocomplete=True)])], (0, "options", 0, "autocomplete")),
    (
        [command(options=[option(str(n), choices=[{"name": "n" * 100, "value": "v" * 100}] * 2) for n in range(20)])],
        (0,),
    ),
]


@pytest.mark.parametrize(("commands", "place"), WRONG)
def test_bad_commands_are_refused_at_their_place(commands: list[Json], place: tuple[str | int, ...]) -> None:
    with pytest.raises(FormError) as refused:
        check_commands(commands)
    assert place in [problem.path for problem in refused.value.problems], refused.value.problems


def test_the_longest_language_counts_towards_the_8000_characters() -> None:
    made = command("ab", description="cd", name_localizations={"da": "efgh"})
    assert text_of(made) == len("efgh") + len("cd")
    assert text_of(command("ab", description="", options=[option("x", choices=[{"name": "n", "value": "v"}])])) == (
        len("ab") + len("x") + len("Something") + len("n") + len("v")
    )


async def test_bad_commands_are_refused_over_the_wire_and_the_old_ones_stay(sandbox: Sandbox, wire: Wire) -> None:
    before = [held["name"] for held in sandbox.world.commands]
    with pytest.raises(Refused) as refused:
        await wire.commands(command("Bad Name"))
    assert refused.value.places == {"0/name": "APPLICATION_COMMAND_INVALID_NAME"}
    assert [held["name"] for held in sandbox.world.commands] == before
    assert len(sandbox.violations) == 1
