"""Many finished games as one file, and what the games of a person say when they are counted."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import AsyncIterator

import httpx
import pytest
from sqlalchemy import update

from ironbridge.kernel.record import Record
from ironbridge.server.archive.results import in_words
from ironbridge.server.settings import Settings
from ironbridge.server.storage.schema import Person
from tests.server.browsers import browser
from tests.server.club import LIVE, ME, Club
from tests.server.fake_clock import FakeClock
from tests.server.finished_games import account, archive_server, game, to_the_end, with_bot

pytestmark = pytest.mark.anyio


@pytest.fixture
async def visitor(
    club: Club, settings: Settings, clock: FakeClock
) -> AsyncIterator[httpx.AsyncClient]:
    """A stranger with a browser."""
    async with browser(archive_server(club, settings, clock)) as opened:
        yield opened


# Downloads ----------------------------------------------------------------------------------


async def test_many_games_are_one_file_of_the_records_people_know(
    club: Club, visitor: httpx.AsyncClient
) -> None:
    alice, bob = await account(club, "Alice"), await account(club, "Bob")
    tables = []
    for _ in range(2):
        table = await club.running(alice, bob)
        await club.post(alice, table, "bid 1", 0)
        await club.post(bob, table, "bid 1", 1)
        assert table.state is not None
        tables.append(table)
        while table.status == "running":
            seat = table.deciders[0]
            await club.post((alice, bob)[seat], table, table.state.legal(seat)[0].text, seat)
            assert table.state is not None
        club.clock.advance(seconds=1)
    expected = [await club.tables.history.record(None, table.id) for table in reversed(tables)]
    lines = (await visitor.get("/api/archive/download?format=jsonl")).content.splitlines()
    assert [json.loads(line) for line in lines] == expected
    for line in lines:
        assert Record.from_json(json.loads(line), table.game).state.over
    packed = await visitor.get("/api/archive/download?format=zip&name=Alice")
    assert "attachment" in packed.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(packed.content)) as found:
        assert found.testzip() is None
        for table in tables:
            text = await club.tables.history.record_text(None, table.id)
            assert found.read(f"{table.id}.txt").decode() == text


async def test_a_file_holds_a_bounded_number_of_games(
    club: Club, visitor: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.archive.download.MOST", 2)
    monkeypatch.setattr("ironbridge.server.archive.download.BATCH", 1)
    alice, bob = await account(club, "Alice"), await account(club, "Bob")
    for _ in range(3):
        await game(club, alice, bob)
    lines = (await visitor.get("/api/archive/download?format=jsonl")).content.splitlines()
    assert len(lines) == 2


# Results of a person ------------------------------------------------------------------------


async def test_results_are_counted_by_game_seat_and_opponent(
    club: Club, visitor: httpx.AsyncClient
) -> None:
    alice, bob = await account(club, "Alice"), await account(club, "Bob")
    await game(club, alice, bob)
    await game(club, bob, alice)
    best = await game(club, alice, bob, rated=True, clock=LIVE)
    await with_bot(club, alice)
    hot = await club.open(alice, ME, ME)
    await club.tables.lobby.start(alice, hot.id)
    await to_the_end(club, hot, (alice, alice))
    told = (await visitor.get(f"/api/people/{alice.id}/results")).json()
    assert told["games"] == 4, "a game against oneself says nothing"
    [kind] = told["kinds"]
    assert (kind["games"], kind["rated"], kind["wins"]) == (4, 1, 3)
    assert (kind["average_place"], kind["average_score"], kind["best_score"]) == (1.25, 4.8, 5)
    assert kind["best_table"] != best or kind["best_score"] == 5
    assert [(s["seat"], s["games"], s["wins"]) for s in told["seats"]] == [(0, 3, 3), (1, 1, 0)]
    assert [
        (one["name"], one["bot"], one["games"], one["ahead"], one["behind"])
        for one in told["opponents"]
    ] == [("Bob", None, 3, 2, 1), ("", "random", 1, 1, 0)]
    [opening] = told["openings"]
    assert (opening["game"], opening["games"], opening["wins"]) == ("stones", 4, 3)
    assert set(opening["text"]) == {"en", "fr"}
    assert (await visitor.get("/api/people/nobody/results")).status_code == 404


async def test_an_opponent_for_whom_a_program_plays_is_marked(
    club: Club, visitor: httpx.AsyncClient
) -> None:
    alice, bob = await account(club, "Alice"), await account(club, "Bob")
    await game(club, alice, bob)
    told = (await visitor.get(f"/api/people/{alice.id}/results")).json()
    assert [one["program"] for one in told["opponents"]] == [False]
    async with club.database.session() as session, session.begin():
        await session.execute(update(Person).where(Person.id == bob.id).values(program=True))
    told = (await visitor.get(f"/api/people/{alice.id}/results")).json()
    assert [one["program"] for one in told["opponents"]] == [True]


def test_openings_are_said_in_words() -> None:
    told = in_words("brass-birmingham", "build cotton_mill derby_1")
    assert told is not None
    assert "Derby" in told["en"]
    assert "Derby" in told["fr"]
    assert told["en"] != told["fr"]
    assert in_words("brass-birmingham", "build nothing") is None
    assert in_words("chess", "e4") is None
    assert in_words("spyrium", "") is None
