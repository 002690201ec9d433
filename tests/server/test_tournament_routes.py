"""Tournaments as a browser meets them, and a league of bots that plays itself to its end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from ironbridge.kernel.errors import SetupError
from ironbridge.server.settings import Settings
from ironbridge.server.storage.database import Database
from ironbridge.server.tournaments import league
from ironbridge.server.tournaments.model import TournamentSpec
from tests.server.browsers import refusal
from tests.server.fake_clock import FakeClock
from tests.server.order_people import account, serving_stones
from tests.server.served import Served

pytestmark = pytest.mark.anyio

PATH = "/api/tournaments"
CUP = {
    "title": "Cup",
    "form": "swiss",
    "game": "stones",
    "smallest": 2,
    "largest": 3,
    "rounds": 2,
    "automatic": False,
}
PATIENCE_S = 60.0


@pytest.fixture
async def served(settings: Settings, clock: FakeClock) -> AsyncIterator[Served]:
    async with serving_stones(msgspec.structs.replace(settings, bot_workers=0), clock) as server:
        yield server


async def test_a_tournament_over_http(served: Served) -> None:
    ada, bob = await account(served, "Ada"), await account(served, "Bob")
    stranger, gus = await served.player(), await served.player("Gus")
    made = await ada.post(PATH, **CUP)
    cup = f"{PATH}/{made['id']}"
    assert (made["hosting"], made["you"], made["seed"]) == (True, None, None)
    assert refusal(await stranger.browser.post(f"{cup}/enter")) == (401, "sign-in-needed")
    assert refusal(await gus.browser.post(f"{cup}/enter")) == (403, "tournament-guest")
    assert refusal(await gus.browser.post(PATH, json=CUP)) == (403, "tournament-guest")
    for player in (ada, bob):
        await player.post(f"{cup}/enter")
    assert refusal(await bob.browser.post(f"{cup}/round")) == (403, "not-the-host")
    running = await ada.post(f"{cup}/round")
    board = running["played"][0]["tables"][0]
    assert (running["round"], board["status"], running["hosting"]) == (1, "running", True)

    # What strangers see has nothing of the game, and neither seeds nor hands of its tables.
    seen = (await stranger.browser.get(cup)).json()
    assert (seen["hosting"], seen["you"]) == (False, None)
    assert [seat["score"] for seat in seen["played"][0]["tables"][0]["seats"]] == [None, None]
    live = await served.services.tables.store.get(board["table"])
    assert str(live.seed) not in (await stranger.browser.get(cup)).text
    table = (await stranger.browser.get(f"/api/tables/{board['table']}")).json()
    assert (table["tournament"], table["title"]) == (made["id"], "Cup · 1.1")

    # Deeds of the host, each in the audit log.
    results = [{"entry": 1, "place": 1}, {"entry": 2, "place": 2}]
    form = {"results": results, "reason": "by the clock"}
    path = f"{cup}/rounds/1/tables/1"
    assert refusal(await bob.browser.put(path, json=form)) == (403, "not-the-host")
    corrected = (await ada.browser.put(path, json=form)).json()
    shown = corrected["played"][0]["tables"][0]
    assert (shown["corrected"], shown["reason"]) == (served.clock(), "by the clock")
    await ada.browser.put(f"{cup}/entries/2/away", json={"away": True})
    later = (await ada.browser.put(f"{cup}/deadline", json={"at": served.clock() + 1000})).json()
    assert later["played"][0]["deadline"] == served.clock() + 1000
    admin = await account(served, "Zoe", admin=True)
    audit = (await admin.browser.get("/api/admin/audit")).json()
    kinds = ["deadline", "away", "correct", "round"]
    assert [deed["kind"] for deed in audit] == [f"tournament-{kind}" for kind in kinds]

    # Files, lists, the end.
    file = await stranger.browser.get(f"{cup}/standings.csv")
    assert file.headers["content-type"].startswith("text/csv; charset=utf-8")
    assert "attachment" in file.headers["content-disposition"]
    assert file.text.splitlines()[1].startswith("1,Ada,12.0")
    assert len((await stranger.browser.get(f"{cup}/results.csv")).text.splitlines()) == 3
    [line] = (await bob.browser.get(PATH)).json()
    assert (line["players"], line["you"], line["host"]["name"]) == (2, True, "Ada")
    await bob.post(f"{cup}/leave")
    over = await ada.post(f"{cup}/cancel", reason="rain")
    assert over["status"] == "cancelled"
    assert (await stranger.browser.get(PATH, params={"status": "running"})).json() == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"rounds": 21},
        {"smallest": 1},
        {"largest": 6},
        {"title": ""},
        {"title": "x" * 61},
        {"round_hours": 10_000},
        {"form": "knockout"},
        {"people": 9},
    ],
)
async def test_what_goes_beyond_the_bounds_is_refused(
    served: Served, wrong: dict[str, Any]
) -> None:
    ada = await account(served, "Ada")
    assert refusal(await ada.browser.post(PATH, json={**CUP, **wrong})) == (400, "malformed")


async def test_what_is_not_there_is_refused(served: Served) -> None:
    ada = await account(served, "Ada")
    assert refusal(await ada.browser.get(f"{PATH}/nothing")) == (404, "no-such-tournament")
    cup = f"{PATH}/{(await ada.post(PATH, **CUP))['id']}"
    nobody = await ada.browser.post(f"{cup}/entries/7/remove", json={})
    assert refusal(nobody) == (404, "no-such-person")
    form = {"results": [{"entry": 1, "place": 1}, {"entry": 2, "place": 2}], "reason": "why not"}
    for path in ("rounds/1/tables/1", "rounds/1/tables/0"):
        assert refusal(await ada.browser.put(f"{cup}/{path}", json=form)) == (404, "no-such-table")
    assert refusal(await ada.browser.post(f"{cup}/round")) == (409, "tournament-too-few")


# A league of bots ---------------------------------------------------------------------------


async def test_a_league_of_bots_runs_by_itself(settings: Settings, clock: FakeClock) -> None:
    quick = msgspec.structs.replace(settings, bot_workers=1, bot_delay_ms=0)
    async with serving_stones(quick, clock) as served:
        await account(served, "Ada")
        spec = TournamentSpec("Bots", "round-robin", "stones", 3, 3)
        # What the command does beside a running server.
        made = await league.make_league(
            served.services.database, "ada", spec, ["random"] * 4, clock()
        )
        visitor = await served.player()
        async with asyncio.timeout(PATIENCE_S):
            await served.services.tournaments.keeper.look()
            while (view := (await visitor.browser.get(f"{PATH}/{made}")).json())[
                "status"
            ] != "over":
                await asyncio.sleep(0.05)
    assert len(view["played"]) == view["rounds"] >= 3
    assert all(one["ended"] is not None for one in view["played"])
    assert sum(line["points"] for line in view["standings"]) == 6 * 4 * view["rounds"]
    assert {entry["bot"] for entry in view["entries"]} == {"random"}


async def test_a_league_needs_a_host_and_bots(database: Database) -> None:
    spec = TournamentSpec("Bots", "round-robin", "spyrium", 3, 3)
    with pytest.raises(SetupError, match="host"):
        await league.make_league(database, "nobody", spec, [], 1)
    with pytest.raises(SetupError, match="3 to 12"):
        await league.make_league(database, "nobody", spec, ["easy"] * 2, 1)
