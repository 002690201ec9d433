"""The merchants' beer: when it may be used, and what each merchant's place gives for it."""

from tests.games.birmingham.builders import legal, play, position, refused
from tests.games.birmingham.reading import barrels
from tests.games.reading import (
    course,
    cubes,
    flipped,
    income,
    iron_market,
    mat,
    money,
    points,
    spent,
)

OXFORD = """
    red: hand coal_mine*2
    link birmingham-oxford red
    merchant oxford_m1 manufacturer_a
"""

GLOUCESTER = """
    red: money 20, hand coal_mine*2
    tile worcester_1 red cotton_mill 1
    link worcester-gloucester red
    merchant gloucester_m1 cotton_a
    merchant gloucester_m2 blank_a
"""
"""A cotton mill. Gloucester's barrel is the only one for its sale, unless a brewery is added."""


def test_BB_BONUS_OPTIONAL() -> None:
    text = OXFORD + "merchant oxford_m2 cotton_a\ntile birmingham_2 red manufacturer 1\n"
    with_brewery = text + "tile burton_on_trent_2 red brewery 1"
    own_beer = position(with_brewery)
    play(own_beer, "sell birmingham_2")
    assert legal(own_beer) == {"beer burton_on_trent_2", "beer oxford_m1"}
    play(own_beer, "beer burton_on_trent_2")
    assert income(own_beer, "red") == 10 + 4 + 5
    assert "oxford_m1" in barrels(own_beer)
    merchants_beer = position(with_brewery)
    play(merchants_beer, "sell birmingham_2", "beer oxford_m1")
    assert income(merchants_beer, "red") == 10 + 5 + 2
    assert "oxford_m1" not in barrels(merchants_beer)
    assert cubes(merchants_beer, "burton_on_trent_2") == 1
    no_other_beer = position(text)
    play(no_other_beer, "sell birmingham_2")
    assert income(no_other_beer, "red") == 10 + 5 + 2


def test_BB_BONUS_MERCHANT_SOLD_TO() -> None:
    state = position(
        OXFORD
        + """
        tile birmingham_2 red manufacturer 1
        tile burton_on_trent_2 red brewery 1
        merchant oxford_m2 cotton_a
        merchant gloucester_m1 all_goods
    """
    )
    play(state, "sell birmingham_2")
    assert legal(state) == {"beer burton_on_trent_2", "beer oxford_m1"}
    # Oxford's other merchant buys no manufactured goods; Gloucester's is not connected.
    assert refused(state, "beer oxford_m2") == "BB-BONUS-MERCHANT-SOLD-TO"
    assert refused(state, "beer gloucester_m1") == "BB-BONUS-MERCHANT-SOLD-TO"
    two_buyers = position(
        OXFORD + "tile birmingham_2 red manufacturer 1\nmerchant oxford_m2 all_goods"
    )
    play(two_buyers, "sell birmingham_2")
    assert legal(two_buyers) == {"beer oxford_m1", "beer oxford_m2"}


def test_BB_BONUS_ONE_PER_TILE() -> None:
    state = position(
        OXFORD
        + """
        tile birmingham_2 red manufacturer 5
        tile burton_on_trent_2 red brewery 1
        tile stafford_1 red brewery 1
        merchant oxford_m2 all_goods
    """
    )
    play(state, "sell birmingham_2", "beer oxford_m1")
    assert legal(state) == {"beer burton_on_trent_2", "beer stafford_1"}
    assert refused(state, "beer oxford_m2") == "BB-BONUS-ONE-PER-TILE"
    play(state, "beer stafford_1")
    assert income(state, "red") == 10 + 4 + 2 + 2
    # Another tile of the same action may use the other barrel.
    two_tiles = position(
        OXFORD
        + """
        era rail
        tile birmingham_2 red manufacturer 2
        tile birmingham_4 red manufacturer 2
        merchant oxford_m2 all_goods
    """
    )
    play(two_tiles, "sell birmingham_2", "beer oxford_m2", "sell birmingham_4")
    assert income(two_tiles, "red") == 10 + 2 * (1 + 2)


def test_BB_BONUS_NEEDS_BEER() -> None:
    state = position(OXFORD + "tile birmingham_2 red manufacturer 3\nmerchant oxford_m2 all_goods")
    play(state, "sell birmingham_2")
    assert income(state, "red") == 10 + 4
    assert barrels(state) >= {"oxford_m1", "oxford_m2"}
    assert course(state) == ("canal", 2, 1)


# Gloucester ----------------------------------------------------------------------------------


