"""A garden in words: the lines of the text board, of which the alt text takes as many as it may."""

from collections.abc import Iterable

from render.drawer import Seen
from render.pergola.points import corner_points
from render.step import choice_line
from rules.pergola.board import TURNS
from rules.pergola.components import components
from rules.pergola.state import COLOURS, Garden, Lavender, State
from words.speech import Words

KEY = "pergola"


def say(words: Words, key: str, **details: str | int) -> str:
    """A sentence of the pictures' words."""
    return words.say(f"pergola-picture-{key}", **details)


def listed(parts: Iterable[str]) -> str:
    """Parts one after another."""
    return ", ".join(parts)


def turn_of(state: State, seat: int) -> int:
    """Which turn of the seat this is, from 1; the last one when the game is over."""
    choosing = seat == state.seat and not state.over and state.turn.stage == "take"
    return min(TURNS, max(1, len(state.gardens[seat].tools) + (1 if choosing else 0)))


def trial_line(state: State, words: Words) -> tuple[str, ...]:
    """What is said before all else of a trial; nothing of the game itself."""
    return (say(words, "text-trial"),) if state.trial else ()


def garden_lines(seen: Seen) -> list[str]:
    """All that a garden's picture shows, a line a corner; the head line first, then what may be done now."""
    state: State = seen.view
    garden, words = state.gardens[seen.seat], seen.words
    points = corner_points(garden)
    head = say(
        words,
        "text-garden-over" if state.over else "text-garden",
        name=seen.names[seen.seat],
        turn=turn_of(state, seen.seat),
        turns=TURNS,
        points=points["total"],
    )
    lines = [*trial_line(state, words), head, choice_line(seen, KEY)]
    if seen.seat == state.seat and state.turn.hand:
        lines.append(
            say(words, "text-hand", pieces=listed(say(words, f"piece-{piece}") for piece in state.turn.hand))
        )
    lines += [
        _hollyhocks(garden, words, points["hollyhocks"]),
        _magnolias(garden, words, points["magnolias"]),
        _pergola(garden, words, points["pergola"]),
        _pots(garden, words),
        _lavender(garden, words, points["lavender"]),
        _dragonflies(garden, words),
        _flying(garden, words),
        _lanterns(garden, words),
        say(words, "text-cascade", first=garden.drops[0], second=garden.drops[1]),
        _leaves(garden, words, points["leaves"]),
        say(words, "text-frog", place=garden.frog) if garden.frog else say(words, "text-frog-home"),
        say(words, "text-tools", used=len(garden.tools), turns=TURNS),
    ]
    return [line for line in lines if line]


def _hollyhocks(garden: Garden, words: Words, points: int) -> str:
    columns = [
        say(
            words,
            f"text-column-{colour}",
            height=len(column),
            butterflies=listed(str(level) for level, landed in enumerate(column, 1) if landed) or "none",
        )
        for colour, column in zip(COLOURS, garden.hollyhocks, strict=True)
        if column
    ]
    if not columns:
        return say(words, "text-no-hollyhocks")
    return say(words, "text-hollyhocks", points=points, columns=listed(columns))


def _magnolias(garden: Garden, words: Words, points: int) -> str:
    buds = listed(bud.name for bud in garden.buds)
    if not garden.magnolias:
        return say(words, "text-no-magnolias", buds=buds)
    pieces = listed(
        say(words, "text-piece-ladybug" if piece.ladybug else "text-piece", place=piece.name)
        for piece in garden.magnolias
    )
    return say(words, "text-magnolias", points=points, pieces=pieces, buds=buds)


def _pergola(garden: Garden, words: Words, points: int) -> str:
    if not garden.buttercups:
        return say(words, "text-no-buttercups")
    flowers = listed(
        say(words, f"text-buttercup-{'large' if each.large else 'small'}", place=each.name, bees=each.bees)
        for each in garden.buttercups
    )
    bees = sum(each.bees for each in garden.buttercups)
    return say(words, "text-pergola", points=points, flowers=flowers, bees=bees)


def _pots(garden: Garden, words: Words) -> str:
    if not garden.pots:
        return say(words, "text-no-pots")
    subjects = components().pots
    return say(
        words,
        "text-pots",
        pots=listed(say(words, f"text-pot-{subjects[pot]}", place=pot) for pot in garden.pots),
    )


def _lavender(garden: Garden, words: Words, points: int) -> str:
    if not garden.lavender_leaves and not garden.dragonflies:
        return say(words, "text-no-lavender")
    pairs = listed(_pair(pair, words) for pair in garden.lavenders) or "none"
    return say(words, "text-lavender", points=points, leaves=garden.lavender_leaves, pairs=pairs)


def _pair(pair: Lavender, words: Words) -> str:
    if pair.gift == "flower":
        return say(words, "text-pair-flower", place=pair.name, bees=pair.bees)
    return say(words, "text-pair-dragonfly" if pair.gift else "text-pair-open", place=pair.name)


def _dragonflies(garden: Garden, words: Words) -> str:
    if not garden.dragonflies:
        return ""
    each = listed(say(words, f"text-dragonfly-{one.size}", requirement=one.requirement) for one in garden.dragonflies)
    return say(words, "text-dragonflies", dragonflies=each)


def _flying(garden: Garden, words: Words) -> str:
    butterflies, ladybugs, bees = garden.flying
    if not any(garden.flying):
        return ""
    return say(words, "text-flying", butterflies=butterflies, ladybugs=ladybugs, bees=bees)


def _lanterns(garden: Garden, words: Words) -> str:
    if not garden.lanterns:
        return ""
    each = listed(
        say(words, f"text-lantern-{lantern.kind}", used="yes" if lantern.used else "no")
        for lantern in garden.lanterns
    )
    return say(words, "text-lanterns", lanterns=each)


def _leaves(garden: Garden, words: Words, points: int) -> str:
    if not garden.leaves:
        return say(words, "text-no-leaves")
    counts: dict[str, int] = {}
    for leaf in garden.leaves:
        counts[leaf.colour] = counts.get(leaf.colour, 0) + 1
    each = listed(say(words, "text-leaf", count=count, colour=colour) for colour, count in counts.items())
    return say(words, "text-leaves", points=points, leaves=each)
