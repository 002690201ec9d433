"""Duels, and the rule by which a version replaces the best."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ironbridge
from ironbridge.bots.greedy import Greedy
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.state import State
from ironbridge.training.duels import (
    BEST,
    GREEDY,
    Duel,
    Duelled,
    Figures,
    GreedyPlayer,
    Match,
    duel,
    figures,
    replaces,
)
from ironbridge.training.schedule import Setting

game = ironbridge.game("brass-birmingham")
EVEN = Figures(80, 120.0, 0.0, 2.0, 0.25, 0.05, 0.0, 0.05)
SHORT = Setting(2, {"introductory": True})


class FirstMove:
    """Plays what is offered first."""

    def turn(self, state: State, seat: int, chance: Chance) -> None:
        state.do(state.legal(seat)[0], seat)


def greedy() -> GreedyPlayer:
    evaluator = game.evaluator()
    assert evaluator is not None
    return GreedyPlayer(evaluator)


@pytest.mark.long
def test_greedy_wins_from_every_seat_against_the_first_move() -> None:
    found = duel(game, Duel(7, GREEDY, 1, 0.0), SHORT, greedy(), FirstMove(), lambda: False)
    assert (found.games, found.won, found.gain) == (2, 1.0, 0.5)
    assert found.lead > 10
    other = duel(game, Duel(7, GREEDY, 1, 0.0), SHORT, FirstMove(), greedy(), lambda: False)
    assert (other.won, other.gain, other.lead) == (0.0, -0.5, -found.lead)


def test_among_equals_nobody_gains() -> None:
    found = duel(game, Duel(7, BEST, 1, 0.0), SHORT, FirstMove(), FirstMove(), lambda: False)
    assert (found.lead, found.gain) == (0.0, 0.0)
    assert isinstance(greedy().bot, Greedy)


def test_a_duel_that_is_stopped_has_no_games() -> None:
    found = duel(game, Duel(7, GREEDY, 1, 0.0), SHORT, FirstMove(), FirstMove(), lambda: True)
    assert found == Duelled(7, GREEDY)


def test_errors_are_those_of_means_over_seeds() -> None:
    results = [
        Duelled(1, GREEDY, 4, 100.0, 2.0, 0.5, 0.25),
        Duelled(2, GREEDY, 4, 110.0, 4.0, 0.0, -0.25),
    ]
    found = figures(results)
    assert found == Figures(8, 105.0, 3.0, 1.0, 0.25, 0.25, 0.0, 0.25)
    assert figures(results[:1]).lead_error == 0.0


def test_a_match_knows_what_is_missing() -> None:
    match = Match(3, 50, 2, [BEST, GREEDY])
    assert match.missing() == [(BEST, 50), (GREEDY, 50), (BEST, 51), (GREEDY, 51)]
    played = Duelled(50, GREEDY, 4)
    match.add(played)
    match.add(played)
    match.add(Duelled(50, BEST))  # stopped
    match.add(Duelled(99, BEST, 4))  # of another match
    assert match.results == [played]
    assert match.missing() == [(BEST, 50), (BEST, 51), (GREEDY, 51)]
    assert Match.from_json(match.to_json()) == match
    assert list(match.figures()) == [GREEDY]


@pytest.mark.parametrize(
    ("gain", "lead", "taken"),
    [
        (0.0, 0.0, True),
        (0.1, 5.0, True),
        (-0.04, 1.0, True),  # wins a little less, but has more points
        (0.1, -1.0, True),
        (-0.04, -1.0, False),  # both speak against it
        (-0.06, 5.0, False),  # wins less, and not by chance
        (0.1, -3.0, False),
    ],
)
def test_a_version_must_not_lose_to_the_best(gain: float, lead: float, taken: bool) -> None:
    found = {BEST: replace(EVEN, gain=gain, lead=lead), GREEDY: EVEN}
    assert replaces(found, EVEN) is taken


def test_nor_do_worse_against_greedy() -> None:
    better = {BEST: replace(EVEN, gain=0.1, lead=5.0)}
    assert replaces({**better, GREEDY: replace(EVEN, gain=-0.07)}, EVEN)
    assert not replaces({**better, GREEDY: replace(EVEN, gain=-0.08)}, EVEN)


def test_the_first_version_is_the_best_so_far() -> None:
    assert replaces({GREEDY: replace(EVEN, gain=-0.25)}, None)
