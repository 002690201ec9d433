"""Routes of play: move, ask why not, take back, agree, give up, look back, download the record."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import Annotated, Any, Final, Literal

from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct
from msgspec.json import encode

from ironbridge.kernel.documents import PhraseJson
from ironbridge.kernel.record_text import RecordJson
from ironbridge.server.api.tables import CHANGED, SEEN, Invite, SeatNumber, TableId
from ironbridge.server.error_responses import Failure, documented, failure
from ironbridge.server.openapi import TextOrJson
from ironbridge.server.pages import takes_gzip
from ironbridge.server.people.model import Person
from ironbridge.server.request_context import language_of
from ironbridge.server.security import limited
from ironbridge.server.tables import table_view
from ironbridge.server.tables.history import History, PositionShown, ReplayShown
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.play import Play
from ironbridge.server.tables.table_view import Snapshots, TableUpdate, TableView
from ironbridge.server.tables.undo import ProposalKind, Undo

TAGS: Final = ["play"]

Number = Annotated[int, Meta(ge=0, le=10_000_000)]
RECORD: Final = ResponseSpec(
    RecordJson, description="The record, as text or as JSON", generate_examples=False
)
PLAYING = (*CHANGED, "not-your-seat", "not-running", "table-over")


class MoveForm(Struct, frozen=True, forbid_unknown_fields=True):
    """`number` is how many entries the log of the table has, as far as the client knows."""

    number: Number
    move: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


class UndoForm(Struct, frozen=True, forbid_unknown_fields=True):
    """`stay`: how many moves stay; without it, all but the last."""

    number: Number
    stay: Number | None = None


class ProposalForm(Struct, frozen=True, forbid_unknown_fields=True):
    number: Number
    kind: ProposalKind
    stay: Number | None = None


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """One of one's seats; without it, all of them."""

    seat: SeatNumber | None = None


class WhyNot(Struct, frozen=True):
    """`reason` is {"key", "args"} in the words of the game; null when the move is legal."""

    legal: bool
    rule: str | None
    reason: PhraseJson | None


class UndoOutlook(Struct, frozen=True):
    """`stay` is how many moves would stay; null when there is nothing of one's own. `refused` says
    why it cannot be done alone. `number` is the length of the log that this is about."""

    number: int
    stay: int | None
    refused: Failure | None


class Moves(Controller):
    """Deciding at a table."""

    path = "/api/tables/{table_id:str}"
    tags = TAGS

    @post(
        "/moves",
        guards=[limited("move")],
        responses=documented(
            *PLAYING, "stale", "not-your-decision", "bot-plays", "unknown-move", "illegal-move"
        ),
    )
    async def move(
        self,
        table_id: TableId,
        data: JSONBody[MoveForm],
        play: NamedDependency[Play],
        person: NamedDependency[Person],
    ) -> TableUpdate:
        """Play a move; the answer is what one sees now."""
        table = await play.post(person, table_id, data.number, data.move, data.seat)
        return news(table, person, data.number)

    @get(
        "/why",
        guards=[limited("ahead")],
        responses=documented(
            "sign-in-needed",
            "no-such-table",
            "not-your-seat",
            "not-running",
            "table-over",
            "unknown-move",
        ),
    )
    async def why(
        self,
        table_id: TableId,
        play: NamedDependency[Play],
        person: NamedDependency[Person],
        move: Annotated[str, QueryParameter(max_length=200)],
        seat: Annotated[int | None, QueryParameter(ge=0, le=19)] = None,
    ) -> WhyNot:
        """Why a move of one's own is not legal."""
        reason = await play.why(person, table_id, move, seat)
        if reason is None:
            return WhyNot(True, None, None)
        return WhyNot(False, reason.rule, reason.phrase.to_json())

    @post(
        "/undo",
        guards=[limited("move")],
        responses=documented(*PLAYING, "stale", "cannot-undo", "undo-revealed", "rated-undo"),
    )
    async def undo(
        self,
        table_id: TableId,
        data: JSONBody[UndoForm],
        undo: NamedDependency[Undo],
        person: NamedDependency[Person],
    ) -> TableUpdate:
        """Take back one's own decisions, and what bots answered to whoever plays with them alone,
        as long as nothing hidden has been revealed."""
        table = await undo.take_back(person, table_id, data.number, data.stay)
        return news(table, person, data.number)

    @get(
        "/undo",
        guards=[limited("ahead")],
        responses=documented("sign-in-needed", "no-such-table", "not-your-seat"),
    )
    async def undo_outlook(
        self,
        table_id: TableId,
        undo: NamedDependency[Undo],
        person: NamedDependency[Person],
        request: Request[Any, Any, Any],
        stay: Annotated[int | None, QueryParameter(ge=0, le=10_000_000)] = None,
    ) -> UndoOutlook:
        """Whether one's last action, or all after the first moves, can be taken back."""
        found = await undo.outlook(person, table_id, stay)
        language = language_of(request.scope)
        refused = None if found.refused is None else failure(found.refused, language)
        return UndoOutlook(found.number, found.stay, refused)

    @post("/resign", status_code=200, responses=documented(*PLAYING))
    async def resign(
        self,
        table_id: TableId,
        data: JSONBody[SeatChoice],
        play: NamedDependency[Play],
        snapshots: NamedDependency[Snapshots],
        person: NamedDependency[Person],
    ) -> TableView:
        """Give up for good; a bot plays on."""
        return await snapshots.shown(await play.resign(person, table_id, data.seat), person)

    @post("/return", status_code=200, responses=documented(*PLAYING, "resigned"))
    async def come_back(
        self,
        table_id: TableId,
        data: JSONBody[SeatChoice],
        play: NamedDependency[Play],
        snapshots: NamedDependency[Snapshots],
        person: NamedDependency[Person],
    ) -> TableView:
        """Take a seat back that a bot plays because one's time ran out."""
        return await snapshots.shown(await play.come_back(person, table_id, data.seat), person)


