"""The people and tables of the load benchmark, written into the database before a server starts:
by way of the server, four thousand people would take minutes to sit down."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random
from typing import Any

from sqlalchemy import insert

from ironbridge import registry
from ironbridge.server.people.model import digest, new_id, new_token
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Entry, Person, Seat, Session, Table

SEED = 14
DAY_MS = 86_400_000


@dataclass(frozen=True)
class Seated:
    """A running table, with the secret in the cookie of whoever sits at each seat."""

    table: str
    tokens: tuple[str, ...]


async def write_tables(url: str, game: str, tables: int, seats: int, plies: int) -> list[Seated]:
    """Running tables with a guest at each seat, after so many moves, the same at all of them."""
    now = time.time_ns() // 1_000_000
    made = [Seated(new_id(), tuple(new_token() for _ in range(seats))) for _ in range(tables)]
    moves = played(game, seats, plies)
    people = [(new_id(), token) for one in made for token in one.tokens]
    places = [(one.table, seat) for one in made for seat in range(seats)]
    rows: dict[Any, list[dict[str, Any]]] = {
        Person: [
            {"id": person, "name": f"Player {number}", "preferences": {}, "created": now}
            for number, (person, _) in enumerate(people)
        ],
        Session: [
            {
                "id": new_id(),
                "token": digest(token),
                "person": person,
                "created": now,
                "seen": now,
                "expires": now + DAY_MS,
            }
            for person, token in people
        ],
        Table: [
            {
                "id": one.table,
                "game": game,
                "rules": registry.game(game).version,
                "seats": seats,
                "options": {},
                "seed": SEED,
                "clock": {"kind": "none"},
                "status": "running",
                "creator": people[number * seats][0],
                "invite": digest(new_token()),
                "created": now,
                "started": now,
            }
            for number, one in enumerate(made)
        ],
        Seat: [
            {"table": table, "seat": seat, "person": person}
            for (table, seat), (person, _) in zip(places, people, strict=True)
        ],
        Entry: [
            {"table": one.table, "number": number, "kind": "move", "at": now} | entry
            for one in made
            for number, entry in enumerate(moves)
        ],
    }
    await write(url, rows)
    return made


async def write(url: str, rows: dict[Any, list[dict[str, Any]]]) -> None:
    database = Database(url)
    await database.open()
    async with database.session() as session, session.begin():
        for kind, values in rows.items():
            if values:
                await session.execute(insert(kind), values)
    await database.close()


def played(game: str, seats: int, plies: int) -> list[dict[str, Any]]:
    """The first moves of a game that is played by chance."""
    state, chance = registry.game(game).start(seats, SEED), Random(SEED)
    found: list[dict[str, Any]] = []
    while len(found) < plies and not state.over:
        seat = min(state.deciders)
        move = chance.choice(state.legal(seat))
        state.do(move, seat)
        found.append({"seat": seat, "text": move.text})
    return found
