"""Playing at a table: what is accepted, what is refused and why, and who wins a race."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ironbridge.server.errors import Refused
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from tests.server.club import BOT, LIVE, ME, Club

pytestmark = pytest.mark.anyio


async def stored(club: Club, table: str) -> list[tuple[int, str, int, str]]:
    query = select(schema.Entry).where(schema.Entry.table == table).order_by(schema.Entry.number)
    async with club.database.session() as session:
        rows = await session.scalars(query)
        return [(row.number, row.kind, row.seat, row.text) for row in rows]


# Moves --------------------------------------------------------------------------------------


async def test_a_move_is_stored_followed_and_announced(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    club.heard.news.clear()
    await club.tables.play.post(alice, table.id, 0, "  bid   2 ")
    assert await stored(club, table.id) == [(0, "move", 0, "bid 2")]
    assert (table.number, table.moves, table.deciders) == (1, [(0, "bid 2")], (1,))
    assert club.heard.numbers() == [[0]]
    assert club.heard.woken[-1] == table.id


async def test_several_seats_decide_in_any_order(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.post(bob, table, "bid 3")
    await club.post(alice, table, "bid 1")
    assert table.moves == [(1, "bid 3"), (0, "bid 1")]
    assert table.deciders == (1,)


@pytest.mark.parametrize(
    ("number", "move", "seat", "code"),
    [
        (1, "bid 2", None, "stale"),
        (0, "bid 2", 1, "not-your-seat"),
        (0, "bid 9", None, "unknown-move"),
        (0, "take 1", None, "illegal-move"),
    ],
)
async def test_a_refused_move_changes_nothing(
    club: Club, number: int, move: str, seat: int | None, code: str
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    club.heard.news.clear()
    assert table.state is not None
    before = table.state.digest()
    with pytest.raises(Refused) as refused:
        await club.tables.play.post(alice, table.id, number, move, seat)
    assert refused.value.code == code
    assert table.state.digest() == before
    assert (table.number, club.heard.news) == (0, [])
    assert await stored(club, table.id) == []


async def test_a_refusal_names_the_rule_and_a_stale_one_the_number(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    with pytest.raises(Refused) as refused:
        await club.post(alice, table, "take 1")
    reason = refused.value.reason
    assert reason is not None
    assert (reason.rule, reason.phrase.key) == ("TOY-BID", "why-bid-first")
    await club.post(alice, table, "bid 1")
    with pytest.raises(Refused) as refused:
        await club.tables.play.post(bob, table.id, 0, "bid 1")
    assert refused.value.args_ == {"number": 1}


async def test_who_does_not_decide_is_told_so(club: Club) -> None:
    alice, bob, carol = [await club.person(name) for name in ("Alice", "Bob", "Carol")]
    table = await club.running(alice, bob)
    await club.post(alice, table, "bid 1")
    with pytest.raises(Refused, match="not-your-decision"):
        await club.post(alice, table, "bid 2")
    with pytest.raises(Refused, match="not-your-seat"):
        await club.post(carol, table, "bid 2")


async def test_an_open_table_and_a_finished_one_take_no_move(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    waiting = await club.open(alice)
    with pytest.raises(Refused, match="not-running"):
        await club.post(alice, waiting, "bid 1")
    table = await club.running(alice, bob)
    await club.tables.undo.propose(alice, table.id, 0, "abandon")
    await club.tables.undo.agree(bob, table.id, "abandon")
    with pytest.raises(Refused, match="table-over"):
        await club.post(alice, table, "bid 1")


async def test_a_stranger_does_not_learn_of_a_private_table(club: Club) -> None:
    alice, bob, carol = [await club.person(name) for name in ("Alice", "Bob", "Carol")]
    table = await club.running(alice, bob, public=False)
    for change in (
        club.post(carol, table, "bid 1"),
        club.tables.play.why(carol, table.id, "bid 1"),
        club.tables.play.resign(carol, table.id),
        club.tables.undo.take_back(carol, table.id, 0),
        club.tables.history.at(carol, table.id, 0),
        club.tables.history.record(carol, table.id),
        club.tables.chat.say(carol, table.id, "Hello"),
    ):
        with pytest.raises(Refused, match="no-such-table"):
            await change


async def test_hot_seat_plays_each_seat(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, ME)
    await club.tables.lobby.start(alice, table.id)
    await club.post(alice, table, "bid 2", seat=1)
    await club.post(alice, table, "bid 1")
    assert table.moves == [(1, "bid 2"), (0, "bid 1")]


async def test_why_is_answered_for_ones_own_seat_alone(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    assert await club.tables.play.why(alice, table.id, "bid 1") is None
    reason = await club.tables.play.why(alice, table.id, "take 1", 0)
    assert reason is not None
    assert reason.rule == "TOY-BID"
    with pytest.raises(Refused, match="not-your-seat"):
        await club.tables.play.why(alice, table.id, "bid 1", 1)
    with pytest.raises(Refused, match="unknown-move"):
        await club.tables.play.why(alice, table.id, "bid 9")


# Bots ---------------------------------------------------------------------------------------


async def test_a_bot_comes_through_the_same_door(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, BOT)
    await club.tables.lobby.start(alice, table.id)
    with pytest.raises(Refused, match="not-your-decision"):
        await club.tables.play.post_bot(table.id, 0, 0, "bid 1")
    with pytest.raises(Refused, match="illegal-move"):
        await club.tables.play.post_bot(table.id, 0, 1, "take 1")
    await club.tables.play.post_bot(table.id, 0, 1, "bid 1")
    with pytest.raises(Refused, match="stale"):
        await club.tables.play.post_bot(table.id, 0, 1, "bid 1")
    assert table.recent[0].person is None


@pytest.mark.parametrize(
    ("asked", "plays"), [("easy", "easy"), ("greedy", "medium"), ("expert", "medium")]
)
async def test_the_bot_that_the_host_chose_takes_over(
    club: Club, settings: Settings, asked: str, plays: str
) -> None:
    """One of earlier releases has a successor; one that the game lacks is its strongest."""
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    other = club.restarted(structs.replace(settings, takeover_bot=asked))
    await other.play.resign(alice, table.id)
    assert (await other.store.get(table.id)).seats[0].bot == plays


async def test_a_bot_plays_on_for_who_resigns(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.tables.play.resign(alice, table.id)
    assert (table.seats[0].bot, table.seats[0].resigned) == ("medium", True)
    with pytest.raises(Refused, match="bot-plays"):
        await club.post(alice, table, "bid 1")
    with pytest.raises(Refused, match="resigned"):
        await club.tables.play.come_back(alice, table.id)
    await club.tables.play.post_bot(table.id, table.number, 0, "bid 1")
    await club.tables.play.resign(alice, table.id)
    assert table.number == 2


# The end ------------------------------------------------------------------------------------


async def play_out(club: Club, table_id: str) -> int:
    """Play the first legal moves to the end; gives the number of entries."""
    table = await club.tables.store.get(table_id)
    while table.status == "running":
        assert table.state is not None
        seat = table.deciders[0]
        owner = table.seats[seat].person
        assert owner is not None
        person = await club.people.get(owner)
        assert person is not None
        move = table.state.legal(seat)[0].text
        await club.tables.play.post(person, table.id, table.number, move, seat)
    return table.number


async def test_the_last_move_brings_result_and_ratings_in_one_transaction(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    club.ledger.given = [update(schema.Table).values(title="rated")]
    await play_out(club, table.id)
    assert table.state is not None
    result = table.state.result()
    assert [kept.scores for kept in club.ledger.results] == [result.scores]
    async with club.database.session() as session:
        row = await session.get_one(schema.Table, table.id)
    assert (row.status, row.ended, row.title) == ("over", table.ended, "rated")
    assert row.result == result.to_json()
    assert (await club.tables.snapshots.shown(table, None)).result == result.to_json()


async def test_when_ratings_cannot_be_stored_the_last_move_is_not_either(
    club: Club, settings: Settings
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    step = {"player": "x", "place": 1, "score": 0, "mu": 0.0, "sigma": 0.0, "at": 0}
    nowhere = insert(schema.RatingStep).values(table="no such table", seat=0, **step)
    club.ledger.given = [nowhere]
    with pytest.raises(IntegrityError):
        await play_out(club, table.id)
    assert not table.ended_or_left
    assert (await club.restarted(settings).store.get(table.id)).number == table.number
    club.ledger.given = []
    await play_out(club, table.id)
    assert table.status == "over"


async def test_abandoning_needs_everybody(club: Club) -> None:
    alice, bob, carol = [await club.person(name) for name in ("Alice", "Bob", "Carol")]
    table = await club.running(alice, bob, carol)
    await club.tables.undo.propose(alice, table.id, 0, "abandon")
    await club.tables.undo.agree(bob, table.id, "abandon")
    await club.tables.undo.agree(bob, table.id, "abandon")
    assert table.status == "running"
    shown = await club.tables.snapshots.shown(table, carol)
    assert [(p.kind, p.agreed) for p in shown.proposals] == [("abandon", [0, 1])]
    await club.tables.undo.agree(carol, table.id, "abandon")
    assert (table.status, table.ended) == ("abandoned", club.clock())
    assert await stored(club, table.id) == [(0, "abandon", -1, "")]
    async with club.database.session() as session:
        assert (await session.get_one(schema.Table, table.id)).status == "abandoned"


async def test_who_resigned_need_not_agree(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.tables.play.resign(bob, table.id)
    with pytest.raises(Refused, match="bot-plays"):
        await club.tables.undo.propose(bob, table.id, table.number, "abandon")
    await club.tables.undo.propose(alice, table.id, table.number, "abandon")
    assert table.status == "abandoned"


# Races and crashes --------------------------------------------------------------------------


async def test_of_many_posts_with_one_number_exactly_one_wins(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    posts = [
        club.tables.play.post(alice if n % 2 else bob, table.id, 0, f"bid {1 + n % 3}")
        for n in range(20)
    ]
    results = await asyncio.gather(*posts, return_exceptions=True)
    refused = [result.code for result in results if isinstance(result, Refused)]
    assert refused == ["stale"] * 19
    assert len(await stored(club, table.id)) == table.number == 1


async def test_of_two_processes_exactly_one_wins_and_both_agree(
    club: Club, settings: Settings
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    elsewhere = club.restarted(settings)
    other = await elsewhere.store.get(table.id)
    posts = [
        (club.tables if n % 2 else elsewhere).play.post(
            alice if n % 2 else bob, table.id, 0, "bid 2"
        )
        for n in range(20)
    ]
    results = await asyncio.gather(*posts, return_exceptions=True)
    refused = [result.code for result in results if isinstance(result, Refused)]
    assert refused == ["stale"] * 19
    await elsewhere.store.catch_up(other)
    await club.tables.store.catch_up(table)
    assert other.moves == table.moves
    assert len(await stored(club, table.id)) == 1


async def test_what_another_process_wrote_is_followed_and_announced(
    club: Club, settings: Settings
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    elsewhere = club.restarted(settings)
    await elsewhere.play.post(alice, table.id, 0, "bid 1")
    await elsewhere.play.resign(bob, table.id)
    club.heard.news.clear()
    await club.tables.store.catch_up(table)
    await club.tables.store.catch_up(table)
    assert club.heard.numbers() == [[0, 1]]
    assert (table.number, table.seats[1].resigned) == (2, True)


async def test_a_cancelled_post_is_carried_out(club: Club) -> None:
    """More about this in test_changes.py."""
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    task = asyncio.create_task(club.post(alice, table, "bid 1"))
    while not table.lock.locked():
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await club.tables.play.post(bob, table.id, 1, "bid 2")
    assert len(await stored(club, table.id)) == table.number == 2
    assert club.heard.numbers()[-2:] == [[0], [0, 1]], "the bids are opened together"


async def test_a_rebuilt_table_is_the_same_table(club: Club, settings: Settings) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, game="brass-birmingham", clock=LIVE)
    for _ in range(30):
        assert table.state is not None
        seat = table.deciders[0]
        club.clock.advance(2)
        moves = table.state.legal(seat)
        await club.post([alice, bob][seat], table, moves[len(moves) // 2].text)
    again = await club.restarted(settings).store.get(table.id)
    assert table.state is not None
    assert again.state is not None
    assert again.state.digest() == table.state.digest()
    assert again.recent == table.recent
    assert (again.left_ms, again.since) == (table.left_ms, table.since)
    assert (again.moves, again.numbers, again.makers) == (table.moves, table.numbers, table.makers)


async def test_entries_older_than_memory_are_replayed_with_their_events(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, game="brass-birmingham")
    kept = []
    for _ in range(8):
        assert table.state is not None
        seat = table.deciders[0]
        await club.post([alice, bob][seat], table, table.state.legal(seat)[0].text)
        kept.append(table.recent[-1])
    del table.recent[:5]
    assert await club.tables.history.entries(table, 2) == kept[2:]
    assert await club.tables.history.entries(table, 6) == kept[6:]
    assert await club.tables.history.entries(table, 8) == []
    assert any(entry.events for entry in kept[2:5])
