"""Tokens, with which a program acts for its account without a password.

Only an account that is marked as a program has tokens: nobody lets a program play in the name of a
person. A token is shown once; of its secret only a hash is stored. What a token may do at all is
said in security/token_rights.py.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Final, cast

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import (
    PERSON,
    Person,
    Right,
    SignedIn,
    TokenInfo,
    digest,
    new_id,
    new_token,
    person_in,
)
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Person as PersonRow
from ironbridge.server.storage.schema import Rating, Seat, Table, Token

PREFIX: Final = "ironbridge_"
"""How every token begins, so that one that ends up in a public place can be found there."""
DAY_MS: Final = 86_400_000
MOST: Final = 20
"""Living tokens of one account."""
KEPT_MS: Final = 10_000
"""How long a token that was found is believed: another process may end it."""
KEPT_MOST: Final = 5_000
USED_EVERY: Final = 60_000
"""The last use is written at most this often."""
LONGEST: Final = 100


class Tokens:
    """Makes, finds, lists and ends tokens."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._kept: OrderedDict[str, tuple[int, SignedIn]] = OrderedDict()
        self._forgotten = 0
        """How often something was forgotten: what was read before that is not kept."""

    async def make(
        self, person: Person, name: str, rights: Collection[Right], days: int
    ) -> tuple[TokenInfo, str]:
        """A new token, and its secret, which nobody can be told again."""
        if not person.program:
            raise Refused("not-a-program")
        now, secret = self._now(), PREFIX + new_token()
        row = Token(
            id=new_id(),
            token=digest(secret),
            person=person.id,
            name=" ".join(name.split()),
            rights=sorted(set(rights)),
            created=now,
            expires=now + days * DAY_MS,
        )
        own = Token.person == person.id
        async with self._database.session() as session, session.begin():
            # The row of the person is held, so that two requests at once do not make too many.
            await session.get_one(PersonRow, person.id, with_for_update=True)
            await session.execute(delete(Token).where(own, Token.expires <= now))
            count = await session.scalar(select(func.count()).select_from(Token).where(own))
            if (count or 0) >= MOST:
                raise Refused("too-many-tokens")
            session.add(row)
        return shown(row), secret

    async def find(self, secret: str) -> SignedIn | None:
        """Whose token this is, if it still lives and its account may come in."""
        if not secret.startswith(PREFIX) or len(secret) > LONGEST:
            return None
        key, now = digest(secret), self._now()
        kept = self._kept.get(key)
        if kept is not None and 0 < kept[0] - now <= KEPT_MS:
            return kept[1]
        self._kept.pop(key, None)
        forgotten = self._forgotten
        query = (
            select(Token.id, Token.rights, Token.used, Token.expires, *PERSON)
            .join(PersonRow, PersonRow.id == Token.person)
            .where(Token.token == key, Token.expires > now)
            .where(PersonRow.deleted.is_(None), PersonRow.program)
            .where(or_(PersonRow.suspended.is_(None), PersonRow.suspended <= now))
        )
        async with self._database.reader() as session:
            row = (await session.execute(query)).first()
        if row is None:
            return None
        id_, rights, used, expires, *person = row
        if used is None or now - used >= USED_EVERY:
            await self._write_use(id_, now)
        signed = SignedIn(person_in(person), id_, secret, frozenset(rights))
        if forgotten == self._forgotten:
            self._keep(key, min(now + KEPT_MS, expires), signed)
        return signed

    async def listed(self, person: Person) -> list[TokenInfo]:
        """The tokens of an account, the newest first; those whose time is over too."""
        query = select(Token).where(Token.person == person.id)
        async with self._database.session() as session:
            rows = await session.scalars(query.order_by(Token.created.desc(), Token.id))
            return [shown(row) for row in rows]

    async def end(self, person: Person, token_id: str) -> None:
        """End one token of an account; Refused when the account has no such token."""
        mine = (Token.person == person.id, Token.id == token_id)
        async with self._database.session() as session, session.begin():
            ended = delete(Token).where(*mine).returning(Token.id)
            found = (await session.scalars(ended)).all()
        self.forget(person.id)
        if not found:
            raise Refused("no-such-token")

    async def end_all(self, session: AsyncSession, person: str) -> None:
        """In the caller's transaction. Then `forget` the person."""
        await session.execute(delete(Token).where(Token.person == person))

    def forget(self, person: str) -> None:
        """Forget what is known of the tokens of an account: one ended, or the account changed."""
        self._forgotten += 1
        for key, (_, signed) in list(self._kept.items()):
            if signed.person.id == person:
                del self._kept[key]

    # Details -----------------------------------------------------------------------------

    async def _write_use(self, token_id: str, now: int) -> None:
        used = update(Token).where(Token.id == token_id).values(used=now)
        async with self._database.session() as session, session.begin():
            await session.execute(used)

    def _keep(self, key: str, until: int, signed: SignedIn) -> None:
        self._kept[key] = (until, signed)
        while len(self._kept) > KEPT_MOST:
            self._kept.popitem(last=False)


def shown(row: Token) -> TokenInfo:
    rights = cast("list[Right]", list(row.rights))
    return TokenInfo(row.id, row.name, rights, row.created, row.used, row.expires)


async def mark_as_program(session: AsyncSession, person: PersonRow) -> None:
    """In the caller's transaction. For good: whoever has played with the account as a program can
    never say later that a person did. For the same reason not after rated games of a person, nor
    while others sit at a table with whom they take for one."""
    if await session.scalar(select(Rating.game).where(Rating.player == person.id).limit(1)):
        raise Refused("program-rated")
    seated = (
        select(Seat.table)
        .join(Table, Table.id == Seat.table)
        .where(Seat.person == person.id, Table.status.in_(("open", "running")))
    )
    if await session.scalar(seated.limit(1)):
        raise Refused("program-seated")
    await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(program=True))
