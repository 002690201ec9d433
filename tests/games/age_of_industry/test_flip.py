"""Flipping mines and works: when the last cube leaves, the owner is paid at once."""

from tests.games.age_of_industry.builders import play, position, refused
from tests.games.age_of_industry.reading import cubes, deciders, flipped, loans, money, track

LAST = """
    red: money 20, hand yellow*2, next cotton_mill 2
    blue: hand red
    tile dresden-1 blue coal_mine 1 cubes 1
"""


def test_AI_FLIP_LAST_CUBE() -> None:
    state = position(LAST)
    play(state, "build cotton_mill dresden-2")
    assert (cubes(state, "dresden-1"), flipped(state, "dresden-1")) == (0, True)
    state = position(LAST.replace("cubes 1", "cubes 2"))
    play(state, "build cotton_mill dresden-2")
    assert (cubes(state, "dresden-1"), flipped(state, "dresden-1")) == (1, False)


def test_AI_FLIP_PAYOUT() -> None:
    state = position(LAST)
    play(state, "build cotton_mill dresden-2")
    assert money(state, "blue") == 4
    state = position(LAST.replace("coal_mine 1", "coal_mine 2"))
    play(state, "build cotton_mill dresden-2")
    assert money(state, "blue") == 6


def test_AI_FLIP_OTHERS_TURN() -> None:
    state = position(LAST + "blue: loans 1")
    play(state, "build cotton_mill dresden-2")
    assert deciders(state) == ["red"]
    assert (money(state, "blue"), loans(state, "blue")) == (4, 1)


def test_AI_FLIP_BY_TRACK() -> None:
    state = position("red: hand brown\ncoal 1, iron 6")
    play(state, "build coal_mine bohemia-1")
    assert (cubes(state, "bohemia-1"), flipped(state, "bohemia-1")) == (0, True)
    assert track(state) == (4, 6)
    assert money(state) == 10 - 1 + (3 + 2 + 2) + 4


def test_AI_FLIP_ONCE() -> None:
    state = position("""
        red: hand port
        tile munich-1 red cotton_mill 1 flipped
        market austria-market-1 cotton
        link de-54 red
    """)
    assert refused(state, "sell munich-1") == "AI-FLIP-ONCE"
