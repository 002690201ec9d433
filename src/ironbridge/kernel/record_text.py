"""The text form of a record, which people can read and diff; it says what the JSON form says.

    format: ironbridge-record 1
    game: brass-birmingham
    rules: 1
    seats: 2
    options: introductory=false
    seed: 7
    name 0: Alice
    name 1: Bob

    1. seat 0: build coal_mine cannock_2, card cannock
    3. seat 1: pass, card stone

    result: 131 120
    digest: 1f0c2a5be9d04c77

A line of moves opens with the number of its first move. `position: {...}` on one line stands in
place of `seed` and `options` when the game began from a position. `edition: tiles.port.1.cost=3`
below `rules` has the numbers that were corrected (editions.py). A line that opens with # is a
comment. The notation of a move never holds a comma.
"""

from __future__ import annotations

import json
import re
from itertools import groupby
from typing import Final, NotRequired, TypedDict

from ironbridge.kernel.document import parse_json
from ironbridge.kernel.documents import PositionJson
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.option import OptionValue
from ironbridge.kernel.strict_reader import show

FORMAT: Final = "ironbridge-record 1"

HEADER: Final = ("format", "game", "rules", "edition", "seats", "options", "seed", "position")
FOOTER: Final = ("result", "digest")

NUMBER: Final = re.compile(r"-?[0-9]{1,19}")
NAME: Final = re.compile(r"name ([0-9]{1,3})")
MOVES: Final = re.compile(r"([0-9]{1,9})\. seat ([0-9]{1,3}):(.*)")


class RecordJson(TypedDict):
    """A record as JSON. A move is [seat, notation]; the result is the points of each seat."""

    format: str
    game: str
    rules: str
    edition: NotRequired[dict[str, int]]
    """Numbers that were corrected, by their keys."""
    seats: int
    options: NotRequired[dict[str, OptionValue]]
    seed: NotRequired[int]
    position: NotRequired[PositionJson]
    names: NotRequired[list[str]]
    moves: list[list[int | str]]
    result: NotRequired[list[int]]
    digest: NotRequired[str]
    """Missing only in what the server tells of a game that still runs."""


# Writing ---------------------------------------------------------------------------------


def write(document: RecordJson) -> str:
    """The text of a record's JSON form."""
    blocks = [header_lines(document), move_lines(document["moves"]), footer_lines(document)]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def header_lines(document: RecordJson) -> list[str]:
    lines = [
        f"format: {document['format']}",
        f"game: {document['game']}",
        f"rules: {document['rules']}",
    ]
    if "edition" in document:
        lines.append("edition: " + " ".join(f"{k}={n}" for k, n in document["edition"].items()))
    lines.append(f"seats: {document['seats']}")
    if "options" in document:
        lines.append("options: " + " ".join(map(option_text, document["options"].items())))
    if "seed" in document:
        lines.append(f"seed: {document['seed']}")
    if "position" in document:
        lines.append("position: " + json.dumps(document["position"], ensure_ascii=False))
    lines += [f"name {seat}: {name}" for seat, name in enumerate(document.get("names", []))]
    return lines


def option_text(option: tuple[str, OptionValue]) -> str:
    name, value = option
    return f"{name}={str(value).lower() if isinstance(value, bool) else value}"


def move_lines(moves: list[list[int | str]]) -> list[str]:
    """One line for each run of moves by the same seat."""
    lines: list[str] = []
    number = 1
    for seat, run in groupby(moves, key=lambda move: move[0]):
        texts = [str(text) for _, text in run]
        lines.append(f"{number}. seat {seat}: {', '.join(texts)}")
        number += len(texts)
    return lines


def footer_lines(document: RecordJson) -> list[str]:
    lines: list[str] = []
    if "result" in document:
        lines.append("result: " + " ".join(map(str, document["result"])))
    return [*lines, f"digest: {document['digest']}"]


# Reading ---------------------------------------------------------------------------------


