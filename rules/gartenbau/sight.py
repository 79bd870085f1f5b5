"""What a seat may see (G2, G3, G8, G10 to G13, G15), and what it knows of the first state."""

from msgspec.structs import replace

from rules.gartenbau.state import Garden, Pile, Plot, Stack, State


def view(state: State, seat: int | None) -> State:
    """The state as `seat` (None: an onlooker) may see it. When the game is over, everything lies open."""
    if state.stage == "over":
        return state
    return replace(
        state,
        gardens=tuple(
            garden if owner == seat else _of_another(garden, preparing=state.stage == "prepare")
            for owner, garden in enumerate(state.gardens)
        ),
        stacks=tuple(map(_seen, state.stacks)),
        draft=tuple(_known(pile, pile.picked_by, seat) for pile in state.draft),
        spare=(None,) * len(state.spare),
        box=(None,) * len(state.box),
    )


def _of_another(garden: Garden, *, preparing: bool) -> Garden:
    """Another's garden: its hand is blank. While all prepare, it looks as if its owner had not begun."""
    if preparing:
        hand = (None,) * (len(garden.hand) + len(garden.discarded))
        return replace(garden, side=None, plot=Plot(), hand=hand, discarded=(), ready=False)
    return replace(garden, hand=(None,) * len(garden.hand), discarded=(None,) * len(garden.discarded))


def _seen(stack: Stack) -> Stack:
    seen = stack.tiles[:1] if stack.face_up else ()
    return replace(stack, tiles=(*seen, *(None,) * (len(stack.tiles) - len(seen))))


def _known(pile: Pile, picked_by: int | None, seat: int | None) -> Pile:
    return pile if picked_by is not None and picked_by == seat else replace(pile, hidden=None)


def opening(start: State, now: State, seat: int | None) -> State:
    """The first state with all that `seat` (None: an onlooker) does not know by `now` left blank.

    Of another's flowers it knows none at the start, not even those that were placed since: a blank hand may hold
    any flower that is placed from it later.
    """
    if now.stage == "over":
        return start
    return replace(
        start,
        gardens=tuple(
            garden if owner == seat else replace(garden, hand=(None,) * len(garden.hand))
            for owner, garden in enumerate(start.gardens)
        ),
        stacks=tuple(map(_seen_by_now, start.stacks, now.stacks)),
        draft=tuple(_known(pile, later.picked_by, seat) for pile, later in zip(start.draft, now.draft, strict=True)),
        spare=(None,) * len(start.spare),
        box=(None,) * len(start.box),
    )


def _seen_by_now(stack: Stack, later: Stack) -> Stack:
    unseen = len(later.tiles) - (1 if later.face_up and later.tiles else 0)
    seen = len(stack.tiles) - unseen
    return replace(stack, tiles=(*stack.tiles[:seen], *(None,) * unseen))
