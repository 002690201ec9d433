"""Routes of the archive: find finished public games, and take many of them along."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Final

from litestar import Controller, get
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Stream

from ironbridge.server.archive.download import MEDIA, Download, Form
from ironbridge.server.archive.results import PersonResults, Results
from ironbridge.server.archive.search import PLAYERS, Archive, ArchivePage, Sort, Wanted
from ironbridge.server.error_responses import documented
from ironbridge.server.people.model import Person
from ironbridge.server.security import limited

TAGS: Final = ["archive"]
CURSOR: Final = r"^-?[0-9]{1,15}:[A-Za-z0-9_-]{1,22}$"

Time = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Score = Annotated[int | None, QueryParameter(ge=-100_000, le=100_000)]
Length = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Names = Annotated[list[str] | None, QueryParameter(max_items=PLAYERS)]


async def provide_wanted(
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
    seats: Annotated[int | None, QueryParameter(ge=1, le=20)] = None,
    rated: FromQuery[bool | None] = None,
    name: Names = None,
    player: Annotated[str | None, QueryParameter(name="person", max_length=22)] = None,
    bot: Names = None,
    option: Annotated[str | None, QueryParameter(max_length=100)] = None,
    since: Time = None,
    until: Time = None,
    least_score: Score = None,
    most_score: Score = None,
    least_moves: Length = None,
    most_moves: Length = None,
    sort: FromQuery[Sort] = "newest",
) -> Wanted:
    return Wanted(
        game,
        seats,
        rated,
        tuple(name or ()),
        player,
        tuple(bot or ()),
        option,
        since,
        until,
        least_score,
        most_score,
        least_moves,
        most_moves,
        sort,
    )


class ArchiveRoutes(Controller):
    """Finished public games."""

    path = "/api/archive"
    tags = TAGS
    dependencies = {"wanted": Provide(provide_wanted)}  # noqa: RUF012 (litestar reads it)

    @get(guards=[limited("archive")], responses=documented())
    async def search(
        self,
        wanted: NamedDependency[Wanted],
        archive: NamedDependency[Archive],
        visitor: NamedDependency[Person | None],
        after: Annotated[str | None, QueryParameter(pattern=CURSOR, max_length=40)] = None,
    ) -> ArchivePage:
        """Finished public games that fit, twenty at a time. `after` is `next` of the page before;
        `name` may be given several times, and so may `bot`."""
        return await archive.search(wanted, after, visitor)

    @get(
        "/download",
        guards=[limited("download")],
        responses={
            200: ResponseSpec(
                None,
                description="The records: one on each line, or a zip with a text for each",
                generate_examples=False,
            ),
            **documented(),
        },
    )
    async def download(
        self,
        wanted: NamedDependency[Wanted],
        download: NamedDependency[Download],
        form: Annotated[Form, QueryParameter(name="format")] = "zip",
    ) -> Stream:
        """The records of the first two hundred games that fit, as one file."""
        tables = await download.tables(wanted)
        today = datetime.now(UTC).date().isoformat()
        named = f'attachment; filename="ironbridge-{today}.{form}"'
        return Stream(
            download.file(tables, form),
            media_type=MEDIA[form],
            headers={"content-disposition": named},
        )


class ResultRoutes(Controller):
    """What the finished public games of somebody say."""

    path = "/api/people/{person_id:str}/results"
    tags = TAGS

    @get(guards=[limited("archive")], responses=documented("no-such-person"))
    async def results(
        self, person_id: FromPath[str], game_results: NamedDependency[Results]
    ) -> PersonResults:
        """The newest finished public games of a person, counted: by game, seat and opponent, and
        how they begin."""
        return await game_results.of(person_id)
