"""Routes for records that people bring. Every request carries the record: nothing of it is stored,
and any process can answer."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Controller, MediaType, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.types import Scope
from msgspec import Meta, Struct

from ironbridge.server.api.hints import Plies, Ply
from ironbridge.server.bots.hints import MOST_PLIES, Adviser, Analysis
from ironbridge.server.error_responses import documented
from ironbridge.server.records.reader import Reader
from ironbridge.server.records.reading import RecordPosition, RecordShown, mark
from ironbridge.server.security import asker_of, limited

TAGS: Final = ["records"]

RecordText = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=60_000,
        description="The content of a record file, in its text form or its JSON form.",
    ),
]
READ = ("csrf", "bad-record", "busy")


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
        self, data: JSONBody[RecordForm], reader: NamedDependency[Reader], scope: Scope
    ) -> Response[RecordShown]:
        """Check a record, move by move, and tell what happened in it."""
        return ready(await reader.show(asker_of(scope), data.record))

    @post(
        "/position",
        status_code=200,
        guards=[limited("position")],
        responses=documented(*READ, "no-such-ply"),
    )
    async def position(
        self, data: JSONBody[RecordPositionForm], reader: NamedDependency[Reader], scope: Scope
    ) -> Response[RecordPosition]:
        """The position after so many moves, with nothing hidden."""
        return ready(await reader.at(asker_of(scope), data.record, data.ply))

    @post(
        "/analysis",
        status_code=200,
        guards=[limited("analysis")],
        responses=documented(*READ, "no-such-ply", "no-such-level"),
    )
    async def analysis(
        self,
        data: JSONBody[RecordAnalysisForm],
        reader: NamedDependency[Reader],
        adviser: NamedDependency[Adviser],
        scope: Scope,
    ) -> Analysis:
        """What decisions of a record were worth, and what would have been better."""
        made = await reader.decisions(asker_of(scope), data.record, data.first, data.count)
        key = mark(data.record)
        return await adviser.of_record(made, [(key, ply) for ply in range(made.plies)])


def ready(document: bytes) -> Response[Any]:
    """A document that was written in another process, sent as it is."""
    return Response(document, media_type=MediaType.JSON)
