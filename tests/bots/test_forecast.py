"""Forecasts: they add up, they are exact at the end, and they know nothing that is hidden."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

import ironbridge
from ironbridge import registry
from ironbridge.bots import decide, make
from ironbridge.bots.forecast import (
    NO_CORRECTION,
    Forecaster,
    forecaster,
    read_corrections,
    shares,
    weights_mark,
)
from ironbridge.bots.reasons import reasons
from ironbridge.bots.review import advise
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import FormatError, OptionConflict
from ironbridge.kernel.stage import NOW, TAKEN, Stage
from ironbridge.kernel.state import State

GAME = ironbridge.game("brass-birmingham")


def midway(seats: int, moves: int, seed: int = 11) -> State:
    state, bot, chance = GAME.start(seats, seed), make(GAME, "greedy"), seeded(seed)
    while moves > 0 or not state.settled():
        seat = int(state.decider())
        state.do(decide(bot, state, seat, chance), seat)
        moves -= 1
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_add_up(seats: int) -> None:
    judge = forecaster(GAME)
    assert judge is not None
    found = judge.forecast(midway(seats, 10))
    assert found.win is not None
    assert sum(found.win) == pytest.approx(1)
    assert all(60 < points < 250 for points in found.points)


def test_at_the_end_everything_is_certain() -> None:
    state = GAME.start(2, 3, {"introductory": True})
    while not state.over:
        state.do(state.legal()[-1])
    judge, result = forecaster(GAME), state.result()
    assert judge is not None
    found = judge.forecast(state)
    assert found.points == list(result.scores)
    share = 1 / len(result.winners)
    assert found.win == [share * (seat in result.winners) for seat in range(2)]


def test_a_game_without_weights_has_points_alone() -> None:
    game = ironbridge.game("spyrium", registry.board_of("spyrium"))
    judge = forecaster(game)
    assert judge is not None
    found = judge.forecast(game.start(3, 5))
    assert found.win is None
    assert len(found.points) == 3


# What is hidden -----------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("moves", [6, 40])
def test_forecasts_hints_and_reasons_stay_when_only_hidden_things_change(moves: int) -> None:
    state = midway(2, moves)
    seat = int(state.decider())
    other = state.determinize(seat, seeded(77))
    assert other.to_json() != state.to_json()
    assert other.view(seat) == state.view(seat)
    judge = forecaster(GAME)
    assert judge is not None
    assert judge.seen_by(state, seat, seeded(5)) == judge.seen_by(other, seat, seeded(5))
    assert advise(state, seat, seeded(5)) == advise(other, seat, seeded(5))


def test_facts_stay_when_only_hidden_things_change() -> None:
    state = midway(3, 30)
    seat = int(state.decider())
    other, after = state.determinize(seat, seeded(3)), state.copy()
    plan = []
    while after.decider() == seat and after.turn_mark() == state.turn_mark():
        plan.append(after.legal(seat)[0])
        after.do(plan[-1], seat)
    assert reasons(state, seat, plan) == reasons(other, seat, plan)


# Corrections --------------------------------------------------------------------------------


def test_a_correction_bends_at_its_knots_and_is_nothing_at_the_end() -> None:
    points = ((4.0, 2.0, 1.0, 1.0), *NO_CORRECTION.points[1:])
    found = replace(NO_CORRECTION, points=points)
    errors = [found.point_error(Stage("4", played, 0)) for played in (0, 0.125, 0.25, 0.875, 1)]
    assert errors == [4.0, 3.0, 2.0, 0.5, 0.0]
    assert found.point_error(Stage("4", 0.1, NOW)) == 0.0


def test_the_more_power_the_surer_the_favourite() -> None:
    even, strong = (replace(NO_CORRECTION, power=power) for power in (1.0, 2.0))
    plain = shares([even.log_odds(odds, NOW) for odds in (-1.0, 1.0)])
    sure = shares([strong.log_odds(odds, NOW) for odds in (-1.0, 1.0)])
    assert plain == pytest.approx(shares([-1.0, 1.0]))
    assert sure[1] == pytest.approx(plain[1] ** 2 / (plain[0] ** 2 + plain[1] ** 2))


@pytest.mark.parametrize(("played", "lead"), [(0.0, 0.0), (0.5, 1.0), (0.75, 2.0), (1.0, 3.0)])
def test_points_count_more_and_more_for_the_chance_to_win(played: float, lead: float) -> None:
    """Ten points more than another seat make it e times as likely for each unit of the lead."""
    found = replace(NO_CORRECTION, lead=(0.0, 1.0, 3.0))
    stages = [Stage("4", played, seat) for seat in range(3)]
    points, odds = found.made([50.0, 30.0, 40.0], [0.0] * 3, stages)
    assert points == [50.0, 30.0, 40.0]
    first, last, middle = shares(odds)
    assert first / middle == pytest.approx(math.exp(lead))
    assert middle / last == pytest.approx(math.exp(lead))


def test_log_odds_become_chances() -> None:
    assert shares([0.0, 0.0]) == [0.5, 0.5]
    assert shares([1000.0, -1000.0]) == pytest.approx([1.0, 0.0], abs=1e-6)
    low, high = shares([-1.0, 1.0])
    assert high > 2 * low


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_the_stored_corrections_belong_to_the_present_weights(name: str) -> None:
    """Where this fails, the weights were replaced: `make forecasts` measures them anew."""
    game = ironbridge.game(name)
    path = game.forecasts()
    assert path is not None
    assert weights_mark(game) in path.read_text()
    kinds = read_corrections(game)
    for seats in game.seat_counts:
        for option in (None, *game.options):
            values = (option.choices or (True,)) if option is not None else ()
            for options in [{option.name: value} for value in values if option] or [{}]:
                try:
                    state = game.start(seats, 1, options)
                except OptionConflict:
                    continue
                stage = game.stage(state, 0)
                assert stage is not None
                assert stage.kind in kinds


def test_corrections_of_other_weights_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ironbridge.bots.forecast.weights_mark", lambda game: "other")
    assert read_corrections(GAME) == {}
    assert Forecaster(GAME).corrections == {}


def test_a_broken_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = GAME.forecasts()
    assert path is not None
    broken = tmp_path / "forecasts.toml"
    broken.write_text(path.read_text().replace("sharpness = [", "sharpness = [0.5, "))
    monkeypatch.setattr(type(GAME), "forecasts", lambda game: broken)
    with pytest.raises(FormatError, match="sharpness"):
        read_corrections(GAME)


def test_a_stage_tells_how_far_the_game_is() -> None:
    state = GAME.start(2, 3)
    first = int(state.decider())
    stage = GAME.stage(state, first)
    assert stage == Stage("2", 0.0, NOW)
    while state.decider() == first:
        state.do(state.legal()[-1], first)
    stage = GAME.stage(state, first)
    assert stage is not None
    assert stage.turn == TAKEN
    assert stage.played == pytest.approx(1 / 40)
