"""Whose turn it is, the two phases of each player, and passing."""

from tests.games.spyrium.builders import allowed, legal, play, position, refused, sample
from tests.games.spyrium.reading import active, asked, money, player, points, whole

CARD = "market a1 bld_mine_1_A\n"


def verbs(moves: set[str]) -> set[str]:
    return {move.split()[0] for move in moves}


def test_SP_TURN_ORDER() -> None:
    state = position(CARD + "seats 4\nfirst white\nyellow: passed")
    turns = []
    for _ in range(4):
        turns.append(whole(state)["turn"])
        play(state, "place a1-a2")
    assert turns == [2, 3, 0, 2]  # yellow has passed
    assert refused(state, "place a1-a2", seat=2) == "SP-TURN-ORDER"


def test_SP_TURN_STEP_BY_STEP() -> None:
    """Nothing happens before the last answer; what has one answer is not asked."""
    text = CARD + "worker a1-a2 red\nred: activation, money 9"
    state = position(text + ", buildings bld_manor_B")
    play(state, "activate a1-a2 a1")
    assert asked(state) == "site"
    assert money(state) == 9
    assert whole(state)["workers"] != []
    assert refused(state, "pass") == "SP-TURN-STEP-BY-STEP"
    state = position(text)
    play(state, "activate a1-a2 a1")  # a first building has one place to go
    assert money(state) == 9 - 2
    assert refused(position(text), "new") == "SP-TURN-STEP-BY-STEP"


def test_SP_TURN_PHASE_ONE_ACTIONS() -> None:
    state = position(CARD + "worker a1-a2 red\nred: buildings bld_mine_2_A\nevent event_recruit")
    assert verbs(legal(state)) == {"place", "event", "activation"}


def test_SP_TURN_PHASE_TWO_ACTIONS() -> None:
    text = CARD + "red: activation, buildings bld_mine_2_A\nevent event_recruit\n"
    state = position(text + "worker a1-a2 red")
    assert verbs(legal(state)) == {"money", "activate", "exploit", "event"}
    assert verbs(legal(position(text))) == {"exploit", "event", "pass"}
    assert refused(state, "activation") == "SP-TURN-PHASE-TWO-ACTIONS"  # already there


def test_SP_TURN_ACTIVATION() -> None:
    state = position(CARD + "red: buildings bld_mine_2_A, spyrium 0")
    assert active(state) == 3
    play(state, "activation")
    assert player(state)["activation"]
    assert whole(state)["turn"] == 0  # an action of Phase II follows at once
    assert refused(state, "activation") == "SP-TURN-ACTIVATION"
    play(state, "exploit bld_mine_2_A 1")
    assert whole(state)["turn"] == 1


def test_SP_TURN_OWN_PHASE() -> None:
    state = position(CARD + "red: activation\nworker a1-a2 red")
    play(state, "money a1-a2 a1")
    allowed(state, "place a1-a2")  # yellow is still in Phase I
    assert refused(state, "pass") == "SP-PASS-PHASE-TWO"


def test_SP_TURN_NO_WAY_BACK() -> None:
    state = position(CARD + "red: activation")
    assert refused(state, "place a1-a2") == "SP-PLACE-PHASE-ONE"
    play(state, "pass")
    play(state, "activation", "pass")
    assert not player(state)["activation"]  # a new round


def test_SP_TURN_MUST_ACT() -> None:
    """With a worker in the market and nothing to pay with, money is still to be gained."""
    state = position(CARD + "worker a1-a2 red\nred: activation, money 0, active 0")
    assert legal(state) == {"money a1-a2 a1"}


def test_SP_PASS_PHASE_TWO() -> None:
    assert refused(position(CARD), "pass") == "SP-PASS-PHASE-TWO"
    allowed(position(CARD + "red: activation"), "pass")


def test_SP_PASS_MARKET_EMPTY() -> None:
    state = position("red: activation\nyellow: passed\nworker b2-b3 red")
    assert refused(state, "pass") == "SP-PASS-MARKET-EMPTY"
    play(state, "withdraw b2-b3")
    allowed(state, "pass")


def test_SP_PASS_FINAL() -> None:
    state = position(CARD + "red: activation, vp 3\nyellow: activation\nworker a1-a2 yellow")
    play(state, "pass")
    assert refused(state, "pass", seat=0) == "SP-PASS-FINAL"
    play(state, "money a1-a2 a1")
    assert whole(state)["turn"] == 1  # yellow plays on alone
    assert points(state) == 3


def test_a_position_of_every_question_is_reached() -> None:
    for phase in range(10):
        assert sample(phase).phase == phase
