"""Network in the Rail Era: one or two rails, their money and their coal."""

from ironbridge.games.lancashire.table import LancashireState
from tests.games.lancashire.builders import allowed, legal, play, position, refused
from tests.games.reading import coal_market, course, cubes, flipped, links, money, spent

WIGAN = """
    era rail
    red: hand port*2
    tile wigan_n red coal_mine 2
"""
"""Red owns a mine with three cubes in Wigan; no market is connected to it."""

PRESTON = """
    era rail
    red: hand port*2
    tile preston_s red port 2
"""
"""Red has a port in Preston, where coal can be bought: two cubes for £1 each, then £2."""


def second_rails(state: LancashireState) -> set[str]:
    """The lines open to the second rail of the action in progress."""
    assert "done" in legal(state)
    return {move.removeprefix("link ") for move in legal(state) - {"done"}}


def test_BL_NETWORK_RAIL_LINES() -> None:
    state = position("""
        era rail
        red: hand port*2
        tile liverpool_nw red port 2
    """)
    lines = {move.removeprefix("link ") for move in legal(state) if move.startswith("link ")}
    assert lines == {
        "liverpool--southport",
        "liverpool--warrington_runcorn",
        "liverpool--wigan",
    }
    assert refused(state, "link ellesmere_port--liverpool") == "BL-NETWORK-RAIL-LINES"


def test_BL_NETWORK_RAIL_COST() -> None:
    state = position(WIGAN + "red: money 5")
    play(state, "link bolton--wigan")
    assert (money(state, "red"), spent(state, "red")) == (0, 5)
    assert cubes(state, "wigan_n") == 2
    poor = position(WIGAN + "red: money 4")
    assert refused(poor, "link bolton--wigan") == "BL-NETWORK-RAIL-COST"
    # Where the coal must be bought, £5 are not enough.
    poor = position(PRESTON + "red: money 5")
    assert refused(poor, "link lancaster--preston") == "BL-NETWORK-RAIL-COST"
    buyer = position(PRESTON + "red: money 6")
    play(buyer, "link lancaster--preston")
    assert (money(buyer, "red"), spent(buyer, "red")) == (0, 6)
    assert coal_market(buyer) == 7


def test_BL_NETWORK_RAIL_COAL() -> None:
    state = position("""
        era rail
        red: money 40, hand port*2
        tile bolton_s red iron_works 2 flipped
        tile wigan_n yellow coal_mine 2 cubes 1
    """)
    assert refused(state, "link bolton--bury") == "BL-NETWORK-RAIL-COAL"
    # Not connected to the mine before, but once it is placed.
    play(state, "link bolton--wigan")
    assert flipped(state, "wigan_n")
    # There is money for a second rail, but no coal left.
    assert course(state) == ("rail", 2, 1)
    assert refused(state, "link bolton--bury") == "BL-NETWORK-RAIL-COAL"
    # The market serves as well, at either end.
    state = position("""
        era rail
        red: money 6, hand port*2
        tile colne_n red cotton_mill 2 flipped
    """)
    assert refused(state, "link burnley--colne") == "BL-NETWORK-RAIL-COAL"
    play(state, "link colne--yorkshire")
    assert coal_market(state) == 7


def test_BL_NETWORK_RAIL_TWO() -> None:
    two = position(WIGAN + "red: money 60")
    play(two, "link bolton--wigan", "link bolton--bury")
    assert (money(two, "red"), spent(two, "red")) == (45, 15)
    assert cubes(two, "wigan_n") == 1
    assert links(two) == {"bolton--wigan": "red", "bolton--bury": "red"}
    # A third rail is a new action, although money and coal would be there.
    assert course(two) == ("rail", 2, 1)
    assert refused(two, "done") == "BL-TURN-STEP-BY-STEP"
    play(two, "link bury--manchester")
    assert money(two, "red") == 40  # £5 again, for the last cube

    one = position(WIGAN + "red: money 60")
    play(one, "link bolton--wigan")
    assert refused(one, "pass") == "BL-NETWORK-RAIL-TWO"
    play(one, "done")
    assert (money(one, "red"), cubes(one, "wigan_n")) == (55, 2)
    assert course(one) == ("rail", 2, 1)


def test_BL_NETWORK_RAIL_ONE_BY_ONE() -> None:
    state = position(WIGAN + "red: money 20\ntile rochdale_n red coal_mine 2")
    assert refused(state, "link bolton--bury") == "BL-NETWORK-ADJACENT"
    play(state, "link bolton--wigan")
    assert "bolton--bury" in second_rails(state)  # on from the first
    assert "oldham--rochdale" in second_rails(state)  # or somewhere else
    assert refused(state, "link burnley--colne") == "BL-NETWORK-ADJACENT"
    assert refused(state, "link bolton--wigan") == "BL-NETWORK-LINE-FREE"
    play(state, "link oldham--rochdale")
    assert (cubes(state, "wigan_n"), cubes(state, "rochdale_n")) == (2, 2)


def test_BL_NETWORK_RAIL_TWO_ORDER() -> None:
    text = WIGAN + "red: money 20\ntile bury_n red cotton_mill 2 flipped\n"
    right = position(text)
    play(right, "link bolton--wigan", "link bolton--bury")  # the first brings coal to the second
    assert cubes(right, "wigan_n") == 1
    wrong = position(text)
    assert refused(wrong, "link bolton--bury") == "BL-NETWORK-RAIL-COAL"
    # Where the coal of the first rail comes from is decided before the second is placed.
    asked = position(text + "tile bolton_nw yellow coal_mine 2 cubes 1\n")
    play(asked, "link bolton--wigan")
    assert legal(asked) == {"coal wigan_n", "coal bolton_nw"}
    play(asked, "coal bolton_nw")
    assert flipped(asked, "bolton_nw")
    play(asked, "link bolton--bury")
    assert cubes(asked, "wigan_n") == 2
    # With the last cube gone to the first rail there is none for a second.
    last = position(text.replace("coal_mine 2", "coal_mine 2 cubes 1"))
    play(last, "link bolton--wigan")
    assert course(last) == ("rail", 2, 1)


def test_BL_NETWORK_RAIL_TWO_MONEY() -> None:
    state = position(PRESTON + "red: money 18\ncoal 7")
    play(state, "link lancaster--preston")
    assert money(state, "red") == 18 - 5 - 1
    play(state, "link fleetwood--preston")
    assert money(state, "red") == 18 - 15 - 1 - 2
    assert spent(state, "red") == 18
    poor = position(PRESTON + "red: money 17\ncoal 7")
    play(poor, "link lancaster--preston")
    assert course(poor) == ("rail", 2, 1)  # no second rail is offered
    # With a cheap line and expensive ones left, the refusal names the price.
    mixed = position(PRESTON + "red: money 17\ncoal 7\ntile wigan_n yellow coal_mine 2 cubes 1")
    play(mixed, "link lancaster--preston")
    assert second_rails(mixed) == {"preston--wigan"}
    assert refused(mixed, "link fleetwood--preston") == "BL-NETWORK-RAIL-TWO-MONEY"
    allowed(mixed, "link preston--wigan")
