"""The virtual link between Liverpool and Birkenhead, an option of the classic rules."""

from tests.games.lancashire.builders import allowed, play, position, refused
from tests.games.reading import links, links_left, money, points, tiles

FROM_LIVERPOOL = """
    seats 2{option}
    era rail, round 2
    red: money 40, hand shipyard port, next shipyard 2, next port 3
    yellow: hand port
    tile liverpool_nw red port 2
    {line}
"""
"""Red is in Liverpool, with an icon of the markets; Birkenhead gets its coal by {line}."""

LINE = """
    tile ellesmere_port_single yellow port 2
    link birkenhead--ellesmere_port yellow
"""

FROM_BIRKENHEAD = """
    seats 2{option}
    era rail, round 2
    red: money 40, hand shipyard port, next port 3
    yellow: hand port
    link birkenhead--ellesmere_port red
"""


def test_BL_VIRTUAL_BUILD() -> None:
    state = position(FROM_LIVERPOOL.format(option=", virtual_link", line=LINE))
    play(state, "build shipyard birkenhead_single")
    built = tiles(state)["birkenhead_single"]
    assert (built["owner"], built["industry"], built["flipped"]) == (0, "shipyard", True)
    assert money(state, "red") == 40 - 25 - 1 - 1  # with a coal and an iron bought
    state = position(FROM_BIRKENHEAD.format(option=", virtual_link"))
    allowed(state, "build port liverpool_nw")
    assert refused(state, "build port preston_s") == "BL-BUILD-INDUSTRY-CARD"
    # It takes an industry card of the tile, and one of the two towns in the network.
    state = position("""
        seats 2, virtual_link
        era rail, round 2
        red: hand bolton shipyard, next port 3
        tile birkenhead_single yellow shipyard 2 flipped
        tile bolton_nw red coal_mine 2
    """)
    assert refused(state, "build port liverpool_nw") == "BL-BUILD-RIGHT-CARD"
    state = position("""
        seats 2, virtual_link
        era rail, round 2
        red: hand bolton port, next port 3
        tile birkenhead_single yellow shipyard 2 flipped
        tile bolton_nw red coal_mine 2
    """)
    assert refused(state, "build port liverpool_nw") == "BL-BUILD-INDUSTRY-CARD"


def test_BL_VIRTUAL_OPTION_ONLY() -> None:
    state = position(FROM_LIVERPOOL.format(option="", line=LINE))
    assert refused(state, "build shipyard birkenhead_single") == "BL-VIRTUAL-OPTION-ONLY"
    allowed(state, "double shipyard birkenhead_single")  # only the network is missing
    state = position(FROM_BIRKENHEAD.format(option=""))
    assert refused(state, "build port liverpool_nw") == "BL-VIRTUAL-OPTION-ONLY"


def test_BL_VIRTUAL_NO_COAL() -> None:
    # A market icon and a mine are connected to Liverpool, nothing to Birkenhead.
    dry = """
        tile wigan_n yellow coal_mine 2
        link liverpool--wigan red
    """
    state = position(FROM_LIVERPOOL.format(option=", virtual_link", line=dry))
    assert refused(state, "build shipyard birkenhead_single") == "BL-VIRTUAL-NO-COAL"
    assert refused(state, "double shipyard birkenhead_single") == "BL-VIRTUAL-NO-COAL"
    allowed(state, "double shipyard liverpool_sw")
    state = position(FROM_LIVERPOOL.format(option=", virtual_link", line=LINE))
    allowed(state, "build shipyard birkenhead_single")


def test_BL_VIRTUAL_EXTENDS_NOTHING() -> None:
    # No link starts in Birkenhead, and the towns beyond it stay out of reach.
    state = position("""
        seats 2, virtual_link
        era rail, round 2
        red: money 40, hand shipyard port, next port 3
        tile liverpool_nw red port 2
        link ellesmere_port--northwich yellow
        link northwich--the_midlands yellow
    """)
    assert refused(state, "link birkenhead--ellesmere_port") == "BL-VIRTUAL-EXTENDS-NOTHING"
    assert refused(state, "link bolton--wigan") == "BL-NETWORK-ADJACENT"
    allowed(state, "link liverpool--southport")
    assert refused(state, "build port ellesmere_port_single") == "BL-BUILD-INDUSTRY-CARD"
    assert (links(state).get("birkenhead--ellesmere_port"), links_left(state, "red")) == (None, 14)
    # The cotton of Warrington comes to Birkenhead, not to the port of Liverpool.
    cotton = """
        seats 2, virtual_link
        era rail, round 2
        red: hand bolton*2
        tile warrington_runcorn_e red cotton_mill 2
        tile liverpool_nw yellow port 2
        link birkenhead--ellesmere_port red
        link ellesmere_port--warrington_runcorn red
    """
    assert refused(position(cotton), "sell warrington_runcorn_e") == "BL-SELL-SOMEWHERE"
    allowed(
        position(cotton + "link liverpool--warrington_runcorn yellow"), "sell warrington_runcorn_e"
    )


def test_BL_VIRTUAL_EXTENDS_NOTHING_scores_nothing() -> None:
    state = position("""
        seats 2, virtual_link
        era rail, round 10
        turn yellow, actions 1
        red: money 0
        yellow: money 0, hand port
        tile liverpool_nw yellow port 2 flipped
        tile birkenhead_single red shipyard 2 flipped
        link liverpool--warrington_runcorn yellow
        link birkenhead--ellesmere_port red
    """)
    play(state, "pass")
    assert points(state, "red") == 18 + 1  # the shipyard, and its icon at the rail
    assert points(state, "yellow") == 4 + 1
