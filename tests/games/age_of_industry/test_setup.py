"""Setup: what lies on the table before the first action, on both maps."""

from collections import Counter

import pytest

from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.state import State
from tests.documents import view_of
from tests.games.age_of_industry.builders import MAPS, allowed, game, play, position, refused
from tests.games.age_of_industry.reading import (
    COLOURS,
    cubes,
    deck,
    display,
    hand,
    imported,
    loans,
    mat,
    money,
    order,
    rails_left,
    track,
    whole,
)


def begun(seats: int, seed: int = 1, side: str = "germany") -> State:
    return game.start(seats, seed, {"map": side})


def market_tiles(state: State) -> list[str]:
    return [entry["tile"] for entry in whole(state)["market_tiles"]]


@pytest.mark.parametrize("side", MAPS)
def test_AI_SETUP_SEATS(side: str) -> None:
    for seats in (3, 4, 5):
        assert begun(seats, side=side).seats == seats
    for seats in (2, 6):
        with pytest.raises(SetupError):
            begun(seats, side=side)


def test_AI_SETUP_MAP() -> None:
    germany = position("red: hand port")
    new_england = position("map new_england\nred: hand port")
    allowed(germany, "build port kiel-1")
    assert refused(germany, "build port boston-1") == "AI-SETUP-MAP"
    allowed(new_england, "build port boston-1")
    assert refused(new_england, "build port kiel-1") == "AI-SETUP-MAP"
    with pytest.raises(SetupError, match="germany, new_england"):
        begun(3, side="japan")


def test_AI_SETUP_MAT() -> None:
    state = begun(5)
    for colour in COLOURS:
        assert mat(state, colour) == {
            "cotton_mill": [1, 1, 2, 2, 3, 3],
            "factory": [0, 0, 3, 3, 4, 4],
            "coal_mine": [1, 1, 2, 2, 3, 3],
            "ironworks": [1, 1, 2, 2, 3, 3],
            "port": [1, 1, 2, 2, 3, 3],
            "ship": [0, 2, 2, 3, 3],
        }


def test_AI_SETUP_RAILWAYS() -> None:
    state = begun(5)
    assert [rails_left(state, colour) for colour in COLOURS] == [12] * 5


def test_AI_SETUP_FIRST_PLAYER() -> None:
    first = set()
    for seed in range(30):
        found = order(begun(4, seed))
        at = COLOURS.index(found[0])
        assert found == [COLOURS[(at + step) % 4] for step in range(4)]
        first.add(found[0])
    assert first == set(COLOURS[:4])


def test_AI_SETUP_MONEY() -> None:
    state = begun(5)
    assert [(money(state, colour), loans(state, colour)) for colour in COLOURS] == [(0, 0)] * 5


@pytest.mark.parametrize("side", MAPS)
def test_AI_SETUP_DECK(side: str) -> None:
    state = begun(4, side=side)
    cards = Counter(deck(state)) + Counter(card for card in display(state) if card)
    for colour in COLOURS[:4]:
        cards += Counter(hand(state, colour))
    assert cards.total() == 66
    assert cards["ship"] == 3  # even on the map of Germany
    assert cards["cotton_mill"] == 8
    assert cards["brown"] == 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_AI_SETUP_HAND(seats: int) -> None:
    state = begun(seats)
    assert [len(hand(state, colour)) for colour in COLOURS[:seats]] == [6] * seats
    assert len(deck(state)) == 66 - 6 * seats - 2


def test_AI_SETUP_SECRET_HAND() -> None:
    state = begun(3)
    for viewer in (0, 1, 2, None):
        shown = [player.get("hand") for player in view_of(state, viewer)["players"]]
        for seat, colour in enumerate(COLOURS[:3]):
            if seat == viewer:
                assert sorted(shown[seat]) == sorted(hand(state, colour))
            else:
                assert shown[seat] is None


def test_AI_SETUP_DISPLAY() -> None:
    state = begun(3)
    assert len([card for card in display(state) if card]) == 2
    assert view_of(state, None)["display"] == display(state)
    assert "deck" not in state.view(0)
    assert deck(begun(3, seed=1)) != deck(begun(3, seed=2))


def test_AI_SETUP_DEMAND_FULL() -> None:
    assert track(begun(3)) == (6, 6)


@pytest.mark.parametrize("side", MAPS)
def test_AI_SETUP_MARKETS(side: str) -> None:
    state = begun(3, side=side)
    assert len(market_tiles(state)) == 8
    assert not any(entry["used"] for entry in whole(state)["market_tiles"])
    assert view_of(state, None)["market_tiles"] == whole(state)["market_tiles"]
    assert market_tiles(begun(3, seed=2, side=side)) != market_tiles(state)


def test_AI_SETUP_MARKETS_LEFT() -> None:
    for seed in range(20):
        drawn = Counter(market_tiles(begun(3, seed)))
        assert drawn <= Counter(cotton=7, factory=5, both=3, no_demand=3)
        assert drawn.total() == 8


def test_AI_SETUP_NO_DEMAND() -> None:
    seen = [market_tiles(begun(3, seed)) for seed in range(20)]
    assert any("no_demand" in tiles for tiles in seen)


def test_AI_SETUP_CUBES_UNLIMITED() -> None:
    # Seven mines with four and five cubes each: 30 cubes are on the map already.
    state = position("""
        seats 5
        red: hand coal_mine, next coal_mine 3
        coal 6, iron 6
        tile belgium-1 blue coal_mine 3
        tile essen-1 blue coal_mine 3
        tile mannheim-1 yellow coal_mine 3
        tile bohemia-1 yellow coal_mine 3
        tile dresden-1 green coal_mine 3
        tile breslau-1 green coal_mine 3
        tile poland-1 purple coal_mine 3
        tile cologne-1 purple ironworks 1
        link de-31 purple
    """)
    play(state, "build coal_mine essen-2")
    assert cubes(state, "essen-2") == 5


def test_AI_SETUP_IMPORT_EMPTY() -> None:
    state = begun(3, side="new_england")
    assert imported(state, "ship_boston-import") == 0
    assert sum(entry["cubes"] for entry in whole(state)["imports"]) == 0
