"""Coal: the nearest connected mine first, the market last, the supply afterwards."""

from tests.games.lancashire.builders import allowed, legal, play, position, refused
from tests.games.reading import coal_market, course, cubes, flipped, income, money, spent

# Iron Works I cost £5 and 1 coal, Cotton Mill II costs £14 and 1 coal.

BOLTON = """
    red: money 20, hand bolton*2
"""

# Mines ---------------------------------------------------------------------------------------


def test_BL_COAL_CONNECTED() -> None:
    text = (
        BOLTON
        + """
        tile manchester_nw yellow coal_mine 1
        tile wigan_n yellow coal_mine 2
        """
    )
    assert refused(position(text), "build iron_works bolton_s") == "BL-BUILD-COAL-IRON"
    joined = position(text + "link bolton--manchester yellow")
    play(joined, "build iron_works bolton_s")
    assert (cubes(joined, "manchester_nw"), cubes(joined, "wigan_n")) == (1, 3)
    # Three mines, two of them tied, one out of reach.
    tied = position(
        text
        + """
        tile bury_n red coal_mine 1
        link bolton--manchester yellow
        link bolton--bury red
        """
    )
    play(tied, "build iron_works bolton_s")
    assert legal(tied) == {"coal manchester_nw", "coal bury_n"}
    assert refused(tied, "coal wigan_n") == "BL-COAL-CONNECTED"
    # A rail connects itself to the coal it needs.
    rail = position("""
        era rail
        red: hand port*2
        tile bolton_s red iron_works 2 flipped
        tile wigan_n yellow coal_mine 2
    """)
    assert refused(rail, "link bolton--bury") == "BL-NETWORK-RAIL-COAL"
    play(rail, "link bolton--wigan")
    assert cubes(rail, "wigan_n") == 2


def test_BL_COAL_NEAREST() -> None:
    # Bury is one link from Bolton, Oldham two by way of Manchester, Rochdale three.
    text = (
        BOLTON
        + """
        tile oldham_w red coal_mine 1
        tile rochdale_n yellow coal_mine 2
        link bolton--bury yellow
        link bolton--manchester red
        link manchester--oldham yellow
        link oldham--rochdale red
        """
    )
    state = position(text + "tile bury_n yellow coal_mine 1")
    play(state, "build iron_works bolton_s")
    assert (cubes(state, "bury_n"), cubes(state, "oldham_w")) == (1, 2)
    # An exhausted mine is passed by.
    state = position(text + "tile bury_n yellow coal_mine 1 flipped")
    play(state, "build iron_works bolton_s")
    assert (cubes(state, "oldham_w"), cubes(state, "rochdale_n")) == (1, 3)
    # Where two near mines are tied, the far one is refused.
    state = position(
        text + "tile bury_n yellow coal_mine 1\ntile manchester_nw yellow coal_mine 2\n"
    )
    play(state, "build iron_works bolton_s")
    assert legal(state) == {"coal bury_n", "coal manchester_nw"}
    allowed(state, "coal bury_n")
    allowed(state, "coal manchester_nw")
    assert refused(state, "coal oldham_w") == "BL-COAL-NEAREST"


def test_BL_COAL_FREE() -> None:
    state = position("""
        red: money 5, hand bolton*2
        yellow: money 3
        tile bolton_nw yellow coal_mine 1
        iron 8
    """)
    play(state, "build iron_works bolton_s")
    assert (money(state, "red"), spent(state, "red")) == (0, 5)
    assert money(state, "yellow") == 3
    assert cubes(state, "bolton_nw") == 1


def test_BL_COAL_TIES() -> None:
    text = (
        BOLTON
        + """
        tile manchester_nw yellow coal_mine 1
        tile bury_n red coal_mine 1
        link bolton--manchester yellow
        link bolton--bury red
        """
    )
    state = position(text)
    play(state, "build iron_works bolton_s")
    assert legal(state) == {"coal manchester_nw", "coal bury_n"}
    play(state, "coal bury_n")
    assert (cubes(state, "manchester_nw"), cubes(state, "bury_n")) == (2, 1)
    state = position(text)
    play(state, "build iron_works bolton_s", "coal manchester_nw")
    assert (cubes(state, "manchester_nw"), cubes(state, "bury_n")) == (1, 2)


