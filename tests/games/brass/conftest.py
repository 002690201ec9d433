"""A test that asks for one of these runs in each of the Brass games."""

import pytest

from ironbridge.kernel.game import Game
from tests.games.brass.playing import BRASS, Brass, Position


@pytest.fixture(params=list(BRASS.values()), ids=list(BRASS))
def brass(request: pytest.FixtureRequest) -> Brass:
    found: Brass = request.param
    return found


@pytest.fixture
def game(brass: Brass) -> Game:
    return brass.game


@pytest.fixture
def position(brass: Brass) -> Position:
    return brass.position
