"""Network in the Rail Era: one or two rails, their coal, and the barrel for the second."""

from ironbridge.games.birmingham.table import BirminghamState
from tests.games.birmingham.builders import allowed, legal, play, position, refused
from tests.games.birmingham.reading import barrels
from tests.games.reading import coal_market, course, cubes, money, spent

CANNOCK = """
    era rail
    red: hand coal_mine*2
    tile cannock_2 red coal_mine 2
"""
"""Red owns a mine with three cubes in Cannock; no merchant is connected to it."""

OXFORD = """
    era rail
    red: hand coal_mine*2
    link birmingham-oxford red
    merchant oxford_m1 all_goods
    merchant oxford_m2 manufacturer_a
"""
"""Red has a rail to Oxford, where both merchants have their barrels and coal can be bought."""


def second_rails(state: BirminghamState) -> set[str]:
    """The lines open to the second rail of the action in progress."""
    assert "done" in legal(state)
    return {move.removeprefix("link ") for move in legal(state) - {"done"}}


def test_BB_NETWORK_RAIL_LINES() -> None:
    state = position("""
        era rail
        red: money 20, hand brewery*2
        tile burton_on_trent_1 red coal_mine 2
    """)
    allowed(state, "link cannock-burton_on_trent")
    assert "link walsall-burton_on_trent" not in legal(state)
    assert refused(state, "link walsall-burton_on_trent") == "BB-NETWORK-RAIL-LINES"


def test_BB_NETWORK_RAIL_COST() -> None:
    state = position(CANNOCK + "red: money 5")
    play(state, "link cannock-walsall")
    assert (money(state, "red"), spent(state, "red")) == (0, 5)
    assert cubes(state, "cannock_2") == 2
    poor = position(CANNOCK + "red: money 4")
    assert refused(poor, "link cannock-walsall") == "BB-NETWORK-RAIL-COST"
    # Where the coal must be bought, £5 are not enough.
    poor = position(OXFORD + "red: money 5")
    assert refused(poor, "link dudley-birmingham") == "BB-NETWORK-RAIL-COST"
    buyer = position(OXFORD + "red: money 6")
    play(buyer, "link dudley-birmingham")
    assert money(buyer, "red") == 0
    assert coal_market(buyer) == 12


def test_BB_NETWORK_RAIL_TWO() -> None:
    text = CANNOCK + "tile burton_on_trent_2 red brewery 2\n"
    two = position(text + "red: money 60")
    play(two, "link cannock-walsall", "link walsall-birmingham")
    assert (money(two, "red"), spent(two, "red")) == (45, 15)
    assert cubes(two, "cannock_2") == 1
    assert cubes(two, "burton_on_trent_2") == 1
    # A third rail is a new action, although money, coal and beer would be there.
    assert course(two) == ("rail", 2, 1)
    assert refused(two, "done") == "BB-TURN-STEP-BY-STEP"
    one = position(text + "red: money 20")
    play(one, "link cannock-walsall", "done")
    assert money(one, "red") == 15
    assert cubes(one, "burton_on_trent_2") == 2
    assert course(one) == ("rail", 2, 1)
    no_beer = position(CANNOCK + "red: money 20")
    play(no_beer, "link cannock-walsall")
    assert course(no_beer) == ("rail", 2, 1)


def test_BB_NETWORK_RAIL_TWO_BREWERY() -> None:
    merchants_only = position(OXFORD + "red: money 40")
    play(merchants_only, "link dudley-birmingham")
    assert course(merchants_only) == ("rail", 2, 1)
    state = position(
        OXFORD
        + """
        red: money 40
        tile burton_on_trent_2 red brewery 2
        tile uttoxeter_1 red brewery 2
    """
    )
    play(state, "link dudley-birmingham", "link redditch-oxford")
    assert legal(state) == {"beer uttoxeter_1", "beer burton_on_trent_2"}
    assert refused(state, "beer oxford_m1") == "BB-NETWORK-RAIL-TWO-BREWERY"
    play(state, "beer uttoxeter_1")
    assert barrels(state) >= {"oxford_m1", "oxford_m2"}


