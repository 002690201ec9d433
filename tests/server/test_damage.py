"""A table that is damaged, or was begun by other rules, fails alone: it says that it cannot be
played, and everything else goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from ironbridge import registry
from ironbridge.server.bots.runner import BotRunner, bot_to_decide
from ironbridge.server.bots.workers import Workers
from ironbridge.server.errors import Refused
from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import Person, SignedIn
from ironbridge.server.people.passwords import Passwords
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from ironbridge.server.tables.departure import Departure
from ironbridge.server.tables.listing import Filters
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.services import TableServices
from ironbridge.server.tables.table_view import Snapshots
from tests.server import damage
from tests.server.club import LIVE, ME, OPEN, Club
from tests.server.damage import Damage
from tests.server.databases import entry, seats
from tests.server.databases import table as table_row

pytestmark = pytest.mark.anyio

READABLE = damage.SHOWN_IN_PART | damage.BROKEN_JSON


@dataclass
class Spoilt:
    """Tables of Alice and Bob, one of each damage by its name and one that is sound, as a new
    process finds them."""

    tables: TableServices
    alice: Person
    bob: Person
    bad: dict[str, str]
    good: str


@pytest.fixture
def kinds(database_kind: str) -> dict[str, Damage]:
    """PostgreSQL stores no JSON that is none."""
    broken = damage.BROKEN_JSON if database_kind == "sqlite" else {}
    return damage.SHOWN_IN_PART | broken | damage.NOT_SHOWN


@pytest.fixture
async def spoilt(club: Club, settings: Settings, kinds: dict[str, Damage]) -> Spoilt:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    bad = {name: f"bad-{number}" for number, name in enumerate(kinds)}
    at = club.clock()
    async with club.database.session() as session, session.begin():
        for key in (*bad.values(), "good"):
            given = {
                "creator": alice.id,
                "clock": msgspec.to_builtins(LIVE),
                "created": at,
                "started": at,
            }
            session.add(table_row(key, **given))
            await session.flush()
            session.add_all(seats(key, alice.id, bob.id))
            session.add_all(
                schema.Entry(**entry(key, number, text, seat=number, at=at))
                for number, text in enumerate(("bid 3", "bid 1"))
            )
    for name, table_id in bad.items():
        await kinds[name](club.database, table_id)
    return Spoilt(club.restarted(settings), alice, bob, bad, "good")


async def test_lists_show_the_others_and_say_what_is_wrong(spoilt: Spoilt) -> None:
    lists = spoilt.tables.lists
    lines = await lists.listing(Filters(mine=True), spoilt.alice)
    faults = {line.id: line.fault for line in lines}
    expected: dict[str, str | None] = dict.fromkeys(spoilt.bad, "damaged")
    expected["other rules"] = "other-rules"
    expected["a game that is none"] = expected["a status that is none"] = "no-game"
    del expected["an end that is not in the log"]  # for a list no log of an ended game is read
    assert {name: faults[spoilt.bad[name]] for name in expected} == expected
    assert faults[spoilt.good] is None
    for filters in (Filters(), Filters(clock="live"), Filters(status="running")):
        shown = await lists.listing(filters)
        assert spoilt.good in {line.id for line in shown}
    waiting = await lists.decisions(spoilt.alice)
    assert [one.table.id for one in waiting] == [spoilt.good]


async def test_clocks_of_the_others_are_watched(spoilt: Spoilt, club: Club) -> None:
    timekeeper = spoilt.tables.timekeeper
    await timekeeper.search()
    assert set(timekeeper.due) == {spoilt.good}
    club.clock.advance(days=1)
    timekeeper.due |= dict.fromkeys(spoilt.bad.values(), 0)  # known before they were damaged
    await timekeeper.look()
    good = await spoilt.tables.store.get(spoilt.good)
    assert good.recent[-1].kind == "takeover"
    assert timekeeper.due == {}


async def test_a_person_can_take_their_data_along_and_leave(
    spoilt: Spoilt, club: Club, settings: Settings, passwords: Passwords
) -> None:
    tables = spoilt.tables
    departure = Departure(tables.lists, tables.lobby, tables.play)
    people = People(
        club.database, settings, club.clock, passwords, leaving=[departure.person_leaves]
    )
    signed = SignedIn(spoilt.bob, "session", "token")
    export = await people.export(signed)
    assert {seat["table"] for seat in export["seats"]} > {spoilt.good}
    await people.delete(signed, None)
    gone = await people.get(spoilt.bob.id)
    assert gone is not None
    assert gone.name == "deleted"
    good = await tables.store.get(spoilt.good)
    assert good.seats[1].resigned


async def test_bots_of_the_others_are_woken(
    spoilt: Spoilt, club: Club, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_bots = update(schema.Seat).where(schema.Seat.seat == 0).values(bot="random", person=None)
    async with club.database.session() as session, session.begin():
        await session.execute(with_bots)
    club.clock.advance(60)
    fresh = club.restarted(settings)
    runner = BotRunner(fresh.store, fresh.play, club.database, Workers(1), club.clock, 0)
    woken: list[str] = []

    def note(table: LiveTable) -> None:
        if bot_to_decide(table) is not None:
            woken.append(table.id)

    monkeypatch.setattr(runner, "wake", note)
    await runner.sweep(stored=True)
    assert woken == [spoilt.good]


async def test_what_can_be_read_is_shown_and_nothing_can_be_played(
    spoilt: Spoilt, club: Club
) -> None:
    for name in spoilt.bad.keys() & READABLE.keys():
        await check_shown_and_refused(spoilt, club, name)


async def check_shown_and_refused(spoilt: Spoilt, club: Club, name: str) -> None:
    alice, fresh = spoilt.alice, spoilt.tables
    table = await fresh.store.get(spoilt.bad[name])
    code = "other-rules" if name == "other rules" else "damaged"
    assert (table.fault, table.deciders) == (code, ()), name
    shown = await Snapshots(fresh.chat, fresh.undo, club.clock).shown(table, alice)
    assert (shown.fault, shown.deciders, shown.plies) == (code, [], len(table.moves)), name
    refused = [
        fresh.play.post(alice, table.id, table.number, "take 1"),
        fresh.play.resign(alice, table.id),
        fresh.undo.take_back(alice, table.id, table.number),
        fresh.undo.propose(alice, table.id, table.number, "abandon"),
        fresh.lookahead.tree(alice, table.id, 2, None),
        fresh.premoves.prepare(alice, table.id, None, ["take 1"], "legal"),
        fresh.play.why(alice, table.id, "take 1"),
    ]
    for asked in refused:
        with pytest.raises(Refused, match=code):
            await asked
    for ply in range(len(table.moves) + 1):
        if table.state is not None:
            assert (await fresh.history.at(alice, table.id, ply)).ply == ply
    assert f"rules: {table.rules}" in await fresh.history.record_text(alice, table.id)


async def test_of_some_tables_nothing_can_be_shown(spoilt: Spoilt) -> None:
    for name in damage.NOT_SHOWN:
        with pytest.raises(Refused, match=r"no-game|damaged"):
            await spoilt.tables.store.seen(spoilt.alice, spoilt.bad[name])


async def test_a_table_damaged_while_it_is_in_memory_stops_there(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, clock=LIVE)
    await club.post(alice, table, "bid 3")
    wrong = schema.Entry(table=table.id, number=1, kind="move", seat=1, text="take 9", at=1)
    async with club.database.session() as session, session.begin():
        session.add(wrong)
    await club.tables.store.catch_up(table)
    assert (table.fault, table.number, len(table.moves)) == ("damaged", 2, 1)
    assert table.since == [None, None]
    assert club.tables.timekeeper.due == {}


# Other rules --------------------------------------------------------------------------------


@dataclass
class Older:
    tables: TableServices
    alice: Person
    table: str


@pytest.fixture
async def older(club: Club, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Older:
    """A game that goes on, and a release with new rules by which the third move is illegal."""
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    for person, move in ((alice, "bid 3"), (bob, "bid 1"), (alice, "take 2"), (bob, "take 1")):
        await club.post(person, table, move)
    async with club.database.session() as session, session.begin():
        third = await session.get_one(schema.Entry, (table.id, 2))
        third.text = "take 1 from the old heap"
    monkeypatch.setattr(registry.game("stones"), "version", "2")
    return Older(club.restarted(settings), alice, table.id)


async def test_an_older_game_is_replayed_as_far_as_the_rules_of_today_go(older: Older) -> None:
    table = await older.tables.store.get(older.table)
    assert (table.fault, table.rules, table.status) == ("other-rules", "1", "running")
    assert [text for _, text in table.moves] == ["bid 3", "bid 1"]
    assert [entry.text for entry in table.unread] == ["take 1 from the old heap", "take 1"]
    assert table.number == 4
    entries = await older.tables.history.entries(table, 0)
    assert [entry.number for entry in entries] == [0, 1, 2, 3]


async def test_the_rest_of_an_older_game_is_exported_as_it_was_stored(
    older: Older, club: Club
) -> None:
    document = await older.tables.history.record(older.alice, older.table)
    assert document["rules"] == "1"
    assert "seed" not in document
    # The game has sealed choices: whether this was one cannot be told, so others do not read it.
    assert document["moves"][2:] == [[0, "take 1 from the old heap"], [1, "?"]]
    await damage.row(status="over", result={"scores": [1, 2]})(club.database, older.table)
    older.tables.store.cache.drop(older.table)
    document = await older.tables.history.record(None, older.table)
    assert document["moves"][2:] == [[0, "take 1 from the old heap"], [1, "take 1"]]
    assert "seed" in document


async def test_an_older_game_that_has_ended_keeps_its_result(older: Older, club: Club) -> None:
    result: Any = {"scores": [1, 2], "places": [2, 1]}
    await damage.row(status="over", result=result, ended=9)(club.database, older.table)
    table = await older.tables.store.get(older.table)
    shown = await Snapshots(older.tables.chat, older.tables.undo, club.clock).shown(table, None)
    assert (shown.status, shown.result, shown.ended) == ("over", result, 9)


async def test_an_open_table_is_played_by_the_rules_of_today(
    club: Club, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice, ME, OPEN)
    monkeypatch.setattr(registry.game("stones"), "version", "2")
    fresh = club.restarted(settings)
    await fresh.lobby.join(bob, table.id)
    started = await fresh.lobby.start(alice, table.id)
    assert (started.fault, started.deciders) == (None, (0, 1))
    async with club.database.session() as session:
        rules = await session.scalar(select(schema.Table.rules))
    assert rules == "2"


async def test_an_open_table_with_options_that_are_none_is_not_started(
    club: Club, settings: Settings
) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, ME)
    await damage.row(options={"odd": 1})(club.database, table.id)
    fresh = club.restarted(settings)
    with pytest.raises(Refused, match="damaged"):
        await fresh.lobby.start(alice, table.id)
    assert await fresh.lobby.leave(alice, table.id) is None
