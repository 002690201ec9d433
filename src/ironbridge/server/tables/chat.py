"""Chat for everybody who sees a table, and notes that only their writer reads."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import delete, select

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.announcer import Announcer
from ironbridge.server.tables.changes import uninterrupted
from ironbridge.server.tables.others import chat_message
from ironbridge.server.tables.store import TableStore
from ironbridge.server.tables.table_view import ChatShown

SHOWN_CHAT = 50


class Chat:
    """Chat and notes."""

    def __init__(
        self,
        store: TableStore,
        database: Database,
        announcer: Announcer,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._database = database
        self._announcer = announcer
        self._now = now

    @uninterrupted
    async def say(
        self, person: Person, table_id: str, text: str, invite: str | None = None
    ) -> ChatShown:
        """Say something. During the game only those at the table speak; afterwards everyone
        who sees it."""
        table = await self._store.seen(person, table_id, invite)
        at_table = person.id == table.creator or bool(table.seats_of(person.id))
        if not at_table and not table.ended_or_left:
            raise Refused("not-your-seat")
        said = schema.Chat(table=table_id, person=person.id, text=text.strip(), at=self._now())
        if not said.text:
            raise Refused("malformed", field="text")
        try:
            async with self._database.session() as session, session.begin():
                session.add(said)
                await session.flush()
                shown = ChatShown(said.id, person.id, person.name, said.text, said.at)
                await self._store.others.tell_with(session, chat_message(table_id, shown))
        except BaseException:
            self._store.catch_up_soon(table_id)  # nobody knows whether it was stored
            raise
        await self._announcer.say(table, shown)
        return shown

    async def messages(self, table_id: str, before: int | None = None) -> list[ChatShown]:
        """The newest of what was said, the oldest of them first."""
        query = (
            select(schema.Chat, schema.Person.name)
            .join(schema.Person, schema.Person.id == schema.Chat.person)
            .where(schema.Chat.table == table_id)
            .order_by(schema.Chat.id.desc())
            .limit(SHOWN_CHAT)
        )
        if before is not None:
            query = query.where(schema.Chat.id < before)
        async with self._database.session() as session:
            rows = (await session.execute(query)).all()
        return [
            ChatShown(chat.id, chat.person, name, chat.text, chat.at)
            for chat, name in reversed(rows)
        ]

    async def note(self, person: Person, table_id: str, invite: str | None = None) -> str:
        """One's own note about a table."""
        await self._store.seen(person, table_id, invite)
        async with self._database.session() as session:
            row = await session.get(schema.Note, (table_id, person.id))
        return "" if row is None else row.text

    async def write_note(
        self, person: Person, table_id: str, text: str, invite: str | None = None
    ) -> None:
        """Replace the note; an empty one is removed."""
        await self._store.seen(person, table_id, invite)
        async with self._database.session() as session, session.begin():
            if text:
                await session.merge(schema.Note(table=table_id, person=person.id, text=text))
            else:
                own = (schema.Note.table == table_id, schema.Note.person == person.id)
                await session.execute(delete(schema.Note).where(*own))
