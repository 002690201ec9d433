"""A worker activates a card: the questions in their order, then what happens. Rulebook: "Activer
une carte", "Jetons"; techniques Lobbying, Crane and Commerce.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.spyrium import chronicle, effects, flow, moves, prices, scoring, workers
from ironbridge.games.spyrium import space as kinds
from ironbridge.games.spyrium.board import BUILDING, CHARACTER, Effect
from ironbridge.games.spyrium.layout import (
    CARDS,
    KEPT,
    MAX_SEATS,
    MONEY,
    SITE,
    SURCHARGE,
    TILTED,
    TOKEN,
    VALUE,
    VALUES,
)
from ironbridge.kernel.bits import BIT, lowest
from ironbridge.kernel.move import Move

if TYPE_CHECKING:
    from ironbridge.games.spyrium.state import SpyriumState


def begin(s: SpyriumState, p: i64, gap: i64, slot: i64) -> None:
    s.action = kinds.ACTIVATE
    s.gap = gap
    s.slot = slot
    proceed(s, p)


def proceed(s: SpyriumState, p: i64) -> None:
    """Ask what is still open; when nothing is, activate the card."""
    if s.waived < 0 and not surcharge_settled(s, p):
        return
    face = s.face_at(s.slot)
    kind = s.board.face_type[face]
    if kind == CHARACTER:
        proceed_call(s, p, s.board.face_effects[face][0])
    elif kind == BUILDING:
        proceed_build(s, p)
    else:
        patent(s, p)


def surcharge_settled(s: SpyriumState, p: i64) -> bool:
    """Lobbying is of use where there is a surcharge, and used unasked where that is too high."""
    extra = prices.others_beside(s, s.slot)
    if extra == 0 or not s.ready(p, s.board.lobbying):
        s.waived = 0
    elif prices.affordable(s, p, s.slot, extra):
        s.phase = SURCHARGE
        return False
    else:
        s.waived = 1
    return True


def proceed_call(s: SpyriumState, p: i64, effect: Effect) -> None:
    if effect.uses_token:
        if s.token == 0:
            tokens = moves.takeable_tokens(s, p)
            if tokens & (tokens - 1):
                s.phase = TOKEN
                return
            s.token = lowest(tokens)
        if s.value == 0 and not value_settled(s, p):
            return
    call(s, p, effect)


def proceed_build(s: SpyriumState, p: i64) -> None:
    if s.token == 0:
        s.token = token_lying(s, s.slot)
    if s.token and s.value == 0 and not value_settled(s, p):
        return
    sites: list[Move] = []
    moves.add_sites(s, p, sites)
    if len(sites) > 1:
        s.phase = SITE
    else:
        build_at(s, p, sites[0])


def value_settled(s: SpyriumState, p: i64) -> bool:
    """What the token counts for is clear, unless Commerce leaves a choice."""
    values = moves.values(s, p)
    if values & (values - 1):
        s.phase = VALUE
        return False
    s.value = lowest(values)
    return True


def token_lying(s: SpyriumState, slot: i64) -> i64:
    """The value of the token on a building, 0 without one."""
    value: i64 = 1
    while value < VALUES:
        if s.tokens[slot * VALUES + value]:
            return value
        value += 1
    return 0


# What happens -------------------------------------------------------------------------------


def call(s: SpyriumState, p: i64, effect: Effect) -> None:
    """The character stays where it is."""
    cost: i64 = s.board.face_cost[s.face_at(s.slot)]
    extra = charge(s, p)
    chronicle.activated(s, p, "event-call", cost, extra)
    s.seat[MONEY + p] -= cost + extra
    workers.take_back(s, p, s.gap)
    take_token(s, p)
    effects.apply(s, p, effect, s.value)
    flow.finish(s, p, effect.residence)


def patent(s: SpyriumState, p: i64) -> None:
    cost: i64 = s.board.face_cost[s.face_at(s.slot)]
    extra = charge(s, p)
    chronicle.activated(s, p, "event-patent", cost, extra)
    s.seat[MONEY + p] -= cost + extra
    workers.take_back(s, p, s.gap)
    take_card(s, p)
    flow.finish(s, p, False)


def build_at(s: SpyriumState, p: i64, site: Move) -> None:
    """Build in a new place, or in that of an upright or tilted building."""
    cost: i64 = s.board.face_cost[s.face_at(s.slot)]
    price: i64 = 0
    old: i64 = 0
    extra = charge(s, p)
    if site.kind == kinds.NEW:
        price = prices.place_price(s, p)
    else:
        tilted = s.seat[TILTED + p]
        old = s.buildings(p) & s.board.face_cards[site.a] & (tilted if site.b else ~tilted)
        old = workers.fewest_on(s, old)
        workers.clear(s, old)
        less = prices.discounted(s, s.face_at(s.slot), site.a)
        chronicle.replaced(s, p, site.a, cost - less)
        cost = less
    chronicle.built(s, p, cost, extra, price)
    s.seat[MONEY + p] -= cost + extra + price
    s.seat[CARDS + p] &= ~old
    s.seat[TILTED + p] &= ~old
    workers.take_back(s, p, s.gap)
    take_token(s, p)
    built = s.board.face_built[s.face_at(s.slot)]
    take_card(s, p)
    effects.apply(s, p, built, s.value)
    flow.finish(s, p, built.residence)


def charge(s: SpyriumState, p: i64) -> i64:
    """The surcharge; without one thanks to Lobbying, that technique is tilted."""
    if s.waived == 1:
        s.seat[TILTED + p] |= s.board.lobbying
        chronicle.plain(s, p, "event-lobbying")
    return prices.surcharge(s)


def take_card(s: SpyriumState, p: i64) -> None:
    """The card leaves the market for the quarter of p, upright."""
    s.seat[CARDS + p] |= BIT[s.market[s.slot]]
    s.market[s.slot] = -1
    s.filled &= ~BIT[s.slot]


def take_token(s: SpyriumState, p: i64) -> None:
    """The token in use leaves the card; Commerce keeps it, as long as there is room."""
    token = s.token
    if token == 0:
        return
    s.tokens[s.slot * VALUES + token] -= 1
    chronicle.token_taken(s, p, s.face_at(s.slot), token)
    trade(s, p)
    if s.has(p, s.board.commerce) and scoring.kept_tokens(s, p) < s.board.commerce_limit:
        s.seat[KEPT + (token - 1) * MAX_SEATS + p] += 1
        chronicle.token_kept(s, p)
    else:
        s.discarded[token] += 1


def trade(s: SpyriumState, p: i64) -> None:
    """Commerce is tilted when it gives the token another value."""
    if s.value != s.token:
        s.seat[TILTED + p] |= s.board.commerce
        chronicle.amount(s, p, "event-commerce", "value", s.value)
