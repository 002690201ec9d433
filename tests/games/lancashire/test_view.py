"""Views hide what a seat cannot know, and determinized positions are drawn from what it knows."""

from __future__ import annotations

from collections import Counter

import pytest

from ironbridge.brass.board import CARD
from ironbridge.games.lancashire import invariants
from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.chance import seeded
from tests.games.lancashire.builders import game, play, position, random_game

SECRETS = {"deck", "aside", "pile", "chance", "seed"}


def keys(value: object) -> set[str]:
    """All keys of a document, at any depth."""
    if isinstance(value, dict):
        return set(value).union(*(keys(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(*(keys(item) for item in value))
    return set()


@pytest.mark.parametrize(
    ("seats", "seed", "busy", "option"),
    [(2, 21, True, "community"), (3, 22, False, "classic_deck"), (4, 23, True, "virtual_link")],
)
def test_a_seat_cannot_tell_a_determinized_position_from_the_true_one(
    seats: int, seed: int, busy: bool, option: str
) -> None:
    chance = seeded(seed)
    for state in random_game(seats, seed, busy, option):
        for seat in range(seats):
            twin = state.determinize(seat, chance)
            invariants.check(twin)
            assert twin.view(seat) == state.view(seat)
            assert twin.view(None) == state.view(None)


def hidden(state: LancashireState, seat: int) -> dict[str, object]:
    """Every part of a position that a seat cannot know."""
    document = state.to_json()
    parts: dict[str, object] = {name: document[name] for name in ("deck", "aside", "chance")}
    parts["pile"] = document["distant_market"]["pile"]
    for p, player in enumerate(document["players"]):
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


def test_what_is_open_stays() -> None:
    state = position("""
        red: hand bolton port
        yellow: hand wigan*2, discard manchester
        distant drawn 3 0
        seats 3
        deck coal_mine iron_works
        aside shipyard*3
    """)
    twin = state.determinize(0, seeded(4))
    assert twin.marker == 3
    assert list(twin.distant[:2]) == [3, 0]
    assert (len(twin.aside), twin.cards_left()) == (3, 2)
    assert twin.to_json()["players"][0] == state.to_json()["players"][0]


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
    assert (twin.deck_at, len(twin.deck), len(twin.aside)) == (0, 64 - 4 * 8 - 4, 4)


def test_who_is_choosing_a_card_holds_cards_that_fit() -> None:
    """Red has announced a mine in Wigan, so yellow knows that red can pay for it twice over."""
    state = position("""
        red: hand wigan coal_mine port
        yellow: hand bolton
        deck shipyard*3 iron_works*3 manchester*4 preston*3
    """)
    play(state, "build coal_mine wigan_n")
    assert state.phase == CARD
    for seed in range(30):
        twin = state.determinize(1, seeded(seed))
        assert len(twin.legal()) >= 2
        assert twin.view(1) == state.view(1)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_shows_one_hand_at_most_and_no_secret(seat: int | None) -> None:
    for ply, state in enumerate(random_game(3, 31, True)):
        if ply % 7:
            continue
        view = state.view(seat)
        assert not keys(view) & SECRETS
        for p, player in enumerate(view["players"]):
            assert ("hand" in player) == (p == seat)
        assert ("legal" in view) == (seat in state.deciders)
        assert view["you"] == seat


def test_a_decider_sees_the_question_and_the_legal_moves_others_wait() -> None:
    state = position("order yellow red\nyellow: hand wigan coal_mine")
    assert state.view(1)["question"] == {"key": "ask-action", "args": {"actions": 2}}
    assert state.view(1)["legal"] == [str(move) for move in state.legal()]
    assert state.view(0)["question"] == {"key": "ask-wait", "args": {"seats": ["seat-1"]}}
    assert state.view(None)["question"] == state.view(0)["question"]


def test_a_double_build_says_how_many_cards_are_still_to_come() -> None:
    state = position("red: hand bolton port wigan")
    play(state, "double port liverpool_nw")
    question = {"industry": "industry-port", "slot": "slot-liverpool_nw", "cards": 2}
    assert state.view(0)["question"] == {"key": "ask-card-double", "args": question}
    play(state, "card bolton")
    assert state.view(0)["question"] == {
        "key": "ask-card-double",
        "args": {**question, "cards": 1},
    }


def test_the_view_tells_piles_by_their_size_and_what_was_drawn_openly() -> None:
    view = position("""
        red: hand bolton port
        deck iron_works*2 wigan
        aside shipyard*2
        distant drawn 2 1
    """).view(None)
    assert (view["deck_size"], view["aside_size"]) == (3, 2)
    assert view["distant_market"] == {"marker": 3, "drawn": [2, 1], "pile_size": 6}
    red, yellow = view["players"]
    assert len(red["discard"]) == 40 - 7
    assert (red["hand_size"], yellow["hand_size"]) == (2, 0)


@pytest.mark.parametrize(
    ("era", "cards", "tile"),
    [
        ("canal", "deck wigan", "deck"),
        ("canal", "", "stephenson"),
        ("rail", "deck wigan*2 manchester*3", "deck"),
        ("rail", "deck wigan*2 manchester*2", "rothschild"),
        ("rail", "", "stephenson"),
    ],
)
def test_everybody_sees_where_the_deck_tile_is(era: str, cards: str, tile: str) -> None:
    view = position(f"era {era}\nred: hand bolton port\n{cards}").view(None)
    assert view["deck_tile"] == tile
