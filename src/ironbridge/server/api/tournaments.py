"""Routes about tournaments: list, open, see, enter, leave, and what the host does."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Annotated, Final

from litestar import Controller, Response, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from ironbridge.server.api.tables import ReasonForm
from ironbridge.server.error_responses import documented
from ironbridge.server.people.model import Person
from ironbridge.server.security import limited
from ironbridge.server.tables.spec import LevelName
from ironbridge.server.tournaments.hosting import Hosting
from ironbridge.server.tournaments.model import (
    Finished,
    TournamentLine,
    TournamentSpec,
    TournamentStatus,
    TournamentView,
)
from ironbridge.server.tournaments.service import Tournaments
from ironbridge.server.tournaments.view import Viewing, results_csv, standings_csv

TAGS: Final = ["tournaments"]
CHANGED: Final = ("sign-in-needed", "csrf", "no-such-tournament")
HOSTED: Final = (*CHANGED, "not-the-host")

TournamentId = Annotated[str, PathParameter(max_length=22, description="The id of a tournament.")]
EntryNumber = Annotated[int, PathParameter(ge=0, le=1000, description="The number of an entry.")]
RoundNumber = Annotated[int, PathParameter(ge=0, le=1000, description="The number of a round.")]
BoardNumber = Annotated[
    int, PathParameter(ge=0, le=1000, description="The number of a table within its round.")
]
Reason = Annotated[str, Meta(max_length=200)]


class AwayForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the next round is missed. The reason is for hosts."""

    away: bool
    reason: Reason = ""


class BotForm(Struct, frozen=True, forbid_unknown_fields=True):
    level: LevelName


class DeadlineForm(Struct, frozen=True, forbid_unknown_fields=True):
    """`at` in milliseconds since 1970; null: none. A time that has passed: now."""

    at: Annotated[int, Meta(ge=0, le=2**53)] | None
    reason: Reason = ""


