"""Routes about tables: open, list, see, take a seat, invite, start, play again, talk."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import (
    FromPath,
    FromQuery,
    HeaderParameter,
    JSONBody,
    PathParameter,
    QueryParameter,
)
from msgspec import Meta, Struct

from ironbridge.server.error_responses import documented
from ironbridge.server.order.ending import Ending
from ironbridge.server.people.model import Person
from ironbridge.server.security import limited
from ironbridge.server.settings import Settings
from ironbridge.server.storage.documents import ClockKind
from ironbridge.server.tables.chat import Chat
from ironbridge.server.tables.listing import (
    LARGEST_PAGE,
    PAGE,
    Filters,
    TableLine,
    TableLists,
    Waiting,
)
from ironbridge.server.tables.lobby import Lobby
from ironbridge.server.tables.model import Status
from ironbridge.server.tables.spec import LevelName, TableSpec
from ironbridge.server.tables.store import TableStore
from ironbridge.server.tables.table_view import ChatShown, Snapshots, TableView
from ironbridge.server.together.invitations import Invitations
from ironbridge.server.together.phrases import PhraseId

TAGS: Final = ["tables"]

TableId = Annotated[str, PathParameter(max_length=22, description="The id of the table.")]
LineId = Annotated[int, PathParameter(ge=0, le=2**53, description="The id of a line of chat.")]
SeatNumber = Annotated[int, Meta(ge=0, le=19)]
Invite = Annotated[
    str | None,
    HeaderParameter(
        name="x-ironbridge-invite", max_length=100, description="The secret of an invite link."
    ),
]
"""In a header, because proxies write the addresses of requests into their logs."""
UNPLAYABLE = ("other-rules", "no-game", "damaged")
SEEN = ("no-such-table", "bad-invite", *UNPLAYABLE)
CHANGED = ("sign-in-needed", "csrf", "no-such-table", *UNPLAYABLE)
RATED = ("rated-guest", "rated-hot-seat", "rated-bot", "rated-alone")


class JoinForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Without a seat: the one that is `liked` if it is free, or else the first free one. `invite`
    is needed at a private table."""

    seat: SeatNumber | None = None
    liked: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None


class SeatForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat; null frees the seat."""

    level: LevelName | None


class HintsForm(Struct, frozen=True, forbid_unknown_fields=True):
    hints: bool


class InviteLink(Struct, frozen=True):
    """Shown once: only a hash of the secret is kept."""

    secret: str
    link: str


class ChatForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A text of one's own, or the id of a set phrase."""

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: PhraseId | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None


class ReasonForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Why somebody does what concerns others; it is kept in the audit log."""

    reason: Annotated[str, Meta(max_length=300)] = ""


class NoteForm(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=20_000)]


async def provide_filters(
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
    status: FromQuery[Status | None] = None,
    clock: FromQuery[ClockKind | None] = None,
    seats: Annotated[int | None, QueryParameter(ge=1, le=20)] = None,
    rated: FromQuery[bool | None] = None,
    free: FromQuery[bool] = False,
    mine: FromQuery[bool] = False,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=LARGEST_PAGE)] = PAGE,
) -> Filters:
    return Filters(game, status, clock, seats, rated, free, mine, before, limit)


class TableList(Controller):
    """All tables."""

    path = "/api/tables"
    tags = TAGS

    @get(dependencies={"filters": Provide(provide_filters)}, responses=documented())
    async def listing(
        self,
        filters: NamedDependency[Filters],
        lists: NamedDependency[TableLists],
        visitor: NamedDependency[Person | None],
    ) -> list[TableLine]:
        """Public tables, or all of one's own, the newest first."""
        return await lists.listing(filters, visitor)

    @post(
        guards=[limited("table")],
        responses=documented(
            "sign-in-needed",
            "csrf",
            "no-such-game",
            "setup",
            "no-such-level",
            *RATED,
            "rated-clock",
            "rated-lesson",
            "rated-edition",
            "bad-edition",
            "busy",
            "text-unfit",
        ),
    )
    async def create(
        self,
        data: JSONBody[TableSpec],
        lobby: NamedDependency[Lobby],
        snapshots: NamedDependency[Snapshots],
        person: NamedDependency[Person],
    ) -> TableView:
        """Open a table."""
        return await snapshots.shown(await lobby.create(person, data), person)


class Featured(Controller):
    """Games to watch."""

    path = "/api/featured"
    tags = TAGS

    @get(responses=documented())
    async def featured(
        self, lists: NamedDependency[TableLists], visitor: NamedDependency[Person | None]
    ) -> list[TableLine]:
        """Running public games of others that are worth watching, six at most."""
        return await lists.featured(visitor)


