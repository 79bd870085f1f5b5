"""What the rules want said, without a single word of any language.

`rules` names a sentence of `words/` and the details that stand in it; `words` says it in somebody's language.
"""

import msgspec


class Noun(msgspec.Struct, frozen=True):
    """The name of a thing, itself a key of `words/`: it is put into words before it stands in a sentence."""

    key: str


Detail = str | int | Noun


class Sentence(msgspec.Struct, frozen=True):
    """A key of `words/` with the details that its variables take, as name and value."""

    key: str
    details: tuple[tuple[str, Detail], ...] = ()


def sentence(key: str, /, **details: Detail) -> Sentence:
    """A sentence with its details given by name."""
    return Sentence(key, tuple(details.items()))