class CorrectionForm(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a table as the host wants it to count; everybody reads the reason."""

    results: Annotated[list[Finished], Meta(min_length=2, max_length=5)]
    reason: Annotated[str, Meta(min_length=1, max_length=200)]


@dataclass(frozen=True)
class Visit:
    """Somebody at a tournament: whatever they change, they are shown what came of it."""

    person: Person
    tournament: str
    viewing: Viewing

    async def after(self, change: Awaitable[object]) -> TournamentView:
        await change
        return await self.viewing.shown(self.person, self.tournament)


async def provide_visit(
    tournament_id: TournamentId,
    viewing: NamedDependency[Viewing],
    person: NamedDependency[Person],
) -> Visit:
    return Visit(person, tournament_id, viewing)


class TournamentList(Controller):
    """All tournaments."""

    path = "/api/tournaments"
    tags = TAGS

    @get(responses=documented())
    async def listing(
        self,
        viewing: NamedDependency[Viewing],
        visitor: NamedDependency[Person | None],
        status: FromQuery[TournamentStatus | None] = None,
        before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    ) -> list[TournamentLine]:
        """The newest first, fifty at a time; `before` is the time the last of them was opened."""
        return await viewing.listed(visitor, status, before)

    @post(
        guards=[limited("table")],
        responses=documented(
            "sign-in-needed",
            "csrf",
            "tournament-guest",
            "tournament-too-many",
            "no-such-game",
            "setup",
            "rated-clock",
            "rated-lesson",
            "text-unfit",
        ),
    )
    async def create(
        self,
        data: JSONBody[TournamentSpec],
        tournaments: NamedDependency[Tournaments],
        viewing: NamedDependency[Viewing],
        person: NamedDependency[Person],
    ) -> TournamentView:
        """Open a tournament. Whoever does is its host."""
        return await viewing.shown(person, await tournaments.create(person, data))


class OneTournament(Controller):
    """A tournament, and playing in it."""

    path = "/api/tournaments/{tournament_id:str}"
    tags = TAGS
    dependencies = {"visit": Provide(provide_visit)}  # noqa: RUF012 (litestar reads it)

    @get(responses=documented("no-such-tournament"))
    async def see(
        self,
        tournament_id: TournamentId,
        viewing: NamedDependency[Viewing],
        visitor: NamedDependency[Person | None],
    ) -> TournamentView:
        """Entries, standings and rounds."""
        return await viewing.shown(visitor, tournament_id)

    @get("/standings.csv", media_type="text/csv", responses=documented("no-such-tournament"))
    async def standings_file(
        self, tournament_id: TournamentId, viewing: NamedDependency[Viewing]
    ) -> Response[str]:
        """The standings for a spreadsheet."""
        return spreadsheet(standings_csv(await viewing.shown(None, tournament_id)), "standings")

    @get("/results.csv", media_type="text/csv", responses=documented("no-such-tournament"))
    async def results_file(
        self, tournament_id: TournamentId, viewing: NamedDependency[Viewing]
    ) -> Response[str]:
        """The results of all rounds for a spreadsheet."""
        return spreadsheet(results_csv(await viewing.shown(None, tournament_id)), "results")

    @post(
        "/enter",
        status_code=200,
        guards=[limited("table")],
        responses=documented(
            *CHANGED,
            "tournament-guest",
            "tournament-too-many",
            "tournament-full",
            "tournament-closed",
            "tournament-barred",
        ),
    )
    async def enter(
        self,
        visit: NamedDependency[Visit],
        tournaments: NamedDependency[Tournaments],
    ) -> TournamentView:
        """Play from the next round on."""
        return await visit.after(tournaments.enter(visit.person, visit.tournament))

    @post(
        "/leave",
        status_code=200,
        responses=documented(*CHANGED, "tournament-not-entered", "tournament-over"),
    )
    async def leave(
        self,
        visit: NamedDependency[Visit],
        tournaments: NamedDependency[Tournaments],
    ) -> TournamentView:
        """Play no further rounds."""
        return await visit.after(tournaments.leave(visit.person, visit.tournament))

    @put(
        "/away",
        responses=documented(*CHANGED, "tournament-not-entered", "tournament-over"),
    )
    async def be_away(
        self,
        visit: NamedDependency[Visit],
        data: JSONBody[AwayForm],
        tournaments: NamedDependency[Tournaments],
    ) -> TournamentView:
        """Miss the next round, or play it after all."""
        return await visit.after(tournaments.be_away(visit.person, visit.tournament, data.away))


class HostRoutes(Controller):
    """What the host of a tournament does, or an administrator."""

    path = "/api/tournaments/{tournament_id:str}"
    tags = TAGS
    dependencies = {"visit": Provide(provide_visit)}  # noqa: RUF012 (litestar reads it)

    @post(
        "/bots",
        status_code=200,
        guards=[limited("table")],
        responses=documented(
            *HOSTED,
            "no-such-level",
            "rated-bot",
            "tournament-bots",
            "tournament-full",
            "tournament-closed",
        ),
    )
    async def add_bot(
        self,
        visit: NamedDependency[Visit],
        data: JSONBody[BotForm],
        hosting: NamedDependency[Hosting],
    ) -> TournamentView:
        """Let a bot play from the next round on."""
        return await visit.after(hosting.add_bot(visit.person, visit.tournament, data.level))

    @post(
        "/entries/{number:int}/remove",
        status_code=200,
        responses=documented(
            *HOSTED, "no-such-person", "tournament-not-entered", "tournament-over"
        ),
    )
    async def remove(
        self,
        visit: NamedDependency[Visit],
        number: EntryNumber,
        data: JSONBody[ReasonForm],
        hosting: NamedDependency[Hosting],
    ) -> TournamentView:
        """Somebody plays no further rounds and cannot enter again."""
        return await visit.after(
            hosting.remove(visit.person, visit.tournament, number, data.reason)
        )

    @put(
        "/entries/{number:int}/away",
        responses=documented(*HOSTED, "no-such-person", "tournament-over"),
    )
    async def set_away(
        self,
        visit: NamedDependency[Visit],
        number: EntryNumber,
        data: JSONBody[AwayForm],
        hosting: NamedDependency[Hosting],
    ) -> TournamentView:
        """Somebody misses the next round, or plays it after all."""
        return await visit.after(
            hosting.set_away(visit.person, visit.tournament, number, data.away, data.reason)
        )

    @post(
        "/round",
        status_code=200,
        guards=[limited("table")],
        responses=documented(
            *HOSTED, "tournament-too-few", "tournament-round-runs", "tournament-over", "setup"
        ),
    )
    async def next_round(
        self,
        visit: NamedDependency[Visit],
        hosting: NamedDependency[Hosting],
    ) -> TournamentView:
        """Start the tournament, or its next round."""
        return await visit.after(hosting.next_round(visit.person, visit.tournament))

    @put("/deadline", responses=documented(*HOSTED, "tournament-no-round"))
    async def set_deadline(
        self,
        visit: NamedDependency[Visit],
        data: JSONBody[DeadlineForm],
        hosting: NamedDependency[Hosting],
    ) -> TournamentView:
        """Give the running round another deadline, or none."""
        return await visit.after(
            hosting.set_deadline(visit.person, visit.tournament, data.at, data.reason)
        )

    @put(
        "/rounds/{number:int}/tables/{board:int}",
        responses=documented(
            *HOSTED, "no-such-table", "tournament-result", "tournament-over", "text-unfit"
        ),
    )
    async def correct(
        self,
        visit: NamedDependency[Visit],
        number: RoundNumber,
        board: BoardNumber,
        data: JSONBody[CorrectionForm],
        hosting: NamedDependency[Hosting],
    ) -> TournamentView:
        """Enter the result of a table by hand."""
        return await visit.after(
            hosting.correct(
                visit.person, visit.tournament, number, board, data.results, data.reason
            )
        )

    @post("/cancel", status_code=200, responses=documented(*HOSTED, "tournament-over"))
    async def cancel(
        self,
        visit: NamedDependency[Visit],
        data: JSONBody[ReasonForm],
        hosting: NamedDependency[Hosting],
    ) -> TournamentView:
        """End a tournament before its time."""
        return await visit.after(hosting.cancel(visit.person, visit.tournament, data.reason))


def spreadsheet(text: str, name: str) -> Response[str]:
    # The mark at the beginning tells spreadsheets that it is UTF-8.
    disposition = f'attachment; filename="{name}.csv"'
    return Response(
        "\ufeff" + text,
        media_type="text/csv",
        headers={"content-disposition": disposition},
    )
