"""The card that is played: industry cards and their five conditions, location cards."""

import pytest

from tests.games.age_of_industry.builders import allowed, legal, play, position, refused
from tests.games.age_of_industry.reading import asked, hand, standing

SHIP = """
    map new_england
    red: hand ship, next ship 2
    blue: hand red
    tile worcester-1 red cotton_mill 1
"""


def test_AI_CARD_PLAYED() -> None:
    state = position("red: hand port*2 coal_mine")
    play(state, "build port kiel-1")
    assert hand(state) == ["coal_mine", "port"]
    assert refused(state, "build ironworks cologne-1") == "AI-CARD-PLAYED"
    assert refused(position("blue: hand port"), "build port kiel-1") == "AI-CARD-PLAYED"


def test_AI_CARD_INDUSTRY() -> None:
    state = position("red: hand cotton_mill blue")
    allowed(state, "build cotton_mill munich-1")
    assert refused(state, "build ironworks munich-1") == "AI-CARD-PLAYED"
    # Both cards allow the mill in Cologne, only blue the ironworks.
    play(state, "build ironworks cologne-1")
    assert hand(state) == ["cotton_mill"]


def test_AI_CARD_INDUSTRY_refuses_the_wrong_card() -> None:
    state = position("red: hand cotton_mill blue ironworks")
    play(state, "build cotton_mill cologne-1")
    assert asked(state) == "card"
    assert refused(state, "card ironworks") == "AI-CARD-INDUSTRY"
    assert legal(state) == {"card cotton_mill", "card blue"}


def test_AI_CARD_INDUSTRY_REACH() -> None:
    state = position("red: hand ironworks\ntile cologne-1 red cotton_mill 1")
    assert refused(state, "build ironworks frankfurt-1") == "AI-CARD-INDUSTRY-REACH"
    assert refused(state, "build ironworks munich-1") == "AI-CARD-INDUSTRY-REACH"


def test_AI_CARD_RAIL() -> None:
    text = "red: hand ironworks\ntile cologne-1 red cotton_mill 1\n"
    allowed(position(text + "link de-34 red"), "build ironworks frankfurt-1")
    others = position(text + "tile frankfurt-2 blue cotton_mill 1\nlink de-34 blue")
    assert refused(others, "build ironworks frankfurt-1") == "AI-CARD-INDUSTRY-REACH"
    # One's own railway counts even where it is not joined to the rest.
    allowed(
        position(text + "tile augsburg-1 red ironworks 1\nlink de-53 red"),
        "build ironworks munich-1",
    )


def test_AI_CARD_BESIDE() -> None:
    # Berlin has four spaces, Frankfurt three.
    state = position("red: hand ironworks\ntile berlin-1 red cotton_mill 1")
    allowed(state, "build ironworks berlin-2")
    state = position("red: hand ironworks, next ironworks 2\ntile frankfurt-1 red cotton_mill 1")
    assert refused(state, "build ironworks frankfurt-2") == "AI-SPACE-FEW"


def test_AI_CARD_OWN_SPACE() -> None:
    state = position("""
        red: hand ironworks, next ironworks 2
        tile frankfurt-1 red cotton_mill 1
        tile mannheim-1 blue coal_mine 1
        link de-37 blue
    """)
    allowed(state, "build ironworks frankfurt-1")


def test_AI_CARD_SHIP_PORT() -> None:
    own = position(SHIP + "tile boston-1 red port 1")
    allowed(own, "build ship ship_boston-1")
    others = position(SHIP + "tile boston-1 blue port 1")
    assert refused(others, "build ship ship_boston-1") == "AI-CARD-SHIP-REACHED"
    # One's own port must be at a lane of this very space.
    elsewhere = position(SHIP + "tile boston-1 blue port 1\ntile boston-2 red port 1")
    assert refused(elsewhere, "build ship ship_boston-1") == "AI-CARD-SHIP-REACHED"
    allowed(elsewhere, "build ship ship_cape_cod-1")


def test_AI_CARD_SHIP_REACHED() -> None:
    port = SHIP + "tile boston-1 blue port 1\n"
    allowed(position(port + "link ne-13 red"), "build ship ship_boston-1")
    others = position(port + "link ne-13 blue")
    assert refused(others, "build ship ship_boston-1") == "AI-CARD-SHIP-REACHED"
    # A chain of railways in which the last one is another's does not reach it.
    chain = position(port + "link ne-12 red\nlink ne-11 blue")
    assert refused(chain, "build ship ship_boston-1") == "AI-CARD-SHIP-REACHED"


def test_AI_CARD_FIRST_TILE() -> None:
    state = position("red: hand ironworks\ntile cologne-1 blue cotton_mill 1")
    builds = {move.split()[2] for move in legal(state) if move.startswith("build ")}
    assert {"cologne-2", "munich-1", "berlin-4", "hamburg-3"} <= builds
    assert "cologne-1" not in builds
    play(state, "build ironworks munich-1")
    state = position("red: hand ironworks*2\ntile munich-1 red ironworks 1")
    assert refused(state, "build ironworks cologne-2") == "AI-CARD-INDUSTRY-REACH"


def test_AI_CARD_BARE() -> None:
    # The mine from which the railway went out has been replaced by blue's.
    state = position("""
        red: hand ironworks, next coal_mine 2
        tile essen-1 blue coal_mine 2
        link de-31 red
    """)
    allowed(state, "build ironworks munich-1")


@pytest.mark.parametrize("slot", ["regensburg-1", "munich-2", "nuremberg-1", "augsburg-1"])
def test_AI_CARD_LOCATION(slot: str) -> None:
    state = position("red: hand brown\ntile cologne-1 red cotton_mill 1")
    allowed(state, f"build ironworks {slot}")
    allowed(state, f"build cotton_mill {slot}")
    allowed(state, "build coal_mine bohemia-1")
    assert refused(state, "build ironworks frankfurt-1") == "AI-CARD-PLAYED"


def test_AI_CARD_LOCATION_refuses_another_colour() -> None:
    state = position(
        "red: hand brown red cotton_mill\ntile regensburg-1 red ironworks 1\nlink de-50 red"
    )
    play(state, "build cotton_mill munich-1")
    assert refused(state, "card red") == "AI-CARD-LOCATION"
    play(state, "card brown")
    assert standing(state, "munich-1") == "red cotton_mill 1"


def test_AI_CARD_SHIP_GERMANY() -> None:
    state = position("red: hand ship*3, next ship 2\ntile kiel-1 red port 1\nlink de-01 red")
    assert not any(move.startswith("build ") for move in legal(state))
    allowed(state, "combine port hamburg-1")
    play(state, "develop ship 2", "pass")
    assert hand(state) == ["ship"]
