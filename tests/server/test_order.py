"""Keeping order at tables: seats freed, tables closed or ended, lines of chat taken away."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from ironbridge.server.integrity import check
from ironbridge.server.order import ending
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from ironbridge.server.tables import chat, lobby
from tests.server.fake_clock import FakeClock
from tests.server.order_people import (
    account,
    alone,
    both_kinds,
    deeds,
    open_table,
    refused,
    serving_stones,
)
from tests.server.served import Served

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(settings: Settings, clock: FakeClock) -> AsyncIterator[Served]:
    async with serving_stones(settings, clock) as server:
        yield server


# Seats --------------------------------------------------------------------------------------


@both_kinds
async def test_a_freed_seat_is_free_for_all_but_the_person_who_had_it(served: Served) -> None:
    alice, bob, carol = [await served.player(name) for name in ("Alice", "Bob", "Carol")]
    table, _ = await open_table(alice, bob)
    wire = await bob.wire()
    assert (await wire.watch(table))["table"]["freed"] is False
    await alice.post(f"/api/tables/{table}/seats/1/free", reason="never starts")
    told = (await wire.until("snapshot"))["table"]
    assert (told["freed"], told["you"], told["seats"][1]["person"]) == (True, [], None)
    assert await refused(bob, f"/api/tables/{table}/join") == (403, "barred")
    await carol.post(f"/api/tables/{table}/join", seat=1)
    assert await deeds(served) == [("free-seat", "Alice", "Bob", table, "never starts")]


async def test_only_the_creator_frees_a_seat_of_somebody_else_before_the_start(
    served: Served,
) -> None:
    alice, bob, carol = [await served.player(name) for name in ("Alice", "Bob", "Carol")]
    table, _ = await open_table(alice, bob)
    free = f"/api/tables/{table}/seats"
    assert await refused(bob, f"{free}/0/free") == (403, "not-the-creator")
    assert await refused(alice, f"{free}/0/free") == (409, "nobody-to-free")
    assert await refused(alice, f"{free}/2/free") == (409, "nobody-to-free")
    assert await refused(alice, f"{free}/9/free") == (404, "no-such-seat")
    await carol.post(f"/api/tables/{table}/join")
    await alice.post(f"/api/tables/{table}/start")
    assert await refused(alice, f"{free}/1/free") == (409, "not-open")
    assert await deeds(served) == []


async def test_who_loses_a_seat_at_a_private_table_no_longer_sees_it(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table, secret = await open_table(alice, bob, public=False)
    wire = await bob.wire()
    await wire.watch(table, invite=secret)
    await alice.post(f"/api/tables/{table}/seats/1/free")
    gone = await wire.until("gone")
    assert (gone["table"], gone["error"]) == (table, "barred")
    assert "freed" in gone["message"]
    assert (await wire.watch(table, invite=secret))["error"] == "barred"


async def test_a_seat_is_not_freed_without_its_deed(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table, _ = await open_table(alice, bob)
    broken = schema.Deed(kind="free-seat", at=None)
    monkeypatch.setattr(lobby, "deed", lambda *_, **__: broken)
    assert await refused(alice, f"/api/tables/{table}/seats/1/free") == (500, "server-error")
    shown = (await alice.browser.get(f"/api/tables/{table}")).json()
    assert shown["seats"][1]["name"] == "Bob"


# Tables -------------------------------------------------------------------------------------


async def test_a_table_that_is_closed_is_abandoned_through_its_log(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table, _ = await open_table(alice, bob)
    wire = await bob.wire()
    await wire.watch(table)
    assert await refused(bob, f"/api/tables/{table}/close") == (403, "not-the-creator")
    closed = await alice.post(f"/api/tables/{table}/close", reason="no time")
    assert (closed["status"], closed["started"]) == ("abandoned", None)
    assert (await wire.until("snapshot"))["table"]["status"] == "abandoned"
    assert await refused(bob, f"/api/tables/{table}/join", seat=2) == (409, "not-open")
    assert await refused(alice, f"/api/tables/{table}/close") == (409, "table-over")
    assert await deeds(served) == [("close-table", "Alice", "Alice", table, "no time")]
    assert (await check(served.services.database)).faults == []


async def test_a_running_table_is_not_closed_by_its_creator(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await served.table(alice, bob)
    assert await refused(alice, f"/api/tables/{table}/close") == (409, "not-open")


@both_kinds
async def test_an_administrator_ends_any_table(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    admin = await account(served, "Ada", admin=True)
    table = await served.table(alice, bob, public=False)
    await served.play(table, alice, bob, moves=2)
    wire = await bob.wire()
    await wire.watch(table)
    await admin.post(f"/api/admin/tables/{table}/end", reason="abuse")
    told = await wire.until("entries")
    assert (told["entries"][-1]["kind"], told["status"]) == ("abandon", "abandoned")
    again = await refused(admin, f"/api/admin/tables/{table}/end")
    assert again == (409, "table-over")
    assert await refused(admin, "/api/admin/tables/none/end") == (404, "no-such-table")
    opened, _ = await open_table(alice)
    await admin.post(f"/api/admin/tables/{opened}/end")
    assert [deed[:4] for deed in await deeds(served)] == [
        ("end-table", "Ada", "Alice", table),
        ("end-table", "Ada", "Alice", opened),
    ]
    assert (await check(served.services.database)).faults == []


async def test_a_table_by_other_rules_can_be_ended_all_the_same(served: Served) -> None:
    alice, admin = await served.player("Alice"), await account(served, "Ada", admin=True)
    table = await alone(served, alice)
    async with served.services.database.session() as session, session.begin():
        (await session.get_one(schema.Table, table)).rules = "of long ago"
    served.services.tables.store.cache.drop(table)
    await admin.post(f"/api/admin/tables/{table}/end")
    async with served.services.database.session() as session:
        assert (await session.get_one(schema.Table, table)).status == "abandoned"


async def test_a_table_is_not_ended_without_its_deed(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, admin = await served.player("Alice"), await account(served, "Ada", admin=True)
    table = await alone(served, alice)
    monkeypatch.setattr(ending, "deed", lambda *_, **__: schema.Deed(kind="end-table", at=None))
    answer = await admin.browser.post(f"/api/admin/tables/{table}/end", json={})
    assert answer.status_code >= 500
    assert (await alice.browser.get(f"/api/tables/{table}")).json()["status"] == "running"


async def test_a_reported_table_stays_when_its_last_person_leaves(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table, _ = await open_table(alice, bob)
    await alice.post(f"/api/tables/{table}/chat", text="something rude")
    await bob.post("/api/reports", table=table, text="rude")
    await bob.post(f"/api/tables/{table}/leave")
    await alice.post(f"/api/tables/{table}/leave")
    (report,) = await served.services.order.reports.listed()
    assert report.table == table
    assert (await check(served.services.database)).faults == []


# Chat ---------------------------------------------------------------------------------------


async def test_a_line_that_is_taken_away_is_never_sent_again(served: Served) -> None:
    alice, bob, carol = [await served.player(name) for name in ("Alice", "Bob", "Carol")]
    admin = await account(served, "Ada", admin=True)
    table = await served.table(alice, bob)
    line = (await bob.post(f"/api/tables/{table}/chat", text="something rude"))["id"]
    wire = await carol.wire()
    assert (await wire.watch(table))["table"]["chat"][0]["text"] == "something rude"
    remove = f"/api/tables/{table}/chat/{line}/remove"
    assert await refused(bob, remove) == (403, "not-the-creator")
    assert await refused(alice, f"/api/tables/{table}/chat/{line + 1}/remove") == (
        404,
        "no-such-line",
    )
    await alice.post(remove, reason="rude")
    told = (await wire.until("chat"))["chat"]
    assert (told["id"], told["name"], told["text"], told["removed"]) == (line, "Bob", "", True)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/chat"):
        assert "something rude" not in (await bob.browser.get(path)).text
    (kept,) = (await admin.browser.get(f"/api/admin/tables/{table}/chat")).json()
    assert (kept["text"], kept["removed"]) == ("something rude", True)
    assert await deeds(served) == [("remove-chat", "Alice", "Bob", table, f"#{line} rude")]


async def test_an_administrator_takes_lines_away_at_tables_of_others(served: Served) -> None:
    alice, admin = await served.player("Alice"), await account(served, "Ada", admin=True)
    table = await alone(served, alice, public=False)
    line = (await alice.post(f"/api/tables/{table}/chat", text="an address"))["id"]
    removed = await admin.post(f"/api/tables/{table}/chat/{line}/remove")
    assert (removed["text"], removed["removed"]) == ("", True)


async def test_a_line_of_another_table_is_not_taken_away(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    mine, theirs = await alone(served, alice), await alone(served, bob)
    line = (await bob.post(f"/api/tables/{theirs}/chat", text="hello"))["id"]
    path = f"/api/tables/{mine}/chat/{line}/remove"
    assert await refused(alice, path) == (404, "no-such-line")


async def test_a_line_is_not_taken_away_without_its_deed(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = await served.player("Alice")
    table = await alone(served, alice)
    line = (await alice.post(f"/api/tables/{table}/chat", text="hello"))["id"]
    monkeypatch.setattr(chat, "deed", lambda *_, **__: schema.Deed(kind="remove-chat", at=None))
    assert (await refused(alice, f"/api/tables/{table}/chat/{line}/remove"))[0] == 500
    (said,) = (await alice.browser.get(f"/api/tables/{table}/chat")).json()
    assert (said["text"], said["removed"]) == ("hello", False)
