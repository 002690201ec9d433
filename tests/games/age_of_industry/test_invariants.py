"""The invariants of every position of every game: the journal accounts for every dollar and loan, no
card or tile appears or is lost, connections are what a search finds, nobody is ever stuck, and
generator and checker agree on every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ironbridge.games.age_of_industry import invariants
from ironbridge.games.age_of_industry.board import (
    ACTION,
    LINKS,
    LOANS,
    MAX_SEATS,
    MONEY,
    NOTHING,
    POINTS,
    SLOTS,
    SPENT,
)
from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.phrase import Event
from tests.games.age_of_industry.builders import MAPS, game, random_game

TABLES = [(seats, side, busy) for seats in (3, 4, 5) for side in MAPS for busy in (False, True)]
every_table = pytest.mark.parametrize(("seats", "side", "busy"), TABLES)

SPENT_ON = {
    "event-build",
    "event-combine",
    "event-link",
    "event-coal-bought",
    "event-iron-bought",
}
RECEIVED = {
    "event-loan",
    "event-flip",
    "event-coal-marketed",
    "event-iron-marketed",
    "event-rails",
}
PAID = {"event-repay", "event-repaid", "event-interest"}
AFTER_LOAN = {"event-coal-bought", "event-iron-bought", "event-interest"}
"""What a loan may be taken for and is told after it."""


def number(event: Event, name: str) -> int:
    value = event.phrase.args.get(name, 0)
    assert isinstance(value, int)
    return value


class Ledger:
    """Money, spending, loans and points, kept from the events alone."""

    def __init__(self, seats: int) -> None:
        self.money = [0] * seats
        self.spent = [0] * seats
        self.loans = [0] * seats
        self.points = [0] * seats
        self.borrower = -1
        """Who has borrowed for a price that may not be paid in full yet."""

    def enter(self, event: Event) -> None:
        key, p = event.phrase.key, int(event.seat)
        if self.borrower >= 0 and key not in AFTER_LOAN:
            assert 0 <= self.money[self.borrower] < 10, "a loan on stock"
            self.borrower = -1
        money, points = number(event, "money"), number(event, "points")
        if key in SPENT_ON:
            self.money[p] -= money
            self.spent[p] += money
        elif key in RECEIVED:
            self.money[p] += money
        elif key in PAID:
            self.money[p] -= money
        elif key == "event-spent":
            assert self.spent[p] == money
            self.spent[p] = 0
        elif key.startswith("event-score-"):
            self.points[p] += -points if key.endswith("loans") else points
        self.count_loans(event, p)

    def count_loans(self, event: Event, p: int) -> None:
        key = event.phrase.key
        if key == "event-loan":
            assert number(event, "money") == 10 * number(event, "loans")
            self.loans[p] += number(event, "loans")
            self.borrower = p
        elif key == "event-repay":
            self.loans[p] -= 1
        elif key == "event-repaid":
            self.loans[p] -= number(event, "loans")

    def agrees(self, state: AgeState) -> None:
        seats = range(state.seats)
        assert self.loans == [state.seat[LOANS + p] for p in seats]
        assert self.points == [state.seat[POINTS + p] for p in seats]
        assert self.money == [state.seat[MONEY + p] for p in seats]
        assert self.spent == [state.seat[SPENT + p] for p in seats]
        assert min(self.money) >= 0
        assert min(self.loans) >= 0


@every_table
def test_the_journal_accounts_for_every_dollar_loan_and_point(
    seats: int, side: str, busy: bool
) -> None:
    ledger, read = Ledger(seats), 0
    for state in random_game(seats, 11, busy, side, journal=True):
        assert state.journal is not None
        for event in state.journal[read:]:
            ledger.enter(event)
        read = len(state.journal)
        ledger.agrees(state)
    assert state.over


# Cards and tiles --------------------------------------------------------------------------------


@every_table
def test_every_card_is_in_one_place(seats: int, side: str, busy: bool) -> None:
    whole = Counter(game.board.deck)
    for state in random_game(seats, 13, busy, side):
        cards: Counter[int] = Counter(state.deck[state.deck_at :])
        cards.update(card for card in state.display if card != NOTHING)
        cards.update(byte // MAX_SEATS for byte in state.discards)
        for place, count in enumerate(state.hand):
            cards[place % int(state.board.cards)] += count
        assert +cards == whole
        assert all(state.hand_size(p) <= 9 for p in range(seats))


@every_table
def test_tiles_leave_the_mat_for_the_map_or_the_game_and_never_return(
    seats: int, side: str, busy: bool
) -> None:
    before = list(game.board.kind_count) * seats
    for state in random_game(seats, 14, busy, side):
        board = state.board
        left = [int(tiles) for tiles in state.mat]
        assert all(now <= then for now, then in zip(left, before, strict=True))
        placed = Counter(int(tile) for tile in state.tile if tile >= 0)
        for p in range(seats):
            for kind in range(int(board.kinds)):
                standing = placed[kind * MAX_SEATS + p]
                assert left[p * int(board.kinds) + kind] + standing <= board.kind_count[kind]
                assert standing == 0 or board.kind_level[kind] > 0
        before = left


@every_table
def test_limits_of_locations_and_railways(seats: int, side: str, busy: bool) -> None:
    for state in random_game(seats, 15, busy, side):
        board = state.board
        for p in range(seats):
            own = Counter(board.slot_location[slot] for slot in members(state.seat[SLOTS + p]))
            for location, tiles in own.items():
                spaces = len(members(board.slots_of_location[location]))
                assert tiles <= (1 if spaces <= 3 else 2)
            assert len(members(state.seat[LINKS + p])) <= 12


# Connections ------------------------------------------------------------------------------------


def connections(state: AgeState) -> list[tuple[str, str]]:
    """Railways, and the sea lanes between ports and ships, by the ids of their ends."""
    side = next(side for side in game.data.maps if side.id == state.board.map_id)
    afloat = members(state.port_slots | state.ship_slots)
    standing = {state.board.slot_ids[slot] for slot in afloat}
    built = {state.board.link_ids[link] for link in members(state.built)}
    found = [(link.locations[0], link.locations[1]) for link in side.links if link.id in built]
    towns = {space.id: space.location for space in side.spaces}
    for sea in side.locations:
        if sea.coal_import is None or sea.spaces[0].id not in standing:
            continue
        found.append((sea.id, sea.coal_import.id))
        found += [(towns[port], sea.id) for port in sea.lanes if port in standing]
    return found


def reached(start: str, lines: list[tuple[str, str]]) -> set[str]:
    """Everything connected to a place; nothing leads on through Pennsylvania."""
    seen, edge = {start}, [start]
    while edge:
        here = edge.pop()
        if here == "pennsylvania" != start:
            continue
        for line in lines:
            for end, other in (line, line[::-1]):
                if end == here and other not in seen:
                    seen.add(other)
                    edge.append(other)
    return seen


@every_table
def test_connections_are_those_of_a_search(seats: int, side: str, busy: bool) -> None:
    for ply, state in enumerate(random_game(seats, 16, busy, side)):
        if ply % 10:
            continue
        lines = connections(state)
        ids = state.board.location_ids
        for place, name in enumerate(ids):
            joined = {ids[other] for other in members(state.joined[place])}
            assert joined == reached(name, lines)


# Questions and answers --------------------------------------------------------------------------


@every_table
def test_everyone_who_decides_has_a_choice_and_nobody_else(
    seats: int, side: str, busy: bool
) -> None:
    for state in random_game(seats, 17, busy, side):
        invariants.check(state)
        for p in range(seats):
            texts = [move.text for move in state.generate(p)]
            assert len(set(texts)) == len(texts)
            if p not in state.deciders:
                assert texts == []
            elif state.phase == ACTION:
                assert set(texts) - {"repay"}
            else:
                assert len(texts) >= 2


@pytest.mark.parametrize("side", MAPS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_generator_and_checker_agree_on_every_move(seats: int, side: str) -> None:
    for ply, state in enumerate(random_game(seats, 18 + seats, True, side)):
        if ply % 9:
            continue
        for p in range(seats):
            legal = {move.text for move in state.generate(p)}
            assert legal == {m.text for m in game.moves if state.why_not(m, p) is None}


# Copies and repetition --------------------------------------------------------------------------


def course(seats: int, side: str, journal: bool) -> Iterator[str]:
    for state in random_game(seats, 19, True, side, journal):
        yield state.digest()


@pytest.mark.parametrize("side", MAPS)
def test_the_same_seed_and_moves_give_the_same_game_with_or_without_a_journal(side: str) -> None:
    assert list(course(3, side, True)) == list(course(3, side, False))


@pytest.mark.parametrize("side", MAPS)
def test_a_copy_plays_on_alone(side: str) -> None:
    chance = seeded(20)
    for ply, state in enumerate(random_game(4, 20, True, side)):
        if ply % 7 or state.over:
            continue
        before = state.digest()
        twin = state.copy()
        assert twin.digest() == before
        for _ in range(6):
            if not twin.over:
                moves = twin.legal()
                twin.play(moves[chance.below(len(moves))])
        assert state.digest() == before


def test_check_finds_a_broken_mask() -> None:
    state = game.start(4, 1, {"map": "new_england"})
    for attribute in ("built", "occupied", "port_slots", "coal_sources", "track_places"):
        broken = state.copy()
        setattr(broken, attribute, getattr(broken, attribute) ^ BIT[3])
        with pytest.raises(AssertionError):
            invariants.check(broken)
