"""Sell: which tiles, to which merchants, with how much beer, and how often."""

from tests.games.birmingham.builders import allowed, legal, play, position, refused
from tests.games.birmingham.reading import barrels
from tests.games.reading import course, cubes, discards, flipped, income, money

WORCESTER = """
    red: hand coal_mine*2
    tile worcester_1 red cotton_mill 1
    tile burton_on_trent_2 red brewery 1
    link worcester-gloucester red
"""
"""A cotton mill connected to Gloucester, and a barrel of beer for it."""


def test_BB_SELL_OWN_TILE() -> None:
    state = position(
        WORCESTER
        + """
        tile worcester_2 yellow cotton_mill 1
        merchant gloucester_m1 cotton_a
    """
    )
    allowed(state, "sell worcester_1")
    assert refused(state, "sell worcester_2") == "BB-SELL-OWN-TILE"
    assert refused(state, "sell kidderminster_2") == "BB-SELL-OWN-TILE"
    bare = position("red: hand coal_mine*2\ntile worcester_1 yellow cotton_mill 1")
    assert refused(bare, "sell worcester_1") == "BB-SELL-OWN-TILE"
    assert refused(bare, "sell kidderminster_2") == "BB-SELL-OWN-TILE"


def test_BB_SELL_INDUSTRIES() -> None:
    state = position("""
        red: hand coal_mine*2
        tile worcester_1 red cotton_mill 1
        tile birmingham_2 red manufacturer 1
        tile coventry_1 red pottery 1
        tile tamworth_1 red coal_mine 1
        tile walsall_1 red iron_works 1
        tile nuneaton_1 red brewery 1
        link birmingham-worcester red
        link birmingham-coventry red
        link birmingham-oxford red
        link tamworth-birmingham red
        link walsall-birmingham red
        link tamworth-nuneaton red
        merchant oxford_m1 all_goods
    """)
    allowed(state, "sell worcester_1")
    allowed(state, "sell birmingham_2")
    allowed(state, "sell coventry_1")
    assert refused(state, "sell tamworth_1") == "BB-SELL-INDUSTRIES"
    assert refused(state, "sell walsall_1") == "BB-SELL-INDUSTRIES"
    assert refused(state, "sell nuneaton_1") == "BB-SELL-INDUSTRIES"


def test_BB_SELL_UNFLIPPED() -> None:
    text = """
        red: hand coal_mine*2
        tile burton_on_trent_2 red brewery 1
        link worcester-gloucester red
        link birmingham-worcester red
        merchant gloucester_m1 all_goods
        tile birmingham_2 red manufacturer 3
    """
    state = position(text + "tile worcester_1 red cotton_mill 1 flipped")
    assert refused(state, "sell worcester_1") == "BB-SELL-UNFLIPPED"
    state = position(text + "tile worcester_1 red cotton_mill 1")
    play(state, "sell birmingham_2")
    assert income(state, "red") == 10 + 4
    assert legal(state) == {"sell worcester_1", "done"}
    assert refused(state, "sell birmingham_2") == "BB-SELL-UNFLIPPED"


def test_BB_SELL_MERCHANT() -> None:
    text = (
        WORCESTER
        + """
        merchant gloucester_m1 manufacturer_a
        merchant gloucester_m2 blank_a
        merchant oxford_m1 cotton_a
        merchant oxford_m2 blank_b
    """
    )
    no_buyer = position(text)
    assert "sell worcester_1" not in legal(no_buyer)
    assert refused(no_buyer, "sell worcester_1") == "BB-SELL-MERCHANT"
    over_birmingham = position(
        text + "link birmingham-worcester red\nlink birmingham-oxford yellow"
    )
    play(over_birmingham, "sell worcester_1", "beer burton_on_trent_2")
    assert flipped(over_birmingham, "worcester_1")
    assert income(over_birmingham, "red") == 10 + 4 + 5


def test_BB_SELL_BLANK_MERCHANT() -> None:
    blank = "merchant gloucester_m1 blank_a\n"
    state = position(WORCESTER + blank + "merchant gloucester_m2 blank_b")
    assert "sell worcester_1" not in legal(state)
    assert refused(state, "sell worcester_1") == "BB-SELL-BLANK-MERCHANT"
    allowed(position(WORCESTER + blank + "merchant gloucester_m2 all_goods"), "sell worcester_1")


