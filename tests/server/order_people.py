"""People and tables for the tests of keeping order: accounts, administrators, the audit log."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ironbridge import registry
from ironbridge.server.people import accounts
from ironbridge.server.people.passwords import Passwords
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from tests.server.browsers import refusal, register
from tests.server.club import STONES
from tests.server.databases import KINDS
from tests.server.fake_clock import FakeClock
from tests.server.served import Player, Served, serving

both_kinds = pytest.mark.parametrize("database_kind", KINDS)


@asynccontextmanager
async def serving_stones(settings: Settings, clock: FakeClock) -> AsyncIterator[Served]:
    """A server with the toy among its games, and cheap passwords."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "GAMES", registry.GAMES | STONES)
        patch.setattr(accounts, "Passwords", lambda: Passwords(1, 64, 1))
        async with serving(settings, clock) as server:
            yield server


async def account(served: Served, name: str, admin: bool = False) -> Player:
    player = await served.player()
    me = await register(player.browser, name)
    if admin:
        async with served.services.database.session() as session, session.begin():
            (await session.get_one(schema.Person, me["id"])).admin = True
        served.services.people.forget(me["id"])
    return player


async def id_of(player: Player) -> str:
    return str((await player.browser.get("/api/me")).json()["id"])


async def open_table(creator: Player, *others: Player, **spec: Any) -> tuple[str, str]:
    """An open table with these people, and one more seat; its id and the secret of its link."""
    seats = [{"who": "me"}] + [{"who": "open"}] * (len(others) + 1)
    table = (await creator.post("/api/tables", game="stones", seats=seats, **spec))["id"]
    secret = (await creator.post(f"/api/tables/{table}/invite"))["secret"]
    for other in others:
        await other.post(f"/api/tables/{table}/join", invite=secret)
    return table, secret


async def alone(served: Served, player: Player, **spec: Any) -> str:
    """A running table of one person."""
    seats = [{"who": "me"}, {"who": "me"}]
    return await served.table(player, seats=seats, **spec)


async def deeds(served: Served) -> list[tuple[str, str | None, str | None, str | None, str]]:
    """The audit log by names, the oldest first."""
    found = await served.services.order.audit.listed()
    return [
        (
            deed.kind,
            None if deed.person is None else deed.person.name,
            None if deed.about is None else deed.about.name,
            deed.table,
            deed.text,
        )
        for deed in reversed(found)
    ]


async def refused(player: Player, path: str, method: str = "post", **form: Any) -> tuple[int, str]:
    body = form if method in ("post", "put") else None
    return refusal(await player.browser.request(method, path, json=body))
