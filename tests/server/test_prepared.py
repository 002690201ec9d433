"""Preparing moves, many times at once: nothing is lost, mixed or answered with an error, and
nobody keeps the server busy with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ironbridge.server.api.premoves import PremoveRoutes
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.security import Limits
from ironbridge.server.settings import LIMITS
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.chat import Chat
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.premoves.service import Premoves
from ironbridge.server.tables.premoves.stored import StoredPremoves
from tests.server.bot_doubles import NearWorkers
from tests.server.club import Club
from tests.server.databases import each_kind, person, put, ready_url, seats
from tests.server.databases import table as table_row
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio


@pytest.fixture
async def premoves(club: Club) -> AsyncIterator[Premoves]:
    made = club.tables.premoves
    club.tables.announcer.wakers.append(made)
    yield made
    await made.close()


async def bids_made(club: Club) -> tuple[Person, LiveTable]:
    """Stones of Alice and Bob, with Alice to take; and Bob."""
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.post(alice, table, "bid 3")
    await club.post(bob, table, "bid 1")
    return bob, table


@each_kind
async def test_moves_prepared_at_the_same_time_are_kept_whole(kind: str, tmp_path: Path) -> None:
    """The last one stands, as it was sent; nobody is told of an error."""
    database = Database(ready_url(kind, tmp_path))
    await put(database, person("ada"), table_row("t"), *seats("t", "ada"))
    rows = StoredPremoves(database)
    sent = [[f"bid {n}"] * 3 for n in range(12)]
    await asyncio.gather(*(rows.keep("t", 0, moves, moves[0], 1) for moves in sent))
    taken = await rows.take("t", 0)
    assert taken is not None
    assert taken[0] in sent
    assert taken[1] == taken[0][0]
    back = [rows.put_back("t", 0, moves, moves[0], 2) for moves in sent]
    await asyncio.gather(*back)
    first = await rows.take("t", 0)
    assert first is not None
    assert first[0] in sent
    await database.close()


async def test_moves_kept_while_the_rows_are_read_are_not_forgotten(club: Club) -> None:
    """A server that has just started reads which rows there are, and somebody prepares moves."""
    _, table = await bids_made(club)
    for _ in range(5):
        rows = StoredPremoves(club.database)
        looked = [asyncio.create_task(rows.take(table.id, 1)) for _ in range(4)]
        await rows.keep(table.id, 1, ["take 1"], "", 1)
        found = [*await asyncio.gather(*looked), await rows.take(table.id, 1)]
        assert [one for one in found if one is not None] == [(["take 1"], "")]


async def test_a_person_prepares_one_thing_at_a_time(club: Club, premoves: Premoves) -> None:
    """What was asked for last stands, however long trying it out takes."""
    bob, table = await bids_made(club)
    workers = club.trials.workers
    assert isinstance(workers, NearWorkers)
    workers.held.clear()
    asked = [
        asyncio.create_task(premoves.prepare(bob, table.id, None, [f"take {n}"], "unchanged"))
        for n in (2, 1, 2, 1)
    ]
    await asyncio.sleep(0.05)
    assert len(workers.asked) == 1, "the others wait"
    workers.held.set()
    shown = await asyncio.gather(*asked)
    assert [one.moves for one in shown] == [["take 2"], ["take 1"], ["take 2"], ["take 1"]]
    assert (await premoves.show(bob, table.id, None)).moves == ["take 1"]


async def test_moves_that_take_too_long_to_try_out_are_not_prepared(
    club: Club, premoves: Premoves
) -> None:
    bob, table = await bids_made(club)
    workers = club.trials.workers
    assert isinstance(workers, NearWorkers)
    workers.failures = 1
    with pytest.raises(Refused) as refused:
        await premoves.prepare(bob, table.id, None, ["take 1"], "unchanged")
    assert refused.value.code == "busy"
    assert (await premoves.show(bob, table.id, None)).moves == []


async def test_who_decides_at_the_same_time_does_not_drop_prepared_moves(
    club: Club, premoves: Premoves, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob bids while it is looked at whether Alice's bid still fits."""
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    fits = Premoves._misfit

    async def meanwhile(*given: Any) -> str | None:
        found = await fits(*given)
        if table.number == 0:
            await club.post(bob, table, "bid 1")
        return found

    monkeypatch.setattr(Premoves, "_misfit", meanwhile)
    await premoves.prepare(alice, table.id, None, ["bid 3"], "legal")
    await premoves.idle()
    assert table.moves == [(1, "bid 1"), (0, "bid 3")]


@each_kind
async def test_notes_written_at_the_same_time_are_no_error(kind: str, tmp_path: Path) -> None:
    database = Database(ready_url(kind, tmp_path))
    await put(database, person("ada"), table_row("t"), *seats("t", "ada"))
    visible: Any = Everywhere()
    chat = Chat(visible, database, visible, lambda: 1)
    ada = Person("ada", "Ada", False, "en")
    await asyncio.gather(*(chat.write_note(ada, "t", f"note {n}") for n in range(12)))
    assert (await chat.note(ada, "t")).startswith("note ")
    await database.close()


class Everywhere:
    """A store in which everybody may see every table."""

    async def seen(self, *_: object) -> None:
        return None


def test_preparing_has_a_limit_of_its_own(clock: FakeClock) -> None:
    limits = Limits(LIMITS, clock)
    for _ in range(LIMITS["prepared"].count):
        limits.spend("prepared", "10.0.0.1", "ada")
    with pytest.raises(Refused, match="too-many"):
        limits.spend("prepared", "10.0.0.1", "ada")
    limits.spend("move", "10.0.0.1", "ada")
    assert PremoveRoutes.prepare.guards
