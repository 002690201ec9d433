"""Setup: what lies on the table before the first action, with two, three and four players."""

from collections import Counter

import pytest

from ironbridge.kernel.state import State
from tests.games.birmingham.builders import allowed, game, play, position, refused
from tests.games.birmingham.reading import (
    barrels,
    every_card,
    face_down,
    merchant_tiles,
    wild_piles,
)
from tests.games.reading import coal_market, cubes, deck, hand, iron_market, mat, money, seated

BLUE_TOWNS = {"leek", "stoke_on_trent", "stone", "uttoxeter"}
TEAL_TOWNS = {"belper", "derby"}
OTHER_TOWNS = {
    "stafford", "burton_on_trent", "cannock", "tamworth", "walsall", "coalbrookdale", "dudley",
    "kidderminster", "wolverhampton", "worcester", "birmingham", "coventry", "nuneaton", "redditch",
}  # fmt: skip


def look_the_same(one: State, two: State) -> bool:
    """Neither a player nor a spectator can tell the two positions apart."""
    assert one.to_json() != two.to_json()
    return all(one.view(seat) == two.view(seat) for seat in (*range(one.seats), None))


# The cards -----------------------------------------------------------------------------------


def test_BB_SETUP_DECK() -> None:
    two, three, four = (Counter(every_card(game.start(seats=n, seed=5))) for n in (2, 3, 4))
    assert (two.total(), three.total(), four.total()) == (40, 54, 64)
    assert [cards["cotton_mill_or_manufacturer"] for cards in (two, three, four)] == [0, 6, 8]
    assert [cards["pottery"] for cards in (two, three, four)] == [2, 2, 3]
    assert [cards["coal_mine"] for cards in (two, three, four)] == [2, 2, 3]
    assert [cards["iron_works"] for cards in (two, three, four)] == [4, 4, 4]
    assert [cards["brewery"] for cards in (two, three, four)] == [5, 5, 5]
    assert [cards["uttoxeter"] for cards in (two, three, four)] == [0, 1, 2]


def test_BB_SETUP_BANNERS() -> None:
    two, three, four = (set(every_card(game.start(seats=n, seed=5))) for n in (2, 3, 4))
    assert two & (BLUE_TOWNS | TEAL_TOWNS) == set()
    assert two > OTHER_TOWNS
    assert three & TEAL_TOWNS == set()
    assert three > OTHER_TOWNS | BLUE_TOWNS
    assert four > OTHER_TOWNS | BLUE_TOWNS | TEAL_TOWNS


@pytest.mark.parametrize("seats", [2, 3])
def test_BB_SETUP_ALL_TOWNS_OPEN(seats: int) -> None:
    state = position(f"""
        seats {seats}
        red: money 17, hand wild_location coal_mine
        yellow: hand brewery
    """)
    allowed(state, "build coal_mine belper_2")
    allowed(state, "build cotton_mill derby_2")
    allowed(state, "build cotton_mill leek_1")
    allowed(state, "build cotton_mill stoke_on_trent_1")
    allowed(state, "build coal_mine stone_2")
    allowed(state, "build brewery uttoxeter_2")
    play(state, "build coal_mine belper_2", "card coal_mine")
    assert cubes(state, "belper_2") == 2


def test_BB_SETUP_WILD_PILES() -> None:
    state = game.start(seats=4, seed=11)
    assert not {"wild_location", "wild_industry"} & set(every_card(state))
    assert wild_piles(state) == {"wild_location": 4, "wild_industry": 4}
    assert state.view(None)["wild_cards"] == {"wild_location": 4, "wild_industry": 4}
    state = position("red: hand birmingham*3\nyellow: hand brewery")
    play(state, "scout")
    assert hand(state, "red") == ["wild_location", "wild_industry"]
    assert wild_piles(state) == {"wild_location": 3, "wild_industry": 3}


def test_BB_SETUP_FACE_DOWN() -> None:
    state = game.start(seats=4, seed=8)
    laid_aside = [card for colour in seated(state) if (card := face_down(state, colour))]
    assert len(laid_aside) == 4
    assert len(deck(state)) == 64 - 4 * 8 - 4
    assert look_the_same(
        position("""
            red: hand birmingham, face_down brewery
            yellow: hand dudley, face_down pottery
            deck coal_mine iron_works
        """),
        position("""
            red: hand birmingham, face_down coal_mine
            yellow: hand dudley, face_down iron_works
            deck brewery pottery
        """),
    )


# Merchants and markets -----------------------------------------------------------------------


def test_BB_SETUP_MERCHANT_TILES() -> None:
    two, three, four = (
        sorted(filter(None, merchant_tiles(game.start(seats=n, seed=4)).values()))
        for n in (2, 3, 4)
    )
    assert two == ["all_goods", "blank_a", "blank_b", "cotton_a", "manufacturer_a"]
    assert three == sorted([*two, "blank_c", "pottery"])
    assert four == sorted([*three, "cotton_b", "manufacturer_b"])
    in_oxford = {merchant_tiles(game.start(seats=2, seed=n))["oxford_m1"] for n in range(40)}
    assert in_oxford == set(two)
    state = game.start(seats=2, seed=4)
    assert state.view(None)["merchants"] == state.to_json()["merchants"]