def test_BB_NETWORK_RAIL_TWO_CONNECTED() -> None:
    state = position(
        CANNOCK
        + """
        red: money 20
        tile uttoxeter_2 yellow brewery 2
        tile walsall_2 yellow brewery 2
    """
    )
    play(state, "link cannock-wolverhampton")
    # Only a rail that reaches Walsall connects itself to a brewery of yellow.
    assert second_rails(state) == {"cannock-walsall", "walsall-wolverhampton"}
    assert refused(state, "link stafford-cannock") == "BB-NETWORK-RAIL-TWO-CONNECTED"
    play(state, "link cannock-walsall")
    assert cubes(state, "walsall_2") == 1
    assert cubes(state, "uttoxeter_2") == 2
    own = position(CANNOCK + "red: money 20\ntile uttoxeter_2 red brewery 2")
    play(own, "link cannock-wolverhampton", "link stafford-cannock")
    assert cubes(own, "uttoxeter_2") == 1


def test_BB_NETWORK_RAIL_COAL() -> None:
    state = position("""
        era rail
        red: money 40, hand coal_mine*2
        tile stafford_1 red brewery 2
        tile cannock_2 yellow coal_mine 2 cubes 1
    """)
    assert "link stone-stafford" not in legal(state)
    assert refused(state, "link stone-stafford") == "BB-NETWORK-RAIL-COAL"
    # Not connected to the mine before, but once it is placed.
    play(state, "link stafford-cannock")
    assert cubes(state, "cannock_2") == 0
    # There is beer and money for a second rail, but no coal left.
    assert course(state) == ("rail", 2, 1)
    assert refused(state, "link stone-stafford") == "BB-COAL-MARKET-ACCESS"


def test_BB_NETWORK_RAIL_ONE_BY_ONE() -> None:
    state = position(CANNOCK + "red: money 20\ntile burton_on_trent_2 red brewery 2")
    assert refused(state, "link walsall-birmingham") == "BB-NETWORK-ADJACENT"
    play(state, "link cannock-walsall")
    assert "walsall-birmingham" in second_rails(state)
    assert refused(state, "link tamworth-nuneaton") == "BB-NETWORK-ADJACENT"


def test_BB_NETWORK_RAIL_TWO_ORDER() -> None:
    text = (
        CANNOCK
        + """
        red: money 20
        tile nuneaton_2 red coal_mine 2
        tile walsall_2 yellow brewery 2
    """
    )
    right = position(text)
    play(right, "link tamworth-nuneaton")
    assert cubes(right, "nuneaton_2") == 2
    play(right, "link cannock-walsall")
    assert cubes(right, "cannock_2") == 2
    assert cubes(right, "walsall_2") == 1
    wrong = position(text)
    play(wrong, "link cannock-walsall")
    assert "tamworth-nuneaton" not in second_rails(wrong)
    assert refused(wrong, "link tamworth-nuneaton") == "BB-NETWORK-RAIL-TWO-CONNECTED"
    # Where the coal of the second rail comes from is decided before its barrel.
    asked = position(text + "tile wolverhampton_2 yellow coal_mine 2\nlink cannock-walsall yellow")
    play(asked, "link tamworth-nuneaton", "link cannock-wolverhampton")
    assert legal(asked) == {"coal cannock_2", "coal wolverhampton_2"}
    assert cubes(asked, "walsall_2") == 2


def test_BB_NETWORK_RAIL_TWO_MONEY() -> None:
    text = OXFORD + "tile burton_on_trent_2 red brewery 2\n"
    state = position(text + "red: money 18")
    play(state, "link dudley-birmingham")
    assert money(state, "red") == 18 - 5 - 1
    play(state, "link redditch-oxford")
    assert money(state, "red") == 18 - 15 - 1 - 2
    assert spent(state, "red") == 18
    poor = position(text + "red: money 17")
    play(poor, "link dudley-birmingham")
    assert course(poor) == ("rail", 2, 1)
    assert cubes(poor, "burton_on_trent_2") == 2
    # With a cheap line and expensive ones left, the refusal names the price.
    mixed = position(text + "tile dudley_1 yellow coal_mine 2 cubes 1\nred: money 17")
    play(mixed, "link redditch-oxford")
    assert second_rails(mixed) == {"dudley-birmingham"}
    assert refused(mixed, "link birmingham-coventry") == "BB-NETWORK-RAIL-TWO-MONEY"
