"""News from other processes is applied, at whatever moment it arrives."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from ironbridge.server.live import peers as peers_module
from ironbridge.server.live.channels import LocalChannel
from ironbridge.server.live.peers import Peers
from ironbridge.server.tables.model import LogEntry
from ironbridge.server.tables.others import (
    ENTRY,
    OtherProcesses,
    changed_message,
    entry_message,
    prepared_message,
)
from ironbridge.server.tables.store import Stored

pytestmark = pytest.mark.anyio


def running(number: int = 3) -> Any:
    return SimpleNamespace(
        id="t", number=number, status="running", rematch=None, hints=True, lock=asyncio.Lock()
    )


class Tables:
    """One table, perhaps in memory. Notes what is applied, and how."""

    def __init__(self, known: Any = None, stored: int = 3) -> None:
        self.known = known
        self.stored = stored
        self.cache = self
        self.loading = False
        self.followed: list[list[int]] = []
        """The numbers of the entries that were handed over, each time; none: the log was read."""
        self.asked: list[Sequence[str]] = []
        self.late: list[str] = []
        self.woken: list[str] = []
        self.meanwhile: list[Any] = []
        """What happens right after the log was applied, one each time."""
        self.fault: Exception | None = None
        self.waits = True
        """Something has to be waited for before an entry can be applied."""

    def __iter__(self) -> Any:
        return iter([self.known] if self.known else [])

    def peek(self, _table: str) -> Any:
        return self.known

    def used(self, _table: str) -> None:
        """Nothing is forgotten here."""

    def drop(self, _table: str) -> None:
        self.known = None

    def is_loading(self, _table: str) -> bool:
        return self.loading

    def follow_at_once(self, _table: Any, entry: LogEntry) -> bool:
        if self.waits:
            return False
        if self.fault:
            raise self.fault
        self.followed.append([entry.number])
        self.known.number += 1
        return True

    async def follow(self, _table: str, heard: Sequence[LogEntry]) -> Any:
        if self.fault:
            raise self.fault
        self.followed.append([entry.number for entry in heard])
        if self.meanwhile:
            asyncio.get_running_loop().call_soon(self.meanwhile.pop())
        return self.known or running()

    async def how_far(self, tables: Sequence[str]) -> dict[str, Stored]:
        self.asked.append(tables)
        return {table: Stored(self.stored, "running", None, True) for table in tables}

    def catch_up_soon(self, table: str) -> None:
        self.late.append(table)

    def wake(self, table: Any) -> None:
        self.woken.append(table.id)


class Premoves:
    """Notes what is prepared elsewhere."""

    def __init__(self) -> None:
        self.prepared: list[tuple[str, int]] = []
        self.misses = 0

    def heard(self, table: str, seat: int) -> None:
        self.prepared.append((table, seat))

    def missed(self) -> None:
        self.misses += 1


class Client:
    """One that is owed nothing yet."""

    outbox = SimpleNamespace(debt=lambda _: 0)


class Hub:
    """One client that watches, or none. Notes to whom a snapshot is owed."""

    def __init__(self, told: int | None) -> None:
        self.watch = SimpleNamespace(next=told, lobby=False)
        self.clients = {} if told is None else {Client(): self.watch}
        self.owed = 0

    def watching(self, _table: str) -> Any:
        return self.clients

    def watched(self) -> list[str]:
        return ["t"] if self.clients else []

    def owe(self, *_: Any) -> None:
        self.owed += 1


class Pair:
    """This process, and another one that tells it what it stored."""

    def __init__(self, hub: Hub, tables: Tables) -> None:
        shared: list[LocalChannel] = []
        here, self.channel = LocalChannel(shared), LocalChannel(shared)
        self.premoves = Premoves()
        found: Any = (hub, tables, self.premoves, here)
        self.peers = Peers(*found)
        here.subscribe(self.peers._hear, self.peers._miss)
        self.there = OtherProcesses(self.channel)

    def tell(self, number: int, text: str = "take 1") -> None:
        self.there.tell(entry_message("t", LogEntry(number, "move", 0, text, "p", 7)))

    async def settle(self) -> None:
        while self.peers._following:
            await asyncio.gather(*self.peers._following.values())


async def test_an_entry_is_handed_over_with_the_news() -> None:
    tables = Tables(running())
    pair = Pair(Hub(told=3), tables)
    pair.tell(3)
    pair.tell(4)
    await pair.settle()
    assert tables.followed == [[3, 4]]


async def test_an_entry_for_which_nothing_is_waited_for_needs_no_task() -> None:
    tables = Tables(running())
    tables.waits = False
    pair = Pair(Hub(told=3), tables)
    pair.tell(3)
    pair.tell(4)
    assert (tables.followed, pair.peers._following) == ([[3], [4]], {})
    assert pair.peers._quiet == {"t": (5, 0)}, "looked after when nothing follows"


async def test_an_entry_does_not_overtake_those_that_wait() -> None:
    tables = Tables(running())
    pair = Pair(Hub(told=3), tables)
    pair.tell(3)
    tables.waits = False
    pair.tell(4)
    assert tables.followed == []
    await pair.settle()
    assert tables.followed == [[3, 4]]


async def test_an_entry_that_could_not_be_applied_at_once_is_read_from_the_log() -> None:
    tables = Tables(running())
    tables.waits, tables.fault = False, ValueError("half applied")
    Pair(Hub(told=3), tables).tell(3)
    assert (tables.known, tables.late) == (None, ["t"])


async def test_moves_prepared_elsewhere_are_told_to_premoves() -> None:
    pair = Pair(Hub(told=3), Tables(running()))
    pair.there.tell(prepared_message("t", 1))
    assert (pair.premoves.prepared, pair.premoves.misses) == ([("t", 1)], 0)
    pair.peers._miss()
    assert pair.premoves.misses == 1


async def test_what_does_not_fit_into_a_message_is_read_from_the_log() -> None:
    tables = Tables(running())
    pair = Pair(Hub(told=3), tables)
    pair.tell(3, "x" * 8000)
    await pair.settle()
    assert tables.followed == [[]]


async def test_entries_that_come_faster_than_they_are_applied_are_read_from_the_log() -> None:
    tables = Tables(running())
    pair = Pair(Hub(told=3), tables)
    for number in range(3, 5 + peers_module.MOST_HEARD):
        pair.tell(number)
    assert len(pair.peers._heard["t"].entries) < peers_module.MOST_HEARD
    await pair.settle()
    assert tables.followed == [[]]


async def test_a_table_that_nobody_knows_here_is_not_even_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_: bytes) -> LogEntry:
        raise AssertionError("decoded in vain")

    monkeypatch.setattr(peers_module, "entry_of", fail)
    tables = Tables()
    pair = Pair(Hub(told=None), tables)
    pair.tell(3)
    pair.there.tell(changed_message("t"))
    await pair.settle()
    assert tables.followed == []


async def test_an_entry_that_comes_while_the_table_is_loaded_is_followed() -> None:
    tables = Tables()
    tables.loading = True
    pair = Pair(Hub(told=None), tables)
    pair.tell(3)
    await pair.settle()
    assert tables.followed == [[3]]


async def test_what_is_heard_in_the_moment_in_which_following_ends_is_followed() -> None:
    tables = Tables()
    pair = Pair(Hub(told=3), tables)
    tables.meanwhile = [lambda: pair.tell(4)]
    pair.tell(3)
    for _ in range(20):
        await asyncio.sleep(0)
    assert tables.followed == [[3], [4]]


@pytest.mark.parametrize(("told", "owed"), [(2, 1), (3, 0)])
async def test_who_was_told_less_than_is_known_is_owed_a_look(told: int, owed: int) -> None:
    """Another task may have applied the log for its own purpose."""
    hub, tables = Hub(told), Tables(running())
    Pair(hub, tables).tell(2)
    assert (hub.owed, tables.followed) == (owed, [])


async def test_a_table_that_could_not_be_followed_tries_again() -> None:
    tables = Tables(running())
    tables.fault = OSError("no database")
    pair = Pair(Hub(told=3), tables)
    pair.tell(3)
    await pair.settle()
    assert tables.late == ["t"]


async def test_what_is_not_understood_makes_all_tables_look() -> None:
    hub, tables = Hub(told=3), Tables(running())
    pair = Pair(hub, tables)
    pair.channel.publish(ENTRY, b't [3,"dance",0,"",null,7]')
    assert (hub.owed, pair.peers._all_soon.is_set()) == (1, True)
    await pair.peers.compare()
    assert tables.asked == [["t"]]


# Comparing with the database ----------------------------------------------------------------


@pytest.mark.parametrize(("stored", "followed"), [(3, []), (4, [[]])])
async def test_a_watched_table_is_compared_with_the_database(
    stored: int, followed: list[list[int]]
) -> None:
    tables = Tables(running(), stored)
    pair = Pair(Hub(told=3), tables)
    await pair.peers.compare()
    await pair.settle()
    assert (tables.asked, tables.followed) == ([["t"]], followed)


async def test_a_table_that_is_being_changed_is_left_alone() -> None:
    known = running()
    tables = Tables(known, stored=4)
    pair = Pair(Hub(told=3), tables)
    async with known.lock:
        await pair.peers.compare()
    assert not pair.peers._following


async def test_who_watches_a_table_that_is_not_in_memory_is_owed_a_look() -> None:
    hub, tables = Hub(told=3), Tables(None, stored=4)
    await Pair(hub, tables).peers.compare()
    assert hub.owed == 1


async def test_a_table_that_nobody_watches_is_compared_only_when_something_was_missed() -> None:
    tables = Tables(running(), stored=4)
    pair = Pair(Hub(told=None), tables)
    await pair.peers.compare()
    assert tables.asked == []
    pair.peers._miss()
    await pair.peers.compare()
    await pair.settle()
    assert tables.followed == [[]]


async def test_what_was_missed_is_compared_again_when_the_database_failed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables = Tables(running(), stored=4)
    pair = Pair(Hub(told=None), tables)
    pair.peers._miss()

    async def fail(_: Sequence[str]) -> dict[str, Stored]:
        raise OSError("no database")

    with monkeypatch.context() as broken:
        broken.setattr(tables, "how_far", fail)
        with pytest.raises(OSError, match="no database"):
            await pair.peers.compare()
    await pair.peers.compare()
    await pair.settle()
    assert tables.followed == [[]]


# Who looks after a table --------------------------------------------------------------------


@pytest.mark.parametrize(("later", "woken"), [(3, ["t"]), (4, [])])
async def test_a_table_stays_with_the_process_that_changed_it_while_something_happens(
    later: int, woken: list[str]
) -> None:
    tables = Tables(running(3))
    pair = Pair(Hub(told=3), tables)
    pair.tell(3)
    await pair.settle()
    for _ in range(peers_module.QUIET_ROUNDS):
        pair.peers._wake_quiet()
    assert tables.woken == []
    tables.known.number = later
    pair.peers._wake_quiet()
    pair.peers._wake_quiet()
    assert tables.woken == woken
