"""The garden of the concept picture is a legal state: a record leads to it."""

from rules.pergola import GAME
from rules.pergola.state import Dragonfly, Garden, Lantern
from rules.record import read_record
from tests.golden.concept import ASE
from tests.golden.endings import HOME


def the_garden() -> Garden:
    _, table = read_record((HOME / "pergola-concept.txt").read_text("utf-8"))
    assert table.state.turn.hand == ("butterfly",)
    garden: Garden = table.state.gardens[ASE]
    return garden


def test_the_concept_garden_stands_as_it_is_drawn() -> None:
    garden = the_garden()
    assert garden.hollyhocks == ((False, True), (False,), (True, False))
    assert {(each.name, each.double, each.ladybug) for each in garden.magnolias} == {
        ("1.1", True, False),
        ("2.1", True, False),
        ("2.2", False, True),
        ("3.1", False, False),
    }
    assert sorted(bud.name for bud in garden.buds) == ["3.2", "3.3", "4.1"]
    assert [(cup.name, cup.large, cup.bees) for cup in garden.buttercups] == [
        ("V1", True, 2),
        ("V2", False, 1),
        ("V3", True, 0),
    ]
    assert [(pair.gift, pair.bees) for pair in garden.lavenders] == [("flower", 1), ("dragonfly", 0)]
    assert garden.lanterns == (Lantern("drip", used=True), Lantern("frog"))
    assert garden.dragonflies == (Dragonfly("large", "magnolia"),)
    assert garden.flying == (0, 1, 0)
    assert [leaf.colour for leaf in garden.leaves] == ["maple", "birch", "willow"]
    assert (set(garden.drops), garden.frog, garden.pots) == ({"A3", "C3"}, "NE", ("P1",))
    assert [tool.kind for tool in garden.tools] == ["shovel"] * 4 + ["rake"] * 5


def test_the_concept_garden_scores_45_as_its_chips_tell() -> None:
    _, table = read_record((HOME / "pergola-concept.txt").read_text("utf-8"))
    sheet = GAME.score(table.state)[ASE]
    points = {line.category: line.points for line in sheet.lines}
    assert points["hollyhocks"] + points["butterflies"] == 12
    assert points["magnolias"] + points["ladybugs"] == 5
    assert points["buttercups"] + points["bees"] + points["pots"] == 11
    assert points["lavender"] + points["dragonflies"] == 14
    assert points["leaves"] == 3
    assert sheet.total == 45
