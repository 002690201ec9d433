"""The market: where workers stand, and the money they bring when they come back."""

from tests.games.spyrium.builders import allowed, game, legal, play, position, refused
from tests.games.spyrium.reading import active, money, player, whole

ALONE = "yellow: passed\n"


def test_SP_PLACE_PHASE_ONE() -> None:
    state = position(ALONE + "market a1 bld_mine_1_A")
    play(state, "place a1-a2")
    play(state, "activation")
    assert refused(state, "place a1-a2") == "SP-PLACE-PHASE-ONE"
    late = position("red: activation\nmarket a1 bld_mine_1_A\nevent event_late_worker")
    play(late, "event 1")
    allowed(late, "place a1-a2")  # but for the event that says so


def test_SP_PLACE_ACTIVE_WORKER() -> None:
    state = position(ALONE + "red: workers 5, active 1\nmarket a1 bld_mine_1_A\nworker a1-b1 red 4")
    play(state, "place a1-a2")
    assert active(state) == 0
    assert refused(state, "place a1-a2") == "SP-PLACE-ACTIVE-WORKER"


def test_SP_PLACE_GAP() -> None:
    state = position("market b2 bld_mine_1_A\nmarket b3 bld_mine_1_A")
    gaps = {move for move in legal(state) if move.startswith("place")}
    assert gaps == {"place b1-b2", "place b2-b3", "place a2-b2", "place b2-c2", "place a3-b3",
                    "place b3-c3"}  # fmt: skip
    assert refused(state, "place a1-a2") == "SP-PLACE-GAP"  # two empty places


def test_SP_PLACE_INSIDE() -> None:
    gaps = [text for text in game.by_text if text.startswith("place ")]
    assert len(gaps) == 12
    corner = position("market a1 char_apprentice_A")
    assert {move for move in legal(corner) if move.startswith("place")} == {
        "place a1-a2",
        "place a1-b1",
    }


def test_SP_PLACE_NO_LIMIT() -> None:
    state = position("seats 5\nmarket a1 bld_mine_1_A")
    for _ in range(15):
        play(state, "place a1-a2")
    assert [entry["count"] for entry in whole(state)["workers"]] == [3] * 5


def test_SP_PLACE_HOLE() -> None:
    state = position(
        ALONE
        + """
        red: money 9, activation
        market a1 bld_mine_1_A
        market a2 bld_workshop_1_A
        market a3 bld_mine_2_A
        worker a1-a2 red 2
        worker a2-a3 red
    """
    )
    play(state, "activate a1-a2 a2")
    assert money(state) == 9 - 2 - 2
    assert refused(state, "money a1-a2 a2") == "SP-MONEY-OWN-WORKER"  # the card is gone
    takings = {move for move in legal(state) if move.startswith("money")}
    assert takings == {"money a1-a2 a1", "money a2-a3 a3"}
    play(state, "money a1-a2 a1")
    assert money(state) == 5  # the worker at a2-a3 is not beside a1


def test_SP_MONEY_PHASE_TWO() -> None:
    state = position(ALONE + "market a1 bld_mine_1_A\nworker a1-a2 red")
    assert refused(state, "money a1-a2 a1") == "SP-MONEY-PHASE-TWO"
    play(state, "activation", "money a1-a2 a1")


def test_SP_MONEY_OWN_WORKER() -> None:
    state = position("""
        red: activation
        market a1 bld_mine_1_A
        market a2 bld_mine_1_A
        worker a1-a2 red
        worker a2-a3 yellow
    """)
    takings = {move for move in legal(state) if move.startswith("money")}
    assert takings == {"money a1-a2 a1", "money a1-a2 a2"}  # either card
    assert refused(state, "money a2-a3 a2") == "SP-MONEY-OWN-WORKER"


def test_SP_MONEY_AMOUNT() -> None:
    """The example of the rulebook: five others are left around the mine."""
    state = position("""
        seats 3
        red: money 0, activation
        market b2 bld_mine_1_A
        market b1 bld_workshop_1_A
        worker b1-b2 red 2
        worker b2-b3 yellow 2
        worker a2-b2 white
        worker b2-c2 white
    """)
    play(state, "money b1-b2 b2")
    assert money(state) == 5
    other = position("""
        red: money 0, activation
        market b2 bld_mine_1_A
        market b1 bld_workshop_1_A
        worker b1-b2 red 2
        worker b2-b3 yellow 2
    """)
    play(other, "money b1-b2 b1")
    assert money(other) == 1  # the other card has fewer workers beside it


def test_SP_MONEY_INACTIVE() -> None:
    state = position(ALONE + "red: activation\nmarket a1 bld_mine_1_A\nworker a1-a2 red")
    play(state, "money a1-a2 a1")
    assert (active(state), player(state)["workers"]) == (2, 3)
    play(state, "pass")
    assert active(state) == 3


def test_SP_MONEY_CARDS_GONE() -> None:
    state = position("red: money 4, activation\nworker a1-a2 red\nworker a1-a2 yellow 2")
    assert {"withdraw a1-a2"} == legal(state)
    play(state, "withdraw a1-a2")
    assert (money(state), state.turn) == (4, 1)
    beside = position("red: activation\nmarket a2 bld_mine_1_A\nworker a1-a2 red")
    assert refused(beside, "withdraw a1-a2") == "SP-MONEY-CARDS-GONE"
