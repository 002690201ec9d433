"""Routes to the bots: a hint for one's own decision, and what decisions were worth."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ironbridge.server.api.tables import SEEN
from ironbridge.server.bots.hints import MOST_PLIES, Adviser, Analysis, Hint
from ironbridge.server.error_responses import documented
from ironbridge.server.people.model import Person
from ironbridge.server.security import limited

TAGS: Final = ["thinking"]

ASKED = ("sign-in-needed", "csrf", "no-such-table", "not-your-seat", "no-such-level", "busy")
OFF = ("hints-off", "rated-hints")

Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Plies = Annotated[int, Meta(ge=1, le=MOST_PLIES)]


class HintForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Without a seat: the first of one's own that decides."""

    seat: Annotated[int, Meta(ge=0, le=19)] | None = None


class AnalysisForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The move to begin with, and how many. `invite` is needed at a private table."""

    first: Ply = 0
    count: Plies = MOST_PLIES
    invite: Annotated[str, Meta(max_length=100)] | None = None


class Advice(Controller):
    """What the strongest bot thinks."""

    path = "/api/tables/{table_id:str}"
    tags = TAGS

    @post(
        "/hint",
        status_code=200,
        guards=[limited("hint")],
        responses=documented(*ASKED, *OFF, "not-running", "table-over", "not-your-decision"),
    )
    async def hint(
        self,
        table_id: FromPath[str],
        data: JSONBody[HintForm],
        adviser: NamedDependency[Adviser],
        person: NamedDependency[Person],
    ) -> Hint:
        """The move a bot would make in one's place, knowing what one knows."""
        return await adviser.hint(person, table_id, data.seat)

    @post(
        "/analysis",
        status_code=200,
        guards=[limited("analysis")],
        responses=documented(*ASKED, *SEEN, *OFF, "not-running", "no-such-ply"),
    )
    async def analysis(
        self,
        table_id: FromPath[str],
        data: JSONBody[AnalysisForm],
        adviser: NamedDependency[Adviser],
        visitor: NamedDependency[Person | None],
    ) -> Analysis:
        """What decisions were worth, and what would have been better.

        If the game is over: all decisions, for anyone who may see the table. While it runs: one's
        own, by what one knew, where the creator allows hints; never in a rated game.
        """
        return await adviser.analysis(visitor, table_id, data.first, data.count, data.invite)