class Decisions(Controller):
    """What is waiting for one's decision."""

    path = "/api/me/decisions"
    tags = TAGS

    @get(responses=documented("sign-in-needed"))
    async def decisions(
        self, lists: NamedDependency[TableLists], person: NamedDependency[Person]
    ) -> list[Waiting]:
        """The tables that wait for one's decision, the most urgent first."""
        return await lists.decisions(person)


class OneTable(Controller):
    """A table and its seats."""

    path = "/api/tables/{table_id:str}"
    tags = TAGS

    @get(responses=documented(*SEEN))
    async def see(
        self,
        table_id: TableId,
        store: NamedDependency[TableStore],
        snapshots: NamedDependency[Snapshots],
        visitor: NamedDependency[Person | None],
        invite: Invite = None,
    ) -> TableView:
        """The table as one may see it: through one's seats, or as a spectator."""
        return await snapshots.shown(await store.seen(visitor, table_id, invite), visitor)

    @post(
        "/join",
        status_code=200,
        responses=documented(
            *CHANGED,
            *RATED,
            "bad-invite",
            "barred",
            "not-open",
            "no-free-seat",
            "seat-taken",
            "already-seated",
            "no-such-seat",
        ),
    )
    async def join(
        self,
        table_id: TableId,
        data: JSONBody[JoinForm],
        lobby: NamedDependency[Lobby],
        snapshots: NamedDependency[Snapshots],
        person: NamedDependency[Person],
    ) -> TableView:
        """Take a seat, or at a hot-seat table a further one."""
        table = await lobby.join(person, table_id, data.seat, data.invite, data.liked)
        return await snapshots.shown(table, person)

    @post("/leave", status_code=204, responses=documented(*CHANGED, "not-open", "not-your-seat"))
    async def leave(
        self, table_id: TableId, lobby: NamedDependency[Lobby], person: NamedDependency[Person]
    ) -> None:
        """Give one's seats back before the game begins."""
        await lobby.leave(person, table_id)

    @put(
        "/seats/{seat:int}",
        responses=documented(
            *CHANGED,
            *RATED,
            "not-open",
            "not-the-creator",
            "seat-taken",
            "no-such-seat",
            "no-such-level",
        ),
    )
    async def set_seat(
        self,
        table_id: TableId,
        seat: FromPath[int],
        data: JSONBody[SeatForm],
        lobby: NamedDependency[Lobby],
        snapshots: NamedDependency[Snapshots],
        person: NamedDependency[Person],
    ) -> TableView:
        """Put a bot on a seat, or free the seat of one."""
        table = await lobby.set_seat(person, table_id, seat, data.level)
        return await snapshots.shown(table, person)

    @post(
        "/seats/{seat:int}/free",
        status_code=200,
        responses=documented(
            *CHANGED, "not-open", "not-the-creator", "nobody-to-free", "no-such-seat"
        ),
    )
    async def free_seat(
        self,
        table_id: TableId,
        seat: FromPath[int],
        data: JSONBody[ReasonForm],
        lobby: NamedDependency[Lobby],
        snapshots: NamedDependency[Snapshots],
        person: NamedDependency[Person],
    ) -> TableView:
        """Take all seats of the person on this seat back before the start, for good."""
        table = await lobby.free_seat(person, table_id, seat, data.reason)
        return await snapshots.shown(table, person)

    @post("/close", status_code=200, responses=documented(*CHANGED, "not-open", "not-the-creator"))
    async def close(
        self,
        table_id: TableId,
        data: JSONBody[ReasonForm],
        ending: NamedDependency[Ending],
        snapshots: NamedDependency[Snapshots],
        person: NamedDependency[Person],
    ) -> TableView:
        """Close one's table before the start."""
        return await snapshots.shown(await ending.close(person, table_id, data.reason), person)

    @put("/hints", responses=documented(*CHANGED, "not-the-creator", "rated-hints"))
    async def set_hints(
        self,
        table_id: TableId,
        data: JSONBody[HintsForm],
        lobby: NamedDependency[Lobby],
        snapshots: NamedDependency[Snapshots],
        person: NamedDependency[Person],
    ) -> TableView:
        """Switch hints and analysis on or off; a rated game has none."""
        table = await lobby.set_hints(person, table_id, data.hints)
        return await snapshots.shown(table, person)

    @post(
        "/start",
        status_code=200,
        responses=documented(*CHANGED, *RATED, "not-open", "not-the-creator", "not-ready"),
    )
    async def start(
        self,
        table_id: TableId,
        lobby: NamedDependency[Lobby],
        snapshots: NamedDependency[Snapshots],
        person: NamedDependency[Person],
    ) -> TableView:
        """Begin the game."""
        return await snapshots.shown(await lobby.start(person, table_id), person)

    @post("/invite", status_code=200, responses=documented(*CHANGED, "not-the-creator"))
    async def invite(
        self,
        table_id: TableId,
        lobby: NamedDependency[Lobby],
        person: NamedDependency[Person],
        settings: NamedDependency[Settings],
    ) -> InviteLink:
        """A new invite link; the one before ends."""
        secret = await lobby.invite_link(person, table_id)
        # Behind the #, so that no server on the way writes the secret into its log.
        return InviteLink(secret, f"{settings.public_url}/table/{table_id}#invite={secret}")

    @delete("/invite", status_code=204, responses=documented(*CHANGED, "not-the-creator"))
    async def revoke_invite(
        self, table_id: TableId, lobby: NamedDependency[Lobby], person: NamedDependency[Person]
    ) -> None:
        """End the invite link without a new one."""
        await lobby.invite_link(person, table_id)

    @post("/rematch", status_code=200, responses=documented(*CHANGED, "not-your-seat", "not-over"))
    async def rematch(
        self,
        table_id: TableId,
        lobby: NamedDependency[Lobby],
        snapshots: NamedDependency[Snapshots],
        invitations: NamedDependency[Invitations],
        person: NamedDependency[Person],
    ) -> TableView:
        """The table that follows this one: whoever asks first opens it, and the others are
        invited and join it."""
        table = await lobby.rematch(person, table_id)
        await invitations.ask_again(person, table_id, table)
        return await snapshots.shown(table, person)


