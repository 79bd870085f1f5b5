"""Alt text of any game: never more than Discord takes."""

from render.alt import LIMIT, within
from words.speech import LANGUAGES, words_in


def test_what_fits_is_told_whole() -> None:
    assert within(["First.", "Second."], words_in("en")) == "First. Second."


def test_alt_text_that_must_be_cut_ends_at_a_sentence_and_says_where_the_rest_is() -> None:
    for words in map(words_in, LANGUAGES):
        more = words.say("pictures-more")
        cut = within(["First.", "x" * 500 + ".", "y" * 600 + "."], words)
        assert cut == "First. " + "x" * 500 + ". " + more
        assert len(within(["z" * 2000], words)) == LIMIT
