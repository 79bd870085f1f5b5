"""A sheet of components knows the line of everything that stands in it."""

import pytest

from rules.sheet import BrokenComponents, Sheet

TEXT = """edition = "beds-1"

[beds]
status = "known"
light = 3  # squares
"dark" = ["a", "b"]

[beds.extra]
status = "reconstructed"
name = "a"
"""


def sheet(text: str = TEXT) -> Sheet:
    return Sheet(text, "beds.toml")


def read_all(text: str) -> None:
    beds = sheet(text)
    beds.number("beds", "light")
    beds.names("beds", "dark", ("a", "b"), 2)
    beds.name("beds.extra", "name", ("a",))


def test_lines_are_those_of_the_text() -> None:
    assert sheet().line("beds", "light") == 5
    assert sheet().line("beds", "dark") == 6
    assert sheet().line("beds.extra", "name") == 10
    assert sheet().line("beds", "missing") == 3  # its table's header
    assert sheet().line("missing") == 1


def test_facts_are_read_and_checked() -> None:
    assert sheet().number("beds", "light") == 3
    assert sheet().names("beds", "dark", ("a", "b"), 2) == ("a", "b")
    assert sheet().name("beds.extra", "name", ("a",)) == "a"
    assert sheet().table("beds.extra") == {"name": "a"}


@pytest.mark.parametrize(
    ("old", "new", "line", "wrong"),
    [
        ("3  #", "-1  #", 5, "whole number from 0"),
        ("3  #", "true  #", 5, "whole number from 0"),
        ('["a", "b"]', '["a", 7]', 6, "a list of names"),
        ('["a", "b"]', '["a", "c"]', 6, "'c' is unknown; expected one of a, b"),
        ('["a", "b"]', '["a"]', 6, "dark names 1, expected 2"),
        ('name = "a"', "name = 5", 10, "must be a name"),
        ('"reconstructed"', '"dreamt"', 9, "needs a status"),
        ("[beds.extra]", "[beds.extra", 8, "TOML|table|array|Expected"),
    ],
)
def test_what_is_wrong_is_named_by_its_line(old: str, new: str, line: int, wrong: str) -> None:
    with pytest.raises(BrokenComponents, match=wrong) as error:
        read_all(TEXT.replace(old, new))
    assert error.value.line == line


def test_a_text_that_stops_in_the_middle_is_named_at_its_end() -> None:
    with pytest.raises(BrokenComponents) as error:
        sheet('a = 1\nb = """')
    assert error.value.line == 2
