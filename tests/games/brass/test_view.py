"""Views hide what a seat cannot know, and determinized positions are drawn from what it knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State
from tests.documents import position_of, view_of
from tests.games.brass.playing import BRASS, Brass, Position, play

SECRETS = {"deck", "aside", "pile", "chance", "seed"}


def keys(value: object) -> set[str]:
    """All keys of a document, at any depth."""
    if isinstance(value, dict):
        return set(value).union(*(keys(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(*(keys(item) for item in value))
    return set()


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "seats", "seed", "busy", "options"),
    [
        ("birmingham", 2, 21, True, ()),
        ("birmingham", 3, 22, False, ()),
        ("birmingham", 4, 23, True, ()),
        ("lancashire", 2, 21, True, ("community",)),
        ("lancashire", 3, 22, False, ("classic_deck",)),
        ("lancashire", 4, 23, True, ("virtual_link",)),
    ],
)
def test_a_seat_cannot_tell_a_determinized_position_from_the_true_one(
    name: str, seats: int, seed: int, busy: bool, options: tuple[str, ...]
) -> None:
    chance = seeded(seed)
    for state in BRASS[name].random_game(seats, seed, busy, *options):
        for seat in range(seats):
            twin = state.determinize(seat, chance)
            BRASS[name].check(twin)
            assert twin.view(seat) == state.view(seat)
            assert twin.view(None) == state.view(None)


def hidden(state: State, seat: int) -> dict[str, Any]:
    """Every part of a position that a seat cannot know: the cards and tiles laid aside too."""
    document = position_of(state)
    parts = {"deck": document["deck"], "chance": document["chance"]}
    if state.game is BRASS["lancashire"].game:
        parts |= {"aside": document["aside"], "pile": document["distant_market"]["pile"]}
    for p, player in enumerate(document["players"]):
        if state.game is BRASS["birmingham"].game:
            parts[f"face_down {p}"] = player["face_down"]
        if p != seat:
            parts[f"hand {p}"] = player["hand"]
    return parts


def test_every_hidden_part_is_drawn_anew(game: Game) -> None:
    state = game.start(4, 3)
    true = hidden(state, 1)
    assert len(true) >= 7
    changed = Counter[str]()
    for seed in range(20):
        drawn = hidden(state.determinize(1, seeded(seed)), 1)
        changed.update(part for part in true if drawn[part] != true[part])
    assert set(changed) == set(true)
    assert min(changed.values()) > 10


def test_the_same_chance_draws_the_same_position(game: Game) -> None:
    state = game.start(3, 3)
    first, second, other = (state.determinize(0, seeded(seed)) for seed in (5, 5, 6))
    assert first.digest() == second.digest()
    assert first.digest() != other.digest()


def test_a_determinized_position_forgets_the_cards_drawn_and_the_events(game: Game) -> None:
    state = game.start(4, 3)
    state.journal = []
    twin: Any = state.determinize(0, seeded(1))
    assert twin.journal is None
    # Four cards are laid aside: one each in Birmingham, four together in Lancashire.
    assert (twin.deck_at, len(twin.deck)) == (0, 64 - 4 * 8 - 4)


def test_who_is_choosing_a_card_holds_cards_that_fit(position: Position) -> None:
    """Red has announced a mine in Dudley, so yellow knows that red can pay for it twice over."""
    state = position("""
        red: hand dudley coal_mine pottery
        yellow: hand birmingham
        deck brewery*3 iron_works*3 coventry*3 nuneaton
    """)
    play(state, "build coal_mine dudley_1")
    assert state.question().key == "ask-card-build"
    for seed in range(30):
        twin = state.determinize(1, seeded(seed))
        assert len(twin.legal()) >= 2
        assert twin.view(1) == state.view(1)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_shows_one_hand_at_most_and_no_secret(brass: Brass, seat: int | None) -> None:
    for ply, state in enumerate(brass.random_game(3, 31, True)):
        if ply % 7:
            continue
        view = state.view(seat)
        assert not keys(view) & SECRETS
        for p, player in enumerate(view["players"]):
            assert ("hand" in player) == (p == seat)
            assert isinstance(player.get("face_down", False), bool)
        assert ("legal" in view) == (seat in state.deciders)
        assert view["you"] == seat


def test_a_decider_sees_the_question_and_the_legal_moves_others_wait(position: Position) -> None:
    state = position("order yellow red\nyellow: hand dudley coal_mine")
    mine = view_of(state, 1)
    assert mine["question"] == {"key": "ask-action", "args": {"actions": 2}}
    assert mine["legal"] == [str(move) for move in state.legal()]
    theirs = view_of(state, 0)["question"]
    assert theirs == {"key": "ask-wait", "args": {"seats": ["seat-1"]}}
    assert view_of(state, None)["question"] == theirs


def test_the_view_tells_the_deck_by_its_size_and_the_discards_openly(position: Position) -> None:
    view = view_of(position("red: hand birmingham coal_mine\ndeck pottery*2 brewery"), None)
    assert view["deck_size"] == 3
    red, yellow = view["players"]
    assert len(red["discard"]) == 40 - 5
    assert (red["hand_size"], yellow["hand_size"]) == (2, 0)
