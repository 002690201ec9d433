"""Activating a card: who may, what it costs, and what becomes of the worker."""

from tests.games.spyrium.builders import allowed, legal, play, position, refused
from tests.games.spyrium.reading import active, cards, market_card, money, player, points, spyrium

ALONE = "yellow: passed\n"
WORKSHOP = """
    market a1 bld_workshop_1_A
    worker a1-a2 red
"""


def test_SP_ACTIVATE_PHASE_TWO() -> None:
    state = position(WORKSHOP)
    assert refused(state, "activate a1-a2 a1") == "SP-ACTIVATE-PHASE-TWO"
    play(state, "activation")
    allowed(state, "activate a1-a2 a1")


def test_SP_ACTIVATE_NEIGHBOUR() -> None:
    state = position("""
        red: activation
        market a1 bld_workshop_1_A
        market a3 bld_workshop_1_A
        market b1 bld_workshop_1_A
        worker a1-a2 red
        worker b1-c1 yellow
    """)
    assert {move for move in legal(state) if move.startswith("activate")} == {"activate a1-a2 a1"}
    assert refused(state, "activate b1-c1 b1") == "SP-ACTIVATE-NEIGHBOUR"  # yellow's worker
    assert refused(state, "activate a1-a2 a2") == "SP-ACTIVATE-NEIGHBOUR"  # no card
    assert refused(state, "activate a2-a3 a3") == "SP-ACTIVATE-NEIGHBOUR"  # not across a hole


def test_SP_ACTIVATE_PRICE() -> None:
    state = position(ALONE + WORKSHOP + "red: money 7, activation")
    play(state, "activate a1-a2 a1")
    assert money(state) == 7 - 2


def test_SP_ACTIVATE_SURCHARGE() -> None:
    state = position(
        WORKSHOP
        + """
        red: money 7, activation
        worker a1-b1 red
        worker a1-b1 yellow 2
        worker a2-a3 yellow
        """
    )
    play(state, "activate a1-a2 a1")
    assert money(state) == 7 - 2 - 3  # one's own counts, the one at a2-a3 does not


def test_SP_ACTIVATE_SURCHARGE_example_of_the_apprentice() -> None:
    state = position("""
        red: money 5, spyrium 1, activation
        yellow: workers 4
        market b2 char_apprentice_A
        worker b1-b2 red
        worker a2-b2 yellow 2
        worker b2-b3 yellow 2
    """)
    play(state, "activate b1-b2 b2")
    assert (money(state), spyrium(state), points(state)) == (1, 0, 3)
    assert market_card(state, "b2") == "char_apprentice_A"


def test_SP_ACTIVATE_INACTIVE() -> None:
    state = position(ALONE + WORKSHOP + "red: money 7, activation, workers 3")
    assert active(state) == 2
    play(state, "activate a1-a2 a1")
    assert active(state) == 2
    assert player(state)["workers"] == 3
    play(state, "pass")  # the next round
    assert active(state) == 3


def test_SP_ACTIVATE_PAY_IN_FULL() -> None:
    poor = position(WORKSHOP + "red: money 1, activation")
    assert refused(poor, "activate a1-a2 a1") == "SP-ACTIVATE-PAY-IN-FULL"
    bonus = position("""
        red: money 1, vp 7, activation
        market a1 char_adviser_A
        worker a1-a2 red
    """)
    assert refused(bonus, "activate a1-a2 a1") == "SP-ACTIVATE-PAY-IN-FULL"  # £5 come too late
    enough = position(ALONE + WORKSHOP + "red: money 2, activation")
    play(enough, "activate a1-a2 a1")
    assert (money(enough), cards(enough)) == (0, ["bld_workshop_1_A"])
