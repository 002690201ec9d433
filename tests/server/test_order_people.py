"""Keeping order among people: mutes, reports, suspensions, and who may do what."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from ironbridge.server.order import ending
from ironbridge.server.order.suspension import FOR_EVER, Suspensions
from ironbridge.server.settings import Limit, Settings
from ironbridge.server.storage import schema
from tests.server.browsers import refusal, sign_in
from tests.server.fake_clock import FakeClock
from tests.server.order_people import (
    account,
    alone,
    both_kinds,
    deeds,
    id_of,
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


# Mutes --------------------------------------------------------------------------------------


@both_kinds
async def test_what_somebody_muted_says_is_not_sent_to_who_muted_them(served: Served) -> None:
    alice, bob, carol = [await served.player(name) for name in ("Alice", "Bob", "Carol")]
    table = await served.table(alice, bob, carol)
    await bob.post(f"/api/tables/{table}/chat", text="before")
    wire = await alice.wire()
    assert len((await wire.watch(table))["table"]["chat"]) == 1
    bob_id = await id_of(bob)
    muted = await alice.browser.put(f"/api/me/mutes/{bob_id}")
    assert muted.status_code == 204
    assert (await wire.until("snapshot"))["table"]["chat"] == []
    await bob.post(f"/api/tables/{table}/chat", text="unwanted")
    await carol.post(f"/api/tables/{table}/chat", text="wanted")
    assert (await wire.until("chat"))["chat"]["text"] == "wanted"
    seen = (await alice.browser.get(f"/api/tables/{table}/chat")).json()
    assert [line["text"] for line in seen] == ["wanted"]
    assert [one["name"] for one in (await alice.browser.get("/api/me/mutes")).json()] == ["Bob"]
    await alice.browser.delete(f"/api/me/mutes/{bob_id}")
    shown = (await wire.until("snapshot"))["table"]["chat"]
    assert [line["text"] for line in shown] == ["before", "unwanted", "wanted"]


async def test_one_cannot_mute_oneself_or_nobody(served: Served) -> None:
    alice = await served.player("Alice")
    own = f"/api/me/mutes/{await id_of(alice)}"
    assert await refused(alice, own, "put") == (400, "malformed")
    assert await refused(alice, "/api/me/mutes/nobody", "put") == (404, "no-such-person")
    assert await refused(await served.player(), own, "put") == (401, "sign-in-needed")


# Reports ------------------------------------------------------------------------------------


@both_kinds
async def test_administrators_read_reports_and_settle_them(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    admin = await account(served, "Ada", admin=True)
    table = await served.table(alice, bob, title="Evening")
    line = (await bob.post(f"/api/tables/{table}/chat", text="something rude"))["id"]
    await alice.post("/api/reports", table=table, line=line, text="This is rude.")
    await alice.post("/api/reports", about=await id_of(bob), text="Again.")
    await alice.post(f"/api/tables/{table}/chat/{line}/remove")
    person, rude = (await admin.browser.get("/api/admin/reports")).json()
    assert (person["about"]["name"], person["table"], person["chat"]) == ("Bob", None, None)
    assert (rude["person"]["name"], rude["about"]["name"]) == ("Alice", "Bob")
    assert (rude["title"], rude["text"]) == ("Evening", "This is rude.")
    assert (rude["chat"]["text"], rude["chat"]["removed"]) == ("something rude", True)
    await admin.post(f"/api/admin/reports/{rude['id']}/settle", reason="warned")
    again = await refused(admin, f"/api/admin/reports/{rude['id']}/settle")
    assert again == (404, "no-such-report")
    assert len((await admin.browser.get("/api/admin/reports")).json()) == 1
    (settled,) = (await admin.browser.get("/api/admin/reports?settled=true")).json()
    assert settled["id"] == rude["id"]
    assert (await deeds(served))[-1] == (
        "settle-report",
        "Ada",
        "Bob",
        table,
        f"#{rude['id']} warned",
    )


async def test_a_report_is_about_something_one_can_see(served: Served) -> None:
    alice, bob = await served.player("Alice"), await served.player("Bob")
    table = await alone(served, alice, public=False)
    line = (await alice.post(f"/api/tables/{table}/chat", text="hello"))["id"]
    other = await alone(served, bob)
    report = "/api/reports"
    assert await refused(bob, report, text="?") == (400, "malformed")
    assert await refused(bob, report, table=table, text="?") == (404, "no-such-table")
    assert await refused(bob, report, table=other, line=line, text="?") == (404, "no-such-line")
    assert await refused(bob, report, about="nobody", text="?") == (404, "no-such-person")
    assert await refused(bob, report, table=other, text="  ") == (400, "malformed")
    assert await refused(bob, report, table=other, line=2**60, text="?") == (400, "malformed")
    stranger = await served.player()
    assert await refused(stranger, report, table=other, text="?") == (401, "sign-in-needed")


async def test_reports_have_a_limit_of_their_own(settings: Settings, clock: FakeClock) -> None:
    few = replace(settings, limits={**settings.limits, "report": Limit(2, 600)})
    async with serving_stones(few, clock) as served:
        alice = await served.player("Alice")
        table = await alone(served, alice)
        for _ in range(2):
            await alice.post("/api/reports", table=table, text="hm")
        answer = await refused(alice, "/api/reports", table=table, text="hm")
        assert answer == (429, "too-many")


# Suspensions --------------------------------------------------------------------------------


@both_kinds
async def test_who_is_suspended_is_out_at_once_and_bots_play_on(
    served: Served, clock: FakeClock
) -> None:
    alice, bob = await served.player("Alice"), await account(served, "Bob")
    admin = await account(served, "Ada", admin=True)
    running = await served.table(alice, bob)
    waiting, _ = await open_table(alice, bob)
    bob_id, wire, seen = await id_of(bob), await bob.wire(), await alice.wire()
    await wire.watch(running)
    await seen.watch(running)
    until = clock() + 7 * 86_400_000
    path = f"/api/admin/people/{bob_id}"
    await admin.post(f"{path}/suspend", until=until, reason="insults")
    assert await wire.closed() == 4401
    assert (await bob.browser.get("/api/me")).json() is None
    entry = (await seen.until("entries"))["entries"][0]
    assert (entry["kind"], entry["seat"]) == ("takeover", 1)
    left = (await alice.browser.get(f"/api/tables/{waiting}")).json()
    assert [seat["name"] for seat in left["seats"]] == ["Alice", "", ""]
    form = {"name": "Bob", "password": "coal and iron"}
    answer = await bob.browser.post("/api/sign-in", json=form)
    assert refusal(answer) == (403, "suspended")
    assert "insults" in answer.json()["message"]
    assert "2023-11-21 22:13 (UTC)" in answer.json()["message"]
    (listed,) = (await admin.browser.get("/api/admin/suspended")).json()
    assert (listed["name"], listed["suspended"], listed["reason"]) == ("Bob", until, "insults")
    await admin.post(f"{path}/lift", reason="sorry")
    assert await refused(admin, f"{path}/lift") == (409, "not-suspended")
    await sign_in(bob.browser, "Bob")
    await bob.post(f"/api/tables/{running}/return")
    assert [deed[:3] for deed in await deeds(served)] == [
        ("suspend", "Ada", "Bob"),
        ("lift", "Ada", "Bob"),
    ]


async def test_a_suspension_ends_by_itself_or_never(served: Served, clock: FakeClock) -> None:
    bob, admin = await account(served, "Bob"), await account(served, "Ada", admin=True)
    path = f"/api/admin/people/{await id_of(bob)}/suspend"
    assert await refused(admin, path, until=clock(), reason="late") == (400, "malformed")
    assert await refused(admin, path, reason="  ") == (400, "malformed")
    await admin.post(path, until=clock() + 1000, reason="a second")
    clock.advance(seconds=2)
    await sign_in(bob.browser, "Bob")
    answer = await admin.post(path, reason="for good")
    assert (answer["suspended"], answer["for_ever"]) == (FOR_EVER, True)
    clock.advance(days=36_500)
    form = {"name": "Bob", "password": "coal and iron"}
    said = (await bob.browser.post("/api/sign-in", json=form)).json()
    assert (said["error"], "for good." in said["message"]) == ("suspended", True)


async def test_a_wrong_password_does_not_tell_that_an_account_is_suspended(
    served: Served,
) -> None:
    bob, admin = await account(served, "Bob"), await account(served, "Ada", admin=True)
    await admin.post(f"/api/admin/people/{await id_of(bob)}/suspend", reason="insults")
    form = {"name": "Bob", "password": "coal and irony"}
    answer = await bob.browser.post("/api/sign-in", json=form)
    assert refusal(answer) == (401, "wrong-name-or-password")


async def test_administrators_do_not_suspend_each_other(served: Served) -> None:
    ada, eve = [await account(served, name, admin=True) for name in ("Ada", "Eve")]
    path = f"/api/admin/people/{await id_of(eve)}/suspend"
    assert await refused(ada, path, reason="rivalry") == (403, "is-admin")
    assert await refused(ada, "/api/admin/people/nobody/suspend", reason="?") == (
        404,
        "no-such-person",
    )


async def test_people_are_found_by_name(served: Served) -> None:
    await account(served, "Bob")
    await served.player("Bobby")
    admin = await account(served, "Ada", admin=True)
    (found,) = (await admin.browser.get("/api/admin/people?name=BOB")).json()
    assert (found["name"], found["guest"], found["suspended"]) == ("Bob", False, None)
    (guest,) = (await admin.browser.get("/api/admin/people?name=Bobby")).json()
    assert guest["guest"]


# Nobody else --------------------------------------------------------------------------------


async def test_only_administrators_reach_what_is_theirs(served: Served) -> None:
    alice, stranger = await served.player("Alice"), await served.player()
    table = await alone(served, alice)
    tried = 0
    for route in served.app.routes:
        if not route.path.startswith("/api/admin"):
            continue
        path = route.path.replace("{report_id:int}", "1").replace("{table_id:str}", table)
        path = path.replace("{person_id:str}", await id_of(alice)) + "?name=Alice"
        for method in sorted(route.methods - {"OPTIONS"}):
            form = {"reason": "because"}
            assert await refused(alice, path, method.lower(), **form) == (403, "not-an-admin")
            assert await refused(stranger, path, method.lower(), **form) == (
                401,
                "sign-in-needed",
            )
            tried += 1
    assert tried == 9
    assert await deeds(served) == []


# What the host does -------------------------------------------------------------------------


async def test_a_running_server_carries_out_what_the_host_did(
    served: Served, clock: FakeClock
) -> None:
    alice, bob = await served.player("Alice"), await account(served, "Bob")
    kept, ended = await served.table(alice, bob), await served.table(alice, bob)
    enforcement = served.services.order.enforcement
    await enforcement.begin()
    bob_id, wire, seen = await id_of(bob), await bob.wire(), await alice.wire()
    await wire.watch(kept)
    await seen.watch(kept)
    await seen.watch(ended)
    database = served.services.database
    await Suspensions(database, clock).suspend(None, bob_id, None, "insults")
    await ending.end_table(database, ended, clock(), None, "end-table", "abuse")
    await enforcement.look()
    assert await wire.closed() == 4401
    assert (await bob.browser.get("/api/me")).json() is None
    kinds: dict[str, str] = {}
    while len(kinds) < 2:
        told = await seen.until("entries")
        kinds[told["table"]] = told["entries"][-1]["kind"]
    assert kinds == {kept: "takeover", ended: "abandon"}
    assert [deed[:2] for deed in await deeds(served)] == [("suspend", None), ("end-table", None)]


async def test_a_server_that_starts_later_does_what_is_left(
    served: Served, clock: FakeClock
) -> None:
    alice, bob = await served.player("Alice"), await account(served, "Bob")
    table = await served.table(alice, bob)
    database = served.services.database
    await Suspensions(database, clock).suspend(None, await id_of(bob), None, "insults")
    await served.services.order.enforcement.begin()
    async with database.session() as session:
        query = select(schema.Entry.kind).where(schema.Entry.table == table)
        assert list(await session.scalars(query)) == ["takeover"]
    await served.services.order.enforcement.begin()
    async with database.session() as session:
        assert len(list(await session.scalars(query))) == 1
