"""Positions that people write: a few lines, the rest by default, and errors that name the line."""

from __future__ import annotations

import pytest

from ironbridge.games.spyrium.board import PHASE_NAMES
from ironbridge.kernel.errors import FormatError
from tests.games.spyrium.builders import game, legal, play, position, random_game, sample


def test_an_empty_text_is_a_table_where_red_can_only_place_or_go_on() -> None:
    state = position("")
    assert (state.seats, state.round, state.turn) == (2, 5, 0)
    assert legal(state) == {"activation"}  # no card, no gap to place a worker in
    assert "place a1-a2" in legal(position("market a1 bld_mine_1_A"))


def test_what_is_said_is_there() -> None:
    state = position("""
        seats 3             # and a comment
        round 2
        turn yellow
        yellow: money 3, vp 9, residence 2, workers 5, activation, bonuses worker
        yellow: buildings bld_mine_1_A*2, tilted bld_mine_1_A+1 tech_lobbying
        market b2 char_miner_A 1 3
        worker b1-b2 yellow 2
        event event_token_gain 2
        stock 3 3
    """)
    document = state.to_json()
    assert document["turn"] == 1
    yellow = state.view(1)["players"][1]
    assert (yellow["money"], yellow["active"], yellow["bonuses"]) == (3, 2, ["worker"])
    assert [entry["tilted"] for entry in yellow["buildings"]] == [False, False, True]
    assert [entry["workers"] for entry in yellow["buildings"]] == [0, 0, 1]
    assert yellow["techniques"] == [{"card": "tech_lobbying", "tilted": True}]
    assert document["market"][4] == {
        "slot": "b2",
        "card": "char_miner_A",
        "tokens": [1, 3],
    }
    assert {"event 1", "event 2", "event 3", "money b1-b2 b2"} <= legal(state)
    play(state, "money b1-b2 b2")


def test_workers_on_buildings_are_left_out_where_there_are_none() -> None:
    state = position("red: activation, workers 6, tilted bld_mine_2_A bld_mine_2_A+1 tech_lobbying")
    assert "red: tilted bld_mine_2_A bld_mine_2_A+1 tech_lobbying\n" in state.to_text()
    twins = position("red: activation, workers 6, tilted bld_factory_1_B+2*2")
    assert "red: tilted bld_factory_1_B+2*2\n" in twins.to_text()
    assert game.position(twins.to_text()).digest() == twins.digest()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_is_written_and_read_again(seats: int) -> None:
    for state in random_game(seats, 2, rich=True):
        assert game.position(state.to_text()).digest() == state.digest()


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
def test_every_question_is_written_and_read_again(phase: int) -> None:
    state = sample(phase)
    assert game.position(state.to_text()).digest() == state.digest()


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("seats 6", "line 1", "expected one of 2, 3, 4, 5"),
        ("\nred: monney 3", "line 2", "expected money, spyrium"),
        ("green: money 3", "line 1", "expected a colour"),
        ("purple: money 3", "line 1", "no seat at a table for 2"),
        ("red: money 3\nred: money 4", "line 2", "line 1 has said this already"),
        ("red: money much", "line 1", "whole number"),
        ("market d4 bld_mine_1_A", "line 1", "from a1 to c3"),
        ("market a1 bld_mine_9_A", "line 1", "did you mean"),
        ("worker a1-c3 red", "line 1", "a gap such as a1-a2"),
        ("red: buildings bld_manor_B*2", "line 1", "more cards bld_manor_B"),
        ("round 1\nred: techniques tech_commerce", "decks.B", "expected 20 cards"),
        ("event event_recruit 2", "line 1", "uses no token"),
        ("pending site, action dance", "line 1", "no action 'dance'"),
        ("castle a1", "line 1", "expected a line with seats"),
        ("red: money 3,", "line 1", "nothing between two commas"),
        ("red: tilted bld_mine_1_A+x", "line 1", "a card such as bld_factory_1_B+2"),
        ("red: activation, tilted tech_crane+1", "line 1", "not one of the buildings"),
        ("red: buildings bld_mine_1_A+1", "line 1", "expected a name such as bld_mine_1_A*2"),
    ],
)
def test_an_error_names_its_line(text: str, line: str, reason: str) -> None:
    with pytest.raises(FormatError) as refusal:
        game.position(text)
    assert refusal.value.where == line
    assert reason in refusal.value.reason
