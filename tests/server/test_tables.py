"""Tables before and after the game: open, list, join, leave, invite, start, rematch, talk."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from ironbridge import registry
from ironbridge.server.errors import Refused
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from ironbridge.server.tables.listing import Filters
from ironbridge.server.tables.lobby import like
from ironbridge.server.tables.spec import ClockSpec, SeatSpec
from tests.server.club import BOT, BY_MAIL, LIVE, ME, OPEN, Club

pytestmark = pytest.mark.anyio


# Opening ------------------------------------------------------------------------------------


async def test_a_table_is_opened_with_seats_bots_options_and_clock(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(
        alice, ME, OPEN, BOT, options={"quick": True}, title="  Club   night ", clock=LIVE
    )
    assert (table.status, table.title, table.state) == ("open", "Club night", None)
    assert table.options == {"quick": True, "start": "highest"}
    assert [(seat.person, seat.bot) for seat in table.seats] == [
        (alice.id, None),
        (None, None),
        (None, "random"),
    ]
    assert (table.clock.kind, table.clock.bank_ms, table.clock.increment_ms) == (
        "live",
        60_000,
        5_000,
    )


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": [ME]}, "setup"),
        ({"options": {"slow": True}}, "setup"),
        ({"options": {"quick": "yes"}}, "setup"),
        ({"seats": [ME, SeatSpec("bot", "genius")]}, "no-such-level"),
        ({"seats": [ME, SeatSpec("bot")]}, "no-such-level"),
        ({"seats": [ME, SeatSpec("open", "random")]}, "setup"),
        ({"clock": ClockSpec("live", bank_ms=1)}, "setup"),
        ({"clock": ClockSpec("correspondence")}, "setup"),
        ({"clock": ClockSpec("none", bank_ms=60_000)}, "setup"),
    ],
)
async def test_what_cannot_be_set_up_is_refused(
    club: Club, given: dict[str, object], code: str
) -> None:
    alice = await club.person("Alice")
    seats = given.pop("seats", [ME, OPEN])
    assert isinstance(seats, list)
    with pytest.raises(Refused) as refused:
        await club.open(alice, *seats, **given)
    assert refused.value.code == code
    assert await club.tables.lists.listing(Filters()) == []


async def test_the_list_has_filters(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    first = await club.open(alice, ME, OPEN, clock=LIVE)
    club.clock.advance(1)
    second = await club.open(alice, ME, BOT, BOT, clock=BY_MAIL)
    club.clock.advance(1)
    hidden = await club.open(alice, ME, OPEN, public=False)
    club.clock.advance(1)
    running = await club.running(bob, alice)

    async def found(**filters: object) -> list[str]:
        lines = await club.tables.lists.listing(Filters(**filters), alice)  # type: ignore[arg-type]
        return [line.id for line in lines]

    assert await found() == [running.id, second.id, first.id]
    assert await found(mine=True) == [running.id, hidden.id, second.id, first.id]
    assert await found(status="running") == [running.id]
    assert await found(free=True) == [first.id]
    assert await found(clock="correspondence") == [second.id]
    assert await found(seats=3) == [second.id]
    assert await found(game="brass-birmingham") == []
    assert await found(before=second.created) == [first.id]
    assert await found(limit=1) == [running.id]
    assert await found(rated=True) == []
    assert await found(rated=False) == [running.id, second.id, first.id]
    dora = (await club.people.register("Dora", "coal and iron", "en")).person
    rated = await club.open(dora, ME, OPEN, clock=LIVE, rated=True)
    assert await found(rated=True) == [rated.id]


async def test_games_worth_watching_are_public_run_by_people_and_of_others(club: Club) -> None:
    alice, bob, carol = [await club.person(name) for name in ("Alice", "Bob", "Carol")]
    await club.running(alice, bob, public=False)
    await club.open(alice, ME, OPEN)
    only_bots = await club.open(alice, BOT, BOT)
    await club.tables.lobby.start(alice, only_bots.id)
    club.clock.advance(1)
    three = await club.running(alice, bob, carol)
    club.clock.advance(1)
    two = await club.running(alice, bob)
    watched = await club.tables.lists.featured()
    assert [line.id for line in watched] == [three.id, two.id]
    assert [line.id for line in await club.tables.lists.featured(carol)] == [two.id]
    assert await club.tables.lists.featured(alice) == []


async def test_the_list_says_whom_a_running_table_waits_for(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    running = await club.running(bob, alice)
    await club.open(alice, ME, OPEN)
    waits = {
        line.id: line.deciders
        for line in await club.tables.lists.listing(Filters(mine=True), alice)
    }
    assert waits.pop(running.id) == list(running.deciders) != []
    assert list(waits.values()) == [[]]
    assert [
        line.deciders for line in await club.tables.lists.listing(Filters(status="running"))
    ] == [list(running.deciders)]
    club.tables.store.cache.drop(running.id)
    unknown = await club.tables.lists.listing(Filters(status="running"))
    assert [line.deciders for line in unknown] == [[]]
    known = await club.tables.lists.listing(Filters(status="running", mine=True), alice)
    assert [line.deciders for line in known] == [list(running.deciders)]


async def test_lists_of_strangers_hold_no_private_table(club: Club) -> None:
    alice = await club.person("Alice")
    await club.open(alice, ME, OPEN, public=False)
    assert await club.tables.lists.listing(Filters()) == []
    assert await club.tables.lists.listing(Filters(mine=True)) == []


# Seats --------------------------------------------------------------------------------------


async def test_a_person_joins_leaves_and_joins_again(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice)
    await club.tables.lobby.join(bob, table.id)
    assert table.seats_of(bob.id) == [1]
    assert (await club.tables.lobby.join(bob, table.id)).seats_of(bob.id) == [1]
    await club.tables.lobby.leave(bob, table.id)
    assert table.seats_of(bob.id) == []
    await club.tables.lobby.join(bob, table.id, 1)
    assert [seat.name for seat in table.seats] == ["Alice", "Bob"]


async def test_nobody_sits_twice_but_at_a_hot_seat_table(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice, ME, OPEN, OPEN)
    for person in (alice, bob):
        await club.tables.lobby.join(person, table.id)
        with pytest.raises(Refused, match="already-seated"):
            await club.tables.lobby.join(person, table.id, 2)
    assert [table.seats_of(person.id) for person in (alice, bob)] == [[0], [1]]
    shared = await club.open(alice, ME, ME, OPEN)
    await club.tables.lobby.join(alice, shared.id, 2)
    assert shared.seats_of(alice.id) == [0, 1, 2]


async def test_whoever_had_several_seats_has_them_again(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice, ME, ME, OPEN)
    await club.tables.lobby.join(bob, table.id, 2)
    await club.tables.lobby.start(alice, table.id)
    await club.tables.undo.propose(alice, table.id, 0, "abandon")
    await club.tables.undo.agree(bob, table.id, "abandon")
    new = await club.tables.lobby.rematch(bob, table.id)
    await club.tables.lobby.rematch(alice, table.id)
    assert [new.seats_of(person.id) for person in (alice, bob)] == [[0, 1], [2]]


async def test_one_seat_is_taken_by_one_of_many(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice)
    guests = [await club.person(f"Guest {n}") for n in range(8)]
    joins = [club.tables.lobby.join(guest, table.id, 1) for guest in guests]
    results = await asyncio.gather(*joins, return_exceptions=True)
    codes = [result.code for result in results if isinstance(result, Refused)]
    assert codes == ["seat-taken"] * 7
    with pytest.raises(Refused, match="no-free-seat"):
        await club.tables.lobby.join(await club.person("Late"), table.id)


async def test_hot_seat_gives_several_seats_to_one_person(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, ME, OPEN)
    await club.tables.lobby.join(alice, table.id, 2)
    assert table.seats_of(alice.id) == [0, 1, 2]
    await club.tables.lobby.start(alice, table.id)
    shown = await club.tables.snapshots.shown(table, alice)
    assert list(shown.views) == ["0", "1", "2"]
    assert shown.you == [0, 1, 2]


async def test_the_creator_puts_bots_on_free_seats(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice, ME, OPEN)
    with pytest.raises(Refused, match="not-the-creator"):
        await club.tables.lobby.set_seat(bob, table.id, 1, "random")
    with pytest.raises(Refused, match="seat-taken"):
        await club.tables.lobby.set_seat(alice, table.id, 0, "random")
    with pytest.raises(Refused, match="no-such-seat"):
        await club.tables.lobby.set_seat(alice, table.id, 7, "random")
    await club.tables.lobby.set_seat(alice, table.id, 1, "medium")
    assert table.seats[1].bot == "medium"
    await club.tables.lobby.set_seat(alice, table.id, 1, None)
    assert table.seats[1].is_free


async def test_the_creator_switches_hints_off(club: Club, settings: Settings) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    elsewhere = club.restarted(settings)
    other = await elsewhere.store.get(table.id)
    with pytest.raises(Refused, match="not-the-creator"):
        await club.tables.lobby.set_hints(bob, table.id, False)
    assert table.hints
    await club.tables.lobby.set_hints(alice, table.id, False)
    assert not table.hints
    await elsewhere.store.catch_up(other)
    assert not other.hints


async def test_a_table_passes_on_and_goes_with_the_last_person(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice)
    await club.tables.lobby.join(bob, table.id)
    await club.tables.chat.say(bob, table.id, "Hello")
    await club.tables.lobby.leave(alice, table.id)
    assert table.creator == bob.id
    assert await club.tables.lobby.leave(bob, table.id) is None
    with pytest.raises(Refused, match="no-such-table"):
        await club.tables.store.get(table.id)


async def test_only_the_creator_starts_and_only_a_full_table(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice)
    with pytest.raises(Refused, match="not-ready"):
        await club.tables.lobby.start(alice, table.id)
    await club.tables.lobby.join(bob, table.id)
    with pytest.raises(Refused, match="not-the-creator"):
        await club.tables.lobby.start(bob, table.id)
    await club.tables.lobby.start(alice, table.id)
    assert (table.status, table.started, table.deciders) == ("running", club.clock(), (0, 1))
    for change in (
        club.tables.lobby.start(alice, table.id),
        club.tables.lobby.leave(bob, table.id),
        club.tables.lobby.join(await club.person("Carol"), table.id),
    ):
        with pytest.raises(Refused, match="not-open"):
            await change


async def test_changes_of_an_open_table_are_announced_without_entries(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice)
    await club.tables.lobby.join(bob, table.id)
    await club.tables.lobby.start(alice, table.id)
    assert club.heard.news == [(table.id, []), (table.id, [])]
    assert club.heard.woken == [table.id, table.id]


async def test_another_process_sees_seats_and_start(club: Club, settings: Settings) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice)
    elsewhere = club.restarted(settings)
    assert (await elsewhere.store.get(table.id)).seats_of(bob.id) == []
    await club.tables.lobby.join(bob, table.id)
    assert (await elsewhere.store.get(table.id)).seats_of(bob.id) == [1]
    await elsewhere.lobby.start(alice, table.id)
    assert (await club.tables.store.get(table.id)).status == "running"


# Private tables -----------------------------------------------------------------------------


async def test_a_private_table_opens_only_to_an_invitation(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice, public=False)
    for person in (bob, None):
        with pytest.raises(Refused, match="no-such-table"):
            await club.tables.store.seen(person, table.id)
    with pytest.raises(Refused, match="no-such-table"):
        await club.tables.lobby.invite_link(bob, table.id)
    old = await club.tables.lobby.invite_link(alice, table.id)
    secret = await club.tables.lobby.invite_link(alice, table.id)
    with pytest.raises(Refused, match="bad-invite"):
        await club.tables.lobby.join(bob, table.id, None, old)
    assert await club.tables.store.seen(None, table.id, secret) is table
    await club.tables.lobby.join(bob, table.id, None, secret)
    assert await club.tables.store.seen(bob, table.id) is table


async def test_the_secret_of_an_invitation_is_not_stored(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, public=False)
    secret = await club.tables.lobby.invite_link(alice, table.id)
    async with club.database.session() as session:
        columns = schema.Table.__table__.columns
        row = (await session.execute(select(*columns).where(schema.Table.id == table.id))).one()
    assert table.invite in row
    assert secret not in str(row)


# After the game -----------------------------------------------------------------------------


async def test_a_rematch_is_opened_once_and_joined_by_who_asks_later(club: Club) -> None:
    alice, bob, carol = [await club.person(name) for name in ("Alice", "Bob", "Carol")]
    table = await club.running(alice, bob, public=False)
    with pytest.raises(Refused, match="not-over"):
        await club.tables.lobby.rematch(bob, table.id)
    await club.tables.undo.propose(alice, table.id, 0, "abandon")
    await club.tables.undo.agree(bob, table.id, "abandon")
    with pytest.raises(Refused, match="no-such-table"):
        await club.tables.lobby.rematch(carol, table.id)
    new = await club.tables.lobby.rematch(bob, table.id)
    assert (new.status, new.creator, new.public) == ("open", bob.id, False)
    assert (new.seats_of(bob.id), new.seats_of(alice.id)) == ([1], [])
    assert await club.tables.store.visible(alice, new)
    assert not await club.tables.store.visible(carol, new)
    again = await club.tables.lobby.rematch(alice, table.id)
    assert again.id == new.id == table.rematch
    assert again.seats_of(alice.id) == [0]
    assert new.seed != table.seed


async def test_a_rematch_has_the_successors_of_former_bots(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, BOT, SeatSpec("bot", "easy"))
    for former, today in (("greedy", "medium"), ("random", "beginner"), ("hard", "hard")):
        table.seats[1].bot = former
        seats = like(table, alice, ["beginner", "easy", "medium", "hard"]).seats
        assert [seat.level for seat in seats] == [None, today, "easy"]


# Talk ---------------------------------------------------------------------------------------


async def test_chat_is_for_those_at_the_table_and_read_by_all(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice)
    said = await club.tables.chat.say(alice, table.id, " Good evening ")
    assert (said.text, said.name) == ("Good evening", "Alice")
    assert club.heard.chat == [said]
    with pytest.raises(Refused, match="not-your-seat"):
        await club.tables.chat.say(bob, table.id, "Hello")
    with pytest.raises(Refused, match="malformed"):
        await club.tables.chat.say(alice, table.id, "   ")
    assert (await club.tables.snapshots.shown(table, bob)).chat == [said]
    second = await club.tables.chat.say(alice, table.id, "Anyone?")
    assert await club.tables.chat.messages(table.id, before=second.id) == [said]


async def test_a_note_is_read_by_its_writer_alone(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.tables.chat.write_note(alice, table.id, "Bob bids high")
    await club.tables.chat.write_note(alice, table.id, "Bob bids low")
    assert await club.tables.chat.note(alice, table.id) == "Bob bids low"
    assert await club.tables.chat.note(bob, table.id) == ""
    await club.tables.chat.write_note(alice, table.id, "")
    assert await club.tables.chat.note(alice, table.id) == ""


# People who change --------------------------------------------------------------------------


async def test_a_new_name_shows_at_the_tables(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice)
    club.tables.store.renamed(alice.id, "Alicia")
    assert table.seats[0].name == "Alicia"


async def test_who_is_deleted_leaves_open_tables_and_resigns_the_others(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    running = await club.running(alice, bob)
    waiting = await club.open(bob)
    await club.tables.lobby.join(alice, waiting.id)
    await club.tables.departure.person_leaves(alice)
    assert running.seats[0].resigned
    assert waiting.seats_of(alice.id) == []
    assert waiting.seats_of(bob.id) == [0]


# Memory -------------------------------------------------------------------------------------


async def test_memory_holds_so_many_tables_and_never_drops_a_locked_one(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    held = await club.running(alice, bob)
    club.tables.store.cache.bound = 2
    async with held.lock:
        for _ in range(4):
            await club.running(alice, bob)
        assert club.tables.store.cache.peek(held.id) is held
        assert len(club.tables.store.cache) == 2
    await club.post(alice, held, "bid 2", 0)
    assert (await club.tables.store.get(held.id)).number == 1


async def test_who_asks_for_the_same_table_gets_the_same_one(
    club: Club, settings: Settings
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    fresh = club.restarted(settings)
    found = await asyncio.gather(*(fresh.store.get(table.id) for _ in range(10)))
    assert len({id(one) for one in found}) == 1


async def test_a_table_played_by_other_rules_is_not_played_on(
    club: Club, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    monkeypatch.setattr(registry.game("stones"), "version", "2")
    with pytest.raises(Refused, match="other-rules"):
        await club.restarted(settings).play.post(alice, table.id, 0, "bid 1")


async def test_a_table_tells_no_secret_when_it_is_printed(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    assert str(table.seed) not in repr(table)
    assert table.invite not in repr(table)
