"""Counts every component of a game, wherever it lies. A component keeps its kind from box to garden."""

from collections import Counter

from rules.pergola.components import PLANTS
from rules.pergola.state import INSECTS, Garden, State, Tool


def census(state: State) -> Counter[str]:
    """All components by name. What does not fit together is counted as a thing of its own."""
    counted: Counter[str] = Counter()
    on_tools: Counter[str] = Counter()
    for tool in _tools(state):
        counted[f"tool {tool.kind} {tool.pieces}"] += 1
    for garden in state.gardens:
        for tool in garden.tools:
            on_tools.update(tool.pieces)
        counted.update(_of_garden(garden))
    for pile in state.piles:
        counted.update(f"leaf {leaf}" for leaf in pile.leaves)
    for lily in state.pond:
        counted.update(f"{size} dragonfly" for size in lily.dragonflies)
    supply = state.supply
    counted.update({"butterfly": supply.butterflies, "ladybug": supply.ladybugs, "bee": supply.bees})
    counted.update({"flower": supply.lavender_flowers, "dragonfly": supply.small_dragonflies})
    counted.update(state.turn.hand)
    del counted["any"]  # a promise, no piece
    pending = sum(pair.gift is None for garden in state.gardens for pair in garden.lavenders)
    counted["pairs without a choice of gift"] = counted.pop("pair", 0) - pending
    # plants and lanterns come into play with the tool that shows them, so those planted or in hand are those shown
    for piece in (*PLANTS, *(f"lantern-{kind}" for kind in ("action", "insect", "drip", "frog"))):
        there = counted.pop(piece, 0) + counted.pop(piece.removeprefix("magnolia-"), 0)
        counted[f"{piece} not of the tools"] = there - on_tools[piece]
    return counted


def _tools(state: State) -> list[Tool]:
    shown = [tool for tool in state.tools if tool is not None]
    return [*shown, *state.stack, *state.discarded, *(tool for garden in state.gardens for tool in garden.tools)]


def _of_garden(garden: Garden) -> Counter[str]:
    counted: Counter[str] = Counter()
    for colour, column in zip(("blue", "yellow", "red"), garden.hollyhocks, strict=True):
        counted[f"hollyhock-{colour}"] += len(column)
        counted["butterfly"] += sum(column)
    for magnolia in garden.magnolias:
        counted["magnolia-double" if magnolia.double else "magnolia-single"] += 1
        counted["ladybug"] += magnolia.ladybug
    for cup in garden.buttercups:
        counted["buttercup-large" if cup.large else "buttercup-small"] += 1
        counted["bee"] += cup.bees
    for pair in garden.lavenders:
        counted["bee"] += pair.bees
        counted.update([pair.gift] if pair.gift else [])
    counted["lavender-leaf"] += garden.lavender_leaves
    counted.update(dict(zip(INSECTS, garden.flying, strict=True)))
    counted.update(f"{dragonfly.size} dragonfly" for dragonfly in garden.dragonflies)
    counted.update(f"leaf {leaf}" for leaf in garden.leaves)
    counted.update(f"lantern-{lantern.kind}" for lantern in garden.lanterns)
    counted["buds too many"] += len(garden.buds) - 1 - sum(magnolia.double for magnolia in garden.magnolias)
    names = [bud.name for bud in garden.buds] + [magnolia.name for magnolia in garden.magnolias]
    counted["places of two magnolias"] += len(names) - len(set(names))
    return counted
