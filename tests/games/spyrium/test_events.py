"""The event of the round: when it is used, and what each of the seven does."""

import pytest

from tests.games.spyrium.builders import allowed, legal, play, position, refused
from tests.games.spyrium.reading import (
    active,
    asked,
    cards,
    events,
    money,
    player,
    points,
    spyrium,
    whole,
)

ALONE = "yellow: passed\n"


def options(text: str) -> set[str]:
    """The options of the event that red has."""
    return {move for move in legal(position(text)) if move.startswith("event")}


def test_SP_EVENT_EITHER_PHASE() -> None:
    for phase in ("", "red: activation\n"):
        state = position(ALONE + phase + "red: money 3\nevent event_buy_vp")
        play(state, "event 1")
        assert (money(state), points(state)) == (0, 3)
        assert player(state)["activation"] == bool(phase)  # the disc stays where it is


def test_SP_EVENT_ONCE() -> None:
    state = position("red: money 9\nyellow: money 9\nevent event_buy_vp")
    play(state, "event 1", "event 2", "activation")
    assert refused(state, "event 1") == "SP-EVENT-ONCE"
    next_round = position(
        ALONE
        + """
        red: event_used, activation, money 9
        event event_recruit
        next event_buy_vp
    """
    )
    assert refused(next_round, "event 1") == "SP-EVENT-ONCE"
    play(next_round, "pass", "event 1")  # yellow begins the next round
    play(next_round, "event 1")
    assert points(next_round) == 3


def test_SP_EVENT_ONE_OPTION() -> None:
    text = ALONE + "red: money 9\nevent event_buy_vp"
    assert options(text) == {"event 1", "event 2"}
    state = position(text)
    play(state, "event 2")
    assert (money(state), points(state)) == (3, 5)
    one = position("event event_residence")
    assert refused(one, "event 2") == "SP-EVENT-ONE-OPTION"


def test_SP_EVENT_PAY() -> None:
    assert options("red: money 5\nevent event_buy_vp") == {"event 1"}
    state = position("red: money 2\nevent event_buy_vp")
    assert refused(state, "event 1") == "SP-EVENT-PAY"
    assert options("red: spyrium 2\nevent event_sell_spyrium") == {"event 1"}
    assert options("red: spyrium 0\nevent event_residence") == set()


@pytest.mark.parametrize("value", [1, 2, 3])
def test_SP_EVENTS_TOKEN(value: int) -> None:
    text = ALONE + f"red: money 0, spyrium 0\nevent event_token_gain {value}"
    for option, read in enumerate([money, spyrium, points], start=1):
        state = position(text)
        play(state, f"event {option}")
        assert [money(state), spyrium(state), points(state)].count(0) == 2
        assert read(state) == value
        assert whole(state)["events"]["token"] == value


def test_SP_EVENTS_SELL_SPYRIUM() -> None:
    text = ALONE + "red: money 0, spyrium 3\nevent event_sell_spyrium"
    one, three = position(text), position(text)
    play(one, "event 1")
    assert (money(one), spyrium(one)) == (3, 2)
    play(three, "event 2")
    assert (money(three), spyrium(three)) == (6, 0)


def test_SP_EVENTS_RESIDENCE() -> None:
    state = position(ALONE + "red: spyrium 1\nevent event_residence")
    play(state, "event 1")
    assert (asked(state), spyrium(state)) == ("residence", 0)
    play(state, "step")
    assert player(state)["residence"] == 1


def test_SP_EVENTS_BUY_POINTS() -> None:
    text = ALONE + "red: money 6\nevent event_buy_vp"
    three, five = position(text), position(text)
    play(three, "event 1")
    assert (money(three), points(three)) == (3, 3)
    play(five, "event 2")
    assert (money(five), points(five)) == (0, 5)


REUSE = (
    ALONE
    + """
    red: money 1, spyrium 4, activation, workers 3, buildings bld_factory_1_B
    event event_reuse_building
"""
)


