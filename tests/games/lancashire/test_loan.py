"""The loan: money now, income levels lost; and the rounds in which there is none."""

from tests.games.lancashire.builders import allowed, legal, play, position, refused
from tests.games.lancashire.reading import deck_tile
from tests.games.reading import course, deciders, deck, discards, income, money, pass_action, spent

LOANS = {"loan 10", "loan 20", "loan 30"}

LAST_ROUND_WITH_LOANS = """
    era rail, round 6
    red: hand bolton*2 wigan*2 manchester*4
    yellow: hand preston*3 liverpool*3 oldham*2
    deck bury port*2 shipyard
"""
"""Two cards for each of the two players are left in the deck."""


def after_a_loan(start: int, loan: int) -> int:
    """The space of the income marker after a loan taken on a space."""
    state = position(f"red: income {start}, hand bolton*2")
    play(state, f"loan {loan}")
    return income(state, "red")


def test_BL_LOAN_MONEY() -> None:
    state = position("red: money 4, income 19, hand bolton*2\nyellow: hand port")
    allowed(state, "loan 20")
    allowed(state, "loan 30")
    play(state, "loan 10")
    assert money(state, "red") == 14
    play(state, "loan 20")
    assert money(state, "red") == 34
    assert spent(state, "red") == 0
    play(state, "pass")  # the era ends, and all that red sees of the loans is a lower income
    assert course(state)[0] == "rail"
    assert money(state, "red") == 34 + 2
    state = position("red: money 4, hand bolton*2")
    play(state, "loan 30")
    assert money(state, "red") == 34


def test_BL_LOAN_LEVELS() -> None:
    # From level 0 to levels -1, -2 and -3.
    assert [after_a_loan(10, loan) for loan in (10, 20, 30)] == [9, 8, 7]
    # From level 13 to levels 12, 11 and 10; as many spaces would be 36, 35 and 34.
    assert [after_a_loan(37, loan) for loan in (10, 20, 30)] == [36, 33, 30]


def test_BL_LOAN_HIGHEST_SPACE() -> None:
    # From the second space of level 5: level 4 has the spaces 17 and 18, level 3 has 15 and 16,
    # level 2 has 13 and 14.
    assert [after_a_loan(20, loan) for loan in (10, 20, 30)] == [18, 16, 14]
    # From the first space of level 21: level 20 ends with 60, level 19 with 57, 18 with 54.
    assert [after_a_loan(61, loan) for loan in (10, 20, 30)] == [60, 57, 54]


def test_BL_LOAN_FLOOR() -> None:
    state = position("red: income 3, hand bolton*2")
    allowed(state, "loan 30")
    play(state, "loan 30")
    assert income(state, "red") == 0  # from level -7 to level -10, the lowest there is
    assert refused(state, "loan 30") == "BL-LOAN-FLOOR"
    assert refused(state, "loan 10") == "BL-LOAN-FLOOR"
    state = position("red: income 2, hand bolton*2")
    assert refused(state, "loan 30") == "BL-LOAN-FLOOR"
    allowed(state, "loan 20")
    state = position("red: income 1, hand bolton*2")
    assert refused(state, "loan 20") == "BL-LOAN-FLOOR"
    allowed(state, "loan 10")


# Until when ----------------------------------------------------------------------------------


def rail_rounds_with_loans(seats: int) -> list[int]:
    """The rail rounds in which everybody could borrow with every action, all of them passing.

    In the others nobody could.
    """
    last = ("red", "yellow", "white", "purple")[seats - 1]
    state = position(f"seats {seats}\nturn {last}, actions 1\n{last}: hand port")
    play(state, "pass")
    assert course(state)[:2] == ("rail", 1)
    asked: dict[int, set[bool]] = {}
    while not state.over:
        offered = LOANS & legal(state)
        assert offered in (set(), LOANS)
        asked.setdefault(course(state)[1], set()).add(bool(offered))
        pass_action(state)
    assert all(len(answers) == 1 for answers in asked.values())
    return [number for number, answers in asked.items() if answers == {True}]


def test_BL_LOAN_BAN() -> None:
    assert rail_rounds_with_loans(2) == [1, 2, 3, 4, 5, 6]  # of 10
    assert rail_rounds_with_loans(3) == [1, 2, 3, 4, 5]  # of 9
    assert rail_rounds_with_loans(4) == [1, 2, 3, 4]  # of 8
    state = position("era rail, round 7\nred: hand bolton*2")
    assert refused(state, "loan 10") == "BL-LOAN-BAN"
    assert refused(state, "loan 20") == "BL-LOAN-BAN"
    assert refused(state, "loan 30") == "BL-LOAN-BAN"
    state = position("era rail, round 7\nred: hand bolton*2\ndeck wigan")
    allowed(state, "loan 10")


def test_BL_LOAN_CANAL_NEVER_BANNED() -> None:
    state = position("era canal, round 10\nred: hand bolton*2\naside wigan port")
    assert deck(state) == []
    allowed(state, "loan 10")
    allowed(state, "loan 20")
    allowed(state, "loan 30")


def test_BL_LOAN_LAST_ROUND_ALLOWED() -> None:
    state = position(LAST_ROUND_WITH_LOANS)
    before = len(discards(state, "red"))
    play(state, "loan 10", "card wigan", "loan 10", "card wigan")
    assert len(discards(state, "red")) == before + 2
    assert deciders(state) == ["yellow"]
    play(state, "loan 10", "card oldham")
    # The last action of the round: the deck still has the two cards that yellow will draw.
    assert len(deck(state)) == 2
    allowed(state, "loan 30")
    play(state, "loan 30", "card oldham")
    assert course(state) == ("rail", 7, 2)
    assert refused(state, "loan 10") == "BL-LOAN-BAN"


def test_BL_LOAN_REMINDER() -> None:
    state = position("""
        era rail, round 5
        red: hand bolton*2 wigan*2 manchester*4
        yellow: hand preston*3 liverpool*3 oldham*2
        deck stockport*2 rochdale*2 bury port*2 shipyard
    """)
    assert (len(deck(state)), deck_tile(state)) == (8, "deck")
    pass_action(state)
    pass_action(state)
    assert (len(deck(state)), deck_tile(state)) == (6, "deck")
    pass_action(state)
    pass_action(state)
    assert (course(state)[1], len(deck(state)), deck_tile(state)) == (6, 4, "rothschild")
    assert [event.phrase.key for event in state.journal or []].count("event-rothschild") == 1
    pass_action(state)
    pass_action(state)
    assert (len(deck(state)), deck_tile(state)) == (2, "rothschild")
    pass_action(state)
    pass_action(state)
    assert (course(state)[1], len(deck(state)), deck_tile(state)) == (7, 0, "stephenson")
    happened = [event.phrase.key for event in state.journal or []]
    assert happened.count("event-rothschild") == happened.count("event-loans-end") == 1
