"""What all seats share in words: the market's petals, stacks and markers, or the draft."""

from render.drawer import Seen
from render.gartenbau.text import KEY, listed, place_of_marker, say, trial_line
from render.step import choice_line
from rules.gartenbau.asking import colour_noun, flower_noun, of_amount
from rules.gartenbau.components import components
from rules.gartenbau.market import empty_petals, top_plant
from rules.gartenbau.state import COLOURS, PETALS, State
from rules.sentence import Detail, Noun
from words.speech import Words


def board_lines(seen: Seen) -> list[str]:
    """All that the board's picture shows: the head line, what may be done now, then place by place."""
    state: State = seen.view
    lines = _draft(seen) if state.stage == "draft" else _market(seen)
    return [line for line in (trial_line(seen), *lines) if line]


def _head(seen: Seen) -> str:
    state: State = seen.view
    words = seen.words
    if state.stage == "over":
        return say(words, "text-over")
    if state.stage == "prepare":
        return say(words, "text-prepare")
    name = seen.names[state.seat]
    if state.stage == "draft":
        return say(words, "text-draft", name=name)
    return say(words, "text-board", round=state.round, name=name)


def _market(seen: Seen) -> list[str]:
    state: State = seen.view
    words = seen.words
    markers = listed(
        say(words, "text-marker-of", name=name, place=place_of_marker(garden.space, words))
        for name, garden in zip(seen.names, state.gardens, strict=True)
    )
    numbers = components().numbers
    return [
        _head(seen),
        choice_line(seen, KEY),
        say(words, "text-markers", markers=markers),
        *(_petal(state, petal, words) for petal in range(len(state.stacks))),
        *_stall(state, words),
        say(words, "text-supply", suns=state.suns, waters=state.waters),
        say(words, "text-empty-petals", count=empty_petals(state), most=numbers["empty-petals"]),
    ]


def _amount(words: Words, suns: int, waters: int) -> str:
    return words.tell(of_amount("gartenbau-label-suns", suns, waters))


def _petal(state: State, petal: int, words: Words) -> str:
    stack = state.stacks[petal]
    face = components().petals[len(state.gardens)][petal]
    ability = Noun(f"gartenbau-ability-{face.ability}")
    gives = _amount(words, face.suns, face.waters)
    shown: dict[str, Detail] = {"petal": PETALS[petal], "gives": gives, "ability": ability}
    if not stack.tiles:
        said = say(words, "text-petal-empty", **shown)
    elif stack.tiles[0] is None:
        said = say(words, "text-petal-hidden", **shown, count=len(stack.tiles))
    else:
        first, second = map(colour_noun, stack.tiles[0])
        said = say(words, "text-petal-tile", **shown, count=len(stack.tiles), first=first, second=second)
    if stack.suns or stack.waters:
        said = f"{said} {say(words, 'text-lying', tokens=_amount(words, stack.suns, stack.waters))}"
    return said


def _stall(state: State, words: Words) -> list[str]:
    parts = []
    for colour, left in zip(COLOURS, state.plants, strict=True):
        plant = top_plant(state, colour)
        parts.append(
            say(words, "text-stack-none", colour=colour_noun(colour))
            if plant is None
            else say(
                words,
                "text-stack",
                colour=colour_noun(colour),
                count=left,
                prestige=plant.prestige,
                suns=plant.suns,
                waters=plant.waters,
                recipe=Noun(f"gartenbau-recipe-{colour}"),
            )
        )
    return [say(words, "text-stacks", stacks="; ".join(parts))]


def _draft(seen: Seen) -> list[str]:
    state: State = seen.view
    words = seen.words
    lines = [_head(seen), choice_line(seen, KEY)]
    for number, pile in enumerate(state.draft, 1):
        flower = flower_noun(pile.open)
        tile = components().flowers[pile.open]
        if pile.picked_by is None:
            lines.append(
                say(
                    words,
                    "text-pile",
                    number=number,
                    flower=flower,
                    recipe=words.say(f"gartenbau-recipe-{tile.species}"),
                    scoring=words.say(f"gartenbau-scoring-{tile.scoring}"),
                )
            )
        else:
            name = seen.names[pile.picked_by]
            lines.append(say(words, "text-pile-picked", number=number, flower=flower, name=name))
    return lines
