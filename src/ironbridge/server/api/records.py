"""Routes for records that people bring. Every request carries the record: nothing of it is stored,
and any process can answer."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ironbridge.server.api.hints import Plies, Ply
from ironbridge.server.bots.hints import MOST_PLIES, Adviser, Analysis
from ironbridge.server.error_responses import documented
from ironbridge.server.records.reading import (
    Reader,
    RecordPosition,
    RecordShown,
    marks_of,
    start_of,
)
from ironbridge.server.security import limited

TAGS: Final = ["records"]

RecordText = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=60_000,
        description="The content of a record file, in its text form or its JSON form.",
    ),
]
READ = ("csrf", "bad-record")


class RecordForm(Struct, frozen=True, forbid_unknown_fields=True):
    record: RecordText


class RecordPositionForm(Struct, frozen=True, forbid_unknown_fields=True):
    record: RecordText
    ply: Ply


class RecordAnalysisForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The move to begin with, and how many."""

    record: RecordText
    first: Ply = 0
    count: Plies = MOST_PLIES


class Records(Controller):
    """Games that were played anywhere."""

    path = "/api/records"
    tags = TAGS

    @post("/read", status_code=200, guards=[limited("record")], responses=documented(*READ))
    async def read(
        self, data: JSONBody[RecordForm], reader: NamedDependency[Reader]
    ) -> RecordShown:
        """Check a record, move by move, and tell what happened in it."""
        return await reader.show(data.record)

    @post("/position", status_code=200, responses=documented(*READ, "no-such-ply"))
    async def position(
        self, data: JSONBody[RecordPositionForm], reader: NamedDependency[Reader]
    ) -> RecordPosition:
        """The position after so many moves, with nothing hidden."""
        return await reader.at(data.record, data.ply)

    @post(
        "/analysis",
        status_code=200,
        guards=[limited("analysis")],
        responses=documented(*READ, "no-such-ply", "no-such-level", "busy"),
    )
    async def analysis(
        self,
        data: JSONBody[RecordAnalysisForm],
        reader: NamedDependency[Reader],
        adviser: NamedDependency[Adviser],
    ) -> Analysis:
        """What decisions of a record were worth, and what would have been better."""
        record = await reader.read(data.record)
        marks = marks_of(record, data.record)
        moves = list(record.moves)
        return await adviser.look_back(start_of(record), moves, marks, data.first, data.count)
