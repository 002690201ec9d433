"""Which games are played to learn from."""

from __future__ import annotations

from collections import Counter

import pytest

import ironbridge
from ironbridge.training.schedule import Schedule


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_every_setting_that_is_drawn_can_be_played(name: str) -> None:
    game = ironbridge.game(name)
    schedule = Schedule(game)
    for seed in range(300):
        setting = schedule.setting(seed)
        assert setting.seats in game.seat_counts
        game.check_options(setting.seats, setting.options)
        assert schedule.setting(seed) == setting
        usual = schedule.usual_setting(seed)
        assert usual.seats == setting.seats
        assert usual.options.items() <= setting.options.items()
        assert set(usual.options) == {option.name for option in game.options if option.choices}


def test_four_play_most_often_and_every_number_plays_every_variant() -> None:
    schedule = Schedule(ironbridge.game("brass-birmingham"))
    drawn = [schedule.setting(seed) for seed in range(2000)]
    seats = Counter(setting.seats for setting in drawn)
    assert seats[4] == pytest.approx(1000, abs=100)
    assert seats[2] == pytest.approx(seats[3], abs=100)
    short = Counter(setting.seats for setting in drawn if setting.options)
    assert set(short) == {2, 3, 4}
    assert short.total() == pytest.approx(200, abs=50)


def test_a_game_without_four_seats_has_another_usual_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = ironbridge.game("brass-birmingham")
    monkeypatch.setattr(game, "seat_counts", (2, 3))
    assert Schedule(game).usual == 3


def test_both_maps_are_played_equally_often() -> None:
    schedule = Schedule(ironbridge.game("age-of-industry"))
    assert schedule.variants == []
    maps = Counter(schedule.setting(seed).options["map"] for seed in range(1000))
    assert maps["germany"] == pytest.approx(500, abs=60)
    assert maps.total() == 1000
