"""What all seats share in words: the tools and their actions, the piles of leaves, the pond with its frogs."""

from render.drawer import Seen
from render.pergola.text import KEY, listed, say, trial_line, turn_of
from render.step import choice_line
from rules.pergola.board import TURNS
from rules.pergola.components import components
from rules.pergola.state import Pile, State, Tool
from words.speech import Words


def board_lines(seen: Seen) -> list[str]:
    """All that the board's picture shows, a line a thing; the head line first, then what may be done now.

    What the step in hand is about comes before the rest: alt text has no room for everything.
    """
    state: State = seen.view
    words = seen.words
    head = say(
        words,
        "text-board",
        over="yes" if state.over else "no",
        turn=turn_of(state, state.seat),
        turns=TURNS,
        name=seen.names[state.seat],
    )
    parts = {"take": _tools(state, words), "fly": _piles(state, words), "jump": _pond(seen)}
    first = seen.choice.chosen[0] if seen.choice and seen.choice.chosen else ""
    ordered = sorted(parts, key=lambda part: part != first)
    lines = [*trial_line(state, words), head, choice_line(seen, KEY)]
    lines += [line for part in ordered for line in parts[part]]
    lines += [_supply(state, words), _neighbours(words)]
    return [line for line in lines if line]


def _tools(state: State, words: Words) -> list[str]:
    return [
        *(
            say(words, f"text-place-{action}", number=number, tool=_tool(tool, words))
            for number, (action, tool) in enumerate(zip(components().actions, state.tools, strict=True), 1)
        ),
        say(words, "text-stack", count=len(state.stack)),
        say(words, "text-solo") if len(state.gardens) == 1 else "",
    ]


def _piles(state: State, words: Words) -> list[str]:
    return [
        say(words, f"text-pile-{name}", count=len(pile.leaves), leaf=_top(pile, words))
        for name, pile in zip(("left", "middle", "right"), state.piles, strict=True)
    ]


def _pond(seen: Seen) -> list[str]:
    state: State = seen.view
    words = seen.words
    lilies = listed(
        say(words, "text-lily", place=name, insect=insect) for name, insect in components().lilies.items()
    )
    return [
        say(words, "text-frogs", frogs=listed(_frogs(state, seen))),
        *(
            say(
                words,
                "text-bright",
                place=bright.name,
                requirement=bright.requirement,
                dragonflies=say(words, f"text-stack-{'-'.join(bright.dragonflies) or 'none'}"),
            )
            for bright in state.pond
        ),
        say(words, "text-lilies", lilies=lilies),
    ]


def _supply(state: State, words: Words) -> str:
    supply = state.supply
    return say(
        words,
        "text-supply",
        butterflies=supply.butterflies,
        ladybugs=supply.ladybugs,
        bees=supply.bees,
        flowers=supply.lavender_flowers,
        dragonflies=supply.small_dragonflies,
    )


def _neighbours(words: Words) -> str:
    neighbours = components().neighbours.items()
    ways = "; ".join(say(words, "text-way", place=name, near=listed(near)) for name, near in neighbours)
    return say(words, "text-neighbours", ways=ways)


def _tool(tool: Tool | None, words: Words) -> str:
    if tool is None:
        return say(words, "text-gap")
    first, second = (say(words, f"piece-{piece}") for piece in tool.pieces)
    return say(words, f"text-tool-{tool.kind}", first=first, second=second)


def _top(pile: Pile, words: Words) -> str:
    if not pile.leaves:
        return say(words, "text-pile-none")
    top = pile.leaves[0]
    if top is None or not pile.face_up:
        return say(words, "text-pile-hidden")
    return say(words, "text-pile-top", colour=top.colour, insect=top.insect, flutter="yes" if top.flutter else "no")


def _frogs(state: State, seen: Seen) -> list[str]:
    return [
        say(seen.words, "text-frog-of", name=name, place=garden.frog)
        if garden.frog
        else say(seen.words, "text-frog-of-home", name=name)
        for name, garden in zip(seen.names, state.gardens, strict=True)
    ]