class Sheet:
    """A text taken apart into the JSON form, not yet checked, with the line of each key."""

    def __init__(self, source: str, text: str) -> None:
        self.source = source
        self.moves: list[object] = []
        self.names: list[object] = []
        self.document: dict[str, object] = {"moves": self.moves}
        self.lines: dict[str, int] = {}
        if not isinstance(text, str):
            raise FormatError(source, "", f"expected a text, found {show(text)}")
        for number, line in enumerate(text.split("\n"), start=1):
            self._read_line(number, line.strip())

    def locate(self, error: FormatError) -> FormatError:
        """An error about a key of the document, as one about a line of the text."""
        key = error.where
        while key and key not in self.lines:
            key = key[: max(key.rfind("."), key.rfind("["), 0)]
        if not key:
            return error
        about_move = key.startswith("moves[")
        reason = error.reason if about_move else f"{error.where}: {error.reason}"
        return self._error(self.lines[key], reason)

    def _error(self, number: int, reason: str) -> FormatError:
        return FormatError(self.source, f"line {number}", reason)

    def _read_line(self, number: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        moves = MOVES.fullmatch(line)
        if moves:
            self._read_moves(number, int(moves[1]), int(moves[2]), moves[3])
            return
        key, colon, value = line.partition(":")
        name = NAME.fullmatch(key)
        if not colon:
            expected = "expected `key: value` or `1. seat 0: move, move`"
            raise self._error(number, f"{expected}, found {line[:40]!r}")
        if name:
            self._read_name(number, int(name[1]), value.strip())
        else:
            self._read_key(number, key, value.strip())

    def _read_moves(self, number: int, first: int, seat: int, texts: str) -> None:
        if any(key in self.document for key in FOOTER):
            raise self._error(number, "a move stands below the result or digest")
        if first != len(self.moves) + 1:
            found = f"expected move number {len(self.moves) + 1}, found {first}"
            raise self._error(number, found)
        for text in texts.split(","):
            if not text.strip():
                raise self._error(number, "a move is missing before or after a comma")
            self.lines[f"moves[{len(self.moves)}]"] = number
            self.moves.append([seat, text.strip()])

    def _read_name(self, number: int, seat: int, name: str) -> None:
        self._header_only(number, f"name {seat}")
        if seat != len(self.names):
            raise self._error(number, f"expected name {len(self.names)}, found name {seat}")
        self.document["names"] = self.names
        self.lines.setdefault("names", number)
        self.lines[f"names[{seat}]"] = number
        self.names.append(name)

    def _read_key(self, number: int, key: str, value: str) -> None:
        if key not in HEADER and key not in FOOTER:
            raise self._error(number, f"unknown key {key!r}; remove it or check its spelling")
        if key in self.document:
            raise self._error(number, f"{key} is given twice")
        if key in HEADER:
            self._header_only(number, key)
        self.document[key] = self._value(number, key, value)
        self.lines[key] = number

    def _header_only(self, number: int, key: str) -> None:
        if self.moves:
            raise self._error(number, f"{key} belongs above the moves")

    def _value(self, number: int, key: str, value: str) -> object:
        if key in ("seats", "seed"):
            return number_or_text(value)
        if key == "result":
            return [number_or_text(word) for word in value.split()]
        if key == "options":
            return self._pairs(number, key, value)
        if key == "edition":
            pairs = self._pairs(number, key, value).items()
            return {name: number_or_text(str(chosen)) for name, chosen in pairs}
        if key == "position":
            try:
                return parse_json(self.source, value)
            except FormatError as error:
                raise self._error(number, f"position: {error.reason}") from None
        return value

    def _pairs(self, number: int, key: str, value: str) -> dict[str, object]:
        found: dict[str, object] = {}
        for word in value.split():
            name, sign, chosen = word.partition("=")
            if not sign or not name:
                raise self._error(number, f"{key}: expected name=value, found {word!r}")
            if name in found:
                raise self._error(number, f"{key}: {name} is given twice")
            found[name] = {"true": True, "false": False}.get(chosen, chosen)
        return found


def number_or_text(text: str) -> int | str:
    """What is not a number stays a text, so that the check of types can show it."""
    return int(text) if NUMBER.fullmatch(text) else text
