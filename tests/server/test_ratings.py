"""Ratings and statistics: what a game changes, for whom, and what everybody may read of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.di import Provide
from sqlalchemy import select, update

from ironbridge.kernel.result import Result
from ironbridge.server.api.ratings import Profiles, RatingList
from ironbridge.server.errors import Refused
from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import Person
from ironbridge.server.ratings import MODEL, Ratings, Skill, ordinal, places, rate
from ironbridge.server.security import Security
from ironbridge.server.settings import Settings
from ironbridge.server.statistics import Statistics
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.play import RatingBook
from ironbridge.server.tables.spec import SeatSpec
from tests.kernel.toy import Heap
from tests.server.browsers import browser, refusal
from tests.server.club import LIVE, ME, OPEN, Club
from tests.server.databases import put
from tests.server.fake_clock import START, FakeClock

pytestmark = pytest.mark.anyio


@pytest.fixture
def rating_book(database: Database, clock: FakeClock) -> RatingBook:
    """The tables of the club count for the ratings."""
    return Ratings(database, clock)


RATED: dict[str, Any] = {"rated": True, "clock": LIVE}
STRONG = SeatSpec("bot", "medium")


async def account(people: People, name: str) -> Person:
    return (await people.register(name, "coal and iron", "en")).person


async def alice_and_bob(club: Club) -> tuple[Person, Person]:
    return await account(club.people, "Alice"), await account(club.people, "Bob")


async def to_the_end(club: Club, table: LiveTable, players: Sequence[Person | None]) -> None:
    """Everybody bids 1 and takes 2; the heap is such that the starter, seat 0, wins."""
    while table.status == "running":
        assert isinstance(table.state, Heap)
        if table.state.turn < 0:
            table.state.heap = 6 * table.seat_count - 3
        seat = table.deciders[0]
        move = "bid 1" if table.state.turn < 0 else f"take {min(2, table.state.heap)}"
        player = players[seat]
        if player is None or table.seats[seat].bot is not None:
            await club.tables.play.post_bot(table.id, table.number, seat, move)
        else:
            await club.post(player, table, move, seat)


async def rows(database: Database, kind: Any) -> list[Any]:
    async with database.session() as session:
        return list(await session.scalars(select(kind).order_by(*kind.__table__.primary_key)))


def result(*scores: int) -> Result:
    return Result(list(scores), [()] * len(scores), True)


# One game -----------------------------------------------------------------------------------


def test_the_winner_gains_what_the_loser_loses_about() -> None:
    won, lost = rate(["a", "b"], [1, 2], [9, 3], {})
    assert won.after.mu > MODEL.mu > lost.after.mu
    assert won.after.sigma < MODEL.sigma
    assert (won.place, won.score, lost.place, lost.score) == (1, 9, 2, 3)


def test_who_shares_a_place_shares_its_rating() -> None:
    first, second, third = rate(["a", "b", "c"], [1, 1, 3], [5, 5, 1], {})
    assert first.after == second.after
    assert first.after.mu > third.after.mu


def test_beating_somebody_strong_counts_more() -> None:
    strong, weak = Skill(35, 2), Skill(15, 2)
    assert (
        rate(["a", "b"], [1, 2], [1, 0], {"b": strong})[0].after.mu
        > rate(["a", "b"], [1, 2], [1, 0], {"b": weak})[0].after.mu
    )


async def test_the_end_of_a_game_is_rated_with_its_last_move(club: Club) -> None:
    alice, bob = await alice_and_bob(club)
    table = await club.running(alice, bob, **RATED)
    await to_the_end(club, table, (alice, bob))
    ratings = {row.player: row for row in await rows(club.database, schema.Rating)}
    assert set(ratings) == {alice.id, bob.id}
    winner, loser = ratings[alice.id], ratings[bob.id]
    assert (winner.game, winner.seats) == ("stones", 2)
    assert (winner.games, winner.wins, loser.games, loser.wins) == (1, 1, 1, 0)
    assert (winner.points, loser.points) == (5, 4)
    assert winner.mu > loser.mu
    steps = await rows(club.database, schema.RatingStep)
    assert [(step.seat, step.player, step.place, step.score) for step in steps] == [
        (0, alice.id, 1, 5),
        (1, bob.id, 2, 4),
    ]
    assert steps[0].mu == pytest.approx(winner.mu)
    assert steps[0].at == START


async def test_games_add_up(club: Club) -> None:
    alice, bob = await alice_and_bob(club)
    for _ in range(2):
        await to_the_end(club, await club.running(alice, bob, **RATED), (alice, bob))
    winner = next(r for r in await rows(club.database, schema.Rating) if r.player == alice.id)
    assert (winner.games, winner.wins, winner.points) == (2, 2, 10)
    steps = [s for s in await rows(club.database, schema.RatingStep) if s.player == alice.id]
    assert max(step.mu for step in steps) == pytest.approx(winner.mu)
    assert winner.sigma < min(MODEL.sigma, max(step.sigma for step in steps))


async def test_two_games_that_end_together_both_count(club: Club) -> None:
    alice, bob = await alice_and_bob(club)
    ratings = Ratings(club.database, club.clock)
    tables = [await club.running(alice, bob, **RATED) for _ in range(2)]
    # Both read the ratings before either is written.
    both = [await ratings.statements(table, result(9, 3)) for table in tables]
    async with club.database.session() as session, session.begin():
        for statement in (*both[0], *both[1]):
            await session.execute(statement)
    once = rate([alice.id, bob.id], [1, 2], [9, 3], {})[0].after
    stored = next(r for r in await rows(club.database, schema.Rating) if r.player == alice.id)
    assert stored.mu - MODEL.mu == pytest.approx(2 * (once.mu - MODEL.mu))
    assert stored.sigma == pytest.approx(MODEL.sigma * (once.sigma / MODEL.sigma) ** 2)
    assert stored.games == 2


async def test_bots_are_rated_by_their_level(club: Club) -> None:
    alice = await account(club.people, "Alice")
    table = await club.open(alice, ME, STRONG, STRONG, **RATED)
    table = await club.tables.lobby.start(alice, table.id)
    await to_the_end(club, table, (alice, None, None))
    ratings = {row.player: row for row in await rows(club.database, schema.Rating)}
    assert set(ratings) == {alice.id, "bot:medium"}
    bot = ratings["bot:medium"]
    assert bot.games == 2, "one for each of its seats"
    assert bot.points + ratings[alice.id].points == 15
    assert len(await rows(club.database, schema.RatingStep)) == 3


async def test_a_casual_game_is_not_rated(club: Club) -> None:
    alice, bob = await alice_and_bob(club)
    table = await club.running(alice, bob, clock=LIVE)
    await to_the_end(club, table, (alice, bob))
    assert table.status == "over"
    assert await rows(club.database, schema.Rating) == []
    assert await rows(club.database, schema.RatingStep) == []


async def test_an_abandoned_table_is_not_rated(club: Club) -> None:
    alice, bob = await alice_and_bob(club)
    table = await club.running(alice, bob, **RATED)
    await club.tables.undo.propose(alice, table.id, 0, "abandon")
    await club.tables.undo.agree(bob, table.id, "abandon")
    assert table.status == "abandoned"
    assert await rows(club.database, schema.RatingStep) == []


async def test_who_gives_up_is_last_whatever_the_bot_does(club: Club) -> None:
    alice, bob = await alice_and_bob(club)
    table = await club.running(alice, bob, **RATED)
    await club.tables.play.resign(alice, table.id)
    assert places(table, result(9, 3)) == [2, 1]
    assert places(table, result(3, 9)) == [2, 1]
    await to_the_end(club, table, (alice, bob))
    ratings = {row.player: row for row in await rows(club.database, schema.Rating)}
    assert set(ratings) == {alice.id, bob.id}
    assert ratings[alice.id].wins == 0


async def test_who_runs_out_of_time_is_last_even_after_coming_back(club: Club) -> None:
    """A bot that decides for somebody is worth as much as a hint."""
    alice, bob = await alice_and_bob(club)
    table = await club.running(alice, bob, **RATED)
    await club.post(bob, table, "bid 1")
    club.clock.advance(61)
    await club.tables.play.time_out(table.id)
    assert places(table, result(9, 3)) == [2, 1], "a bot plays for Alice"
    await club.tables.play.post_bot(table.id, table.number, 0, "bid 3")
    await club.tables.play.come_back(alice, table.id)
    assert places(table, result(9, 3)) == [2, 1]
    assert places(table, result(3, 9)) == [2, 1]


async def test_coming_back_before_the_bot_decided_costs_nothing(club: Club) -> None:
    alice, bob = await alice_and_bob(club)
    table = await club.running(alice, bob, **RATED)
    await club.post(bob, table, "bid 1")
    club.clock.advance(61)
    await club.tables.play.time_out(table.id)
    await club.tables.play.come_back(alice, table.id)
    assert places(table, result(9, 3)) == [1, 2]


async def test_those_who_play_to_the_end_keep_their_order(club: Club) -> None:
    people = [await account(club.people, name) for name in ("Alice", "Bob", "Carol")]
    table = await club.running(*people, **RATED)
    await club.tables.play.resign(people[1], table.id)
    assert places(table, result(1, 9, 5)) == [2, 3, 1]
    assert places(table, result(5, 9, 5)) == [1, 3, 1]


# What everybody may read --------------------------------------------------------------------


@pytest.fixture
async def reader(
    club: Club, settings: Settings, clock: FakeClock, people: People
) -> AsyncIterator[httpx.AsyncClient]:
    statistics = Statistics(club.database)
    app = Litestar(
        [RatingList, Profiles],
        plugins=[Security(settings, people, clock)],
        dependencies={"statistics": Provide(lambda: statistics, sync_to_thread=False)},
    )
    async with browser(app) as opened:
        yield opened


async def test_standings_are_sorted_and_filtered(club: Club, reader: httpx.AsyncClient) -> None:
    alice, bob = await alice_and_bob(club)
    await to_the_end(club, await club.running(alice, bob, **RATED), (alice, bob))
    table = await club.open(alice, ME, OPEN, STRONG, **RATED)
    await club.tables.lobby.join(bob, table.id, 1)
    table = await club.tables.lobby.start(alice, table.id)
    await to_the_end(club, table, (alice, bob, None))
    guest = await club.person("Guest")  # rated by an older release
    numbers = {"mu": 40.0, "sigma": 1.0, "games": 1, "wins": 1, "points": 9}
    await put(club.database, schema.Rating(player=guest.id, game="stones", seats=3, **numbers))
    two = (await reader.get("/api/ratings?game=stones&seats=2")).json()
    assert [line["name"] for line in two] == ["Alice", "Bob"]
    assert (two[0]["wins"], two[0]["win_rate"], two[0]["average_score"]) == (1, 1.0, 5.0)
    assert two[0]["rating"] == ordinal(two[0]["mu"], two[0]["sigma"]) or two[0]["rating"] > 0
    three = (await reader.get("/api/ratings?seats=3")).json()
    assert {(line["name"], line["bot"]) for line in three} == {
        ("Alice", None),
        ("Bob", None),
        ("", "medium"),
    }
    assert (await reader.get("/api/ratings?game=chess")).json() == []
    assert len((await reader.get("/api/ratings?offset=1")).json()) == 4


def standing_row(player: str, games: int, mu: float, sigma: float) -> schema.Rating:
    numbers = {"mu": mu, "sigma": sigma, "games": games, "wins": 1, "points": 9}
    return schema.Rating(player=player, game="stones", seats=2, **numbers)


async def test_a_leaderboard_goes_by_the_lower_end_and_keeps_beginners_apart(
    club: Club, reader: httpx.AsyncClient
) -> None:
    alice, bob = await alice_and_bob(club)
    carol, guest = await account(club.people, "Carol"), await club.person("Guest")
    await put(
        club.database,
        standing_row(alice.id, 20, 30.0, 2.0),  # 26 to 34
        standing_row(bob.id, 5, 33.0, 4.0),  # 25 to 41
        standing_row(carol.id, 4, 40.0, 7.0),
        standing_row(guest.id, 9, 50.0, 1.0),  # rated by an older release
        standing_row("bot:medium", 9, 24.0, 1.0),
    )
    async with club.database.session() as session, session.begin():
        of_bob = update(schema.Person).where(schema.Person.id == bob.id)
        await session.execute(of_bob.values(program=True))
    board = (await reader.get("/api/ratings/board?game=stones&seats=2")).json()
    assert [line["program"] for line in board["ranked"]] == [False, True, False]
    assert [(line["name"], line["low"], line["high"]) for line in board["ranked"]] == [
        ("Alice", 26, 34),
        ("Bob", 25, 41),
        ("", 22, 26),
    ]
    assert [line["name"] for line in board["provisional"]] == ["Carol"]
    assert [line["provisional"] for line in board["ranked"]] == [False] * 3
    assert board["settled"] == 5
    assert (await reader.get("/api/ratings/kinds")).json() == [
        {"game": "stones", "seats": 2, "players": 4}
    ]
    other = (await reader.get("/api/ratings/board?game=stones&seats=3")).json()
    assert (other["ranked"], other["provisional"]) == ([], [])
    assert (await reader.get("/api/ratings/board?game=stones")).status_code == 400


async def test_a_history_has_the_interval_after_each_game(
    club: Club, reader: httpx.AsyncClient
) -> None:
    alice, bob = await alice_and_bob(club)
    await to_the_end(club, await club.running(alice, bob, **RATED), (alice, bob))
    [step] = (await reader.get(f"/api/people/{alice.id}")).json()["history"]
    [stored] = [row for row in await rows(club.database, schema.RatingStep) if row.seat == 0]
    assert step["mu"] == pytest.approx(stored.mu, abs=0.01)
    assert step["low"] == pytest.approx(stored.mu - 2 * stored.sigma, abs=0.01)
    assert step["high"] == pytest.approx(stored.mu + 2 * stored.sigma, abs=0.01)


async def test_a_profile_shows_public_tables_only(club: Club, reader: httpx.AsyncClient) -> None:
    alice, bob = await alice_and_bob(club)
    public = await club.running(alice, bob, title="Open club", **RATED)
    private = await club.running(alice, bob, public=False, **RATED)
    for table in (public, private):
        await to_the_end(club, table, (alice, bob))
    answer = await reader.get(f"/api/people/{alice.id}")
    shown = answer.json()
    assert (shown["name"], shown["guest"]) == ("Alice", False)
    assert [table["id"] for table in shown["tables"]] == [public.id]
    assert sorted([step["table"] or "" for step in shown["history"]]) == ["", public.id]
    assert shown["ratings"][0]["games"] == 2
    assert private.id not in answer.text


async def test_a_profile_tells_nothing_private(club: Club, reader: httpx.AsyncClient) -> None:
    alice = await account(club.people, "Alice")
    secret = {"email": "alice@example.org", "webhook": "https://example.org/hook"}
    async with club.database.session() as session, session.begin():
        await session.execute(update(schema.Person).values(**secret))
    answer = await reader.get(f"/api/people/{alice.id}")
    assert set(answer.json()) == {"id", "name", "guest", "program", "ratings", "history", "tables"}
    assert "example.org" not in answer.text


async def test_who_was_deleted_is_not_known(club: Club, reader: httpx.AsyncClient) -> None:
    signed = await club.people.guest("Alice", "en")
    assert (await reader.get(f"/api/people/{signed.person.id}")).status_code == 200
    await club.people.delete(signed, None)
    assert refusal(await reader.get(f"/api/people/{signed.person.id}")) == (404, "no-such-person")
    with pytest.raises(Refused, match="no-such-person"):
        await Statistics(club.database).profile("nobody")
