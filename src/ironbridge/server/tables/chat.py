"""Chat for everybody who sees a table, and notes that only their writer reads.

A line that is taken away stays in the database for administrators; to everybody else it is shown
without its text from then on. What a person muted says is left out for whoever muted them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy import delete, select

from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import deed
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.upsert import replacing
from ironbridge.server.tables.announcer import Announcer
from ironbridge.server.tables.changes import uninterrupted
from ironbridge.server.tables.others import chat_message
from ironbridge.server.tables.store import TableStore
from ironbridge.server.tables.table_view import ChatShown
from ironbridge.server.together.phrases import PhraseId, phrase_text

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
        self,
        person: Person,
        table_id: str,
        text: str,
        invite: str | None = None,
        phrase: PhraseId | None = None,
    ) -> ChatShown:
        """Say something, or a set phrase. During the game only those at the table speak;
        afterwards everyone who sees it."""
        table = await self._store.seen(person, table_id, invite)
        at_table = person.id == table.creator or bool(table.seats_of(person.id))
        if not at_table and not table.ended_or_left:
            raise Refused("not-your-seat")
        if phrase is not None:
            text = phrase_text(phrase, person.language)
        said = schema.Chat(
            table=table_id, person=person.id, text=text.strip(), phrase=phrase, at=self._now()
        )
        if not said.text:
            raise Refused("malformed", field="text")
        try:
            async with self._database.session() as session, session.begin():
                session.add(said)
                await session.flush()
                shown = line_shown(said, person.name)
                await self._store.others.tell_with(session, chat_message(table_id, shown))
        except BaseException:
            self._store.catch_up_soon(table_id)  # nobody knows whether it was stored
            raise
        self._announcer.say(table, shown)
        return shown

    @uninterrupted
    async def remove(self, person: Person, table_id: str, line: int, reason: str = "") -> ChatShown:
        """Take a line away: whoever opened the table may, and administrators."""
        table = await (
            self._store.get(table_id) if person.admin else self._store.seen(person, table_id)
        )
        if person.id != table.creator and not person.admin:
            raise Refused("not-the-creator")
        async with self._database.session() as session, session.begin():
            row = await session.get(schema.Chat, line, with_for_update=True)
            if row is None or row.table != table_id:
                raise Refused("no-such-line")
            speaker = await session.get_one(schema.Person, row.person)
            if row.removed is None:
                row.removed = self._now()
                about, text = row.person, f"#{line} {reason}"
                session.add(
                    deed(
                        "remove-chat",
                        row.removed,
                        person.id,
                        about=about,
                        table=table_id,
                        text=text,
                    )
                )
            shown = line_shown(row, speaker.name)
            await self._store.others.tell_with(session, chat_message(table_id, shown))
        self._announcer.say(table, shown)
        return shown

    async def muted_by(self, person: str) -> frozenset[str]:
        """Whom a person does not want to read."""
        return (await self.muted_by_each([person])).get(person, frozenset())

    async def muted_by_each(self, persons: Collection[str]) -> dict[str, frozenset[str]]:
        """The same for several, with one question; who muted nobody is not in it."""
        found: dict[str, set[str]] = {}
        if persons:
            query = select(schema.Mute.person, schema.Mute.muted).where(
                schema.Mute.person.in_(persons)
            )
            async with self._database.reader() as session:
                for person, muted in await session.execute(query):
                    found.setdefault(person, set()).add(muted)
        return {person: frozenset(muted) for person, muted in found.items()}

    async def messages(
        self,
        table_id: str,
        viewer: str | None = None,
        before: int | None = None,
        whole: bool = False,
    ) -> list[ChatShown]:
        """The newest of what was said, the oldest of them first, without those whom the viewer
        muted. `whole`: with what was taken away, for administrators."""
        query = (
            select(schema.Chat, schema.Person.name)
            .join(schema.Person, schema.Person.id == schema.Chat.person)
            .where(schema.Chat.table == table_id)
            .order_by(schema.Chat.id.desc())
            .limit(SHOWN_CHAT)
        )
        if before is not None:
            query = query.where(schema.Chat.id < before)
        if viewer is not None:
            muted = select(schema.Mute.muted).where(schema.Mute.person == viewer)
            query = query.where(schema.Chat.person.not_in(muted))
        async with self._database.reader() as session:
            rows = (await session.execute(query)).all()
        return [line_shown(chat, name, whole) for chat, name in reversed(rows)]

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
                row = {"table": table_id, "person": person.id, "text": text}
                await session.execute(replacing(self._database, schema.Note, row))
            else:
                own = (schema.Note.table == table_id, schema.Note.person == person.id)
                await session.execute(delete(schema.Note).where(*own))


def line_shown(row: schema.Chat, name: str, whole: bool = False) -> ChatShown:
    """A line as everybody sees it; `whole`: with its text, even if it was taken away."""
    removed = row.removed is not None
    text = "" if removed and not whole else row.text
    phrase = None if removed and not whole else row.phrase
    return ChatShown(row.id, row.person, name, text, row.at, removed, phrase)
