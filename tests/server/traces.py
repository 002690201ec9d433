"""Traces that a person leaves in the database, for tests."""

from __future__ import annotations

from sqlalchemy import select

from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from tests.server.fake_clock import START


async def leave_traces(database: Database, person: str, table: str = "t1") -> None:
    """A running table at which the person has seat 0, with traces of all kinds."""
    async with database.session() as session, session.begin():
        session.add(
            schema.Table(
                id=table,
                game="brass-birmingham",
                rules="1",
                seats=2,
                options={},
                seed=123456789,
                clock={"kind": "none", "bank_ms": 0, "increment_ms": 0, "turn_ms": 0},
                status="running",
                creator=person,
                invite="secret invite",
                created=START,
            )
        )
        await session.flush()
        browsers = select(schema.Session.id).where(schema.Session.person == person)
        for browser in (await session.scalars(browsers.limit(1))).all():
            session.add(
                schema.PushDevice(
                    id="device",
                    person=person,
                    session=browser,
                    endpoint="https://push.example/1",
                    digest="f",
                    public="push public",
                    auth="push auth",
                    created=START,
                )
            )
        session.add_all(
            [
                schema.Seat(table=table, seat=0, person=person),
                schema.Entry(table=table, number=0, kind="move", seat=0, person=person, at=START),
                schema.Chat(table=table, person=person, text="Hello all", at=START),
                schema.Note(table=table, person=person, text="Build in Stone"),
                schema.Prepared(table=table, seat=0, moves=["pass"], condition="f", at=START),
                schema.Notice(person=person, table=table, number=0, channel="email", due=START),
                schema.SolvedPuzzle(person=person, game="spyrium", puzzle="7-25", at=START),
                schema.RatingStep(
                    table=table, seat=0, player=person, place=1, score=90, mu=25, sigma=8, at=START
                ),
                schema.Rating(
                    player=person,
                    game="brass-birmingham",
                    seats=2,
                    mu=25.0,
                    sigma=8.0,
                    games=1,
                    wins=1,
                    points=90,
                ),
            ]
        )
