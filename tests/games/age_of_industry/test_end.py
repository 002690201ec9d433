"""When the game ends."""

import pytest

from tests.games.age_of_industry.builders import game, legal, play, position
from tests.games.age_of_industry.reading import (
    asked,
    events,
    loans,
    money,
    order,
    pass_turns,
    round_and_actions,
)


def test_AI_END_WHEN() -> None:
    """An empty pile alone, or an empty hand alone, ends nothing."""
    hands = "red: hand brown*3\nblue: hand port*3\nyellow: hand ship*3\n"
    pile_empty = position(hands)
    pass_turns(pile_empty, 3)
    assert (pile_empty.over, round_and_actions(pile_empty)) == (False, (3, 2))
    hand_empty = position(
        "deck red*5\ndisplay blue*2\nred: hand brown*2\n" + hands[hands.index("blue") :]
    )
    pass_turns(hand_empty, 3)
    assert not hand_empty.over
    both = position("red: hand brown*2\nblue: hand port*3\nyellow: hand ship*3\n")
    pass_turns(both, 3)
    assert both.over


def test_AI_END_COMPLETE() -> None:
    state = position("red: hand brown*2\nblue: hand port*3\nyellow: hand ship*3\n")
    pass_turns(state)
    assert not state.over
    play(state, "build port kiel-1")
    pass_turns(state)
    assert not state.over
    pass_turns(state)
    assert state.over


def test_AI_END_OPEN_CARDS() -> None:
    state = position("display port ship\nred: hand brown*2")
    pass_turns(state, 3)
    assert state.over


def test_AI_END_OVER() -> None:
    state = position("")
    pass_turns(state, 3)
    assert (asked(state), state.deciders, legal(state)) == ("over", (), set())
    for move in ("pass", "repay", "done", "draw deck"):
        for seat in range(3):
            reason = state.why_not(game.parse(move), seat)
            assert reason is not None
            assert reason.rule == "AI-END-OVER"


@pytest.mark.parametrize("spent", [0, 7])
def test_AI_END_LAST_ROUND(spent: int) -> None:
    """Interest is paid, and the order that breaks ties is that of the last round's spending."""
    state = position(f"red: money 9, loans 3, spent {spent}")
    pass_turns(state, 3)
    assert state.over
    assert (money(state), loans(state)) == (6, 3)
    assert order(state) == (["red", "blue", "yellow"] if spent == 0 else ["blue", "yellow", "red"])
    assert {"event-spent", "event-interest", "event-over"} <= set(events(state))


def test_after_the_last_round_nobody_plays_next() -> None:
    state = position("red: money 20")
    pass_turns(state, 3)
    assert state.over
    assert state.journal is not None
    told = [event.phrase for event in state.journal if event.phrase.key == "event-spent"]
    assert game.words("en").say(told[0]) == "Brick spent $0 and ends on place 1 of the order track"
    assert game.words("fr").say(told[0]).endswith("et finit à la place 1 de la piste d’ordre")
    goes_on = position(
        "deck red*5\ndisplay port ship\nred: hand brown*2\nblue: hand port*2\nyellow: hand blue*2"
    )
    pass_turns(goes_on, 3)
    assert goes_on.journal is not None
    told = [event.phrase for event in goes_on.journal if event.phrase.key == "event-spent"]
    assert game.words("en").say(told[1]) == "Steel spent $0 and plays second next"
