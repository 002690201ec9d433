"""The rows by which a finished public game is found again. A private game has none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Executable

from ironbridge.kernel.option import OptionValue
from ironbridge.kernel.result import Result
from ironbridge.kernel.state import State
from ironbridge.server import ratings
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import FinishedGame, FinishedSeat
from ironbridge.server.storage.upsert import adding
from ironbridge.server.tables.model import LiveTable

OPENING = 200
"""Characters of a move that are kept; no notation is longer."""


@dataclass(frozen=True)
class Ended:
    """A public game that came to its end, and all that its rows are made of."""

    table: str
    game: str
    options: Mapping[str, OptionValue]
    rated: bool
    players: Sequence[str | None]
    """By seat; None for somebody who is not to be found."""
    places: Sequence[int]
    scores: Sequence[int]
    moves: Sequence[tuple[int, str]]
    digest: str | None
    at: int


def live(table: LiveTable, last: tuple[int, str], played: State, result: Result, at: int) -> Ended:
    """A game in the moment of its last move, which the table does not have yet."""
    return Ended(
        table.id,
        table.game.name,
        table.options,
        table.rated,
        [ratings.player_of(seat) for seat in table.seats],
        ratings.places(table, result),
        result.scores,
        [*table.moves, last],
        played.digest(),
        at,
    )


def rows(database: Database, ended: Ended) -> list[Executable]:
    """To be carried out in the transaction of the last move, or later: then what is there stays."""
    found = [
        adding(
            database,
            FinishedGame,
            {
                "table": ended.table,
                "game": ended.game,
                "seats": len(ended.players),
                "rated": ended.rated,
                "options": options_text(ended.options),
                "moves": len(ended.moves),
                "best": max(ended.scores),
                "digest": ended.digest,
                "ended": ended.at,
            },
        )
    ]
    first: dict[int, str] = {}
    for seat, text in ended.moves:
        first.setdefault(seat, text)
    for seat, player in enumerate(ended.players):
        row = {
            "table": ended.table,
            "seat": seat,
            "player": player,
            "place": ended.places[seat],
            "score": ended.scores[seat],
            "opening": first.get(seat, "")[:OPENING],
            "ended": ended.at,
        }
        found.append(adding(database, FinishedSeat, row))
    return found


def options_text(options: Mapping[str, OptionValue]) -> str:
    """All options in one text, each between spaces."""
    return "".join(f" {option_text(name, options[name])} " for name in sorted(options))


def option_text(name: str, value: OptionValue) -> str:
    """As records write it: `introductory=false`."""
    return f"{name}={str(value).lower() if isinstance(value, bool) else value}"
