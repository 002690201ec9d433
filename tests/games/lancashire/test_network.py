"""Network: whose places are whose, what is connected, and where canals may go."""

from ironbridge.games.lancashire.table import LancashireState
from tests.games.lancashire.builders import allowed, legal, play, position, refused
from tests.games.reading import coal_market, course, cubes, links, links_left, money, spent


def open_lines(state: LancashireState) -> set[str]:
    """The lines on which a link may be placed now."""
    return {move.removeprefix("link ") for move in legal(state) if move.startswith("link ")}


# Networks and connections --------------------------------------------------------------------


def test_BL_NETWORK_TILE_PLACE() -> None:
    state = position("""
        red: hand wigan*2
        tile bolton_nw yellow coal_mine 1
    """)
    play(state, "build coal_mine wigan_n")
    assert open_lines(state) == {
        "blackburn--wigan",
        "liverpool--wigan",
        "preston--wigan",
        "warrington_runcorn--wigan",
    }
    assert refused(state, "link bolton--bury") == "BL-NETWORK-ADJACENT"


def test_BL_NETWORK_LINK_PLACE() -> None:
    state = position("""
        red: hand port*2
        link ellesmere_port--northwich red
        link bolton--bury yellow
    """)
    # Northwich, a place without slots, and Ellesmere Port are red's; Bolton and Bury are not.
    around = {"ellesmere_port--liverpool", "ellesmere_port--warrington_runcorn"}
    assert open_lines(state) == around | {"northwich--the_midlands"}
    assert refused(state, "link bolton--manchester") == "BL-NETWORK-ADJACENT"
    play(state, "link northwich--the_midlands")
    assert open_lines(state) == around | {"macclesfield--the_midlands"}
    allowed(state, "build port ellesmere_port_single")
    assert refused(state, "build port liverpool_nw") == "BL-BUILD-INDUSTRY-CARD"


def test_BL_NETWORK_CONNECTED() -> None:
    text = """
        red: hand bolton*2
        tile oldham_w yellow coal_mine 1
        link manchester--oldham yellow
    """
    state = position(text)
    assert refused(state, "build iron_works bolton_s") == "BL-BUILD-COAL-IRON"
    state = position(text + "link bolton--manchester red")
    play(state, "build iron_works bolton_s")
    assert cubes(state, "oldham_w") == 1


def test_BL_NETWORK_CONNECTED_PLACES() -> None:
    through_the_midlands = position("""
        red: hand macclesfield*2, next cotton_mill 2
        tile warrington_runcorn_e yellow coal_mine 1
        link macclesfield--the_midlands red
        link northwich--the_midlands yellow
        link ellesmere_port--northwich yellow
        link ellesmere_port--warrington_runcorn yellow
    """)
    play(through_the_midlands, "build cotton_mill macclesfield_w")
    assert cubes(through_the_midlands, "warrington_runcorn_e") == 1
    assert coal_market(through_the_midlands) == 8  # a mine in reach comes before the Midlands
    southport = """
        era rail, round 2
        red: hand preston*2, next iron_works 2
        tile wigan_n yellow coal_mine 2
        link southport--wigan yellow
    """
    state = position(southport)
    assert refused(state, "build iron_works preston_ne") == "BL-BUILD-COAL-IRON"
    state = position(southport + "link preston--southport red")
    play(state, "build iron_works preston_ne")
    assert cubes(state, "wigan_n") == 2


def test_BL_NETWORK_SAME_PLACE() -> None:
    state = position("""
        red: hand bolton manchester
        tile bolton_nw yellow coal_mine 1
    """)
    assert refused(state, "build iron_works manchester_se") == "BL-BUILD-COAL-IRON"
    play(state, "build iron_works bolton_s")
    assert cubes(state, "bolton_nw") == 1


# Where a link may go -------------------------------------------------------------------------


def test_BL_NETWORK_LINE_FREE() -> None:
    state = position("""
        red: hand port*2
        tile wigan_n red coal_mine 1
        link preston--wigan yellow
        link liverpool--wigan red
    """)
    assert open_lines(state) == {
        "blackburn--wigan",
        "ellesmere_port--liverpool",
        "warrington_runcorn--wigan",
    }
    assert refused(state, "link preston--wigan") == "BL-NETWORK-LINE-FREE"
    assert refused(state, "link liverpool--wigan") == "BL-NETWORK-LINE-FREE"


