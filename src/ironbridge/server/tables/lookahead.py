"""Looking ahead: the tree of questions to come, and what some answers would do.

Everything happens on a position made from what the seat knows, so that nothing hidden can show:
a card that would be drawn here is a card that might be drawn. The tree stops where another seat
decides or where something hidden would be revealed.
"""

from __future__ import annotations

import secrets

from msgspec import Struct

from ironbridge.kernel.chance import SEEDS, seeded
from ironbridge.kernel.documents import EventJson, PhraseJson, ViewJson
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Event
from ironbridge.kernel.state import State
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.slices import Slice
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.play import deciding, parse, place_of
from ironbridge.server.tables.store import TableStore, check_running, expect

MOST_NODES = 5_000
"""Roughly how many answers a tree has; after that no further questions are looked at."""


class Answer(Struct, frozen=True):
    """A legal move, the sentence that describes it, and the question it leads to.

    `then` is null when the action is complete, another seat decides or the tree ends here.
    `forced` are the events of what the rules answer for the seat right after the move, because
    one answer is left: the only card that fits, the only source of coal. It is empty at the last
    level of the tree, where moves are not tried."""

    move: str
    says: PhraseJson
    then: Question | None
    forced: list[EventJson]


class Question(Struct, frozen=True):
    """What is asked, and every legal answer."""

    asks: PhraseJson
    answers: list[Answer]


class Tree(Struct, frozen=True):
    table: str
    number: int
    seat: int
    question: Question


class Preview(Struct, frozen=True):
    """What some moves in a row would do. `view` is imagined: cards drawn in it are not real."""

    table: str
    number: int
    seat: int
    events: list[EventJson]
    complete: bool
    """No action is in progress after these moves."""
    view: ViewJson


class Lookahead:
    """Looking ahead at tables."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def tree(self, person: Person, table_id: str, depth: int, seat: int | None) -> Tree:
        """The questions one's seat is asked now and next, `depth` of them in a row."""
        table, own = await self._thinking(person, table_id, seat)
        number, state = table.number, imagined(table, own)
        async with self._store.positions.slices.working() as work:
            question = await Gardener(table.game, own, work).question(state, depth)
        return Tree(table.id, number, own, question)

    async def preview(
        self, person: Person, table_id: str, number: int, moves: list[str], seat: int | None
    ) -> Preview:
        """What these moves of one's seat would do, one after the other."""
        table, own = await self._thinking(person, table_id, seat)
        expect(table, number)
        state = imagined(table, own)
        state.journal = []
        for text in moves:
            move = parse(table, text)
            if own not in state.deciders:
                raise Refused("not-your-decision")
            if move not in state.legal(own):
                raise Refused("illegal-move", state.why_not(move, own), game=table.game.name)
            state.do(move, own)
        events = [event.to_json() for event in state.journal or []]
        complete = state.settled() or own not in state.deciders
        return Preview(table.id, table.number, own, events, complete, state.view(own))

    async def _thinking(
        self, person: Person, table_id: str, seat: int | None
    ) -> tuple[LiveTable, int]:
        table = await self._store.get(table_id)
        own = await self._store.own_seats(person, table, seat)
        check_running(table)
        return table, deciding(table, own)


def imagined(table: LiveTable, seat: int) -> State:
    """A position the seat cannot tell from the true one."""
    chance = seeded(secrets.randbelow(SEEDS))
    return place_of(table).determinize(seat, chance)


class Gardener:
    """Grows a tree of questions for one seat."""

    def __init__(self, game: Game, seat: int, work: Slice) -> None:
        self.game = game
        self.seat = seat
        self.work = work
        self.nodes = 0

    async def question(self, state: State, depth: int) -> Question:
        asks = state.question(self.seat).to_json()
        moves = state.legal(self.seat)
        self.nodes += len(moves)
        deeper = depth > 1 and self.nodes < MOST_NODES
        answers: list[Answer] = []
        for move in moves:
            says = self.game.describe(move).to_json()
            then, forced = await self.after(state, move, depth - 1) if deeper else (None, [])
            answers.append(Answer(move.text, says, then, forced))
            await self.work.rest()
        return Question(asks, answers)

    async def after(
        self, state: State, move: Move, depth: int
    ) -> tuple[Question | None, list[EventJson]]:
        """The next question of the same action, if this seat is asked one, and what the rules
        answered before it."""
        if self.nodes >= MOST_NODES:
            return None, []
        following = state.copy()
        following.journal = []
        following.do(move, self.seat)
        forced = [event.to_json() for event in following.journal if self.was_forced(event)]
        following.journal = None
        if following.settled() or self.seat not in following.deciders:
            return None, forced
        return await self.question(following, depth), forced

    def was_forced(self, event: Event) -> bool:
        """What games note when they leave a seat no choice."""
        return event.seat == self.seat and event.phrase.args.get("forced") == 1
