"""Clocks: who is charged, what is earned, and what happens when one runs out."""

from __future__ import annotations

import pytest

from ironbridge.server.errors import Refused
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from ironbridge.server.tables import clock as clocks
from tests.server.club import BOT, BY_MAIL, LIVE, ME, OPEN, Club

pytestmark = pytest.mark.anyio


async def test_a_live_clock_charges_who_decides_and_gives_the_increment(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, clock=LIVE)
    begun = club.clock()
    assert (table.left_ms, table.since) == ([60_000, 60_000], [begun, begun])
    club.clock.advance(10)
    await club.post(alice, table, "bid 3")
    assert (table.left_ms, table.since) == ([55_000, 60_000], [None, begun])
    club.clock.advance(10)
    await club.post(bob, table, "bid 1")
    assert table.left_ms == [55_000, 45_000]
    assert table.since == [club.clock(), None]


async def test_moving_and_undoing_earns_no_time(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, clock=LIVE)
    for _ in range(3):
        club.clock.advance(1)
        await club.post(alice, table, "bid 3")
        await club.tables.undo.take_back(alice, table.id, table.number)
    assert table.left_ms[0] == 57_000


async def test_an_untimed_table_never_runs_out(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    club.clock.advance(days=1000)
    await club.tables.timekeeper.look()
    assert (table.number, club.tables.timekeeper.due) == (0, {})


async def test_when_time_is_up_a_bot_takes_over_and_the_person_comes_back(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, clock=LIVE)
    club.clock.advance(5)
    await club.post(bob, table, "bid 1")
    club.clock.advance(54)
    await club.tables.timekeeper.look()
    assert table.number == 1
    club.clock.advance(1)
    await club.tables.timekeeper.look()
    await club.tables.timekeeper.look()
    entry = table.recent[-1]
    assert (entry.number, entry.kind, entry.seat, entry.text) == (1, "takeover", 0, "medium")
    assert (table.seats[0].bot, table.left_ms[0], table.since[0]) == ("medium", 0, None)
    with pytest.raises(Refused, match="bot-plays"):
        await club.post(alice, table, "bid 1")
    await club.tables.play.come_back(alice, table.id)
    assert (table.seats[0].bot, table.left_ms[0]) == (None, 6_000)
    await club.post(alice, table, "bid 1")
    assert table.number == 4


async def test_seats_of_a_bot_have_no_clock(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, BOT, clock=LIVE)
    await club.tables.lobby.start(alice, table.id)
    assert table.since == [club.clock(), None]


async def test_correspondence_counts_from_the_beginning_of_a_turn(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, clock=BY_MAIL)
    begun = club.clock()
    club.clock.advance(days=0.9)
    await club.post(alice, table, "bid 3")
    assert clocks.due(table) == begun + 86_400_000
    await club.post(bob, table, "bid 1")
    assert clocks.due(table) == club.clock() + 86_400_000


async def test_a_decision_of_several_questions_is_one_turn(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, game="brass-birmingham", clock=LIVE)
    seat = table.deciders[0]
    begun = table.since[seat]
    assert table.state is not None
    move = next(move for move in table.state.legal(seat) if move.text.startswith("pass"))
    club.clock.advance(20)
    await club.post([alice, bob][seat], table, move.text)
    assert table.deciders == (seat,)
    assert (table.since[seat], table.left_ms[seat]) == (begun, 60_000)


async def test_a_new_process_finds_the_clocks_that_ran_out_meanwhile(
    club: Club, settings: Settings
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, clock=BY_MAIL)
    await club.running(alice, bob)
    club.clock.advance(days=2)
    restarted = club.restarted(settings)
    await restarted.timekeeper.search()
    assert list(restarted.timekeeper.due) == [table.id]
    await restarted.timekeeper.look()
    found = await restarted.store.get(table.id)
    assert [seat.bot for seat in found.seats] == ["medium", "medium"]
    await club.tables.timekeeper.look()
    assert table.number == 2
    async with club.database.session() as session:
        assert (await session.get_one(schema.Seat, (table.id, 0))).bot == "medium"


async def test_a_move_that_came_in_time_elsewhere_counts(club: Club, settings: Settings) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, clock=LIVE)
    elsewhere = club.restarted(settings)
    for person in (alice, bob):
        await elsewhere.play.post(
            person, table.id, (await elsewhere.store.get(table.id)).number, "bid 2"
        )
    club.clock.advance(60)
    await club.tables.timekeeper.look()
    assert [entry.kind for entry in table.recent] == ["move", "move"]


async def test_times_of_a_log_never_run_backwards(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, clock=LIVE)
    club.clock.advance(-3600)
    await club.post(alice, table, "bid 3")
    assert table.recent[-1].at == table.started
    assert table.left_ms[0] == 65_000


async def test_the_list_of_decisions_has_the_most_urgent_first(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    untimed = await club.running(alice, bob)
    mail = await club.running(alice, bob, clock=BY_MAIL)
    live = await club.running(alice, bob, clock=LIVE)
    done = await club.running(alice, bob)
    await club.post(alice, done, "bid 1")
    await club.open(alice, ME, OPEN)
    waiting = await club.tables.lists.decisions(alice)
    assert [one.table.id for one in waiting] == [live.id, mail.id, untimed.id]
    assert waiting[0].deadline == club.clock() + 60_000
