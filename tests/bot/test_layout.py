"""Pages, and Discord's limits on them."""

from typing import Any

import discord
import pytest

from bot.laying_out import PageTooLarge, lay_out
from bot.layout import (
    Attached,
    Block,
    Button,
    Buttons,
    Gallery,
    Kept,
    Line,
    Menu,
    Option,
    Page,
    Text,
)
from bot.limits import faults
from bot.panels.marks import Mark, read_mark
from bot.panels.steps import Step, read_step
from bot.panels.texts import box, boxed, pages_of
from render.paint import Picture

PICTURE = Picture(b"RIFF", "webp", 10, 10, "A garden.")


def button(number: int, label: str = "Press") -> Button:
    return Button(str(Mark("look", 1, 0, f"page {number}")), label)


def components_of(layout: discord.ui.LayoutView) -> Any:
    return layout.to_components()  # type: ignore[no-untyped-call]  # discord.py says nothing of its type


def menu(options: int, *, step: str = ">choose", label: str = "line", placeholder: str = "Choose …") -> Menu:
    lines = tuple(Option(str(number), f"{label} {number}") for number in range(options))
    return Menu(str(Mark("look", 1, 0, step)), placeholder, lines)


def test_a_page_becomes_one_container_with_its_parts_in_order() -> None:
    page = Page((Text("hello"), Gallery((PICTURE, PICTURE)), Line(), menu(3), Buttons((button(1), button(2)))))
    assert list(faults(page)) == []
    layout, files = lay_out(page)
    [container] = components_of(layout)
    assert [part["type"] for part in container["components"]] == [10, 12, 14, 1, 1]
    assert len({file.filename for file in files}) == 2
    assert [file.description for file in files] == ["A garden.", "A garden."]
    assert layout.timeout is None


def test_the_same_picture_gets_a_new_file_name_each_time() -> None:
    page = Page((Gallery((PICTURE,)),))
    assert lay_out(page)[1][0].filename != lay_out(page)[1][0].filename


def test_a_kept_picture_is_named_by_its_address_and_needs_no_file() -> None:
    page = Page((Gallery((Kept("https://example.invalid/garden.webp", "A garden."),)),))
    layout, files = lay_out(page)
    assert files == []
    assert page.keeps_pictures
    assert components_of(layout)[0]["components"][0]["items"][0]["media"]["url"].endswith("garden.webp")


@pytest.mark.parametrize(
    ("blocks", "said"),
    [
        ((), "nothing at all"),
        ((Text(""),), "empty text"),
        ((Text("x" * 2001), Text("x" * 2000)), "4001 characters"),
        (tuple(Line() for _ in range(40)), "41 components"),
        ((Buttons((button(1), button(1))),), "one custom id"),
        ((Buttons((Button("look:1:0:" + "x" * 100, "long"),)),), "custom id"),
        ((Buttons((button(1, ""),)),), "button"),
        ((Buttons((button(1, "x" * 81),)),), "button"),
        ((Buttons(tuple(button(number) for number in range(6))),), "6 buttons"),
        ((Buttons(()),), "0 buttons"),
        ((menu(26),), "26 lines"),
        ((menu(0),), "0 lines"),
        ((menu(1, label="x" * 100),), "menu line"),
        ((menu(1, placeholder="x" * 151),), "placeholder"),
        ((Menu(str(Mark("look", 1, 0, ">c")), "…", (Option("a", "one"), Option("a", "two"))),), "one value"),
        ((Menu(str(Mark("look", 1, 0, ">c")), "…", (Option("", "one"),)),), "menu value"),
        ((Gallery((Picture(b"", "webp", 1, 1, ""),)),), "alt text"),
        ((Gallery((Picture(b"", "webp", 1, 1, "x" * 1025),)),), "alt text"),
        ((Gallery((Picture(b"x" * (10 * 1024 * 1024 + 1), "webp", 1, 1, "x"),)),), "bytes"),
        ((Gallery(()),), "0 pictures"),
        ((Attached("a.txt", b"x" * (10 * 1024 * 1024 + 1)),), "bytes"),
    ],
)
def test_what_discord_would_refuse_is_found_before_it_is_sent(blocks: tuple[Block, ...], said: str) -> None:
    page = Page(blocks)
    assert any(said in fault for fault in faults(page))
    with pytest.raises(PageTooLarge):
        lay_out(page)


