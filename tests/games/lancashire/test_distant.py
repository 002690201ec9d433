"""The distant cotton market: access, tiles, track, and the X."""

import pytest

from tests.games.lancashire.builders import allowed, game, legal, play, position, refused
from tests.games.lancashire.reading import drawn, marker, pile
from tests.games.reading import course, flipped, income

BORDER = """
    red: hand manchester*3
    tile colne_n red cotton_mill 1
    link colne--yorkshire yellow
"""
PORT = """
    red: hand manchester*3
    tile manchester_nw red cotton_mill 1
    tile warrington_runcorn_w yellow port 1
    link manchester--warrington_runcorn red
"""
TO_X = "distant drawn 3 3, pile 2\n"


def test_BL_DISTANT_ICON() -> None:
    state = position(BORDER + "distant pile 1")
    play(state, "sell colne_n")
    assert flipped(state, "colne_n")
    state = position(PORT.replace("port 1", "port 1 flipped") + "distant pile 1")
    play(state, "sell manchester_nw")  # a flipped port shows the icon too
    assert flipped(state, "manchester_nw")
    state = position("red: hand manchester*3\ntile colne_n red cotton_mill 1")
    assert refused(state, "sell colne_n") == "BL-SELL-SOMEWHERE"
    scotland = """
        seats 3
        era rail
        red: hand manchester*3
        tile lancaster_e red cotton_mill 2
    """
    assert refused(position(scotland), "sell lancaster_e") == "BL-SELL-SOMEWHERE"
    allowed(position(scotland + "link lancaster--scotland yellow"), "sell lancaster_e")


def test_BL_DISTANT_PORT_STAYS() -> None:
    state = position(PORT + "distant pile 1")
    play(state, "sell manchester_nw", "distant")
    assert flipped(state, "manchester_nw")
    assert not flipped(state, "warrington_runcorn_w")
    assert income(state, "yellow") == 10


def test_BL_DISTANT_NOT_ALL_PLACES() -> None:
    state = position("""
        era rail
        red: hand manchester*3
        tile preston_nw red cotton_mill 2
        link blackpool--preston red
        link preston--southport red
    """)
    assert refused(state, "sell preston_nw") == "BL-DISTANT-NOT-ALL-PLACES"
    state = position("""
        red: hand manchester*3
        tile warrington_runcorn_e red cotton_mill 1
        link ellesmere_port--warrington_runcorn red
        link ellesmere_port--northwich red
    """)
    assert refused(state, "sell warrington_runcorn_e") == "BL-DISTANT-NOT-ALL-PLACES"


def test_BL_DISTANT_DRAW() -> None:
    state = position(BORDER + "distant drawn 1, pile 2 3")
    play(state, "sell colne_n")
    assert drawn(state) == [1, 2]
    assert pile(state)[0] == 3
    shown = state.view(None)["distant_market"]
    assert isinstance(shown, dict)
    assert shown["drawn"] == [1, 2]


@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_BL_DISTANT_MOVE(steps: int) -> None:
    state = position(BORDER + f"distant pile {steps}")
    play(state, "sell colne_n")
    assert marker(state) == steps


def test_BL_DISTANT_ZERO() -> None:
    state = position("seats 4\n" + BORDER + "distant drawn 2, pile 0")
    play(state, "sell colne_n")
    assert marker(state) == 2
    assert income(state, "red") == 10 + 2 + 5


@pytest.mark.parametrize(
    ("tiles", "bonus"),
    [("", 3), ("1", 3), ("2", 2), ("3", 2), ("4", 1), ("4 1", 1), ("4 2", 0), ("4 3", 0)],
)
def test_BL_DISTANT_TRACK(tiles: str, bonus: int) -> None:
    state = position("seats 4\n" + BORDER + f"distant drawn {tiles}, pile 0")
    play(state, "sell colne_n")
    assert income(state, "red") == 10 + bonus + 5  # Cotton Mill I: 5 spaces


def test_BL_DISTANT_BONUS() -> None:
    state = position(BORDER + "distant pile 1")
    play(state, "sell colne_n")
    assert income(state, "red") == 10 + 3 + 5
    assert state.journal is not None
    told = [event.phrase.key for event in state.journal]
    start = told.index("event-distant")
    assert told[start : start + 4] == [
        "event-distant",
        "event-distant-bonus",
        "event-sell",
        "event-flip",
    ]
    high = position(BORDER.replace("hand", "income 97, hand") + "distant pile 1")
    play(high, "sell colne_n")
    assert income(high, "red") == 99


def test_BL_DISTANT_X_UNSOLD() -> None:
    state = position(BORDER + "distant drawn 3 2, pile 4")
    play(state, "sell colne_n")
    assert marker(state) == 8  # nine steps, but it stops at the X
    assert not flipped(state, "colne_n")
    assert income(state, "red") == 10
    assert course(state) == ("canal", 2, 1)  # the action is used


def test_BL_DISTANT_X_ENDS_ACTION() -> None:
    state = position(
        PORT
        + TO_X
        + """
        tile stockport_w red cotton_mill 1
        tile oldham_w red cotton_mill 1
        tile ellesmere_port_single yellow port 1
        link manchester--stockport red
        link manchester--oldham red
        link ellesmere_port--warrington_runcorn yellow
        """
    )
    play(state, "sell stockport_w", "port warrington_runcorn_w", "sell oldham_w", "distant")
    assert flipped(state, "stockport_w")  # what was sold before stands
    assert not flipped(state, "oldham_w")
    assert not flipped(state, "manchester_nw")  # though a port is still open
    assert course(state) == ("canal", 2, 1)
    allowed(state, "sell manchester_nw")  # with another action
    assert state.journal is not None
    assert "event-distant-closed" in [event.phrase.key for event in state.journal]


def test_BL_DISTANT_CLOSED() -> None:
    state = position(BORDER + TO_X)
    play(state, "sell colne_n")
    assert refused(state, "sell colne_n") == "BL-DISTANT-CLOSED"
    state = position(
        PORT
        + """
        tile ellesmere_port_single yellow port 1
        link ellesmere_port--warrington_runcorn yellow
        distant drawn 3 3 2
        """
    )
    play(state, "sell manchester_nw")
    assert legal(state) == {"port warrington_runcorn_w", "port ellesmere_port_single"}
    assert refused(state, "distant") == "BL-DISTANT-CLOSED"


def test_BL_DISTANT_HIDDEN() -> None:
    one = position(BORDER + "distant drawn 2, pile 3 1 2 4 2 3 3")
    two = position(BORDER + "distant drawn 2, pile 4 2 3 1 3 2 3")
    assert one.to_json() != two.to_json()
    assert all(one.view(seat) == two.view(seat) for seat in (0, 1, None))
    three = position(BORDER + "distant drawn 3, pile 2 1 2 4 2 3 3")
    assert one.view(None) != three.view(None)


def test_BL_DISTANT_PILE_LASTS() -> None:
    for board in (game.board, game.community_board):
        for setup in board.setups:
            assert sum(setup.distant) > board.distant_x == 8
