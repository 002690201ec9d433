"""What happens: a legal move is carried out, forced answers are given, and the action ends
or stops at the next question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ironbridge.games.birmingham import chronicle, flow, moves, supply
from ironbridge.games.birmingham import space as kinds
from ironbridge.games.birmingham.board import (
    BONUS_DEVELOP,
    BONUS_INCOME,
    BONUS_MONEY,
    MAX_SEATS,
    RAIL,
)
from ironbridge.games.birmingham.layout import (
    ACTION,
    BEER,
    BONUS,
    CARD,
    COAL,
    DEBT,
    HAND,
    INCOME,
    IRON,
    MONEY,
    MORE,
    POINTS,
)
from ironbridge.industry import building, cubes, journal, rounds
from ironbridge.kernel.bits import BIT, lowest
from ironbridge.kernel.move import Move

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState

ONE: Final = [bytes([n]) for n in range(256)]


def do(s: BirminghamState, move: Move, p: i64) -> None:
    """Carry out a legal move of seat p."""
    phase = s.phase
    if phase == ACTION:
        begin(s, move, p)
    elif phase == CARD:
        pay_card(s, p, move.a, False)
    elif phase == COAL:
        cubes.take_coal(s, p, move.a, False)
        proceed(s, p)
    elif phase == IRON:
        cubes.take_iron(s, p, move.a, False)
        proceed(s, p)
    elif phase == BEER:
        if move.kind == kinds.BARREL:
            supply.take_barrel(s, p, move.a, False)
        else:
            supply.take_beer(s, p, move.a, False)
        proceed(s, p)
    elif phase == BONUS:
        develop_freely(s, p, move.a, False)
        after_sale(s, p)
    elif phase == MORE:
        if move.kind == kinds.DONE:
            flow.end_action(s, p)
        else:
            aim(s, move)
            step(s, p)
    else:
        assert phase == DEBT
        flow.give_up(s, p, move.a)


def begin(s: BirminghamState, move: Move, p: i64) -> None:
    s.action = move.kind
    aim(s, move)
    ask_card(s, p)


def aim(s: BirminghamState, move: Move) -> None:
    """Set what this step of the action is about."""
    if move.kind == kinds.BUILD:
        s.industry = move.a
        s.target = move.b
    elif move.kind == kinds.DEVELOP:
        s.industry = move.a
    elif move.kind == kinds.LINK or move.kind == kinds.SELL:
        s.target = move.a


def ask_card(s: BirminghamState, p: i64) -> None:
    cards = moves.fitting_cards(s, p)
    if cards & (cards - 1) == 0:
        pay_card(s, p, lowest(cards), True)
    else:
        s.phase = CARD


def pay_card(s: BirminghamState, p: i64, card: i64, forced: bool) -> None:
    """Discard the card; a wild card goes back to its pile instead."""
    discard(s, p, card)
    journal.discarded(s, p, card, forced)
    if s.action != kinds.SCOUT:
        step(s, p)
        return
    s.steps += 1
    if s.steps < s.board.scout_cards:
        ask_card(s, p)
        return
    gain_card(s, p, s.board.wild_location)
    gain_card(s, p, s.board.wild_industry)
    chronicle.scouted(s, p)
    flow.end_action(s, p)


def discard(s: BirminghamState, p: i64, card: i64) -> None:
    place = p * s.board.cards + card
    s.hand[place] -= 1
    if s.hand[place] == 0:
        s.seat[HAND + p] &= ~BIT[card]
    if s.board.wild_cards & BIT[card] == 0:
        s.discards = s.discards + ONE[card * MAX_SEATS + p]


def gain_card(s: BirminghamState, p: i64, card: i64) -> None:
    s.hand[p * s.board.cards + card] += 1
    s.seat[HAND + p] |= BIT[card]


# One step of an action: place, pay, note what is needed -------------------------------------


def step(s: BirminghamState, p: i64) -> None:
    action = s.action
    if action == kinds.BUILD:
        building.place_tile(s, p, s.target, s.industry)
        journal.built(s, p, s.target)
    elif action == kinds.LINK:
        lay_link(s, p)
    elif action == kinds.SELL:
        s.need_beer = s.board.kind_beer[s.kind_at(s.target)]
    elif action == kinds.DEVELOP:
        journal.developed(s, p, s.industry)
        s.mat[p * s.board.industries + s.industry] += 1
        s.need_iron = s.board.develop_iron
    elif action == kinds.LOAN:
        borrow(s, p)
    else:
        journal.passed(s, p)
    proceed(s, p)


def lay_link(s: BirminghamState, p: i64) -> None:
    board = s.board
    price = board.canal_cost
    if s.era == RAIL:
        price = board.rail_cost if s.steps == 0 else board.second_rail_cost
        s.need_coal = board.rail_coal
        s.need_beer = 0 if s.steps == 0 else board.second_rail_beer
    rounds.place_link(s, p, s.target, price)


def borrow(s: BirminghamState, p: i64) -> None:
    s.seat[MONEY + p] += s.board.loan_money
    s.seat[INCOME + p] = s.board.income.back(s.seat[INCOME + p], s.board.loan_levels)
    chronicle.borrowed(s, p)


# When everything is delivered ---------------------------------------------------------------


def proceed(s: BirminghamState, p: i64) -> None:
    if not supply.settle(s, p):
        return
    action = s.action
    if action == kinds.BUILD:
        produce(s, p)
        flow.end_action(s, p)
    elif action == kinds.SELL:
        journal.sold(s, p, s.target)
        cubes.flip(s, s.target)
        grant_bonus(s, p)
    elif action == kinds.LINK:
        s.steps += 1
        offer_more(s, p, moves.second_links(s, p))
    elif action == kinds.DEVELOP:
        s.steps += 1
        further = moves.developments(s, p) if s.steps < s.board.develop_max else 0
        offer_more(s, p, further)
    else:
        flow.end_action(s, p)


def offer_more(s: BirminghamState, p: i64, further: i64) -> None:
    if further:
        s.phase = MORE
    else:
        flow.end_action(s, p)


def produce(s: BirminghamState, p: i64) -> None:
    """A brewery gets its barrels; a mine or works gets its cubes and supplies its market."""
    board = s.board
    slot = s.target
    laid: i64 = board.kind_cubes[s.kind_at(slot) * 2 + s.era]
    if s.industry == board.beer_industry:
        s.cubes[slot] = laid
        s.beer_slots |= BIT[slot]
    elif s.industry == board.coal_industry:
        cubes.lay_coal(s, p, slot, laid)
    elif s.industry == board.iron_industry:
        cubes.lay_iron(s, p, slot, laid)


def grant_bonus(s: BirminghamState, p: i64) -> None:
    """What the merchant's barrel brings, if one was used for this tile."""
    place = s.bonus
    if place >= 0:
        bonus: i64 = s.board.bonus_kind[place]
        amount: i64 = s.board.bonus_amount[place]
        if bonus == BONUS_DEVELOP:
            industries = moves.removable(s, p)
            if industries & (industries - 1):
                s.phase = BONUS
                return
            if industries:
                develop_freely(s, p, lowest(industries), True)
        else:
            if bonus == BONUS_MONEY:
                s.seat[MONEY + p] += amount
            elif bonus == BONUS_INCOME:
                cubes.raise_income(s, p, amount)
            else:
                s.seat[POINTS + p] += amount
            chronicle.bonus(s, p, bonus, amount)
    after_sale(s, p)


def develop_freely(s: BirminghamState, p: i64, industry: i64, forced: bool) -> None:
    chronicle.developed_freely(s, p, industry, forced)
    s.mat[p * s.board.industries + industry] += 1


def after_sale(s: BirminghamState, p: i64) -> None:
    s.bonus = -1
    s.spent_barrel = False
    s.steps += 1
    offer_more(s, p, moves.sales(s, p))
