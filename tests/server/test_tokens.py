"""Accounts that are programs, their tokens, and what a token can never do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from sqlalchemy import select, update

from ironbridge import registry
from ironbridge.server.app import create_app
from ironbridge.server.people.accounts import People
from ironbridge.server.people.tokens import KEPT_MS, MOST, PREFIX
from ironbridge.server.security.token_rights import LOOKED_AT, NEEDED
from ironbridge.server.settings import Limit, Settings
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from tests.server.browsers import PASSWORD, browser, guest, people_server, refusal, register
from tests.server.club import STONES
from tests.server.fake_clock import FakeClock
from tests.server.served import Served, serving

pytestmark = pytest.mark.anyio

DAY_MS = 86_400_000
ALL = ["play", "open", "chat"]


async def program(owner: httpx.AsyncClient, name: str = "Engine") -> dict[str, Any]:
    """A new account that is a program, in the browser of its owner."""
    me = await register(owner, name)
    answer = await owner.post("/api/me/program", json={"password": PASSWORD})
    assert answer.status_code == 200, answer.text
    assert answer.json()["program"] is True
    return me


async def token(
    owner: httpx.AsyncClient, rights: list[str] | None = None, days: int = 30, name: str = "home"
) -> dict[str, Any]:
    form = {"name": name, "rights": ALL if rights is None else rights, "days": days}
    answer = await owner.post("/api/me/tokens", json=form)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def bearer(made: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {made['secret']}"}


# Accounts that are programs -----------------------------------------------------------------


async def test_only_an_account_becomes_a_program_with_its_password(people_app: Litestar) -> None:
    async with browser(people_app) as one, browser(people_app) as two:
        await guest(two, "Gus")
        answer = await two.post("/api/me/program", json={"password": ""})
        assert refusal(answer) == (403, "program-guest")
        await register(one)
        answer = await one.post("/api/me/program", json={"password": "not mine"})
        assert refusal(answer) == (403, "wrong-password")
        assert (await one.get("/api/me")).json()["program"] is False
        for _ in range(2):  # to say it again changes nothing
            answer = await one.post("/api/me/program", json={"password": PASSWORD})
            assert answer.json()["program"] is True
        assert (await one.get("/api/me")).json()["program"] is True


async def test_nothing_makes_a_person_of_a_program(people_app: Litestar) -> None:
    async with browser(people_app) as one:
        await program(one)
        answer = await one.patch("/api/me", json={"program": False})
        assert refusal(answer) == (400, "malformed")


async def test_an_account_with_rated_games_stays_a_person(
    people_app: Litestar, database: Database
) -> None:
    async with browser(people_app) as one:
        me = await register(one)
        rated = schema.Rating(
            player=me["id"], game="spyrium", seats=2, mu=25, sigma=8, games=1, wins=1, points=50
        )
        async with database.session() as session, session.begin():
            session.add(rated)
        answer = await one.post("/api/me/program", json={"password": PASSWORD})
        assert refusal(answer) == (409, "program-rated")


# Tokens and their owner ---------------------------------------------------------------------


async def test_a_token_is_shown_once_and_stored_as_a_hash(
    people_app: Litestar, database: Database, clock: FakeClock
) -> None:
    async with browser(people_app) as one:
        await program(one)
        made = await token(one, ["play"], days=7, name="  my  machine ")
        assert made["secret"].startswith(PREFIX)
        expected = {
            "id": made["token"]["id"],
            "name": "my machine",
            "rights": ["play"],
            "created": clock(),
            "used": None,
            "expires": clock() + 7 * DAY_MS,
        }
        listed = await one.get("/api/me/tokens")
        assert listed.json() == [expected]
        exported = (await one.get("/api/me/export")).json()
        assert exported["tokens"] == [expected]
        async with database.session() as session:
            row = (await session.scalars(select(schema.Token))).one()
        kept = str({key: value for key, value in vars(row).items() if key[0] != "_"})
        assert made["secret"].removeprefix(PREFIX) not in kept + listed.text + str(exported)


async def test_people_have_no_tokens(people_app: Litestar) -> None:
    async with browser(people_app) as one:
        await register(one)
        form = {"name": "home", "rights": ALL, "days": 1}
        assert refusal(await one.post("/api/me/tokens", json=form)) == (409, "not-a-program")
        assert refusal(await browser(people_app).post("/api/me/tokens", json=form)) == (
            401,
            "sign-in-needed",
        )


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "   "},
        {"name": "x" * 41},
        {"rights": ["admin"]},
        {"rights": ["play"] * 4},
        {"days": 0},
        {"days": 367},
        {"person": "somebody else"},
    ],
)
async def test_what_is_no_token(people_app: Litestar, wrong: dict[str, Any]) -> None:
    async with browser(people_app) as one:
        await program(one)
        form = {"name": "home", "rights": ALL, "days": 1} | wrong
        assert refusal(await one.post("/api/me/tokens", json=form)) == (400, "malformed")


async def test_there_are_only_so_many(people_app: Litestar, clock: FakeClock) -> None:
    async with browser(people_app) as one:
        await program(one)
        for _ in range(MOST):
            await token(one, days=1)
        form = {"name": "one more", "rights": [], "days": 1}
        assert refusal(await one.post("/api/me/tokens", json=form)) == (409, "too-many-tokens")
        clock.advance(days=1)  # those whose time is over make room
        await token(one)
        assert len((await one.get("/api/me/tokens")).json()) == 1


async def test_making_tokens_has_a_limit(
    people: People, settings: Settings, clock: FakeClock
) -> None:
    few = msgspec.structs.replace(settings, limits=settings.limits | {"token": Limit(2, 3600)})
    async with browser(people_server(people, few, clock)) as one:
        await program(one)
        for _ in range(2):
            await token(one)
        answer = await one.post("/api/me/tokens", json={"name": "x", "rights": [], "days": 1})
        assert refusal(answer) == (429, "too-many")


async def test_a_token_says_who_one_is_and_no_more(people_app: Litestar, clock: FakeClock) -> None:
    async with browser(people_app) as one, browser(people_app) as machine:
        me = await program(one)
        await one.patch("/api/me", json={"email": "owner@example.org", "webhook": None})
        made = await token(one)
        answer = await machine.get("/api/me", headers=bearer(made))
        told = answer.json()
        assert (told["id"], told["name"], told["program"]) == (me["id"], "Engine", True)
        assert (told["email"], told["csrf"], told["preferences"]) == (None, "", {})
        assert "set-cookie" not in answer.headers
        assert (await one.get("/api/me/tokens")).json()[0]["used"] == clock()


async def test_a_token_is_no_cookie_and_a_cookie_no_token(people_app: Litestar) -> None:
    async with browser(people_app) as one:
        await program(one)
        made = await token(one)
        cookie = one.cookies["ironbridge"]
    as_cookie = await browser(people_app).get(
        "/api/me", headers={"cookie": f"ironbridge={made['secret']}"}
    )
    assert as_cookie.json() is None
    for secret in (cookie, PREFIX + cookie, PREFIX, PREFIX + "x" * 5000):
        answer = await browser(people_app).get(
            "/api/me", headers={"authorization": f"Bearer {secret}"}
        )
        # What does not look like a token is not for us: a proxy may want it.
        expected = (200, None) if secret == cookie else (401, "bad-token")
        assert (answer.status_code, (answer.json() or {}).get("error")) == expected


async def test_a_wrong_token_is_not_replaced_by_a_cookie(people_app: Litestar) -> None:
    async with browser(people_app) as one:
        await register(one)
        answer = await one.get("/api/me", headers={"authorization": f"Bearer {PREFIX}nothing"})
        assert refusal(answer) == (401, "bad-token")


async def test_a_token_ends(people_app: Litestar, clock: FakeClock) -> None:
    async with browser(people_app) as one, browser(people_app) as other:
        await program(one)
        made = await token(one, days=1)
        await program(other, "Rival")
        path = f"/api/me/tokens/{made['token']['id']}"
        assert refusal(await other.delete(path)) == (404, "no-such-token")
        assert (await other.get("/api/me", headers=bearer(made))).json()["name"] == "Engine"
        assert (await one.delete(path)).status_code == 204
        assert refusal(await other.get("/api/me", headers=bearer(made))) == (401, "bad-token")
        assert refusal(await one.delete(path)) == (404, "no-such-token")
        short = await token(one, days=1)
        assert (await other.get("/api/me", headers=bearer(short))).status_code == 200
        clock.advance(days=1)
        assert refusal(await other.get("/api/me", headers=bearer(short))) == (401, "bad-token")


async def test_a_new_password_ends_all_tokens(people_app: Litestar) -> None:
    async with browser(people_app) as one:
        await program(one)
        made = await token(one)
        new = {"password": "canal and kiln, twice", "current_password": PASSWORD}
        assert (await one.patch("/api/me", json=new)).status_code == 200
        answer = await browser(people_app).get("/api/me", headers=bearer(made))
        assert refusal(answer) == (401, "bad-token")


async def test_whoever_is_kept_out_or_deleted_has_no_tokens(
    people_app: Litestar, database: Database, clock: FakeClock
) -> None:
    async with browser(people_app) as one:
        me = await program(one)
        made = await token(one)
        row = update(schema.Person).where(schema.Person.id == me["id"])
        for until, expected in ((clock() + DAY_MS, 401), (None, 200)):
            async with database.session() as session, session.begin():
                await session.execute(row.values(suspended=until))
            clock.advance(KEPT_MS / 1000)
            answer = await browser(people_app).get("/api/me", headers=bearer(made))
            assert answer.status_code == expected
        left = await one.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert left.status_code == 204
        answer = await browser(people_app).get("/api/me", headers=bearer(made))
        assert refusal(answer) == (401, "bad-token")
        async with database.session() as session:
            assert (await session.scalars(select(schema.Token))).all() == []


# What a token may ask for -------------------------------------------------------------------


def test_the_list_names_routes_that_there_are(settings: Settings, clock: FakeClock) -> None:
    app = create_app(settings, now=clock)
    there = {
        (method, route.path_format)
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method != "OPTIONS"
    }
    assert {("GET", path) for path in LOOKED_AT} | set(NEEDED) <= there
    own = [path for _, path in there if path.startswith("/api/me/")]
    assert {path for path in LOOKED_AT if path in own} == {"/api/me/decisions"}


async def test_a_token_changes_nothing_about_its_account(people_app: Litestar) -> None:
    async with browser(people_app) as one, browser(people_app) as machine:
        await program(one)
        made = await token(one)
        machine.headers.update(bearer(made))
        new = {"name": "more", "rights": ALL, "days": 300}
        secret = {"secret": "x", "password": "y"}
        for method, path, form in (
            ("PATCH", "/api/me", {"email": "thief@example.org"}),
            ("PATCH", "/api/me", {"password": "a b c d", "current_password": PASSWORD}),
            ("PATCH", "/api/me", {"webhook": "https://example.org"}),
            ("DELETE", "/api/me", {"password": PASSWORD}),
            ("POST", "/api/me/tokens", new),
            ("GET", "/api/me/tokens", None),
            ("DELETE", f"/api/me/tokens/{made['token']['id']}", None),
            ("GET", "/api/me/sessions", None),
            ("GET", "/api/me/export", None),
            ("POST", "/api/me/program", {"password": PASSWORD}),
            ("POST", "/api/me/verification", None),
            ("POST", "/api/sign-out", None),
            ("POST", "/api/sign-in", {"name": "Engine", "password": PASSWORD}),
            ("POST", "/api/guest", {"name": None}),
            ("POST", "/api/register", {"name": "Other", "password": PASSWORD}),
            ("POST", "/api/reset", secret),
        ):
            answer = await machine.request(method, path, json=form)
            assert refusal(answer) == (403, "token-rights"), (method, path)
        assert len((await one.get("/api/me/tokens")).json()) == 1


# At tables ----------------------------------------------------------------------------------


@pytest.fixture
async def served(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Served]:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    few = msgspec.structs.replace(settings, bot_workers=0)
    async with serving(few, clock) as running:
        yield running


SEATS = [{"who": "me"}, {"who": "open"}]
LIVE = {"kind": "live", "bank_ms": 600_000}


async def machine_of(served: Served, made: dict[str, Any]) -> Any:
    machine = await served.player()
    machine.browser.headers.update(bearer(made))
    return machine


async def test_programs_sit_where_tables_let_them(served: Served) -> None:
    owner, alice = await served.player(), await served.player()
    await program(owner.browser)
    await register(alice.browser)
    machine = await machine_of(served, await token(owner.browser))
    for rated, said, may in (
        (False, None, True),
        (False, False, False),
        (True, None, False),
        (True, False, False),
        (True, True, True),
    ):
        spec = {"rated": rated, "clock": LIVE} | ({} if said is None else {"programs": said})
        opened = await alice.post("/api/tables", game="stones", seats=SEATS, **spec)
        assert opened["programs"] is may
        answer = await machine.browser.post(f"/api/tables/{opened['id']}/join", json={})
        if may:
            seats = answer.json()["seats"]
            assert [seat["program"] for seat in seats] == [False, True]
            listed = (await machine.browser.get("/api/tables?mine=true&limit=1")).json()
            assert [seat["program"] for seat in listed[0]["seats"]] == [False, True]
        else:
            assert refusal(answer) == (403, "no-programs")
        for who in (machine, alice):
            await who.browser.post(f"/api/tables/{opened['id']}/leave")
    page = await alice.browser.get(
        f"/api/people/{(await owner.browser.get('/api/me')).json()['id']}"
    )
    assert page.json()["program"] is True


async def test_a_rated_table_of_a_program_lets_programs_in(served: Served) -> None:
    owner = await served.player()
    await program(owner.browser)
    machine = await machine_of(served, await token(owner.browser))
    form = {"game": "stones", "seats": SEATS, "rated": True, "clock": LIVE}
    assert (await machine.post("/api/tables", **form))["programs"] is True
    answer = await machine.browser.post("/api/tables", json=form | {"programs": False})
    assert refusal(answer) == (403, "no-programs")


async def test_who_sits_at_a_table_does_not_become_a_program(served: Served) -> None:
    alice = await served.player()
    await register(alice.browser)
    await alice.post("/api/tables", game="stones", seats=SEATS)
    answer = await alice.browser.post("/api/me/program", json={"password": PASSWORD})
    assert refusal(answer) == (409, "program-seated")


async def test_a_token_has_the_rights_it_was_given(served: Served) -> None:
    owner, alice = await served.player(), await served.player("Alice")
    await program(owner.browser)
    table = (await alice.post("/api/tables", game="stones", seats=SEATS))["id"]
    asks = {
        "open": ("/api/tables", {"game": "stones", "seats": SEATS}),
        "play": (f"/api/tables/{table}/join", {}),
        "chat": (f"/api/tables/{table}/chat", {"text": "good luck"}),
    }
    for rights in ([], ["open"], ["play"], ["play", "chat"]):
        machine = await machine_of(served, await token(owner.browser, rights))
        assert (await machine.browser.get(f"/api/tables/{table}")).status_code == 200
        for right, (path, form) in asks.items():
            answer = await machine.browser.post(path, json=form)
            if right in rights:
                assert answer.status_code < 300, answer.text
            else:
                assert refusal(answer) == (403, "token-rights")
    assert refusal(await machine.browser.get("/api/admin/people")) == (403, "token-rights")


async def test_the_socket_knows_tokens_and_their_rights(served: Served) -> None:
    owner, alice = await served.player(), await served.player("Alice")
    await program(owner.browser)
    made = await token(owner.browser, ["play"])
    machine = await machine_of(served, made)
    table = (await alice.post("/api/tables", game="stones", seats=SEATS))["id"]
    await machine.post(f"/api/tables/{table}/join")
    await alice.post(f"/api/tables/{table}/start")
    wire = await machine.wire(**bearer(made))
    shown = (await wire.watch(table))["table"]
    assert shown["you"] == [1]
    await served.play(table, alice, moves=1)
    await wire.until("entries")
    live = await served.services.tables.store.get(table)
    assert live.state is not None
    assert (await wire.move(table, 1, live.state.legal(1)[0].text))["type"] == "accepted"
    await wire.send("chat", table=table, text="hello", id=1)
    assert (await wire.until("refused", "accepted"))["error"] == "token-rights"
    looks = await token(owner.browser, [])
    looking = await (await machine_of(served, looks)).wire(**bearer(looks))
    await looking.watch(table)
    assert (await looking.move(table, 2, "1"))["error"] == "token-rights"
    await owner.browser.delete(f"/api/me/tokens/{made['token']['id']}")
    await served.hub.heartbeats.end_sessions()
    assert await wire.closed() == 4401
    await looking.send("ping", id=1)
    assert (await looking.until("pong"))["id"] == 1
