"""Every sentence a player reads, in every language we have: one folder per language, Fluent files in it."""

from words.speech import LANGUAGES, Words, language_of, words_in

__all__ = ["LANGUAGES", "Words", "language_of", "words_in"]
