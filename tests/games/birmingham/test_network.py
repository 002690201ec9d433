"""Network: whose places are whose, what is connected, and where canals and rails may go."""

from ironbridge.games.birmingham.table import BirminghamState
from tests.games.birmingham.builders import allowed, legal, play, position, refused
from tests.games.reading import coal_market, course, cubes, money, spent


def open_lines(state: BirminghamState) -> set[str]:
    """The lines on which a link may be placed now."""
    return {move.removeprefix("link ") for move in legal(state) if move.startswith("link ")}


# Networks and connections --------------------------------------------------------------------


def test_BB_NETWORK_TILE_PLACE() -> None:
    state = position("""
        red: money 20, hand cannock*2
        tile dudley_1 yellow coal_mine 1
    """)
    play(state, "build coal_mine cannock_2")
    assert open_lines(state) == {
        "cannock-farm_brewery_north",
        "cannock-walsall",
        "cannock-wolverhampton",
        "stafford-cannock",
    }
    assert refused(state, "link dudley-birmingham") == "BB-NETWORK-ADJACENT"


def test_BB_NETWORK_LINK_PLACE() -> None:
    state = position("""
        red: money 20, hand brewery*2
        link walsall-birmingham yellow
    """)
    play(state, "link gloucester-redditch")
    # Gloucester, a merchant place, and Redditch are red's now; Walsall and Birmingham are not.
    assert open_lines(state) == {"redditch-oxford", "worcester-gloucester"}
    assert refused(state, "link cannock-walsall") == "BB-NETWORK-ADJACENT"
    state = position("""
        red: money 20, hand brewery*2
        link cannock-walsall red
        link stone-burton_on_trent yellow
    """)
    allowed(state, "build brewery walsall_2")
    assert refused(state, "build brewery burton_on_trent_2") == "BB-BUILD-INDUSTRY-CARD"


def test_BB_NETWORK_CONNECTED() -> None:
    text = """
        red: money 20, hand birmingham*2
        tile cannock_2 yellow coal_mine 1
        link cannock-walsall yellow
    """
    state = position(text)
    assert refused(state, "build manufacturer birmingham_2") == "BB-BUILD-COAL-IRON"
    state = position(text + "link walsall-birmingham red")
    play(state, "build manufacturer birmingham_2")
    assert cubes(state, "cannock_2") == 1


def test_BB_NETWORK_CONNECTED_MERCHANTS() -> None:
    through_oxford = position("""
        red: money 20, hand birmingham*2
        tile redditch_1 yellow coal_mine 1
        link birmingham-oxford red
        link redditch-oxford yellow
    """)
    play(through_oxford, "build manufacturer birmingham_2")
    assert cubes(through_oxford, "redditch_1") == 1
    assert coal_market(through_oxford) == 13
    through_blank_merchants = position("""
        red: money 20, hand worcester*2
        red: next cotton_mill 2
        tile redditch_1 yellow coal_mine 1
        link worcester-gloucester red
        link gloucester-redditch yellow
        merchant gloucester_m1 blank_a
        merchant gloucester_m2 blank_b
    """)
    play(through_blank_merchants, "build cotton_mill worcester_1")
    assert cubes(through_blank_merchants, "redditch_1") == 1
    assert coal_market(through_blank_merchants) == 13


def test_BB_NETWORK_SAME_PLACE() -> None:
    state = position("""
        red: money 20, hand cannock walsall
        tile cannock_2 yellow coal_mine 1
    """)
    assert refused(state, "build manufacturer walsall_1") == "BB-BUILD-COAL-IRON"
    play(state, "build manufacturer cannock_1")
    assert cubes(state, "cannock_2") == 1


# Where a link may go -------------------------------------------------------------------------


def test_BB_NETWORK_LINE_FREE() -> None:
    state = position("""
        red: money 20, hand brewery*2
        tile cannock_2 red coal_mine 1
        link cannock-walsall yellow
        link stafford-cannock red
    """)
    assert open_lines(state) == {
        "cannock-farm_brewery_north",
        "cannock-wolverhampton",
        "stone-stafford",
    }
    assert refused(state, "link cannock-walsall") == "BB-NETWORK-LINE-FREE"
    assert refused(state, "link stafford-cannock") == "BB-NETWORK-LINE-FREE"


def test_BB_NETWORK_ADJACENT() -> None:
    state = position("""
        red: money 20, hand brewery*2
        tile dudley_1 red coal_mine 1
        link dudley-birmingham yellow
    """)
    # Birmingham is connected to Dudley, but by a link of yellow: it is not in red's network.
    assert open_lines(state) == {"kidderminster-dudley", "wolverhampton-dudley"}
    assert refused(state, "link birmingham-oxford") == "BB-NETWORK-ADJACENT"
    play(state, "link wolverhampton-dudley")
    allowed(state, "link walsall-wolverhampton")


def test_BB_NETWORK_NOTHING_ON_BOARD() -> None:
    state = position("""
        red: money 20, hand brewery*2
        tile cannock_2 yellow coal_mine 1
        link stafford-cannock yellow
    """)
    assert len(open_lines(state)) == 31 - 1
    assert refused(state, "link stafford-cannock") == "BB-NETWORK-LINE-FREE"
    assert refused(state, "link leek-belper") == "BB-NETWORK-CANAL-LINES"
    play(state, "link derby-nottingham")
    assert open_lines(state) == {"belper-derby", "derby-burton_on_trent"}
    assert refused(state, "link worcester-gloucester") == "BB-NETWORK-ADJACENT"


