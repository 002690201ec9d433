"""People who want to play together: following, who is online, invitations, set phrases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from ironbridge.kernel.words import LANGUAGES
from ironbridge.server.settings import Limit, Settings
from ironbridge.server.storage import schema
from ironbridge.server.together import invitations
from ironbridge.server.together.online import LATELY_MS
from ironbridge.server.together.phrases import PHRASES, all_phrases
from ironbridge.server.words import server_words
from tests.server.browsers import refusal
from tests.server.fake_clock import FakeClock
from tests.server.order_people import account, both_kinds, id_of, open_table, refused
from tests.server.order_people import serving_stones as serving
from tests.server.served import Player, Served

pytestmark = pytest.mark.anyio

SEATS = [{"who": "me"}, {"who": "open"}, {"who": "open"}]


@pytest.fixture
async def served(settings: Settings, clock: FakeClock) -> AsyncIterator[Served]:
    async with serving(settings, clock) as server:
        yield server


async def accounts(served: Served, *names: str) -> list[Player]:
    return [await account(served, name) for name in names]


async def got(player: Player, path: str) -> Any:
    answer = await player.browser.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def names_at(player: Player, path: str) -> list[str]:
    return [one["name"] for one in await got(player, path)]


async def choose(player: Player, **together: object) -> None:
    changed = await player.browser.patch("/api/me", json={"preferences": {"together": together}})
    assert changed.status_code == 200


async def mute(player: Player, other: Player) -> None:
    await player.browser.put(f"/api/me/mutes/{await id_of(other)}")


async def private_table(player: Player, **spec: Any) -> str:
    form = {"game": "stones", "seats": SEATS, "public": False, **spec}
    return str((await player.post("/api/tables", **form))["id"])


async def invite(player: Player, table: str, name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await player.post(f"/api/tables/{table}/invitations", name=name)
    return found


async def tables_for(player: Player) -> list[str]:
    return [one["table"]["id"] for one in await got(player, "/api/me/invitations")]


# Who is online ------------------------------------------------------------------------------


@both_kinds
async def test_accounts_see_each_other_online_unless_one_does_not_want_it(served: Served) -> None:
    ada, bob, cy = await accounts(served, "Ada", "bob", "Cy")
    visitor = await served.player("Visitor")
    assert await names_at(ada, "/api/online") == ["bob", "Cy"]
    assert await got(visitor, "/api/online") == []  # guests are neither seen, nor do they see
    await choose(bob, online=False)
    assert await names_at(ada, "/api/online") == ["Cy"]
    assert await names_at(bob, "/api/online") == ["Ada", "Cy"]
    await mute(ada, cy)
    assert await names_at(ada, "/api/online") == []
    assert await names_at(cy, "/api/online") == []  # nor does who was muted learn anything
    nobody = await served.player()
    assert refusal(await nobody.browser.get("/api/online")) == (401, "sign-in-needed")


@both_kinds
async def test_who_left_or_was_long_silent_is_not_online(served: Served) -> None:
    ada, bob, _ = await accounts(served, "Ada", "Bob", "Cy")
    await bob.browser.post("/api/sign-out")
    assert await names_at(ada, "/api/online") == ["Cy"]
    served.clock.advance(LATELY_MS / 1000 + 1)
    assert await names_at(ada, "/api/online") == []


# Following ----------------------------------------------------------------------------------


@both_kinds
async def test_a_follower_sees_only_what_is_public(served: Served) -> None:
    ada, bob = await accounts(served, "Ada", "Bob")
    other = await served.player("Other")
    path = f"/api/me/follows/{await id_of(bob)}"
    for _ in range(2):  # twice is once
        assert (await ada.browser.put(path)).status_code == 204
    public, _ = await open_table(bob, title="Evening")
    await private_table(bob, title="Secret")
    finished = await served.table(bob, other)
    await bob.post(f"/api/tables/{finished}/resign", seat=None)
    [found] = await got(ada, "/api/me/follows")
    assert (found["name"], found["online"], found["guest"]) == ("Bob", True, False)
    assert public in [table["id"] for table in found["tables"]]
    assert "Secret" not in str(found)
    await choose(bob, online=False)
    [found] = await got(ada, "/api/me/follows")
    assert not found["online"]
    # The other is not told, by anything they can ask for.
    ada_id = await id_of(ada)
    for asked in ("/api/me", "/api/me/export", "/api/me/follows", f"/api/people/{ada_id}"):
        assert ada_id not in str(await got(bob, asked)) or asked.endswith(ada_id)
    assert (await ada.browser.delete(path)).status_code == 204
    assert await got(ada, "/api/me/follows") == []


async def test_nobody_follows_oneself_or_nobody(served: Served) -> None:
    [ada] = await accounts(served, "Ada")
    own = f"/api/me/follows/{await id_of(ada)}"
    assert await refused(ada, own, "put") == (400, "malformed")
    assert await refused(ada, "/api/me/follows/nobody", "put") == (404, "no-such-person")
    assert await refused(await served.player(), own, "put") == (401, "sign-in-needed")


# Invitations --------------------------------------------------------------------------------


@both_kinds
async def test_an_invitation_opens_a_private_table_until_it_is_answered(served: Served) -> None:
    ada, bob, cy = await accounts(served, "Ada", "Bob", "Cy")
    table = await private_table(ada)
    assert await refused(bob, f"/api/tables/{table}", "get") == (404, "no-such-table")
    [shown] = await invite(ada, table, " bOB ")  # as one signs in: by the folded name
    assert (shown["name"], shown["declined"]) == ("Bob", False)
    [found] = await got(bob, "/api/me/invitations")
    assert (found["name"], found["table"]["id"]) == ("Ada", table)
    assert await got(cy, "/api/me/invitations") == []
    assert await refused(cy, f"/api/tables/{table}", "get") == (404, "no-such-table")
    await bob.post(f"/api/tables/{table}/join", liked=2)
    assert (await got(bob, f"/api/tables/{table}"))["seats"][2]["person_is_you"]
    assert await tables_for(bob) == []  # answered
    await invite(ada, table, "Cy")
    assert (await cy.browser.delete(f"/api/me/invitations/{table}")).status_code == 204
    assert await tables_for(cy) == []
    assert await refused(cy, f"/api/tables/{table}", "get") == (404, "no-such-table")
    again = await invite(ada, table, "Cy")
    assert [one["declined"] for one in again] == [False, True]
    assert await tables_for(cy) == []  # nobody is asked twice


@both_kinds
async def test_an_invitation_ends_with_the_wait_for_players(served: Served) -> None:
    ada, bob, cy, dan = await accounts(served, "Ada", "Bob", "Cy", "Dan")
    table = await private_table(ada, seats=SEATS[:2])
    await invite(ada, table, "Bob")
    await invite(ada, table, "Cy")
    withdrawn = f"/api/tables/{table}/invitations/{await id_of(cy)}"
    assert (await ada.browser.delete(withdrawn)).status_code == 204
    assert await tables_for(cy) == []
    assert await refused(cy, f"/api/tables/{table}", "get") == (404, "no-such-table")
    link = await ada.post(f"/api/tables/{table}/invite")
    await dan.post(f"/api/tables/{table}/join", invite=link["secret"])
    await ada.post(f"/api/tables/{table}/start")
    assert await tables_for(bob) == []
    assert await refused(bob, f"/api/tables/{table}", "get") == (404, "no-such-table")
    # A table that is removed before its game takes its invitations along.
    other = await private_table(ada)
    await invite(ada, other, "Bob")
    await ada.post(f"/api/tables/{other}/leave")
    assert await tables_for(bob) == []


@both_kinds
async def test_nobody_can_tell_whether_an_invitation_is_wanted(served: Served) -> None:
    ada, bob, cy, dan, eve = await accounts(served, "Ada", "Bob", "Cy", "Dan", "Eve")
    await mute(bob, ada)
    await choose(cy, invitations="nobody")
    await choose(dan, invitations="followed")
    await choose(eve, invitations="followed")
    await eve.browser.put(f"/api/me/follows/{await id_of(ada)}")
    table = await private_table(ada)
    for name in ("Bob", "Cy", "Dan", "Eve"):
        shown = (await invite(ada, table, name))[-1]
        assert shown == {"id": shown["id"], "name": name, "at": shown["at"], "declined": False}
    reached = [player for player in (bob, cy, dan, eve) if await tables_for(player)]
    assert reached == [eve]
    told = select(schema.Invitation.silent).join(
        schema.Person, schema.Person.id == schema.Invitation.invited
    )
    async with served.services.database.session() as session:
        silent = (await session.scalars(told.order_by(schema.Person.name))).all()
    assert silent == [True, True, True, False]
    # Muting somebody afterwards hides what they asked.
    await mute(eve, ada)
    assert await tables_for(eve) == []


@both_kinds
async def test_invitations_are_few(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "MOST_AT_TABLE", 2)
    ada, bob, cy = await accounts(served, "Ada", "Bob", "Cy")
    guest_ = await served.player("Visitor")
    tables = [await private_table(ada) for _ in range(4)]
    for table in tables:
        await invite(ada, table, "Bob")
    assert len(await tables_for(bob)) == invitations.MOST_FROM_ONE
    await invite(ada, tables[0], "Cy")
    await account(served, "Dan")
    path = f"/api/tables/{tables[0]}/invitations"
    assert await refused(ada, path, name="Dan") == (413, "too-large")
    assert await refused(ada, path, name="Nobody") == (404, "no-such-person")
    assert await refused(ada, path, name="Ada") == (400, "malformed")
    assert await refused(cy, path, name="Bob") == (403, "not-the-creator")
    assert await refused(cy, path, "get") == (403, "not-the-creator")
    assert await refused(bob, f"/api/tables/{tables[3]}/invitations", "get") == (
        403,
        "not-the-creator",
    )
    own = await private_table(guest_)
    assert await refused(guest_, f"/api/tables/{own}/invitations", name="Bob") == (
        403,
        "guest-invites",
    )


async def test_nobody_invites_on_and_on(settings: Settings, clock: FakeClock) -> None:
    slow = replace(settings, limits=settings.limits | {"invite": Limit(2, 3600)})
    async with serving(slow, clock) as server:
        ada, _ = await accounts(server, "Ada", "Bob")
        table = await private_table(ada)
        for _ in range(2):
            await invite(ada, table, "Bob")
        path = f"/api/tables/{table}/invitations"
        assert await refused(ada, path, name="Bob") == (429, "too-many")


async def test_whose_seat_was_freed_is_not_invited_back(served: Served) -> None:
    ada, bob = await accounts(served, "Ada", "Bob")
    table, _ = await open_table(ada, public=False)
    await invite(ada, table, "Bob")
    await bob.post(f"/api/tables/{table}/join")
    await ada.post(f"/api/tables/{table}/seats/1/free")
    assert await tables_for(bob) == []
    assert await refused(bob, f"/api/tables/{table}", "get") == (403, "barred")
    path = f"/api/tables/{table}/invitations"
    assert await refused(ada, path, name="Bob") == (409, "freed-before")


@both_kinds
async def test_a_rematch_invites_those_who_played(served: Served) -> None:
    ada, bob = await accounts(served, "Ada", "Bob")
    visitor = await served.player("Visitor")
    table = await served.table(ada, bob, visitor, public=False)
    admin = await account(served, "Root Keeper", admin=True)
    await admin.post(f"/api/admin/tables/{table}/end")
    following = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
    assert await tables_for(bob) == [following]
    assert await names_at(ada, f"/api/tables/{following}/invitations") == ["Bob"]
    await bob.post(f"/api/tables/{table}/rematch")
    assert await tables_for(bob) == []


# Phrases ------------------------------------------------------------------------------------


@both_kinds
async def test_a_phrase_is_sent_by_its_id_and_kept_with_its_words(served: Served) -> None:
    ada, bob = await accounts(served, "Ada", "Bob")
    await ada.browser.patch("/api/me", json={"language": "fr"})
    table = await served.table(ada, bob)
    offered = {one["id"]: one["text"] for one in await got(bob, "/api/phrases")}
    line = await ada.post(f"/api/tables/{table}/chat", phrase="well-played")
    assert (line["phrase"], line["text"]) == ("well-played", offered["well-played"]["fr"])
    [seen] = await got(bob, f"/api/tables/{table}/chat")
    assert seen == line
    wire = await bob.wire()
    assert (await wire.watch(table))["table"]["chat"] == [line]
    await wire.send("chat", table=table, phrase="thanks", id=1)
    assert (await wire.until("chat"))["chat"]["phrase"] == "thanks"
    taken = await ada.post(f"/api/tables/{table}/chat/{line['id']}/remove")
    assert (taken["phrase"], taken["text"]) == (None, "")
    path = f"/api/tables/{table}/chat"
    assert await refused(ada, path, phrase="rude") == (400, "malformed")
    assert await refused(ada, path, text="") == (400, "malformed")
    stranger = await served.player("Stranger")
    assert await refused(stranger, path, phrase="hello") == (403, "not-your-seat")


def test_every_phrase_has_words_in_each_language() -> None:
    for language in LANGUAGES:
        said = [phrase.text[language] for phrase in all_phrases()]
        assert len(set(said)) == len(PHRASES)
        keys = server_words(language).keys()
        known = [key for key in keys if key.startswith("phrase-")]
        assert sorted(known) == sorted(f"phrase-{phrase}" for phrase in PHRASES)


# One's data ---------------------------------------------------------------------------------


@both_kinds
async def test_what_is_kept_is_exported_and_goes_with_the_person(served: Served) -> None:
    ada, bob = await accounts(served, "Ada", "Bob")
    bob_id = await id_of(bob)
    await ada.browser.put(f"/api/me/follows/{bob_id}")
    await bob.browser.put(f"/api/me/follows/{await id_of(ada)}")
    table = await private_table(ada)
    await invite(ada, table, "Bob")
    exported = await got(bob, "/api/me/export")
    assert [row["table"] for row in exported["invitations"]] == [table]
    assert len(exported["follows"]) == 1
    left = await bob.browser.request("DELETE", "/api/me", json={"password": "coal and iron"})
    assert left.status_code == 204
    async with served.services.database.session() as session:
        for kind in (schema.Follow, schema.Invitation):
            assert (await session.scalars(select(kind))).all() == []
