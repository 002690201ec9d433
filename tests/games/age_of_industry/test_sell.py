"""Selling goods: which tiles, through which ports and markets, by which routes."""

import pytest

from tests.games.age_of_industry.builders import allowed, legal, play, position, refused
from tests.games.age_of_industry.reading import (
    asked,
    flipped,
    hand,
    market,
    money,
    round_and_actions,
    standing,
)

COTTON = """
    red: hand port*2
    tile hanover-1 red cotton_mill 1
"""
HAMBURG = "tile hamburg-1 blue port 1\nlink de-05 blue\n"
"""A port joined to Hanover."""


def outlets(text: str, mill: str) -> set[str]:
    state = position(text)
    play(state, f"sell {mill}")
    return legal(state)


@pytest.mark.parametrize(
    ("tile", "rule"),
    [
        ("tile kassel-1 blue cotton_mill 1", "AI-SELL-NOT-FORCED"),
        ("tile kassel-1 red ironworks 1", "AI-SELL-OWN"),
        ("tile kassel-1 red cotton_mill 1 flipped", "AI-FLIP-ONCE"),
    ],
)
def test_AI_SELL_OWN(tile: str, rule: str) -> None:
    state = position(COTTON + HAMBURG + tile + "\nlink de-21 blue")
    allowed(state, "sell hanover-1")
    assert refused(state, "sell kassel-1") == rule
    assert refused(state, "sell kassel-2") == "AI-SELL-OWN"


def test_AI_SELL_CONNECTED() -> None:
    apart = position(COTTON + "tile hamburg-1 blue port 1\nmarket holland-market-1 cotton")
    assert refused(apart, "sell hanover-1") == "AI-SELL-CONNECTED"
    flipped_port = position(COTTON + HAMBURG.replace("port 1", "port 1 flipped"))
    assert refused(flipped_port, "sell hanover-1") == "AI-SELL-CONNECTED"
    allowed(position(COTTON + HAMBURG), "sell hanover-1")
    holland = COTTON + "tile bremen-2 blue cotton_mill 1\nlink de-07 blue\nlink de-08 blue\n"
    allowed(position(holland + "market holland-market-1 cotton"), "sell hanover-1")
    used = position(holland + "market holland-market-1 cotton used")
    assert refused(used, "sell hanover-1") == "AI-SELL-CONNECTED"


def test_AI_SELL_CONNECTED_when_the_outlet_is_chosen() -> None:
    state = position(
        COTTON + HAMBURG + "tile hamburg-2 yellow port 1\ntile danzig-1 yellow port 1\n"
    )
    play(state, "sell hanover-1")
    assert refused(state, "port danzig-1") == "AI-SELL-CONNECTED"
    assert refused(state, "port kiel-1") == "AI-SELL-CONNECTED"


def test_AI_SELL_ANY_DISTANCE() -> None:
    # Hamburg is one line away, Kiel two, Denmark three.
    text = """
        tile kiel-1 yellow port 1
        market denmark-market-1 both
        link de-02 blue
        link de-01 blue
    """
    assert outlets(COTTON + HAMBURG + text, "hanover-1") == {
        "port hamburg-1",
        "port kiel-1",
        "market denmark-market-1",
    }


def test_AI_SELL_ANY_RAILWAY() -> None:
    text = """
        tile kiel-1 yellow port 1
        tile hamburg-3 blue cotton_mill 1
        link de-05 blue
        link de-02 yellow
    """
    state = position(COTTON + text)
    play(state, "sell hanover-1")
    assert flipped(state, "hanover-1")


def test_AI_SELL_SAME_LOCATION() -> None:
    state = position("""
        red: hand port
        tile hamburg-1 blue port 1
        tile hamburg-3 red cotton_mill 1
    """)
    play(state, "sell hamburg-3")
    assert flipped(state, "hamburg-1")


def test_AI_SELL_NO_TRANSIT() -> None:
    through = position("""
        map new_england
        red: hand port
        tile albany-1 red cotton_mill 1
        tile new_york-1 blue port 1
        link ne-26 blue
        link ne-30 blue
        link ne-31 blue
    """)
    assert refused(through, "sell albany-1") == "AI-SELL-NO-TRANSIT"
    start = position("""
        map new_england
        red: hand port
        tile pennsylvania-3 red cotton_mill 1
        tile new_york-1 blue port 1
        link ne-30 blue
        link ne-31 blue
    """)
    play(start, "sell pennsylvania-3")
    assert flipped(start, "pennsylvania-3")


