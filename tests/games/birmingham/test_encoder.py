"""What a network is shown: within its bounds, nothing hidden, and the readable parts add up."""

from __future__ import annotations

import random

import pytest

from ironbridge.games.birmingham.encoder import BirminghamEncoder
from ironbridge.games.birmingham.evaluator import PARTS
from ironbridge.games.birmingham.game import Birmingham
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.encoder import Features
from ironbridge.kernel.state import State

game = Birmingham()
encoder: BirminghamEncoder = game.encoder()


def encoded(state: State, seat: int) -> tuple[list[int], list[float]]:
    found: Features = encoder.features()
    encoder.encode(state, seat, found)
    facts = [int(found.indices[n]) for n in range(int(found.count))]
    return sorted(facts), list(found.numbers)


def positions(seats: int, introductory: bool) -> list[State]:
    """Some of a random game, from its start to its end."""
    chance = random.Random(seats)
    state = game.start(seats, seats, {"introductory": introductory})
    found = [state.copy()]
    while not state.over:
        state.play(chance.choice(state.legal()))
        if chance.random() < 0.1:
            found.append(state.copy())
    return [*found, state]


@pytest.mark.parametrize("introductory", [False, True])
@pytest.mark.parametrize("seats", game.seat_counts)
def test_facts_stay_within_their_bounds(seats: int, introductory: bool) -> None:
    for state in positions(seats, introductory):
        for seat in range(seats):
            facts, numbers = encoded(state, seat)
            assert facts[0] >= 0
            assert facts[-1] < encoder.size
            assert len(facts) < encoder.room
            era = {fact // int(encoder.era_size) for fact in facts}
            assert len(era) == 1
            assert len(numbers) == encoder.numbers


def test_nothing_hidden_is_shown() -> None:
    chance = seeded(9)
    for state in positions(4, False)[::3]:
        for seat in range(4):
            shown = encoded(state, seat)
            assert encoded(state.determinize(seat, chance), seat) == shown


def test_the_parts_add_up_to_the_readable_value() -> None:
    evaluator = game.evaluator()
    found = encoder.features()
    for state in positions(3, False):
        for seat in range(3):
            encoder.encode(state, seat, found)
            value = evaluator.value(state, seat)
            assert encoder.base(found) == pytest.approx(value)
            assert sum(list(found.numbers)[:PARTS]) * 32 == pytest.approx(value)
