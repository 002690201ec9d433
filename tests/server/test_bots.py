"""Bots at tables: they decide for their seats, know only what these know, and never hang."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

import ironbridge
from ironbridge.server.bots.hints import Adviser
from ironbridge.server.bots.job import Decide
from ironbridge.server.bots.runner import QUIET_MS, BotRunner
from ironbridge.server.errors import Refused
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.spec import SeatSpec
from tests.server.bot_doubles import NearWorkers
from tests.server.club import BOT, BY_MAIL, LIVE, ME, Club

pytestmark = pytest.mark.anyio

BIRMINGHAM = "brass-birmingham"
MEDIUM = SeatSpec("bot", "medium")


@pytest.fixture
def workers() -> NearWorkers:
    return NearWorkers()


@pytest.fixture
async def bot_runner(club: Club, workers: NearWorkers) -> AsyncIterator[BotRunner]:
    made = BotRunner(
        club.tables.store, club.tables.play, club.database, workers, club.clock, delay_s=0
    )
    club.tables.announcer.wakers.append(made)
    yield made
    await made.close()


async def start(club: Club, *seats: SeatSpec, **given: Any) -> LiveTable:
    """A table of Alice and bots."""
    alice = await club.person("Alice")
    table = await club.open(alice, *seats, **given)
    return await club.tables.lobby.start(alice, table.id)


async def alice_of(club: Club, table: LiveTable) -> Any:
    return await club.people.get(table.seats[0].person or "")


# Playing ------------------------------------------------------------------------------------


async def test_bots_decide_until_it_is_for_a_person(club: Club, bot_runner: BotRunner) -> None:
    table = await start(club, ME, BOT, BOT)
    await bot_runner.idle()
    assert [seat for seat, _ in table.moves] == [1, 2]
    assert table.deciders == (0,)


async def test_a_whole_game_is_played(club: Club, bot_runner: BotRunner) -> None:
    table = await start(club, ME, BOT, BOT)
    alice = await alice_of(club, table)
    while table.status == "running":
        await bot_runner.idle()
        if table.status == "running":
            assert table.deciders == (0,)
            assert table.state is not None
            await club.post(alice, table, table.state.legal(0)[0].text)
    assert table.status == "over"
    assert {seat for seat, _ in table.moves} == {0, 1, 2}


async def test_a_worker_never_sees_what_the_seat_cannot_know(
    club: Club, bot_runner: BotRunner, workers: NearWorkers
) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, MEDIUM, game=BIRMINGHAM)
    async with club.database.session() as session, session.begin():
        await session.execute(update(schema.Table).values(seed=11))
    club.tables.store.cache.drop(table.id)
    table = await club.tables.lobby.start(alice, table.id)
    while len(workers.asked) < 8:
        await bot_runner.idle()
        assert table.state is not None
        await club.post(alice, table, table.state.legal(0)[0].text)
    await bot_runner.idle()
    replayed = table.game.start(2, table.seed, table.options)
    asked = iter(workers.asked)
    for seat, text in table.moves:
        if seat == 1:
            job = next(asked)
            assert isinstance(job, Decide)
            truth, sent = dict(replayed.to_json()), job.position
            assert table.game.load(sent).view(1) == replayed.view(1)
            assert sent["deck"] != truth["deck"]
        replayed.do(table.game.parse(text), seat)
    assert next(asked, None) is None


async def test_a_simpler_level_plays_when_a_worker_fails(
    club: Club, bot_runner: BotRunner, workers: NearWorkers
) -> None:
    workers.failures = 1
    table = await start(club, ME, MEDIUM, game=BIRMINGHAM)
    while not table.moves:
        await bot_runner.idle()
        if table.deciders == (0,):
            assert table.state is not None
            await club.post(await alice_of(club, table), table, table.state.legal(0)[0].text)
            break
    await bot_runner.idle()
    levels = [job.level for job in workers.asked if isinstance(job, Decide)]
    assert levels[:2] == ["medium", "greedy"]
    assert set(levels[2:]) <= {"medium"}
    assert (bot_runner.substitutions, bot_runner.fallbacks) == (1, 0)
    assert table.moves[-1][0] == 1


async def test_the_first_legal_move_is_played_when_workers_fail_twice(
    club: Club, bot_runner: BotRunner, workers: NearWorkers
) -> None:
    workers.failures = 2
    table = await start(club, ME, BOT)
    legal = table.game.start(2, table.seed, table.options).legal(1)
    await bot_runner.idle()
    assert table.moves == [(1, legal[0].text)]
    assert (len(workers.asked), bot_runner.substitutions, bot_runner.fallbacks) == (2, 0, 1)


@pytest.mark.parametrize("level", ["medium", "greedy", "gone"])
async def test_a_level_that_the_game_does_not_have_does_not_stop_the_table(
    club: Club, bot_runner: BotRunner, level: str
) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, BOT)
    async with club.database.session() as session, session.begin():
        await session.execute(update(schema.Seat).where(schema.Seat.seat == 1).values(bot=level))
    club.tables.store.cache.drop(table.id)
    table = await club.tables.lobby.start(alice, table.id)  # stones have no evaluator
    await bot_runner.idle()
    assert len(table.moves) == 1
    assert (bot_runner.substitutions, bot_runner.fallbacks) == (1, 0)


@pytest.mark.parametrize("level", ["random", "greedy"])
async def test_a_bot_of_an_older_release_plays_on(
    club: Club, bot_runner: BotRunner, workers: NearWorkers, level: str
) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, MEDIUM, game="spyrium")
    async with club.database.session() as session, session.begin():
        await session.execute(update(schema.Seat).where(schema.Seat.seat == 1).values(bot=level))
    club.tables.store.cache.drop(table.id)
    table = await club.tables.lobby.start(alice, table.id)
    while len(workers.asked) < 3:
        await bot_runner.idle()
        assert table.state is not None
        await club.post(alice, table, table.state.legal(0)[0].text)
    await bot_runner.idle()
    assert {job.level for job in workers.asked if isinstance(job, Decide)} == {level}
    assert (bot_runner.substitutions, bot_runner.fallbacks) == (0, 0)


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_first_moves_alone_end_every_game(name: str) -> None:
    state = ironbridge.game(name).start(seed=2)
    while not state.over:
        state.play(state.legal()[0])


async def test_what_was_thought_for_an_older_position_is_not_played(
    club: Club, bot_runner: BotRunner, workers: NearWorkers
) -> None:
    workers.held.clear()
    table = await start(club, ME, BOT)
    await asyncio.sleep(0.01)
    await club.post(await alice_of(club, table), table, "bid 2")  # both choose at the same time
    workers.held.set()
    await bot_runner.idle()
    first = workers.asked[0]
    assert isinstance(first, Decide)
    assert first.position["bids"] == [0, 0]
    assert len(workers.asked) >= 2
    assert [seat for seat, _ in table.moves][:2] == [0, 1]


async def test_bots_wait_a_moment_where_people_watch(club: Club, workers: NearWorkers) -> None:
    made = BotRunner(
        club.tables.store, club.tables.play, club.database, workers, club.clock, delay_s=3600
    )
    club.tables.announcer.wakers.append(made)
    try:
        live = await start(club, ME, BOT, clock=LIVE)
        mail = await start(club, ME, BOT, clock=BY_MAIL)
        async with asyncio.timeout(30):
            while not mail.moves:
                await asyncio.sleep(0.01)
        assert not live.moves
    finally:
        await made.close()


async def test_a_process_without_workers_leaves_tables_to_others(club: Club) -> None:
    none = BotRunner(
        club.tables.store,
        club.tables.play,
        club.database,
        NearWorkers(0),
        club.clock,
        delay_s=0,
    )
    club.tables.announcer.wakers.append(none)
    table = await start(club, ME, BOT)
    await none.idle()
    assert table.moves == []


# Looking around -----------------------------------------------------------------------------


async def test_a_forgotten_table_is_found_in_the_database(
    club: Club, settings: Settings, workers: NearWorkers
) -> None:
    table = await start(club, ME, BOT)  # nobody is woken: as if the process died
    later = club.restarted(settings)
    bot_runner = BotRunner(later.store, later.play, club.database, workers, club.clock, delay_s=0)
    later.announcer.wakers.append(bot_runner)
    await bot_runner.sweep(stored=True)
    await bot_runner.idle()
    assert (
        await later.store.get(table.id)
    ).moves == []  # perhaps the bot of its own process is still thinking
    club.clock.advance(seconds=QUIET_MS / 1000)
    later.store.cache.drop(table.id)
    await bot_runner.sweep(stored=True)
    await bot_runner.idle()
    assert len((await later.store.get(table.id)).moves) == 1


async def test_a_table_in_memory_is_found_when_it_is_quiet(
    club: Club, workers: NearWorkers
) -> None:
    table = await start(club, ME, BOT)
    bot_runner = BotRunner(
        club.tables.store, club.tables.play, club.database, workers, club.clock, delay_s=0
    )
    await bot_runner.sweep(stored=False)
    await bot_runner.idle()
    assert table.moves == []
    club.clock.advance(seconds=QUIET_MS / 1000)
    with capture_logs() as lines:
        await bot_runner.sweep(stored=False)
    assert [line["event"] for line in lines] == ["a table waited for its bot"]
    await bot_runner.idle()
    assert len(table.moves) == 1


async def test_a_table_that_waits_for_a_person_is_loaded_once(
    club: Club, settings: Settings, workers: NearWorkers
) -> None:
    table = await start(club, ME, BOT)
    await club.tables.play.post_bot(table.id, 0, 1, "bid 1")
    later = club.restarted(settings)
    bot_runner = BotRunner(later.store, later.play, club.database, workers, club.clock, delay_s=0)
    club.clock.advance(seconds=QUIET_MS / 1000)
    await bot_runner.sweep(stored=True)
    assert later.store.cache.peek(table.id) is not None
    later.store.cache.drop(table.id)
    await bot_runner.sweep(stored=True)
    assert later.store.cache.peek(table.id) is None
    assert workers.asked == []


async def test_the_sweeper_begins_at_once_and_ends(club: Club, workers: NearWorkers) -> None:
    table = await start(club, ME, BOT)
    club.clock.advance(seconds=QUIET_MS / 1000)
    bot_runner = BotRunner(
        club.tables.store, club.tables.play, club.database, workers, club.clock, delay_s=0
    )
    bot_runner.start()
    for _ in range(200):
        if table.moves:
            break
        await asyncio.sleep(0.01)
    await bot_runner.close()
    assert len(table.moves) == 1


# Advice -------------------------------------------------------------------------------------


async def test_a_hint_is_a_legal_move_for_the_own_decision(
    club: Club, workers: NearWorkers
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, game=BIRMINGHAM)
    assert table.state is not None
    first = table.deciders[0]
    asker, other = (alice, bob) if first == 0 else (bob, alice)
    hint = await Adviser(club.tables.store, workers).hint(asker, table.id)
    assert (hint.number, hint.seat, hint.level) == (0, first, "expert")
    assert hint.move in [move.text for move in table.state.legal(first)]
    assert hint.phrase["key"].startswith("move-")
    assert hint.ways[0].moves[0] == hint.move
    # The best comes first by points and win chance together: neither alone need fall.
    assert (hint.ways[0].gain, hint.ways[0].gain_win) == (0.0, 0.0)
    assert len({way.moves[0] for way in hint.ways}) == len(hint.ways) > 1
    with pytest.raises(Refused, match="not-your-decision"):
        await Adviser(club.tables.store, workers).hint(other, table.id)
    with pytest.raises(Refused, match="not-your-seat"):
        await Adviser(club.tables.store, workers).hint(other, table.id, first)


async def test_hints_are_refused_where_they_are_off(club: Club, workers: NearWorkers) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, game=BIRMINGHAM, hints=False)
    with pytest.raises(Refused, match="hints-off"):
        await Adviser(club.tables.store, workers).hint(alice, table.id)
    assert workers.asked == []


async def test_hints_fail_politely(club: Club, workers: NearWorkers) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, game=BIRMINGHAM)
    asker = alice if table.deciders[0] == 0 else bob
    workers.failures = 1
    with pytest.raises(Refused, match="busy"):
        await Adviser(club.tables.store, workers).hint(asker, table.id)
    with pytest.raises(Refused, match="busy"):
        await Adviser(club.tables.store, NearWorkers(0)).hint(asker, table.id)
    stones = await club.running(alice, bob)
    with pytest.raises(Refused, match="no-such-level"):
        await Adviser(club.tables.store, workers).hint(alice, stones.id)
