"""Setup: what lies on the table before the first action, with two, three and four players."""

from collections import Counter

import pytest

from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.state import State
from tests.games.lancashire.builders import allowed, game, play, position, refused
from tests.games.lancashire.reading import aside, drawn, every_card, marker, pile
from tests.games.reading import (
    coal_market,
    course,
    cubes,
    deck,
    discards,
    income,
    iron_market,
    mat,
    money,
    pass_action,
)

BLUE_TOWNS = {"barrow_in_furness", "blackburn", "fleetwood", "lancaster"}
TEAL_TOWNS = {"burnley", "colne"}
OTHER_TOWNS = {
    "birkenhead", "bolton", "bury", "ellesmere_port", "liverpool", "macclesfield", "manchester",
    "oldham", "preston", "rochdale", "stockport", "warrington_runcorn", "wigan",
}  # fmt: skip


def look_the_same(one: State, two: State) -> bool:
    """Neither a player nor a spectator can tell the two positions apart."""
    assert one.to_json() != two.to_json()
    return all(one.view(seat) == two.view(seat) for seat in (*range(one.seats), None))


# The map -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_BL_SETUP_FULL_MAP(seats: int) -> None:
    # Links to, or slots in, the eight places that the reverse map lacks.
    state = position(f"""
        seats {seats}
        era rail, round 2
        red: money 60, hand bolton*2
        red: next port 2, next coal_mine 2, next cotton_mill 2, next shipyard 2
        link birkenhead--ellesmere_port red
        link ellesmere_port--northwich red
        link northwich--the_midlands red
        link manchester--stockport red
        link macclesfield--stockport red
        link macclesfield--the_midlands red
    """)
    allowed(state, "link manchester--oldham")
    allowed(state, "double shipyard birkenhead_single")
    allowed(state, "double port ellesmere_port_single")
    allowed(state, "double coal_mine oldham_w")
    allowed(state, "double coal_mine rochdale_n")
    allowed(state, "double cotton_mill stockport_w")
    allowed(state, "double cotton_mill macclesfield_e")
    state = position("""
        seats 2, community
        red: hand bolton*2
        tile manchester_nw red cotton_mill 1
    """)
    assert refused(state, "double coal_mine oldham_w") == "BL-COMMUNITY-MAP"
    assert refused(state, "link manchester--stockport") == "BL-COMMUNITY-MAP"


@pytest.mark.parametrize("seats", [2, 3])
def test_BL_SETUP_ALL_TOWNS_OPEN(seats: int) -> None:
    # Red's industry cards reach these towns by links.
    state = position(f"""
        seats {seats}
        red: money 30, hand coal_mine port, gone iron_works
        yellow: hand bolton
        link burnley--colne red
        link blackburn--burnley red
        link fleetwood--preston red
        link lancaster--preston red
    """)
    allowed(state, "build coal_mine burnley_n")
    allowed(state, "double cotton_mill colne_n")
    allowed(state, "build coal_mine blackburn_w")
    allowed(state, "build port fleetwood_single")
    allowed(state, "build port lancaster_w")
    assert "burnley" not in every_card(state)
    play(state, "build coal_mine burnley_n")
    assert cubes(state, "burnley_n") == 2


# The cards -----------------------------------------------------------------------------------


def test_BL_SETUP_DECK() -> None:
    two, three, four = (Counter(every_card(game.start(seats=n, seed=5))) for n in (2, 3, 4))
    assert (two.total(), three.total(), four.total()) == (40, 54, 64)
    assert [cards["cotton_mill"] for cards in (two, three, four)] == [0, 5, 8]
    assert [cards["port"] for cards in (two, three, four)] == [3, 4, 5]
    assert [cards["shipyard"] for cards in (two, three, four)] == [3, 3, 3]
    assert [cards["iron_works"] for cards in (two, three, four)] == [3, 3, 3]
    assert [cards["coal_mine"] for cards in (two, three, four)] == [3, 4, 4]
    assert [cards["lancaster"] for cards in (two, three, four)] == [0, 2, 3]
    assert [cards["liverpool"] for cards in (two, three, four)] == [3, 3, 4]
    assert [cards["manchester"] for cards in (two, three, four)] == [4, 4, 4]


def test_BL_SETUP_SPECIAL_CARDS() -> None:
    four = Counter(every_card(game.start(seats=4, seed=5)))
    classic = Counter(every_card(game.start(seats=4, seed=5, options={"classic_deck": True})))
    assert (classic - four).total() == 2
    assert four <= classic
    special = next(iter(classic - four))
    with pytest.raises(FormatError):
        position(f"seats 4\nred: hand {special}*{classic[special]}")
    position(f"seats 4, classic_deck\nred: hand {special}*{classic[special]}")


def test_BL_SETUP_BANNERS() -> None:
    two, three, four = (set(every_card(game.start(seats=n, seed=5))) for n in (2, 3, 4))
    assert two & (BLUE_TOWNS | TEAL_TOWNS) == set()
    assert two > OTHER_TOWNS
    assert three & TEAL_TOWNS == set()
    assert three > OTHER_TOWNS | BLUE_TOWNS
    assert four > OTHER_TOWNS | BLUE_TOWNS | TEAL_TOWNS