def test_BL_NETWORK_ADJACENT() -> None:
    state = position("""
        red: hand port*2
        tile bolton_nw red coal_mine 1
        link bolton--manchester yellow
    """)
    # Manchester is connected to Bolton, but by a link of yellow: it is not in red's network.
    assert open_lines(state) == {"bolton--bury"}
    assert refused(state, "link bury--manchester") == "BL-NETWORK-ADJACENT"
    play(state, "link bolton--bury")
    assert open_lines(state) == {"bury--manchester"}


def test_BL_NETWORK_NOTHING_ON_BOARD() -> None:
    text = """
        red: hand oldham*2
        tile bolton_nw yellow coal_mine {level}
        link bolton--bury yellow
    """
    state = position(text.format(level=1))
    assert open_lines(state) == set()
    assert refused(state, "link manchester--oldham") == "BL-NETWORK-NOTHING-ON-BOARD"
    assert refused(state, "link bolton--manchester") == "BL-NETWORK-NOTHING-ON-BOARD"
    play(state, "build coal_mine oldham_w")
    assert open_lines(state) == {"manchester--oldham", "oldham--rochdale"}
    rail = position("era rail, round 1" + text.format(level=2))  # it holds in both eras
    assert open_lines(rail) == set()
    assert refused(rail, "link bolton--manchester") == "BL-NETWORK-NOTHING-ON-BOARD"


def test_BL_NETWORK_LINK_TILES() -> None:
    state = position("""
        red: hand port*2, gone coal_mine*4
        link blackburn--burnley red
        link blackburn--wigan red
        link bolton--bury red
        link bolton--manchester red
        link burnley--colne red
        link bury--manchester red
        link colne--yorkshire red
        link ellesmere_port--liverpool red
        link ellesmere_port--northwich red
        link ellesmere_port--warrington_runcorn red
        link fleetwood--preston red
        link lancaster--preston red
        link liverpool--wigan red
    """)
    play(state, "link manchester--oldham")
    assert (len(links(state)), links_left(state, "red")) == (14, 0)
    assert open_lines(state) == set()
    assert refused(state, "link manchester--stockport") == "BL-NETWORK-LINK-TILES"


def test_BL_NETWORK_LINK_TILES_last_rail() -> None:
    state = position("""
        era rail
        red: hand port*2, gone coal_mine*4
        tile bolton_nw yellow coal_mine 2
        link blackburn--burnley red
        link blackburn--wigan red
        link bolton--bury red
        link bolton--manchester red
        link burnley--colne red
        link bury--manchester red
        link colne--yorkshire red
        link lancaster--scotland red
        link ellesmere_port--northwich red
        link ellesmere_port--warrington_runcorn red
        link fleetwood--preston red
        link lancaster--preston red
        link liverpool--wigan red
    """)
    play(state, "link manchester--oldham")
    assert (len(links(state)), links_left(state, "red")) == (14, 0)
    assert open_lines(state) == set()
    assert refused(state, "link manchester--stockport") == "BL-NETWORK-LINK-TILES"


# Canals --------------------------------------------------------------------------------------


def test_BL_NETWORK_CANAL_LINES() -> None:
    state = position("""
        red: hand port*2
        tile preston_s red port 1
    """)
    assert open_lines(state) == {"fleetwood--preston", "lancaster--preston", "preston--wigan"}
    assert refused(state, "link blackburn--preston") == "BL-NETWORK-CANAL-LINES"
    assert refused(state, "link blackpool--preston") == "BL-NETWORK-CANAL-LINES"
    assert refused(state, "link preston--southport") == "BL-NETWORK-CANAL-LINES"


def test_BL_NETWORK_CANAL_ONE() -> None:
    state = position("""
        red: money 60, hand coal_mine*2
        tile wigan_n red coal_mine 1
    """)
    play(state, "link preston--wigan")
    assert course(state) == ("canal", 2, 1)  # another canal is another action
    assert refused(state, "done") == "BL-TURN-STEP-BY-STEP"
    assert links(state) == {"preston--wigan": "red"}
    assert money(state, "red") == 57


def test_BL_NETWORK_CANAL_COST() -> None:
    state = position("""
        red: money 5, hand port*2
        tile wigan_n red coal_mine 1
    """)
    play(state, "link preston--wigan")
    assert (money(state, "red"), spent(state, "red")) == (2, 3)
    assert cubes(state, "wigan_n") == 2  # no coal
    assert open_lines(state) == set()
    assert refused(state, "link liverpool--wigan") == "BL-NETWORK-CANAL-COST"
    exact = position("red: money 3, hand port*2\ntile wigan_n red coal_mine 1")
    play(exact, "link preston--wigan")
    assert money(exact, "red") == 0
