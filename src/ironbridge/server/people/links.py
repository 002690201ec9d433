"""Links that prove something once: that an address is one's own, or that one may choose a new
password.

A link holds a random secret and our signature, behind the # of an address of our page, so that
neither is ever in a log. Of the secret only a hash is stored. Whoever uses a link removes its row
in one statement, so of two who use it at once only one succeeds.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Final, Literal, Protocol, TypeAlias

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.kernel.errors import SetupError
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import digest, new_token
from ironbridge.server.people.validation import name_key
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database

Purpose: TypeAlias = Literal["verify", "reset"]

HOUR_MS: Final = 3_600_000
LIFETIME_MS: Final[dict[Purpose, int]] = {"verify": 48 * HOUR_MS, "reset": HOUR_MS}
BY_HAND_MS: Final = 24 * HOUR_MS
"""A link that an administrator passes on may take longer to arrive."""
SIGNATURE_LENGTH: Final = 32


class Letters(Protocol):
    """Writes to people about their accounts, later. `ready`: the server can send mail."""

    @property
    def ready(self) -> bool: ...

    def verify(self, person: str, address: str) -> None:
        """The link that proves that an address is the person's own."""

    def moved(self, person: str, address: str) -> None:
        """To the address that a person no longer has: it was changed."""

    def reset(self, address: str) -> None:
        """Links to new passwords, for all accounts that have this address."""


class Links:
    """Makes and uses links, each in the caller's transaction."""

    def __init__(self, secret: str, public_url: str, now: Callable[[], int]) -> None:
        self._secret = secret
        self._public_url = public_url
        self._now = now

    async def make(
        self,
        session: AsyncSession,
        purpose: Purpose,
        person: str,
        address: str = "",
        lifetime_ms: int | None = None,
    ) -> str:
        """The address of our page for a new link. `address`: the e-mail address it is sent to."""
        now, token = self._now(), new_token()
        await session.execute(delete(schema.Link).where(schema.Link.expires <= now))
        session.add(
            schema.Link(
                token=digest(token),
                person=person,
                purpose=purpose,
                address=address,
                expires=now + (lifetime_ms or LIFETIME_MS[purpose]),
            )
        )
        return f"{self._public_url}/{purpose}#{token}.{self._signature(purpose, token)}"

    async def look_up(self, session: AsyncSession, purpose: Purpose, secret: str) -> schema.Person:
        """Whose link this is; it can still be used afterwards."""
        query = select(schema.Link).where(*self._matching(purpose, secret))
        return await self._person(session, await session.scalar(query))

    async def use(self, session: AsyncSession, purpose: Purpose, secret: str) -> schema.Person:
        """Whose link this is; it is worth nothing from now on."""
        used = delete(schema.Link).where(*self._matching(purpose, secret)).returning(schema.Link)
        return await self._person(session, await session.scalar(used))

    async def forget(
        self, session: AsyncSession, person: str, purpose: Purpose | None = None
    ) -> None:
        """Make the links of a person worthless; those for one purpose, or all."""
        own = delete(schema.Link).where(schema.Link.person == person)
        await session.execute(own if purpose is None else own.where(schema.Link.purpose == purpose))

    # Details -----------------------------------------------------------------------------

    async def _person(self, session: AsyncSession, link: schema.Link | None) -> schema.Person:
        """The person of a link; refused when it was sent to another address than they have."""
        person = None if link is None else await session.get(schema.Person, link.person)
        if link is None or person is None or person.deleted is not None:
            raise Refused("bad-link")
        if link.address and link.address != person.email:
            raise Refused("bad-link")
        return person

    def _matching(self, purpose: Purpose, secret: str) -> tuple[ColumnElement[bool], ...]:
        token, _, signature = secret.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(purpose, token).encode()):
            raise Refused("bad-link")
        return (
            schema.Link.token == digest(token),
            schema.Link.purpose == purpose,
            schema.Link.expires > self._now(),
        )

    def _signature(self, purpose: Purpose, token: str) -> str:
        signed = f"link {purpose} {token}".encode()
        made = hmac.new(self._secret.encode(), signed, hashlib.sha256).hexdigest()
        return made[:SIGNATURE_LENGTH]


async def reset_link(database: Database, links: Links, name: str, now: int) -> tuple[str, str]:
    """A link to a new password for an account, made by the host; with the name as its person
    writes it. The audit log says that there was one."""
    named = (schema.Person.name_key == name_key(name), schema.Person.deleted.is_(None))
    async with database.session() as session, session.begin():
        person = await session.scalar(select(schema.Person).where(*named))
        if person is None:
            raise SetupError(f"there is no account with the name {name!r}; a guest has no password")
        session.add(schema.Deed(at=now, kind="reset-link", about=person.id))
        url = await links.make(session, "reset", person.id, lifetime_ms=BY_HAND_MS)
        return person.name, url
