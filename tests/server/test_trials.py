"""Work on what strangers send: in a process of its own, bounded in time and number, and neither
bots nor other people wait for it."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest

from ironbridge import registry
from ironbridge.server.app import create_app
from ironbridge.server.bots import trials as rules
from ironbridge.server.bots.job import ReadRecord, TryMoves
from ironbridge.server.bots.trials import Trials
from ironbridge.server.bots.workers import CannotAnswer, Urgency, WorkerEnded, Workers, environment
from ironbridge.server.errors import Refused
from ironbridge.server.records.reader import Reader
from ironbridge.server.services import Services
from ironbridge.server.settings import Limit, Settings
from ironbridge.server.warm_up import warm_up
from ironbridge.server.words import server_words
from tests.server.bot_doubles import NearWorkers
from tests.server.browsers import browser, refusal
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio

SLEEPY = """
import json, sys, time
for question in sys.stdin:
    if json.loads(question)["record"] == "slow":
        time.sleep(60)
    print(json.dumps({"type": "written", "document": {"fine": True}}), flush=True)
"""
"""A worker that thinks too long about some records."""
LOOP = """
from ironbridge.server.bots.worker import bounded
with bounded(30):
    pass
with bounded(0.2):
    {work}
"""
HOSTILE = "unknown key '" * 4600


@pytest.fixture
async def sleepy() -> AsyncIterator[Trials]:
    made = Trials(Workers(1, (sys.executable, "-c", SLEEPY)), limit_s=1.0)
    yield made
    await made.close()


# The process --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "work", ["while True: pass", "import re; re.match('(a*)*b', 'a' * 64)"], ids=["python", "regex"]
)
def test_the_system_ends_a_process_that_thinks_too_long(work: str) -> None:
    """Also in the middle of a regular expression, where Python hears no signal."""
    command = [sys.executable, "-P", "-c", LOOP.format(work=work)]
    ended = subprocess.run(command, env=environment(), check=False, timeout=120)
    assert ended.returncode == -signal.SIGPROF


async def test_a_real_process_reads_and_refuses_records() -> None:
    """And the answer is the same as in this process, in both cases."""
    far, near = Trials(Workers(1)), Trials(NearWorkers())
    try:
        for record in (HOSTILE, "{", "format: ironbridge-record 1\n"):
            found = []
            for each in (far, near):
                with pytest.raises(Refused) as refused:
                    await Reader(each).show("ada", record)
                found.append((refused.value.code, refused.value.args_))
            assert found[0] == found[1]
            assert found[0][0] == "bad-record"
        assert far.workers.restarts == 0
    finally:
        await far.close()


async def test_a_record_that_takes_too_long_is_refused_and_the_next_one_read(
    sleepy: Trials,
) -> None:
    reader = Reader(sleepy)
    assert await reader.show("ada", "quick") == b'{"fine": true}'
    with pytest.raises(Refused) as refused:
        await reader.show("ada", "slow")
    assert refused.value.code == "bad-record"
    assert refused.value.args_["fault"] == "record-fault-slow"
    sleepy._limit_s = 20.0  # a new process has to start
    assert await reader.show("ada", "quick") == b'{"fine": true}'
    assert sleepy.workers.restarts == 1


# The queue ----------------------------------------------------------------------------------


async def test_one_asker_has_only_a_few_questions_open() -> None:
    workers = NearWorkers()
    trials = Trials(workers)
    workers.held.clear()
    asked = [asyncio.create_task(ask(trials, "eve")) for _ in range(rules.MOST_EACH)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="busy"):
        await ask(trials, "eve")
    other = asyncio.create_task(ask(trials, "ada"))
    await asyncio.sleep(0)
    assert len(workers.asked) == 2, "one of each waits for the process"
    workers.held.set()
    for each in (*asked, other):
        with pytest.raises(Refused, match="bad-record"):
            await each
    with pytest.raises(Refused, match="bad-record"):
        await ask(trials, "eve")


async def test_who_waits_too_long_for_a_turn_is_told_to_come_back() -> None:
    workers = NearWorkers()
    workers.held.clear()
    with pytest.raises(Refused, match="busy"):
        await ask(Trials(workers, wait_s=0.01), "ada")


async def test_a_fault_of_the_process_is_no_fault_of_the_record() -> None:
    workers = NearWorkers()
    workers.failures = 1
    with pytest.raises(Refused, match="busy"):
        await ask(Trials(workers), "ada")


async def ask(trials: Trials, asker: str) -> object:
    return await trials.ask(asker, ReadRecord("nothing"), Urgency.ANALYSIS)


async def test_a_trial_that_ends_the_process_is_told_as_such(sleepy: Trials) -> None:
    await ask(sleepy, "ada")
    with pytest.raises(WorkerEnded):
        await sleepy.ask("ada", ReadRecord("slow"), Urgency.ANALYSIS)


async def test_an_error_in_the_process_is_one_of_the_server() -> None:
    """Not of whoever asked: it is told and logged like any other error of ours."""
    job = TryMoves("no such game", {}, 0, ["bid 1"], 1)
    with pytest.raises(CannotAnswer, match="SetupError"):
        await Trials(NearWorkers()).ask("ada", job, Urgency.HINT)


# The server ---------------------------------------------------------------------------------


async def test_bots_and_records_have_processes_of_their_own(settings: Settings) -> None:
    services = Services(msgspec.structs.replace(settings, bot_workers=2))
    background = services.background
    assert background.workers is not background.trials.workers
    assert (background.workers.count, background.trials.workers.count) == (2, 1)
    await services.database.close()


async def test_a_server_without_bots_reads_records(settings: Settings, clock: FakeClock) -> None:
    app = create_app(msgspec.structs.replace(settings, bot_workers=0), now=clock)
    async with app.lifespan(), browser(app) as client:
        read = await client.post("/api/records/read", json={"record": "nothing"})
        assert refusal(read) == (422, "bad-record")
        assert app.state.services.background.trials.workers.count == 1


async def test_games_and_words_are_made_before_somebody_asks() -> None:
    registry.standard.cache_clear()
    server_words.cache_clear()
    await warm_up(pause_s=0)
    assert server_words.cache_info().currsize == 2
    made = registry.standard.cache_info()
    game = registry.game("spyrium")
    assert registry.standard.cache_info().misses == made.misses == len(registry.game_names())
    assert game.words("fr") is game.words("fr")


LIMITED = (
    ("POST", "/api/records/read", "record"),
    ("POST", "/api/records/position", "position"),
    ("POST", "/api/records/analysis", "analysis"),
    ("POST", "/api/tables/t/analysis", "analysis"),
    ("POST", "/api/tables/t/hint", "hint"),
    ("GET", "/api/tables/t/tree", "ahead"),
    ("POST", "/api/tables/t/preview", "ahead"),
    ("GET", "/api/tables/t/why?move=pass", "ahead"),
    ("GET", "/api/tables/t/positions/1", "position"),
    ("GET", "/api/tables/t/record", "record"),
    ("GET", "/api/tables/t/replay", "record"),
    ("PUT", "/api/tables/t/prepared", "prepared"),
    ("POST", "/api/tables/t/moves", "move"),
    ("POST", "/api/tables/t/undo", "move"),
    ("POST", "/api/tables/t/proposals", "move"),
)
"""Every route that computes something, and its limit."""


async def test_every_route_that_computes_has_a_limit(settings: Settings, clock: FakeClock) -> None:
    limits = settings.limits | {name: Limit(1, 60) for _, _, name in LIMITED}
    app = create_app(msgspec.structs.replace(settings, limits=limits), now=clock)
    async with app.lifespan(), browser(app) as client:
        for method, path, _ in LIMITED:
            assert (await once(client, method, path)).status_code != 429, path
            assert refusal(await once(client, method, path)) == (429, "too-many"), path
            clock.advance(60)


async def once(client: httpx.AsyncClient, method: str, path: str) -> httpx.Response:
    return await client.request(method, path, content=b"{}" if method != "GET" else None)