def test_what_is_just_within_the_limits_passes() -> None:
    page = Page(
        (
            Text("x" * 4000),
            Buttons(tuple(button(number, "x" * 80) for number in range(5))),
            menu(25, label="x" * 90),
            Gallery((Picture(b"", "webp", 1, 1, "x" * 1024),) * 10),
        )
    )
    assert list(faults(page)) == []


@pytest.mark.parametrize("area", ["lobby", "table", "look", "turn", "ask"])
@pytest.mark.parametrize("step", ["join", "page 3", ">choose", "p pick - land bee V1", "", "a:b:c"])
def test_a_mark_is_read_as_it_was_written(area: str, step: str) -> None:
    mark = Mark(area, 17, 203, step)  # type: ignore[arg-type]  # parametrised by the areas themselves
    assert read_mark(str(mark)) == mark


@pytest.mark.parametrize("custom_id", ["", "turn", "turn:1:2", "pond:1:2:x", "turn:x:2:y", "turn:-1:2:y"])
def test_what_is_no_mark_of_ours_is_told_apart(custom_id: str) -> None:
    assert read_mark(custom_id) is None


@pytest.mark.parametrize(
    "step",
    [
        Step(),
        Step("pick", "t", ("flutter", "bee", "air")),
        Step("group", "o", ("land", "bee")),
        Step("show", "p", ("land", "bee"), 3),
        Step("end"),
    ],
)
@pytest.mark.parametrize("menu", [False, True])
def test_a_step_is_read_as_it_was_written(step: Step, menu: bool) -> None:
    mark = read_mark(step.mark(4, 9, menu=menu))
    assert mark is not None
    assert read_step(mark.step) == step


@pytest.mark.parametrize("text", ["", "p", "p pick", "q pick -", "p dance -", "p pick x"])
def test_what_is_no_step_is_told_apart(text: str) -> None:
    assert read_step(text) is None


def test_a_step_that_is_too_long_for_a_custom_id_is_a_fault_found_early() -> None:
    with pytest.raises(ValueError, match="custom id of"):
        Step("pick", "p", ("x" * 90,)).mark(1, 1)


def test_long_boards_come_as_a_file_and_lose_nothing() -> None:
    assert [type(block) for block in boxed(["a board"], "table", 100)] == [Text]
    [file] = boxed(["x" * 3000, "y" * 3000], "table", 100)
    assert isinstance(file, Attached)
    assert file.data.decode() == f"{'x' * 3000}\n\n{'y' * 3000}"


def test_the_rows_of_a_board_stand_in_even_letters_and_its_prose_does_not() -> None:
    grids = "  A B\n1 * .\n\n  A B\n1 . p"
    prose = "All that is to be told of a garden takes a line that a phone must wrap. *"
    [block] = boxed([f"{prose}\nShort.\n\n{grids}\n\n{prose}"], "table", 100)
    assert isinstance(block, Text)
    assert block.content == "\n".join([prose.replace("*", r"\*"), "Short.", box(grids), prose.replace("*", r"\*")])
    [short] = boxed([grids], "table", 100)
    assert isinstance(short, Text)
    assert short.content == box(grids)


def test_a_board_cannot_break_out_of_its_box() -> None:
    assert box("a ``` b").count("```") == 2


def test_lines_are_laid_on_as_few_pages_as_hold_them() -> None:
    lines = ["x" * 40] * 10
    pages = pages_of(lines, 100)
    assert [page.count("\n") + 1 for page in pages] == [2] * 5
    assert pages_of([], 100) == []
    assert "".join(pages_of(["x" * 250], 100)) == "x" * 250
