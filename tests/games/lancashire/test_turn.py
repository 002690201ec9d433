"""A player's turn: two actions, the cards they cost, the hand refilled, the questions asked."""

import pytest

from ironbridge.kernel.errors import IllegalMove
from tests.games.lancashire.builders import allowed, legal, play, position, refused
from tests.games.lancashire.reading import aside, marker
from tests.games.reading import (
    coal_market,
    course,
    cubes,
    deciders,
    deck,
    discards,
    flipped,
    hand,
    income,
    iron_market,
    links,
    money,
    order,
    seen,
    spent,
    tiles,
)

MARKET_TOWN = """
    red: money 30, hand oldham stockport iron_works
    yellow: hand wigan
    tile preston_nw red cotton_mill 1
    tile preston_s yellow port 1 flipped
"""
"""Red can link, sell, develop, borrow and pass."""


# Cards ---------------------------------------------------------------------------------------


def test_BL_TURN_CARD_PER_ACTION() -> None:
    state = position("""
        red: hand bolton port coal_mine
        yellow: hand wigan, discard shipyard
    """)
    before = discards(state, "red")
    play(state, "loan 10", "card port")
    assert hand(state, "red") == ["bolton", "coal_mine"]
    assert discards(state, "red") == [*before, "port"]
    play(state, "develop port", "card coal_mine", "done")
    assert hand(state, "red") == ["bolton"]
    assert discards(state, "red") == [*before, "port", "coal_mine"]
    assert discards(state, "yellow") == ["shipyard"]
    play(state, "pass")
    assert hand(state, "yellow") == []
    assert discards(state, "yellow") == ["shipyard", "wigan"]
    assert discards(state, "red") == [*before, "port", "coal_mine"]


def test_BL_TURN_CARD_FROM_HAND() -> None:
    state = position("""
        red: hand bolton wigan
        yellow: hand bury
        deck oldham
        aside preston stockport
    """)
    play(state, "loan 10")
    assert legal(state) == {"card bolton", "card wigan"}
    assert refused(state, "card bury") == "BL-TURN-CARD-FROM-HAND"  # yellow's
    assert refused(state, "card oldham") == "BL-TURN-CARD-FROM-HAND"  # the next of the deck
    assert refused(state, "card preston") == "BL-TURN-CARD-FROM-HAND"  # beneath the tile
    assert refused(state, "card port") == "BL-TURN-CARD-FROM-HAND"  # discarded


def test_BL_TURN_ANY_CARD() -> None:
    any_card = {"card oldham", "card stockport", "card iron_works"}
    for action in ("link preston--wigan", "sell preston_nw", "develop port", "loan 20", "pass"):
        state = position(MARKET_TOWN)
        play(state, action)
        assert legal(state) == any_card, action
    # A build, in contrast, takes the one card that fits and asks no question.
    state = position(MARKET_TOWN)
    play(state, "build coal_mine oldham_w")
    assert hand(state, "red") == ["stockport", "iron_works"]
    assert refused(state, "build cotton_mill macclesfield_w") == "BL-BUILD-RIGHT-CARD"


def test_BL_TURN_SAME_ACTION_TWICE() -> None:
    state = position("red: money 0, income 10, hand bolton*2\nyellow: hand port")
    play(state, "loan 30", "loan 30")
    assert money(state, "red") == 60
    assert income(state, "red") == 4
    state = position("""
        red: money 6, hand bolton*2
        yellow: hand port
        tile wigan_n red coal_mine 1
    """)
    play(state, "link preston--wigan", "link liverpool--wigan")
    assert links(state) == {"preston--wigan": "red", "liverpool--wigan": "red"}
    state = position("red: money 24, hand oldham stockport\nyellow: hand port")
    play(state, "build cotton_mill oldham_w", "build cotton_mill stockport_w")
    assert set(tiles(state)) == {"oldham_w", "stockport_w"}


def test_BL_TURN_BENEATH_NOT_DRAWN() -> None:
    state = position("""
        red: hand manchester*3
        yellow: hand port*3
        deck oldham
        aside bury ellesmere_port
    """)
    play(state, "pass", "pass")
    assert hand(state, "red") == ["manchester", "oldham"]  # room for six more, and no card
    assert (deck(state), aside(state)) == ([], ["bury", "ellesmere_port"])
    play(state, "pass", "pass")
    assert hand(state, "yellow") == ["port"]
    play(state, "pass", "card oldham", "pass")
    assert course(state)[0] == "canal"
    assert aside(state) == ["bury", "ellesmere_port"]
    play(state, "pass")  # the era ends although the two were never drawn
    assert course(state) == ("rail", 1, 2)


# Money and what everybody sees ---------------------------------------------------------------


def test_BL_TURN_MONEY_SPENT() -> None:
    state = position("""
        red: money 30, hand preston*3, next port 2
        yellow: money 30, hand port*3
        tile wigan_n red coal_mine 1
        tile liverpool_nw yellow port 1
    """)
    play(state, "link preston--wigan")
    assert spent(state, "red") == 3
    play(state, "build port preston_s")
    assert spent(state, "red") == 3 + 7
    assert money(state, "red") == 30 - 10
    assert seen(state, 1, "red")["spent"] == 10
    assert seen(state, None, "red")["spent"] == 10
    play(state, "link liverpool--wigan", "loan 10")
    assert order(state) == ["yellow", "red"]
    # Money received does not make up for money spent.
    state = position("""
        red: money 30, hand preston*3
        yellow: hand port*3
        tile wigan_n red coal_mine 1
    """)
    play(state, "link preston--wigan", "loan 30")
    assert spent(state, "red") == 3
    play(state, "pass", "pass")
    assert order(state) == ["yellow", "red"]


