"""Whatever a game wants said can be said in every language, within Discord's limits."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.game import Move
from rules.notation import VERB, Choice, in_groups, narrow, words_of
from rules.registry import games
from tests.contract.play import SETUPS, last_state, moments
from words import LANGUAGES, words_in

SEEDS = st.integers(min_value=0, max_value=2**64 - 1)
every_setup = pytest.mark.parametrize(("key", "seats"), SETUPS)
every_game = pytest.mark.parametrize("key", sorted(games()))
every_language = pytest.mark.parametrize("language", LANGUAGES)
few = settings(max_examples=3)
_COMMAND = re.compile(r"[-_'\w]{1,32}")


@every_setup
@few
@given(seed=SEEDS)
def test_every_step_of_every_choice_is_asked_and_labelled(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    for moment in moments(game, seats, seed):
        main = [move for move in moment.legal if not move.aside]
        reached = set()
        waiting: list[tuple[tuple[str, ...], list[Move]]] = [((), main)]
        while waiting:
            chosen, fitting = waiting.pop()
            found = narrow(fitting, chosen)
            if not isinstance(found, Choice):
                reached.add(found)
                continue
            place = len(found.chosen)
            waiting += [
                ((*found.chosen, value), [move for move in fitting if words_of(move)[place] == value])
                for value in found.values
            ]
            for language in LANGUAGES:
                words = words_in(language)
                assert words.tell(game.ask(moment.state, moment.seat, found.chosen, found.field)).endswith("?")
                labels = [
                    words.tell(game.label(moment.state, moment.seat, found.chosen, found.field, value))
                    for value in found.values
                ]
                assert all(0 < len(label) <= 60 for label in labels), labels
                assert len(set(labels)) == len(labels), labels
        assert reached - {None} == set(main)


@every_setup
@few
@given(seed=SEEDS)
def test_every_word_of_every_move_is_asked_and_labelled_even_where_it_is_forced(
    key: str, seats: int, seed: int
) -> None:
    """The panel repeats what was chosen or forced; a label that has a short form takes the same details for it."""
    game = games()[key]
    for moment in moments(game, seats, seed):
        steps = {
            (words_of(move)[:place], field, words_of(move)[place])
            for move in moment.legal
            for place, field in enumerate((VERB, *move.__struct_fields__))
        }
        for chosen, field, value in steps:
            asked = game.ask(moment.state, moment.seat, chosen, field)
            label = game.label(moment.state, moment.seat, chosen, field, value)
            for words in map(words_in, LANGUAGES):
                assert words.tell(asked).endswith("?")
                assert 0 < len(words.tell(label)) <= 60
                short = f"{label.key}-short"
                if words.has(short):
                    assert 0 < len(words.say(short, **dict(label.details))) <= len(words.tell(label))


@every_setup
@few
@given(seed=SEEDS)
def test_asides_are_asked_for_too(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    for moment in moments(game, seats, seed):
        for verb in {move.verb for move in moment.legal if move.aside}:
            found = narrow([move for move in moment.legal if move.verb == verb], (verb,))
            if isinstance(found, Choice):
                asked = game.ask(moment.state, moment.seat, found.chosen, found.field)
                assert all(words_in(language).tell(asked).endswith("?") for language in LANGUAGES)


@every_setup
@few
@given(seed=SEEDS)
def test_more_than_a_menu_holds_falls_into_groups_that_fit(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    for moment in moments(game, seats, seed):
        for move in moment.legal:
            said = words_of(move)
            for place, field in enumerate(move.__struct_fields__, start=1):
                group = f"{key}-group-{game.group_of(field, said[place])}"
                assert all(words_in(language).has(group) for language in LANGUAGES), group
        found = narrow([move for move in moment.legal if not move.aside])
        if isinstance(found, Choice) and len(found.values) > 25:
            groups = in_groups(found, game.group_of)
            assert len(groups) <= 25
            assert all(len(values) <= 25 for values in groups.values())


@every_setup
@few
@given(seed=SEEDS)
def test_every_move_can_be_told(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    for moment in moments(game, seats, seed):
        told = game.tell(moment.state, moment.seat, moment.move)
        assert told is not None or moment.move.ends_turn
        if told is not None:
            said = [words_in(language).tell(told) for language in LANGUAGES]
            assert all(0 < len(each) <= 120 and ";" not in each for each in said), said


@every_setup
@settings(max_examples=10)
@given(seed=SEEDS)
def test_every_ending_can_be_told(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    ending = game.ending(last_state(game, seats, seed))
    assert set(ending.winners) <= set(range(seats))
    assert ending.winners or seats == 1
    for language in LANGUAGES:
        said = words_in(language).say(ending.sentence.key, winners="Åse", **dict(ending.sentence.details))
        assert len(said) > 10


@every_game
@every_language
def test_the_game_its_options_and_its_score_have_words(key: str, language: str) -> None:
    game, words = games()[key], words_in(language)
    assert 0 < len(words.say(f"{key}-name")) <= 32
    assert 0 < len(words.say(f"{key}-tagline")) <= 100
    for option in game.options:
        assert 0 < len(words.say(f"{key}-option-{option.key}")) <= 45
        values = [words.say(f"{key}-option-{option.key}-{value}") for value in option.values]
        assert all(0 < len(value) <= 100 for value in values)
        assert len(set(values)) == len(values)
    seats = game.seat_counts[-1]
    sheets = game.score(game.set_up(1, seats, {}))
    assert len(sheets) == seats
    categories = [line.category for line in sheets[0].lines]
    assert len(set(categories)) == len(categories)
    assert all(0 < len(words.say(f"{key}-score-{category}")) <= 25 for category in categories)


@every_language
def test_every_game_has_a_command_of_its_own(language: str) -> None:
    words = words_in(language)
    names = [words.say("command-garden")]
    for key, game in sorted(games().items()):
        assert _COMMAND.fullmatch(game.command), game.command
        assert game.command == game.command.lower()
        own = f"{key}-command"
        names.append(words.say(own) if words.has(own) else game.command)
        assert _COMMAND.fullmatch(names[-1]), names[-1]
        assert names[-1] == names[-1].lower()
        assert language != LANGUAGES[0] or names[-1] == game.command, "the base language says what the game says"
    assert len(set(names)) == len(names), names


@every_game
@every_language
def test_every_kind_of_move_can_be_a_slash_command(key: str, language: str) -> None:
    game, words = games()[key], words_in(language)
    names = [words.say(f"{key}-command-{kind.verb}") for kind in game.move_types]
    assert len(set(names)) == len(names) <= 25
    assert len({kind.verb for kind in game.move_types}) == len(game.move_types)
    fields = {field for kind in game.move_types for field in kind.__struct_fields__}
    for kind in game.move_types:
        options = [words.say(f"{key}-field-{field}") for field in kind.__struct_fields__]
        assert len(set(options)) == len(options), kind.verb
    for name in (*names, *(words.say(f"{key}-field-{field}") for field in fields)):
        assert _COMMAND.fullmatch(name), name
        assert name == name.lower()
    descriptions = [words.say(f"{key}-command-{kind.verb}-description") for kind in game.move_types]
    descriptions += [words.say(f"{key}-field-{field}-description") for field in fields]
    assert all(0 < len(description) <= 100 for description in descriptions)
