"""Views and determinized positions: what only Lancashire has."""

from __future__ import annotations

import pytest

from ironbridge.kernel.chance import seeded
from tests.games.lancashire.builders import play, position


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
