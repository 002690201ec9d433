"""While the database is away, and when it is back: nobody who watches is forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from ironbridge import registry
from ironbridge.server.live import outbox
from ironbridge.server.settings import Settings
from ironbridge.server.storage.database import Database
from ironbridge.server.tables import others, store
from tests.server.club import STONES
from tests.server.fake_clock import FakeClock
from tests.server.served import Served, serving

pytestmark = pytest.mark.anyio


class Outage:
    """The sessions of a database fail while it lasts."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lasts = False
        self.felt = 0
        for way in ("session", "reader"):
            monkeypatch.setattr(database, way, partial(self._ask, getattr(database, way)))

    def _ask(self, usual: Callable[[], Any]) -> Any:
        if self.lasts:
            self.felt += 1
            raise OperationalError("SELECT", {}, Exception("gone"))
        return usual()


@pytest.fixture
async def served(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Served]:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    monkeypatch.setattr(outbox, "FIRST_WAIT_S", 0.02)
    monkeypatch.setattr(outbox, "LONGEST_WAIT_S", 0.1)
    monkeypatch.setattr(store, "FIRST_PAUSE_S", 0.02)
    async with serving(settings, clock) as server:
        yield server


async def test_a_snapshot_that_is_owed_comes_when_the_database_is_back(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table, other = await served.table(alice, bob), await served.table(alice, bob)
    wire = await alice.wire()
    await wire.watch(other)
    await wire.until("presence")
    outage = Outage(served.services.database, monkeypatch)
    outage.lasts = True
    await wire.send("watch", table=table)
    await wire.send("ping", id="while it lasts")
    assert (await wire.until("pong", "snapshot"))["type"] == "pong"
    while outage.felt < 3:  # it was tried, and tried again
        await wire.send("ping")
        await wire.until("pong")
    outage.lasts = False
    assert (await wire.until("snapshot"))["table"]["id"] == table
    await served.play(table, alice, bob, moves=1)
    assert (await wire.until("entries"))["number"] == 1


async def test_what_another_process_wrote_is_read_when_the_database_is_back(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    wire = await alice.wire()
    await wire.watch(table)
    # As another process does it: the row is there, and the channel tells of it.
    row = {"table": table, "number": 0, "kind": "move", "seat": 0, "text": "bid 1", "at": 1}
    await served.services.writer.append(row)
    outage = Outage(served.services.database, monkeypatch)
    outage.lasts = True
    served.hub.peers._take(others.CHANGED, b'{"table":"%s","number":1}' % table.encode())
    while outage.felt < 2:
        await wire.send("ping")
        await wire.until("pong")
    outage.lasts = False
    assert (await wire.until("entries"))["number"] == 1
