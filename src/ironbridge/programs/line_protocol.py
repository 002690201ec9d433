"""What is said to a program, and what it answers: one JSON object on each line.

docs/bots.md specifies it under "Programs at the table". Nothing here knows how the lines travel,
nor whether the game is one of the arena or of a server.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from ironbridge.kernel.documents import ComponentsJson, ResultJson, ViewJson
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import OptionValue
from ironbridge.kernel.state import State

Kind = TypeVar("Kind")

VERSION = 1
LONGEST_ANSWER = 64 * 1024
"""Bytes of a line of a program."""


class Hello(Struct, frozen=True, tag="hello"):
    """A game begins; `seat` is the program's own, counted from 0."""

    protocol: int
    game: str
    rules: str
    seats: int
    seat: int
    options: Mapping[str, OptionValue]
    components: ComponentsJson


class LegalMove(Struct, frozen=True):
    """A move in notation, and its fixed number among all moves of the game."""

    move: str
    index: int


class Decide(Struct, frozen=True, tag="decide"):
    """The program's seat decides: one of these moves, within so many milliseconds."""

    id: int
    seat: int
    view: ViewJson
    legal: list[LegalMove]
    limit_ms: int


class End(Struct, frozen=True, tag="end"):
    """The game is over; the input ends with this line."""

    result: ResultJson


Question: TypeAlias = Hello | Decide | End


class Ready(Struct, frozen=True):
    """The answer to `hello`."""

    protocol: int


class Chosen(Struct, frozen=True):
    """The answer to `decide`, with the id of the question: a late answer is told from a new one."""

    id: int
    move: str


class BadAnswer(Exception):
    """A line that is no answer."""


def hello(game: Game, seats: int, seat: int, options: Mapping[str, OptionValue]) -> Hello:
    return Hello(VERSION, game.name, game.version, seats, seat, options, game.components())


def decide(state: State, seat: int, legal: Sequence[Move], number: int, limit_s: float) -> Decide:
    """The question, with the view that the seat's own person would see."""
    return question(state.view(seat), seat, legal, number, limit_s)


def question(
    view: ViewJson, seat: int, legal: Sequence[Move], number: int, limit_s: float
) -> Decide:
    """The same for somebody who has no position, only the view."""
    moves = [LegalMove(move.text, int(move.index)) for move in legal]
    return Decide(number, seat, view, moves, int(limit_s * 1000))


def line(question: Question) -> bytes:
    return msgspec.json.encode(question) + b"\n"


def read_ready(text: bytes) -> Ready:
    ready = read(text, Ready)
    if ready.protocol != VERSION:
        raise BadAnswer(f"expected protocol {VERSION}, found {ready.protocol}")
    return ready


def read_chosen(text: bytes, number: int) -> Chosen | None:
    """The answer to this question; None for one to an earlier question, which came too late."""
    chosen = read(text, Chosen)
    if chosen.id > number:
        raise BadAnswer(f"question {chosen.id} was not asked yet")
    return chosen if chosen.id == number else None


def found(chosen: Chosen, legal: Sequence[Move]) -> Move | None:
    return next((move for move in legal if move.text == chosen.move), None)


def read(text: bytes, kind: type[Kind]) -> Kind:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadAnswer(str(error)) from None