def test_BB_NETWORK_NOTHING_STILL_COAL() -> None:
    state = position("""
        era rail
        red: money 20, hand brewery*2
        tile cannock_2 yellow coal_mine 2 cubes 1
    """)
    at_the_mine = {
        "cannock-burton_on_trent",
        "cannock-farm_brewery_north",
        "cannock-walsall",
        "cannock-wolverhampton",
        "stafford-cannock",
    }
    at_merchants = {
        "birmingham-oxford",
        "coalbrookdale-shrewsbury",
        "derby-nottingham",
        "gloucester-redditch",
        "redditch-oxford",
        "warrington-stoke_on_trent",
        "worcester-gloucester",
    }
    assert open_lines(state) == at_the_mine | at_merchants
    assert refused(state, "link stone-stafford") == "BB-NETWORK-NOTHING-STILL-COAL"
    play(state, "link stafford-cannock")
    assert cubes(state, "cannock_2") == 0
    assert money(state, "red") == 15


def test_BB_NETWORK_LINK_TILES() -> None:
    state = position("""
        red: money 20, hand brewery*2, gone coal_mine*4
        link belper-derby red
        link birmingham-coventry red
        link birmingham-oxford red
        link birmingham-worcester red
        link burton_on_trent-tamworth red
        link cannock-walsall red
        link coalbrookdale-shrewsbury red
        link derby-burton_on_trent red
        link derby-nottingham red
        link dudley-birmingham red
        link stone-stafford red
        link tamworth-birmingham red
        link walsall-birmingham red
    """)
    play(state, "link stafford-cannock")
    assert open_lines(state) == set()
    assert refused(state, "link cannock-wolverhampton") == "BB-NETWORK-LINK-TILES"


def test_BB_NETWORK_LINK_TILES_last_rail() -> None:
    state = position("""
        era rail
        red: money 20, hand brewery*2, gone coal_mine*4
        link belper-derby red
        link birmingham-coventry red
        link birmingham-oxford red
        link birmingham-worcester red
        link burton_on_trent-tamworth red
        link cannock-walsall red
        link coalbrookdale-shrewsbury red
        link derby-burton_on_trent red
        link derby-nottingham red
        link dudley-birmingham red
        link stone-stafford red
        link tamworth-birmingham red
        link walsall-birmingham red
    """)
    play(state, "link stafford-cannock")
    assert open_lines(state) == set()
    assert refused(state, "link cannock-wolverhampton") == "BB-NETWORK-LINK-TILES"


# Canals --------------------------------------------------------------------------------------


def test_BB_NETWORK_CANAL_LINES() -> None:
    state = position("""
        red: money 20, hand brewery*2
        tile tamworth_1 red coal_mine 1
    """)
    assert open_lines(state) == {
        "burton_on_trent-tamworth",
        "tamworth-birmingham",
        "tamworth-nuneaton",
    }
    assert refused(state, "link walsall-tamworth") == "BB-NETWORK-CANAL-LINES"


def test_BB_NETWORK_CANAL_ONE() -> None:
    state = position("""
        red: money 60, hand coal_mine*2
        tile cannock_2 red coal_mine 1
        tile burton_on_trent_2 red brewery 1
    """)
    play(state, "link cannock-walsall")
    assert course(state) == ("canal", 2, 1)
    assert refused(state, "done") == "BB-TURN-STEP-BY-STEP"
    assert cubes(state, "burton_on_trent_2") == 1
    assert cubes(state, "cannock_2") == 2


def test_BB_NETWORK_CANAL_COST() -> None:
    state = position("""
        red: money 5, hand brewery*2
        tile cannock_2 red coal_mine 1
    """)
    play(state, "link cannock-walsall")
    assert money(state, "red") == 2
    assert spent(state, "red") == 3
    assert open_lines(state) == set()
    assert refused(state, "link cannock-wolverhampton") == "BB-NETWORK-CANAL-COST"


# The three-way link --------------------------------------------------------------------------


def test_BB_NETWORK_THREE_WAY() -> None:
    state = position("""
        red: money 20, hand brewery*2
        tile kidderminster_1 red coal_mine 1
    """)
    assert refused(state, "build brewery farm_brewery_south_1") == "BB-FARM-NETWORK"
    play(state, "link kidderminster-worcester-farm_brewery_south")
    assert money(state, "red") == 17
    assert open_lines(state) == {
        "birmingham-worcester",
        "coalbrookdale-kidderminster",
        "kidderminster-dudley",
        "worcester-gloucester",
    }
    allowed(state, "build brewery farm_brewery_south_1")
    assert (
        refused(state, "link kidderminster-worcester-farm_brewery_south") == "BB-NETWORK-LINE-FREE"
    )


def test_BB_NETWORK_THREE_WAY_DISTANCE() -> None:
    # From Worcester, Dudley is two links away, by way of Birmingham.
    text = """
        red: money 20, hand worcester*2
        red: next cotton_mill 2
        link kidderminster-worcester-farm_brewery_south red
        link birmingham-worcester red
        link dudley-birmingham red
        tile dudley_1 yellow coal_mine 2
    """
    one_against_two = position(text + "tile kidderminster_1 yellow coal_mine 2")
    play(one_against_two, "build cotton_mill worcester_1")
    assert cubes(one_against_two, "kidderminster_1") == 2
    assert cubes(one_against_two, "dudley_1") == 3
    two_against_two = position(
        text
        + """
        link coalbrookdale-kidderminster red
        tile coalbrookdale_3 yellow coal_mine 2
    """
    )
    play(two_against_two, "build cotton_mill worcester_1")
    assert legal(two_against_two) == {"coal coalbrookdale_3", "coal dudley_1"}
