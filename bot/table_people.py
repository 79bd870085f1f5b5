"""What the tables know of people: what they are called now, and the language they chose for themselves."""

from bot.people import Person
from bot.store.protocol import Store


class People:
    """The people of one store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def meet(self, person: Person, guild: int | None) -> str | None:
        """The language that the person chose, if any. At their tables in that server they bear their name of today;

        a game that is over keeps the names that it was played under.
        """
        known = await self._store.acquaintance(person, guild)
        if known.renamed:
            await self._store.rename(person, guild)
        return known.language

    async def choose_language(self, person: int, language: str | None) -> None:
        """The person is spoken to in this language from now on; None: in the one that Discord is set to."""
        await self._store.keep_language(person, language)
