"""What activations and effects cost, and what effects do. Rulebook: "Activer une carte",
"Construire un bâtiment", "Jetons", "Résidences", "Bonus"; techniques Lobbying, Crane and Commerce.

One small function for each kind of price or effect; which card has which effect, and how much of
it, is data (board.toml).
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium import move_space as kinds
from ironbridge.games.spyrium.board import (
    ACTIVE,
    BUILDING,
    CHARACTER,
    DONE,
    KEPT,
    MAX_SEATS,
    MONEY,
    POINTS,
    RESIDENCE_AT,
    SPYRIUM,
    SURCHARGE,
    TILTED,
    TO_RESIDENCE,
    VALUE,
    VALUES,
    WORKERS,
    Effect,
    card_id,
)
from ironbridge.games.spyrium.rules.state import SpyriumPosition, note_amount, note_seat
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, lowest
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, seat_id

# Prices: whether somebody can pay for a card --------------------------------------------------


def affordable(s: SpyriumPosition, p: i64, slot: i64, extra: i64) -> bool:
    """Whether p can activate the card with this surcharge, one way or another. SP-ACTIVATE-PRICE,
    SP-ACTIVATE-PAY-IN-FULL."""
    face = s.face_at(slot)
    kind = s.board.face_type[face]
    if kind == CHARACTER:
        return callable_at(s, p, slot, extra)
    if kind == BUILDING:
        return s.seat[MONEY + p] >= extra + cheapest_site(s, p, face)
    return s.seat[MONEY + p] >= extra + s.board.face_cost[face]


# Prices: the surcharge for workers ------------------------------------------------------------


def others_beside(s: SpyriumPosition, slot: i64) -> i64:
    """Pounds for all workers beside a card but the one that uses it: the surcharge of activating it
    (SP-ACTIVATE-SURCHARGE), or the money the worker brings (SP-MONEY-AMOUNT)."""
    return s.board.worker_cost * (s.around[slot] - 1)


def surcharge_settled(s: SpyriumPosition, p: i64) -> bool:
    """Whether it is clear if Lobbying is used: it is not without a surcharge, and it is, without a
    question, where the surcharge is too high. SP-TECHNIQUE-LOBBYING, SP-TECHNIQUE-ONCE."""
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
    if s.waived == 1:
        return 0
    return others_beside(s, s.slot)


def charge(s: SpyriumPosition, p: i64) -> i64:
    """The surcharge; where Lobbying waives it, that technique is tilted. SP-TECHNIQUE-ONCE."""
    if s.waived == 1:
        s.seat[TILTED + p] |= s.board.lobbying
        note_seat(s, p, "event-lobbying")
    return surcharge(s)


# Prices: characters ---------------------------------------------------------------------------


def callable_at(s: SpyriumPosition, p: i64, slot: i64, extra: i64) -> bool:
    """Whether there is a token, if it takes one (SP-CALL-NEEDS-TOKEN), and p can pay all that the
    call costs (SP-CALL-MUST-PAY)."""
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


# Prices: buildings ----------------------------------------------------------------------------


def place_price(s: SpyriumPosition, p: i64) -> i64:
    """A new place costs money for every building p has; a Crane makes it cheaper.
    SP-BUILD-NEW-PLACE, SP-TECHNIQUE-CRANE."""
    price: i64 = 0
    rest = s.buildings(p)
    while rest:
        rest &= rest - 1
        price += s.board.place_cost
    if s.has(p, s.board.crane):
        price -= s.board.crane_discount
    return at_least_nothing(price)


def discounted(s: SpyriumPosition, face: i64, old: i64) -> i64:
    """The price of a building that replaces another: less if they share a symbol.
    SP-BUILD-SHARED-SYMBOL, SP-BUILD-DISCOUNT-ONCE, SP-BUILD-DISCOUNT-READING."""
    price: i64 = s.board.face_cost[face]
    if s.board.face_symbols[face] & s.board.face_symbols[old]:
        price -= s.board.symbol_discount
    return at_least_nothing(price)


def at_least_nothing(price: i64) -> i64:
    """No discount pays out money."""
    if price < 0:
        return 0
    return price


def cheapest_site(s: SpyriumPosition, p: i64, face: i64) -> i64:
    """The least that the building and its place can cost."""
    best = s.board.face_cost[face] + place_price(s, p)
    rest = s.buildings(p)
    while rest:
        bit = rest & -rest
        rest ^= bit
        price = discounted(s, face, s.board.card_face[POSITION[(bit * SPREAD >> 58) & 63]])
        if price < best:
            best = price
    return best


# Effects: what they do ------------------------------------------------------------------------


def apply(s: SpyriumPosition, p: i64, effect: Effect, value: i64) -> None:
    """Pay for an effect and take what it gives; `value` is what its token counts for. Workers
    that work for it, and the residence track, are not dealt with here."""
    pay_money(s, p, effect_price(s, p, effect, value))
    pay_spyrium(s, p, effect.pay_spyrium)
    gain_money(s, p, effect.money + effect.token_money * value)
    gain_spyrium(s, p, effect.spyrium + effect.token_spyrium * value)
    gain_points(s, p, effect.points + effect.token_points * value)
    gain_workers(s, p, effect.new_workers)


def came(effect: Effect) -> i64:
    """How far an action has come once this effect is applied."""
    return TO_RESIDENCE if effect.residence else DONE


# Effects: payments and gains ------------------------------------------------------------------


def pay_money(s: SpyriumPosition, p: i64, pounds: i64) -> None:
    s.seat[MONEY + p] -= pounds
    note_amount(s, p, "event-pay-money", "money", pounds)


def pay_spyrium(s: SpyriumPosition, p: i64, crystals: i64) -> None:
    s.seat[SPYRIUM + p] -= crystals
    note_amount(s, p, "event-pay-spyrium", "spyrium", crystals)


def gain_money(s: SpyriumPosition, p: i64, pounds: i64) -> None:
    s.seat[MONEY + p] += pounds
    note_amount(s, p, "event-gain-money", "money", pounds)


def gain_spyrium(s: SpyriumPosition, p: i64, crystals: i64) -> None:
    s.seat[SPYRIUM + p] += crystals
    note_amount(s, p, "event-gain-spyrium", "spyrium", crystals)


def gain_points(s: SpyriumPosition, p: i64, points: i64) -> None:
    s.seat[POINTS + p] += points
    note_amount(s, p, "event-gain-points", "points", points)


def gain_engineering(s: SpyriumPosition, p: i64, points: i64) -> None:
    s.seat[POINTS + p] += points
    note_amount(s, p, "event-engineering", "points", points)


def gain_workers(s: SpyriumPosition, p: i64, workers: i64) -> None:
    note_amount(s, p, "event-gain-workers", "workers", enlist(s, p, workers))


def enlist(s: SpyriumPosition, p: i64, workers: i64) -> i64:
    """New workers from the reserve, active at once, as many as it still has.
    SP-BUILDINGS-HOUSING-RESERVE, SP-BONUS-EMPTY-RESERVE."""
    left = s.reserve(p)
    if workers > left:
        workers = left
    s.seat[WORKERS + p] += workers
    s.seat[ACTIVE + p] += workers
    return workers


# Effects: tokens in use -----------------------------------------------------------------------


def values(s: SpyriumPosition, p: i64) -> i64:
    """What the token in use may count for, so that all can be paid (SP-ACTIVATE-PAY-IN-FULL)."""
    board = s.board
    if s.option >= 0:
        return payable_values(s, p, s.event_effect(s.option), 0, s.token)
    face = s.face_at(s.slot)
    if board.buildings & board.face_cards[face]:
        return payable_values(s, p, board.face_built[face], 0, s.token)
    price = surcharge(s) + board.face_cost[face]
    return payable_values(s, p, board.face_effects[face][0], price, s.token)


def value_settled(s: SpyriumPosition, p: i64) -> bool:
    """What the token counts for is clear, unless Commerce leaves a choice.
    SP-TECHNIQUE-COMMERCE-VALUE."""
    found = values(s, p)
    if found & (found - 1):
        s.phase = VALUE
        return False
    s.value = lowest(found)
    return True


def token_lying(s: SpyriumPosition, slot: i64) -> i64:
    """The value of the token on a building, 0 without one."""
    value: i64 = 1
    while value < VALUES:
        if s.tokens[slot * VALUES + value]:
            return value
        value += 1
    return 0


def take_token(s: SpyriumPosition, p: i64) -> None:
    """The token in use leaves the card; Commerce keeps it, as long as there is room.
    SP-TOKEN-DISCARD, SP-TECHNIQUE-COMMERCE-KEEPS."""
    token = s.token
    if token == 0:
        return
    s.tokens[s.slot * VALUES + token] -= 1
    token_taken(s, p, s.face_at(s.slot), token)
    trade(s, p)
    if s.has(p, s.board.commerce) and kept_tokens(s, p) < s.board.commerce_limit:
        s.seat[KEPT + (token - 1) * MAX_SEATS + p] += 1
        token_kept(s, p)
    else:
        s.discarded[token] += 1


def trade(s: SpyriumPosition, p: i64) -> None:
    """Commerce is tilted when it gives the token another value. SP-TECHNIQUE-ONCE."""
    if s.value != s.token:
        s.seat[TILTED + p] |= s.board.commerce
        note_amount(s, p, "event-commerce", "value", s.value)


def kept_tokens(s: SpyriumPosition, p: i64) -> i64:
    """The tokens that Commerce has kept for p, of any value."""
    kept: i64 = 0
    v: i64 = 0
    while v < VALUES - 1:
        kept += s.seat[KEPT + v * MAX_SEATS + p]
        v += 1
    return kept


# Effects: the residence track -----------------------------------------------------------------


def can_step(s: SpyriumPosition, p: i64) -> bool:
    """SP-RESIDENCE-LAST."""
    return s.seat[RESIDENCE_AT + p] < s.board.last_residence


def act_on_residence(s: SpyriumPosition, move: Move, p: i64) -> None:
    """A step, or the value of the space. SP-RESIDENCE-CHOICE."""
    if move.kind == kinds.STEP:
        step_residence(s, p)
    else:
        score_residence(s, p)


def step_residence(s: SpyriumPosition, p: i64) -> None:
    s.seat[RESIDENCE_AT + p] += 1
    value: i64 = s.board.residence_track[s.seat[RESIDENCE_AT + p]]
    note_amount(s, p, "event-residence-step", "value", value)


def score_residence(s: SpyriumPosition, p: i64) -> None:
    value: i64 = s.board.residence_track[s.seat[RESIDENCE_AT + p]]
    s.seat[POINTS + p] += value
    note_amount(s, p, "event-residence-score", "points", value)


# Bonuses --------------------------------------------------------------------------------------


def bonus_asked(s: SpyriumPosition, p: i64) -> bool:
    """Give the bonuses that the points of p bring without a choice; whether p must choose one.
    SP-BONUS-FIRST, SP-BONUS-SECOND, SP-BONUS-BOTH."""
    points = s.seat[POINTS + p]
    if points < s.board.first_bonus:
        return False
    if points < s.board.second_bonus:
        return (s.bonus_worker | s.bonus_money) & BIT[p] == 0
    if s.bonus_worker & BIT[p] == 0:
        take_bonus_worker(s, p)
    if s.bonus_money & BIT[p] == 0:
        take_bonus_money(s, p)
    return False


def choose_bonus(s: SpyriumPosition, move: Move, p: i64) -> None:
    if move.index == s.space.bonus_worker:
        take_bonus_worker(s, p)
    else:
        take_bonus_money(s, p)


def take_bonus_worker(s: SpyriumPosition, p: i64) -> None:
    s.bonus_worker |= BIT[p]
    bonus(s, p, "event-bonus-worker", "workers", enlist(s, p, s.board.bonus_workers))


def take_bonus_money(s: SpyriumPosition, p: i64) -> None:
    s.bonus_money |= BIT[p]
    s.seat[MONEY + p] += s.board.bonus_money
    bonus(s, p, "event-bonus-money", "money", s.board.bonus_money)


# Events ---------------------------------------------------------------------------------------


def token_taken(s: SpyriumPosition, p: i64, face: i64, value: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": card_id(s.board, face)}
    args["value"] = int(value)
    s.note(p, "event-token", args)


def token_kept(s: SpyriumPosition, p: i64) -> None:
    if s.journal is None:
        return
    kept = sum(int(s.seat[KEPT + v * MAX_SEATS + p]) for v in range(VALUES - 1))
    s.note(p, "event-kept", {"seat": seat_id(p), "tokens": kept})


def bonus(s: SpyriumPosition, p: i64, key: str, what: str, number: i64) -> None:
    """A bonus was taken, perhaps a worker that the reserve does not have."""
    if s.journal is None:
        return
    s.note(p, key, {"seat": seat_id(p), what: int(number)})
