"""Bots, hints, prepared moves over HTTP, with everything connected as in a server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar

from ironbridge import registry
from ironbridge.server.api.people import Entrance
from ironbridge.server.background import BACKGROUND_ROUTES, Background, notice_channels
from ironbridge.server.notify.devices import Devices
from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import Person
from ironbridge.server.ratings import Ratings
from ironbridge.server.security import Security
from ironbridge.server.settings import Limit, Settings
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.spec import SeatSpec
from tests.server.browsers import browser, guest, refusal
from tests.server.club import ME, OPEN, STONES, Club
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio

BIRMINGHAM = "brass-birmingham"


class Nobody:
    def online(self, table: str) -> Mapping[str, str]:
        return {}


class Hall:
    """A club with its background tasks, and a browser with the person using it."""

    def __init__(self, club: Club, background: Background, client: httpx.AsyncClient) -> None:
        self.club = club
        self.background = background
        self.client = client

    async def alice(self) -> Person:
        me = await guest(self.client)
        found = await self.club.people.get(me["id"])
        assert found is not None
        return found


@pytest.fixture
async def hall(
    database: Database,
    settings: Settings,
    clock: FakeClock,
    people: People,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Hall]:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    limits = settings.limits | {"hint": Limit(3, 60)}
    settings = msgspec.structs.replace(settings, bot_delay_ms=0, limits=limits)
    club = Club(database, settings, clock, people, Ratings(database, clock))
    background = Background(settings, database, club.tables, club.trials, Nobody(), clock)
    club.tables.announcer.wakers += background.wakers
    await background.open()
    app = Litestar(
        [Entrance, *BACKGROUND_ROUTES],
        plugins=[Security(settings, people, clock)],
        dependencies=club.tables.dependencies() | background.dependencies(),
    )
    async with browser(app) as client:
        yield Hall(club, background, client)
    await background.close()
    await club.close()


async def alone_with_a_bot(hall: Hall, alice: Person, **given: bool) -> LiveTable:
    """A table of Birmingham that waits for Alice; the bot thinks in a real process."""
    table = await hall.club.open(alice, ME, SeatSpec("bot", "medium"), game=BIRMINGHAM, **given)
    table = await hall.club.tables.lobby.start(alice, table.id)
    async with asyncio.timeout(60):
        await hall.background.bot_runner.idle()
    assert table.deciders == (0,)
    return table


async def test_a_bot_in_a_worker_process_plays_its_turn(hall: Hall) -> None:
    alice = await hall.alice()
    table = await alone_with_a_bot(hall, alice)
    while table.deciders == (0,):
        assert table.state is not None
        await hall.club.post(alice, table, table.state.legal(0)[0].text)
        if {seat for seat, _ in table.moves} == {0, 1}:
            break
    async with asyncio.timeout(60):
        await hall.background.bot_runner.idle()
    assert 1 in {seat for seat, _ in table.moves}
    assert hall.background.bot_runner.fallbacks == 0


async def test_hints_are_limited(hall: Hall) -> None:
    table = await alone_with_a_bot(hall, await hall.alice())
    address = f"/api/tables/{table.id}/hint"
    answer = await hall.client.post(address, json={})
    assert answer.status_code == 200
    assert table.state is not None
    assert answer.json()["move"] in [move.text for move in table.state.legal(0)]
    assert refusal(await hall.client.post(address, json={"seat": 1})) == (403, "not-your-seat")
    assert (await hall.client.post(address, json={})).status_code == 200
    assert refusal(await hall.client.post(address, json={})) == (429, "too-many")


async def test_hints_can_be_off(hall: Hall) -> None:
    table = await alone_with_a_bot(hall, await hall.alice(), hints=False)
    answer = await hall.client.post(f"/api/tables/{table.id}/hint", json={})
    assert refusal(answer) == (403, "hints-off")


async def test_strangers_get_no_advice(hall: Hall) -> None:
    table = await alone_with_a_bot(hall, await hall.club.person("Carol"), public=False)
    address = f"/api/tables/{table.id}"
    assert refusal(await hall.client.post(f"{address}/hint", json={})) == (401, "sign-in-needed")
    await hall.alice()
    for path in ("hint", "analysis"):
        answer = await hall.client.post(f"{address}/{path}", json={})
        assert refusal(answer) == (404, "no-such-table")
    assert refusal(await hall.client.get(f"{address}/prepared")) == (404, "no-such-table")


async def test_moves_are_prepared_shown_and_removed(hall: Hall) -> None:
    alice = await hall.alice()
    bob = await hall.club.person("Bob")
    table = await hall.club.open(bob, ME, OPEN)
    await hall.club.tables.lobby.join(alice, table.id, 1)
    table = await hall.club.tables.lobby.start(bob, table.id)
    await hall.club.post(bob, table, "bid 3")
    await hall.club.post(alice, table, "bid 1")
    address = f"/api/tables/{table.id}/prepared"
    answer = await hall.client.put(address, json={"moves": ["take 2"]})
    assert answer.status_code == 200
    assert answer.json()["condition"] == "unchanged"
    assert (await hall.client.get(address)).json() == answer.json()
    assert (await hall.client.delete(address)).status_code == 204
    assert (await hall.client.get(address)).json()["moves"] == []
    malformed: list[dict[str, Any]] = [
        {"moves": []},
        {"moves": ["take 2"], "condition": "perhaps"},
        {"moves": 3},
    ]
    for form in malformed:
        assert refusal(await hall.client.put(address, json=form)) == (400, "malformed")
    answer = await hall.client.put(address, json={"moves": ["bid 2"]})
    assert refusal(answer) == (422, "illegal-move")
    assert answer.json()["rule"] == "TOY-BID"


async def test_mail_is_a_channel_only_when_it_is_set_up(
    settings: Settings, database: Database
) -> None:
    def channels(settings: Settings) -> set[str]:
        return set(notice_channels(settings, Devices(database, lambda: 0, False), lambda: 0))

    assert channels(settings) == {"webhook", "push"}
    mailing = msgspec.structs.replace(settings, smtp_url="smtp://localhost", mail_from="a@b.c")
    assert channels(mailing) == {"webhook", "push", "email"}
