"""What all players choose at the same time: tokens and bids."""

from __future__ import annotations

from itertools import permutations

import pytest

from ironbridge.games.workshop.documents import WorkshopViewJson
from ironbridge.games.workshop.table import WorkshopState
from tests.games.workshop.builders import game, legal, play, position, refused
from tests.games.workshop.reading import asked, demand, events, money, order, player

AUCTION = """
    pending bid
    order red blue yellow
    red: money 10
    blue: money 20
    yellow: money 30
"""
TOKENS = """
    pending demand
    order red blue yellow
    red: tokens port craft
    blue: tokens heavy light
    yellow: tokens textile*2
"""


def seen_by_others(state: WorkshopState, chooser: int) -> list[WorkshopViewJson]:
    return [state.view(seat) for seat in (None, 0, 1, 2) if seat != chooser]


def test_WW_SEALED_TOGETHER_of_bids() -> None:
    """Whatever is bid, the others see the same, and nothing else happens."""
    views = []
    for bid in ("bid 0", "bid 7", "bid 20"):
        state = position(AUCTION)
        play(state, bid, seat=1)
        assert asked(state) == "bid"
        assert state.sealed
        assert state.deciders == (0, 2)
        assert money(state, 1) == 20
        assert order(state) == ["red", "blue", "yellow"]
        assert events(state) == []
        views.append(seen_by_others(state, 1))
        assert player(state, 1)["choice"] == bid
    assert views[0] == views[1] == views[2]


def test_WW_SEALED_TOGETHER_of_tokens() -> None:
    views = []
    for token in ("demand port", "demand craft"):
        state = position(TOKENS)
        play(state, token, seat=0)
        assert asked(state) == "demand"
        assert state.sealed
        assert set(demand(state).values()) == {0}
        assert events(state) == []
        views.append(seen_by_others(state, 0))
    assert views[0] == views[1]
    play(state, "demand heavy", seat=1)
    assert state.sealed
    assert set(demand(state).values()) == {0}
    play(state, "demand textile", seat=2)
    assert demand(state) == {"port": 0, "heavy": 1, "textile": 1, "light": 0, "craft": 1}


@pytest.mark.parametrize("seats", list(permutations((0, 1, 2))))
def test_WW_SEALED_ANY_ORDER(seats: tuple[int, ...]) -> None:
    bids = ("bid 4", "bid 20", "bid 4")
    state = position(AUCTION)
    for seat in seats:
        play(state, bids[seat], seat=seat)
    assert order(state) == ["blue", "red", "yellow"]
    assert [money(state, seat) for seat in (0, 1, 2)] == [6, 0, 26]


def test_WW_SEALED_LOCKED() -> None:
    state = position(AUCTION)
    play(state, "bid 3", seat=0)
    for again in ("bid 4", "bid 3", "bid 0"):
        assert refused(state, again, seat=0) == "WW-SEALED-LOCKED"
    assert legal(state, 0) == set()
    choice = game.parse("bid 5")
    state.play(choice, 1)
    assert refused(state, "bid 5", seat=1) == "WW-SEALED-LOCKED"


def test_WW_SEALED_LOCKED_is_not_taken_back() -> None:
    """Tokens, bids and the colour offered with one bind; money recovered before does not."""
    for start, moves in ((TOKENS, ("demand port",)), (AUCTION, ("bid 3", "bid 0"))):
        for move in moves:
            reason = position(start).binding(game.parse(move), 0)
            assert reason is not None
            assert reason.rule == "WW-SEALED-LOCKED"
    assert position(AUCTION).binding(game.parse("recover"), 0) is None