def test_BL_COAL_NEXT_NEAREST() -> None:
    # The first rail empties the mine in Wigan; the one in Manchester is the next nearest.
    state = position("""
        era rail
        red: money 20, hand port*2
        yellow: income 10
        tile preston_s red port 2
        tile wigan_n yellow coal_mine 2 cubes 1
        tile manchester_nw yellow coal_mine 2
        tile oldham_w yellow coal_mine 3
        link bolton--wigan yellow
        link bolton--manchester yellow
        link manchester--oldham yellow
    """)
    play(state, "link preston--wigan")
    assert flipped(state, "wigan_n")
    assert income(state, "yellow") == 10 + 7
    play(state, "link fleetwood--preston")
    assert (cubes(state, "manchester_nw"), cubes(state, "oldham_w")) == (2, 4)
    assert coal_market(state) == 8  # the port was never needed
    assert money(state, "red") == 20 - 15
    # An exhausted mine cannot be named, near as it is.
    state = position(
        BOLTON
        + """
        tile bolton_nw yellow coal_mine 2 flipped
        tile manchester_nw yellow coal_mine 1
        tile bury_n red coal_mine 1
        link bolton--manchester yellow
        link bolton--bury red
        """
    )
    play(state, "build iron_works bolton_s")
    assert legal(state) == {"coal manchester_nw", "coal bury_n"}
    assert refused(state, "coal bolton_nw") == "BL-COAL-NEXT-NEAREST"


def test_BL_COAL_SAME_PLACE() -> None:
    state = position(
        BOLTON
        + """
        tile bolton_nw yellow coal_mine 1
        tile manchester_nw red coal_mine 1
        link bolton--manchester red
        """
    )
    play(state, "build iron_works bolton_s")
    assert (cubes(state, "bolton_nw"), cubes(state, "manchester_nw")) == (1, 2)


def test_BL_COAL_RAIL_EITHER_END() -> None:
    text = """
        era rail
        red: money 14, hand port*2
        tile wigan_n red coal_mine 2
        link bolton--bury yellow
    """
    both_ends = position(text + "tile bolton_nw yellow coal_mine 2")
    play(both_ends, "link bolton--wigan")
    assert legal(both_ends) == {"coal wigan_n", "coal bolton_nw"}
    play(both_ends, "coal bolton_nw")
    assert (cubes(both_ends, "wigan_n"), cubes(both_ends, "bolton_nw")) == (3, 2)
    # The mine in Bury is one link away from the other end.
    one_end = position(text + "tile bury_n yellow coal_mine 2")
    play(one_end, "link bolton--wigan")
    assert (cubes(one_end, "wigan_n"), cubes(one_end, "bury_n")) == (2, 3)


# The market ----------------------------------------------------------------------------------


def test_BL_COAL_MARKET_LAST() -> None:
    text = """
        red: money 20, hand preston*2
        tile preston_s yellow port 1
        link preston--wigan yellow
        link warrington_runcorn--wigan yellow
        iron 8
    """
    # The market is open in Preston itself, and yet the far mine is used.
    mine = position(text + "tile warrington_runcorn_e yellow coal_mine 1")
    play(mine, "build iron_works preston_ne")
    assert cubes(mine, "warrington_runcorn_e") == 1
    assert (coal_market(mine), money(mine, "red")) == (8, 20 - 5)
    empty = position(text + "tile warrington_runcorn_e yellow coal_mine 1 flipped")
    play(empty, "build iron_works preston_ne")
    assert (coal_market(empty), money(empty, "red")) == (7, 20 - 5 - 1)
    # Coal that is not connected does not prevent it.
    apart = position(text + "tile bolton_nw yellow coal_mine 1")
    play(apart, "build iron_works preston_ne")
    assert (coal_market(apart), cubes(apart, "bolton_nw")) == (7, 2)


def test_BL_COAL_MARKET_ACCESS() -> None:
    inland = BOLTON + "link bolton--manchester red\nlink manchester--warrington_runcorn red\n"
    assert refused(position(inland), "build iron_works bolton_s") == "BL-COAL-MARKET-ACCESS"
    elsewhere = position(inland + "tile preston_s red port 1\nlink colne--yorkshire yellow")
    assert refused(elsewhere, "build iron_works bolton_s") == "BL-COAL-MARKET-ACCESS"
    port = position(inland + "tile warrington_runcorn_w yellow port 1")
    play(port, "build iron_works bolton_s")
    assert coal_market(port) == 7

    yorkshire = position("red: hand rochdale*2\nlink rochdale--yorkshire yellow")
    play(yorkshire, "build iron_works rochdale_se")
    assert coal_market(yorkshire) == 7
    midlands = position("""
        red: hand macclesfield*2, next cotton_mill 2
        link macclesfield--the_midlands yellow
    """)
    play(midlands, "build cotton_mill macclesfield_w")
    assert coal_market(midlands) == 7
    scotland = position("""
        era rail
        seats 3
        red: hand lancaster*2, next cotton_mill 2
        link lancaster--scotland yellow
    """)
    play(scotland, "build cotton_mill lancaster_e")
    assert coal_market(scotland) == 7


