"""A worker comes back from the market for a card. Rulebook: "Activer une carte", "Faire appel à un
personnage", "Construire un bâtiment", "Breveter une technique".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium import move_space as kinds
from ironbridge.games.spyrium.board import (
    ASKS,
    BUILDING,
    CARDS,
    CHARACTER,
    DONE,
    GAP_FIRST,
    GAP_SECOND,
    MONEY,
    SITE,
    TILTED,
    TOKEN,
    Effect,
    card_id,
)
from ironbridge.games.spyrium.rules import effects, exploit, place
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, lowest
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, seat_id

# What is legal --------------------------------------------------------------------------------


def add_activate(s: SpyriumPosition, p: i64, held: i64, found: Choices) -> None:
    """The cards beside the gaps in which p has workers. SP-ACTIVATE-NEIGHBOUR."""
    slots = activable(s, p, held)
    while slots and held:
        bit = held & -held
        held ^= bit
        gap: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        if slots & BIT[GAP_FIRST[gap]]:
            found.append(s.space.activate[gap * 2])
        if slots & BIT[GAP_SECOND[gap]]:
            found.append(s.space.activate[gap * 2 + 1])


def activable(s: SpyriumPosition, p: i64, held: i64) -> i64:
    """The places beside these gaps whose cards p can pay for, one way or another: with
    Lobbying, by some token, in some place. SP-ACTIVATE-PAY-IN-FULL."""
    near: i64 = 0
    while held:
        bit = held & -held
        held ^= bit
        gap: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        near |= BIT[GAP_FIRST[gap]] | BIT[GAP_SECOND[gap]]
    near &= s.filled
    free = s.ready(p, s.board.lobbying)
    found: i64 = 0
    while near:
        bit = near & -near
        near ^= bit
        slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        extra: i64 = 0
        if not free:
            extra = effects.others_beside(s, slot)
        if effects.affordable(s, p, slot, extra):
            found |= bit
    return found


# The questions in their order -----------------------------------------------------------------


def activate(s: SpyriumPosition, p: i64, gap: i64, slot: i64) -> i64:
    s.action = kinds.ACTIVATE
    s.gap = gap
    s.slot = slot
    return proceed_activation(s, p)


def proceed_activation(s: SpyriumPosition, p: i64) -> i64:
    """Ask what is still open; when nothing is, activate the card. How far that has come."""
    if s.waived < 0 and not effects.surcharge_settled(s, p):
        return ASKS
    face = s.face_at(s.slot)
    kind = s.board.face_type[face]
    if kind == CHARACTER:
        return proceed_call(s, p, s.board.face_effects[face][0])
    if kind == BUILDING:
        return proceed_build(s, p)
    return patent(s, p)


# A character is called ------------------------------------------------------------------------


def proceed_call(s: SpyriumPosition, p: i64, effect: Effect) -> i64:
    """The token and its value are asked for where there is a choice. SP-CALL-CHOOSES-TOKEN."""
    if effect.uses_token:
        if s.token == 0:
            takeable = takeable_tokens(s, p)
            if takeable & (takeable - 1):
                s.phase = TOKEN
                return ASKS
            s.token = lowest(takeable)
        if s.value == 0 and not effects.value_settled(s, p):
            return ASKS
    return call(s, p, effect)


def takeable_tokens(s: SpyriumPosition, p: i64) -> i64:
    """The values of the tokens that can be taken from the character. SP-CALL-CHOOSES-TOKEN."""
    return effects.callable_tokens(s, p, s.slot, effects.surcharge(s))


def call(s: SpyriumPosition, p: i64, effect: Effect) -> i64:
    """The character gives its effect and stays where it is. SP-CALL-EFFECT, SP-CALL-STAYS."""
    cost: i64 = s.board.face_cost[s.face_at(s.slot)]
    extra = effects.charge(s, p)
    activated(s, p, "event-call", cost, extra)
    s.seat[MONEY + p] -= cost + extra
    place.take_back(s, p, s.gap)
    effects.take_token(s, p)
    effects.apply(s, p, effect, s.value)
    return effects.came(effect)


# A building is built --------------------------------------------------------------------------


def proceed_build(s: SpyriumPosition, p: i64) -> i64:
    """What the token counts for, and the place, are asked for where there is a choice."""
    if s.token == 0:
        s.token = effects.token_lying(s, s.slot)
    if s.token and s.value == 0 and not effects.value_settled(s, p):
        return ASKS
    sites = s.space.within.emptied()
    add_sites(s, p, sites)
    if sites.count > 1:
        s.phase = SITE
        return ASKS
    return build_at(s, p, sites.move(0))


def add_sites(s: SpyriumPosition, p: i64, found: Choices) -> None:
    """Where the building can go: a new place, or that of another, upright or tilted
    (SP-BUILD-REPLACE), if that can be paid (SP-ACTIVATE-PAY-IN-FULL)."""
    face = s.face_at(s.slot)
    money = s.seat[MONEY + p] - effects.surcharge(s)
    if money >= s.board.face_cost[face] + effects.place_price(s, p):
        found.append(s.space.new)
    tilted = s.seat[TILTED + p]
    cards = s.buildings(p)
    while cards:
        bit = cards & -cards
        old: i64 = s.board.card_face[POSITION[(bit * SPREAD >> 58) & 63]]
        copies = cards & s.board.face_cards[old]
        cards ^= copies
        if money >= effects.discounted(s, face, old):
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
    extra = effects.charge(s, p)
    if site.kind == kinds.NEW:
        price = effects.place_price(s, p)
    else:
        tilted = s.seat[TILTED + p]
        old = s.buildings(p) & s.board.face_cards[site.a] & (tilted if site.b else ~tilted)
        old = exploit.fewest_on(s, old)
        exploit.clear_workers(s, old)
        less = effects.discounted(s, s.face_at(s.slot), site.a)
        replaced(s, p, site.a, cost - less)
        cost = less
    built(s, p, cost, extra, price)
    s.seat[MONEY + p] -= cost + extra + price
    s.seat[CARDS + p] &= ~old
    s.seat[TILTED + p] &= ~old
    place.take_back(s, p, s.gap)
    effects.take_token(s, p)
    effect = s.board.face_built[s.face_at(s.slot)]
    take_card(s, p)
    effects.apply(s, p, effect, s.value)
    return effects.came(effect)


# A technique is patented ----------------------------------------------------------------------


def patent(s: SpyriumPosition, p: i64) -> i64:
    """A technique is the player's from now on. SP-PATENT-TAKES-CARD, SP-PATENT-NO-PLACE."""
    cost: i64 = s.board.face_cost[s.face_at(s.slot)]
    extra = effects.charge(s, p)
    activated(s, p, "event-patent", cost, extra)
    s.seat[MONEY + p] -= cost + extra
    place.take_back(s, p, s.gap)
    take_card(s, p)
    return DONE