class ChatRoutes(Controller):
    """What is said and noted at a table."""

    path = "/api/tables/{table_id:str}"
    tags = TAGS

    @get("/chat", responses=documented(*SEEN))
    async def chats(
        self,
        table_id: TableId,
        store: NamedDependency[TableStore],
        chat: NamedDependency[Chat],
        visitor: NamedDependency[Person | None],
        invite: Invite = None,
        before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    ) -> list[ChatShown]:
        """What was said, the newest page, or the one before a message."""
        table = await store.seen(visitor, table_id, invite)
        return await chat.messages(table.id, None if visitor is None else visitor.id, before)

    @post(
        "/chat",
        guards=[limited("chat")],
        responses=documented(*CHANGED, "bad-invite", "not-your-seat", "text-unfit"),
    )
    async def chat(
        self,
        table_id: TableId,
        data: JSONBody[ChatForm],
        chat: NamedDependency[Chat],
        person: NamedDependency[Person],
    ) -> ChatShown:
        """Say something to everybody who sees the table."""
        return await chat.say(person, table_id, data.text, data.invite, data.phrase)

    @post(
        "/chat/{line:int}/remove",
        status_code=200,
        responses=documented(*CHANGED, "not-the-creator", "no-such-line"),
    )
    async def remove_line(
        self,
        table_id: TableId,
        line: LineId,
        data: JSONBody[ReasonForm],
        chat: NamedDependency[Chat],
        person: NamedDependency[Person],
    ) -> ChatShown:
        """Take a line away: whoever opened the table may, and administrators."""
        return await chat.remove(person, table_id, line, data.reason)

    @get("/note", responses=documented("sign-in-needed", *SEEN))
    async def note(
        self,
        table_id: TableId,
        chat: NamedDependency[Chat],
        person: NamedDependency[Person],
        invite: Invite = None,
    ) -> NoteForm:
        """One's own note."""
        return NoteForm(await chat.note(person, table_id, invite))

    @put("/note", status_code=204, responses=documented(*CHANGED, "bad-invite", "text-unfit"))
    async def write_note(
        self,
        table_id: TableId,
        data: JSONBody[NoteForm],
        chat: NamedDependency[Chat],
        person: NamedDependency[Person],
        invite: Invite = None,
    ) -> None:
        """Write one's own note."""
        await chat.write_note(person, table_id, data.text, invite)

    @delete("/note", status_code=204, responses=documented(*CHANGED))
    async def remove_note(
        self, table_id: TableId, chat: NamedDependency[Chat], person: NamedDependency[Person]
    ) -> None:
        """Remove the note."""
        await chat.write_note(person, table_id, "")
