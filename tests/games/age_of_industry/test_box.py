"""Components on which the sources are silent: our readings, and what each thing says of itself."""

from collections import Counter
from collections.abc import Mapping

from ironbridge.games.age_of_industry import component_reader
from tests.games.age_of_industry.builders import game, position
from tests.games.age_of_industry.reading import tiles

COMPONENTS = component_reader.read()


def test_AI_BOX_TILES() -> None:
    document: Mapping[str, object] = game.components()
    shown = document["levels"]
    assert isinstance(shown, list)
    by_name = {(tile["industry"], tile["level"]): tile for tile in shown}
    assert by_name["coal_mine", 1]["origin"]["guessed"] == []
    assert by_name["port", 3]["origin"]["guessed"] == ["level", "cost", "coal", "iron", "payout"]
    assert by_name["cotton_mill", 2]["origin"]["guessed"] == ["payout"]
    assert by_name["cotton_mill", 2]["cost"] == 6


def test_AI_BOX_CARDS() -> None:
    assert {card.id: card.count for card in COMPONENTS.cards} == {
        "cotton_mill": 8,
        "factory": 6,
        "coal_mine": 7,
        "ironworks": 6,
        "port": 6,
        "ship": 3,
        "brown": 5,
        "light_green": 5,
        "purple": 5,
        "blue": 5,
        "yellow": 5,
        "red": 5,
    }


def test_AI_BOX_MARKET_TILES() -> None:
    assert {tile.id: (tile.accepts, tile.count) for tile in COMPONENTS.market_tiles} == {
        "cotton": (("cotton",), 7),
        "factory": (("factory",), 5),
        "both": (("cotton", "factory"), 3),
        "no_demand": ((), 3),
    }


def test_AI_BOX_DEMAND() -> None:
    assert COMPONENTS.coal.prices == COMPONENTS.iron.prices == (1, 1, 2, 2, 3, 3)


def test_AI_BOX_GERMANY() -> None:
    side = COMPONENTS.maps[0]
    assert (len(side.locations), len(side.spaces), len(side.markets)) == (37, 56, 8)
    assert len(side.links) == 55
    assert {location.origin.guessed for location in side.locations if location.id == "france"} == {
        ("markets",)
    }


def test_AI_BOX_NEW_ENGLAND() -> None:
    side = COMPONENTS.maps[1]
    kinds = Counter(location.kind == "sea" for location in side.locations)
    assert (kinds[False], kinds[True]) == (26, 6)
    assert (len(side.spaces), len(side.markets), len(side.links)) == (52, 8, 37)
    assert Counter(space.kind for space in side.spaces)["coal_mine"] == 2


def test_AI_BOX_LEVEL_POINTS() -> None:
    state = position("""
        tile cologne-1 red factory 4
        tile munich-1 red cotton_mill 2 flipped
    """)
    assert {tile["level"] for tile in tiles(state).values()} == {2, 4}
    assert state.result().scores[0] == 6
