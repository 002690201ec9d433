"""Text positions, as far as no game has a part in them: lines, entries of a seat, errors."""

from __future__ import annotations

from typing import Any, Final

import pytest

from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.text_form.form import TextForm
from ironbridge.kernel.text_form.lines import Column, Field, Line, Pending, Row, SeatCount, Seats
from ironbridge.kernel.text_form.reader import TextReader
from ironbridge.kernel.text_form.values import Flag, Names, Number, Numbers, Seat, Word, counted

COLOURS: Final = ["red", "blue", "white"]
STONES: Final = TextForm(
    [
        SeatCount(["quick"]),
        Line("round", "round", Number()),
        Seats(
            [Field("stones", "points", Number()), Field("passed", "passed", Flag())],
            [Field("hand", "hand", Names(), bool)],
        ),
        Line("heap", "heap", Names()),
        Row(
            "wall",
            "walls",
            [
                Column("field"),
                Column("owner", Seat()),
                Column("height", Number(), 1, optional=True, said=lambda height: height > 1),
            ],
            "expected: wall FIELD COLOUR HEIGHT",
            once=True,
        ),
        Line("chance", "chance", Numbers()),
        Pending(
            [Field("action", "action", Word()), Field("left", "left", Number(), bool)],
            idle=lambda pending: pending["phase"] == "idle",
        ),
    ],
    example="pebble*2",
)
"""Seats with stones and flags, a heap and walls."""


def heard(text: str) -> TextReader:
    return STONES.read(text, COLOURS)


def test_what_is_said_is_there() -> None:
    spoken = heard("""
        seats 2, quick      # and a comment
        round 3
        blue: stones 4, passed, hand pebble*2 flint
        heap flint*3
        wall a1 white
        wall a2 blue 4
        chance 1 2 3 4
        pending take, action grab, left 2
    """)
    assert spoken.document == {
        "seats": 2,
        "options": {"quick": True},
        "round": 3,
        "heap": ["flint"] * 3,
        "walls": [
            {"field": "a1", "owner": 2, "height": 1},
            {"field": "a2", "owner": 1, "height": 4},
        ],
        "chance": [1, 2, 3, 4],
    }
    hand = ["pebble", "pebble", "flint"]
    assert spoken.players == {1: {"points": 4, "passed": True, "hand": hand}}
    assert spoken.pending == {"phase": "take", "action": "grab", "left": 2}
    assert spoken.seats((2, 3), default=3) == 2


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (
            "tower 3",
            "expected a line with seats, round, heap, wall, chance, pending, red:; found 'tower'",
        ),
        ("heap flint, round 2", "expected no comma after 'heap'"),
        ("round three", "expected a whole number after 'round', found 'three'"),
        ("round", "expected one word after 'round', found 0"),
        ("seats 2, slow", "expected options after the seats (quick), found 'slow'"),
        ("heap flint*0", "expected a name such as pebble*2, found 'flint*0'"),
        ("heap flint*99999", "expected a name such as pebble*2, found 'flint*99999'"),
        ("green: stones 1", "expected a colour (red, blue, white), found 'green'"),
        ("red: stones 1,", "nothing between two commas, or at the end of the line"),
        ("red: passed twice", "expected stones, hand, passed; found 'passed twice'"),
        ("red: stones 1, stones 2", "line 2 has said this already"),
        ("wall a1", "expected: wall FIELD COLOUR HEIGHT"),
        ("wall a1 red 2 3", "expected: wall FIELD COLOUR HEIGHT"),
        ("wall a1 red high", "expected a whole number after 'red', found 'high'"),
        ("pending take, right 2", "'right 2' is not part of an action in progress"),
    ],
)
def test_an_error_names_its_line(line: str, reason: str) -> None:
    with pytest.raises(FormatError) as refusal:
        heard(f"# the first line\n{line}")
    assert (refusal.value.where, refusal.value.reason) == ("line 2", reason)


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("seats 4", "line 1", "expected one of 2, 3, found 4"),
        ("\nwhite: stones 1", "line 2", "white has no seat at a table for 2"),
    ],
)
def test_seats_are_those_of_the_game(text: str, place: str, reason: str) -> None:
    spoken = heard(text)
    with pytest.raises(FormatError) as refusal, spoken.naming_lines():
        spoken.seats((2, 3), default=2)
    assert (refusal.value.where, refusal.value.reason) == (place, reason)


@pytest.mark.parametrize(
    ("where", "place"),
    [
        ("players[0].points", "line 1"),
        ("players[0].hand[2]", "line 1"),
        ("players[1].points", "players[1].points"),
        ("heap[3]", "line 2"),
        ("walls[0].owner", "line 3"),
    ],
)
def test_a_fault_of_the_document_is_said_of_its_line(where: str, place: str) -> None:
    spoken = heard("red: stones 1\nheap flint\nwall a1 red")
    with pytest.raises(FormatError) as refusal, spoken.naming_lines():
        raise FormatError("document", where, "wrong")
    assert (refusal.value.where, refusal.value.reason) == (place, "wrong")


def test_nothing_is_said_twice() -> None:
    with pytest.raises(FormatError, match="line 1 has said this already"):
        heard("wall a1 red\nwall a1 blue")


def test_what_is_written_can_be_read() -> None:
    document: dict[str, Any] = {
        "seats": 2,
        "options": {"quick": True},
        "round": 3,
        "players": [
            {"points": 4, "passed": True, "hand": ["flint", "flint", "pebble", "flint"]},
            {"points": 0, "passed": False, "hand": []},
        ],
        "heap": [],
        "walls": [{"field": "a1", "owner": 1, "height": 1}],
        "chance": [5, 6, 7, 8],
        "pending": {"phase": "take", "action": None, "left": 2},
    }
    text = STONES.write(document, COLOURS)
    assert text.splitlines() == [
        "seats 2, quick",
        "round 3",
        "red: stones 4, passed",
        "red: hand flint*2 pebble flint",
        "blue: stones 0",
        "heap",
        "wall a1 blue",
        "chance 5 6 7 8",
        "pending take, left 2",
    ]
    said = heard(text)
    assert said.players == {0: document["players"][0], 1: {"points": 0}}
    assert said.pending == {"phase": "take", "left": 2}
    assert all(value == document[key] for key, value in said.document.items())
    assert counted([3, 3, 1]) == "3*2 1"
