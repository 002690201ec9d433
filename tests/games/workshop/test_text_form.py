"""Positions that people write: a few lines, the rest by default, and errors that name the line."""

from __future__ import annotations

import pytest

from ironbridge.games.workshop.board import PHASE_NAMES
from ironbridge.kernel.errors import FormatError
from tests.games.workshop.builders import game, legal, position, random_game, sample
from tests.games.workshop.reading import cards, demand, player, tokens, whole


def test_an_empty_text_is_a_table_where_red_takes_a_card() -> None:
    state = position("")
    document = whole(state)
    assert (state.seats, document["era"], document["round"]) == (3, "canal", 8)
    assert document["order"] == ["red", "blue", "yellow"]
    assert legal(state) == {"take C07", "take C08", "take C09"}
    assert [player["money"] for player in document["players"]] == [50, 50, 50]
    assert [len(player["tokens"]) for player in document["players"]] == [1, 1, 1]
    assert sum(document["demand"].values()) == 3


def test_what_is_said_is_there() -> None:
    state = position("""
        seats 4, hidden_money       # and a comment
        era rail, round 2
        order green red blue yellow
        turn red
        red: money 7, income 12, last_bid 3, tokens craft port
        industry reading red
        industry london red 2
        link reading--gloucester red
        demand port*4 heavy*2 craft*3
        cards C23 C01
        deck C02 C03
        aside C05
        stock light
    """)
    document = whole(state)
    assert document["options"] == {"hidden_money": True}
    assert (document["era"], document["round"], document["box"]) == ("rail", 2, 1)
    assert player(state) == {
        "money": 7,
        "income": 12,
        "last_bid": 3,
        "tokens": ["port", "craft"],
        "offered": None,
        "choice": None,
    }
    assert document["industries"] == [
        {"town": "london", "owner": "red", "count": 2},
        {"town": "reading", "owner": "red", "count": 1},
    ]
    assert document["links"] == [{"connection": "reading--gloucester", "owner": "red"}]
    assert demand(state) == {"port": 4, "heavy": 2, "textile": 0, "light": 0, "craft": 3}
    assert {"C23", "C01"} < set(cards(state))
    assert len(cards(state)) == 3
    assert document["deck"][:2] == ["C02", "C03"]
    assert document["set_aside"][0] == "C05"
    assert document["stock"][0] == "light"


def test_statements_may_share_a_line() -> None:
    apart = position("seats 4\npending bid\nround 4")
    assert position("seats 4, pending bid, round 4").digest() == apart.digest()


def test_a_set_aside_pile_can_be_all_that_is_left() -> None:
    assert whole(position("aside only C20"))["set_aside"] == ["C20"]
    assert whole(position("aside only"))["set_aside"] == []
    assert len(whole(position("aside C20"))["set_aside"]) == 12


@pytest.mark.parametrize(
    ("text", "order", "box"),
    [
        ("", ["red", "blue"], 0),
        ("turn blue", ["red", "blue"], 1),
        ("turn yellow", ["red", "blue", "yellow", "green"], 2),
        ("pending bid", ["red", "blue", "yellow", "green"], 0),
        ("pending bid, order green yellow", ["green", "yellow"], 2),
        ("pending bid, round 1", [], 0),
        ("pending demand", [], 0),
        ("pending demand, era rail", ["red", "blue", "yellow", "green"], 0),
    ],
)
def test_two_players_stand_on_the_track_as_far_as_they_have_come(
    text: str, order: list[str], box: int
) -> None:
    document = whole(position(f"seats 2\n{text}"))
    assert (document["order"], document["box"]) == (order, box)


@pytest.mark.parametrize("town", game.board.town_ids)
def test_the_card_of_the_town_one_builds_from_is_used(town: str) -> None:
    state = position(f"round 3, industry {town} red, pending link, town {town}")
    assert "done" in legal(state)


def test_bids_that_no_line_names_fit_the_order() -> None:
    state = position("order blue red yellow\nred: last_bid 3")
    assert [player(state, p)["last_bid"] for p in range(3)] == [3, 3, 0]
    two = position("seats 2, pending bid, order red blue yellow green\nblue: last_bid 3")
    assert [player(two, p)["last_bid"] for p in range(2)] == [3, 3]


def test_tokens_that_no_line_names_fill_hands_and_diagram() -> None:
    state = position("demand port*3\nblue: tokens craft")
    assert demand(state)["port"] == 3
    assert tokens(state, 1) == ["craft"]
    assert len(tokens(state, 0)) == len(tokens(state, 2)) == 1
    assert len(whole(state)["stock"]) == 25 - 3 * 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_is_written_and_read_again(seats: int) -> None:
    for state in random_game(seats, 2, busy=True):
        assert game.position(state.to_text()).to_json() == state.to_json()


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
def test_every_question_is_written_and_read_again(phase: int) -> None:
    state = sample(phase)
    assert game.position(state.to_text()).digest() == state.digest()


def test_sealed_choices_are_written_as_moves() -> None:
    text = "seats 2, pending bid, round 1\nblue: offered green, choice bid 5"
    state = position(text)
    assert state.deciders == (0,)
    assert "blue: money 100, income 0, tokens" in state.to_text()
    assert "offered green, choice bid 5" in state.to_text()
    assert game.position(state.to_text()).digest() == state.digest()


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("seats 6", "line 1", "expected one of 2, 3, 4, 5"),
        ("\nred: monney 3", "line 2", "expected money, income"),
        ("white: money 3", "line 1", "expected a colour"),
        ("green: money 3", "line 1", "no seat at a table for 3"),
        ("seats 2\nyellow: money 3", "line 2", "no seat at a table for 2"),
        ("red: money 3\nred: money 4", "line 2", "line 1 has said this already"),
        ("red: money much", "line 1", "whole number"),
        ("red: choice", "line 1", "found 'choice'"),
        ("red: choice win", "line 1", "expected a bid or tokens"),
        ("era steam", "line 1", "canal, rail"),
        ("industry leedz red", "line 1", "did you mean 'leeds'"),
        ("industry leeds", "line 1", "industry TOWN COLOUR NUMBER"),
        ("industry leeds green", "line 1", "no colour at this table"),
        ("link leeds--london red", "line 1", "no connection"),
        ("link leeds", "line 1", "link CONNECTION COLOUR"),
        ("turn green", "line 1", "not in the order"),
        ("demand port*5", "line 1", "expected 3 tokens by this time"),
        ("round 3\ncards C01", "line 2", "at most 0 set-up cards"),
        ("cards C07 C08 C09 C10", "line 1", "expected 3 cards, found 4"),
        ("cards C99", "line 1", "no card"),
        ("pending dance", "line 1", "expected one of demand, bid"),
        ("pending link, tune leeds", "line 1", "expected card, town, reached"),
        ("castle leeds", "line 1", "expected a line with seats"),
        ("seats 3, open_money", "line 1", "hidden_money"),
        ("order red, fast", "line 1", "does not belong to 'order'"),
        ("red: money 3,", "line 1", "nothing between two commas"),
        ("red: tokens port*0", "line 1", "a name such as port*2"),
    ],
)
def test_an_error_names_its_line(text: str, line: str, reason: str) -> None:
    with pytest.raises(FormatError) as refusal:
        game.position(text)
    assert refusal.value.where == line
    assert reason in refusal.value.reason
