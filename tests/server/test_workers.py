"""Worker processes: they answer, and nothing that goes wrong in one stops the others."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest

from ironbridge import registry
from ironbridge.bots import decide, make
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.state import State
from ironbridge.server.bots import workers as pool
from ironbridge.server.bots.job import Chosen, Decide, Decision, Judge, JudgedAll, line, read_job
from ironbridge.server.bots.worker import answer
from ironbridge.server.bots.workers import TooBusy, Urgency, WorkerFailed, Workers, environment

pytestmark = pytest.mark.anyio

GAME = "brass-birmingham"

ECHO = """
import json, sys, time
for question in sys.stdin:
    level = json.loads(question)["level"]
    if level == "die":
        sys.exit(3)
    if level == "half":
        sys.stdout.write('{"type":'), sys.stdout.flush(), sys.exit(0)
    if level == "nonsense":
        print("good morning", flush=True)
        continue
    if level.startswith("sleep"):
        time.sleep(float(level.partition(" ")[2]))
    print(json.dumps({"type": "chosen", "move": level}), flush=True)
"""
"""A worker that answers with the level it was asked for, or does what the level says."""


def question(level: str) -> Decide:
    return Decide("stones", {}, 0, level, 1)


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    opened = Workers(1, (sys.executable, "-c", ECHO))
    yield opened
    await opened.close()


def position() -> State:
    state = registry.game(GAME).start(2, 7)
    while len(state.legal()) < 3:
        state.do(state.legal()[0])
    return state


# The real worker ----------------------------------------------------------------------------


async def test_a_worker_process_decides_like_the_bot_itself() -> None:
    state = position()
    real = Workers(1)
    try:
        job = Decide(GAME, state.to_json(), 0, "greedy", 5)
        found = await real.ask(job, 60)
    finally:
        await real.close()
    bot = make(registry.game(GAME), "greedy")
    assert found == Chosen(decide(bot, state, 0, seeded(5)).text)


def test_a_decision_is_judged_with_better_ways() -> None:
    state = position()
    while "pass" not in [move.text for move in state.legal()]:
        state.do(state.legal()[0])
    seat = int(state.decider())
    after = state.copy()
    after.do(state.game.parse("pass"), seat)
    played = ["pass"] if after.settled() else ["pass", after.legal(seat)[0].text]
    found = answer(Judge(GAME, [Decision(4, seat, state.to_json(), played)], 1))
    assert isinstance(found, JudgedAll)
    (judged,) = found.decisions
    assert (judged.ply, judged.seat, judged.played.moves) == (4, seat, played)
    for expected in (judged.before, judged.after):
        assert len(expected.points) == 2
        assert expected.win is not None
        assert sum(expected.win) == pytest.approx(1, abs=0.01)
    assert judged.lost_win == judged.best[0].gain_win
    assert judged.lost > 0, "passing is the worst that one can do"
    assert judged.best[0].reasons
    assert judged.choices == len(state.legal(seat))
    for way in judged.best:
        assert way.moves[0] in [move.text for move in state.legal(seat)]
        assert way.phrases[0]["key"] == f"move-{way.moves[0].split()[0]}"
        assert sum(way.actions) == len(way.moves)


def test_an_error_in_a_worker_tells_its_kind_and_nothing_else() -> None:
    failed = answer(Decide(GAME, {"secret": "deck"}, 0, "greedy", 1))
    assert line(failed) == b'{"type":"failed","kind":"FormatError"}\n'


def test_questions_survive_the_way_to_the_worker() -> None:
    job = Judge(GAME, [Decision(0, 1, {"seats": 2}, ["pass", "card stone"])], 3)
    assert read_job(line(job)) == job


def test_a_worker_gets_none_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRONBRIDGE_SECRET", "s" * 40)
    monkeypatch.setenv("SHELL", "sh")
    found = environment()
    assert found["SHELL"] == "sh"
    assert not [key for key in found if key.startswith("IRONBRIDGE")]


# The pool -----------------------------------------------------------------------------------


async def test_a_process_is_used_again(workers: Workers) -> None:
    assert await workers.ask(question("a"), 20) == Chosen("a")
    assert await workers.ask(question("b"), 20) == Chosen("b")
    assert (workers.answered, workers.restarts) == (2, 0)


@pytest.mark.parametrize("trouble", ["die", "half", "nonsense"])
async def test_a_worker_that_fails_is_replaced(workers: Workers, trouble: str) -> None:
    with pytest.raises(WorkerFailed):
        await workers.ask(question(trouble), 20)
    assert await workers.ask(question("next"), 20) == Chosen("next")
    assert workers.restarts == 1


async def test_a_worker_that_thinks_too_long_is_ended(workers: Workers) -> None:
    await workers.ask(question("warm"), 20)
    with pytest.raises(WorkerFailed):
        await workers.ask(question("sleep 30"), 0.2)
    assert await workers.ask(question("next"), 20) == Chosen("next")


async def test_moves_go_before_hints_before_analysis(workers: Workers) -> None:
    done: list[str] = []

    async def ask(name: str, urgency: Urgency) -> None:
        await workers.ask(question(name), 20, urgency)
        done.append(name)

    first = asyncio.create_task(ask("sleep 0.3", Urgency.ANALYSIS))
    await asyncio.sleep(0.05)
    asked = [("analysis", Urgency.ANALYSIS), ("hint", Urgency.HINT), ("move", Urgency.MOVE)]
    others = [asyncio.create_task(ask(name, urgency)) for name, urgency in asked]
    await asyncio.gather(first, *others)
    assert done == ["sleep 0.3", "move", "hint", "analysis"]


async def test_who_stops_waiting_harms_nobody(workers: Workers) -> None:
    await workers.ask(question("warm"), 20)
    thinking = asyncio.create_task(workers.ask(question("sleep 0.3"), 20))
    await asyncio.sleep(0.05)
    queued = asyncio.create_task(workers.ask(question("queued"), 20))
    await asyncio.sleep(0.05)
    thinking.cancel()
    queued.cancel()
    assert await workers.ask(question("next"), 20) == Chosen("next")
    assert workers.restarts == 0


async def test_the_curious_are_turned_away_when_many_wait(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "MOST_WAITING", 1)
    asked: list[asyncio.Task[Any]] = [
        asyncio.create_task(workers.ask(question(f"sleep 0.{n + 1}"), 20)) for n in range(2)
    ]
    await asyncio.sleep(0.05)
    with pytest.raises(TooBusy):
        await workers.ask(question("hint"), 20, Urgency.HINT)
    assert await workers.ask(question("move"), 20, Urgency.MOVE) == Chosen("move")
    await asyncio.gather(*asked)


async def test_a_command_that_cannot_be_started_is_a_failure() -> None:
    absent = Workers(1, ("no such program anywhere",))
    with pytest.raises(WorkerFailed):
        await absent.ask(question("a"), 1)
    await absent.close()


async def test_closing_ends_a_worker_that_thinks(workers: Workers) -> None:
    await workers.ask(question("warm"), 20)
    asked = asyncio.create_task(workers.ask(question("sleep 30"), 60))
    await asyncio.sleep(0.05)
    async with asyncio.timeout(5):
        await workers.close()
    with pytest.raises(asyncio.CancelledError):
        await asked
