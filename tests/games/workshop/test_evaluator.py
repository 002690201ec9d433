"""What positions are worth to a bot: better ones more, and the greedy bot beats chance."""

from __future__ import annotations

import pytest

from ironbridge.bots.bot import decide
from ironbridge.bots.greedy import Greedy
from ironbridge.kernel.chance import seeded
from tests.games.workshop.builders import game, position, random_game
from tests.games.workshop.reading import money

evaluator = game.evaluator()
LOOKED_AT = 5
"""One position out of this many of a random game is judged."""


def worth(text: str, seat: int = 0) -> float:
    return evaluator.value(position(text), seat)


@pytest.mark.parametrize(
    "better",
    [
        "red: money 51",
        "red: income 1",
        "industry london red",
        "link reading--oxford red",
        "industry leeds red, demand textile*3",
    ],
)
def test_more_is_better(better: str) -> None:
    assert worth(better) > worth("")


def test_contiguous_links_are_worth_more() -> None:
    apart = "link reading--oxford red, link guildford--portsmouth red"
    together = "link reading--oxford red, link reading--southampton red"
    assert worth(together) > worth(apart)


def test_industries_are_worth_what_is_asked_for() -> None:
    text = "era rail, round 9, industry leeds red, pending demand, "
    assert worth(text + "demand textile*4 port*5") > worth(text + "demand textile*3 port*5 heavy")


def test_two_companies_of_a_seat_count_together() -> None:
    assert worth("seats 2, industry london yellow") > worth("seats 2")
    assert worth("seats 2, industry london green") == worth("seats 2")


def test_only_ones_own_sealed_choice_is_looked_at() -> None:
    waiting = "pending bid\nblue: money 30"
    chosen = "pending bid\nblue: money 30, choice bid 9"
    assert worth(chosen, 0) == worth(waiting, 0)
    assert worth(chosen, 1) < worth(waiting, 1)


def test_at_the_end_only_money_counts() -> None:
    text = "pending over\nred: money 77, tokens port\nindustry london red 3"
    assert worth(text) == 77


@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_has_a_value(seats: int) -> None:
    for number, state in enumerate(random_game(seats, 6, busy=True)):
        if number % LOOKED_AT == 0:
            for seat in range(seats):
                assert 0 < evaluator.value(state, seat) < 400


def test_the_greedy_bot_beats_chance() -> None:
    bot, seats = Greedy(evaluator), 5
    state, chance = game.start(seats, 1), seeded(1)
    recovered = 0
    while not state.over:
        seat = state.deciders[chance.below(len(state.deciders))]
        moves = state.legal(seat)
        if seat == 0:
            move = decide(bot, state, seat, chance)
            recovered += move.text == "recover"
        else:
            move = moves[chance.below(len(moves))]
        state.play(move, seat)
    assert state.result().winners == [0]
    assert money(state) > 100
    assert recovered < 5  # it costs income, so it is only for want of money