def test_BB_BONUS_DEVELOP() -> None:
    state = position(GLOUCESTER)
    play(state, "sell worcester_1")
    assert flipped(state, "worcester_1")
    assert legal(state) == {
        "develop brewery",
        "develop coal_mine",
        "develop cotton_mill",
        "develop iron_works",
        "develop manufacturer",
    }
    before = mat(state, "red")
    play(state, "develop coal_mine")
    assert before["coal_mine"] == [1, 2, 2, 3, 3, 4, 4]
    assert mat(state, "red") == {**before, "coal_mine": [2, 2, 3, 3, 4, 4]}
    assert course(state) == ("canal", 2, 1)
    # Own beer instead of the merchant's: nothing is developed.
    own_beer = position(GLOUCESTER + "tile burton_on_trent_2 red brewery 1")
    play(own_beer, "sell worcester_1", "beer burton_on_trent_2")
    assert mat(own_beer, "red")["coal_mine"] == [1, 2, 2, 3, 3, 4, 4]
    assert course(own_beer) == ("canal", 2, 1)


def test_BB_BONUS_DEVELOP_NO_IRON() -> None:
    state = position(GLOUCESTER + "tile coalbrookdale_2 red iron_works 1")
    play(state, "sell worcester_1", "develop manufacturer")
    assert cubes(state, "coalbrookdale_2") == 4
    assert iron_market(state) == 8
    assert (money(state, "red"), spent(state, "red")) == (20, 0)
    # Nor does it matter that no iron could be paid.
    poor = position(GLOUCESTER.replace("money 20", "money 0") + "iron 0")
    play(poor, "sell worcester_1", "develop manufacturer")
    assert mat(poor, "red")["manufacturer"][0] == 2


def test_BB_BONUS_DEVELOP_BULB() -> None:
    first_level = position(GLOUCESTER + "red: next pottery 1")
    play(first_level, "sell worcester_1")
    assert refused(first_level, "develop pottery") == "BB-BONUS-DEVELOP-BULB"
    third_level = position(GLOUCESTER + "red: next pottery 3")
    play(third_level, "sell worcester_1")
    assert refused(third_level, "develop pottery") == "BB-BONUS-DEVELOP-BULB"
    no_bulb = position(GLOUCESTER + "red: next pottery 2")
    play(no_bulb, "sell worcester_1", "develop pottery")
    assert mat(no_bulb, "red")["pottery"] == [3, 4, 5]


def test_BB_BONUS_DEVELOP_FORCED() -> None:
    state = position(GLOUCESTER)
    play(state, "sell worcester_1")
    assert refused(state, "done") == "BB-BONUS-DEVELOP-FORCED"
    others_gone = "gone cotton_mill*10 manufacturer*11 coal_mine*7 iron_works*4 brewery*7"
    one_left = position(GLOUCESTER + f"red: next pottery 2, {others_gone}")
    play(one_left, "sell worcester_1")
    assert mat(one_left, "red")["pottery"] == [3, 4, 5]
    assert course(one_left) == ("canal", 2, 1)
    none_left = position(GLOUCESTER + f"red: {others_gone}")
    play(none_left, "sell worcester_1")
    assert mat(none_left, "red")["pottery"] == [1, 2, 3, 4, 5]
    assert flipped(none_left, "worcester_1")
    assert "gloucester_m1" not in barrels(none_left)
    assert course(none_left) == ("canal", 2, 1)


# The other merchants -------------------------------------------------------------------------


def test_BB_BONUS_INCOME() -> None:
    # Spaces, not levels: from space 31, past the sale of 5, to space 38.
    state = position(OXFORD + "red: income 31\ntile birmingham_2 red manufacturer 1")
    play(state, "sell birmingham_2")
    assert income(state, "red") == 31 + 5 + 2
    assert (money(state, "red"), points(state, "red")) == (17, 0)


def test_BB_BONUS_POINTS() -> None:
    shrewsbury = position("""
        red: vp 6, hand coal_mine*2
        tile kidderminster_2 red cotton_mill 1
        link coalbrookdale-kidderminster red
        link coalbrookdale-shrewsbury red
        merchant shrewsbury_m1 cotton_a
    """)
    play(shrewsbury, "sell kidderminster_2")
    assert points(shrewsbury, "red") == 6 + 4
    assert (money(shrewsbury, "red"), income(shrewsbury, "red")) == (17, 10 + 5)
    nottingham = position("""
        seats 4
        red: vp 6, hand coal_mine*2
        tile derby_2 red cotton_mill 1
        link derby-nottingham red
        merchant nottingham_m1 cotton_a
        merchant nottingham_m2 blank_a
    """)
    play(nottingham, "sell derby_2")
    assert points(nottingham, "red") == 6 + 3


def test_BB_BONUS_MONEY() -> None:
    state = position("""
        seats 3
        turn red, actions 1
        red: money 2, spent 9, hand coal_mine*2
        yellow: hand brewery
        tile stoke_on_trent_1 red cotton_mill 1
        link warrington-stoke_on_trent red
        merchant warrington_m1 cotton_a
        merchant warrington_m2 blank_a
    """)
    play(state, "sell stoke_on_trent_1")
    assert (money(state, "red"), spent(state, "red")) == (7, 9)
    assert (income(state, "red"), points(state, "red")) == (10 + 5, 0)
