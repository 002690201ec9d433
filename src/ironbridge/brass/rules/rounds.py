"""Turns, rounds and eras, in their order, around the actions; and the cards that pay for these.
Rulebooks: "Mise en place", "Tour des joueurs", "Fin de la manche", "Fin d'une période".
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.brass.board import (
    ACTION,
    CANAL,
    ERA_NAMES,
    HAND,
    INCOME,
    LINKS,
    MAX_SEATS,
    MONEY,
    ORDER,
    RAIL,
    SPENT,
)
from ironbridge.brass.rules import cubes, income
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.arrays import filled
from ironbridge.kernel.bits import BIT, POSITION, SPREAD
from ironbridge.kernel.phrase import seat_id

ONE_BYTE: Final = [bytes([n]) for n in range(256)]


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
    note_begin(s)


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
    cards = s.cards_counted(p, actions)
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


# Cards: the hand, and those that pay for actions; which card a build needs is in `build.py` ----


def draw(s: BrassState, p: i64) -> None:
    """Refill the hand from the deck as far as it lasts."""
    missing = s.tables.hand - s.hand_size(p)
    left = s.cards_left()
    drawn = missing if missing < left else left
    stop = s.deck_at + drawn
    while s.deck_at < stop:
        card: i64 = s.deck[s.deck_at]
        s.deck_at += 1
        gain(s, p, card)
    note_drawn(s, p, drawn)


def gain(s: BrassState, p: i64, card: i64) -> None:
    s.hold(p, card, 1)
    s.seat[HAND + p] |= BIT[card]


def discard(s: BrassState, p: i64, card: i64, forced: bool) -> None:
    """Discard a card from the hand (TURN-CARD-FROM-HAND); a wild card goes back to its pile
    instead."""
    s.hold(p, card, -1)
    if s.held(p, card) == 0:
        s.seat[HAND + p] &= ~BIT[card]
    if s.tables.wild_cards & BIT[card] == 0:
        s.discards = s.discards + ONE_BYTE[card * MAX_SEATS + p]
    note_discarded(s, p, card, forced)


# Rounds -------------------------------------------------------------------------------------


def start_round(s: BrassState) -> None:
    note_round(s)
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
    note_order(s, last)
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


# The end of an era --------------------------------------------------------------------------


def remove_links(s: BrassState) -> None:
    s.built = 0
    s.near = s.tables.no_links
    s.joined = s.tables.unjoined
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
        slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        if s.tables.kind_level[s.kind_at(slot)] == 1:
            cubes.clear(s, slot)


def collect_cards(s: BrassState, unused: bytes) -> list[int]:
    """All discards and the cards the Canal Era did not use, for a new deck. They are sorted, so
    that the next shuffle depends on chance alone and not on the order of discards."""
    counts = filled(0, s.tables.cards)
    for byte in s.discards:
        counts[byte // MAX_SEATS] += 1
    for card in unused + s.deck[s.deck_at :]:  # the deck is empty in a game played from the start
        counts[card] += 1
    s.discards = b""
    return [card for card in range(int(s.tables.cards)) for _ in range(int(counts[card]))]


def close(s: BrassState) -> None:
    """The last era is scored: nobody decides anything any more."""
    s.phase = s.tables.over_phase
    s.turn = 0
    s.actions = 0
    note_end(s)


# Events -------------------------------------------------------------------------------------


def note_discarded(s: BrassState, p: i64, card: i64, forced: bool) -> None:
    if s.journal is None:
        return
    name = f"card-{s.tables.card_ids[card]}"
    s.note(p, "event-card", {"seat": seat_id(p), "card": name, "forced": int(forced)})


def note_passed(s: BrassState, p: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-pass", {"seat": seat_id(p)})


def note_begin(s: BrassState) -> None:
    if s.journal is None:
        return
    order: list[str] = [seat_id(s.seat[ORDER + i]) for i in range(int(s.seat_count))]
    s.note(-1, "event-begin", {"order": order})


def note_drawn(s: BrassState, p: i64, cards: i64) -> None:
    if s.journal is None or cards == 0:
        return
    s.note(p, "event-draw", {"seat": seat_id(p), "cards": int(cards)})


def note_order(s: BrassState, last: bool) -> None:
    """What everybody spent, and the order of the next round; after the last there is none, and
    the place is 0."""
    if s.journal is None:
        return
    for i in range(int(s.seat_count)):
        p = s.seat[ORDER + i]
        spent = int(s.seat[SPENT + p])
        place = 0 if last else i + 1
        s.note(p, "event-spent", {"seat": seat_id(p), "money": spent, "place": place})


def note_round(s: BrassState) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-round", {"era": f"era-{ERA_NAMES[s.era]}", "round": int(s.round)})


def note_rail_era(s: BrassState) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-rail", {})


def note_end(s: BrassState) -> None:
    if s.journal is None:
        return
    winners = [seat_id(p) for p in s.result().winners]
    s.note(-1, "event-over", {"winners": winners})
