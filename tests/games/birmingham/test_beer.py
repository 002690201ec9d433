"""Beer: whose breweries serve, when a merchant's barrel does, and where it goes."""

from tests.games.birmingham.builders import legal, play, position, refused
from tests.games.birmingham.reading import barrels
from tests.games.reading import course, cubes, flipped, income

WALSALL = """
    red: hand coal_mine*2
    tile walsall_1 red manufacturer 1
    link walsall-birmingham red
    link birmingham-oxford red
    merchant oxford_m1 manufacturer_a no barrel
    merchant oxford_m2 cotton_a
"""
"""A manufacturer that needs one barrel; the merchant who buys its goods has none."""

BIRMINGHAM = """
    red: hand coal_mine*2
    tile birmingham_2 red manufacturer 5
    link walsall-birmingham red
    link birmingham-oxford red
"""
"""A manufacturer that needs two barrels, connected to Oxford and to Walsall."""


def test_BB_BEER_OWN() -> None:
    dry = position(WALSALL)
    assert refused(dry, "sell walsall_1") == "BB-SELL-BEER"
    state = position(WALSALL + "tile burton_on_trent_2 red brewery 1")
    play(state, "sell walsall_1")
    assert flipped(state, "burton_on_trent_2")
    assert flipped(state, "walsall_1")
    assert income(state, "red") == 10 + 4 + 5


def test_BB_BEER_OTHERS() -> None:
    text = WALSALL + "tile burton_on_trent_2 yellow brewery 1\n"
    apart = position(text)
    assert "sell walsall_1" not in legal(apart)
    assert refused(apart, "sell walsall_1") == "BB-SELL-BEER"
    joined = position(text + "link walsall-burton_on_trent yellow")
    play(joined, "sell walsall_1")
    assert flipped(joined, "burton_on_trent_2")
    assert (income(joined, "yellow"), income(joined, "red")) == (10 + 4, 10 + 5)
    same_town = position(WALSALL + "tile walsall_2 yellow brewery 1")
    play(same_town, "sell walsall_1")
    assert flipped(same_town, "walsall_2")
    # Own beer anywhere, and that of the neighbour; what yellow has in Burton is out of reach.
    choice = position(text + "tile walsall_2 yellow brewery 1\ntile stafford_1 red brewery 1")
    play(choice, "sell walsall_1")
    assert legal(choice) == {"beer walsall_2", "beer stafford_1"}
    assert refused(choice, "beer burton_on_trent_2") == "BB-BEER-OTHERS"


def test_BB_BEER_MERCHANT() -> None:
    sale = position("""
        red: hand coal_mine*2
        tile birmingham_2 red manufacturer 1
        link birmingham-oxford red
        merchant oxford_m1 manufacturer_a
        merchant oxford_m2 cotton_a
        merchant shrewsbury_m1 all_goods
    """)
    play(sale, "sell birmingham_2")
    assert flipped(sale, "birmingham_2")
    assert barrels(sale) == {"oxford_m2", "shrewsbury_m1"}
    # The same merchants give nothing for a second rail: the action ends after the first.
    rail = position("""
        era rail
        red: money 40, hand coal_mine*2
        link birmingham-oxford red
        merchant oxford_m1 manufacturer_a
        merchant oxford_m2 cotton_a
        merchant shrewsbury_m1 all_goods
    """)
    play(rail, "link redditch-oxford")
    assert course(rail) == ("rail", 2, 1)
    assert barrels(rail) == {"oxford_m1", "oxford_m2", "shrewsbury_m1"}


def test_BB_BEER_MIXED() -> None:
    state = position(
        BIRMINGHAM
        + """
        tile burton_on_trent_2 red brewery 1
        tile walsall_2 yellow brewery 1
        merchant oxford_m1 manufacturer_a
        merchant oxford_m2 cotton_a
    """
    )
    merchant_and_neighbour = state.copy()
    play(state, "sell birmingham_2")
    assert legal(state) == {"beer burton_on_trent_2", "beer walsall_2", "beer oxford_m1"}
    play(state, "beer walsall_2")
    assert legal(state) == {"beer burton_on_trent_2", "beer oxford_m1"}
    play(state, "beer burton_on_trent_2")
    assert flipped(state, "birmingham_2")
    assert flipped(state, "walsall_2")
    assert flipped(state, "burton_on_trent_2")
    assert "oxford_m1" in barrels(state)
    play(merchant_and_neighbour, "sell birmingham_2", "beer oxford_m1", "beer walsall_2")
    assert flipped(merchant_and_neighbour, "birmingham_2")
    assert cubes(merchant_and_neighbour, "burton_on_trent_2") == 1
    assert "oxford_m1" not in barrels(merchant_and_neighbour)


def test_BB_BEER_ENOUGH_LEFT() -> None:
    # Two barrels are needed and only one may be a merchant's, so the brewery's must go.
    text = BIRMINGHAM + "merchant oxford_m1 manufacturer_a\nmerchant oxford_m2 all_goods\n"
    state = position(text + "tile burton_on_trent_2 red brewery 1")
    play(state, "sell birmingham_2")
    assert flipped(state, "burton_on_trent_2")
    assert legal(state) == {"beer oxford_m1", "beer oxford_m2"}
    assert refused(state, "beer burton_on_trent_2") == "BB-BEER-OWN"
    play(state, "beer oxford_m2")
    assert "oxford_m1" in barrels(state)
    assert refused(position(text), "sell birmingham_2") == "BB-SELL-BEER"


def test_BB_BEER_SUPPLY() -> None:
    state = position("""
        era rail
        red: hand coal_mine*2
        tile birmingham_2 red manufacturer 2
        tile birmingham_4 red manufacturer 2
        tile burton_on_trent_2 red brewery 2
        tile uttoxeter_1 yellow brewery 2 cubes 1
        link birmingham-oxford red
        merchant oxford_m1 manufacturer_a
        merchant oxford_m2 cotton_a no barrel
        merchant shrewsbury_m1 all_goods
    """)
    play(state, "sell birmingham_2", "beer burton_on_trent_2")
    assert cubes(state, "burton_on_trent_2") == 1
    assert barrels(state) == {"oxford_m1", "shrewsbury_m1"}
    play(state, "sell birmingham_4", "beer oxford_m1")
    assert cubes(state, "burton_on_trent_2") == 1
    assert cubes(state, "uttoxeter_1") == 1
    assert barrels(state) == {"shrewsbury_m1"}
