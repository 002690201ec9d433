"""What an activation costs, and whether somebody can pay it. Rulebook: "Activer une carte",
"Construire un bâtiment", "Jetons sur les personnages"; techniques Lobbying and Crane.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium.board import (
    BUILDING,
    CHARACTER,
    MONEY,
    SPYRIUM,
    SURCHARGE,
    TILTED,
    VALUES,
    WORKERS,
    Effect,
)
from ironbridge.games.spyrium.rules.state import SpyriumPosition, note_seat
from ironbridge.kernel.bits import BIT, POSITION


def affordable(s: SpyriumPosition, p: i64, slot: i64, extra: i64) -> bool:
    """Whether p can activate the card with this surcharge, whatever it takes. SP-ACTIVATE-PRICE,
    SP-ACTIVATE-PAY-IN-FULL."""
    face = s.face_at(slot)
    kind = s.board.face_type[face]
    if kind == CHARACTER:
        return callable_at(s, p, slot, extra)
    if kind == BUILDING:
        return s.seat[MONEY + p] >= extra + cheapest_site(s, p, face)
    return s.seat[MONEY + p] >= extra + s.board.face_cost[face]


# The surcharge for workers ------------------------------------------------------------------


def others_beside(s: SpyriumPosition, slot: i64) -> i64:
    """Pounds for all workers beside a card but the one that uses it: the surcharge of activating it
    (SP-ACTIVATE-SURCHARGE), or the money the worker brings (SP-MONEY-AMOUNT)."""
    return s.board.worker_cost * (s.around[slot] - 1)


def surcharge_settled(s: SpyriumPosition, p: i64) -> bool:
    """Whether it is clear if Lobbying is used: it is of no use without a surcharge, and used
    unasked where the surcharge is too high. SP-TECHNIQUE-LOBBYING, SP-TECHNIQUE-ONCE."""
    extra = others_beside(s, s.slot)
    if extra == 0 or not s.ready(p, s.board.lobbying):
        s.waived = 0
    elif affordable(s, p, s.slot, extra):
        s.phase = SURCHARGE
        return False
    else:
        s.waived = 1
    return True


def surcharge(s: SpyriumPosition) -> i64:
    """What the activation in progress costs for other workers, as far as it is decided.
    SP-ACTIVATE-SURCHARGE, SP-TECHNIQUE-LOBBYING-PRICE."""
    return 0 if s.waived == 1 else others_beside(s, s.slot)


def charge(s: SpyriumPosition, p: i64) -> i64:
    """The surcharge; without one thanks to Lobbying, that technique is tilted.
    SP-TECHNIQUE-ONCE."""
    if s.waived == 1:
        s.seat[TILTED + p] |= s.board.lobbying
        note_seat(s, p, "event-lobbying")
    return surcharge(s)


# Characters ---------------------------------------------------------------------------------


def callable_at(s: SpyriumPosition, p: i64, slot: i64, extra: i64) -> bool:
    """A token, if it takes one (SP-CALL-NEEDS-TOKEN), and all that the call costs
    (SP-CALL-MUST-PAY)."""
    effect = s.board.face_effects[s.face_at(slot)][0]
    if effect.uses_token:
        return callable_tokens(s, p, slot, extra) != 0
    return payable(s, p, effect, extra + s.board.face_cost[s.face_at(slot)], 0)


def callable_tokens(s: SpyriumPosition, p: i64, slot: i64, extra: i64) -> i64:
    """The values of the tokens on a character with which p can pay, as a mask.
    SP-CALL-NEEDS-TOKEN, SP-CALL-CHOOSES-TOKEN, SP-CALL-MUST-PAY."""
    effect = s.board.face_effects[s.face_at(slot)][0]
    price = extra + s.board.face_cost[s.face_at(slot)]
    found: i64 = 0
    value: i64 = 1
    while value < VALUES:
        if s.tokens[slot * VALUES + value] and payable_values(s, p, effect, price, value):
            found |= BIT[value]
        value += 1
    return found


def payable_values(s: SpyriumPosition, p: i64, effect: Effect, price: i64, token: i64) -> i64:
    """What a token may count for: its own value, with Commerce any, if p can pay it.
    SP-TECHNIQUE-COMMERCE-VALUE, SP-TECHNIQUE-ONCE."""
    found: i64 = 0
    trading = s.ready(p, s.board.commerce)
    value: i64 = 1
    while value < VALUES:
        if (trading or value == token) and payable(s, p, effect, price, value):
            found |= BIT[value]
        value += 1
    return found


def payable(s: SpyriumPosition, p: i64, effect: Effect, price: i64, value: i64) -> bool:
    """Whether p has the price and what the effect itself asks for. SP-CALL-MUST-PAY,
    SP-EVENT-PAY."""
    if s.seat[SPYRIUM + p] < effect.pay_spyrium:
        return False
    return s.seat[MONEY + p] >= price + effect_price(s, p, effect, value)


def effect_price(s: SpyriumPosition, p: i64, effect: Effect, value: i64) -> i64:
    """The pounds that an effect itself asks for. SP-EVENTS-RECRUIT, SP-EVENTS-RECRUIT-COUNT."""
    by_worker = effect.pay_per_worker * s.seat[WORKERS + p]
    return effect.pay_money + effect.pay_token * value + by_worker


# Buildings ----------------------------------------------------------------------------------


def place_price(s: SpyriumPosition, p: i64) -> i64:
    """A new place costs for every building there is; a Crane makes it cheaper. SP-BUILD-NEW-PLACE,
    SP-TECHNIQUE-CRANE."""
    price: i64 = 0
    rest = s.buildings(p)
    while rest:
        rest &= rest - 1
        price += s.board.place_cost
    if s.has(p, s.board.crane):
        price -= s.board.crane_discount
    return price if price > 0 else 0


def discounted(s: SpyriumPosition, face: i64, old: i64) -> i64:
    """The price of a building that replaces another: less if they share a symbol.
    SP-BUILD-SHARED-SYMBOL, SP-BUILD-DISCOUNT-ONCE, SP-BUILD-DISCOUNT-READING."""
    price: i64 = s.board.face_cost[face]
    if s.board.face_symbols[face] & s.board.face_symbols[old]:
        price -= s.board.symbol_discount
    return price if price > 0 else 0


def cheapest_site(s: SpyriumPosition, p: i64, face: i64) -> i64:
    """The least that the building and its place can cost."""
    best = s.board.face_cost[face] + place_price(s, p)
    rest = s.buildings(p)
    while rest:
        bit = rest & -rest
        rest ^= bit
        price = discounted(s, face, s.board.card_face[POSITION[bit % 67]])
        if price < best:
            best = price
    return best
