"""Selling cotton: whose mill, through which port, and what flips."""

from tests.games.lancashire.builders import allowed, legal, play, position, refused
from tests.games.reading import course, discards, flipped, income

MILL = """
    red: hand manchester*3
    tile manchester_nw red cotton_mill 1
    link manchester--warrington_runcorn red
"""
PORT = MILL + "tile warrington_runcorn_w yellow port 1\n"


def test_BL_SELL_OWN_MILL() -> None:
    state = position(PORT + "tile manchester_ne yellow cotton_mill 1")
    allowed(state, "sell manchester_nw")
    assert refused(state, "sell manchester_ne") == "BL-SELL-OWN-MILL"


def test_BL_SELL_MILLS_ONLY() -> None:
    state = position(PORT + "tile bolton_nw red coal_mine 1\nlink bolton--manchester red")
    allowed(state, "sell manchester_nw")
    assert refused(state, "sell bolton_nw") == "BL-SELL-MILLS-ONLY"


def test_BL_SELL_UNFLIPPED() -> None:
    state = position("""
        red: hand bolton*2 wigan
        tile bolton_nw red cotton_mill 1 flipped
        tile warrington_runcorn_w yellow port 1
        link bolton--manchester red
        link manchester--warrington_runcorn red
    """)
    assert refused(state, "sell bolton_nw") == "BL-SELL-UNFLIPPED"


def test_BL_SELL_SOMEWHERE() -> None:
    state = position(MILL)
    assert refused(state, "sell manchester_nw") == "BL-SELL-SOMEWHERE"
    allowed(position(PORT), "sell manchester_nw")  # through the port
    border = MILL + "link manchester--stockport red\nlink macclesfield--stockport red\n"
    state = position(border)
    assert refused(state, "sell manchester_nw") == "BL-SELL-SOMEWHERE"
    state = position(border + "link macclesfield--the_midlands yellow")
    allowed(state, "sell manchester_nw")  # to the distant market


def test_BL_SELL_PORT_CONNECTED() -> None:
    state = position("""
        red: hand manchester*3
        tile preston_nw red cotton_mill 1
        tile preston_s yellow port 1
        tile liverpool_nw yellow port 1
    """)
    play(state, "sell preston_nw")
    assert legal(state) == {"port preston_s", "distant"}  # the same town needs no link
    assert refused(state, "port liverpool_nw") == "BL-SELL-PORT-CONNECTED"


def test_BL_SELL_PORT_UNFLIPPED() -> None:
    state = position("""
        red: hand manchester*3
        tile preston_nw red cotton_mill 1
        tile preston_s yellow port 1
        tile lancaster_w yellow port 1 flipped
        link lancaster--preston red
    """)
    play(state, "sell preston_nw")
    assert legal(state) == {"port preston_s", "distant"}
    assert refused(state, "port lancaster_w") == "BL-SELL-PORT-UNFLIPPED"
    play(state, "port preston_s")
    assert flipped(state, "preston_s")  # so it serves no other mill
    # With the distant market closed a second mill finds no way out.
    state = position(
        PORT
        + """
        tile oldham_w red cotton_mill 1
        link manchester--oldham red
        distant drawn 3 3 2
        """
    )
    play(state, "sell oldham_w")
    assert flipped(state, "warrington_runcorn_w")
    assert refused(state, "sell manchester_nw") == "BL-DISTANT-CLOSED"


def test_BL_SELL_PORT_ANY_OWNER() -> None:
    state = position(
        PORT
        + """
        tile ellesmere_port_single red port 1
        link ellesmere_port--warrington_runcorn yellow
        """
    )
    play(state, "sell manchester_nw")
    allowed(state, "port warrington_runcorn_w")
    allowed(state, "port ellesmere_port_single")


def test_BL_SELL_PORT_FLIPS() -> None:
    state = position(PORT)
    play(state, "sell manchester_nw", "port warrington_runcorn_w")
    assert flipped(state, "warrington_runcorn_w")
    assert income(state, "yellow") == 13  # Port I: 3 spaces
    assert state.journal is not None
    told = [(e.phrase.key, e.phrase.args["slot"]) for e in state.journal if "slot" in e.phrase.args]
    assert told == [
        ("event-port", "slot-warrington_runcorn_w"),
        ("event-flip", "slot-warrington_runcorn_w"),
        ("event-sell", "slot-manchester_nw"),
        ("event-flip", "slot-manchester_nw"),
    ]


def test_BL_SELL_MILL_FLIPS() -> None:
    state = position(PORT)
    play(state, "sell manchester_nw", "port warrington_runcorn_w")
    assert flipped(state, "manchester_nw")
    assert income(state, "red") == 15  # Cotton Mill I: 5 spaces


def test_BL_SELL_SEVERAL() -> None:
    state = position(
        PORT
        + """
        tile stockport_w red cotton_mill 1
        tile oldham_w red cotton_mill 1
        link manchester--stockport red
        link manchester--oldham red
        distant pile 1
        """
    )
    play(state, "sell manchester_nw", "port warrington_runcorn_w")
    assert legal(state) == {"sell stockport_w", "sell oldham_w", "done"}
    assert refused(state, "pass") == "BL-SELL-SEVERAL"
    play(state, "sell oldham_w")  # only the distant market is left: not asked
    assert flipped(state, "oldham_w")
    play(state, "done")
    assert not flipped(state, "stockport_w")
    assert course(state) == ("canal", 2, 1)
    assert discards(state, "red")[-1] == "manchester"  # one card for the whole sale
    assert state.journal is not None
    assert [e.phrase.key for e in state.journal].count("event-card") == 1


def test_BL_SELL_AT_LEAST_ONE() -> None:
    state = position(PORT)
    assert "done" not in legal(state)  # the action begins with the mill that is sold
    assert {move for move in legal(state) if move.startswith("sell")} == {"sell manchester_nw"}
    assert refused(position(MILL), "sell manchester_nw") == "BL-SELL-SOMEWHERE"


def test_BL_SELL_CHOICE() -> None:
    two_ports = (
        PORT
        + """
        tile ellesmere_port_single red port 1
        link ellesmere_port--warrington_runcorn yellow
        """
    )
    state = position(two_ports)
    play(state, "sell manchester_nw")
    assert legal(state) == {"port warrington_runcorn_w", "port ellesmere_port_single", "distant"}
    state = position(two_ports + "distant drawn 3 3 2")
    play(state, "sell manchester_nw")
    assert legal(state) == {"port warrington_runcorn_w", "port ellesmere_port_single"}
    state = position(PORT + "distant drawn 3 3 2")
    play(state, "sell manchester_nw")  # one way only: not asked
    assert flipped(state, "warrington_runcorn_w")
