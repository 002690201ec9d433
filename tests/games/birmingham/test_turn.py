"""A player's turn: two actions, the cards they cost, the hand refilled, the questions asked."""

import pytest

from ironbridge.kernel.errors import IllegalMove
from tests.games.birmingham.builders import allowed, legal, play, position, refused
from tests.games.birmingham.reading import wild_piles
from tests.games.reading import (
    coal_market,
    course,
    cubes,
    deciders,
    discards,
    hand,
    income,
    links,
    money,
    order,
    seen,
    spent,
)

MARKET_TOWN = """
    red: money 30, hand stafford worcester {third}
    yellow: hand brewery
    tile birmingham_1 red cotton_mill 1
    link birmingham-oxford red
    merchant oxford_m1 cotton_a
"""
"""Red can link, sell, develop, borrow and pass; {third} is the third card in hand."""


# Cards ---------------------------------------------------------------------------------------


def test_BB_TURN_CARD_PER_ACTION() -> None:
    state = position("""
        red: hand birmingham brewery coal_mine
        yellow: hand dudley, discard pottery
    """)
    before = discards(state, "red")
    play(state, "loan", "card brewery")
    assert hand(state, "red") == ["birmingham", "coal_mine"]
    assert discards(state, "red") == [*before, "brewery"]
    play(state, "loan", "card coal_mine")
    assert hand(state, "red") == ["birmingham"]
    assert discards(state, "red") == [*before, "brewery", "coal_mine"]
    assert discards(state, "yellow") == ["pottery"]
    play(state, "pass")
    assert hand(state, "yellow") == []
    assert discards(state, "yellow") == ["pottery", "dudley"]
    assert discards(state, "red") == [*before, "brewery", "coal_mine"]


def test_BB_TURN_CARD_FROM_HAND() -> None:
    state = position("""
        red: hand birmingham dudley
        yellow: hand coventry
        deck nuneaton
    """)
    play(state, "loan")
    assert legal(state) == {"card birmingham", "card dudley"}
    assert refused(state, "card coventry") == "BB-TURN-CARD-FROM-HAND"
    assert refused(state, "card nuneaton") == "BB-TURN-CARD-FROM-HAND"
    assert refused(state, "card wild_location") == "BB-TURN-CARD-FROM-HAND"


def test_BB_TURN_ANY_CARD() -> None:
    any_card = {"card stafford", "card worcester", "card pottery"}
    for action in (
        "link birmingham-coventry",
        "sell birmingham_1",
        "develop brewery",
        "loan",
        "scout",
        "pass",
    ):
        state = position(MARKET_TOWN.format(third="pottery"))
        play(state, action)
        assert legal(state) == any_card, action
    # A build, in contrast, takes the one card that fits and asks no question.
    state = position(MARKET_TOWN.format(third="pottery"))
    play(state, "build brewery stafford_1")
    assert hand(state, "red") == ["worcester", "pottery"]
    assert refused(state, "build cotton_mill kidderminster_2") == "BB-BUILD-RIGHT-CARD"


def test_BB_TURN_WILD_RETURNS() -> None:
    state = position("""
        red: money 30, hand wild_location wild_industry birmingham
        yellow: hand brewery
    """)
    before = discards(state, "red")
    assert wild_piles(state) == {"wild_location": 3, "wild_industry": 3}
    play(state, "build cotton_mill kidderminster_2", "card wild_location")
    assert wild_piles(state) == {"wild_location": 4, "wild_industry": 3}
    play(state, "loan", "card wild_industry")
    assert wild_piles(state) == {"wild_location": 4, "wild_industry": 4}
    assert hand(state, "red") == ["birmingham"]
    assert discards(state, "red") == before


def test_BB_TURN_WILD_ANY_ACTION() -> None:
    for action in (
        "build brewery stafford_1",
        "link birmingham-coventry",
        "sell birmingham_1",
        "develop brewery",
        "loan",
        "pass",
    ):
        state = position(MARKET_TOWN.format(third="wild_location"))
        play(state, action)
        allowed(state, "card wild_location")
    state = position(MARKET_TOWN.format(third="wild_industry"))
    play(state, "loan", "card wild_industry")
    assert money(state, "red") == 60
    assert wild_piles(state)["wild_industry"] == 4
    state = position(MARKET_TOWN.format(third="wild_industry"))
    assert refused(state, "scout") == "BB-SCOUT-NO-WILD-IN-HAND"


def test_BB_TURN_SAME_ACTION_TWICE() -> None:
    state = position("red: money 0, income 10, hand birmingham*3\nyellow: hand brewery")
    play(state, "loan", "loan")
    assert money(state, "red") == 60
    assert income(state, "red") == 4
    state = position("red: money 6, hand birmingham*3\nyellow: hand brewery")
    play(state, "link dudley-birmingham", "link kidderminster-dudley")
    assert links(state) == {"dudley-birmingham": "red", "kidderminster-dudley": "red"}


# Money and what everybody sees ---------------------------------------------------------------


