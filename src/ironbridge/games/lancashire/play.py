"""What happens: a legal move is carried out, forced answers are given, and the action ends
or stops at the next question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ironbridge.games.lancashire import chronicle, flow, moves, supply
from ironbridge.games.lancashire import space as kinds
from ironbridge.games.lancashire.board import MAX_SEATS, RAIL
from ironbridge.games.lancashire.layout import (
    ACTION,
    CARD,
    COAL,
    DEBT,
    HAND,
    INCOME,
    IRON,
    MONEY,
    MORE,
    OUTLET,
)
from ironbridge.industry import building, cubes, journal, rounds
from ironbridge.kernel.bits import BIT, lowest
from ironbridge.kernel.move import Move

if TYPE_CHECKING:
    from ironbridge.games.lancashire.state import LancashireState

ONE: Final = [bytes([n]) for n in range(256)]


def do(s: LancashireState, move: Move, p: i64) -> None:
    """Carry out a legal move of seat p."""
    phase = s.phase
    if phase == ACTION:
        s.action = move.kind
        aim(s, move)
        ask_card(s, p)
    elif phase == CARD:
        pay_card(s, p, move.a, False)
    elif phase == COAL:
        cubes.take_coal(s, p, move.a, False)
        proceed(s, p)
    elif phase == IRON:
        cubes.take_iron(s, p, move.a, False)
        proceed(s, p)
    elif phase == OUTLET:
        if move.kind == kinds.PORT:
            ship(s, p, move.a, False)
        else:
            export(s, p, False)
    elif phase == MORE:
        if move.kind == kinds.DONE:
            flow.end_action(s, p)
        else:
            aim(s, move)
            step(s, p)
    else:
        assert phase == DEBT
        flow.give_up(s, p, move.a)


def aim(s: LancashireState, move: Move) -> None:
    """Set what this step of the action is about."""
    kind = move.kind
    if kind == kinds.BUILD or kind == kinds.DOUBLE:
        s.industry = move.a
        s.target = move.b
    elif kind == kinds.DEVELOP:
        s.industry = move.a
    elif kind != kinds.PASS:
        s.target = move.a


def ask_card(s: LancashireState, p: i64) -> None:
    cards = moves.fitting_cards(s, p)
    if cards & (cards - 1) == 0:
        pay_card(s, p, lowest(cards), True)
    else:
        s.phase = CARD


def pay_card(s: LancashireState, p: i64, card: i64, forced: bool) -> None:
    """Discard the card; a double action build asks for a second one."""
    discard(s, p, card)
    journal.discarded(s, p, card, forced)
    if s.action == kinds.DOUBLE:
        s.steps += 1
        if s.steps < s.board.double_cards:
            ask_card(s, p)
            return
    step(s, p)


def discard(s: LancashireState, p: i64, card: i64) -> None:
    place = p * s.board.cards + card
    s.hand[place] -= 1
    if s.hand[place] == 0:
        s.seat[HAND + p] &= ~BIT[card]
    s.discards = s.discards + ONE[card * MAX_SEATS + p]


# One step of an action: place, pay, note what is needed -------------------------------------


def step(s: LancashireState, p: i64) -> None:
    action = s.action
    if action == kinds.SELL:
        find_outlet(s, p)
        return
    if action == kinds.BUILD or action == kinds.DOUBLE:
        build(s, p)
    elif action == kinds.LINK:
        lay_link(s, p)
    elif action == kinds.DEVELOP:
        journal.developed(s, p, s.industry)
        s.mat[p * s.board.industries + s.industry] += 1
        s.need_iron = s.board.develop_iron
    elif action == kinds.LOAN:
        borrow(s, p, s.target)
    else:
        journal.passed(s, p)
    proceed(s, p)


def build(s: LancashireState, p: i64) -> None:
    board = s.board
    slot = s.target
    building.place_tile(s, p, slot, s.industry)
    if s.industry == board.port_industry:
        s.port_slots |= BIT[slot]
        s.market_places |= BIT[board.slot_location[slot]]
    chronicle.built(s, p, slot)


def lay_link(s: LancashireState, p: i64) -> None:
    board = s.board
    price = board.canal_cost
    if s.era == RAIL:
        price = board.rail_cost if s.steps == 0 else board.second_rail_cost
        s.need_coal = board.rail_coal
    rounds.place_link(s, p, s.target, price)


def borrow(s: LancashireState, p: i64, loan: i64) -> None:
    money: i64 = s.board.loan_money[loan]
    levels: i64 = s.board.loan_levels[loan]
    s.seat[MONEY + p] += money
    s.seat[INCOME + p] = s.board.income.back(s.seat[INCOME + p], levels)
    chronicle.borrowed(s, p, money, levels)


# When everything is delivered ---------------------------------------------------------------


def proceed(s: LancashireState, p: i64) -> None:
    if not cubes.settle(s, p):
        return
    action = s.action
    if action == kinds.LINK:
        s.steps += 1
        offer_more(s, p, moves.second_links(s, p))
    elif action == kinds.DEVELOP:
        s.steps += 1
        further = moves.developments(s, p) if s.steps < s.board.develop_max else 0
        offer_more(s, p, further)
    else:
        if action == kinds.BUILD or action == kinds.DOUBLE:
            produce(s, p)
        flow.end_action(s, p)


def offer_more(s: LancashireState, p: i64, further: i64) -> None:
    if further:
        s.phase = MORE
    else:
        flow.end_action(s, p)


def produce(s: LancashireState, p: i64) -> None:
    """A shipyard flips at once; a mine or works gets its cubes and supplies its market."""
    board = s.board
    slot = s.target
    laid: i64 = board.kind_cubes[s.kind_at(slot)]
    if s.industry == board.shipyard_industry:
        cubes.flip(s, slot)
    elif s.industry == board.coal_industry:
        cubes.lay_coal(s, p, slot, laid)
    elif s.industry == board.iron_industry:
        cubes.lay_iron(s, p, slot, laid)


# Selling cotton -----------------------------------------------------------------------------


def find_outlet(s: LancashireState, p: i64) -> None:
    """Ask where the cotton goes, unless there is one way only."""
    ports = supply.ports(s, s.target)
    distant = supply.distant_open(s, s.target)
    if ports == 0:
        export(s, p, True)
    elif ports & (ports - 1) == 0 and not distant:
        ship(s, p, lowest(ports), True)
    else:
        s.phase = OUTLET


def ship(s: LancashireState, p: i64, port: i64, forced: bool) -> None:
    """The cotton goes through a port, which flips for its owner."""
    chronicle.shipped(s, p, port, forced)
    cubes.flip(s, port)
    sell_mill(s, p)


def export(s: LancashireState, p: i64, forced: bool) -> None:
    """The cotton goes to the distant market: a tile moves the marker, and the space reached
    pays. At the X nothing is sold, and the whole action is over."""
    board = s.board
    steps: i64 = s.distant[s.distant_at]
    s.distant_at += 1
    before = s.marker
    s.marker += steps
    if s.marker > board.distant_x:
        s.marker = board.distant_x
    chronicle.exported(s, p, steps, s.marker - before, forced)
    if s.marker == board.distant_x:
        chronicle.closed(s, p)
        flow.end_action(s, p)
        return
    spaces: i64 = board.distant_bonus[s.marker]
    cubes.raise_income(s, p, spaces)
    chronicle.distant_bonus(s, p, spaces)
    sell_mill(s, p)


def sell_mill(s: LancashireState, p: i64) -> None:
    journal.sold(s, p, s.target)
    cubes.flip(s, s.target)
    s.steps += 1
    offer_more(s, p, moves.sales(s, p))
