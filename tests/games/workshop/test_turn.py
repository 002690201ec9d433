"""A turn: whose it is, and its parts."""

from tests.games.workshop.builders import allowed, legal, play, position, refused
from tests.games.workshop.reading import asked, cards, industries, links

TABLE = "order yellow red blue\ncards C20 C24 C36\n"


def test_WW_TURN_ORDER() -> None:
    state = position(TABLE)
    assert state.deciders == (2,)
    assert refused(state, "take C24", seat=0) == "WW-TURN-ORDER"
    assert refused(state, "recover", seat=0) == "WW-RECOVER-OWN-DECISION"
    play(state, "take C24")
    assert state.deciders == (2,)
    play(state, "done")
    assert state.deciders == (0,)
    play(state, "take C20", "done")
    assert state.deciders == (1,)


def test_WW_TURN_ORDER_after_the_auction() -> None:
    """No turn before the bids are open: not for whoever has bid, nor for whoever has not."""
    for text in ("pending bid", "pending demand", "round 9, pending demand"):
        state = position(text)
        for move in ("take C24", "swap C24", "place hull", "remove red", "done"):
            assert refused(state, move, seat=0) == "WW-TURN-ORDER"
    state = position("pending bid")
    play(state, "bid 3", seat=1)
    assert refused(state, "take C24", seat=1) == "WW-TURN-ORDER"


def test_WW_TURN_CARD_THEN_LINKS() -> None:
    """The card is compulsory, links are not, and they come after it."""
    state = position(TABLE)
    assert legal(state) == {"take C20", "take C24", "take C36"}
    assert refused(state, "done") == "WW-TURN-CARD-THEN-LINKS"
    assert refused(state, "build reading--oxford") == "WW-TURN-CARD-THEN-LINKS"
    play(state, "take C24")
    assert industries(state, "reading") == {"yellow": 1}
    allowed(state, "build reading--oxford")
    assert refused(state, "take C20") == "WW-TURN-CARD-THEN-LINKS"
    assert refused(state, "swap C20") == "WW-TURN-CARD-THEN-LINKS"
    play(state, "done")
    assert links(state) == {}
    assert asked(state) == "card"


def test_WW_TURN_STEP_BY_STEP() -> None:
    """Card, town, the industry that leaves, links: one after the other."""
    state = position(TABLE + "industry hull red 2\nindustry hull blue")
    assert asked(state) == "card"
    assert refused(state, "place hull") == "WW-TURN-STEP-BY-STEP"
    play(state, "take C36")
    assert asked(state) == "town"
    assert refused(state, "remove red") == "WW-TURN-STEP-BY-STEP"
    assert refused(state, "done") == "WW-TURN-STEP-BY-STEP"
    play(state, "place hull")
    assert asked(state) == "remove"
    assert refused(state, "build york--hull") == "WW-TURN-STEP-BY-STEP"
    play(state, "remove red")
    assert asked(state) == "link"
    assert refused(state, "remove blue") == "WW-TURN-STEP-BY-STEP"
    assert industries(state, "hull") == {"red": 1, "blue": 1, "yellow": 1}
    assert cards(state) == ["C20", "C24"]
