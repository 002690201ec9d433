"""Ships and sea lanes: what a ship opens, and when it flips."""

from tests.games.age_of_industry.builders import allowed, game, play, position, refused
from tests.games.age_of_industry.reading import flipped, imported, market, money

BAY = """
    map new_england
    red: money 20, hand purple*2
    tile boston-1 blue port 1 flipped
"""
SHIP = BAY + "tile ship_boston-1 blue ship 2\nmarket ship_boston-market-1 cotton\n"


def test_AI_SHIP_OPENS() -> None:
    mill = "tile boston-3 red cotton_mill 1\n"
    shut = position(BAY + mill + "market ship_boston-market-1 cotton")
    assert refused(shut, "sell boston-3") == "AI-SELL-CONNECTED"
    state = position(SHIP + mill)
    play(state, "sell boston-3")
    assert market(state, "ship_boston-market-1") == ("cotton", True)
    coal = position(SHIP + "red: next cotton_mill 2")
    play(coal, "build cotton_mill boston-3")
    assert imported(coal, "ship_boston-import") == 2


def test_AI_SHIP_FLIPS() -> None:
    mill = "tile boston-3 red cotton_mill 1\n"
    state = position(SHIP + mill + "import ship_boston-import 0")
    play(state, "sell boston-3")
    assert flipped(state, "ship_boston-1")
    # With coal left the ship does not flip, even when its market is used.
    state = position(SHIP + mill + "import ship_boston-import 1")
    play(state, "sell boston-3")
    assert not flipped(state, "ship_boston-1")
    # The other way round: the market was used before, now the last coal goes.
    used = SHIP.replace("market-1 cotton", "market-1 cotton used")
    state = position(used + "import ship_boston-import 1\nred: next cotton_mill 2")
    play(state, "build cotton_mill boston-3")
    assert flipped(state, "ship_boston-1")


def test_AI_SHIP_FLIPS_NO_DEMAND() -> None:
    text = SHIP.replace("market-1 cotton", "market-1 no_demand")
    state = position(text + "import ship_boston-import 1\nred: next cotton_mill 2")
    play(state, "build cotton_mill boston-3")
    assert flipped(state, "ship_boston-1")


def test_AI_SHIP_PAYOUT() -> None:
    state = position(SHIP + "import ship_boston-import 0\ntile boston-3 red cotton_mill 1")
    play(state, "sell boston-3")
    assert (money(state, "blue"), money(state)) == (10, 28)


def test_AI_SHIP_GERMANY() -> None:
    germany = game.data.maps[0]
    assert not any(location.kind == "sea" for location in germany.locations)
    ships = [move.text for move in game.moves if move.text.startswith("build ship ")]
    state = position("red: hand ship, next ship 2")
    assert len(ships) == 6
    assert {refused(state, move) for move in ships} == {"AI-SETUP-MAP"}
    allowed(state, "develop ship 2")
