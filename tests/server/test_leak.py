"""Nothing hidden leaves the server: every byte sent to every kind of client is checked.

Each game is played over HTTP and WebSocket beside a replay of our own (knowledge.py). Everything
sent is compared with what its reader may know; and now and then the hidden part of the running
table is replaced by another that the reader cannot tell from it: every answer must stay the same,
byte for byte. Servers that leak on purpose show that the test finds leaks.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from ironbridge import registry
from ironbridge.server.settings import Settings
from tests.server.checked_table import CheckedTable, Leak, must
from tests.server.club import STONES
from tests.server.fake_clock import FakeClock
from tests.server.leaks import LEAKS
from tests.server.observer import Observer, whole
from tests.server.served import Served, serving

pytestmark = pytest.mark.anyio

SAMPLED = {0, 1, 80, 240}
"""Positions of a game, by move, in which everything is asked, with the true and another hidden
part: as dealt, after the first choice, which may be sealed, and in both halves, with a bot in a
seat that somebody left."""
ALL_GAMES = {**registry.GAMES, **STONES}
"""Every game, and one with sealed choices."""
SEATS = {"brass-birmingham": 4}
NO_TIME = -1.0
CASES = [(game, SEATS.get(game, 3)) for game in ALL_GAMES] + [("stones", 2)]
"""Every game with three seats, and one with more, which hardly changes anything."""


@pytest.fixture
async def served(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Served]:
    monkeypatch.setattr(registry, "GAMES", ALL_GAMES)
    # The same game always; and what is imagined for a reader, such as a hint, must then depend
    # on nothing but what the reader knows.
    monkeypatch.setattr(secrets, "randbelow", lambda below: 98_765_432_101 % below)
    async with serving(settings, clock) as opened:
        opened.services.tables.announcer.wakers.clear()  # only the test decides who moves
        # On a busy machine one of two alike questions would be answered that nobody has time, or
        # with fewer answers of the others: nobody answers at all.
        monkeypatch.setattr(opened.services.background.adviser, "_limit_s", 600.0)
        monkeypatch.setattr(opened.services.background.adviser, "_patience_s", NO_TIME)
        yield opened


# The games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), CASES)
async def test_nobody_is_told_what_they_may_not_know(served: Served, game: str, seats: int) -> None:
    checked = await CheckedTable.begin(served, game, seats)
    while not checked.truth.state.over:
        ply = len(checked.truth.steps)
        if ply in SAMPLED:
            await checked.check_answers()
        if ply == seats + 1:
            await checked.resign(seats - 1)
        await checked.move()
    assert checked.table.status == "over"
    assert checked.foreseen > len(checked.truth.steps), "too few news were compared"
    await checked.close()


async def test_a_private_table_is_not_there_for_others(served: Served) -> None:
    """What an outsider gets is the same as for a table that does not exist."""
    owner, guest = await served.player("Owner"), await served.player("Guest")
    seats = [{"who": "me"}, {"who": "me"}]
    table = (await owner.post("/api/tables", game="stones", seats=seats, public=False))["id"]
    await owner.post(f"/api/tables/{table}/start")
    nowhere = "x" * len(table)
    asked: tuple[tuple[str, str, dict[str, Any]], ...] = (
        ("GET", "", {}),
        ("GET", "/record", {}),
        ("GET", "/record?format=json", {}),
        ("GET", "/positions/0", {}),
        ("GET", "/replay", {}),
        ("GET", "/chat", {}),
        ("GET", "/note", {}),
        ("GET", "/prepared", {}),
        ("GET", "/why?move=bid 1", {}),
        ("POST", "/moves", {"number": 0, "move": "bid 1"}),
        ("POST", "/undo", {"number": 0}),
        ("POST", "/chat", {"text": "Hello"}),
        ("GET", "/tree", {}),
        ("POST", "/preview", {"number": 0, "moves": ["bid 1"]}),
        ("POST", "/hint", {}),
        ("POST", "/analysis", {}),
        ("POST", "/resign", {}),
        ("POST", "/return", {}),
        ("POST", "/join", {}),
        ("POST", "/leave", {}),
        ("POST", "/start", {}),
        ("POST", "/invite", {}),
        ("POST", "/rematch", {}),
        ("POST", "/proposals", {"number": 0, "kind": "abandon"}),
    )
    for outsider in (
        Observer(guest, "guest", None),
        Observer(await served.player(), "stranger", None),
    ):
        for method, path, form in asked:
            there = whole(await outsider.ask(method, f"/api/tables/{table}{path}", **form))
            absent = whole(await outsider.ask(method, f"/api/tables/{nowhere}{path}", **form))
            must(there.replace(table.encode(), nowhere.encode()) == absent, outsider, path)
        listing = await outsider.ask("GET", "/api/tables")
        must(table not in listing.text, outsider, "the id of a private table")
        wire = await outsider.player.wire()
        for one in (table, nowhere):
            answer = await wire.watch(one)
            assert answer["error"] == "no-such-table"


# The test of the test -----------------------------------------------------------------------


@pytest.mark.parametrize(("leak", "game"), LEAKS)
async def test_a_server_that_leaks_is_caught(
    served: Served,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
    game: str,
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        await a_short_sitting(served, game)


async def a_short_sitting(served: Served, game: str) -> None:
    checked = await CheckedTable.begin(served, game, 2)
    for plies in (1, 3):
        await checked.play(plies)
        await checked.check_answers()
