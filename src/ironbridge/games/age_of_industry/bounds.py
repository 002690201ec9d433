"""The laws of how far a game can have come: rounds, loans, money and what was spent.

Each holds a position to what its pieces could have brought about. They are kept by every move, so
that whatever is played from a position that keeps them can be written and read again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ironbridge.games.age_of_industry.board import (
    COAL,
    COMBINED,
    HAND,
    IRON,
    LOANS,
    MONEY,
    NOTHING,
    ORDER,
    OVER,
    SLOTS,
    SPENT,
)
from ironbridge.games.age_of_industry.rules.end import rail_income
from ironbridge.kernel.bits import BIT, count, members
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.invariants import Violation

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.board import Board
    from ironbridge.games.age_of_industry.table import AgeState


LARGE: Final = 10**15
"""No sum that is read or reached goes further."""


def violations(state: AgeState) -> Iterator[Violation]:
    yield from round_violations(state)
    for p in range(state.seats):
        yield from purse_violations(state, p)


# Rounds ---------------------------------------------------------------------------------------


def actions_of(board: Board, number: int) -> int:
    """The actions of a turn in this round."""
    return int(board.first_round_actions if number == 1 else board.actions)


def round_violations(state: AgeState) -> Iterator[Violation]:
    """Every action has left a trace: a card discarded or drawn, a railway, goods sold."""
    taken = cards_drawn(state)
    if taken < 0:
        reason = f"{-taken} cards more in deck and display than are left after the deal"
        yield "deck", reason
    done, most = actions_done(state), traces(state)
    if done > most:
        yield "round", f"{done} actions before this one, but cards, railways and sales of {most}"


def cards_drawn(state: AgeState) -> int:
    """The cards that have come to the hands since the deal."""
    board = state.board
    shown = sum(card != NOTHING for card in state.display)
    dealt = state.seats * int(board.hand)
    return len(board.deck) - dealt - shown - int(state.cards_left())


def actions_done(state: AgeState) -> int:
    """The actions of all rounds so far. Once the deck is empty, those of a seat without cards are
    not counted in this round: it may have passed for nothing, and unless it takes an open card the
    game ends with the round."""
    number = int(state.round)
    done = state.seats * sum(actions_of(state.board, n) for n in range(1, number))
    each = actions_of(state.board, number)
    for place in range(int(state.turn)):
        p = state.seat[ORDER + place]
        done += each if state.seat[HAND + p] or state.cards_left() else 0
    if state.phase != OVER and state.turn < state.seats:
        p = state.seat[ORDER + state.turn]
        done += each - int(state.actions) if state.seat[HAND + p] or state.cards_left() else 0
    return done


def traces(state: AgeState) -> int:
    """How many actions can have led to this position. A discard may stand for two that were
    combined, a card drawn for all actions of a turn: the others were passed for nothing."""
    board = state.board
    most = int(max(board.actions, board.first_round_actions))
    sales = 0
    for p in range(state.seats):
        for kind in range(len(board.kind_count)):
            if board.industry_goods[board.kind_industry[kind]]:
                sales += turned(state, p, kind)
    drawn = max(0, cards_drawn(state))
    return COMBINED * len(state.discards) + int(count(state.built)) + most * drawn + sales


def turned(state: AgeState, p: int, kind: int) -> int:
    """The tiles of a seat that are flipped, or neither on its mat nor on the map."""
    waiting = sum(
        state.kind_at(slot) == kind and not state.flipped & BIT[slot]
        for slot in members(state.seat[SLOTS + p])
    )
    board = state.board
    return board.kind_count[kind] - int(state.mat[p * len(board.kind_count) + kind]) - waiting


# Loans and money ------------------------------------------------------------------------------


def purse_violations(state: AgeState, p: int) -> Iterator[Violation]:
    paid = payments(state, p)
    for name, found, most in (
        ("loans", int(state.seat[LOANS + p]), most_loans(state, paid)),
        ("spent", int(state.seat[SPENT + p]), most_spent(state, paid)),
        ("money", int(state.seat[MONEY + p]), most_money(state, p)),
    ):
        if found > most:
            yield f"players[{p}].{name}", f"expected at most {most} by now, found {found}"


def payments(state: AgeState, p: int) -> int:
    """How often a seat can have paid for an action in this round."""
    most = actions_of(state.board, int(state.round))
    if state.phase == OVER or state.turn == state.seats:
        return most
    place = [int(state.seat[ORDER + i]) for i in range(state.seats)].index(p)
    if place != state.turn:
        return most if place < state.turn else 0
    begun = state.phase in (COAL, IRON)  # the price is paid before the cubes come
    return most - int(state.actions) + int(begun)


def dearest_action(board: Board) -> int:
    """The most that one action can cost, with every cube bought from an empty track."""
    coal, iron = int(board.coal_track.price_when_empty), int(board.iron_track.price_when_empty)
    prices = [
        cost + coal * board.kind_coal[kind] + iron * board.kind_iron[kind]
        for kind, cost in enumerate(board.kind_cost)
    ]
    return max(*prices, int(board.rail_cost + coal * board.rail_coal + iron * board.rail_iron))


def most_spent(state: AgeState, paid: int) -> int:
    """The actions of this turn so far, and a whole turn besides: that of an earlier player may be
    set up without saying that it was played."""
    whole = actions_of(state.board, int(state.round))
    return (whole + paid) * dearest_action(state.board)


def most_loans(state: AgeState, paid: int) -> int:
    """Loans are taken for prices and for interest only, as few as cover them."""
    board = state.board
    number = int(state.round)
    found = loans_before(board, number + 1 if state.phase == OVER else number)
    return found if state.phase == OVER else found + paid * loans_for(board, dearest_action(board))


def loans_for(board: Board, money: int) -> int:
    return -(-money // int(board.loan_money))


def loans_before(board: Board, number: int) -> int:
    """The most that a seat can have when a round begins: after each one interest is due."""
    found, each = 0, loans_for(board, dearest_action(board))
    for earlier in range(1, number):
        found += actions_of(board, earlier) * each
        found += loans_for(board, found * int(board.loan_interest))
    return found


def check_interest(source: str, board: Board) -> None:
    """Refuse a board whose loans could outgrow every number in the longest game there can be."""
    cards, turns = len(board.deck), min(board.seat_counts) * int(board.actions)
    most = int(max(board.actions, board.first_round_actions))
    markers = max(board.seat_counts) * (int(board.railways) + sum(board.kind_count))
    rounds = 2 + ((COMBINED + most) * cards + markers) // turns
    if loans_before(board, rounds) * max(int(board.loan_money), int(board.unpaid_points)) > LARGE:
        reason = f"loans of ${board.loan_money} at this interest grow without bounds"
        raise FormatError(source, "loan.interest", reason)


def most_money(state: AgeState, p: int) -> int:
    """All that the tiles and cubes of a game can pay, and once more what they may have paid
    already: so much may be set up, and so much more may be earned from there."""
    board = state.board
    dearest = int(max(board.coal_track.prices[-1], board.iron_track.prices[-1]))
    found = max(int(board.money), int(board.loan_money) - 1)
    for kind, total in enumerate(board.kind_count):
        payout, cubes = board.kind_payout[kind], board.kind_cubes[kind]
        gone = total - int(state.mat[p * len(board.kind_count) + kind])
        found += payout * (total + turned(state, p, kind)) + dearest * cubes * (total + gone)
    found -= dearest * sum(int(state.cubes[slot]) for slot in members(state.seat[SLOTS + p]))
    for n, cubes in enumerate(board.import_cubes):
        come = bool(BIT[board.import_ship[n]] & state.ship_slots)
        left = int(state.cubes[len(board.slot_ids) + n]) if come else cubes
        found += dearest * (cubes + cubes - left)
    return found + (int(rail_income(state, p)) if state.phase == OVER else 0)
