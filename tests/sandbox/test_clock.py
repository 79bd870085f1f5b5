"""The sandbox's time and the ids made from it."""

import asyncio

import pytest

from sandbox.clock import Clock, Snowflakes, made_at


async def test_a_sleeper_wakes_when_time_is_moved_past_its_moment() -> None:
    clock = Clock()
    sleeping = asyncio.create_task(clock.sleep_until(clock.now() + 1000))
    await asyncio.sleep(0)
    clock.advance(999)
    await asyncio.sleep(0.01)
    assert not sleeping.done()
    clock.advance(1.5)
    await asyncio.wait_for(sleeping, 1)


def test_time_never_goes_back() -> None:
    with pytest.raises(ValueError, match="forward"):
        Clock().advance(-1)


def test_ids_are_unique_sorted_and_tell_their_time() -> None:
    clock = Clock()
    ids = Snowflakes(clock)
    made = [int(ids.next()) for _ in range(1000)]
    assert made == sorted(set(made))
    assert abs(made_at(str(made[0])) - clock.now()) < 1
    clock.advance(3600)
    assert made_at(ids.next()) - made_at(str(made[-1])) > 3599


def test_ids_stay_above_those_already_taken() -> None:
    ids = Snowflakes(Clock())
    taken = str(int(ids.next()) + 10**15)
    ids.stay_above(taken)
    assert int(ids.next()) > int(taken)
