"""Views hide what a seat cannot know, and determinized positions are drawn from what it knows."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import pytest

from ironbridge.games.age_of_industry import invariants
from ironbridge.games.age_of_industry.board import CARD, PHASE_NAMES
from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.chance import seeded
from tests.games.age_of_industry.builders import (
    game,
    play,
    players,
    position,
    random_game,
    sample,
)
from tests.games.age_of_industry.reading import hand

SECRETS = {"deck", "chance", "seed"}


def keys(value: object) -> set[str]:
    """All keys of a document, at any depth."""
    if isinstance(value, dict):
        return set(value).union(*(keys(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(*(keys(item) for item in value))
    return set()


@pytest.mark.parametrize(
    ("seats", "seed", "busy", "side"),
    [(3, 21, True, "germany"), (4, 22, False, "new_england"), (5, 23, True, "new_england")],
)
def test_a_seat_cannot_tell_a_determinized_position_from_the_true_one(
    seats: int, seed: int, busy: bool, side: str
) -> None:
    chance = seeded(seed)
    for state in random_game(seats, seed, busy, side):
        for seat in range(seats):
            twin = state.determinize(seat, chance)
            invariants.check(twin)
            assert twin.view(seat) == state.view(seat)
            assert twin.view(None) == state.view(None)


def hidden(state: AgeState, seat: int) -> dict[str, object]:
    """Every part of a position that a seat cannot know."""
    document: dict[str, Any] = dict(state.to_json())
    parts = {name: document[name] for name in ("deck", "chance")}
    for p, player in enumerate(document["players"]):
        if p != seat:
            parts[f"hand {p}"] = player["hand"]
    return parts


def test_every_hidden_part_is_drawn_anew() -> None:
    state = game.start(5, 3)
    true = hidden(state, 1)
    changed = Counter[str]()
    for seed in range(20):
        drawn = hidden(state.determinize(1, seeded(seed)), 1)
        changed.update(part for part in true if drawn[part] != true[part])
    assert set(changed) == set(true)
    assert min(changed.values()) > 10


def test_what_is_open_stays() -> None:
    state = position("""
        red: hand brown port, loans 2
        blue: hand coal_mine*2, discard ship
        deck red*3 blue*2
        display factory yellow
        market poland-market-1 both
    """)
    twin = state.determinize(0, seeded(4))
    before: dict[str, Any] = dict(state.to_json())
    after: dict[str, Any] = dict(twin.to_json())
    for key in ("display", "market_tiles", "tiles", "markets"):
        assert after[key] == before[key]
    assert after["players"][0] == before["players"][0]
    assert after["players"][1]["discard"] == ["ship"]
    assert len(after["deck"]) == 5


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
    assert (twin.deck_at, len(twin.deck)) == (0, 66 - 4 * 6 - 2)


def test_a_card_taken_openly_stays_in_its_hand_until_it_is_played() -> None:
    state = position("""
        red: hand port
        blue: hand coal_mine, discard ship
        deck red*3 blue*4 ironworks*3 yellow*2
        display factory purple
    """)
    play(state, "draw factory", "draw deck")
    for seed in range(20):
        twin = state.determinize(1, seeded(seed))
        assert "factory" in hand(twin)
        assert len(hand(twin)) == 3
        again = twin.copy().determinize(2, seeded(seed + 100))
        assert "factory" in hand(again)
    play(state, "pass", "card factory")
    drawn = [hand(state.determinize(1, seeded(seed))) for seed in range(20)]
    assert len({tuple(cards) for cards in drawn}) > 5
    assert not all("factory" in cards for cards in drawn)


def test_a_pickled_state_remembers_what_was_taken_openly() -> None:
    state = position("""
        red: hand port
        deck blue*4 ironworks*3 yellow*3 light_green*4
        display factory*2
    """)
    play(state, "draw factory", "draw deck")
    twin = pickle.loads(pickle.dumps(state))
    assert all("factory" in hand(twin.determinize(1, seeded(seed))) for seed in range(20))


def test_of_two_cards_alike_that_were_taken_one_is_still_known() -> None:
    state = position("""
        red: hand port
        deck blue*4 ironworks*3 yellow*3 light_green*4
        display factory*2
    """)
    play(state, "draw factory", "draw factory", "pass", "card factory")
    assert all("factory" in hand(state.determinize(1, seeded(seed))) for seed in range(20))


def test_what_was_taken_openly_counts_among_the_cards_that_fit() -> None:
    """Red took the port card openly, and now chooses among two cards for a port."""
    state = position("""
        red: hand light_green
        blue: hand brown
        deck ship*3 coal_mine*3 blue*4 red*3 light_green*2
        display port purple
    """)
    play(state, "draw port", "draw purple", "build port kiel-1")
    assert state.phase == CARD
    for seed in range(30):
        twin = state.determinize(1, seeded(seed))
        assert {"port", "purple"} <= set(hand(twin))
        assert {"card port", "card light_green"} <= {str(move) for move in twin.legal()}


def test_whoever_is_choosing_a_card_holds_cards_that_fit() -> None:
    """Red has announced a port in Kiel, so blue knows that red can pay for it twice over."""
    state = position("""
        red: hand light_green port cotton_mill
        blue: hand brown
        deck ship*3 coal_mine*3 blue*4 red*3
        display yellow purple
    """)
    play(state, "build port kiel-1")
    assert state.phase == CARD
    for seed in range(30):
        twin = state.determinize(1, seeded(seed))
        assert len(twin.legal()) >= 2
        assert twin.view(1) == state.view(1)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_shows_one_hand_at_most_and_no_secret(seat: int | None) -> None:
    for ply, state in enumerate(random_game(3, 31, True, "new_england")):
        if ply % 7:
            continue
        view = state.view(seat)
        assert not keys(view) & SECRETS
        for p, player in enumerate(players(state, seat)):
            assert ("hand" in player) == (p == seat)
        assert ("legal" in view) == (seat in state.deciders)
        assert view["you"] == seat


def test_the_cards_to_come_and_other_hands_change_no_view() -> None:
    common = "red: hand brown*2\ndisplay port ship\n"
    state = position(common + "blue: hand red\ndeck yellow*2 blue")
    other = position(common + "blue: hand blue\ndeck yellow red yellow")
    assert state.digest() != other.digest()
    assert state.view(0) == other.view(0)
    assert state.view(None) == other.view(None)
    assert state.view(1) != other.view(1)


def test_a_decider_sees_the_question_and_the_legal_moves_others_wait() -> None:
    state = position("order blue red yellow\nblue: hand brown coal_mine")
    assert state.view(1)["question"] == {"key": "ask-action", "args": {"actions": 2}}
    assert state.view(1)["legal"] == [str(move) for move in state.legal()]
    assert state.view(0)["question"] == {"key": "ask-wait", "args": {"seats": ["seat-1"]}}
    assert state.view(None)["question"] == state.view(0)["question"]


def test_several_seats_are_asked_before_interest_in_the_order_of_play() -> None:
    state = position("""
        order blue yellow red
        red: money 12, loans 1, asked
        blue: money 30, loans 2, asked
        pending interest
    """)
    assert (state.deciders, state.sealed) == ((1, 0), False)
    assert state.view(0)["legal"] == ["repay", "done"]
    question = {"key": "ask-interest", "args": {"loans": 2, "money": 30}}
    assert state.view(1)["question"] == question
    assert state.view(2)["question"] == {
        "key": "ask-wait",
        "args": {"seats": ["seat-1", "seat-0"]},
    }


def test_the_view_tells_piles_by_their_size_and_scores_as_they_stand() -> None:
    state = position("""
        red: hand brown port, money 11
        blue: loans 2
        tile munich-1 red cotton_mill 2
        deck ironworks*2 red
        display blue yellow
    """)
    view: dict[str, Any] = dict(state.view(None))
    assert view["deck_size"] == 3
    red, blue, _ = view["players"]
    assert (red["hand_size"], blue["hand_size"]) == (2, 0)
    assert view["result"]["scores"] == [4, -10, 0]
    assert red["victory_points"] == 0


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_has_its_words(phase: int, language: str) -> None:
    state = sample(phase)
    words = game.words(language)
    for seat in range(state.seats):
        phrase = state.question(seat)
        assert words.say(phrase) != phrase.key