class Proposals(Controller):
    """What all people at a table decide together."""

    path = "/api/tables/{table_id:str}/proposals"
    tags = TAGS

    @post(
        guards=[limited("move")],
        responses=documented(
            *PLAYING, "stale", "bot-plays", "cannot-undo", "rated-undo", "rated-abandon"
        ),
    )
    async def propose(
        self,
        table_id: TableId,
        data: JSONBody[ProposalForm],
        undo: NamedDependency[Undo],
        snapshots: NamedDependency[Snapshots],
        person: NamedDependency[Person],
    ) -> TableView:
        """Propose to take moves back, or to leave the game unfinished."""
        table = await undo.propose(person, table_id, data.number, data.kind, data.stay)
        return await snapshots.shown(table, person)

    @post(
        "/{kind:str}/agree",
        status_code=200,
        responses=documented(*PLAYING, "stale", "bot-plays", "no-proposal"),
    )
    async def agree(
        self,
        table_id: TableId,
        kind: FromPath[ProposalKind],
        undo: NamedDependency[Undo],
        snapshots: NamedDependency[Snapshots],
        person: NamedDependency[Person],
    ) -> TableView:
        """Agree; when everybody has, it is done."""
        return await snapshots.shown(await undo.agree(person, table_id, kind), person)

    @delete(
        "/{kind:str}",
        status_code=200,
        responses=documented(*PLAYING, "bot-plays", "no-proposal"),
    )
    async def withdraw(
        self,
        table_id: TableId,
        kind: FromPath[ProposalKind],
        undo: NamedDependency[Undo],
        snapshots: NamedDependency[Snapshots],
        person: NamedDependency[Person],
    ) -> TableView:
        """Take a proposal back, or decline it."""
        return await snapshots.shown(await undo.withdraw(person, table_id, kind), person)


class HistoryRoutes(Controller):
    """Looking back."""

    path = "/api/tables/{table_id:str}"
    tags = TAGS

    @get(
        "/positions/{ply:int}",
        guards=[limited("position")],
        responses=documented(*SEEN, "no-such-ply"),
    )
    async def position(
        self,
        table_id: TableId,
        ply: FromPath[int],
        history: NamedDependency[History],
        visitor: NamedDependency[Person | None],
        invite: Invite = None,
    ) -> PositionShown:
        """The position after so many moves: what one saw then; everything, after the end."""
        return await history.at(visitor, table_id, ply, invite)

    @get(
        "/replay",
        guards=[limited("record")],
        responses=documented(*SEEN, "not-over", "no-such-ply"),
    )
    async def replay(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        history: NamedDependency[History],
        visitor: NamedDependency[Person | None],
        invite: Invite = None,
    ) -> Response[ReplayShown]:
        """A finished game as a whole: its log, and what was seen after each move."""
        whole = await history.replay(visitor, table_id, invite)
        # Megabytes of views that are much alike: a hundredth of them has to travel. Both steps
        # take too long to hold up the loop.
        squeezed = takes_gzip(request)
        body = await asyncio.to_thread(squeeze if squeezed else encode, whole)
        headers = {"content-encoding": "gzip"} if squeezed else {}
        answer: Response[Any] = Response(body, media_type=MediaType.JSON, headers=headers)
        return answer

    @get(
        "/record",
        guards=[limited("record")],
        media_type=MediaType.TEXT,
        operation_class=TextOrJson,
        responses={200: RECORD, **documented(*SEEN)},
    )
    async def record(
        self,
        table_id: TableId,
        history: NamedDependency[History],
        visitor: NamedDependency[Person | None],
        invite: Invite = None,
        record_format: Annotated[Literal["text", "json"], QueryParameter(name="format")] = "text",
    ) -> Response[bytes]:
        """The record as a file, without anything hidden while the game runs."""
        if record_format == "json":
            document = await history.record(visitor, table_id, invite)
            text = json.dumps(document, ensure_ascii=False, indent=1) + "\n"
            return attachment(text, f"{table_id}.json", MediaType.JSON)
        text = await history.record_text(visitor, table_id, invite)
        return attachment(text, f"{table_id}.txt", MediaType.TEXT)


def news(table: LiveTable, person: Person, since: int) -> TableUpdate:
    """What a person's own action changed."""
    entries = [entry for entry in table.recent if entry.number >= since]
    return table_view.update(table, table.seats_of(person.id), entries)


def squeeze(whole: ReplayShown) -> bytes:
    return gzip.compress(encode(whole), mtime=0)


def attachment(text: str, name: str, media_type: MediaType) -> Response[bytes]:
    header = {"content-disposition": f'attachment; filename="{name}"'}
    # As bytes: a text would be encoded once more as a JSON string.
    return Response(text.encode(), media_type=media_type, headers=header)
