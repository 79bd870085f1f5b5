"""Computer gardeners choose their moves off the event loop, within a time limit, and are never at a loss."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor

import structlog

from rules.chance import Chance
from rules.game import Move
from rules.table import Table

PATIENCE = 15.0
"""Seconds that a computer gardener may think about one move, many times what it needs."""

_log = structlog.get_logger(__name__)


class Gardeners:
    """Chooses for the seats that no person plays."""

    def __init__(self, executor: Executor | None, draw_seed: Callable[[], int], patience: float = PATIENCE) -> None:
        self._executor = executor
        self._draw_seed = draw_seed
        self._patience = patience

    async def choose(self, table: Table, seat: int) -> Move:
        """A legal move for `seat`, which the gardener sees through its own view.

        A gardener that fails or thinks for too long is a fault to be logged, never a table that stands still:
        then the turn is ended where it may be, or any legal move made.
        """
        view = table.game.view(table.state, seat)
        legal = list(table.game.legal(view, seat))
        if len(legal) == 1:
            return legal[0]
        chance = Chance(self._draw_seed())
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._executor, table.game.choose, view, seat, chance)
        try:
            move = await asyncio.wait_for(thinking, self._patience)
        except TimeoutError:
            _log.error("gardener_too_slow", game=table.game.key, seat=seat, ply=table.ply)
        except Exception:  # noqa: BLE001  whatever is wrong with a gardener, the people at the table play on
            _log.exception("gardener_failed", game=table.game.key, seat=seat, ply=table.ply)
        else:
            if move in legal:
                return move
            _log.error("gardener_cheated", game=table.game.key, seat=seat, ply=table.ply, move=str(move))
        return next((move for move in legal if move.ends_turn), None) or Chance(self._draw_seed()).pick(legal)
