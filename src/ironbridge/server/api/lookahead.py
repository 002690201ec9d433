"""Routes for thinking ahead: the questions to come, and what some answers would do."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from ironbridge.server.api.play import PLAYING, TAGS, Number
from ironbridge.server.api.tables import SeatNumber, TableId
from ironbridge.server.error_responses import documented
from ironbridge.server.people.model import Person
from ironbridge.server.security import limited
from ironbridge.server.tables.lookahead import Lookahead, Preview, Tree

DEEPEST = 3
LONGEST = 20
"""Moves of one preview at most: no action takes more."""

THINKING = (*PLAYING, "not-your-decision", "bot-plays")


class PreviewForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves of one seat in a row, as if they were played now."""

    number: Number
    moves: Annotated[
        list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=LONGEST)
    ]
    seat: SeatNumber | None = None


class LookaheadRoutes(Controller):
    """Thinking before deciding. Nothing here changes a table or tells anything hidden."""

    path = "/api/tables/{table_id:str}"
    tags = TAGS

    @get("/tree", guards=[limited("ahead")], responses=documented(*THINKING))
    async def tree(
        self,
        table_id: TableId,
        lookahead: NamedDependency[Lookahead],
        person: NamedDependency[Person],
        depth: Annotated[int, QueryParameter(ge=1, le=DEEPEST)] = 2,
        seat: Annotated[int | None, QueryParameter(ge=0, le=19)] = None,
    ) -> Tree:
        """The question asked now, every legal answer, and the questions they lead to."""
        return await lookahead.tree(person, table_id, depth, seat)

    @post(
        "/preview",
        status_code=200,
        guards=[limited("ahead")],
        responses=documented(*THINKING, "stale", "unknown-move", "illegal-move"),
    )
    async def preview(
        self,
        table_id: TableId,
        data: JSONBody[PreviewForm],
        lookahead: NamedDependency[Lookahead],
        person: NamedDependency[Person],
    ) -> Preview:
        """What moves would cost and bring, before they are played."""
        return await lookahead.preview(person, table_id, data.number, data.moves, data.seat)
