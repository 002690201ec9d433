"""Cubes of new mines, works and ships: how many, and which go to the demand track at once."""

from tests.games.age_of_industry.builders import play, position
from tests.games.age_of_industry.reading import (
    cubes,
    events,
    flipped,
    imported,
    money,
    spent,
    track,
)

MINE = "red: money 20, hand blue red*2\n"
FRANCE = "\ntile cologne-1 blue cotton_mill 1\nlink de-33 blue\nlink de-35 blue"
"""Blue has joined Belgium to France, a distant port."""


def test_AI_REFILL_CUBES() -> None:
    state = position("red: hand red yellow\ncoal 0, iron 0")
    play(state, "build coal_mine mannheim-1", "build ironworks berlin-1")
    assert (cubes(state, "mannheim-1"), cubes(state, "berlin-1")) == (3, 3)
    state = position("""
        red: hand red yellow, next coal_mine 3
        coal 0, iron 0
        tile frankfurt-1 blue ironworks 1
        link de-37 blue
    """)
    play(state, "build coal_mine mannheim-1")
    assert cubes(state, "mannheim-1") == 5


def test_AI_REFILL_WHEN_BUILT() -> None:
    # The mine stands; when a railway joins it to Holland later, nothing moves.
    state = position("""
        red: money 20, hand port
        coal 0, iron 6
        tile essen-1 red coal_mine 1
    """)
    play(state, "link de-30")
    assert (cubes(state, "essen-1"), track(state), money(state)) == (3, (0, 6), 19)


def test_AI_REFILL_CONNECTION() -> None:
    alone = position(MINE + "coal 0, iron 6")
    play(alone, "build coal_mine belgium-1")
    assert (cubes(alone, "belgium-1"), track(alone)) == (3, (0, 6))
    joined = position(MINE + "coal 4, iron 6" + FRANCE)
    play(joined, "build coal_mine belgium-1")
    assert (cubes(joined, "belgium-1"), track(joined)) == (1, (6, 6))
    port = position("""
        red: hand ironworks
        coal 6, iron 4
        tile hamburg-1 blue port 1 flipped
        link de-05 blue
    """)
    play(port, "build ironworks hanover-1")
    assert (cubes(port, "hanover-1"), track(port)) == (1, (6, 6))
    symbol = position("red: hand brown\ncoal 4, iron 6")  # Bohemia has the symbol itself
    play(symbol, "build coal_mine bohemia-1")
    assert (cubes(symbol, "bohemia-1"), track(symbol)) == (1, (6, 6))


def test_AI_REFILL_PAYS() -> None:
    state = position(MINE + "coal 3, iron 6" + FRANCE)
    play(state, "build coal_mine belgium-1")
    # Spaces at $2, $1 and $1 were empty; the emptied mine flips and pays $4 too.
    assert money(state) == 20 - 1 + 4 + 4
    assert spent(state) == 1


def test_AI_REFILL_DEAREST() -> None:
    state = position(MINE + "coal 0, iron 6" + FRANCE)
    play(state, "build coal_mine belgium-1")
    assert track(state) == (3, 6)
    assert money(state) == 20 - 1 + (3 + 3 + 2) + 4


def test_AI_REFILL_SHIP() -> None:
    state = position("""
        map new_england
        red: money 20, hand purple, next ship 2
        coal 5, iron 6
        tile boston-1 red port 1
        market ship_boston-market-1 cotton
    """)
    play(state, "build ship ship_boston-1")
    # Three cubes come, one builds the ship, one fills the space at $1, one is left.
    assert (imported(state, "ship_boston-import"), track(state)) == (1, (6, 6))
    assert money(state) == 20 - 6 + 1


def test_AI_REFILL_IMPORT() -> None:
    state = position("""
        map new_england
        red: money 20, hand red, next ship 2
        tile new_york-1 red port 1
        market ship_new_york-market-1 cotton
    """)
    play(state, "build ship ship_new_york-1")
    assert imported(state, "ship_new_york-import") == 4 - 1


def test_AI_REFILL_COMPULSORY() -> None:
    state = position(MINE + "coal 0, iron 6" + FRANCE)
    play(state, "build coal_mine belgium-1")
    assert (cubes(state, "belgium-1"), flipped(state, "belgium-1")) == (0, True)
    assert "event-coal-marketed" in events(state)


def test_AI_REFILL_SHIP_ORDER() -> None:
    # Two cubes: one pays for the ship, the other goes to the track; no demand: it flips at once.
    state = position("""
        map new_england
        red: money 20, hand purple, next ship 2
        coal 5, iron 6
        tile boston-2 red port 1
        market ship_cape_cod-market-1 no_demand
    """)
    play(state, "build ship ship_cape_cod-1")
    found = [event for event in events(state) if event != "event-card"]
    order = ["event-imports", "event-coal-import", "event-coal-marketed", "event-flip"]
    assert [event for event in found if event in order] == order
    assert (imported(state, "ship_cape_cod-import"), flipped(state, "ship_cape_cod-1")) == (0, True)
    assert money(state) == 20 - 6 + 1 + 10