def test_BB_SETUP_MERCHANT_SPACES() -> None:
    def unused(seats: int) -> set[str]:
        tiles = merchant_tiles(game.start(seats=seats, seed=9))
        return {space for space, tile in tiles.items() if tile is None}

    nottingham = {"nottingham_m1", "nottingham_m2"}
    assert unused(2) == {"warrington_m1", "warrington_m2"} | nottingham
    assert unused(3) == nottingham
    assert unused(4) == set()
    # With two players Warrington has no merchants, and so no beer.
    state = position("""
        red: hand dudley*2
        tile stoke_on_trent_1 red cotton_mill 1
        tile stone_1 red brewery 1
        tile burton_on_trent_2 red brewery 2
        link warrington-stoke_on_trent red
        link stone-stoke_on_trent red
        link stone-stafford red
        link stafford-cannock red
        link cannock-wolverhampton red
        link wolverhampton-coalbrookdale red
        link coalbrookdale-shrewsbury red
        merchant shrewsbury_m1 cotton_a
    """)
    play(state, "sell stoke_on_trent_1")
    assert refused(state, "beer warrington_m1") == "BB-SETUP-MERCHANT-SPACES"
    allowed(state, "beer shrewsbury_m1")


def test_BB_SETUP_BARRELS() -> None:
    used: set[str] = set()
    for seed in range(10):
        for seats, buyers in ((2, 3), (3, 4), (4, 6)):
            state = game.start(seats=seats, seed=seed)
            tiles = merchant_tiles(state)
            buying = {space for space, tile in tiles.items() if tile and "blank" not in tile}
            assert len(buying) == buyers
            assert barrels(state) == buying
            used |= buying
    assert len(used) == 9  # every space had a buyer in one of these games


def test_BB_SETUP_NO_BARREL_BLANK() -> None:
    for seats, blanks in ((2, 2), (3, 3), (4, 3)):
        state = game.start(seats=seats, seed=2)
        blank = {space for space, tile in merchant_tiles(state).items() if tile and "blank" in tile}
        assert len(blank) == blanks
        assert not blank & barrels(state)


def test_BB_SETUP_COAL_MARKET() -> None:
    assert coal_market(game.start(seats=2, seed=1)) == 13
    # One of the two £1 spaces is empty: the first cube costs £1, the second one £2.
    state = position("""
        red: money 30, hand birmingham*2, next manufacturer 3
        link birmingham-oxford red
    """)
    play(state, "build manufacturer birmingham_2")
    assert money(state, "red") == 30 - 12 - 1 - 2
    assert coal_market(state) == 11


def test_BB_SETUP_IRON_MARKET() -> None:
    assert iron_market(game.start(seats=2, seed=1)) == 8
    # Both £1 spaces are empty: two cubes cost £2 each.
    state = position("red: money 30, hand birmingham*2")
    play(state, "develop cotton_mill", "develop cotton_mill")
    assert money(state, "red") == 30 - 2 - 2
    assert iron_market(state) == 6


def test_BB_SETUP_SUPPLY_UNLIMITED() -> None:
    # The game comes with 30 coal, 18 iron and 15 barrels; here 34, 22 and 14 are in use already.
    text = """
        seats 4
        era rail, round 3
        red: money 60, hand wild_location birmingham
        red: next coal_mine 4, next iron_works 4, next brewery 4
        tile cannock_1 yellow coal_mine 4
        tile cannock_2 yellow coal_mine 4
        tile tamworth_1 white coal_mine 4
        tile tamworth_2 white coal_mine 4
        tile derby_3 yellow iron_works 4
        tile redditch_2 white iron_works 4
        tile stone_1 yellow brewery 4
        tile derby_1 white brewery 4
        tile uttoxeter_1 purple brewery 3
        tile uttoxeter_2 purple brewery 3
        link cannock-walsall yellow
        coal 14, iron 10
    """
    state = position(text)
    assert len(barrels(state)) == 6
    play(state, "build coal_mine dudley_1", "iron derby_3")
    assert cubes(state, "dudley_1") == 5
    state = position(text)
    play(state, "build iron_works walsall_1", "coal cannock_1")
    assert cubes(state, "walsall_1") == 6
    state = position(text)
    play(state, "build brewery walsall_2", "iron derby_3")
    assert cubes(state, "walsall_2") == 2


# The players ---------------------------------------------------------------------------------


def test_BB_SETUP_MAT() -> None:
    state = game.start(seats=4, seed=1)
    for colour in ("red", "yellow", "white", "purple"):
        assert mat(state, colour) == {
            "cotton_mill": [1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4],
            "manufacturer": [1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8],
            "pottery": [1, 2, 3, 4, 5],
            "coal_mine": [1, 2, 2, 3, 3, 4, 4],
            "iron_works": [1, 2, 3, 4],
            "brewery": [1, 1, 2, 2, 3, 3, 4],
        }
    assert sum(len(stack) for stack in mat(state, "red").values()) == 45
