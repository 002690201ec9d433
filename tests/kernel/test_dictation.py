"""Text positions, as far as no game has a part in them: lines, entries of a seat, errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pytest

from ironbridge.kernel.door.dictation import Dictation, Parts
from ironbridge.kernel.door.writing import chance_line, counted
from ironbridge.kernel.errors import FormatError


class Stones(Dictation):
    """Seats with stones and flags, and a heap."""

    seat_numbers: ClassVar[Mapping[str, str]] = {"stones": "points"}
    seat_piles: ClassVar[tuple[str, ...]] = ("hand",)
    seat_flags: ClassVar[tuple[str, ...]] = ("passed",)
    pending_names: ClassVar[tuple[str, ...]] = ("action",)
    pending_numbers: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self) -> None:
        super().__init__(["red", "blue", "white"], ["quick"], "pebble*2")
        self.heap: list[str] = []
        self.statements = {
            "seats": self.read_seats,
            "round": self.read_number,
            "heap": self.read_heap,
            "chance": self.read_chance,
            "pending": self.read_pending,
        }

    def read_heap(self, parts: Parts) -> None:
        self.say("heap")
        self.heap = self.names(self.only(parts)[1:])


def heard(text: str) -> Stones:
    spoken = Stones()
    spoken.listen(text)
    return spoken


def test_what_is_said_is_there() -> None:
    spoken = heard("""
        seats 2, quick      # and a comment
        round 3
        blue: stones 4, passed, hand pebble*2 flint
        heap flint*3
        chance 1 2 3 4
        pending take, action grab, left 2
    """)
    assert spoken.numbers == {"seats": 2, "round": 3}
    assert spoken.options == {"quick": True}
    hand = ["pebble", "pebble", "flint"]
    assert spoken.players == {1: {"points": 4, "passed": True, "hand": hand}}
    assert spoken.heap == ["flint"] * 3
    assert spoken.chance == [1, 2, 3, 4]
    assert spoken.pending == {"phase": "take", "action": "grab", "left": 2}
    assert spoken.seats((2, 3), default=3) == 2


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (
            "tower 3",
            "expected a line with seats, round, heap, chance, pending, red:; found 'tower'",
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
    ],
)
def test_a_fault_of_the_document_is_said_of_its_line(where: str, place: str) -> None:
    spoken = heard("red: stones 1\nheap flint")
    with pytest.raises(FormatError) as refusal, spoken.naming_lines():
        raise FormatError("document", where, "wrong")
    assert (refusal.value.where, refusal.value.reason) == (place, "wrong")


def test_what_is_written_can_be_read() -> None:
    names = ["flint", "flint", "pebble", "flint"]
    assert heard(f"heap {counted(names)}").heap == names
    assert counted([3, 3, 1]) == "3*2 1"
    assert heard(chance_line({"chance": [5, 6, 7, 8]})).chance == [5, 6, 7, 8]
