"""Prepared moves and automatic answers: done when the decision comes, if they still make sense."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import update

from ironbridge import registry
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Event, Phrase
from ironbridge.kernel.state import State
from ironbridge.server.errors import Refused
from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import Changes, Person
from ironbridge.server.people.passwords import Passwords
from ironbridge.server.settings import Settings
from ironbridge.server.slices import Slices
from ironbridge.server.storage import schema
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.premoves import stored
from ironbridge.server.tables.premoves.auto_answers import AutoAnswers, auto_answer, auto_answers_of
from ironbridge.server.tables.premoves.preview import differences, effects, next_decision, own_part
from ironbridge.server.tables.premoves.service import Premoves
from ironbridge.server.tables.premoves.stored import PreparedShown, StoredPremoves, still_fits
from tests.documents import view_of
from tests.kernel.toy import Heap, Stones
from tests.server.club import ME, Club

pytestmark = pytest.mark.anyio

BIRMINGHAM = "brass-birmingham"


def premoves_of(club: Club, alone: bool = False) -> Premoves:
    tables = club.tables
    return Premoves(tables.store, tables.play, club.database, club.trials, club.clock, alone=alone)


@pytest.fixture
async def premoves(club: Club) -> AsyncIterator[Premoves]:
    made = premoves_of(club)
    club.tables.announcer.wakers.append(made)
    yield made
    await made.close()


async def bids_made(club: Club) -> tuple[Person, Person, LiveTable]:
    """Stones of Alice and Bob, with Alice to take."""
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.post(alice, table, "bid 3")
    await club.post(bob, table, "bid 1")
    return alice, bob, table


async def prefer(club: Club, person: Person, **automatic: bool) -> None:
    chosen = update(schema.Person).where(schema.Person.id == person.id)
    async with club.database.session() as session, session.begin():
        await session.execute(chosen.values(preferences={"automatic": automatic}))


# Prepared moves -----------------------------------------------------------------------------


async def test_prepared_moves_are_played_when_the_decision_comes(
    club: Club, premoves: Premoves
) -> None:
    alice, bob, table = await bids_made(club)
    kept = await premoves.prepare(bob, table.id, None, ["take 2"], "unchanged")
    assert (kept.moves, kept.condition, kept.dropped) == (["take 2"], "unchanged", None)
    await premoves.idle()
    assert len(table.moves) == 2, "not before it is Bob's decision"
    await club.post(alice, table, "take 1")
    await premoves.idle()
    assert table.moves[2:] == [(0, "take 1"), (1, "take 2")]
    assert table.recent[-1].person == bob.id
    assert await premoves.show(bob, table.id, None) == PreparedShown(1, [], None, None, None)


async def test_moves_that_are_no_longer_legal_are_dropped_and_said_so(
    club: Club, premoves: Premoves
) -> None:
    alice, bob, table = await bids_made(club)
    assert isinstance(table.state, Heap)
    table.state.heap = 3
    await premoves.prepare(bob, table.id, None, ["take 2"], "legal")
    club.heard.news.clear()
    await club.post(alice, table, "take 2")
    await premoves.idle()
    assert table.deciders == (1,)
    shown = await premoves.show(bob, table.id, None)
    assert (shown.moves, shown.dropped) == (["take 2"], "illegal-move")
    assert club.heard.news[-1] == (table.id, [])
    await premoves.forget_moves(bob, table.id, None)
    assert (await premoves.show(bob, table.id, None)).dropped is None


async def test_what_the_moves_must_still_do_is_compared(club: Club) -> None:
    state = registry.game(BIRMINGHAM).start(2, 3)
    seat = state.deciders[0]
    moves = whole_action(state, seat)
    mark = effects(state.determinize(seat, seeded(1)), seat, moves)
    slices = Slices()
    assert await still_fits(state, seat, moves, mark, slices) is None
    assert await still_fits(state, seat, moves, "0" * 32, slices) == "changed"
    assert await still_fits(state, seat, moves, "", slices) is None
    other = effects(state.determinize(seat, seeded(1)), seat, whole_action(state, seat, last=True))
    assert other != mark


async def test_moves_that_would_do_something_else_are_dropped(
    club: Club, premoves: Premoves
) -> None:
    alice, bob, table = await bids_made(club)
    await premoves.stored.keep(table.id, 1, ["take 2"], "another fingerprint", 1)
    await club.post(alice, table, "take 1")
    await premoves.idle()
    assert table.deciders == (1,)
    assert (await premoves.show(bob, table.id, None)).dropped == "changed"


def whole_action(state: State, seat: int, last: bool = False) -> list[Move]:
    """An action of a seat from its first decision to its last."""
    state = state.copy()
    moves: list[Move] = []
    while not moves or not (state.settled() or seat not in state.deciders):
        legal = state.legal(seat)
        move = legal[-1] if last else legal[0]
        moves.append(move)
        state.do(move, seat)
    return moves


async def test_a_whole_turn_of_birmingham_is_prepared_and_played(
    club: Club, premoves: Premoves
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, game=BIRMINGHAM)
    assert table.state is not None
    first = table.deciders[0]
    now, later = ((alice, 0), (bob, 1)) if first == 0 else ((bob, 1), (alice, 0))
    imagined = next_decision(table.state, later[1], seeded(5))
    assert imagined is not None
    texts = [move.text for move in whole_action(imagined, later[1], last=True)]
    shown = await premoves.prepare(later[0], table.id, None, texts, "unchanged")
    assert shown.moves == texts
    while table.deciders == (now[1],):
        await club.post(now[0], table, table.state.legal(now[1])[-1].text)
    await premoves.idle()
    assert [text for seat, text in table.moves if seat == later[1]] == texts


async def test_the_others_are_imagined_to_do_as_little_as_they_can() -> None:
    state = registry.game(BIRMINGHAM).start(3, 4)
    last = next(seat for seat in range(3) if seat != state.deciders[0])
    imagined = next_decision(state, last, seeded(1))
    assert imagined is not None
    assert last in imagined.deciders
    money = [player["money"] for player in view_of(state, None)["players"]]
    after = [player["money"] for player in view_of(imagined, None)["players"]]
    assert after == money, "nobody built, sold or borrowed"


@pytest.mark.parametrize(
    ("moves", "condition", "code"),
    [
        (["take 9"], "legal", "unknown-move"),
        (["bid 1"], "unchanged", "illegal-move"),
        (["take 1", "take 1"], "unchanged", "not-your-decision"),
    ],
)
async def test_what_makes_no_sense_is_not_prepared(
    club: Club, premoves: Premoves, moves: list[str], condition: str, code: str
) -> None:
    _, bob, table = await bids_made(club)
    with pytest.raises(Refused, match=code):
        await premoves.prepare(bob, table.id, None, moves, condition)  # type: ignore[arg-type]
    assert (await premoves.show(bob, table.id, None)).moves == []


async def test_only_the_own_seat_is_prepared(club: Club, premoves: Premoves) -> None:
    alice, bob, table = await bids_made(club)
    with pytest.raises(Refused, match="not-your-seat"):
        await premoves.prepare(alice, table.id, 1, ["take 1"], "legal")
    with pytest.raises(Refused, match="not-your-seat"):
        await premoves.show(alice, table.id, 1)
    await club.tables.play.resign(bob, table.id)
    with pytest.raises(Refused, match="bot-plays"):
        await premoves.prepare(bob, table.id, None, ["take 1"], "legal")


async def test_moves_prepared_for_now_are_played_now(club: Club, premoves: Premoves) -> None:
    alice, _, table = await bids_made(club)
    await premoves.prepare(alice, table.id, None, ["take 2"], "unchanged")
    await premoves.idle()
    assert table.moves[-1] == (0, "take 2")


async def test_after_an_undo_nothing_is_played_by_itself(club: Club, premoves: Premoves) -> None:
    alice, bob, table = await bids_made(club)
    await club.post(alice, table, "take 1")
    await premoves.idle()
    await prefer(club, alice, single=True, same=True)
    premoves.forget(alice.id)
    await club.tables.undo.propose(alice, table.id, table.number, "undo")
    await club.tables.undo.agree(bob, table.id, "undo")
    assert table.deciders == (0,)
    await premoves.stored.keep(table.id, 0, ["take 1"], "", 1)
    premoves.wake(table)
    await premoves.idle()
    assert len(table.moves) == 2


async def test_moves_taken_when_the_decision_went_away_wait_on(
    club: Club, premoves: Premoves
) -> None:
    _, bob, table = await bids_made(club)
    await premoves.prepare(bob, table.id, None, ["take 2"], "legal")
    await premoves.idle()
    assert table.deciders == (0,)
    assert not await premoves._play_prepared(table, 1)
    shown = await premoves.show(bob, table.id, None)
    assert (shown.moves, shown.condition, shown.dropped) == (["take 2"], "legal", None)


async def test_a_seat_that_decided_meanwhile_is_not_looked_at(
    club: Club, premoves: Premoves, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await premoves.idle()
    looked: list[int] = []

    async def take(table_id: str, seat: int) -> None:
        looked.append(seat)
        if seat == 0:
            await club.post(bob, table, "bid 1")

    monkeypatch.setattr(premoves.stored, "take", take)
    premoves._looked.clear()
    await premoves._carry_out(table)
    assert looked == [0]


async def test_prepared_moves_are_taken_only_once(club: Club, premoves: Premoves) -> None:
    _, _, table = await bids_made(club)
    await premoves.stored.keep(table.id, 1, ["take 1"], "", 1)
    assert await premoves.stored.take(table.id, 1) == (["take 1"], "")
    assert await premoves.stored.take(table.id, 1) is None


# What matters -------------------------------------------------------------------------------


def event(seat: int, key: str, **args: int) -> Event:
    return Event(seat, Phrase(key, dict(args)))


def test_what_a_round_does_for_everybody_is_left_out() -> None:
    build, flip = event(1, "build", money=5), event(0, "flip")
    house = [event(0, "income", money=2), event(1, "income", money=3), event(-1, "round")]
    assert own_part([build, flip]) == [build, flip]
    assert own_part([build, flip, *house]) == [build, flip]
    assert own_part([build, event(-1, "round")]) == [build]


def test_differences_are_counted_in_depth() -> None:
    assert differences({"a": [1, 2, {"b": 3}]}, {"a": [1, 9, {"b": 4}]}) == 2
    assert differences({"a": 1}, {"b": 1}) == 2
    assert differences([1, 2, 3], [1]) == 2
    assert differences({"a": [1]}, {"a": [1]}) == 0


# Automatic answers --------------------------------------------------------------------------


def heap_of(stones: int) -> Heap:
    return Heap(Stones(), stones, False, [2, 1], [0, 0], 0)


class Level(Heap):
    """A heap at whose end it is the same how many stones are taken."""

    def carry_out(self, move: Move, seat: int) -> None:
        self.heap = 0

    def copy(self) -> Level:
        return Level(self.of, self.heap, self.lowest, self.bids[:], self.points[:], self.turn)


@pytest.mark.parametrize(
    ("state", "chosen", "found"),
    [
        (heap_of(1), AutoAnswers(single=True), "take 1"),
        (heap_of(1), AutoAnswers(same=True), "take 1"),
        (heap_of(1), AutoAnswers(), None),
        (heap_of(5), AutoAnswers(single=True, same=True), None),
        (Level(Stones(), 5, False, [2, 1], [0, 0], 0), AutoAnswers(same=True), "take 1"),
        (Level(Stones(), 5, False, [2, 1], [0, 0], 0), AutoAnswers(single=True), None),
    ],
)
async def test_questions_with_one_sensible_answer(
    state: State, chosen: AutoAnswers, found: str | None
) -> None:
    move = await auto_answer(state, 0, chosen, seeded(1), Slices())
    assert (move and move.text) == found


def test_preferences_that_cannot_be_read_are_off() -> None:
    assert auto_answers_of({"automatic": {"single": True}}) == AutoAnswers(single=True)
    for said in ({}, {"automatic": 3}, {"automatic": {"single": "yes"}}):
        assert auto_answers_of(said) == AutoAnswers()


async def test_the_last_stone_is_taken_for_who_wants_that(club: Club, premoves: Premoves) -> None:
    alice, bob, table = await bids_made(club)
    await premoves.idle()
    await prefer(club, bob, single=True)
    premoves.forget(bob.id)
    assert isinstance(table.state, Heap)
    table.state.heap = 2
    await club.post(alice, table, "take 1")
    await premoves.idle()
    assert table.moves[-1] == (1, "take 1")
    assert table.status == "over"


async def test_who_wants_nothing_automatic_decides(club: Club, premoves: Premoves) -> None:
    alice, _, table = await bids_made(club)
    assert isinstance(table.state, Heap)
    table.state.heap = 2
    await club.post(alice, table, "take 1")
    await premoves.idle()
    assert table.deciders == (1,)


async def test_a_hot_seat_has_premoves_for_each_seat(club: Club, premoves: Premoves) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, ME)
    table = await club.tables.lobby.start(alice, table.id)
    await club.post(alice, table, "bid 3", 0)
    await club.post(alice, table, "bid 1", 1)
    await premoves.prepare(alice, table.id, 1, ["take 2"], "legal")
    await club.post(alice, table, "take 1", 0)
    await premoves.idle()
    assert table.moves[-1] == (1, "take 2")


async def test_memory_knows_what_is_prepared(club: Club) -> None:
    """No query is needed for who prepared nothing."""
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    rows = StoredPremoves(club.database)
    assert await rows.take(table.id, 0) is None
    await rows.keep(table.id, 0, ["bid 1"], "", 5)
    assert await rows.take(table.id, 1) is None
    assert await rows.take(table.id, 0) == (["bid 1"], "")
    assert await rows.take(table.id, 0) is None
    await rows.keep(table.id, 1, ["bid 2"], "", 6)
    restarted = StoredPremoves(club.database)
    assert await restarted.take(table.id, 1) == (["bid 2"], "")


async def test_what_was_prepared_elsewhere_is_known_when_it_is_heard_or_missed(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    here, there = StoredPremoves(club.database), StoredPremoves(club.database)
    assert not here.has_none(table.id, 0), "nothing is known yet"
    assert await here.take(table.id, 0) is None
    assert here.has_none(table.id, 0)
    await there.keep(table.id, 0, ["bid 1"], "", 5)
    here.heard(table.id, 0)
    assert await here.take(table.id, 0) == (["bid 1"], "")
    await there.keep(table.id, 1, ["bid 2"], "", 6)
    here.missed()
    assert not here.has_none(table.id, 1)
    assert await here.take(table.id, 1) == (["bid 2"], "")


async def test_memory_of_what_is_prepared_is_bounded(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "MOST_KNOWN", 3)
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    rows = StoredPremoves(club.database)
    await rows.keep(table.id, 1, ["bid 2"], "", 6)
    for number in range(10):
        rows.heard(f"another {number}", 0)
        assert len(rows._waiting) <= 3
    assert await rows.take(table.id, 1) == (["bid 2"], "")


async def test_who_asked_for_nothing_needs_no_task(club: Club, premoves: Premoves) -> None:
    alice, bob, table = await bids_made(club)
    await premoves.idle()
    await club.post(alice, table, "take 1")
    await premoves.idle()
    await club.post(bob, table, "take 1")
    assert not premoves._tasks, "both are known by now"
    await prefer(club, alice, single=True)
    premoves.forget(alice.id)
    premoves.wake(table)
    assert premoves._tasks, "nobody knows what Alice prefers"


async def test_a_changed_preference_is_heeded_at_once(
    club: Club, people: People, settings: Settings, passwords: Passwords
) -> None:
    """Alone the server remembers what people prefer for long, unless it is told."""
    alice, bob = await people.guest("Alice", "en"), await people.guest("Bob", "en")
    table = await club.running(alice.person, bob.person)
    premoves = premoves_of(club, alone=True)
    assert (await premoves._person(table, 1))[1] == AutoAnswers()
    change = Changes(preferences={"automatic": {"single": True}})
    await people.change(bob, change)
    assert (await premoves._person(table, 1))[1] == AutoAnswers()
    telling = People(club.database, settings, club.clock, passwords, changed=[premoves.forget])
    await telling.change(bob, change)
    assert (await premoves._person(table, 1))[1] == AutoAnswers(single=True)