FACTORY = "red: hand port*2\ntile hanover-1 red factory 3\n"


def test_AI_SELL_PORT_ONE() -> None:
    assert refused(position(FACTORY + HAMBURG), "sell hanover-1") == "AI-SELL-CONNECTED"
    # Even beside two other outlets, the port of level 1 takes no factory goods.
    state = position(
        FACTORY
        + HAMBURG
        + """
        tile hamburg-2 yellow port 2
        market denmark-market-1 factory
        link de-02 blue
        link de-01 blue
        """
    )
    play(state, "sell hanover-1")
    assert refused(state, "port hamburg-1") == "AI-SELL-PORT-ONE"
    assert legal(state) == {"port hamburg-2", "market denmark-market-1"}


@pytest.mark.parametrize("level", [2, 3])
def test_AI_SELL_PORT_HIGHER(level: int) -> None:
    higher = HAMBURG.replace("port 1", f"port {level}")
    allowed(position(FACTORY + higher), "sell hanover-1")
    allowed(position(COTTON + higher), "sell hanover-1")


@pytest.mark.parametrize(
    ("tile", "cotton", "factory"),
    [
        ("cotton", True, False),
        ("factory", False, True),
        ("both", True, True),
        ("no_demand", False, False),
    ],
)
def test_AI_SELL_MARKET_ACCEPTS(tile: str, cotton: bool, factory: bool) -> None:
    way = f"market holland-market-1 {tile}\ntile bremen-2 blue cotton_mill 1\nlink de-07 blue\nlink de-08 blue\n"
    assert ("sell hanover-1" in legal(position(COTTON + way))) == cotton
    assert ("sell hanover-1" in legal(position(FACTORY + way))) == factory


def test_AI_SELL_MARKET_ACCEPTS_when_the_outlet_is_chosen() -> None:
    state = position(
        COTTON
        + HAMBURG
        + """
        tile hamburg-2 yellow port 1
        market denmark-market-1 factory
        link de-02 blue
        link de-01 blue
        """
    )
    play(state, "sell hanover-1")
    assert refused(state, "market denmark-market-1") == "AI-SELL-MARKET-ACCEPTS"


def test_AI_SELL_FLIP_BOTH() -> None:
    state = position(COTTON + HAMBURG)
    play(state, "sell hanover-1")
    assert standing(state, "hanover-1") == "red cotton_mill 1 flipped"
    assert standing(state, "hamburg-1") == "blue port 1 flipped"
    state = position(
        COTTON
        + "market holland-market-1 cotton\ntile bremen-2 blue cotton_mill 1\nlink de-07 blue\nlink de-08 blue"
    )
    play(state, "sell hanover-1")
    assert market(state, "holland-market-1") == ("cotton", True)
    assert flipped(state, "hanover-1")


def test_AI_SELL_ONE_EACH() -> None:
    # Two mills, one port: the second stays unsold, and the action is over.
    state = position(COTTON + HAMBURG + "tile kassel-1 red cotton_mill 1\nlink de-21 blue")
    play(state, "sell hanover-1")
    assert (flipped(state, "kassel-1"), round_and_actions(state)) == (False, (2, 1))
    assert refused(state, "sell kassel-1") == "AI-SELL-CONNECTED"
    state = position(
        COTTON
        + HAMBURG
        + """
        tile hamburg-2 yellow port 1
        tile kiel-1 yellow port 1 flipped
        market denmark-market-1 cotton used
        link de-02 blue
        link de-01 blue
        """
    )
    play(state, "sell hanover-1")
    assert refused(state, "port kiel-1") == "AI-SELL-ONE-EACH"
    assert refused(state, "market denmark-market-1") == "AI-SELL-ONE-EACH"