def test_BL_TURN_BOUGHT_CUBES_SPENT() -> None:
    state = position("""
        order yellow red
        turn red
        red: money 30, hand preston*3
        yellow: spent 5, hand port*3
        tile preston_s yellow port 1
        coal 6, iron 4
    """)
    play(state, "build iron_works preston_ne")
    # £5 and a coal for £2; four iron fill the spaces at £2, £2, £1 and £1.
    assert (coal_market(state), iron_market(state)) == (5, 8)
    assert spent(state, "red") == 5 + 2
    assert money(state, "red") == 30 - 7 + 6
    play(state, "pass")
    assert order(state) == ["yellow", "red"]  # £5 against £7: neither £5 nor £1


def test_BL_TURN_OPEN_DISCARDS() -> None:
    state = position("""
        red: hand bolton
        yellow: hand wigan, discard port oldham
        aside bury ellesmere_port
    """)
    assert len(discards(state, "red")) == 40 - 2 - 2 - 2
    for viewer in (0, 1, None):
        assert seen(state, viewer, "red")["discard"] == discards(state, "red")
        assert seen(state, viewer, "yellow")["discard"] == ["port", "oldham"]
        # There is one Bury card and one Ellesmere Port card: both lie beneath the tile.
        assert "'bury'" not in str(state.view(viewer))
        assert "'ellesmere_port'" not in str(state.view(viewer))
    play(state, "pass")
    assert seen(state, 1, "red")["discard"][-1] == "bolton"


# Whole actions, step by step -----------------------------------------------------------------


def test_BL_TURN_MUST_COMPLETE() -> None:
    # Card and £14 are there, but coal cannot come; or it can, and the £1 for it is missing.
    text = "red: money {money}, hand preston*3, next cotton_mill 2\n{port}"
    port = "tile preston_s yellow port 1"
    state = position(text.format(money=14, port=""))
    assert refused(state, "build cotton_mill preston_nw") == "BL-BUILD-COAL-IRON"
    state = position(text.format(money=14, port=port))
    assert refused(state, "build cotton_mill preston_nw") == "BL-BUILD-PAY"
    before = state.digest()
    with pytest.raises(IllegalMove):
        play(state, "build cotton_mill preston_nw")
    assert state.digest() == before
    state = position(text.format(money=15, port=port))
    play(state, "build cotton_mill preston_nw")
    assert (money(state, "red"), coal_market(state)) == (0, 7)
    # A development without its iron, a rail without its coal, a sale without a way out.
    state = position("red: money 0, hand preston*3")
    assert refused(state, "develop port") == "BL-DEVELOP-IRON"
    state = position("era rail\nred: money 30, hand preston*3\nlink bolton--bury red")
    assert refused(state, "link bolton--manchester") == "BL-NETWORK-RAIL-COAL"
    state = position("era rail\nred: money 30, hand preston*3\nlink colne--yorkshire red")
    allowed(state, "link burnley--colne")
    state = position("red: hand preston*3\ntile preston_nw red cotton_mill 1")
    assert refused(state, "sell preston_nw") == "BL-SELL-SOMEWHERE"


def test_BL_TURN_STEP_BY_STEP() -> None:
    state = position("""
        seats 3
        red: money 30, hand manchester cotton_mill, next cotton_mill 3
        yellow: hand port
        white: hand port
        tile bolton_nw yellow coal_mine 1
        tile bury_n yellow coal_mine 2
        tile rochdale_se red iron_works 1
        tile blackburn_e yellow iron_works 1
        tile warrington_runcorn_w white port 1
        link bolton--manchester red
        link bury--manchester red
        link manchester--warrington_runcorn red
        distant pile 1
    """)
    play(state, "build cotton_mill manchester_nw")
    assert legal(state) == {"card manchester", "card cotton_mill"}
    assert refused(state, "coal bury_n") == "BL-TURN-STEP-BY-STEP"
    assert refused(state, "loan 10") == "BL-TURN-STEP-BY-STEP"
    play(state, "card manchester")
    assert legal(state) == {"coal bolton_nw", "coal bury_n"}
    assert refused(state, "iron rochdale_se") == "BL-TURN-STEP-BY-STEP"
    assert refused(state, "pass") == "BL-TURN-STEP-BY-STEP"
    play(state, "coal bury_n")
    assert legal(state) == {"iron rochdale_se", "iron blackburn_e"}
    assert refused(state, "coal bolton_nw") == "BL-TURN-STEP-BY-STEP"
    play(state, "iron blackburn_e")
    assert [cubes(state, slot) for slot in ("bolton_nw", "bury_n")] == [2, 2]
    assert [cubes(state, slot) for slot in ("rochdale_se", "blackburn_e")] == [4, 3]
    assert course(state) == ("canal", 2, 1)
    # One card left: it is not asked for, but where the cotton goes is.
    play(state, "sell manchester_nw")
    assert hand(state, "red") == []
    assert legal(state) == {"port warrington_runcorn_w", "distant"}
    assert refused(state, "loan 10") == "BL-TURN-STEP-BY-STEP"
    assert refused(state, "done") == "BL-TURN-STEP-BY-STEP"
    play(state, "distant")
    assert (marker(state), flipped(state, "manchester_nw")) == (1, True)
    assert not flipped(state, "warrington_runcorn_w")
    assert deciders(state) == ["yellow"]
