"""The course of the game: set-up, turns, rounds, eras. Rulebook: "Mise en place", "Tour des
joueurs", "Fin de la manche", "Fin d'une période".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.birmingham import chronicle, scoring, supply
from ironbridge.games.birmingham.board import CANAL, MAX_SEATS, NOTHING, RAIL, Board
from ironbridge.games.birmingham.layout import (
    ACTION,
    DEBT,
    HAND,
    INCOME,
    LINKS,
    MONEY,
    ORDER,
    OVER,
    OWED,
    POINTS,
    SLOTS,
    SPENT,
)
from ironbridge.industry.order import by_spending
from ironbridge.industry.routes import alone, zeros
from ironbridge.kernel.bits import BIT, POSITION, lowest
from ironbridge.kernel.chance import Chance

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState


# Set-up -------------------------------------------------------------------------------------


def set_up(s: BirminghamState) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order:
    the cards, the merchant tiles, the turn order."""
    s.chance = s.chance.copy()
    s.deck = shuffled_deck(s.board, int(s.seat_count), s.chance)
    set_merchants(s)
    order = list(range(int(s.seat_count)))
    s.chance.shuffle(order)
    for i, first in enumerate(order):
        s.seat[ORDER + i] = first
    for p in range(int(s.seat_count)):
        s.seat[MONEY + p] = s.board.money
        s.seat[INCOME + p] = s.board.start_income
    s.coal = s.board.coal_initial
    s.iron = s.board.iron_initial
    chronicle.game_begun(s)
    deal(s)
    if s.board.face_down:
        s.face_down = s.deck[s.deck_at : s.deck_at + s.seat_count]
        s.deck_at += s.seat_count
    start_round(s)


def shuffled_deck(board: Board, seats: int, chance: Chance) -> bytes:
    cards: list[int] = []
    for card in range(int(board.cards)):
        if board.wild_cards & BIT[card] == 0:
            cards.extend([card] * board.card_counts[card][seats])
    chance.shuffle(cards)
    return bytes(cards)


def set_merchants(s: BirminghamState) -> None:
    board = s.board
    seats = int(s.seat_count)
    tiles = [m for m, counts in enumerate(board.merchant_seats) if seats in counts]
    s.chance.shuffle(tiles)
    laid: list[int] = []
    for space in range(int(board.spaces)):
        used = board.space_min_seats[space] <= seats
        laid.append(tiles.pop(0) if used else NOTHING)
    s.merchants = bytes(laid)
    set_barrels(s)


def set_barrels(s: BirminghamState) -> None:
    """One barrel beside every merchant tile that buys something."""
    s.barrels = 0
    for space in range(int(s.board.spaces)):
        tile = s.merchants[space]
        if tile != NOTHING and s.board.merchant_buys[tile]:
            s.barrels |= BIT[space]


def deal(s: BirminghamState) -> None:
    for p in range(int(s.seat_count)):
        draw(s, p)


def draw(s: BirminghamState, p: i64) -> None:
    """Refill the hand from the deck as far as it lasts."""
    missing = s.board.hand - s.hand_size(p)
    cards: i64 = len(s.deck)
    drawn: i64 = 0
    while drawn < missing and s.deck_at < cards:
        card: i64 = s.deck[s.deck_at]
        s.deck_at += 1
        drawn += 1
        s.hand[p * s.board.cards + card] += 1
        s.seat[HAND + p] |= BIT[card]
    chronicle.drawn(s, p, drawn)


# Turns --------------------------------------------------------------------------------------


def start_round(s: BirminghamState) -> None:
    chronicle.round_begun(s)
    s.turn = 0
    start_turn(s)


def start_turn(s: BirminghamState) -> None:
    """The next seat with cards in hand plays; when none is left the round is over."""
    while s.turn < s.seat_count:
        p = s.seat[ORDER + s.turn]
        first_round = s.era == CANAL and s.round == 1
        actions = s.board.first_round_actions if first_round else s.board.actions
        cards = s.hand_size(p)
        s.actions = actions if cards > actions else cards
        if s.actions > 0:
            s.phase = ACTION
            return
        s.turn += 1
    end_round(s)


def end_action(s: BirminghamState, p: i64) -> None:
    s.action = -1
    s.target = -1
    s.industry = -1
    s.steps = 0
    s.actions -= 1
    if s.actions > 0:
        s.phase = ACTION
        return
    draw(s, p)
    s.turn += 1
    start_turn(s)


# Rounds -------------------------------------------------------------------------------------


def end_round(s: BirminghamState) -> None:
    by_spending(s.seat, ORDER, SPENT, s.seat_count)
    chronicle.ordered(s)
    p: i64 = 0
    while p < s.seat_count:
        s.seat[SPENT + p] = 0
        p += 1
    if hands_empty(s) and (s.era == RAIL or s.introductory):
        end_game(s)
        return
    pay_income(s)
    after_debts(s)


