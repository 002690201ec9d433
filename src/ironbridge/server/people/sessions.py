"""Signed-in browsers. A session lives as long as it is used: each use moves its end.

Every request asks who sends it, so answers are kept for some seconds. A session that is ended
in this process is forgotten here at once, in other processes after those seconds.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import structlog
from sqlalchemy import bindparam, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import (
    PERSON,
    Person,
    SessionInfo,
    SignedIn,
    digest,
    new_id,
    new_token,
    person_in,
)
from ironbridge.server.storage import schema
from ironbridge.server.storage.batched import Batched
from ironbridge.server.storage.database import Database

DAY: Final = 86_400_000
KEPT_MS: Final = 10_000
"""How long a session that was found is believed: others may end it in another process."""
KEPT_ALONE_MS: Final = 60_000
"""The same when there is no other process; what ends here is forgotten here at once."""
KEPT_MOST: Final = 20_000
SEEN_EVERY: Final = 300_000
"""The time a session was seen is written at most this often: requests rarely write."""
AGENT_LENGTH: Final = 200
TOKEN_LENGTH: Final = 43
"""32 bytes in url-safe base64."""
SEEN: Final = update(schema.Session.__table__).where(  # type: ignore[arg-type]
    schema.Session.id == bindparam("id_")
)

GATHER_S: Final = 1.0
"""Sessions that are read again in this time are read together."""

Rows: TypeAlias = Batched[str, "Found"]
Use: TypeAlias = tuple[str, int, int]
"""A session was used: its id, when, and until when it lives now."""

log = structlog.get_logger(__name__)


class Found(NamedTuple):
    """A session as it is stored."""

    id: str
    seen: int
    expires: int
    person: Person


class Sessions:
    """Opens, finds, lists and ends sessions."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int],
        session_days: int,
        guest_days: int,
        alone: bool = False,
    ) -> None:
        self._database = database
        self._now = now
        self._kept_ms = KEPT_ALONE_MS if alone else KEPT_MS
        self._days = {False: session_days, True: guest_days}
        self._kept: OrderedDict[str, tuple[int, SignedIn]] = OrderedDict()
        self._forgotten = 0
        """How often something was forgotten: what was read before that is not kept."""
        self._rows = Batched(self._read_rows)
        self._rows_later = Batched(self._read_rows, GATHER_S)
        self._renewing: dict[str, asyncio.Task[None]] = {}
        self._uses = Batched(self._write_uses)

    def add(self, session: AsyncSession, person: Person, agent: str) -> SignedIn:
        """A new session of a person, in the caller's transaction."""
        now = self._now()
        signed = SignedIn(person, new_id(), new_token())
        session.add(
            schema.Session(
                id=signed.session,
                token=digest(signed.token),
                person=person.id,
                agent="".join(mark for mark in agent if mark.isprintable())[:AGENT_LENGTH],
                created=now,
                seen=now,
                expires=now + self.lifetime(person),
            )
        )
        return signed

    def lifetime(self, person: Person) -> int:
        """How long a session lives after its last use, in milliseconds."""
        return self._days[person.guest] * DAY

    async def find(self, token: str) -> SignedIn | None:
        """Who has this secret in the cookie, if the session still lives."""
        if len(token) != TOKEN_LENGTH:
            return None
        key, now = digest(token), self._now()
        kept = self._kept.get(key)
        # Not longer than that either when the clock was set back.
        if kept is not None and 0 < kept[0] - now <= self._kept_ms:
            if kept[0] - now <= self._kept_ms // 2 and key not in self._renewing:
                self._renewing[key] = asyncio.create_task(self._renew(key, token), name="renew")
            return kept[1]
        return await self._find(self._rows, key, token)

    async def listed(self, signed: SignedIn) -> list[SessionInfo]:
        """The living sessions of a person, the newest first."""
        query = (
            select(schema.Session)
            .where(schema.Session.person == signed.person.id, schema.Session.expires > self._now())
            .order_by(schema.Session.created.desc(), schema.Session.id)
        )
        async with self._database.session() as session:
            rows = (await session.scalars(query)).all()
        return [
            SessionInfo(
                row.id, row.agent, row.created, row.seen, row.expires, row.id == signed.session
            )
            for row in rows
        ]

    async def end(self, person: str, session_id: str) -> None:
        """End one session of a person; Refused when the person has no such session."""
        mine = (schema.Session.person == person, schema.Session.id == session_id)
        async with self._database.session() as session, session.begin():
            ended = (await session.scalars(select(schema.Session.id).where(*mine))).all()
            await session.execute(delete(schema.Session).where(*mine))
        self.forget(person)
        if not ended:
            raise Refused("no-such-session")

    async def end_all(self, session: AsyncSession, person: str, but: str = "") -> None:
        """End all sessions of a person, in the caller's transaction. Then `forget` the person."""
        others = (schema.Session.person == person, schema.Session.id != but)
        await session.execute(delete(schema.Session).where(*others))

    def forget(self, person: str) -> None:
        """Forget what is known of a person's sessions: one ended, or the person changed."""
        self._forgotten += 1
        for key, (_, signed) in list(self._kept.items()):
            if signed.person.id == person:
                del self._kept[key]

    def close(self) -> None:
        for task in self._renewing.values():
            task.cancel()

    # Details -----------------------------------------------------------------------------

    async def _find(self, rows: Rows, key: str, token: str) -> SignedIn | None:
        """Read a session, and keep what was found."""
        now, forgotten = self._now(), self._forgotten
        signed = await self._read(rows, key, token, now)
        if signed is None:
            self._kept.pop(key, None)
        elif forgotten == self._forgotten:
            self._keep(key, now + self._kept_ms, signed)
        return signed

    async def _renew(self, key: str, token: str) -> None:
        """Read a session again before it must be, together with others: nobody waits for that."""
        try:
            await self._find(self._rows_later, key, token)
        except Exception as error:  # whoever asks next reads it, and hears what is wrong
            log.warning("session not renewed", kind=type(error).__name__)
        finally:
            del self._renewing[key]

    async def _read(self, rows: Rows, key: str, token: str, now: int) -> SignedIn | None:
        found = await rows.ask(key)
        if found is None or found.expires <= now:
            return None
        if now - found.seen >= SEEN_EVERY:
            await self._uses.ask((found.id, now, now + self.lifetime(found.person)))
        return SignedIn(found.person, found.id, token)

    async def _read_rows(self, keys: Sequence[str]) -> dict[str, Found]:
        stored = (schema.Session.id, schema.Session.seen, schema.Session.expires)
        query = (
            select(schema.Session.token, *stored, *PERSON)
            .join(schema.Person, schema.Person.id == schema.Session.person)
            .where(schema.Session.token.in_(keys), schema.Person.deleted.is_(None))
            .where(or_(schema.Person.suspended.is_(None), schema.Person.suspended <= self._now()))
        )
        async with self._database.reader() as session:
            return {
                token: Found(id_, seen, expires, person_in(person))
                for token, id_, seen, expires, *person in await session.execute(query)
            }

    async def _write_uses(self, uses: Sequence[Use]) -> dict[Use, None]:
        # In one order everywhere, or two processes that write the same rows could block each other.
        rows = [{"id_": id_, "seen": at, "expires": end} for id_, at, end in sorted(uses)]
        async with self._database.session() as session, session.begin():
            connection = await session.connection()
            await connection.execute(SEEN, rows)
        return {}

    def _keep(self, key: str, until: int, signed: SignedIn) -> None:
        self._kept[key] = (until, signed)
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT_MOST:
            self._kept.popitem(last=False)
