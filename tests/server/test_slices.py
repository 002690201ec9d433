"""Long work on the event loop: in slices, one piece at a time, and never from the beginning when
a later position is known."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from ironbridge import registry
from ironbridge.kernel.state import State
from ironbridge.server.errors import Refused
from ironbridge.server.slices import Slices
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Entry
from ironbridge.server.tables import history, load
from ironbridge.server.tables.lookahead import Gardener
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.positions import EVERY, Positions
from tests.server.club import Club
from tests.server.databases import entry, person, put, seats
from tests.server.databases import table as table_row

pytestmark = pytest.mark.anyio

FIXTURES = Path(__file__).parents[1] / "fixtures"
BIDS = FIXTURES / "workshop-of-the-world" / "5-seats-hidden_money-random-1.txt"
LONG = FIXTURES / "brass-birmingham" / "4-seats-random-1.txt"


class Ticking:
    """A clock in seconds that goes on by one with each look at it: a slice is so many looks."""

    def __init__(self) -> None:
        self.seconds = 0

    def __call__(self) -> float:
        self.seconds += 1
        return self.seconds


class Others:
    """Somebody who would like to be served all the time, and counts how often they are."""

    def __init__(self) -> None:
        self.served = 0
        self._task = asyncio.create_task(self._wait())

    async def _wait(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.served += 1

    def close(self) -> None:
        self._task.cancel()


# Slices -------------------------------------------------------------------------------------


async def test_others_are_served_after_each_slice() -> None:
    slices, others = Slices(3, Ticking()), Others()
    async with slices.working() as work:
        for _ in range(30):
            await work.rest()
    others.close()
    assert others.served >= 7


async def test_a_short_piece_of_work_is_not_interrupted() -> None:
    slices, others = Slices(30, Ticking()), Others()
    async with slices.working() as work:
        for _ in range(20):
            await work.rest()
    assert others.served == 0
    others.close()


async def test_several_have_their_slices_in_turn() -> None:
    """Whoever has a lot to do does not make others wait until the end."""
    slices, done = Slices(0, Ticking()), list[str]()

    async def work_on(name: str, steps: int) -> None:
        async with slices.working() as work:
            for _ in range(steps):
                done.append(name)
                await work.rest()

    await asyncio.gather(work_on("long", 40), work_on("short", 4))
    assert done.index("short") <= 2
    assert max(place for place, name in enumerate(done) if name == "short") < 12


async def test_one_who_gives_up_leaves_the_turn_to_others() -> None:
    slices = Slices(0, Ticking())

    async def endless() -> None:
        async with slices.working() as work:
            while True:
                await work.rest()

    task = asyncio.create_task(endless())
    await asyncio.sleep(0)
    task.cancel()
    async with asyncio.timeout(5), slices.working() as work:
        await work.rest()


# Positions ----------------------------------------------------------------------------------


@pytest.fixture
def moves(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that are played from now on, as they are."""
    played: list[str] = []
    kind = type(registry.game("brass-birmingham").start(4, 1))
    do = kind.do

    def noted(state: State, move: object, seat: int) -> None:
        played.append(str(move))
        do(state, move, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(kind, "do", noted)
    return played


async def long_table(database: Database, more: list[tuple[str, str]] | None = None) -> None:
    """A table of Birmingham with more than two hundred moves in its log, and some more entries."""
    record = registry.load_record(LONG)
    stored = [("move", text) for _, text in record.moves[:220]] + (more or [])
    await put(
        database,
        *(person(name) for name in ("ada", "p1", "p2", "p3")),
        table_row("t", game=record.game.name, rules=record.game.version, seats=4, seed=record.seed),
        *seats("t", "ada", "p1", "p2", "p3"),
    )
    by_ply = dict(enumerate(record.moves))
    rows = []
    for number, (kind, text) in enumerate(stored):
        seat = by_ply[min(number, 219)][0]
        rows.append(Entry(**entry("t", number, text, kind=kind, seat=seat)))
    await put(database, *rows)


async def test_a_position_is_replayed_from_the_nearest_that_is_known(
    club: Club, moves: list[str]
) -> None:
    await long_table(club.database)
    table = await club.tables.store.get("t")
    whole = registry.load_record(LONG)
    moves.clear()
    for ply in (219, 218, 131, 132, 3, 0, 220):
        before = len(moves)
        state = await club.tables.store.positions.at(table, ply)
        assert len(moves) - before <= EVERY
        assert state.digest() == whole.at(ply).digest()
        del moves[before:]
    with pytest.raises(Refused):
        await club.tables.store.positions.at(table, 221)


async def test_a_position_that_is_given_away_is_not_the_one_that_is_kept(club: Club) -> None:
    await long_table(club.database)
    table = await club.tables.store.get("t")
    first = await club.tables.store.positions.at(table, 30)
    kept = first.digest()
    first.do(first.legal()[0], first.deciders[0])
    assert (await club.tables.store.positions.at(table, 30)).digest() == kept


async def test_a_log_of_many_undone_moves_is_read_without_beginning_again(
    club: Club, moves: list[str]
) -> None:
    last = registry.load_record(LONG).moves[219][1]
    again = [("undo", "219"), ("move", last)] * 60
    await long_table(club.database, again)
    table = await club.tables.store.get("t")
    assert (table.number, len(table.moves)) == (340, 220)
    assert table.state is not None
    assert table.state.digest() == registry.load_record(LONG).at(220).digest()
    assert len(moves) < 220 + 60 + 2 * EVERY + 220, "not sixty whole games"


async def test_others_are_served_while_a_table_is_loaded(club: Club) -> None:
    await long_table(club.database)
    positions = Positions(Slices(10, Ticking()))
    async with club.database.session() as session:
        table, entries, _ = await load.read(session, "t")
    others = Others()
    await load.apply_all(table, entries, positions)
    others.close()
    assert others.served >= 15
    others = Others()
    await positions.at(table, 24)
    others.close()
    assert others.served >= 1


async def test_old_entries_are_replayed_once(club: Club, moves: list[str]) -> None:
    """Whoever watches a table from the beginning gets its whole log, as often as they like."""
    await long_table(club.database)
    table = await club.tables.store.get("t")
    first = await club.tables.history.entries(table, 0)
    assert [one.number for one in first] == list(range(220))
    assert any(one.events for one in first[:5])
    moves.clear()
    assert await club.tables.history.entries(table, 0) == first
    assert await club.tables.history.entries(table, 100) == first[100:]
    assert moves == []
    assert history.KEPT_REPLAYS > 1


async def test_the_record_of_a_table_is_made_without_playing_it_again(
    club: Club, moves: list[str]
) -> None:
    await long_table(club.database)
    table = await club.tables.store.get("t")
    table.status = "over"
    moves.clear()
    found = await club.tables.history.record(None, "t")
    assert moves == []
    assert found["digest"] == registry.load_record(LONG).at(220).digest()
    assert len(found["moves"]) == 220


# Sealed choices -----------------------------------------------------------------------------


async def bidding(club: Club, name: str, plies: int) -> LiveTable:
    """A table of Workshop of the World after so many moves, where bids are made in secret."""
    record = registry.load_record(BIDS)
    game = record.game
    names = [f"{name}{seat}" for seat in range(record.seats)]
    await put(
        club.database,
        *(person(one) for one in names),
        table_row(
            name,
            game=game.name,
            rules=game.version,
            seats=record.seats,
            seed=record.seed,
            options=record.options,
            creator=names[0],
        ),
        *seats(name, *names),
    )
    rows = [
        Entry(**entry(name, number, text, seat=seat))
        for number, (seat, text) in enumerate(record.moves[:plies])
    ]
    await put(club.database, *rows)
    return await club.tables.store.get(name)


def sealed_at(table: LiveTable) -> tuple[frozenset[int], list[int], set[int]]:
    sealed = table.sealed
    return sealed.choosing, [choice.number for choice in sealed.choices], sealed.kept


async def test_going_back_into_a_time_of_secret_choices_seals_them_again(club: Club) -> None:
    whole = await bidding(club, "whole", 10)
    for ply in range(10):
        part = await bidding(club, f"part{ply}", ply)
        positions = club.tables.store.positions
        async with positions.slices.working() as work:
            rewound = await positions.rewound(whole, ply, work)
        assert part.state is not None
        assert rewound.state.digest() == part.state.digest()
        assert sealed_at(replace(part, sealed=rewound.sealed)) == sealed_at(part)
        assert bool(part.sealed.choices) == (ply not in (0, 5))


async def test_others_are_served_while_a_choice_is_opened(club: Club) -> None:
    """Everything that could have been chosen is tried."""
    table = await bidding(club, "t", 4)
    assert table.state is not None
    seat, text = registry.load_record(BIDS).moves[4]
    move, after = table.game.parse(text), table.state.copy()
    after.do(move, seat)
    slices, others = Slices(0, Ticking()), Others()
    before = sealed_at(table)
    async with slices.working() as work:
        followed = await table.sealed.follow(4, seat, move, table.state, after, work)
    others.close()
    assert followed.opened == [0, 1, 2, 3]
    assert others.served >= 2
    assert sealed_at(table) == before, "until the move is stored nothing changes"


# Thinking ahead -----------------------------------------------------------------------------


async def test_others_are_served_while_a_tree_grows(club: Club) -> None:
    table = await started(club)
    slices, others = Slices(20, Ticking()), Others()
    assert table.state is not None
    async with slices.working() as work:
        gardener = Gardener(table.game, table.deciders[0], work)
        await gardener.question(table.state.copy(), 3)
    others.close()
    assert others.served >= gardener.nodes // 40
    assert gardener.nodes > 100


async def started(club: Club) -> LiveTable:
    alice = await club.person("Alice")
    return await club.running(alice, alice, game="brass-birmingham")