def test_BL_SETUP_BENEATH() -> None:
    assert len(aside(game.start(seats=2, seed=8))) == 2
    assert len(aside(game.start(seats=3, seed=8))) == 3
    assert len(aside(game.start(seats=4, seed=8))) == 4
    assert aside(game.start(seats=4, seed=8)) != aside(game.start(seats=4, seed=9))
    assert look_the_same(
        position("red: hand bolton\nyellow: hand bury\ndeck wigan port\naside oldham stockport"),
        position("red: hand bolton\nyellow: hand bury\ndeck oldham stockport\naside wigan port"),
    )
    # They lie there during the whole era, while all others are drawn and used.
    state = game.start(seats=2, seed=8)
    beneath = aside(state)
    for _ in range(2 * (1 + 9 * 2) - 1):
        pass_action(state)
    assert aside(state) == beneath
    assert (deck(state), course(state)) == ([], ("canal", 10, 1))
    used = discards(state, "red") + discards(state, "yellow")
    assert len(used) == 40 - 2 - 1
    pass_action(state)
    assert course(state) == ("rail", 1, 2)
    assert aside(state) == []


# The markets ---------------------------------------------------------------------------------


def test_BL_SETUP_DISTANT_TILES() -> None:
    assert len(pile(game.start(seats=2, seed=4))) == 8
    assert sorted(pile(game.start(seats=3, seed=4))) == [0, 1, 2, 2, 2, 2, 3, 3, 3, 4]
    assert sorted(pile(game.start(seats=4, seed=4))) == [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]


def test_BL_SETUP_DISTANT_SHUFFLE() -> None:
    first, again, other = (pile(game.start(seats=4, seed=seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other
    assert {pile(game.start(seats=2, seed=seed))[0] for seed in range(40)} == {1, 2, 3, 4}
    assert look_the_same(
        position("red: hand bolton\nyellow: hand bury\ndistant drawn 2, pile 4 1 3"),
        position("red: hand bolton\nyellow: hand bury\ndistant drawn 2, pile 3 4 1"),
    )


def test_BL_SETUP_DISTANT_MARKER() -> None:
    state = game.start(seats=4, seed=4)
    assert (marker(state), drawn(state)) == (0, [])
    # A tile of 0 steps leaves the marker on that space: 3 spaces, and 5 for the mill itself.
    state = position("""
        seats 4
        red: income 10, hand bolton*2
        tile preston_nw red cotton_mill 1
        tile preston_s yellow port 1 flipped
        distant pile 0
    """)
    play(state, "sell preston_nw")
    assert (marker(state), drawn(state)) == (0, [0])
    assert income(state, "red") == 10 + 3 + 5


def coal_price(left: int) -> int:
    """What one coal costs with so many cubes in the market: that of a mill for £14."""
    state = position(f"""
        red: money 30, hand preston*2, next cotton_mill 2
        tile preston_s yellow port 1
        coal {left}
    """)
    play(state, "build cotton_mill preston_nw")
    assert coal_market(state) == left - 1
    return 30 - 14 - money(state, "red")


def test_BL_SETUP_COAL_MARKET() -> None:
    assert coal_market(game.start(seats=2, seed=1)) == 8
    assert coal_market(game.start(seats=4, seed=1)) == 8
    assert [coal_price(left) for left in (8, 7, 6, 5)] == [1, 1, 2, 2]
    assert [coal_price(left) for left in (4, 3, 2, 1)] == [3, 3, 4, 4]


def iron_price(left: int) -> int:
    """What one iron costs with so many cubes in the market: that of a development."""
    state = position(f"red: money 30, hand preston*2\niron {left}")
    play(state, "develop port", "done")
    assert iron_market(state) == left - 1
    return 30 - money(state, "red")


def test_BL_SETUP_IRON_MARKET() -> None:
    assert iron_market(game.start(seats=2, seed=1)) == 8
    assert iron_market(game.start(seats=4, seed=1)) == 8
    assert [iron_price(left) for left in (8, 7, 6, 5)] == [1, 1, 2, 2]
    assert [iron_price(left) for left in (4, 3, 2, 1)] == [3, 3, 4, 4]


def crowded() -> LancashireState:
    """The game comes with 24 coal and 16 iron; here 28 and 20 are in use already."""
    return position("""
        seats 3
        era rail, round 3
        red: money 60, hand wigan*2 manchester*2
        red: next coal_mine 4, next iron_works 4
        tile oldham_w yellow coal_mine 4
        tile oldham_e yellow coal_mine 4
        tile bury_n white coal_mine 4
        tile bury_s white coal_mine 4
        tile rochdale_se yellow iron_works 4
        tile bolton_s white iron_works 4
        link bury--manchester white
        coal 8, iron 8
    """)


def test_BL_SETUP_SUPPLY_UNLIMITED() -> None:
    state = crowded()
    play(state, "build coal_mine wigan_n", "iron bolton_s")
    assert cubes(state, "wigan_n") == 5
    state = crowded()
    play(state, "build iron_works manchester_se", "coal bury_n")
    assert cubes(state, "manchester_se") == 6


# The players ---------------------------------------------------------------------------------


def test_BL_SETUP_MAT() -> None:
    state = game.start(seats=4, seed=1)
    for colour in ("red", "yellow", "white", "purple"):
        assert mat(state, colour) == {
            "cotton_mill": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4],
            "port": [1, 1, 2, 2, 3, 3, 4, 4],
            "shipyard": [0, 0, 1, 1, 2, 2],
            "iron_works": [1, 2, 3, 4],
            "coal_mine": [1, 2, 2, 3, 3, 4, 4],
        }
    assert sum(len(stack) for stack in mat(state, "red").values()) == 37