def take_card(s: SpyriumPosition, p: i64) -> None:
    """The card leaves the market for the quarter of p, upright.
    SP-BUILD-TAKES-CARD, SP-PATENT-TAKES-CARD."""
    s.seat[CARDS + p] |= BIT[s.market[s.slot]]
    s.market[s.slot] = -1
    s.filled &= ~BIT[s.slot]


# Events ---------------------------------------------------------------------------------------


def activated(s: SpyriumPosition, p: i64, key: str, cost: i64, surcharge: i64) -> None:
    """A character is called or a technique patented; told while the card is still in its place."""
    if s.journal is None:
        return
    args = place.at_market(s, p, s.gap, s.slot)
    args["cost"] = int(cost)
    args["surcharge"] = int(surcharge)
    args["money"] = int(cost + surcharge)
    s.note(p, key, args)


def built(s: SpyriumPosition, p: i64, cost: i64, surcharge: i64, site: i64) -> None:
    """`cost` is the printed price less any discount, `site` the price of a new place."""
    if s.journal is None:
        return
    args = place.at_market(s, p, s.gap, s.slot)
    args["cost"] = int(cost)
    args["surcharge"] = int(surcharge)
    args["site"] = int(site)
    args["money"] = int(cost + surcharge + site)
    s.note(p, "event-build", args)


def replaced(s: SpyriumPosition, p: i64, face: i64, discount: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": card_id(s.board, face)}
    args["discount"] = int(discount)
    s.note(p, "event-replace", args)
