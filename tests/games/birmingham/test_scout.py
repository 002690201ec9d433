"""Scouting: three cards for a wild location and a wild industry."""

from tests.games.birmingham.builders import allowed, legal, play, position, refused
from tests.games.birmingham.reading import wild_piles
from tests.games.reading import course, discards, hand


def test_BB_SCOUT_THREE_CARDS() -> None:
    state = position("""
        turn red, actions 2
        red: hand birmingham dudley brewery coal_mine
        """)
    play(state, "scout")
    assert legal(state) == {"card birmingham", "card dudley", "card brewery", "card coal_mine"}
    play(state, "card coal_mine")
    assert legal(state) == {"card birmingham", "card dudley", "card brewery"}
    play(state, "card birmingham")
    assert legal(state) == {"card dudley", "card brewery"}
    assert refused(state, "card birmingham") == "BB-TURN-CARD-FROM-HAND"
    play(state, "card brewery")
    assert discards(state, "red")[-3:] == ["coal_mine", "birmingham", "brewery"]
    assert sorted(hand(state, "red")) == ["dudley", "wild_industry", "wild_location"]
    assert course(state) == ("canal", 2, 1)  # one action, not three


def test_BB_SCOUT_ENOUGH_CARDS() -> None:
    state = position("red: hand birmingham dudley")
    assert refused(state, "scout") == "BB-SCOUT-ENOUGH-CARDS"
    state = position("red: hand birmingham dudley*2")
    allowed(state, "scout")
    state = position("red: hand birmingham*3")  # cards count, not their kinds
    play(state, "scout")
    assert discards(state, "red")[-3:] == ["birmingham"] * 3


def test_BB_SCOUT_WILDS() -> None:
    state = position("red: hand birmingham*2 dudley cannock")
    play(state, "scout", "card birmingham", "card birmingham", "card dudley")
    assert sorted(hand(state, "red")) == ["cannock", "wild_industry", "wild_location"]
    assert wild_piles(state) == {"wild_location": 3, "wild_industry": 3}


def test_BB_SCOUT_NO_WILD_IN_HAND() -> None:
    state = position("red: hand birmingham dudley cannock")
    allowed(state, "scout")
    state = position("red: hand birmingham dudley cannock wild_location")
    assert refused(state, "scout") == "BB-SCOUT-NO-WILD-IN-HAND"
    state = position("red: hand birmingham dudley cannock wild_industry")
    assert refused(state, "scout") == "BB-SCOUT-NO-WILD-IN-HAND"
