"""What the effects of cards do: one small function for each kind of effect. Which card has which
effect, and how much of it, is data (board.toml). Rulebook: "Jetons", "Résidences", "Bonus";
technique Commerce.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium import move_space as kinds
from ironbridge.games.spyrium.board import (
    ACTIVE,
    DONE,
    KEPT,
    MAX_SEATS,
    MONEY,
    POINTS,
    RESIDENCE_AT,
    SPYRIUM,
    TILTED,
    TO_RESIDENCE,
    VALUE,
    VALUES,
    WORKERS,
    Effect,
    card_id,
)
from ironbridge.games.spyrium.rules import prices
from ironbridge.games.spyrium.rules.state import SpyriumPosition, note_amount
from ironbridge.kernel.bits import BIT, lowest
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, seat_id


def apply(s: SpyriumPosition, p: i64, effect: Effect, value: i64) -> None:
    """Pay for an effect and take what it gives; `value` is what its token counts for. Workers
    that work for it, and the residence track, are left to others."""
    pay_money(s, p, prices.effect_price(s, p, effect, value))
    pay_spyrium(s, p, effect.pay_spyrium)
    gain_money(s, p, effect.money + effect.token_money * value)
    gain_spyrium(s, p, effect.spyrium + effect.token_spyrium * value)
    gain_points(s, p, effect.points + effect.token_points * value)
    gain_workers(s, p, effect.new_workers)


def came(effect: Effect) -> i64:
    """How far an action has come that has applied this effect."""
    return TO_RESIDENCE if effect.residence else DONE


# Payments and gains -------------------------------------------------------------------------


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


# Tokens in use ------------------------------------------------------------------------------


def values(s: SpyriumPosition, p: i64) -> i64:
    """What the token in use may count for, such that all can be paid (SP-ACTIVATE-PAY-IN-FULL)."""
    board = s.board
    if s.option >= 0:
        return prices.payable_values(s, p, s.event_effect(s.option), 0, s.token)
    face = s.face_at(s.slot)
    if board.buildings & board.face_cards[face]:
        return prices.payable_values(s, p, board.face_built[face], 0, s.token)
    price = prices.surcharge(s) + board.face_cost[face]
    return prices.payable_values(s, p, board.face_effects[face][0], price, s.token)


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


# The residence track ------------------------------------------------------------------------


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


# Bonuses ------------------------------------------------------------------------------------


def bonus_asked(s: SpyriumPosition, p: i64) -> bool:
    """Give the bonuses that the points of p bring without a choice; whether one is to choose.
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
    if move is s.space.bonus_worker:
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


# Events -------------------------------------------------------------------------------------


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
    """A bonus came, perhaps a worker that the reserve does not have."""
    if s.journal is None:
        return
    s.note(p, key, {"seat": seat_id(p), what: int(number)})