def test_SP_EVENTS_REUSE() -> None:
    state = position(REUSE)
    play(state, "exploit bld_factory_1_B 1", "event 1")  # one effect can be paid: unasked
    assert (money(state), spyrium(state), points(state), active(state)) == (0, 0, 12, 1)
    assert events(state)[-4:] == ["event-use", "event-pay-money", "event-exploit",
                                  "event-gain-points"]  # fmt: skip
    assert asked(state) == "bonus"


def test_SP_EVENTS_REUSE_asks_which() -> None:
    state = position(
        ALONE
        + """
        red: activation, spyrium 4, tilted bld_factory_1_B bld_mine_2_A
        event event_reuse_building
    """
    )
    play(state, "event 1")
    assert asked(state) == "reuse"
    assert legal(state) == {
        "exploit bld_factory_1_B 1",
        "exploit bld_factory_1_B 2",
        "exploit bld_mine_2_A 1",
        "exploit bld_mine_2_A 2",
    }
    play(state, "exploit bld_mine_2_A 2")
    assert cards(state) == ["bld_mine_2_A tilted", "bld_factory_1_B tilted"]


def test_SP_EVENTS_REUSE_TILTED() -> None:
    state = position(REUSE)
    assert refused(state, "event 1") == "SP-EVENTS-REUSE-TILTED"
    unpaid = REUSE.replace("buildings", "tilted").replace("spyrium 4", "spyrium 1")
    assert refused(position(unpaid), "event 1") == "SP-EVENTS-REUSE-TILTED"
    done = position(REUSE.replace("buildings", "tilted"))
    play(done, "event 1", "exploit bld_factory_1_B 1")
    assert cards(done) == ["bld_factory_1_B tilted"]


LATE = (
    ALONE
    + """
    market a1 bld_mine_1_A
    event event_late_worker
"""
)


def test_SP_EVENTS_LATE_WORKER() -> None:
    state = position(LATE + "red: activation")
    play(state, "event 1")
    assert asked(state) == "place"
    assert legal(state) == {"place a1-a2", "place a1-b1"}
    play(state, "place a1-b1")
    assert active(state) == 2
    assert refused(state, "pass") == "SP-PASS-MARKET-EMPTY"
    allowed(state, "money a1-b1 a1")
    idle = position(LATE + "red: activation, active 0")
    assert "event 1" not in legal(idle)


def test_SP_EVENTS_LATE_WORKER_PHASE() -> None:
    state = position(LATE)
    assert refused(state, "event 1") == "SP-EVENTS-LATE-WORKER-PHASE"
    play(state, "activation", "event 1", "place a1-a2")
    assert active(state) == 2


def test_SP_EVENTS_RECRUIT() -> None:
    state = position(ALONE + "red: money 3\nevent event_recruit")
    play(state, "event 1")
    assert (money(state), player(state)["workers"], active(state)) == (0, 4, 4)
    poor = position("red: money 2\nevent event_recruit")
    assert refused(poor, "event 1") == "SP-EVENTS-RECRUIT"


def test_SP_EVENTS_RECRUIT_COUNT() -> None:
    state = position(
        ALONE
        + """
        red: money 9, workers 5, active 1, activation
        market a1 bld_mine_1_A
        worker a1-a2 red 2
        event event_recruit
    """
    )
    play(state, "event 1")
    assert money(state) == 9 - 5


def test_SP_EVENTS_RECRUIT_RESERVE() -> None:
    state = position("red: money 9, workers 7\nevent event_recruit")
    assert refused(state, "event 1") == "SP-EVENTS-RECRUIT-RESERVE"
    poor = position("red: money 0, workers 7\nevent event_recruit")
    assert refused(poor, "event 1") == "SP-EVENTS-RECRUIT-RESERVE"  # money would not help
    short = position("red: money 5, workers 6\nevent event_recruit")
    assert refused(short, "event 1") == "SP-EVENTS-RECRUIT"
