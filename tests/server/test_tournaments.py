"""Tournaments at the database: entering, rounds, results, absences, deadlines."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import update

from ironbridge.server.people import personal_data
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from tests.server.club import BY_MAIL, Club
from tests.server.organiser import Organiser, deeds, four_people, refused

pytestmark = pytest.mark.anyio


@pytest.fixture
def organiser(club: Club) -> Organiser:
    return Organiser(club)


@pytest.fixture
async def four(organiser: Organiser) -> list[Person]:
    return await four_people(organiser)


# A whole tournament -------------------------------------------------------------------------


async def test_a_swiss_tournament_goes_from_round_to_round(
    organiser: Organiser, four: list[Person]
) -> None:
    cup = await organiser.entered(*four)
    before = await organiser.shown(cup)
    assert before.next_round is not None
    assert (before.next_round.sizes, before.next_round.byes) == ([2, 2], 0)
    assert (before.seed, before.standings) == (None, [])
    await organiser.hosting.next_round(four[0], cup)
    for number in (1, 2, 3):
        view = await organiser.shown(cup)
        assert (view.status, view.round) == ("running", number)
        assert [board.status for board in view.played[-1].tables] == ["running", "running"]
        await organiser.play_out(cup, four)
    view = await organiser.shown(cup, four[0])
    assert (view.status, view.round, view.ended) == ("over", 3, organiser.club.clock())
    assert [line.played for line in view.standings] == [3, 3, 3, 3]
    assert sum(line.points for line in view.standings) == 3 * 4 * 6
    met = [frozenset(seat.entry for seat in b.seats) for r in view.played for b in r.tables]
    assert len(set(met)) == 6  # three rounds of four people: everybody met everybody


async def test_a_round_robin_is_planned_at_its_start(
    organiser: Organiser, four: list[Person]
) -> None:
    cup = await organiser.entered(*four[:3], form="round-robin", rounds=0)
    await organiser.hosting.next_round(four[0], cup)
    await refused("tournament-closed", organiser.playing.enter(four[3], cup))
    for _ in range(3):
        await organiser.play_out(cup, four)
    view = await organiser.shown(cup)
    assert (view.status, view.rounds) == ("over", 3)
    assert [(line.played, line.byes) for line in view.standings] == [(2, 1)] * 3
    assert sorted(entry for one in view.played for entry in one.byes) == [1, 2, 3]


async def test_tables_of_different_sizes_are_rated_alike(
    organiser: Organiser, four: list[Person]
) -> None:
    eve = await organiser.account("Eve")
    cup = await organiser.entered(*four, eve, largest=3, rounds=1)
    await organiser.hosting.next_round(four[0], cup)
    assert [len(b.seats) for b in (await organiser.shown(cup)).played[0].tables] == [3, 2]
    await organiser.play_out(cup, [*four, eve])
    view = await organiser.shown(cup)
    assert {max(s.points or 0 for s in b.seats) for b in view.played[0].tables} <= {12, 9, 6}


async def test_bots_play_too_and_tables_know_their_tournament(
    organiser: Organiser, four: list[Person]
) -> None:
    ada = four[0]
    cup = await organiser.entered(ada)
    await organiser.hosting.add_bot(ada, cup, "medium")
    await organiser.hosting.next_round(ada, cup)
    view = await organiser.shown(cup)
    table = await organiser.club.tables.store.get(view.played[0].tables[0].table)
    assert (table.tournament, table.status, table.public) == (cup, "running", True)
    assert {(seat.person, seat.bot) for seat in table.seats} == {(ada.id, None), (None, "medium")}
    assert table.id in organiser.club.heard.woken
    # The result counts for others: no hints, and no taking back what bots answered.
    await refused("rated-hints", organiser.club.tables.lobby.set_hints(ada, table.id, True))


async def test_the_host_may_start_each_round(organiser: Organiser, four: list[Person]) -> None:
    cup = await organiser.entered(*four[:2], automatic=False, rounds=2)
    await organiser.hosting.next_round(four[0], cup)
    await refused("tournament-round-runs", organiser.hosting.next_round(four[0], cup))
    await organiser.play_out(cup, four)
    view = await organiser.shown(cup)
    assert (view.round, view.status, view.played[0].ended) == (1, "running", organiser.club.clock())
    await organiser.hosting.next_round(four[0], cup)
    await organiser.play_out(cup, four)
    assert (await organiser.shown(cup)).status == "over"
    kinds = [kind for kind, _, _ in await deeds(organiser.club)]
    assert kinds == ["tournament-round", "tournament-round"]


async def test_two_keepers_begin_a_round_once(organiser: Organiser, four: list[Person]) -> None:
    cup = await organiser.entered(*four)
    await organiser.hosting.next_round(four[0], cup)
    await organiser.play_out(cup, four)
    await organiser.keeper.look()
    await Organiser(organiser.club).keeper.look()
    assert len((await organiser.shown(cup)).played) == 2


# People who come, go or are absent ----------------------------------------------------------


async def test_latecomers_play_from_the_next_round_on(
    organiser: Organiser, four: list[Person]
) -> None:
    cup = await organiser.entered(*four[:2], rounds=4)
    await organiser.hosting.next_round(four[0], cup)
    await organiser.playing.enter(four[2], cup)
    view = await organiser.shown(cup, four[2])
    assert (view.you, view.entries[2].since) == (3, 2)
    await organiser.play_out(cup, four)
    second = (await organiser.shown(cup)).played[1]
    assert len(second.byes) == 1
    await organiser.play_out(cup, four)
    await refused("tournament-closed", organiser.playing.enter(four[3], cup))


async def test_whoever_is_away_misses_one_round(organiser: Organiser, four: list[Person]) -> None:
    cup = await organiser.entered(*four[:3], smallest=2, largest=3)
    await organiser.hosting.next_round(four[0], cup)
    await organiser.playing.be_away(four[1], cup, True)
    view = await organiser.shown(cup)
    assert view.next_round is not None
    assert (view.entries[1].away, view.next_round.sizes) == (True, [2])
    await organiser.play_out(cup, four)
    second = (await organiser.shown(cup)).played[1]
    assert (second.absent, len(second.tables[0].seats)) == ([2], 2)
    await organiser.play_out(cup, four)
    assert len((await organiser.shown(cup)).played[2].tables[0].seats) == 3
    line = next(s for s in (await organiser.shown(cup)).standings if s.entry == 2)
    assert (line.played, line.byes) == (1, 0)


async def test_whoever_leaves_plays_no_further_round(
    organiser: Organiser, four: list[Person]
) -> None:
    cup = await organiser.entered(*four, form="round-robin", rounds=0)
    await organiser.playing.leave(four[3], cup)  # before the start, as if never entered
    assert len((await organiser.shown(cup)).entries) == 3
    await organiser.playing.enter(four[3], cup)
    await organiser.hosting.next_round(four[0], cup)
    await organiser.playing.leave(four[3], cup)
    await refused("tournament-not-entered", organiser.playing.leave(four[3], cup))
    await organiser.play_out(cup, four)
    second = (await organiser.shown(cup)).played[1]
    assert len(second.byes) == 1
    assert 4 not in [seat.entry for board in second.tables for seat in board.seats]
    assert len((await organiser.shown(cup)).standings) == 4


async def test_with_too_few_people_left_it_is_over(
    organiser: Organiser, four: list[Person]
) -> None:
    cup = await organiser.entered(*four[:2])
    await organiser.hosting.next_round(four[0], cup)
    await organiser.playing.leave(four[1], cup)
    await organiser.play_out(cup, four)
    view = await organiser.shown(cup)
    assert (view.status, view.round) == ("over", 1)


async def test_somebody_suspended_is_not_seated(organiser: Organiser, four: list[Person]) -> None:
    cup = await organiser.entered(*four[:3], largest=3)
    row = update(schema.Person).where(schema.Person.id == four[2].id)
    async with organiser.club.database.session() as session, session.begin():
        await session.execute(row.values(suspended=organiser.club.clock() + 1000))
    await organiser.hosting.next_round(four[0], cup)
    first = (await organiser.shown(cup)).played[0]
    assert (len(first.tables[0].seats), first.absent) == (2, [3])


async def test_a_deleted_person_leaves_results_and_no_name(
    organiser: Organiser, four: list[Person]
) -> None:
    ada, bob = four[:2]
    cup = await organiser.entered(ada, bob)
    other = await organiser.entered(ada, bob)
    await organiser.hosting.next_round(ada, cup)
    async with organiser.club.database.session() as session, session.begin():
        taken = await personal_data.export(session, ada.id)
        assert [row["title"] for row in taken["tournaments_hosted"]] == ["Cup", "Cup"]
        assert len(taken["tournament_entries"]) == 2
        assert [row["round"] for row in taken["tournament_results"]] == [1]
        await personal_data.erase(session, ada.id, organiser.club.clock())
    view = await organiser.shown(cup)
    assert [(entry.name, entry.left) for entry in view.entries] == [("deleted", 2), ("Bob", None)]
    called_off = await organiser.shown(other)
    assert (called_off.status, [e.name for e in called_off.entries]) == ("cancelled", ["Bob"])


# Deadlines ----------------------------------------------------------------------------------


async def test_at_the_deadline_bots_play_on(organiser: Organiser, four: list[Person]) -> None:
    cup = await organiser.entered(*four[:2], clock=BY_MAIL, round_hours=48)
    await organiser.hosting.next_round(four[0], cup)
    clock = organiser.club.clock
    first = (await organiser.shown(cup)).played[0]
    assert first.deadline == clock() + 48 * 3600 * 1000
    clock.advance(47 * 3600)
    await organiser.keeper.look()
    table = await organiser.club.tables.store.get(first.tables[0].table)
    assert [seat.bot for seat in table.seats] == [None, None]
    clock.advance(2 * 3600)
    await organiser.keeper.look()
    table = await organiser.club.tables.store.get(table.id)
    assert [seat.bot for seat in table.seats] == ["medium", "medium"]
    assert [seat.person for seat in table.seats] != [None, None]
    while not table.ended_or_left:
        assert table.state is not None
        seat = table.deciders[0]
        move = table.state.legal(seat)[0].text
        table = await organiser.club.tables.play.post_bot(table.id, table.number, seat, move)
    await organiser.keeper.look()
    assert (await organiser.shown(cup)).round == 2


async def test_the_host_changes_a_deadline(organiser: Organiser, four: list[Person]) -> None:
    cup = await organiser.entered(*four[:2], clock=BY_MAIL, round_hours=48)
    await refused("tournament-no-round", organiser.hosting.set_deadline(four[0], cup, 5, ""))
    await organiser.hosting.next_round(four[0], cup)
    later = organiser.club.clock() + 100 * 3600 * 1000
    await organiser.hosting.set_deadline(four[0], cup, later, "holidays")
    assert (await organiser.shown(cup)).played[0].deadline == later
    await organiser.hosting.set_deadline(four[0], cup, None, "")
    assert (await organiser.shown(cup)).played[0].deadline is None
    far = organiser.club.clock() + 400 * 24 * 3600 * 1000
    await refused("malformed", organiser.hosting.set_deadline(four[0], cup, far, ""))
    await organiser.hosting.set_deadline(four[0], cup, 0, "now")
    await organiser.keeper.look()
    view = await organiser.shown(cup)
    table = await organiser.club.tables.store.get(view.played[0].tables[0].table)
    assert [seat.bot for seat in table.seats] == ["medium", "medium"]
    assert "holidays" in (await deeds(organiser.club))[1][2]


async def test_whoever_resigns_is_last(organiser: Organiser, four: list[Person]) -> None:
    cup = await organiser.entered(*four[:2], rounds=1)
    await organiser.hosting.next_round(four[0], cup)
    board = (await organiser.shown(cup)).played[0].tables[0]
    table = await organiser.club.tables.play.resign(four[1], board.table)
    while not table.ended_or_left:
        seat = table.deciders[0]
        state = table.state
        assert state is not None
        if table.seats[seat].bot is None:  # Ada takes one stone, the bot two
            move = state.legal(seat)[0].text
            table = await organiser.club.post(four[0], table, move)
        else:
            move = state.legal(seat)[-1].text
            table = await organiser.club.tables.play.post_bot(table.id, table.number, seat, move)
    await organiser.keeper.look()
    view = await organiser.shown(cup)
    places = {seat.entry: (seat.place, seat.score) for seat in view.played[0].tables[0].seats}
    assert (places[1][0], places[2][0]) == (1, 2)
    assert (places[2][1] or 0) > (places[1][1] or 0)  # by the bot, and it does not count


async def test_where_ratings_are_at_stake_people_meet_people(
    organiser: Organiser, four: list[Person]
) -> None:
    engine = msgspec.structs.replace(four[1], program=True)
    casual, rated = await organiser.entered(four[0]), await organiser.entered(four[0])
    async with organiser.club.database.session() as session, session.begin():
        which = update(schema.Tournament).where(schema.Tournament.id == rated)
        await session.execute(which.values(rated=True))
    await organiser.playing.enter(engine, casual)
    await refused("no-programs", organiser.playing.enter(engine, rated))
    await organiser.playing.enter(four[1], rated)


async def test_a_program_is_marked_as_one(organiser: Organiser, four: list[Person]) -> None:
    cup = await organiser.entered(*four)
    async with organiser.club.database.session() as session, session.begin():
        which = update(schema.Person).where(schema.Person.id == four[1].id)
        await session.execute(which.values(program=True))
    shown = (await organiser.shown(cup)).entries
    assert [entry.program for entry in shown] == [False, True, False, False]
