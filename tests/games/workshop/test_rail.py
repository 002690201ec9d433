"""From the canal era to the rail era."""

from __future__ import annotations

import pytest

from ironbridge.games.workshop.table import WorkshopState
from tests.games.workshop.builders import game, play, position
from tests.games.workshop.quiet import wait
from tests.games.workshop.reading import asked, cards, era, order, set_aside, used, whole

SETUP_CARDS = {"C01", "C02", "C03", "C04", "C05", "C06"}
ASIDE = {2: 11, 3: 12, 4: 11, 5: 9}


def at_rail(seats: int, seed: int) -> WorkshopState:
    state = game.start(seats, seed)
    wait(state, lambda s: era(s) == "rail")
    return state


@pytest.mark.parametrize("seats", ASIDE)
def test_WW_RAIL_ALL_CARDS(seats: int) -> None:
    """Set-up cards come up anywhere, also among those set aside."""
    found = set()
    for seed in range(12):
        state = at_rail(seats, seed)
        assert len(whole(state)["deck"]) + len(set_aside(state)) == 39
        assert used(state) == cards(state) == []
        found |= SETUP_CARDS & set(set_aside(state))
        assert set(whole(state)["deck"][:6]) != SETUP_CARDS
    assert len(found) >= 4


@pytest.mark.parametrize(("seats", "number"), ASIDE.items())
def test_WW_RAIL_SET_ASIDE(seats: int, number: int) -> None:
    state = at_rail(seats, 5)
    assert len(set_aside(state)) == number
    assert set_aside(state) != set_aside(game.start(seats, 5))


def test_WW_RAIL_ORDER_STAYS() -> None:
    """It settles the ties of the first auction of the new era."""
    state = position("round 9\npending demand\norder yellow red blue\n")
    play(state, *["keep"] * len(state.deciders))
    assert era(state) == "rail"
    assert order(state) == ["yellow", "red", "blue"]
    wait(state, lambda s: asked(s) == "bid")
    play(state, "bid 0", "bid 0", "bid 0")
    assert order(state) == ["yellow", "red", "blue"]
