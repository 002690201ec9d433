"""Routes to moves that are prepared for one's next decision."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, delete, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta, Struct

from ironbridge.server.error_responses import documented
from ironbridge.server.people.model import Person
from ironbridge.server.security import limited
from ironbridge.server.tables.premoves.service import Premoves
from ironbridge.server.tables.premoves.stored import MOST_MOVES, Condition, PreparedShown

TAGS: Final = ["play"]

OWN = ("sign-in-needed", "no-such-table", "not-your-seat")
Text = Annotated[str, Meta(min_length=1, max_length=200)]
OneSeat = Annotated[
    int | None, Parameter(ge=0, le=19, description="One of one's seats; the first if not said.")
]


class PreparedForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves in the order they are to be played, and when."""

    moves: Annotated[list[Text], Meta(min_length=1, max_length=MOST_MOVES)]
    condition: Condition = "unchanged"
    seat: Annotated[int, Meta(ge=0, le=19)] | None = None


class PremoveRoutes(Controller):
    """One's prepared moves at a table."""

    path = "/api/tables/{table_id:str}/prepared"
    tags = TAGS

    @get(responses=documented(*OWN))
    async def show(
        self,
        table_id: FromPath[str],
        premoves: NamedDependency[Premoves],
        person: NamedDependency[Person],
        seat: OneSeat = None,
    ) -> PreparedShown:
        """What is prepared, or why it was not played."""
        return await premoves.show(person, table_id, seat)

    @put(
        guards=[limited("prepared")],
        responses=documented(
            *OWN,
            "csrf",
            "busy",
            "not-running",
            "table-over",
            "bot-plays",
            "unknown-move",
            "illegal-move",
            "not-your-decision",
        ),
    )
    async def prepare(
        self,
        table_id: FromPath[str],
        data: JSONBody[PreparedForm],
        premoves: NamedDependency[Premoves],
        person: NamedDependency[Person],
    ) -> PreparedShown:
        """Prepare moves, in place of those prepared before."""
        return await premoves.prepare(person, table_id, data.seat, data.moves, data.condition)

    @delete(status_code=204, responses=documented(*OWN, "csrf"))
    async def forget(
        self,
        table_id: FromPath[str],
        premoves: NamedDependency[Premoves],
        person: NamedDependency[Person],
        seat: OneSeat = None,
    ) -> None:
        """Remove them, or the note that they were not played."""
        await premoves.forget_moves(person, table_id, seat)
