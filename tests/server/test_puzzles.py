"""Puzzles: open to everybody, the answer told only to those who ask, solved ones kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import date, timedelta
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.di import Provide
from msgspec.structs import replace

from ironbridge import registry
from ironbridge.bots.review import ended
from ironbridge.puzzles import Puzzle, shipped
from ironbridge.puzzles.deeds import deed_of, verdict
from ironbridge.server.api.people import Entrance, Oneself
from ironbridge.server.api.puzzles import PuzzleRoutes, SolvedRoutes
from ironbridge.server.bots.job import Advise, Judge
from ironbridge.server.people.accounts import People
from ironbridge.server.puzzles import service
from ironbridge.server.puzzles.model import PuzzleLine
from ironbridge.server.puzzles.service import Puzzles, of_the_day
from ironbridge.server.security import Security
from ironbridge.server.settings import Limit, Settings
from ironbridge.server.slices import Slices
from ironbridge.server.storage.database import Database
from tests.server.bot_doubles import NearWorkers
from tests.server.browsers import browser, guest, refusal, register
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio

GAME = "spyrium"


@pytest.fixture
def workers() -> NearWorkers:
    return NearWorkers()


@pytest.fixture
def app(
    people: People, settings: Settings, clock: FakeClock, database: Database, workers: NearWorkers
) -> Litestar:
    return served(people, settings, clock, database, workers)


def served(
    people: People, settings: Settings, clock: FakeClock, database: Database, workers: NearWorkers
) -> Litestar:
    """A server that has only puzzles."""
    puzzles = Puzzles(database, workers, Slices(), clock)
    return Litestar(
        [PuzzleRoutes, SolvedRoutes, Entrance, Oneself],
        plugins=[Security(settings, people, clock)],
        dependencies={"puzzles": Provide(lambda: puzzles, sync_to_thread=False)},
    )


@pytest.fixture
async def client(app: Litestar) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who is not signed in."""
    async with browser(app) as opened:
        yield opened


def known() -> Puzzle:
    found = shipped(registry.game(GAME))
    assert found is not None
    return found.puzzles[0]


def path(puzzle: Puzzle, *more: str) -> str:
    return "/".join(["/api/puzzles", GAME, puzzle.id, *more])


def right_and_wrong(puzzle: Puzzle) -> tuple[list[str], str]:
    """Moves that solve it, and a first move that does not."""
    state = puzzle.state(registry.game(GAME))
    legal = state.legal(puzzle.seat)
    wrong = next(m for m in legal if verdict(puzzle.answers, deed_of([m]), False) == "wrong")
    ways = [[move] for move in legal]
    for way in ways:
        after = state.copy()
        for move in way:
            after.do(move, puzzle.seat)
        found = verdict(puzzle.answers, deed_of(way), ended(after, puzzle.seat))
        if found == "right":
            return [move.text for move in way], wrong.text
        if found == "open":
            ways += [[*way, move] for move in after.legal(puzzle.seat)]
    raise AssertionError(puzzle.id)


async def attempt(client: httpx.AsyncClient, puzzle: Puzzle, *moves: str) -> dict[str, Any]:
    answer = await client.post(path(puzzle, "attempt"), json={"moves": list(moves)})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


# Looking ------------------------------------------------------------------------------------


async def test_everybody_sees_the_list_and_the_position_but_no_answer(
    client: httpx.AsyncClient,
) -> None:
    listed = (await client.get("/api/puzzles")).json()["puzzles"]
    puzzle = known()
    assert {"game": GAME, "id": puzzle.id, "seats": puzzle.seats, "grade": puzzle.grade} in listed
    shown = (await client.get(path(puzzle))).json()
    assert (shown["seat"], shown["seats"]) == (puzzle.seat, puzzle.seats)
    assert shown["view"]["legal"]
    assert shown["source"] == {
        "kind": "bots",
        "name": str(puzzle.source.seed),
        "level": puzzle.source.level,
        "ply": puzzle.source.ply,
    }
    assert "answers" not in shown
    state = puzzle.state(registry.game(GAME))
    assert shown["view"] == state.view(puzzle.seat)


@pytest.mark.parametrize("place", ["spyrium/0-0", "chess/1-1", "brass-birmingham/../x"])
async def test_what_is_no_puzzle_is_said(client: httpx.AsyncClient, place: str) -> None:
    assert refusal(await client.get(f"/api/puzzles/{place}"))[0] == 404


