"""Random games to the end: nothing appears, nothing is lost, nothing sealed is told early, both
statements of the rules agree, the journal tells all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ironbridge.games.workshop import create
from ironbridge.games.workshop.board import (
    ALL,
    BID,
    CANAL,
    CARD,
    CHOICE,
    DIAGRAM,
    HAND,
    HELD,
    INCOME,
    LAST_BID,
    LINK,
    LINKS,
    MAX_COMPANIES,
    MAX_SEATS,
    MONEY,
    OFFERED,
    ORDER,
    PHASE_NAMES,
    RAIL,
    TOWN_FIELDS,
    TYPES,
)
from ironbridge.games.workshop.move_space import BID as BIDDING
from ironbridge.games.workshop.move_space import DONE, OFFER, RECOVER
from ironbridge.games.workshop.table import WorkshopState
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Event

SEATS = (2, 3, 4, 5)
CAREFUL_BID = 3
"""The highest bid of a careful player, who keeps money for links."""

game = create()


def random_game(
    seats: int, seed: int, careful: bool = False, journal: bool = False
) -> Iterator[tuple[WorkshopState, int, Move]]:
    """Every position of a random game, with the seat that plays next and its move.

    Sealed choices come in any order. Careful players bid little and mostly build, which fills
    the map.
    """
    state = game.start(seats, seed, journal=journal)
    chance = seeded(seed + 17)
    while not state.over:
        seat = state.deciders[chance.below(len(state.deciders))]
        moves = state.legal(seat)
        if careful and chance.below(10):
            moves = [move for move in moves if prudent(move)] or moves
        move = moves[chance.below(len(moves))]
        yield state, seat, move
        state.play(move, seat)
    yield state, -1, game.moves[0]


def prudent(move: Move) -> bool:
    if move.kind == BIDDING:
        return move.a <= CAREFUL_BID
    return move.kind not in (RECOVER, DONE)


def end_of(seats: int, seed: int, journal: bool = False) -> WorkshopState:
    *_, (state, _seat, _move) = random_game(seats, seed, seed % 2 == 0, journal)
    return state


# What is there stays there ----------------------------------------------------------------------


@pytest.mark.parametrize("careful", [False, True], ids=["wild", "careful"])
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_appears_and_nothing_is_lost(seats: int, careful: bool) -> None:
    for seed in range(3):
        for state, _seat, _move in random_game(seats, seed, careful):
            check_tokens(state)
            check_cards(state)
            check_map(state)
            for p in range(seats):
                assert state.seat[MONEY + p] >= 0
                assert state.seat[INCOME + p] >= 0


def check_tokens(state: WorkshopState) -> None:
    left = Counter(state.stock[state.stock_at :])
    for kind, copies in enumerate(state.board.token_counts):
        held = sum(state.seat[HAND + kind * MAX_SEATS + p] for p in range(state.seats))
        assert held + state.seat[DIAGRAM + kind] + left[kind] == copies


def check_cards(state: WorkshopState) -> None:
    piles = [*state.deck[state.deck_at :], *state.aside[state.aside_at :], *members(state.face_up)]
    assert len(piles) == len(set(piles))
    assert set(piles) <= set(range(len(state.board.card_ids)))
    assert len(state.deck) + len(state.aside) == len(state.board.card_ids)
    if state.phase == BID and state.box == 0:
        assert len(members(state.face_up)) == state.company_count


def check_map(state: WorkshopState) -> None:
    built = 0
    for c in range(state.company_count):
        assert built & state.seat[LINKS + c] == 0
        built |= state.seat[LINKS + c]
    assert state.built == built
    for town, value in enumerate(state.board.town_value):
        first = town * TOWN_FIELDS
        there = [state.industries[first + c] for c in range(MAX_COMPANIES)]
        assert min(there) >= 0
        assert state.industries[town * TOWN_FIELDS + ALL] == sum(there) <= value
        for c, number in enumerate(there):
            assert (number > 0) == (state.seat[HELD + c] & BIT[town] != 0)


@pytest.mark.parametrize("seats", SEATS)
def test_pieces_never_run_out(seats: int) -> None:
    data = game.data
    for state, _seat, _move in random_game(seats, 4, careful=True):
        for c in range(state.company_count):
            industries = sum(state.industries[c::TOWN_FIELDS])
            links = state.seat[LINKS + c]
            assert industries + 2 <= data.industries
            assert sum(data.connections[line].links for line in members(links)) <= data.links


@pytest.mark.parametrize("seats", SEATS)
def test_an_era_has_its_rounds_and_every_company_its_turns(seats: int) -> None:
    for seed in range(4):
        state = end_of(seats, seed, journal=True)
        told = Counter(event.phrase.key for event in state.journal or [])
        turns = int(2 * state.setup.rounds * state.setup.companies)
        assert told["event-round"] == 2 * state.setup.rounds
        assert told["event-take"] + told["event-swap"] == turns
        assert told["event-place"] == turns
        assert told["event-bid"] == turns
        assert (state.era, state.round, state.face_up) == (RAIL, state.setup.rounds, 0)
        assert sorted(state.seat[ORDER : ORDER + int(state.company_count)]) == list(
            range(state.company_count)
        )
        assert state.result().final
        assert state.deciders == ()


# Questions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_is_asked_what_has_only_one_answer(seats: int) -> None:
    """Sealed choices are asked of everybody: who is asked must not tell what anybody holds."""
    for state, seat, _move in random_game(seats, 6, careful=True):
        if state.over:
            break
        moves = state.legal(seat)
        assert len(moves) == len({move.index for move in moves})
        answers = [move for move in moves if move.kind != RECOVER]
        assert answers
        if not state.sealed and state.phase != LINK:
            assert len(answers) > 1
        assert len(moves) > 1 or state.sealed


@pytest.mark.parametrize("seats", SEATS)
def test_money_is_recovered_at_any_decision_of_ones_own_and_at_no_other(seats: int) -> None:
    asked: set[int] = set()
    for seed in range(6):
        for state, _seat, _move in random_game(seats, seed, careful=seed % 2 == 0):
            for p in range(seats):
                may = p in state.deciders and state.seat[INCOME + p] >= game.board.per_pound
                assert (game.moves[state.space.recover] in state.legal(p)) == may
                if may:
                    asked.add(int(state.phase))
    assert asked == {phase for phase, name in enumerate(PHASE_NAMES) if name != "over"}


def test_recovering_moves_the_marker_and_asks_the_same_again() -> None:
    recovered = 0
    for seed in range(4):
        for state, seat, move in random_game(4, seed):
            if move.kind != RECOVER or state.over:
                continue
            after = state.copy()
            after.play(move, seat)
            assert after.seat[INCOME + seat] == state.seat[INCOME + seat] - 2
            assert after.seat[MONEY + seat] == state.seat[MONEY + seat] + 1
            assert (after.phase, after.deciders) == (state.phase, state.deciders)
            recovered += 1
    assert recovered > 10


@pytest.mark.parametrize("seats", SEATS)
def test_a_sealed_choice_changes_nothing_before_all_are_in(seats: int) -> None:
    sealed = 0
    for state, seat, move in random_game(seats, 9, journal=True):
        if not state.sealed or move.kind == RECOVER:
            continue
        after = state.copy()
        after.journal = []
        after.play(move, seat)
        if len(state.deciders) == 1 and move.kind != OFFER:
            assert after.journal
            continue
        assert after.journal == []
        after.seat[CHOICE + seat] = -1
        after.seat[OFFERED + seat] = -1
        after.waiting |= BIT[seat]
        before = state.copy()
        before.seat[OFFERED + seat] = -1
        assert fields(after) == fields(before)
        sealed += 1
    assert sealed > 20


def test_a_sealed_choice_cannot_be_changed() -> None:
    state = game.start(3, 5)
    state.play(state.legal(1)[0], 1)
    assert list(state.deciders) == [0, 2]
    assert state.legal(1) == []
    assert state.sealed
    state.play(state.legal(2)[0], 2)
    assert list(state.deciders) == [0]
    assert state.sealed


# Two statements, copies, chance -----------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_generator_and_checker_agree_on_every_move_there_is(seats: int) -> None:
    chance = seeded(seats)
    for careful in (False, True):
        for state, _seat, _move in random_game(seats, seats, careful):
            if chance.below(5):
                continue
            for p in range(seats):
                offered = set(state.legal(p))
                for move in game.moves:
                    reason = state.why_not(move, p)
                    assert (reason is None) == (move in offered), (str(move), p, reason)


def test_random_games_ask_every_question_and_play_every_kind_of_move() -> None:
    kinds: set[int] = set()
    phases: set[int] = set()
    for seats in SEATS:
        for seed in range(6):
            for state, seat, _move in random_game(seats, seed, careful=True):
                phases.add(int(state.phase))
                if not state.over:
                    kinds.update(int(move.kind) for move in state.legal(seat))
    assert phases == set(range(len(PHASE_NAMES)))
    assert kinds == {int(move.kind) for move in game.moves}


SCALARS = (
    "seat_count", "company_count", "hidden_money", "era", "round", "phase", "box", "waiting",
    "built", "face_up", "deck", "deck_at", "aside", "aside_at", "stock", "stock_at", "card",
    "town", "reached",
)  # fmt: skip
ARRAYS = ("seat", "industries")
SHARED = {"home", "board", "space", "setup", "chance", "journal", "offered", "offered_to"}


def fields(state: WorkshopState) -> dict[str, object]:
    found: dict[str, object] = {name: getattr(state, name) for name in SCALARS}
    return found | {name: list(getattr(state, name)) for name in ARRAYS}


def test_a_copy_is_equal_and_leads_its_own_life() -> None:
    own = {name for name, value in vars_of(game.start(2, 0)).items() if not callable(value)}
    assert own == {*SCALARS, *ARRAYS, *SHARED}
    for state, seat, move in random_game(2, 8, careful=True):
        twin = state.copy()
        before = fields(state)
        assert fields(twin) == before
        if not state.over:
            twin.play(move, seat)
        assert fields(state) == before


def vars_of(state: WorkshopState) -> dict[str, object]:
    """The attributes of a state, compiled or not."""
    names: list[str] = []
    for kind in type(state).__mro__:
        names += getattr(kind, "__mypyc_attrs__", ())
    names = [name for name in names if name != "__dict__"] or list(vars(state))
    return {name: getattr(state, name) for name in names}


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    for seats in SEATS:
        first = [fields(state) for state, _seat, _move in random_game(seats, 21)]
        again = [fields(state) for state, _seat, _move in random_game(seats, 21)]
        assert first == again


def test_seeds_give_different_tables() -> None:
    tables = {(state.deck, state.aside, state.stock) for state in map(start_of_four, range(20))}
    assert len(tables) == 20


def start_of_four(seed: int) -> WorkshopState:
    return game.start(4, seed)


# The journal tells every change -----------------------------------------------------------------

MONEY_TOLD = {
    "event-bid": -1,
    "event-build": -1,
    "event-recover": 1,
    "event-income": 1,
    "event-links": 1,
    "event-industries": 1,
    "event-links-of": 1,
    "event-industries-of": 1,
}


@pytest.mark.parametrize("seats", SEATS)
def test_the_journal_accounts_for_all_money_and_income(seats: int) -> None:
    for seed in range(4):
        income: Counter[int] = Counter()
        money: Counter[int] = Counter()
        state = end_of(seats, seed, journal=True)
        for event in state.journal or []:
            money[event.seat] += MONEY_TOLD.get(event.phrase.key, 0) * number(event, "money")
            income[event.seat] += income_told(event)
        for p in range(seats):
            assert state.setup.money + money[p] == state.seat[MONEY + p]
            assert income[p] == state.seat[INCOME + p] == 0


def income_told(event: Event) -> int:
    key = event.phrase.key
    if key == "event-advance":
        return number(event, "income")
    if key == "event-recover":
        return -number(event, "spaces")
    return -number(event, "money") if key == "event-income" else 0


def number(event: Event, name: str) -> int:
    value = event.phrase.args.get(name, 0)
    assert isinstance(value, int)
    return value


def test_a_game_without_a_journal_is_the_same_game() -> None:
    for seats in SEATS:
        silent = [fields(state) for state, _seat, _move in random_game(seats, 3)]
        told = [fields(state) for state, _seat, _move in random_game(seats, 3, journal=True)]
        assert silent == told


def test_the_last_bids_stay_visible() -> None:
    state = game.start(3, 2)
    for p in range(3):
        state.play(state.legal(p)[0], p)
    bids = [4, 0, 7]
    for p, money in enumerate(bids):
        assert state.seat[LAST_BID + p] == -1
        state.play(game.parse(f"bid {money}"), p)
    assert [state.seat[LAST_BID + p] for p in range(3)] == bids
    assert (state.era, state.phase) == (CANAL, CARD)
    assert sum(state.seat[DIAGRAM + kind] for kind in range(TYPES)) == 3
