"""Looking back: all decisions of a game that is over; of a running one only one's own, by what
one knew then, and only where hints are allowed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ironbridge.server.bots.hints import MOST_PLIES, Adviser
from ironbridge.server.bots.job import Decision, Judge, Judged
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.tables.model import LiveTable
from tests.documents import position_of
from tests.server.bot_doubles import NearWorkers
from tests.server.club import Club

pytestmark = pytest.mark.anyio

BIRMINGHAM = "brass-birmingham"


class Room:
    """A table of Alice and Bob that was played for a while, and an adviser."""

    def __init__(self, club: Club, table: LiveTable, people: tuple[Person, Person]) -> None:
        self.club = club
        self.table = table
        self.alice, self.bob = people
        self.workers = NearWorkers()
        self.adviser = Adviser(club.tables.store, self.workers)

    async def look(self, person: Person | None, first: int = 0, **given: Any) -> list[Judged]:
        found = await self.adviser.analysis(person, self.table.id, first, MOST_PLIES, **given)
        return found.decisions

    async def end(self) -> None:
        await self.club.tables.undo.propose(self.alice, self.table.id, self.table.number, "abandon")
        await self.club.tables.undo.agree(self.bob, self.table.id, "abandon")

    def asked(self) -> list[Decision]:
        """What the workers were asked."""
        jobs = [job for job in self.workers.asked if isinstance(job, Judge)]
        return [decision for job in jobs for decision in job.decisions]


async def room(club: Club, moves: int, **given: Any) -> Room:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, game=BIRMINGHAM, **given)
    chance = Random(5)
    for _ in range(moves):
        assert table.state is not None
        seat = table.deciders[0]
        await club.post((alice, bob)[seat], table, chance.choice(table.state.legal(seat)).text)
    return Room(club, table, (alice, bob))


# A game that is over ------------------------------------------------------------------------


async def test_a_game_that_is_over_is_looked_back_at_as_a_whole(club: Club) -> None:
    made = await room(club, 24)
    await made.end()
    found = await made.look(made.bob)
    assert {judged.seat for judged in found} == {0, 1}
    told = [(judged.seat, text) for judged in found for text in judged.played.moves]
    assert told == made.table.moves[: len(told)], "every move belongs to one decision"
    assert all(judged.lost >= 0 and judged.best for judged in found)
    questions = len(made.workers.asked)
    assert await made.look(made.alice) == found
    assert len(made.workers.asked) == questions, "what was found is remembered"


async def test_a_long_game_is_looked_at_in_parts(club: Club) -> None:
    made = await room(club, 12)
    await made.end()
    whole = [judged.ply for judged in await made.look(made.alice)]
    parts: list[int] = []
    first: int | None = 0
    while first is not None:
        found = await made.adviser.analysis(made.alice, made.table.id, first, 5)
        parts += [judged.ply for judged in found.decisions]
        first = found.next
    assert parts == whole
    with pytest.raises(Refused, match="no-such-ply"):
        await made.look(made.alice, 13)


async def test_who_may_see_a_table_may_look_back_after_its_end(club: Club) -> None:
    public, private = await room(club, 4), await room(club, 4, public=False)
    secret = await club.tables.lobby.invite_link(private.alice, private.table.id)
    await public.end()
    await private.end()
    assert await public.look(None)
    assert await private.look(None, invite=secret)
    with pytest.raises(Refused, match="no-such-table"):
        await private.look(await club.person("Carol"))
    with pytest.raises(Refused, match="bad-invite"):
        await private.look(None, invite="guess")


# A running game -----------------------------------------------------------------------------


async def test_while_a_game_runs_only_own_decisions_are_looked_at(club: Club) -> None:
    made = await room(club, 16)
    for person, seat in ((made.alice, 0), (made.bob, 1)):
        found = await made.look(person)
        assert found
        assert {judged.seat for judged in found} == {seat}


async def test_a_worker_is_told_nothing_that_the_seat_did_not_know(club: Club) -> None:
    made = await room(club, 16)
    await made.look(made.alice)
    asked = {decision.ply: decision for decision in made.asked()}
    assert asked
    table = made.table
    state = table.game.start(2, table.seed, table.options)
    differ = 0
    for ply, (seat, text) in enumerate(table.moves):
        if ply in asked:
            told = asked[ply].position
            assert table.game.load(told).view(0) == state.view(0)
            differ += told["deck"] != position_of(state)["deck"]
        state.do(table.game.parse(text), seat)
    assert differ == len(asked), "the deck is drawn anew"


async def test_the_creator_may_forbid_it_while_the_game_runs(club: Club) -> None:
    made = await room(club, 6, hints=False)
    with pytest.raises(Refused, match="hints-off"):
        await made.look(made.alice)
    assert made.workers.asked == []
    await made.end()
    assert await made.look(made.alice)


async def test_who_only_looks_on_waits_for_the_end(club: Club) -> None:
    made = await room(club, 6)
    with pytest.raises(Refused, match="sign-in-needed"):
        await made.look(None)
    with pytest.raises(Refused, match="not-your-seat"):
        await made.look(await club.person("Carol"))
    assert made.workers.asked == []


async def test_a_decision_that_took_the_place_of_another_is_judged_anew(club: Club) -> None:
    made = await room(club, 0)
    table = made.table
    assert table.state is not None
    seat = table.deciders[0]
    person = (made.alice, made.bob)[seat]
    await club.post(person, table, "pass")
    while table.deciders == (seat,) and not table.state.settled():
        await club.post(person, table, table.state.legal(seat)[0].text)
    (before,) = await made.look(person)
    await club.tables.undo.propose(person, table.id, table.number, "undo", 0)
    await club.tables.undo.agree(made.bob if person is made.alice else made.alice, table.id, "undo")
    await club.post(person, table, "loan")
    assert await made.look(person) == [], "the action is not complete yet"
    while table.deciders == (seat,) and not table.state.settled():
        await club.post(person, table, table.state.legal(seat)[0].text)
    (after,) = await made.look(person)
    assert (before.played.moves[0], after.played.moves[0]) == ("pass", "loan")


async def test_a_table_without_moves_or_bots_says_so(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice, game=BIRMINGHAM)
    with pytest.raises(Refused, match="not-running"):
        await Adviser(club.tables.store, NearWorkers()).analysis(alice, table.id, 0, 5)
    running = await club.running(alice, bob, game=BIRMINGHAM)
    with pytest.raises(Refused, match="busy"):
        await Adviser(club.tables.store, NearWorkers(0)).analysis(alice, running.id, 0, 5)
    stones = await club.running(alice, bob)
    with pytest.raises(Refused, match="no-such-level"):
        await Adviser(club.tables.store, NearWorkers()).analysis(alice, stones.id, 0, 5)