async def test_looking_ahead_is_as_at_a_table(client: httpx.AsyncClient) -> None:
    puzzle = known()
    moves, wrong = right_and_wrong(puzzle)
    tree = (await client.post(path(puzzle, "tree"), json={"moves": [], "depth": 2})).json()
    state = puzzle.state(registry.game(GAME))
    offered = [answer["move"] for answer in tree["question"]["answers"]]
    assert offered == [move.text for move in state.legal(puzzle.seat)]
    preview = await client.post(path(puzzle, "preview"), json={"ahead": moves})
    assert preview.json()["events"]
    body = {"move": moves[0]}
    assert (await client.post(path(puzzle, "why"), json=body)).json()["legal"] is True
    impossible = next(m for m in registry.game(GAME).moves if m not in state.legal(puzzle.seat))
    why = (await client.post(path(puzzle, "why"), json={"move": impossible.text})).json()
    assert (why["legal"], bool(why["rule"])) == (False, True)
    refused = await client.post(path(puzzle, "attempt"), json={"moves": [impossible.text]})
    assert refusal(refused) == (422, "illegal-move")
    unknown = await client.post(path(puzzle, "attempt"), json={"moves": ["jump"]})
    assert refusal(unknown) == (400, "unknown-move")
    assert wrong in offered


async def test_strangers_cost_the_bots_nothing_until_they_ask_why(
    client: httpx.AsyncClient, workers: NearWorkers
) -> None:
    puzzle = known()
    moves, wrong = right_and_wrong(puzzle)
    await client.get("/api/puzzles")
    await client.get(path(puzzle))
    await client.post(path(puzzle, "tree"), json={})
    assert (await attempt(client, puzzle, wrong))["verdict"] == "wrong"
    assert (await attempt(client, puzzle, *moves))["verdict"] == "right"
    assert workers.asked == []


async def test_asking_is_limited_as_hints_are_and_remembered(
    people: People, settings: Settings, clock: FakeClock, database: Database, workers: NearWorkers
) -> None:
    few = replace(settings, limits={**settings.limits, "hint": Limit(3, 60)})
    async with browser(served(people, few, clock, database, workers)) as client:
        asked = [await client.post(path(known(), "explanation"), json={}) for _ in range(4)]
    assert [answer.status_code for answer in asked] == [200, 200, 200, 429]
    assert len(workers.asked) == 1


# Explaining ---------------------------------------------------------------------------------


@pytest.mark.long
async def test_the_answer_is_explained_and_rather_than_what_was_tried(
    client: httpx.AsyncClient, workers: NearWorkers
) -> None:
    puzzle = known()
    _, wrong = right_and_wrong(puzzle)
    plain = (await client.post(path(puzzle, "explanation"), json={})).json()
    assert plain["right"][0] is True
    assert plain["played"] is None
    assert plain["ways"][0]["reasons"]
    tried = (await client.post(path(puzzle, "explanation"), json={"moves": [wrong]})).json()
    assert tried["right"][0] is True
    assert tried["played"]["moves"][0] == wrong
    assert tried["lost_win"] > 0
    assert [type(job) for job in workers.asked] == [Advise, Judge]


async def test_without_bots_nothing_is_explained(
    client: httpx.AsyncClient, workers: NearWorkers
) -> None:
    workers.failures = 1
    asked = await client.post(path(known(), "explanation"), json={})
    assert refusal(asked) == (503, "busy")


# Solved -------------------------------------------------------------------------------------


async def test_who_is_signed_in_keeps_what_is_solved(app: Litestar) -> None:
    puzzle = known()
    moves, wrong = right_and_wrong(puzzle)
    async with browser(app) as one, browser(app) as two:
        await register(one)
        await guest(two, "Bob")
        await attempt(one, puzzle, wrong)
        assert (await one.get("/api/me/puzzles")).json() == []
        await attempt(one, puzzle, *moves)
        await attempt(one, puzzle, *moves)
        assert (await one.get("/api/me/puzzles")).json() == [{"game": GAME, "id": puzzle.id}]
        assert (await two.get("/api/me/puzzles")).json() == []
    async with browser(app) as stranger:
        assert refusal(await stranger.get("/api/me/puzzles")) == (401, "sign-in-needed")


# The day ------------------------------------------------------------------------------------


async def test_one_a_day_for_everybody(client: httpx.AsyncClient, clock: FakeClock) -> None:
    first = (await client.get("/api/puzzles/today")).json()
    again = (await client.get("/api/puzzles/today")).json()
    clock.advance(days=1)
    following = (await client.get("/api/puzzles/today")).json()
    assert first == again != following


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    lines = [PuzzleLine(game, str(n), 3, 1) for game in "ab" for n in range(3)]
    days = [date(2026, 11, 17) + timedelta(n) for n in range(6)]
    found = [of_the_day(lines, day) for day in days]
    assert len({(one.game, one.id) for one in found if one}) == 6
    assert {one.game for one in found[:2] if one} == {"a", "b"}
    assert of_the_day([], days[0]) is None


def test_a_site_without_puzzles_still_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "shipped", lambda _: None)
    assert service.puzzles_of(GAME) == ()
