"""The points to come: what everybody would have if the game ended now."""

from __future__ import annotations

import pytest

from ironbridge.games.spyrium.rules import rounds
from ironbridge.games.spyrium.table import SpyriumState
from ironbridge.kernel.errors import UnknownSeat
from ironbridge.kernel.phrase import Event
from tests.games.spyrium.builders import position, random_game

SEATS = (2, 3, 4, 5)


def ended(state: SpyriumState) -> SpyriumState:
    """A copy in which the game has ended at once, with the events of its scoring."""
    twin = state.copy()
    twin.journal = []
    rounds.end_game(twin)
    return twin


def scored(journal: list[Event] | None, key: str, seat: int) -> int:
    """The points that events of this kind gave a seat."""
    assert journal is not None
    found = [
        event.phrase.args["points"]
        for event in journal
        if event.phrase.key == key and event.seat == seat
    ]
    return sum(int(str(points)) for points in found)


@pytest.mark.parametrize("rich", [False, True], ids=["poor", "rich"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_foresees_what_scoring_would_give(seats: int, rich: bool) -> None:
    techniques = 0
    for state in random_game(seats, seats, rich):
        if state.over:
            continue
        after, preview = ended(state), state.preview(None)
        assert preview["totals"] == after.result().scores
        for p, parts in enumerate(preview["players"]):
            assert parts["now"] == state.result().scores[p]
            assert parts["buildings"] == scored(after.journal, "event-score-buildings", p)
            assert parts["techniques"] == scored(after.journal, "event-score-technique", p)
            techniques += parts["techniques"]
    assert techniques > 0 or not rich


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_move_of_a_game_brings_what_was_foreseen(seats: int) -> None:
    totals: list[int | None] = []
    for state in random_game(seats, 7, rich=True):
        if not state.over:
            totals = state.preview(0)["totals"]
    assert state.result().scores == totals


def test_after_the_end_nothing_is_to_come() -> None:
    state = ended(position("red: vp 4, buildings bld_manor_B, techniques tech_taylorism"))
    assert state.preview(None) == {
        "totals": [16, 0],
        "players": [
            {"now": 16, "buildings": 0, "techniques": 0},
            {"now": 0, "buildings": 0, "techniques": 0},
        ],
    }


def test_the_view_of_every_seat_holds_it_before_its_moves() -> None:
    state = position("red: vp 4, buildings bld_manor_B, techniques tech_taylorism")
    expected = {
        "totals": [4 + 9 + 3, 0],
        "players": [
            {"now": 4, "buildings": 9, "techniques": 3},
            {"now": 0, "buildings": 0, "techniques": 0},
        ],
    }
    for seat in (None, 0, 1):
        assert state.view(seat)["preview"] == state.preview(seat) == expected
    assert list(state.view(0))[-2:] == ["preview", "legal"]
    with pytest.raises(UnknownSeat):
        state.preview(2)
