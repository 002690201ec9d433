"""Views hide what a seat cannot know, and determinized positions are drawn from what it knows."""

from __future__ import annotations

from collections import Counter

import pytest

from ironbridge.brass.board import CARD
from ironbridge.games.birmingham import invariants
from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.kernel.chance import seeded
from tests.games.birmingham.builders import game, play, position, random_game

SECRETS = {"deck", "chance", "seed"}


def keys(value: object) -> set[str]:
    """All keys of a document, at any depth."""
    if isinstance(value, dict):
        return set(value).union(*(keys(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(*(keys(item) for item in value))
    return set()


@pytest.mark.long
@pytest.mark.parametrize(("seats", "seed", "busy"), [(2, 21, True), (3, 22, False), (4, 23, True)])
def test_a_seat_cannot_tell_a_determinized_position_from_the_true_one(
    seats: int, seed: int, busy: bool
) -> None:
    chance = seeded(seed)
    for state in random_game(seats, seed, busy):
        for seat in range(seats):
            twin = state.determinize(seat, chance)
            invariants.check(twin)
            assert twin.view(seat) == state.view(seat)
            assert twin.view(None) == state.view(None)


def hidden(state: BirminghamState, seat: int) -> dict[str, object]:
    """Every part of a position that a seat cannot know."""
    document = state.to_json()
    parts: dict[str, object] = {"deck": document["deck"], "chance": document["chance"]}
    for p, player in enumerate(document["players"]):
        parts[f"face_down {p}"] = player["face_down"]
        if p != seat:
            parts[f"hand {p}"] = player["hand"]
    return parts


def test_every_hidden_part_is_drawn_anew() -> None:
    state = game.start(4, 3)
    true = hidden(state, 1)
    changed = Counter[str]()
    for seed in range(20):
        drawn = hidden(state.determinize(1, seeded(seed)), 1)
        changed.update(part for part in true if drawn[part] != true[part])
    assert set(changed) == set(true)
    assert min(changed.values()) > 10


def test_the_same_chance_draws_the_same_position() -> None:
    state = game.start(3, 3)
    first, second, other = (state.determinize(0, seeded(seed)) for seed in (5, 5, 6))
    assert first.digest() == second.digest()
    assert first.digest() != other.digest()


def test_a_determinized_position_forgets_the_cards_drawn_and_the_journal() -> None:
    state = game.start(4, 3)
    state.journal = []
    twin = state.determinize(0, seeded(1))
    assert twin.journal is None
    assert (twin.deck_at, len(twin.deck)) == (0, 64 - 4 * 9)


def test_wild_cards_of_others_are_known_and_stay() -> None:
    state = position("""
        red: hand birmingham coal_mine
        yellow: hand wild_location wild_industry dudley
        deck walsall*1 pottery*2 brewery*5
    """)
    yellow = state.view(0)["players"][1]
    assert yellow["wild_cards"] == ["wild_location", "wild_industry"]
    assert yellow["hand_size"] == 3
    for seed in range(5):
        hand = state.determinize(0, seeded(seed)).view(1)["players"][1]["hand"]
        assert {"wild_location", "wild_industry"} < set(hand)


def test_who_is_choosing_a_card_holds_cards_that_fit() -> None:
    """Red has announced a mine in Dudley, so yellow knows that red can pay for it twice over."""
    state = position("""
        red: hand dudley coal_mine pottery
        yellow: hand birmingham
        deck brewery*5 iron_works*4 coventry*3 redditch nuneaton worcester*2
    """)
    play(state, "build coal_mine dudley_1")
    assert state.phase == CARD
    for seed in range(30):
        twin = state.determinize(1, seeded(seed))
        assert len(twin.legal()) >= 2
        assert twin.view(1) == state.view(1)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_shows_one_hand_at_most_and_no_secret(seat: int | None) -> None:
    for ply, state in enumerate(random_game(3, 31, busy=True)):
        if ply % 7:
            continue
        view = state.view(seat)
        assert not keys(view) & SECRETS
        for p, player in enumerate(view["players"]):
            assert ("hand" in player) == (p == seat)
            assert isinstance(player["face_down"], bool)
        assert ("legal" in view) == (seat in state.deciders)
        assert view["you"] == seat


def test_a_decider_sees_the_question_and_the_legal_moves_others_wait() -> None:
    state = position("order yellow red\nyellow: hand dudley coal_mine")
    assert state.view(1)["question"] == {"key": "ask-action", "args": {"actions": 2}}
    assert state.view(1)["legal"] == [str(move) for move in state.legal()]
    assert state.view(0)["question"] == {"key": "ask-wait", "args": {"seats": ["seat-1"]}}
    assert state.view(None)["question"] == state.view(0)["question"]


def test_the_view_tells_the_deck_by_its_size_and_the_discards_openly() -> None:
    view = position("red: hand birmingham coal_mine\ndeck pottery*2 brewery").view(None)
    assert view["deck_size"] == 3
    red, yellow = view["players"]
    assert len(red["discard"]) == 40 - 5
    assert (red["hand_size"], yellow["hand_size"]) == (2, 0)
