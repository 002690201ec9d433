"""Turns, rounds and eras, in their order, around the actions. Rulebooks: "Mise en place", "Tour
des joueurs", "Fin de la manche", "Fin d'une période".
"""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.brass.board import (
    ACTION,
    CANAL,
    HAND,
    INCOME,
    LINKS,
    MONEY,
    ORDER,
    RAIL,
    SPENT,
)
from ironbridge.brass.rules import cubes, events, income
from ironbridge.brass.rules.routes import alone
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.arrays import filled
from ironbridge.kernel.bits import POSITION


def take_seats(s: BrassState, money: i64) -> None:
    """The order of play is drawn by lot; everybody has the starting money, the markets their
    cubes."""
    order = list(range(int(s.seat_count)))
    s.chance.shuffle(order)
    for i, first in enumerate(order):
        s.seat[ORDER + i] = first
    for p in range(int(s.seat_count)):
        s.seat[MONEY + p] = money
        s.seat[INCOME + p] = s.tables.start_income
    s.coal = s.tables.coal_initial
    s.iron = s.tables.iron_initial
    events.game_begun(s)


# Turns --------------------------------------------------------------------------------------


def start_turn(s: BrassState) -> None:
    """The next seat with cards in hand plays; when none is left the round is over."""
    while s.turn < s.seat_count:
        p = s.seat[ORDER + s.turn]
        s.actions = actions_of_turn(s, p)
        if s.actions > 0:
            s.phase = ACTION
            return
        s.turn += 1
    end_round(s)


def actions_of_turn(s: BrassState, p: i64) -> i64:
    """The actions p has this turn: no more than cards to pay for them."""
    first_round = s.era == CANAL and s.round == 1
    actions = s.tables.first_round_actions if first_round else s.tables.actions
    cards = s.hand_size(p)
    return actions if cards > actions else cards


def offer_more(s: BrassState, p: i64, further: i64) -> None:
    """Ask whether the action goes on with one of these, if there is any."""
    if further:
        s.phase = s.tables.more_phase
    else:
        end_action(s, p)


def end_action(s: BrassState, p: i64) -> None:
    """The next action of the turn, or the next turn."""
    s.actions -= s.actions_used()
    s.action = -1
    s.target = -1
    s.industry = -1
    s.steps = 0
    if s.actions > 0:
        s.phase = ACTION
        return
    s.draw(p)
    s.turn += 1
    start_turn(s)


# Rounds -------------------------------------------------------------------------------------


def start_round(s: BrassState) -> None:
    events.round_begun(s)
    s.turn = 0
    start_turn(s)


def end_round(s: BrassState) -> None:
    last = is_last(s)
    set_order(s, last)
    if last:
        s.end_game()
        return
    income.pay_income(s)
    after_debts(s)


def is_last(s: BrassState) -> bool:
    """The last cards of the Rail Era are played (VICTORY-END), or those of the Canal Era in an
    introductory game (INTRO-CANAL-ONLY)."""
    return hands_empty(s) and (s.era == RAIL or s.introductory)


def after_debts(s: BrassState) -> None:
    """Go on when nobody has a tile to choose any more (ROUND-SHORTFALL-TOGETHER)."""
    if income.in_debt(s):
        s.phase = s.tables.debt_phase
        return
    if hands_empty(s):
        s.end_canal_era()
    else:
        s.round += 1
    start_round(s)


def hands_empty(s: BrassState) -> bool:
    p: i64 = 0
    while p < s.seat_count:
        if s.seat[HAND + p]:
            return False
        p += 1
    return True


def set_order(s: BrassState, last: bool) -> None:
    """The order of the next round follows from the money spent in this one."""
    by_spending(s.seat, ORDER, SPENT, s.seat_count)
    events.ordered(s, last)
    p: i64 = 0
    while p < s.seat_count:
        s.seat[SPENT + p] = 0
        p += 1


def by_spending(table: vec[i64], order: i64, spent: i64, seats: i64) -> None:
    """Whoever spent least plays first; equal spending keeps the order there was. Sorts the seats
    at table[order:] by their table[spent + seat], in place."""
    i: i64 = 1
    while i < seats:
        seat = table[order + i]
        sum_spent = table[spent + seat]
        j = i
        while j > 0 and table[spent + table[order + j - 1]] > sum_spent:
            table[order + j] = table[order + j - 1]
            j -= 1
        table[order + j] = seat
        i += 1


# The end of the Canal Era -------------------------------------------------------------------


def remove_links(s: BrassState) -> None:
    s.built = 0
    s.near = filled(0, s.tables.locations)
    s.joined = alone(int(s.tables.locations))
    p: i64 = 0
    while p < s.seat_count:
        s.seat[LINKS + p] = 0
        s.renew_network(p)
        p += 1


def remove_obsolete(s: BrassState) -> None:
    """All tiles of level 1 leave the board, not the mats."""
    slots = s.occupied
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[bit % 67]
        if s.tables.kind_level[s.kind_at(slot)] == 1:
            cubes.clear(s, slot)