def test_BB_TURN_MONEY_SPENT() -> None:
    state = position("""
        red: money 17, hand birmingham*3
        yellow: money 17, hand brewery*3
    """)
    play(state, "link birmingham-oxford")
    assert spent(state, "red") == 3
    play(state, "build manufacturer birmingham_2")  # £8, and £1 for coal
    assert spent(state, "red") == 12
    assert money(state, "red") == 5
    assert seen(state, 1, "red")["spent"] == 12
    assert seen(state, None, "red")["spent"] == 12
    play(state, "link stone-stafford", "loan")
    assert order(state) == ["yellow", "red"]
    # Money received does not make up for money spent.
    state = position("red: money 17, hand birmingham*3\nyellow: hand brewery*3")
    play(state, "link birmingham-oxford", "loan")
    assert spent(state, "red") == 3
    play(state, "pass", "pass")
    assert order(state) == ["yellow", "red"]


def test_BB_TURN_OPEN_DISCARDS() -> None:
    state = position("""
        red: hand birmingham, face_down nuneaton
        yellow: hand brewery, discard pottery dudley, face_down redditch
    """)
    assert len(discards(state, "red")) == 40 - 2 - 2 - 2
    for viewer in (0, 1, None):
        assert seen(state, viewer, "red")["discard"] == discards(state, "red")
        assert seen(state, viewer, "yellow")["discard"] == ["pottery", "dudley"]
        assert seen(state, viewer, "yellow")["face_down"] is True
        # There is one Nuneaton card and one Redditch card: both lie face down.
        assert "'nuneaton'" not in str(state.view(viewer))
        assert "'redditch'" not in str(state.view(viewer))
    play(state, "pass")
    assert seen(state, 1, "red")["discard"][-1] == "birmingham"


# Whole actions, step by step -----------------------------------------------------------------


def test_BB_TURN_MUST_COMPLETE() -> None:
    # Card and £8 are there, but coal cannot come; or it can, and the £1 for it is missing.
    state = position("red: money 8, hand birmingham*3")
    assert refused(state, "build manufacturer birmingham_2") == "BB-COAL-MARKET-ACCESS"
    state = position("red: money 8, hand birmingham*3\nlink birmingham-oxford red")
    assert refused(state, "build manufacturer birmingham_2") == "BB-BUILD-PAY"
    before = state.digest()
    with pytest.raises(IllegalMove):
        play(state, "build manufacturer birmingham_2")
    assert state.digest() == before
    state = position("red: money 9, hand birmingham*3\nlink birmingham-oxford red")
    play(state, "build manufacturer birmingham_2")
    assert (money(state, "red"), coal_market(state)) == (0, 12)
    # A development without its iron, a rail without its coal, a sale without its beer.
    state = position("red: money 1, hand birmingham*3")
    assert refused(state, "develop brewery") == "BB-DEVELOP-IRON"
    state = position("era rail\nred: money 30, hand birmingham*3")
    assert refused(state, "link dudley-birmingham") == "BB-COAL-MARKET-ACCESS"
    allowed(state, "link birmingham-oxford")
    text = MARKET_TOWN.format(third="pottery")
    state = position(text.replace("oxford_m1 cotton_a", "oxford_m1 cotton_a no barrel"))
    assert refused(state, "sell birmingham_1") == "BB-SELL-BEER"


def test_BB_TURN_STEP_BY_STEP() -> None:
    state = position("""
        red: money 30, hand birmingham wild_industry, next cotton_mill 3
        yellow: hand brewery
        tile dudley_1 yellow coal_mine 1
        tile tamworth_1 yellow coal_mine 2
        tile redditch_2 red iron_works 1
        tile coventry_3 yellow iron_works 1
        link dudley-birmingham red
        link tamworth-birmingham red
    """)
    play(state, "build cotton_mill birmingham_1")
    assert legal(state) == {"card birmingham", "card wild_industry"}
    assert refused(state, "coal dudley_1") == "BB-TURN-STEP-BY-STEP"
    assert refused(state, "loan") == "BB-TURN-STEP-BY-STEP"
    play(state, "card birmingham")
    assert legal(state) == {"coal dudley_1", "coal tamworth_1"}
    assert refused(state, "iron redditch_2") == "BB-TURN-STEP-BY-STEP"
    assert refused(state, "pass") == "BB-TURN-STEP-BY-STEP"
    play(state, "coal tamworth_1")
    assert legal(state) == {"iron redditch_2", "iron coventry_3"}
    assert refused(state, "coal dudley_1") == "BB-TURN-STEP-BY-STEP"
    play(state, "iron coventry_3")
    assert [cubes(state, slot) for slot in ("dudley_1", "tamworth_1")] == [2, 2]
    assert [cubes(state, slot) for slot in ("redditch_2", "coventry_3")] == [4, 3]
    assert course(state) == ("canal", 2, 1)
    # One card left: it is not asked for.
    play(state, "loan")
    assert deciders(state) == ["yellow"]
    assert money(state, "red") == 30 - 16 + 30
