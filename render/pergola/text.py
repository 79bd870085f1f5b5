"""A garden and the board in words: the lines of the text board, of which the alt text takes as many as it may."""

from collections.abc import Iterable

from render.drawer import Seen
from render.pergola.points import corner_points
from render.step import choice_line
from rules.pergola.board import TURNS
from rules.pergola.components import components
from rules.pergola.state import COLOURS, Garden, Lavender, Pile, State, Tool
from words.speech import Words

KEY = "pergola"


def _say(words: Words, key: str, **details: str | int) -> str:
    return words.say(f"pergola-picture-{key}", **details)


def _list(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def turn_of(state: State, seat: int) -> int:
    """Which turn of the seat this is, from 1; the last one when the game is over."""
    choosing = seat == state.seat and not state.over and state.turn.stage == "take"
    return min(TURNS, max(1, len(state.gardens[seat].tools) + (1 if choosing else 0)))


def trial_line(state: State, words: Words) -> tuple[str, ...]:
    """What is said before all else of a trial; nothing of the game itself."""
    return (_say(words, "text-trial"),) if state.trial else ()


def garden_lines(seen: Seen) -> list[str]:
    """All that a garden's picture shows, a line a corner; the head line first, then what may be done now."""
    state: State = seen.view
    garden, words = state.gardens[seen.seat], seen.words
    points = corner_points(garden)
    head = _say(
        words,
        "text-garden",
        name=seen.names[seen.seat],
        turn=turn_of(state, seen.seat),
        turns=TURNS,
        points=points["total"],
    )
    lines = [*trial_line(state, words), head, choice_line(seen, KEY)]
    if seen.seat == state.seat and state.turn.hand:
        lines.append(
            _say(words, "text-hand", pieces=_list(_say(words, f"piece-{piece}") for piece in state.turn.hand))
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
        _say(words, "text-cascade", first=garden.drops[0], second=garden.drops[1]),
        _leaves(garden, words, points["leaves"]),
        _say(words, "text-frog", place=garden.frog) if garden.frog else _say(words, "text-frog-home"),
        _say(words, "text-tools", used=len(garden.tools), turns=TURNS),
    ]
    return [line for line in lines if line]


def _hollyhocks(garden: Garden, words: Words, points: int) -> str:
    columns = [
        _say(
            words,
            f"text-column-{colour}",
            height=len(column),
            butterflies=_list(str(level) for level, landed in enumerate(column, 1) if landed) or "none",
        )
        for colour, column in zip(COLOURS, garden.hollyhocks, strict=True)
        if column
    ]
    if not columns:
        return _say(words, "text-no-hollyhocks")
    return _say(words, "text-hollyhocks", points=points, columns=_list(columns))


def _magnolias(garden: Garden, words: Words, points: int) -> str:
    buds = _list(bud.name for bud in garden.buds)
    if not garden.magnolias:
        return _say(words, "text-no-magnolias", buds=buds)
    pieces = _list(
        _say(words, "text-piece-ladybug" if piece.ladybug else "text-piece", place=piece.name)
        for piece in garden.magnolias
    )
    return _say(words, "text-magnolias", points=points, pieces=pieces, buds=buds)


def _pergola(garden: Garden, words: Words, points: int) -> str:
    if not garden.buttercups:
        return _say(words, "text-no-buttercups")
    flowers = _list(
        _say(words, f"text-buttercup-{'large' if each.large else 'small'}", place=each.name, bees=each.bees)
        for each in garden.buttercups
    )
    bees = sum(each.bees for each in garden.buttercups)
    return _say(words, "text-pergola", points=points, flowers=flowers, bees=bees)


def _pots(garden: Garden, words: Words) -> str:
    if not garden.pots:
        return _say(words, "text-no-pots")
    subjects = components().pots
    return _say(
        words,
        "text-pots",
        pots=_list(_say(words, f"text-pot-{subjects[pot]}", place=pot) for pot in garden.pots),
    )


def _lavender(garden: Garden, words: Words, points: int) -> str:
    if not garden.lavender_leaves and not garden.dragonflies:
        return _say(words, "text-no-lavender")
    pairs = _list(_pair(pair, words) for pair in garden.lavenders) or "none"
    return _say(words, "text-lavender", points=points, leaves=garden.lavender_leaves, pairs=pairs)


def _pair(pair: Lavender, words: Words) -> str:
    if pair.gift == "flower":
        return _say(words, "text-pair-flower", place=pair.name, bees=pair.bees)
    return _say(words, "text-pair-dragonfly" if pair.gift else "text-pair-open", place=pair.name)


def _dragonflies(garden: Garden, words: Words) -> str:
    if not garden.dragonflies:
        return ""
    each = _list(_say(words, f"text-dragonfly-{one.size}", requirement=one.requirement) for one in garden.dragonflies)
    return _say(words, "text-dragonflies", dragonflies=each)


def _flying(garden: Garden, words: Words) -> str:
    butterflies, ladybugs, bees = garden.flying
    if not any(garden.flying):
        return ""
    return _say(words, "text-flying", butterflies=butterflies, ladybugs=ladybugs, bees=bees)


def _lanterns(garden: Garden, words: Words) -> str:
    if not garden.lanterns:
        return ""
    each = _list(
        _say(words, f"text-lantern-{lantern.kind}", used="yes" if lantern.used else "no")
        for lantern in garden.lanterns
    )
    return _say(words, "text-lanterns", lanterns=each)


def _leaves(garden: Garden, words: Words, points: int) -> str:
    if not garden.leaves:
        return _say(words, "text-no-leaves")
    counts: dict[str, int] = {}
    for leaf in garden.leaves:
        counts[leaf.colour] = counts.get(leaf.colour, 0) + 1
    each = _list(_say(words, "text-leaf", count=count, colour=colour) for colour, count in counts.items())
    return _say(words, "text-leaves", points=points, leaves=each)


def board_lines(seen: Seen) -> list[str]:
    """All that the board's picture shows, a line a thing; the head line first, then what may be done now."""
    state: State = seen.view
    words = seen.words
    box = components()
    head = _say(
        words,
        "text-board",
        over="yes" if state.over else "no",
        turn=turn_of(state, state.seat),
        turns=TURNS,
        name=seen.names[state.seat],
    )
    lines = [*trial_line(state, words), head, choice_line(seen, KEY)]
    for number, (action, tool) in enumerate(zip(box.actions, state.tools, strict=True), 1):
        lines.append(_say(words, f"text-place-{action}", number=number, tool=_tool(tool, words)))
    lines.append(_say(words, "text-stack", count=len(state.stack)))
    if len(state.gardens) == 1:
        lines.append(_say(words, "text-solo"))
    for name, pile in zip(("left", "middle", "right"), state.piles, strict=True):
        lines.append(_say(words, f"text-pile-{name}", count=len(pile.leaves), leaf=_top(pile, words)))
    lines.append(_say(words, "text-frogs", frogs=_list(_frogs(state, seen))))
    for bright in state.pond:
        stack = "-".join(bright.dragonflies) or "none"
        said = _say(words, f"text-stack-{stack}")
        lines.append(_say(words, "text-bright", place=bright.name, requirement=bright.requirement, dragonflies=said))
    lilies = _list(_say(words, "text-lily", place=name, insect=insect) for name, insect in box.lilies.items())
    supply = state.supply
    lines.append(_say(words, "text-lilies", lilies=lilies))
    lines.append(
        _say(
            words,
            "text-supply",
            butterflies=supply.butterflies,
            ladybugs=supply.ladybugs,
            bees=supply.bees,
            flowers=supply.lavender_flowers,
            dragonflies=supply.small_dragonflies,
        )
    )
    ways = "; ".join(_say(words, "text-way", place=name, near=_list(near)) for name, near in box.neighbours.items())
    lines.append(_say(words, "text-neighbours", ways=ways))
    return [line for line in lines if line]


def _tool(tool: Tool | None, words: Words) -> str:
    if tool is None:
        return _say(words, "text-gap")
    first, second = (_say(words, f"piece-{piece}") for piece in tool.pieces)
    return _say(words, f"text-tool-{tool.kind}", first=first, second=second)


def _top(pile: Pile, words: Words) -> str:
    if not pile.leaves:
        return _say(words, "text-pile-none")
    top = pile.leaves[0]
    if top is None or not pile.face_up:
        return _say(words, "text-pile-hidden")
    return _say(words, "text-pile-top", colour=top.colour, insect=top.insect, flutter="yes" if top.flutter else "no")


def _frogs(state: State, seen: Seen) -> list[str]:
    return [
        _say(seen.words, "text-frog-of", name=name, place=garden.frog)
        if garden.frog
        else _say(seen.words, "text-frog-of-home", name=name)
        for name, garden in zip(seen.names, state.gardens, strict=True)
    ]