def test_BL_COAL_MARKET_ANY_PORT() -> None:
    text = """
        red: money 20, hand preston*2
        yellow: income 10
        iron 8
    """
    assert refused(position(text), "build iron_works preston_ne") == "BL-BUILD-COAL-IRON"
    unflipped = position(text + "tile preston_s yellow port 1")
    play(unflipped, "build iron_works preston_ne")  # without any link
    assert (money(unflipped, "red"), coal_market(unflipped)) == (20 - 5 - 1, 7)
    assert not flipped(unflipped, "preston_s")
    assert income(unflipped, "yellow") == 10
    turned = position(text + "tile preston_s yellow port 1 flipped")
    play(turned, "build iron_works preston_ne")
    assert coal_market(turned) == 7
    own = position(
        text + "tile fleetwood_single red port 1 flipped\nlink fleetwood--preston yellow"
    )
    play(own, "build iron_works preston_ne")
    assert coal_market(own) == 7


def test_BL_COAL_MARKET_NOT_ALL_PLACES() -> None:
    seaside = """
        era rail
        red: hand preston*2, next iron_works 2
        link blackpool--preston red
        link preston--southport yellow
    """
    no_icon = "BL-COAL-MARKET-NOT-ALL-PLACES"
    assert refused(position(seaside), "build iron_works preston_ne") == no_icon
    assert refused(position(seaside), "link preston--wigan") == no_icon
    allowed(position(seaside + "tile preston_s yellow port 2"), "build iron_works preston_ne")
    northwich = """
        red: hand warrington_runcorn*2, next cotton_mill 2
        link ellesmere_port--warrington_runcorn red
        link ellesmere_port--northwich red
    """
    mill = "build cotton_mill warrington_runcorn_e"
    assert refused(position(northwich), mill) == no_icon
    allowed(position(northwich + "link northwich--the_midlands yellow"), mill)


def test_BL_COAL_MARKET_CHEAPEST() -> None:
    # Seven cubes: the cheapest one lies on a £1 space, the next on a £2 space.
    rails = position("""
        era rail
        red: money 20, hand port*2
        tile preston_s red port 2
        coal 7
    """)
    play(rails, "link lancaster--preston", "link fleetwood--preston")
    assert money(rails, "red") == 20 - 15 - 1 - 2
    assert (spent(rails, "red"), coal_market(rails)) == (18, 5)
    # Three cubes: £3 for the cheapest, though £4 spaces are filled too.
    works = position("""
        red: money 20, hand preston*2
        tile preston_s yellow port 1
        coal 3, iron 8
    """)
    play(works, "build iron_works preston_ne")
    assert (money(works, "red"), coal_market(works)) == (20 - 5 - 3, 2)


def test_BL_COAL_MARKET_EMPTY() -> None:
    text = """
        era rail
        tile preston_s red port 2
        coal 1
    """
    state = position(text + "red: money 24, hand port*2")
    play(state, "link lancaster--preston", "link fleetwood--preston")
    assert money(state, "red") == 24 - 15 - 4 - 5
    assert coal_market(state) == 0
    play(position(text + "red: money 24, hand port*2"), "link lancaster--preston", "done")
    poor = position(text + "red: money 23, hand port*2")
    play(poor, "link lancaster--preston")
    assert course(poor) == ("rail", 2, 1)  # £14 left, and £15 needed
    empty = """
        tile preston_s yellow port 1
        coal 0, iron 8
    """
    works = position("red: money 10, hand preston*2" + empty)
    play(works, "build iron_works preston_ne")
    assert (money(works, "red"), coal_market(works)) == (0, 0)
    works = position("red: money 9, hand preston*2" + empty)
    assert refused(works, "build iron_works preston_ne") == "BL-BUILD-PAY"


def test_BL_COAL_SUPPLY() -> None:
    state = position("""
        red: hand preston*2
        tile wigan_n yellow coal_mine 1
        tile bolton_nw yellow coal_mine 2
        tile preston_s yellow port 1
        link preston--wigan red
        coal 5
    """)
    play(state, "build iron_works preston_ne")
    assert (cubes(state, "wigan_n"), cubes(state, "bolton_nw")) == (1, 3)
    assert coal_market(state) == 5