def hands_empty(s: BirminghamState) -> bool:
    p: i64 = 0
    while p < s.seat_count:
        if s.seat[HAND + p]:
            return False
        p += 1
    return True


def pay_income(s: BirminghamState) -> None:
    i: i64 = 0
    while i < s.seat_count:
        p = s.seat[ORDER + i]
        level = s.board.income.level[s.seat[INCOME + p]]
        money = s.seat[MONEY + p] + level
        chronicle.income(s, p, level)
        if money < 0:
            s.seat[OWED + p] = -money
            money = 0
        s.seat[MONEY + p] = money
        settle_debt(s, p)
        i += 1


def after_debts(s: BirminghamState) -> None:
    """Go on when nobody has a tile to choose any more."""
    p: i64 = 0
    while p < s.seat_count:
        if s.seat[OWED + p] > 0:
            s.phase = DEBT
            return
        p += 1
    if hands_empty(s):
        end_canal_era(s)
    else:
        s.round += 1
    start_round(s)


def give_up(s: BirminghamState, p: i64, slot: i64) -> None:
    """A debtor chose this tile."""
    surrender(s, p, slot, False)
    settle_debt(s, p)
    after_debts(s)


def settle_debt(s: BirminghamState, p: i64) -> None:
    """Take what is forced: the only tile, tiles that are all needed, then points."""
    while s.seat[OWED + p] > 0:
        slots = s.seat[SLOTS + p]
        total: i64 = 0
        worthless = False
        rest = slots
        while rest:
            bit = rest & -rest
            rest ^= bit
            value = tile_value(s, POSITION[bit % 67])
            total += value
            worthless = worthless or value == 0
        if total == 0:
            lose_points(s, p)
        elif slots & (slots - 1) == 0 or (total <= s.seat[OWED + p] and not worthless):
            surrender(s, p, lowest(slots), True)
        else:
            return


def tile_value(s: BirminghamState, slot: i64) -> i64:
    cost: i64 = s.board.kind_cost[s.kind_at(slot)]
    return cost // s.board.shortfall_divisor


def surrender(s: BirminghamState, p: i64, slot: i64, forced: bool) -> None:
    """The tile leaves the game for half its cost; what is left over is kept."""
    value = tile_value(s, slot)
    chronicle.surrendered(s, p, slot, value, forced)
    supply.clear(s, slot)
    owed = s.seat[OWED + p]
    if value >= owed:
        s.seat[MONEY + p] += value - owed
        s.seat[OWED + p] = 0
    else:
        s.seat[OWED + p] = owed - value


def lose_points(s: BirminghamState, p: i64) -> None:
    """One point for each pound missing, never below zero."""
    lost = s.seat[OWED + p]
    if lost > s.seat[POINTS + p]:
        lost = s.seat[POINTS + p]
    s.seat[POINTS + p] -= lost
    s.seat[OWED + p] = 0
    chronicle.points_lost(s, p, lost)


# Eras ---------------------------------------------------------------------------------------


def end_game(s: BirminghamState) -> None:
    scoring.score_era(s)
    if s.introductory:
        scoring.score_introductory(s)
    s.phase = OVER
    s.turn = 0
    s.actions = 0
    chronicle.game_over(s)


def end_canal_era(s: BirminghamState) -> None:
    scoring.score_era(s)
    remove_links(s)
    remove_obsolete(s)
    set_barrels(s)
    s.era = RAIL
    s.round = 1
    reshuffle(s)
    chronicle.rail_begun(s)
    deal(s)


def remove_links(s: BirminghamState) -> None:
    s.built = 0
    s.near = zeros(int(s.board.locations))
    s.joined = alone(int(s.board.locations))
    p: i64 = 0
    while p < s.seat_count:
        s.seat[LINKS + p] = 0
        supply.renew_network(s, p)
        p += 1


def remove_obsolete(s: BirminghamState) -> None:
    """All tiles of level 1 leave the board, not the mats."""
    slots = s.occupied
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[bit % 67]
        if s.board.kind_level[s.kind_at(slot)] == 1:
            supply.clear(s, slot)


def reshuffle(s: BirminghamState) -> None:
    """All discards and the cards laid aside form the new deck. They are sorted before the
    shuffle, so that the result depends on chance alone and not on the order of discards."""
    cards = [byte // MAX_SEATS for byte in s.discards]
    cards.extend(s.face_down)
    cards.extend(s.deck[s.deck_at :])  # none in a game played from the start
    cards.sort()
    s.chance = s.chance.copy()
    s.chance.shuffle(cards)
    s.deck = bytes(cards)
    s.deck_at = 0
    s.discards = b""
    s.face_down = b""
