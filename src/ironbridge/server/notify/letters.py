"""Letters about accounts: to verify an address, to choose a new password.

They are written in the background: whoever asks is answered before anybody looks whether an
address is known. One that cannot be delivered is tried a few times; people can ask again. How
many wait is bounded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final, Protocol

import structlog
from sqlalchemy import func, select

from ironbridge.kernel.phrase import Argument
from ironbridge.server.notify.message import Letter, NotDelivered, one_line, say
from ironbridge.server.people.links import Links
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Person

MOST_WAITING: Final = 200
AT_ONCE: Final = 4
PAUSES_S: Final = (0, 30, 300)
"""Before each try."""
MOST_ACCOUNTS: Final = 10
"""Of one address, in one letter."""

log = structlog.get_logger(__name__)


class Post(Protocol):
    """What delivers letters."""

    async def send(self, address: str, message: Letter) -> None:
        """Deliver a letter or raise NotDelivered."""
        ...


class AccountLetters:
    """The Letters of People. Without a `post` nothing can be sent. `pause` waits for so many
    seconds."""

    def __init__(
        self,
        database: Database,
        links: Links,
        post: Post | None,
        public_url: str,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._database = database
        self._links = links
        self._post = post
        self._public_url = public_url
        self._pause = pause
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def ready(self) -> bool:
        return self._post is not None

    def verify(self, person: str, address: str) -> None:
        self._later(partial(self._write_verify, person, address))

    def moved(self, person: str, address: str) -> None:
        self._later(partial(self._write_moved, person, address))

    def reset(self, address: str) -> None:
        self._later(partial(self._write_reset, address))

    async def idle(self) -> None:
        """Wait until everything is sent or given up; for tests."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What is written ---------------------------------------------------------------------

    async def _write_verify(self, person: str, address: str) -> None:
        async with self._database.session() as session, session.begin():
            row = await session.get(Person, person)
            if row is None or row.email != address or row.email_verified is not None:
                return
            url = await self._links.make(session, "verify", person, address)
        lines = ["letter-verify-hello", "letter-verify", "letter-verify-link", "letter-verify-not"]
        args: dict[str, Argument] = {
            "name": one_line(row.name),
            "url": url,
            "site": self._public_url,
        }
        await self._send(address, written(row.language, "letter-verify-subject", lines, args))

    async def _write_moved(self, person: str, address: str) -> None:
        async with self._database.session() as session:
            row = await session.get(Person, person)
        if row is None or row.deleted is not None:
            return
        args: dict[str, Argument] = {"name": one_line(row.name), "site": self._public_url}
        lines = ["letter-verify-hello", "letter-moved", "letter-moved-not"]
        await self._send(address, written(row.language, "letter-moved-subject", lines, args))

    async def _write_reset(self, asked: str) -> None:
        async with self._database.session() as session, session.begin():
            rows = list(await session.scalars(accounts_with(asked)))
            found = [
                (row, await self._links.make(session, "reset", row.id, row.email or ""))
                for row in rows
            ]
        for address, group in groupby(found, lambda pair: pair[0].email):
            await self._send(address or "", self._reset_letter(list(group)))

    def _reset_letter(self, accounts: Sequence[tuple[Person, str]]) -> Letter:
        language = accounts[0][0].language
        links = "\n\n".join(
            say(language, "letter-reset-account", {"name": one_line(row.name), "url": url})
            for row, url in accounts
        )
        args: dict[str, Argument] = {"site": self._public_url, "count": len(accounts)}
        before = say(language, "letter-reset", args)
        after = say(language, "letter-reset-not", args)
        text = f"{before}\n\n{links}\n\n{after}\n"
        return Letter(say(language, "letter-reset-subject", args), text)

    # Delivery ----------------------------------------------------------------------------

    def _later(self, work: Callable[[], Awaitable[None]]) -> None:
        if len(self._tasks) >= MOST_WAITING:
            log.warning("a letter was not written: too many wait")
            return
        task = asyncio.create_task(self._safely(work), name="letter")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _safely(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as fault:
            log.error("a letter failed", kind=type(fault).__name__)

    async def _send(self, address: str, letter: Letter) -> None:
        assert self._post is not None
        for seconds in PAUSES_S:
            if seconds:
                await self._pause(seconds)
            try:
                async with self._slots:
                    await self._post.send(address, letter)
                return
            except NotDelivered as fault:
                log.warning("a letter was not delivered", reason=str(fault))
                if fault.for_good:
                    return


def written(language: str, subject: str, lines: Sequence[str], args: dict[str, Argument]) -> Letter:
    text = "\n\n".join(say(language, line, args) for line in lines)
    return Letter(say(language, subject, args), text + "\n")


def accounts_with(address: str) -> Any:
    """The accounts that have verified this address, however they write it."""
    return (
        select(Person)
        .where(
            func.lower(Person.email) == address.lower(),
            Person.email_verified.is_not(None),
            Person.password.is_not(None),
            Person.deleted.is_(None),
        )
        .order_by(Person.email, Person.created)
        .limit(MOST_ACCOUNTS)
    )
