"""components.toml is checked when it is loaded, and whoever breaks it is told the line."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import rules.pergola
from rules.pergola.components import components, read_components
from rules.sheet import BrokenComponents
from tests.rules_named import rule

TEXT = (Path(rules.pergola.__file__).parent / "components.toml").read_text("utf-8")
LINES = TEXT.splitlines()


def line_of(table: str, start: str) -> int:
    """The number of the line that begins so, within a table."""
    begin = LINES.index(f"[{table}]")
    return next(place for place in range(begin, len(LINES)) if LINES[place].startswith(start)) + 1


def broken(table: str, start: str, change: Callable[[str], str]) -> tuple[int, str]:
    """Changes one line of a copy of the file; the number of that line, and the copy."""
    number = line_of(table, start)
    lines = [*LINES]
    lines[number - 1] = change(lines[number - 1])
    assert lines != LINES
    return number, "\n".join(lines)


def test_the_file_as_shipped_is_right() -> None:
    assert read_components(TEXT) == components()


def test_every_table_says_how_its_facts_are_known() -> None:
    tables = {match.group(1) for match in re.finditer(r"^\[(.+)\]$", TEXT, re.MULTILINE)}
    statuses = re.findall(r'^status = "(known|inferred|reconstructed)"$', TEXT, re.MULTILINE)
    assert len(statuses) == len(tables) > 20
    assert {"known", "inferred", "reconstructed"} == set(statuses)


BREAKAGES: list[tuple[str, str, Callable[[str], str], str]] = [
    ("game", "turns", lambda line: line.replace("15", '"many"'), "whole number"),
    ("game", "turns", lambda line: line.replace("15", "14"), "seats need"),
    ("game", "status", lambda line: line.replace("known", "guessed"), "needs a status"),
    ("supply.plants", "hollyhock-blue", lambda line: line.replace("11", "12"), "the tools show 11"),
    ("supply.lanterns", "lantern-frog", lambda line: line.replace("4", "3"), "the tools show 4"),
    ("supply.insects", "bee", lambda line: line.replace("40", "0"), "from 1 up"),
    ("supply.insects-on-tools", "bee", lambda line: line.replace("4", "5"), "the tools show 4"),
    (
        "tools.shovel",
        "1 =",
        lambda line: line.replace("hollyhock-red", "hollyhock-pink"),
        "'hollyhock-pink' is unknown",
    ),
    ("tools.shovel", "2 =", lambda line: line.replace(', "buttercup-small"', ""), "names 1, expected 2"),
    ("tools.rake", "7 =", lambda line: line.replace("lavender-leaf", "butterfly"), "at most one is an insect"),
    ("tools.rake", "9 =", lambda line: line.replace("hollyhock-blue", "magnolia-double"), "two different things"),
    ("tools.order.3", "kinds", lambda line: line.replace("rake", "spade"), "'spade' is unknown"),
    ("tools.order.4", "kinds", lambda line: line.replace('"rake", ', ""), "63"),
    ("actions", "left-to-right", lambda line: line.replace('"drip"', '"flutter"'), "twice"),
    ("leaves", "count", lambda line: line.replace("30", "31"), "30 different leaves"),
    ("leaves", "piles", lambda line: line.replace("3", "4"), "equal"),
    ("pond.lilies", "F3", lambda line: line.replace("bee", "wasp"), "'wasp' is unknown"),
    ("pond.bright", "lilies", lambda line: line.replace('"NW", ', ""), "4 bright lilies"),
    ("pond.bright", "requirements", lambda line: line.replace("hollyhock", "rose"), "'rose' is unknown"),
    ("pond.neighbours", "F1", lambda line: line.replace('"F2", ', ""), "neighbours of F2"),
    ("pond.neighbours", "F5", lambda line: line.replace('"F2", ', '"F5", '), "neighbours of F2"),
    ("pond.dragonflies.2", "stacks", lambda line: line.replace("large medium", "large tiny", 1), "medium and large"),
    ("pond.dragonflies.4", "stacks", lambda line: line.replace('"large medium medium", ', "", 1), "4 stacks"),
    ("cascade.starts", "stones", lambda line: line.replace(', "S2"', ""), "two drops"),
    ("cascade.stones", "B2", lambda line: line.replace("bee", "beetle"), "'beetle' is unknown"),
    ("cascade.streams", "A1", lambda line: line.replace("B1", "Z1"), "'Z1' is unknown"),
    ("cascade.streams", "B1", lambda line: line.replace("C1", "A1"), "further down"),
    ("cascade.streams", "B2", lambda line: line.replace('"C2", ', ""), "needs two streams"),
    ("cascade.pool", "D2", lambda line: line.replace("dragonflies", "leaves"), "'leaves' is unknown"),
    ("pots.subjects", "P3", lambda line: line.replace("leaves", "frogs"), "'frogs' is unknown"),
    ("pots.bees", "second", lambda line: line.replace("7", "3"), "more bees"),
]

SEEN_ELSEWHERE = {
    ("game", "turns", "seats need"): ("tools.order.1", "kinds"),
    ("pond.neighbours", "F1", "neighbours of F2"): ("pond.neighbours", "F2"),
    ("pond.neighbours", "F5", "neighbours of F2"): ("pond.neighbours", "F2"),
}
"""What is wrong in one line may only show in another: a sum, or the other end of a way."""


@rule("P3", "P4", "P7", "P9", "P10")
@pytest.mark.parametrize(
    ("table", "start", "change", "wrong"), BREAKAGES, ids=[f"{each[0]}-{each[1]}-{each[3]}" for each in BREAKAGES]
)
def test_a_broken_file_names_its_line(table: str, start: str, change: Callable[[str], str], wrong: str) -> None:
    _, text = broken(table, start, change)
    number = line_of(*SEEN_ELSEWHERE.get((table, start, wrong), (table, start)))
    with pytest.raises(BrokenComponents, match=re.escape(wrong)) as error:
        read_components(text)
    assert error.value.line == number
    assert f"components.toml, line {number}: " in str(error.value)


def test_a_tool_too_many_is_found_at_its_kind() -> None:
    number, text = broken("tools.hoe", "18 =", lambda line: f'{line}\n19 = ["bee", "magnolia-single"]')
    with pytest.raises(BrokenComponents, match="there are 19 tools") as error:
        read_components(text)
    assert error.value.line == line_of("tools.hoe", "[tools.hoe]")
    assert number > error.value.line


def test_a_missing_table_or_key_is_named() -> None:
    with pytest.raises(BrokenComponents, match=r"the table \[actions\] is missing"):
        read_components(TEXT.replace("[actions]", "[acts]"))
    number, text = broken("cascade.stones", "C5", lambda _: "")
    with pytest.raises(BrokenComponents, match="'C5' is unknown") as error:
        read_components(text)
    assert error.value.line == line_of("cascade.streams", "B4")
    assert number < error.value.line


def test_what_is_no_toml_is_named_by_its_line_too() -> None:
    number, text = broken("pond.lilies", "F4", lambda line: line.replace("=", ""))
    with pytest.raises(BrokenComponents) as error:
        read_components(text)
    assert error.value.line == number


def test_an_island_in_the_pond_is_found() -> None:
    text = TEXT
    for bright, lily in (("NW", "F1"), ("F2", "F1"), ("F4", "F1")):
        number = line_of("pond.neighbours", f"{bright} ")
        lines = text.splitlines()
        lines[number - 1] = lines[number - 1].replace(f'"{lily}", ', "")
        text = "\n".join(lines)
    lines = text.splitlines()
    lines[line_of("pond.neighbours", "F1 ") - 1] = 'F1 = ["F1"]'
    with pytest.raises(BrokenComponents, match="F1") as error:
        read_components("\n".join(lines))
    assert error.value.line == line_of("pond.neighbours", "F1 ")


def test_an_edition_without_a_name_is_refused() -> None:
    with pytest.raises(BrokenComponents, match="edition"):
        read_components(TEXT.replace('edition = "pergola-1"', 'edition = ""'))
