"""Careers: what a person has reached over all their finished games alone."""

from collections.abc import Mapping

import structlog

from bot.store.protocol import Store
from bot.table_cache import TableCache
from bot.table_errors import TableError
from bot.table_records import TableRecord
from rules.career import Career, CareerGame, Feat
from rules.game import AnyGame

_log = structlog.get_logger(__name__)


class Careers:
    """The careers of the people of one store. What each finished game counts for is replayed once, then kept."""

    def __init__(self, store: Store, cache: TableCache, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._cache = cache
        self._games = games

    async def of(self, record: TableRecord) -> Career | None:
        """The career of whoever plays this table alone; None with more seats, and where the game keeps no count."""
        game = self._games.get(record.game)
        if len(record.seats) != 1 or not isinstance(game, CareerGame):
            return None
        [seat] = record.seats
        if seat.person is None:
            return None
        feats = []
        for table_id, kept in await self._store.feats(seat.person, record.game):
            feat = kept or await self._work_out(game, table_id)
            feats += [feat] if feat is not None else []
        return game.career(feats)

    async def _work_out(self, game: CareerGame, table_id: int) -> Feat | None:
        """The feat of a finished game, from its log; None where this version cannot replay it any more."""
        record = await self._store.record(table_id)
        assert record is not None  # noqa: S101  it was found with its feat missing, and no table is ever deleted
        try:
            table = await self._cache.table(record)
        except TableError as error:
            _log.warning("feat_unknown", table=table_id, why=type(error).__name__)
            return None
        feat = game.feat(table.state)
        await self._store.keep_feat(table_id, feat)
        return feat
