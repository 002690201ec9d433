"""The residence track, and the bonuses at 8 and at 20 points."""

from tests.games.spyrium.builders import legal, play, position, refused
from tests.games.spyrium.reading import active, asked, events, money, player, points

ALONE = "yellow: passed\n"
RESIDENCE = ALONE + "event event_residence\nred: spyrium 1\n"


def test_SP_RESIDENCE_CHOICE() -> None:
    """The example of the rulebook: from 3 to 4, or 3 points."""
    text = RESIDENCE + "red: residence 1"
    step, score = position(text), position(text)
    play(step, "event 1", "step")
    assert (player(step)["residence"], points(step)) == (2, 0)
    play(score, "event 1", "score")
    assert (player(score)["residence"], points(score)) == (1, 3)


def test_SP_RESIDENCE_LAST() -> None:
    state = position(RESIDENCE + "red: residence 4")
    play(state, "event 1")  # nothing to choose
    assert (player(state)["residence"], points(state)) == (4, 7)
    asked_before = position(RESIDENCE + "red: residence 3")
    play(asked_before, "event 1")
    assert legal(asked_before) == {"step", "score"}


def test_SP_BONUS_FIRST() -> None:
    text = ALONE + "event event_buy_vp\nred: money 3, vp 5"
    worker, pounds = position(text), position(text)
    play(worker, "event 1")
    assert asked(worker) == "bonus"
    assert legal(worker) == {"bonus worker", "bonus money"}
    play(worker, "bonus worker")
    assert (player(worker)["workers"], active(worker), money(worker)) == (4, 4, 0)
    play(pounds, "event 1", "bonus money")
    assert (player(pounds)["workers"], money(pounds)) == (3, 5)
    below = position(ALONE + "event event_buy_vp\nred: money 3, vp 4")
    play(below, "event 1")
    assert (points(below), player(below)["bonuses"]) == (7, [])


def test_SP_BONUS_FIRST_after_the_residence_track() -> None:
    state = position(RESIDENCE + "red: residence 3, vp 3")
    play(state, "event 1", "score")
    assert (points(state), asked(state)) == (8, "bonus")


def test_SP_BONUS_SECOND() -> None:
    for first, other in (("worker", "event-bonus-money"), ("money", "event-bonus-worker")):
        state = position(ALONE + f"event event_buy_vp\nred: money 3, vp 17, bonuses {first}")
        play(state, "event 1")
        assert events(state)[-1] == other
        assert player(state)["bonuses"] == ["worker", "money"]
        assert asked(state) == "action"


def test_SP_BONUS_BOTH() -> None:
    state = position(
        ALONE
        + """
        round 6
        red: money 0, spyrium 5, vp 7, activation, buildings bld_factory_2_C
    """
    )
    play(state, "exploit bld_factory_2_C 2")
    assert points(state) == 22
    assert (money(state), player(state)["workers"], asked(state)) == (5, 4, "action")
    needs_it = position("red: money 2, vp 5\nevent event_buy_vp")
    assert refused(needs_it, "event 1") == "SP-EVENT-PAY"  # the £5 come when all is paid


def test_SP_BONUS_EMPTY_RESERVE() -> None:
    state = position(ALONE + "event event_buy_vp\nred: money 3, vp 5, workers 7")
    play(state, "event 1")
    assert asked(state) == "bonus"
    play(state, "bonus worker")
    assert (player(state)["workers"], active(state)) == (7, 7)
    assert player(state)["bonuses"] == ["worker"]