def test_AI_SELL_OTHERS_PORT() -> None:
    state = position(COTTON + HAMBURG)
    play(state, "sell hanover-1")
    assert (money(state), money(state, "blue")) == (8, 5)
    own = position(COTTON + HAMBURG.replace("blue", "red"))
    play(own, "sell hanover-1")
    assert money(own) == 8 + 5


def test_AI_SELL_NOT_FORCED() -> None:
    # Blue would like to flip a port of its own, but red's mill is not blue's to sell.
    state = position("order blue red yellow\nblue: hand red\n" + COTTON + HAMBURG)
    assert refused(state, "sell hanover-1") == "AI-SELL-NOT-FORCED"
    play(state, "pass")
    assert not flipped(state, "hanover-1")


@pytest.mark.parametrize(
    ("tile", "payout"), [("cotton_mill 1", 8), ("cotton_mill 3", 18), ("factory 3", 16)]
)
def test_AI_SELL_PAYOUT(tile: str, payout: int) -> None:
    state = position(f"""
        red: hand port
        tile hanover-1 red {tile}
        tile hamburg-1 blue port 2
        link de-05 blue
    """)
    play(state, "sell hanover-1")
    assert money(state) == payout


def test_AI_SELL_SEVERAL() -> None:
    text = """
        tile kassel-1 red cotton_mill 1
        tile hamburg-2 yellow port 1
        link de-21 blue
    """
    state = position(COTTON + HAMBURG + text)
    play(state, "sell hanover-1", "port hamburg-1")
    assert asked(state) == "more"
    assert legal(state) == {"sell kassel-1", "done"}
    assert refused(state, "pass") == "AI-SELL-SEVERAL"
    play(state, "sell kassel-1")
    assert (money(state), round_and_actions(state)) == (16, (2, 1))
    state = position(COTTON + HAMBURG + text)
    play(state, "sell kassel-1", "port hamburg-2", "done")
    assert (money(state), round_and_actions(state)) == (8, (2, 1))


def test_AI_SELL_MARKET_SHIP() -> None:
    text = """
        map new_england
        red: hand port
        tile boston-3 red cotton_mill 1
        tile boston-1 blue port 1 flipped
        market ship_boston-market-1 cotton
    """
    assert refused(position(text), "sell boston-3") == "AI-SELL-CONNECTED"
    state = position(text + "tile ship_boston-1 yellow ship 2")
    play(state, "sell boston-3")
    assert market(state, "ship_boston-market-1") == ("cotton", True)


def test_AI_SELL_MARKET_SHIP_names_the_ship_that_is_missing() -> None:
    state = position("""
        map new_england
        red: hand port
        tile boston-3 red cotton_mill 1
        tile boston-1 blue port 1
        tile boston-2 blue port 1
        market ship_boston-market-1 cotton
    """)
    play(state, "sell boston-3")
    assert refused(state, "market ship_boston-market-1") == "AI-SELL-MARKET-SHIP"


def test_AI_SELL_NO_TRANSIT_for_the_outlet_that_is_chosen() -> None:
    state = position("""
        map new_england
        red: hand port
        tile albany-1 red cotton_mill 1
        tile new_york-1 blue port 1
        link ne-26 blue
        link ne-30 blue
        link ne-31 blue
        market great_lakes-market-1 cotton
        market canada-market-1 both
        link ne-24 blue
        link ne-23 blue
        link ne-10 blue
        link ne-09 blue
    """)
    play(state, "sell albany-1")
    assert refused(state, "port new_york-1") == "AI-SELL-NO-TRANSIT"


def test_AI_SELL_NO_CARD() -> None:
    state = position(COTTON + HAMBURG)
    play(state, "sell hanover-1")
    assert hand(state) == ["port", "port"]
    allowed(
        position(COTTON.replace("hand port*2", "money 0") + HAMBURG + "deck red"),
        ("sell hanover-1"),
    )


def test_AI_SELL_NOT_EMPTY() -> None:
    state = position(COTTON)
    assert not any(move.startswith("sell") for move in legal(state))
    two = position(COTTON + HAMBURG + "tile hamburg-2 yellow port 1")
    play(two, "sell hanover-1")
    assert refused(two, "done") == "AI-SELL-NOT-EMPTY"
    assert refused(two, "pass") == "AI-TURN-ONE-AFTER-OTHER"
