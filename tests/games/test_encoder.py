"""What a network is shown of a game: within its bounds, nothing hidden, and beside it what the
readable evaluator says."""

from __future__ import annotations

import random

import pytest

import ironbridge
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.encoder import Encoder
from ironbridge.kernel.state import State
from tests.conformance import Case, cases

pytestmark = pytest.mark.long

SHOWN = 0.1
"""The share of a game's positions that are looked at."""


def encoder_of(name: str) -> Encoder:
    found = ironbridge.game(name).encoder()
    assert found is not None
    return found


CASES = [case for case in cases() if ironbridge.game(case.game).encoder() is not None]


def encoded(encoder: Encoder, state: State, seat: int) -> tuple[list[int], list[float]]:
    found = encoder.features()
    encoder.encode(state, seat, found)
    facts = [int(found.indices[n]) for n in range(int(found.count))]
    return sorted(facts), list(found.numbers)


def positions(case: Case) -> list[State]:
    """Some of a random game, from its start to its end."""
    chance = random.Random(case.seats)
    state = ironbridge.game(case.game).start(case.seats, case.seats, dict(case.options))
    found = [state.copy()]
    while not state.over:
        seat = chance.choice(state.deciders)
        state.play(chance.choice(state.legal(seat)), seat)
        if chance.random() < SHOWN:
            found.append(state.copy())
    return [*found, state]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_facts_stay_within_their_bounds(case: Case) -> None:
    encoder = encoder_of(case.game)
    for state in positions(case):
        for seat in range(case.seats):
            facts, numbers = encoded(encoder, state, seat)
            assert facts[0] >= 0
            assert facts[-1] < encoder.size
            assert len(facts) < encoder.room
            assert len(numbers) == encoder.numbers
            found = encoder.features()
            encoder.encode_facts(state, seat, found)
            assert sorted(found.indices[n] for n in range(int(found.count))) == facts


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_hidden_is_shown(case: Case) -> None:
    encoder, chance = encoder_of(case.game), seeded(9)
    for state in positions(case)[::3]:
        for seat in range(case.seats):
            shown = encoded(encoder, state, seat)
            assert encoded(encoder, state.determinize(seat, chance), seat) == shown


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_base_is_what_the_evaluator_that_it_learned_with_says(case: Case) -> None:
    encoder, evaluator = encoder_of(case.game), ironbridge.game(case.game).yardstick()
    assert evaluator is not None
    found = encoder.features()
    for state in positions(case):
        for seat in range(case.seats):
            encoder.encode(state, seat, found)
            assert encoder.base(found) == pytest.approx(evaluator.value(state, seat))
