"""Loans, taken when money is missing, and paying them back at any decision."""

from __future__ import annotations

from tests.games.age_of_industry.builders import allowed, legal, play, position, refused
from tests.games.age_of_industry.reading import (
    asked,
    deciders,
    events,
    loans,
    money,
    pass_turns,
    round_and_actions,
    spent,
    tiles,
)

CARDS = "deck red*5 blue*5\nblue: hand port*3\nyellow: hand ship*3\n"


def test_AI_LOAN_TEN() -> None:
    state = position("red: hand brown")
    play(state, "build cotton_mill munich-1")
    assert (money(state), loans(state)) == (10 - 4, 1)


def test_AI_LOAN_WHEN() -> None:
    """None while there is money; then as many as the sum asks for."""
    rich = position("red: money 4, hand brown")
    play(rich, "build cotton_mill munich-1")
    assert (money(rich), loans(rich)) == (0, 0)
    assert "event-loan" not in events(rich)
    poor = position("""
        red: hand brown*2, next cotton_mill 3
        tile regensburg-1 blue ironworks 1
        tile bohemia-1 blue coal_mine 1
        link de-50 blue
        link de-52 blue
    """)
    play(poor, "build cotton_mill munich-1")
    assert (money(poor), loans(poor)) == (20 - 12, 2)


def test_AI_LOAN_UNLIMITED() -> None:
    state = position("round 20\nred: loans 40, hand brown")
    allowed(state, "build cotton_mill munich-1")
    play(state, "build cotton_mill munich-1")
    assert loans(state) == 41


def test_AI_LOAN_REPAY() -> None:
    state = position("red: money 25, loans 2, hand brown")
    play(state, "repay")
    assert (money(state), loans(state), round_and_actions(state)) == (15, 1, (2, 2))
    play(state, "repay")
    assert (money(state), loans(state)) == (5, 0)
    assert refused(state, "repay") == "AI-LOAN-REPAY-NEEDS"


def test_AI_LOAN_NO_INTEREST() -> None:
    """Borrowed and paid back in one turn: a mill is built, sold at once and pays its loan."""
    state = position(
        CARDS
        + """
        red: money 2, hand brown
        tile munich-2 blue ironworks 1
        market austria-market-1 both
        link de-54 blue
        """
    )
    play(state, "build cotton_mill munich-1")
    assert (money(state), loans(state)) == (8, 1)
    play(state, "sell munich-1")
    assert asked(state) == "closing"
    play(state, "repay")
    pass_turns(state, 2)
    assert round_and_actions(state) == (3, 2)
    assert (money(state), loans(state)) == (6, 0)
    assert "event-interest" not in events(state)


def test_AI_LOAN_SMALLEST() -> None:
    """Tile and bought cube together: $9 of $12 and $1 are there, so one loan covers the rest."""
    state = position("""
        red: money 3, hand brown*2, next cotton_mill 3
        tile regensburg-1 blue ironworks 1
        link de-50 blue
        link de-52 blue
    """)
    play(state, "build cotton_mill munich-1")
    assert (money(state), loans(state), spent(state)) == (0, 1, 13)
    assert events(state).count("event-loan") == 1


def test_AI_LOAN_REPAY_OWN_TURN() -> None:
    """Beside every question, and as a question of its own after the last action."""
    state = position("red: money 12, loans 1, hand brown ship\nturn red, actions 1")
    assert "repay" in legal(state)
    play(state, "develop factory 0")
    assert legal(state) == {"card brown", "card ship", "repay"}
    play(state, "card ship")
    assert (asked(state), legal(state)) == ("closing", {"repay", "done"})
    kept = state.copy()
    play(state, "repay")
    assert (loans(state), deciders(state)) == (0, ["blue"])
    play(kept, "done")
    assert (loans(kept), deciders(kept)) == (1, ["blue"])
    unable = position("red: money 9, loans 1, hand brown ship\nturn red, actions 1")
    play(unable, "develop factory 0", "card ship")
    assert deciders(unable) == ["blue"]


def test_AI_LOAN_REPAY_BEFORE_INTEREST() -> None:
    """Blue's port and yellow's pay in red's turn, after their own; red is not asked again."""
    state = position("""
        order blue yellow red
        turn red, actions 1
        red: money 10, loans 1
        blue: money 8, loans 1, hand port
        yellow: money 4, loans 1, hand ship
        deck red*5 blue*5
        tile hanover-1 red cotton_mill 1
        tile bremen-2 red cotton_mill 1
        tile hamburg-1 blue port 1
        tile bremen-1 yellow port 1
        link de-05 red
        link de-07 red
    """)
    play(state, "sell hanover-1", "port hamburg-1")
    play(state, "sell bremen-2")
    play(state, "done")  # red keeps the loan
    assert (asked(state), deciders(state)) == ("interest", ["blue"])  # yellow has only $9
    assert legal(state, 1) == {"repay", "done"}
    play(state, "repay")
    assert (money(state, "blue"), loans(state, "blue")) == (3, 0)
    assert (money(state, "yellow"), loans(state, "yellow")) == (9 - 1, 1)
    assert round_and_actions(state) == (3, 2)


def test_AI_LOAN_REPAY_BEFORE_INTEREST_several_at_once() -> None:
    state = position(
        CARDS + "red: hand brown*3, money 10, loans 1, asked\n"
        "blue: money 30, loans 1, asked\npending interest"
    )
    assert deciders(state) == ["red", "blue"]
    play(state, "repay", seat=1)
    assert deciders(state) == ["red"]
    play(state, "done", seat=0)
    assert (loans(state), loans(state, "blue")) == (1, 0)
    assert (money(state), money(state, "blue")) == (9, 20)


def test_AI_LOAN_REPAY_NOT_SPENT() -> None:
    state = position("red: money 25, loans 2, spent 3, hand brown")
    play(state, "repay")
    assert spent(state) == 3
    assert tiles(state) == {}


def test_AI_LOAN_REPAY_NEEDS() -> None:
    for text in ("red: money 9, loans 1", "red: money 30", ""):
        assert refused(position(text), "repay") == "AI-LOAN-REPAY-NEEDS"
    allowed(position("red: money 10, loans 1"), "repay")


def test_AI_LOAN_REPAY_OWN_TURN_not_in_anothers() -> None:
    state = position("red: hand port\nblue: money 20, loans 1")
    assert refused(state, "repay", seat=1) == "AI-LOAN-REPAY-OWN-TURN"
    closing = position("red: money 10, loans 1\npending closing")
    assert refused(closing, "pass") == "AI-LOAN-REPAY-OWN-TURN"


def test_AI_LOAN_REPAY_BEFORE_INTEREST_only_those_asked() -> None:
    state = position("red: money 10, loans 1, asked\nblue: money 10, loans 1\npending interest")
    assert refused(state, "repay", seat=1) == "AI-LOAN-REPAY-BEFORE-INTEREST"
    assert refused(state, "pass", seat=0) == "AI-LOAN-REPAY-BEFORE-INTEREST"
