"""What a seat may see: tools to come show their kind alone, leaves under the top nothing (P17)."""

from functools import cache

from msgspec.structs import replace

from rules.pergola.state import Pile, State, Tool, ToolKind


@cache
def hidden(kind: ToolKind) -> Tool:
    """A tool of which only the kind is seen."""
    return Tool(kind, ())


def view(state: State) -> State:
    """The state with all that is hidden left blank. It is the same for every seat: nobody has a secret alone."""
    left, middle, right = (_seen(pile) for pile in state.piles)
    return replace(state, stack=tuple(hidden(tool.kind) for tool in state.stack), piles=(left, middle, right))


def _seen(pile: Pile) -> Pile:
    seen = pile.leaves[:1] if pile.face_up else ()
    return replace(pile, leaves=(*seen, *(None,) * (len(pile.leaves) - len(seen))))


def opening(start: State, now: State) -> State:
    """The first state with all that is still hidden `now` left blank: tools and leaves that nobody has seen."""
    drawn = len(start.stack) - len(now.stack)
    stack = (*start.stack[:drawn], *(hidden(tool.kind) for tool in start.stack[drawn:]))
    left, middle, right = (_known(pile, later) for pile, later in zip(start.piles, now.piles, strict=True))
    return replace(start, stack=stack, piles=(left, middle, right))


def _known(pile: Pile, later: Pile) -> Pile:
    unseen = len(later.leaves) - (1 if later.face_up and later.leaves else 0)
    seen = len(pile.leaves) - unseen
    return replace(pile, leaves=(*pile.leaves[:seen], *(None,) * unseen))
