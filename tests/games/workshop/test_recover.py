"""Income back into money."""

from __future__ import annotations

import pytest

from tests.games.workshop.builders import allowed, legal, play, position, refused
from tests.games.workshop.reading import asked, income, links, money

LINK = "pending link, town reading\nindustry reading red\n"
BID = "pending bid\nred: money 4, income 7\nblue: money 4\nyellow: money 4\n"


def test_WW_RECOVER_TWO_SPACES() -> None:
    """As often as one likes, £1 for two spaces each time; the question stays the same."""
    state = position(BID)
    play(state, "recover", seat=0)
    assert (money(state), income(state)) == (5, 5)
    play(state, "recover", seat=0)
    assert (money(state), income(state)) == (6, 3)
    assert asked(state) == "bid"
    allowed(state, "bid 6", seat=0)
    assert refused(state, "bid 7", seat=0) == "WW-BID-AMOUNT"


@pytest.mark.parametrize("start", [0, 1])
def test_WW_RECOVER_NOT_BELOW_ZERO(start: int) -> None:
    state = position(BID.replace("income 7", f"income {start}"))
    assert "recover" not in legal(state, 0)
    assert refused(state, "recover", seat=0) == "WW-RECOVER-NOT-BELOW-ZERO"
    two = position(BID.replace("income 7", f"income {start + 2}"))
    play(two, "recover", seat=0)
    assert income(two) == start


def test_WW_RECOVER_OWN_DECISION_bid() -> None:
    state = position(BID)
    allowed(state, "recover", seat=0)
    play(state, "recover", "bid 5", seat=0)
    assert state.deciders == (1, 2)


def test_WW_RECOVER_OWN_DECISION_demand() -> None:
    state = position("round 9\npending demand\nred: tokens port, money 4, income 6\n")
    play(state, "recover", seat=0)
    assert (money(state), income(state)) == (5, 4)
    assert legal(state, 0) == {"demand port", "keep", "recover"}


def test_WW_RECOVER_OWN_DECISION_card() -> None:
    """While a card, a town or an industry is chosen, but not in another's turn."""
    text = "cards C20 C36 C39\nindustry hull blue 2\nindustry hull yellow\n"
    state = position(text + "red: money 4, income 9\nblue: money 4, income 9\n")
    play(state, "recover", "take C36", "recover", "place hull", "recover", "remove blue")
    assert (money(state), income(state)) == (7, 3)
    assert refused(state, "recover", seat=1) == "WW-RECOVER-OWN-DECISION"


def test_WW_RECOVER_OWN_DECISION_links() -> None:
    """Whoever is short of money is still asked, and can build after recovering."""
    state = position(LINK + "red: money 1, income 5\n")
    assert legal(state) == {"done", "recover"}
    play(state, "recover", "recover")
    assert (money(state), income(state)) == (3, 1)
    play(state, "build reading--oxford")
    assert links(state) == {"reading--oxford": "red"}
    assert (money(state), income(state)) == (0, 1 + 2)
    poor = position("cards C24 C25 C26\nred: money 1, income 3\n")
    play(poor, "take C24")
    assert poor.deciders == (1,)  # £2 at most: not asked


def test_WW_RECOVER_NOT_LOCKED() -> None:
    state = position(BID)
    play(state, "bid 2", seat=0)
    assert refused(state, "recover", seat=0) == "WW-RECOVER-NOT-LOCKED"
    assert (money(state), income(state)) == (4, 7)
