"""People, as the tables know them: a number that never changes and a name that may."""

import msgspec


class Person(msgspec.Struct, frozen=True):
    """A Discord user; `name` is the raw name shown in the server at hand, markdown and all."""

    id: int
    name: str
