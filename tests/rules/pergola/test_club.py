"""The 1000 Club (P70)."""

import msgspec

from rules.career import CareerGame, Feat
from rules.pergola.challenges import CHALLENGES
from rules.pergola.game import Pergola
from rules.pergola.state import Garden
from rules.registry import games
from tests.rules.pergola.test_alone import MET, MISSED, finished
from tests.rules_named import rule
from words import LANGUAGES, words_in

GAME = Pergola()
ALL = [Feat(row, 100) for row in CHALLENGES]


def test_pergola_keeps_count_of_what_is_reached_alone() -> None:
    assert isinstance(games()["pergola"], CareerGame)


@rule("P70")
def test_a_challenge_that_was_met_counts_for_itself_and_every_other_game_for_the_free_one() -> None:
    for challenge, garden in MET.items():
        state = finished(challenge, garden)
        assert GAME.feat(state) == Feat(challenge, GAME.score(state)[0].total)
        missed = finished(challenge, MISSED[challenge])
        assert GAME.feat(missed) == Feat("free", GAME.score(missed)[0].total)
    assert GAME.feat(finished("free", Garden())) == Feat("free", 0)


@rule("P70")
def test_of_each_challenge_the_best_result_is_kept_and_the_sum_is_of_those() -> None:
    feats = [Feat("pot", 80), Feat("free", 0), Feat("pot", 91), Feat("pot", 90)]
    career = GAME.career(feats)
    assert career == GAME.career(feats[::-1])
    best = dict(zip(CHALLENGES, (row.best for row in career.rows), strict=True))
    assert {row: points for row, points in best.items() if points is not None} == {"free": 0, "pot": 91}
    assert career.total == 91
    assert dict(career.title.details)["games"] == 4


@rule("P70")
def test_the_neighbours_results_stand_beside_ones_own() -> None:
    career = GAME.career(())
    assert career.rivals == ("Przemek", "Gołąb")
    assert [row.rivals for row in career.rows] == [(each.przemek, each.golab) for each in CHALLENGES.values()]
    assert [row.best for row in career.rows] == [None] * 10


@rule("P70")
def test_the_badge_is_for_a_result_in_all_ten_and_a_thousand_points() -> None:
    def verdict(feats: list[Feat]) -> str:
        return GAME.career(feats).verdict.key

    assert verdict(ALL) == "pergola-club-member"
    assert verdict([*ALL[:-1], msgspec.structs.replace(ALL[-1], points=99)]) == "pergola-club-short"
    assert verdict([Feat(each.row, 500) for each in ALL[:-1]]) == "pergola-club-missing"
    assert verdict([]) == "pergola-club-missing"


def test_every_verdict_can_be_said_of_one_and_of_many() -> None:
    careers = [GAME.career(ALL[:count]) for count in range(11)]
    careers += [GAME.career([*ALL[:-1], Feat(ALL[-1].row, points)]) for points in (1, 99)]
    for language in LANGUAGES:
        words = words_in(language)
        assert len({words.tell(career.verdict) for career in careers}) == len(careers)
        assert all("1000" in words.tell(career.title) for career in careers)
