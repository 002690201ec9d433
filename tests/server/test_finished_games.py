"""The archive of finished public games: what is kept, what is found, what never appears."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, event, update

from ironbridge.server.archive import search
from ironbridge.server.archive.catch_up import CatchUp
from ironbridge.server.archive.search import Archive, Wanted
from ironbridge.server.ratings import Ratings
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import FinishedGame, FinishedSeat
from ironbridge.server.tables.play import RatingBook
from tests.server.browsers import browser
from tests.server.club import LIVE, Club
from tests.server.fake_clock import FakeClock
from tests.server.finished_games import (
    account,
    archive_server,
    game,
    rows,
    signed_up,
    to_the_end,
    with_bot,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
def rating_book(database: Database, clock: FakeClock) -> RatingBook:
    return Ratings(database, clock)


@pytest.fixture
def archive(club: Club) -> Archive:
    return Archive(club.database)


@pytest.fixture
async def visitor(
    club: Club, settings: Settings, clock: FakeClock
) -> AsyncIterator[httpx.AsyncClient]:
    """A stranger with a browser."""
    async with browser(archive_server(club, settings, clock)) as opened:
        yield opened


async def found(archive: Archive, **wanted: Any) -> list[str]:
    return [one.table.id for one in (await archive.search(Wanted(**wanted))).games]


# What is kept -------------------------------------------------------------------------------


async def test_the_last_move_puts_a_public_game_into_the_archive(club: Club) -> None:
    alice, bob = await account(club, "Alice"), await account(club, "Bob")
    table = await to_the_end(club, await club.running(alice, bob), (alice, bob))
    assert table.state is not None
    [kept] = await rows(club.database, FinishedGame)
    assert (kept.table, kept.game, kept.seats, kept.rated) == (table.id, "stones", 2, False)
    assert (kept.moves, kept.best, kept.ended) == (len(table.moves), 5, table.ended)
    assert kept.digest == table.state.digest()
    seats = await rows(club.database, FinishedSeat)
    assert [(s.player, s.place, s.score, s.opening) for s in seats] == [
        (alice.id, 1, 5, "bid 1"),
        (bob.id, 2, 4, "bid 1"),
    ]


async def test_private_running_and_abandoned_games_leave_no_row(club: Club) -> None:
    alice, bob = await account(club, "Alice"), await account(club, "Bob")
    await game(club, alice, bob, public=False)
    await club.running(alice, bob)
    left = await club.running(alice, bob)
    await club.tables.undo.propose(alice, left.id, left.number, "abandon")
    await club.tables.undo.agree(bob, left.id, "abandon")
    assert left.status == "abandoned"
    assert await rows(club.database, FinishedGame) == []
    assert await rows(club.database, FinishedSeat) == []


async def test_games_of_an_earlier_release_are_put_in_later(club: Club) -> None:
    alice, bob = await account(club, "Alice"), await account(club, "Bob")
    await game(club, alice, bob)
    await with_bot(club, alice)
    await game(club, alice, bob, public=False)
    before = [
        {c.key: getattr(row, c.key) for c in row.__table__.columns}
        for kind in (FinishedGame, FinishedSeat)
        for row in await rows(club.database, kind)
    ]
    async with club.database.session() as session:
        for kind in (FinishedSeat, FinishedGame):
            await session.execute(delete(kind))
        await session.commit()
    for _ in range(2):  # the second time there is nothing left to do
        filling = CatchUp(club.database)
        filling.start()
        await filling.done()
    after = [
        {c.key: getattr(row, c.key) for c in row.__table__.columns}
        for kind in (FinishedGame, FinishedSeat)
        for row in await rows(club.database, kind)
    ]
    # The last position is not known without playing the game again.
    assert after == [row | ({"digest": None} if "digest" in row else {}) for row in before]


async def test_a_game_that_cannot_be_read_is_left_out(club: Club) -> None:
    alice, bob = await account(club, "Alice"), await account(club, "Bob")
    broken, whole = await game(club, alice, bob), await game(club, alice, bob)
    async with club.database.session() as session:
        for kind in (FinishedSeat, FinishedGame):
            await session.execute(delete(kind))
        row = update(schema.Table).where(schema.Table.id == broken)
        await session.execute(row.values(result={"scores": [1]}))
        await session.commit()
    filling = CatchUp(club.database)
    filling.start()
    await filling.done()
    assert [row.table for row in await rows(club.database, FinishedGame)] == [whole]


# What is found ------------------------------------------------------------------------------


async def test_games_are_found_by_what_they_were(club: Club, archive: Archive) -> None:
    alice, bob, carol = [await account(club, name) for name in ("Alice", "Bob", "Carol")]
    first = await game(club, alice, bob, rated=True, clock=LIVE)
    second = await game(club, alice, bob, carol)
    third = await with_bot(club, carol, title="Late")
    ended = {row.table: row.ended for row in await rows(club.database, FinishedGame)}
    moves = {row.table: row.moves for row in await rows(club.database, FinishedGame)}
    assert await found(archive) == [third, second, first]
    assert await found(archive, sort="oldest") == [first, second, third]
    assert await found(archive, game="stones", seats=2) == [third, first]
    assert await found(archive, seats=3) == [second]
    assert await found(archive, game="spyrium") == []
    assert await found(archive, rated=True) == [first]
    assert await found(archive, rated=False) == [third, second]
    assert await found(archive, names=("alice",)) == [second, first]
    assert await found(archive, names=("ALICE", "Carol")) == [second]
    assert await found(archive, names=("Nobody",)) == []
    assert await found(archive, person=carol.id) == [third, second]
    assert await found(archive, bots=("random",)) == [third]
    assert await found(archive, bots=("random",), names=("Alice",)) == []
    assert await found(archive, since=ended[second]) == [third, second]
    assert await found(archive, until=ended[second]) == [second, first]
    assert await found(archive, least_moves=moves[second]) == [second]
    assert await found(archive, most_moves=moves[second] - 1) == [third, first]
    assert await found(archive, least_score=100) == []
    assert await found(archive, most_score=99, sort="longest") == [
        second,
        *sorted((first, third), reverse=True),
    ]


async def test_options_are_found_by_their_text(club: Club, archive: Archive) -> None:
    alice, bob = await account(club, "Alice"), await account(club, "Bob")
    table = await game(club, alice, bob)
    async with club.database.session() as session:
        row = update(FinishedGame).where(FinishedGame.table == table)
        await session.execute(row.values(options=" introductory=false  map=new_england "))
        await session.commit()
    assert await found(archive, option="map=new_england") == [table]
    assert await found(archive, option="introductory=false") == [table]
    assert await found(archive, option="introductory=true") == []
    assert await found(archive, option="map=new") == []
    assert await found(archive, option="map=new%") == [], "a wildcard is only a sign"


async def test_pages_follow_each_other_without_gap_or_repetition(
    club: Club, archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "PAGE", 2)
    alice, bob = await account(club, "Alice"), await account(club, "Bob")
    made = [await game(club, alice, bob) for _ in range(5)]
    sorts: tuple[search.Sort, ...] = ("newest", "oldest", "highest", "shortest")
    for sort in sorts:
        seen, after = list[str](), None
        while True:
            page = await archive.search(Wanted(sort=sort), after)
            seen += [one.table.id for one in page.games]
            if (after := page.next) is None:
                break
        assert sorted(seen) == sorted(made), sort


async def test_a_search_looks_at_a_bounded_number_of_games(
    club: Club, archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "SCANNED", 2)
    alice, bob = await account(club, "Alice"), await account(club, "Bob")
    made = [await game(club, alice, bob) for _ in range(4)]
    assert await found(archive, sort="longest") == sorted(made[2:], reverse=True)
    assert await found(archive, rated=False) == made[:1:-1]
    assert await found(archive, rated=False, sort="oldest") == made[:2]
    assert await found(archive, names=("Alice",), sort="highest") == sorted(made[2:], reverse=True)
    assert await found(archive) == made[::-1], "what an index answers alone needs no bound"


EVERY_WAY: list[dict[str, Any]] = [
    {},
    {"game": "stones"},
    {"game": "stones", "seats": 2},
    {"seats": 2},
    {"rated": True},
    {"person": "x"},
    {"bots": ("random", "easy")},
    {"option": "map=x", "least_score": 3},
    {"game": "stones", "least_moves": 3, "sort": "longest"},
    {"sort": "highest"},
    {"since": 5, "until": 9, "sort": "oldest"},
]


@pytest.mark.parametrize("database_kind", ["sqlite"])
@pytest.mark.parametrize("wanted", EVERY_WAY)
async def test_no_search_reads_all_games(club: Club, wanted: dict[str, Any]) -> None:
    """SQLite says how it looks: by an index, never through all rows."""
    archive, asked = Archive(club.database), list[tuple[str, Any]]()

    def note(_c: Any, _cursor: Any, statement: str, given: Any, *_: Any) -> None:
        if "finished" in statement and not statement.startswith("EXPLAIN"):
            asked.append((statement, given))

    event.listen(club.database.engine.sync_engine, "before_cursor_execute", note)
    await archive.search(Wanted(**wanted))
    async with club.database.engine.connect() as connection:
        [(statement, given)] = asked
        told: Any = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given)
        plan = [(parent, what) for _, parent, _, what in told]
    bounded = any("anon_1" in what for _, what in plan)
    for parent, what in plan:
        # anon_1 is the bounded list itself.
        assert not what.startswith("SCAN") or "INDEX" in what or what == "SCAN anon_1", plan
        # Only the bounded list may be put in order by sorting it.
        assert what != "USE TEMP B-TREE FOR ORDER BY" or (bounded and parent == 0), plan


# What never appears -------------------------------------------------------------------------


async def test_a_private_game_appears_nowhere(
    club: Club, visitor: httpx.AsyncClient, archive: Archive
) -> None:
    alice, bob = await account(club, "Alice"), await account(club, "Bob")
    secret = await game(club, alice, bob, public=False, title="Secret")
    shown = await game(club, alice, bob)
    for query in ("", "?name=Alice", f"?person={alice.id}", "?sort=longest", "?seats=2"):
        answer = await visitor.get(f"/api/archive{query}")
        assert answer.status_code == 200
        assert secret not in answer.text
        assert shown in answer.text
    for form in ("jsonl", "zip"):
        file = await visitor.get(f"/api/archive/download?format={form}")
        assert secret.encode() not in file.content
    results = (await visitor.get(f"/api/people/{alice.id}/results")).json()
    assert results["games"] == 1
    assert [kind["games"] for kind in results["kinds"]] == [1]
    assert [one["games"] for one in results["opponents"]] == [1]
    # Not even if a row were there by mistake.
    async with club.database.session() as session:
        row = update(schema.Table).where(schema.Table.id == shown)
        await session.execute(row.values(public=False))
        await session.commit()
    assert await found(archive) == []
    assert (await visitor.get(f"/api/people/{alice.id}/results")).json()["games"] == 0
    assert (await visitor.get("/api/archive/download?format=jsonl")).content == b""


async def test_who_was_deleted_cannot_be_looked_for(
    club: Club, visitor: httpx.AsyncClient, archive: Archive
) -> None:
    alice, bob = await account(club, "Alice"), await signed_up(club, "Bob")
    before = await game(club, alice, bob.person)
    running = await club.running(alice, bob.person)
    await club.people.delete(bob, "coal and iron")
    await to_the_end(club, running, (alice, bob.person))
    assert len(await found(archive)) == 2
    for query in (f"person={bob.person.id}", "name=Bob", "name=deleted"):
        assert (await visitor.get(f"/api/archive?{query}")).json()["games"] == []
    page = await visitor.get("/api/archive")
    assert "Bob" not in page.text
    assert (await visitor.get(f"/api/people/{bob.person.id}/results")).status_code == 404
    results = await visitor.get(f"/api/people/{alice.id}/results")
    assert results.json()["games"] == 2
    assert results.json()["opponents"] == []
    assert bob.person.id not in results.text
    [kept] = [row for row in await rows(club.database, FinishedSeat) if row.table == before][1:]
    assert kept.player is None


async def test_what_is_asked_wrongly_is_refused(visitor: httpx.AsyncClient) -> None:
    for query in (
        "after=5",
        "after=5:" + "x" * 30,
        "sort=random",
        "seats=0",
        "since=-1",
        "name=a&name=b&name=c&name=d&name=e",
        "name=a&name=b&name=c&bot=d&bot=e",
        "least_score=abc",
        f"option={'x' * 101}",
    ):
        answer = await visitor.get(f"/api/archive?{query}")
        assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), query
    answer = await visitor.get("/api/archive?after=5:abc&name=%25&option=%25")
    assert answer.json() == {"games": [], "next": None}
