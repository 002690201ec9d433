"""A building is built. Rulebook: "Construire un bâtiment"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium import move_space as kinds
from ironbridge.games.spyrium.board import ASKS, CARDS, MONEY, SITE, TILTED
from ironbridge.games.spyrium.rules import (
    effects,
    exploit,
    journal,
    market,
    place,
    prices,
    tokens,
)
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import POSITION
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, seat_id


def proceed_build(s: SpyriumPosition, p: i64) -> i64:
    """What the token counts for, and the place, are asked for where there is a choice."""
    if s.token == 0:
        s.token = tokens.token_lying(s, s.slot)
    if s.token and s.value == 0 and not tokens.value_settled(s, p):
        return ASKS
    sites: list[Move] = []
    add_sites(s, p, sites)
    if len(sites) > 1:
        s.phase = SITE
        return ASKS
    return build_at(s, p, sites[0])


def add_sites(s: SpyriumPosition, p: i64, found: list[Move]) -> None:
    """Where the building can go: a new place, or that of another, upright or tilted
    (SP-BUILD-REPLACE), if that can be paid (SP-ACTIVATE-PAY-IN-FULL)."""
    face = s.face_at(s.slot)
    money = s.seat[MONEY + p] - prices.surcharge(s)
    if money >= s.board.face_cost[face] + prices.place_price(s, p):
        found.append(s.space.new)
    tilted = s.seat[TILTED + p]
    cards = s.buildings(p)
    while cards:
        bit = cards & -cards
        old: i64 = s.board.card_face[POSITION[bit % 67]]
        copies = cards & s.board.face_cards[old]
        cards ^= copies
        if money >= prices.discounted(s, face, old):
            if copies & ~tilted:
                found.append(s.space.replace[old * 2])
            if copies & tilted:
                found.append(s.space.replace[old * 2 + 1])


def build_at(s: SpyriumPosition, p: i64, site: Move) -> i64:
    """Build in a new place, or in that of an upright or tilted building, which leaves the game.
    SP-BUILD-TAKES-CARD, SP-BUILD-REPLACE, SP-BUILD-WORKERS-ON-OLD, SP-BUILD-AT-ONCE."""
    cost: i64 = s.board.face_cost[s.face_at(s.slot)]
    price: i64 = 0
    old: i64 = 0
    extra = prices.charge(s, p)
    if site.kind == kinds.NEW:
        price = prices.place_price(s, p)
    else:
        tilted = s.seat[TILTED + p]
        old = s.buildings(p) & s.board.face_cards[site.a] & (tilted if site.b else ~tilted)
        old = exploit.fewest_on(s, old)
        exploit.clear_workers(s, old)
        less = prices.discounted(s, s.face_at(s.slot), site.a)
        replaced(s, p, site.a, cost - less)
        cost = less
    built(s, p, cost, extra, price)
    s.seat[MONEY + p] -= cost + extra + price
    s.seat[CARDS + p] &= ~old
    s.seat[TILTED + p] &= ~old
    place.take_back(s, p, s.gap)
    tokens.take_token(s, p)
    effect = s.board.face_built[s.face_at(s.slot)]
    market.take_card(s, p)
    effects.apply(s, p, effect, s.value)
    return effects.came(effect)


def built(s: SpyriumPosition, p: i64, cost: i64, surcharge: i64, site: i64) -> None:
    """`cost` is the printed price less any discount, `site` the price of a new place."""
    if s.journal is None:
        return
    args = market.at_market(s, p, s.gap, s.slot)
    args["cost"] = int(cost)
    args["surcharge"] = int(surcharge)
    args["site"] = int(site)
    args["money"] = int(cost + surcharge + site)
    s.note(p, "event-build", args)


def replaced(s: SpyriumPosition, p: i64, face: i64, discount: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": journal.card_id(s, face)}
    args["discount"] = int(discount)
    s.note(p, "event-replace", args)
