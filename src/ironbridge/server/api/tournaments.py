"""Routes about tournaments: list, open, see, enter, leave, and what the host does."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, Response, get, post, put
from litestar.di import NamedDependency
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
        tournament_id: TournamentId,
        tournaments: NamedDependency[Tournaments],
        viewing: NamedDependency[Viewing],
        person: NamedDependency[Person],
    ) -> TournamentView:
        """Play from the next round on."""
        await tournaments.enter(person, tournament_id)
        return await viewing.shown(person, tournament_id)

    @post(
        "/leave",
        status_code=200,
        responses=documented(*CHANGED, "tournament-not-entered", "tournament-over"),
    )
    async def leave(
        self,
        tournament_id: TournamentId,
        tournaments: NamedDependency[Tournaments],
        viewing: NamedDependency[Viewing],
        person: NamedDependency[Person],
    ) -> TournamentView:
        """Play no further rounds."""
        await tournaments.leave(person, tournament_id)
        return await viewing.shown(person, tournament_id)

    @put(
        "/away",
        responses=documented(*CHANGED, "tournament-not-entered", "tournament-over"),
    )
    async def be_away(
        self,
        tournament_id: TournamentId,
        data: JSONBody[AwayForm],
        tournaments: NamedDependency[Tournaments],
        viewing: NamedDependency[Viewing],
        person: NamedDependency[Person],
    ) -> TournamentView:
        """Miss the next round, or play it after all."""
        await tournaments.be_away(person, tournament_id, data.away)
        return await viewing.shown(person, tournament_id)


class HostRoutes(Controller):
    """What the host of a tournament does, or an administrator."""

    path = "/api/tournaments/{tournament_id:str}"
    tags = TAGS

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
        tournament_id: TournamentId,
        data: JSONBody[BotForm],
        hosting: NamedDependency[Hosting],
        viewing: NamedDependency[Viewing],
        person: NamedDependency[Person],
    ) -> TournamentView:
        """Let a bot play from the next round on."""
        await hosting.add_bot(person, tournament_id, data.level)
        return await viewing.shown(person, tournament_id)

    @post(
        "/entries/{number:int}/remove",
        status_code=200,
        responses=documented(
            *HOSTED, "no-such-person", "tournament-not-entered", "tournament-over"
        ),
    )
    async def remove(
        self,
        tournament_id: TournamentId,
        number: EntryNumber,
        data: JSONBody[ReasonForm],
        hosting: NamedDependency[Hosting],
        viewing: NamedDependency[Viewing],
        person: NamedDependency[Person],
    ) -> TournamentView:
        """Somebody plays no further rounds and cannot enter again."""
        await hosting.remove(person, tournament_id, number, data.reason)
        return await viewing.shown(person, tournament_id)

    @put(
        "/entries/{number:int}/away",
        responses=documented(*HOSTED, "no-such-person", "tournament-over"),
    )
    async def set_away(
        self,
        tournament_id: TournamentId,
        number: EntryNumber,
        data: JSONBody[AwayForm],
        hosting: NamedDependency[Hosting],
        viewing: NamedDependency[Viewing],
        person: NamedDependency[Person],
    ) -> TournamentView:
        """Somebody misses the next round, or plays it after all."""
        await hosting.set_away(person, tournament_id, number, data.away, data.reason)
        return await viewing.shown(person, tournament_id)

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
        tournament_id: TournamentId,
        hosting: NamedDependency[Hosting],
        viewing: NamedDependency[Viewing],
        person: NamedDependency[Person],
    ) -> TournamentView:
        """Start the tournament, or its next round."""
        await hosting.next_round(person, tournament_id)
        return await viewing.shown(person, tournament_id)

    @put("/deadline", responses=documented(*HOSTED, "tournament-no-round"))
    async def set_deadline(
        self,
        tournament_id: TournamentId,
        data: JSONBody[DeadlineForm],
        hosting: NamedDependency[Hosting],
        viewing: NamedDependency[Viewing],
        person: NamedDependency[Person],
    ) -> TournamentView:
        """Give the running round another deadline, or none."""
        await hosting.set_deadline(person, tournament_id, data.at, data.reason)
        return await viewing.shown(person, tournament_id)

    @put(
        "/rounds/{number:int}/tables/{board:int}",
        responses=documented(
            *HOSTED, "no-such-table", "tournament-result", "tournament-over", "text-unfit"
        ),
    )
    async def correct(
        self,
        tournament_id: TournamentId,
        number: RoundNumber,
        board: BoardNumber,
        data: JSONBody[CorrectionForm],
        hosting: NamedDependency[Hosting],
        viewing: NamedDependency[Viewing],
        person: NamedDependency[Person],
    ) -> TournamentView:
        """Enter the result of a table by hand."""
        await hosting.correct(person, tournament_id, number, board, data.results, data.reason)
        return await viewing.shown(person, tournament_id)

    @post("/cancel", status_code=200, responses=documented(*HOSTED, "tournament-over"))
    async def cancel(
        self,
        tournament_id: TournamentId,
        data: JSONBody[ReasonForm],
        hosting: NamedDependency[Hosting],
        viewing: NamedDependency[Viewing],
        person: NamedDependency[Person],
    ) -> TournamentView:
        """End a tournament before its time."""
        await hosting.cancel(person, tournament_id, data.reason)
        return await viewing.shown(person, tournament_id)


def spreadsheet(text: str, name: str) -> Response[str]:
    # The mark at the beginning tells spreadsheets that it is UTF-8.
    disposition = f'attachment; filename="{name}.csv"'
    return Response(
        "\ufeff" + text,
        media_type="text/csv",
        headers={"content-disposition": disposition},
    )
