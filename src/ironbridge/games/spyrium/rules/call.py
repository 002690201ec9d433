"""A character is called. Rulebook: "Faire appel à un personnage", "Jetons"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium.board import ASKS, MONEY, TOKEN, Effect
from ironbridge.games.spyrium.rules import effects, market, place, prices, tokens
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import lowest


def proceed_call(s: SpyriumPosition, p: i64, effect: Effect) -> i64:
    """The token and its value are asked for where there is a choice. SP-CALL-CHOOSES-TOKEN."""
    if effect.uses_token:
        if s.token == 0:
            takeable = takeable_tokens(s, p)
            if takeable & (takeable - 1):
                s.phase = TOKEN
                return ASKS
            s.token = lowest(takeable)
        if s.value == 0 and not tokens.value_settled(s, p):
            return ASKS
    return call(s, p, effect)


def takeable_tokens(s: SpyriumPosition, p: i64) -> i64:
    """The values of the tokens that can be taken from the character. SP-CALL-CHOOSES-TOKEN."""
    return prices.callable_tokens(s, p, s.slot, prices.surcharge(s))


def call(s: SpyriumPosition, p: i64, effect: Effect) -> i64:
    """The character gives its effect and stays where it is. SP-CALL-EFFECT, SP-CALL-STAYS."""
    cost: i64 = s.board.face_cost[s.face_at(s.slot)]
    extra = prices.charge(s, p)
    market.activated(s, p, "event-call", cost, extra)
    s.seat[MONEY + p] -= cost + extra
    place.take_back(s, p, s.gap)
    tokens.take_token(s, p)
    effects.apply(s, p, effect, s.value)
    return effects.came(effect)
