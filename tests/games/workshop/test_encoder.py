"""Hidden money: a drawn position keeps it, for whoever remembers what was paid; a network is not
told."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import ironbridge
from ironbridge.kernel.state import State

game = ironbridge.game("workshop-of-the-world")


def encoded(state: State, seat: int) -> tuple[list[int], list[float]]:
    encoder = game.encoder()
    assert encoder is not None
    found = encoder.features()
    encoder.encode(state, seat, found)
    return sorted(int(found.indices[n]) for n in range(int(found.count))), list(found.numbers)


def richer(state: State, seat: int) -> State:
    """The same position, where this seat has more money."""
    document: Any = copy.deepcopy(state.to_json())
    document["players"][seat]["money"] += 7
    return game.load(document)


@pytest.mark.parametrize("hidden", [False, True])
def test_the_money_of_others_is_shown_only_where_it_is_open(hidden: bool) -> None:
    chance, state = random.Random(4), game.start(4, 4, {"hidden_money": hidden})
    for _ in range(60):
        seat = chance.choice(state.deciders)
        state.play(chance.choice(state.legal(seat)), seat)
    other = richer(state, 1)
    assert (encoded(other, 0) == encoded(state, 0)) is hidden
    assert encoded(other, 1) != encoded(state, 1)
