"""Demand tokens: the four moments at which they are placed."""

from __future__ import annotations

import pytest

from tests.games.workshop.builders import game, legal, play, position, refused
from tests.games.workshop.quiet import wait
from tests.games.workshop.reading import asked, demand, era, money, tokens, whole

OPENING = """
    pending demand
    red: tokens port craft
    blue: tokens heavy*2
    yellow: tokens textile light
"""
CLOSING = """
    round 9
    pending demand
    demand port light*2
    red: tokens port
    blue: tokens heavy
    yellow: tokens textile
"""
LAST = """
    era rail, round 9
    pending demand
    demand craft*5 light*3
    red: tokens port*2
    blue: tokens heavy
    yellow: tokens textile
"""
NOTHING = {"port": 0, "heavy": 0, "textile": 0, "light": 0, "craft": 0}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_WW_DEMAND_DRAW(seats: int) -> None:
    """Two for each, in an order that the seed decides, and none is on the diagram."""
    state = game.start(seats, 1)
    assert asked(state) == "demand"
    assert [len(tokens(state, seat)) for seat in range(seats)] == [2] * seats
    assert demand(state) == NOTHING
    assert len(whole(state)["stock"]) == 25 - 2 * seats
    hands = {tuple(tokens(game.start(seats, seed), 0)) for seed in range(30)}
    assert len(hands) > 5


def test_WW_DEMAND_MUST_PLACE() -> None:
    state = position(OPENING)
    assert legal(state, 0) == {"demand port", "demand craft"}
    assert legal(state, 1) == {"demand heavy"}
    assert refused(state, "keep", seat=0) == "WW-DEMAND-MUST-PLACE"
    assert refused(state, "demand port craft", seat=0) == "WW-DEMAND-MUST-PLACE"
    play(state, "demand craft", seat=0)
    play(state, "demand heavy", seat=1)
    play(state, "demand light", seat=2)
    assert demand(state) == {**NOTHING, "craft": 1, "heavy": 1, "light": 1}
    assert asked(state) == "bid"


def test_WW_DEMAND_OWN_TOKENS() -> None:
    state = position(OPENING)
    for token in ("demand heavy", "demand textile", "demand light"):
        assert refused(state, token, seat=0) == "WW-DEMAND-OWN-TOKENS"
    assert refused(state, "demand port", seat=1) == "WW-DEMAND-OWN-TOKENS"


def test_WW_DEMAND_KEPT() -> None:
    state = position(OPENING)
    play(state, "demand craft", "demand heavy", "demand light")
    assert [tokens(state, seat) for seat in (0, 1, 2)] == [["port"], ["heavy"], ["textile"]]


def test_WW_DEMAND_MAY_PLACE_places() -> None:
    state = position(CLOSING)
    assert legal(state, 0) == {"demand port", "keep"}
    assert refused(state, "demand port port", seat=0) == "WW-DEMAND-MAY-PLACE"
    play(state, "demand port", "demand heavy", "keep")
    assert demand(state) == {**NOTHING, "port": 2, "heavy": 1, "light": 2}


def test_WW_DEMAND_MAY_PLACE_keeps() -> None:
    """A kept token is still there beside the two that are drawn for the rail era."""
    state = position(CLOSING)
    play(state, "keep", "keep", "demand textile")
    assert demand(state) == {**NOTHING, "port": 1, "light": 2, "textile": 1}
    assert [len(tokens(state, seat)) for seat in (0, 1, 2)] == [3, 3, 2]
    assert "port" in tokens(state, 0)


def test_WW_DEMAND_BEFORE_INCOME() -> None:
    """After the last turn the tokens come first, and count in the income that follows."""
    state = position("""
        round 9
        turn yellow
        pending link, town hull
        demand craft light*2
        industry hull yellow
        industry liverpool red
        red: tokens port, money 0, income 5
        blue: tokens heavy, money 0
        yellow: tokens craft, money 10
    """)
    play(state, "done")
    assert asked(state) == "demand"
    assert money(state, 0) == 0
    play(state, "demand port", "keep", "keep")
    assert money(state, 0) == 5 + 1
    assert money(state, 2) == 10 + 1
    assert era(state) == "rail"


def test_WW_DEMAND_RAIL() -> None:
    """Two more are drawn, one has to be placed, and it may be the old one."""
    state = position(CLOSING + "stock craft*2 light*2 heavy*2\n")
    play(state, "keep", "keep", "keep")
    assert era(state) == "rail"
    assert asked(state) == "demand"
    assert tokens(state, 0) == ["port", "craft", "craft"]
    assert tokens(state, 1) == ["heavy", "light", "light"]
    assert legal(state, 0) == {"demand port", "demand craft"}
    assert refused(state, "keep", seat=0) == "WW-DEMAND-RAIL"
    play(state, "demand port", "demand light", "demand textile")
    assert demand(state) == {**NOTHING, "port": 2, "light": 3, "textile": 1}
    assert tokens(state, 0) == ["craft", "craft"]


def test_WW_DEMAND_LAST() -> None:
    """One more at most, though two are held."""
    state = position(LAST)
    assert legal(state, 0) == {"demand port", "keep"}
    assert refused(state, "demand port port", seat=0) == "WW-DEMAND-LAST"
    play(state, "demand port", "keep", "keep")
    assert demand(state) == {**NOTHING, "port": 1, "craft": 5, "light": 3}
    assert tokens(state, 0) == ["port"]
    assert state.over


def test_WW_DEMAND_STAYS() -> None:
    state = position(CLOSING)
    play(state, "keep", "keep", "keep")
    assert era(state) == "rail"
    assert demand(state) == {**NOTHING, "port": 1, "light": 2}
    wait(state, lambda s: asked(s) == "bid")
    assert sum(demand(state).values()) == 3 + 3


def test_WW_DEMAND_MAY_PLACE_at_no_other_time() -> None:
    """Between the first and the last round nobody places a token, in turn or not."""
    for text in ("pending bid", "turn blue", "industry leeds red, pending link, town leeds"):
        for move in ("demand port", "demand port port", "keep"):
            assert refused(position(text), move, seat=0) == "WW-DEMAND-MAY-PLACE"
            assert refused(position(f"era rail, {text}"), move, seat=0) == "WW-DEMAND-LAST"
