"""Drawing two cards, one by one, from the display or the deck."""

from __future__ import annotations

from tests.games.age_of_industry.builders import allowed, legal, play, position, refused
from tests.games.age_of_industry.reading import (
    asked,
    deck,
    discards,
    display,
    events,
    hand,
    round_and_actions,
)

TABLE = "deck red blue yellow purple\ndisplay port ship\n"


def test_AI_DRAW_TWO() -> None:
    for first in ("draw deck", "draw port", "draw ship"):
        state = position(TABLE)
        play(state, first)
        assert asked(state) == "draw"
        play(state, "draw deck")
        assert len(hand(state)) == 2
        assert round_and_actions(state) == (2, 1)
    state = position(TABLE)
    play(state, "draw ship", "draw port")
    assert hand(state) == ["port", "ship"]


def test_AI_DRAW_SEE_FIRST() -> None:
    state = position(TABLE)
    play(state, "draw deck")
    assert state.view(0)["players"][0]["hand"] == ["red"]
    assert legal(state) == {"draw port", "draw ship", "draw deck"}


def test_AI_DRAW_REFILL() -> None:
    state = position(TABLE)
    play(state, "draw port")
    assert display(state) == [None, "ship"]
    assert legal(state) == {"draw ship", "draw deck"}
    play(state, "draw ship")
    assert display(state) == ["red", "blue"]
    assert deck(state) == ["yellow", "purple"]


def test_AI_DRAW_LIMIT() -> None:
    eight = position(TABLE + "red: hand brown*4 coal_mine*4")
    play(eight, "draw deck")
    assert (len(hand(eight)), round_and_actions(eight)) == (9, (2, 1))
    assert refused(eight, "draw deck") == "AI-DRAW-LIMIT"
    assert refused(eight, "draw ship") == "AI-DRAW-LIMIT"


def test_AI_DRAW_NO_CARD() -> None:
    state = position(TABLE + "red: hand brown, discard factory\nblue: discard ironworks")
    before = discards(state)
    play(state, "draw deck", "draw deck")
    assert hand(state) == ["brown", "blue", "red"]
    assert discards(state) == before


def test_AI_DRAW_NO_RESHUFFLE() -> None:
    """The last card of the pile: nothing comes after it, whatever was discarded."""
    state = position("deck red\ndisplay port ship")
    play(state, "draw deck", "draw ship")
    assert (deck(state), display(state)) == ([], ["port", None])
    assert "event-deck-empty" in events(state)
    assert refused(state, "draw deck") == "AI-DRAW-NO-RESHUFFLE"


def test_AI_DRAW_OPEN_LEFT() -> None:
    state = position("display port ship")
    allowed(state, "draw port")
    play(state, "draw ship")
    assert hand(state) == ["port", "ship"]  # the second one was forced
    assert display(state) == [None, None]


def test_AI_DRAW_NOT_EMPTY() -> None:
    nothing = position("red: hand brown")
    assert not {move for move in legal(nothing) if move.startswith("draw")}
    assert refused(nothing, "draw port") == "AI-DRAW-NOT-EMPTY"
    assert refused(nothing, "draw deck") == "AI-DRAW-NOT-EMPTY"
    state = position("display none ship")
    play(state, "draw ship")
    assert (hand(state), round_and_actions(state)) == (["ship"], (2, 1))
    two = position("deck red*2\ndisplay port ship\nred: hand brown")
    play(two, "draw deck")
    assert refused(two, "done") == "AI-DRAW-NOT-EMPTY"
    assert refused(two, "pass") == "AI-DRAW-TWO"
    assert refused(two, "draw brown") == "AI-DRAW-TWO"  # it is not on display
