"""Pictures and texts of a trial, of every game: nobody takes them for the game itself."""

import pytest

from render.drawer import Seen
from render.registry import drawers
from rules.registry import games
from words.speech import LANGUAGES, words_in


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", drawers())
def test_a_trial_says_first_of_all_that_it_is_one_and_looks_different(key: str, language: str) -> None:
    game, drawer, words = games()[key], drawers()[key], words_in(language)
    only = words.say(f"{key}-picture-text-trial")
    view = game.view(game.set_up(3, 3, {}), 1)
    real, tried = (Seen(state, ("Åse", "Mia", "Tom"), words, 1) for state in (view, game.trial(view, 1)))
    texts = (drawer.text_garden, drawer.text_board)
    pictures = (drawer.garden, drawer.board)
    for said in (*(text(tried) for text in texts), *(picture(tried).alt for picture in pictures)):
        assert said.startswith(only)
    for said in (*(text(real) for text in texts), *(picture(real).alt for picture in pictures)):
        assert only not in said
    for picture in pictures:
        assert picture(tried).items != picture(real).items