def test_BB_SELL_BEER() -> None:
    text = """
        era rail
        red: hand coal_mine*2
        tile birmingham_2 red manufacturer 5
        link birmingham-oxford red
        merchant oxford_m1 manufacturer_a no barrel
        merchant oxford_m2 cotton_a
    """
    one_barrel = position(text + "tile burton_on_trent_2 red brewery 2 cubes 1")
    assert "sell birmingham_2" not in legal(one_barrel)
    assert refused(one_barrel, "sell birmingham_2") == "BB-SELL-BEER"
    three_barrels = position(
        text + "tile burton_on_trent_2 red brewery 2\ntile stafford_1 red brewery 2 cubes 1"
    )
    play(three_barrels, "sell birmingham_2", "beer burton_on_trent_2", "beer burton_on_trent_2")
    assert cubes(three_barrels, "burton_on_trent_2") == 0
    assert cubes(three_barrels, "stafford_1") == 1
    assert flipped(three_barrels, "birmingham_2")


def test_BB_SELL_NO_BEER() -> None:
    text = """
        red: hand coal_mine*2
        tile birmingham_2 red manufacturer 3
        link birmingham-oxford red
    """
    dry = position(text + "merchant oxford_m1 manufacturer_a no barrel\nmerchant oxford_m2 blank_a")
    play(dry, "sell birmingham_2")
    assert flipped(dry, "birmingham_2")
    beer_at_hand = position(
        text + "merchant oxford_m1 manufacturer_a\ntile burton_on_trent_2 red brewery 1"
    )
    play(beer_at_hand, "sell birmingham_2")
    assert flipped(beer_at_hand, "birmingham_2")
    assert cubes(beer_at_hand, "burton_on_trent_2") == 1
    assert "oxford_m1" in barrels(beer_at_hand)


def test_BB_SELL_SEVERAL() -> None:
    text = """
        era rail
        red: money 4, hand coal_mine*2
        tile worcester_1 red cotton_mill 2
        tile birmingham_2 red manufacturer 3
        tile coventry_1 red pottery 1
        tile burton_on_trent_2 red brewery 2
        link worcester-gloucester red
        link birmingham-coventry red
        link birmingham-oxford red
        merchant gloucester_m1 cotton_a no barrel
        merchant oxford_m1 manufacturer_a no barrel
        merchant oxford_m2 all_goods no barrel
    """
    state = position(text)
    before = discards(state, "red")
    play(state, "sell worcester_1")
    assert legal(state) == {"sell birmingham_2", "sell coventry_1", "done"}
    assert refused(state, "pass") == "BB-SELL-SEVERAL"
    play(state, "sell birmingham_2", "sell coventry_1")
    assert income(state, "red") == 10 + 4 + 4 + 5 + 5
    assert course(state) == ("rail", 2, 1)
    assert discards(state, "red") == [*before, "coal_mine"]
    assert money(state, "red") == 4
    one_only = position(text)
    play(one_only, "sell coventry_1", "done")
    assert course(one_only) == ("rail", 2, 1)
    assert not flipped(one_only, "worcester_1")
    assert refused(one_only, "done") == "BB-TURN-STEP-BY-STEP"


def test_BB_SELL_MERCHANT_AGAIN() -> None:
    state = position("""
        era rail
        red: hand coal_mine*2
        tile birmingham_2 red manufacturer 2
        tile birmingham_4 red manufacturer 2
        tile burton_on_trent_2 red brewery 2 cubes 1
        tile stafford_1 red brewery 2 cubes 1
        link birmingham-oxford red
        merchant oxford_m1 manufacturer_a
        merchant oxford_m2 cotton_a
    """)
    play(state, "sell birmingham_2", "beer oxford_m1", "sell birmingham_4")
    assert legal(state) == {"beer burton_on_trent_2", "beer stafford_1"}
    assert refused(state, "beer oxford_m1") == "BB-SELL-MERCHANT-AGAIN"
    play(state, "beer stafford_1")
    assert flipped(state, "birmingham_2")
    assert flipped(state, "birmingham_4")


def test_BB_SELL_AT_LEAST_ONE() -> None:
    unsaleable = position(
        WORCESTER + "merchant gloucester_m1 blank_a\nmerchant gloucester_m2 blank_b"
    )
    assert not {move for move in legal(unsaleable) if move.startswith("sell")}
    allowed(unsaleable, "pass")
    # Whoever begins a sale finishes it: there is no way out before a tile is sold.
    begun = position(WORCESTER + "merchant gloucester_m1 cotton_a")
    play(begun, "sell worcester_1")
    assert legal(begun) == {"beer burton_on_trent_2", "beer gloucester_m1"}
    assert refused(begun, "done") == "BB-TURN-STEP-BY-STEP"
    assert refused(begun, "pass") == "BB-TURN-STEP-BY-STEP"
