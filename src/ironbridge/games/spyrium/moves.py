"""What is legal: the generator. `why.py` states the same rules apart, as checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.spyrium import prices
from ironbridge.games.spyrium.board import MOST_EFFECTS, Effect
from ironbridge.games.spyrium.layout import (
    ACTION,
    ACTIVE,
    BONUS,
    GAP_FIRST,
    GAP_SECOND,
    GAPS_HELD,
    MONEY,
    OPEN_GAPS,
    PLACE,
    RESIDENCE,
    REUSE,
    SITE,
    SPYRIUM,
    SURCHARGE,
    TILTED,
    TOKEN,
    VALUE,
)
from ironbridge.kernel.bits import BIT, POSITION
from ironbridge.kernel.move import Move
from ironbridge.kernel.space import pick

if TYPE_CHECKING:
    from ironbridge.games.spyrium.state import SpyriumState


def legal(s: SpyriumState, p: i64) -> list[Move]:
    """Every legal move of seat p."""
    found: list[Move] = []
    if p < 0 or p != s.decider():
        return found
    phase = s.phase
    if phase == ACTION:
        if s.activating(p):
            add_activation(s, p, found)
        else:
            add_placement(s, p, found)
    elif phase == SURCHARGE:
        found.append(s.space.surcharge)
        found.append(s.space.lobbying)
    elif phase == TOKEN:
        pick(found, s.space.token, takeable_tokens(s, p))
    elif phase == VALUE:
        pick(found, s.space.value, values(s, p))
    elif phase == SITE:
        add_sites(s, p, found)
    elif phase == RESIDENCE:
        found.append(s.space.step)
        found.append(s.space.score)
    elif phase == BONUS:
        found.append(s.space.bonus_worker)
        found.append(s.space.bonus_money)
    elif phase == PLACE:
        pick(found, s.space.place, placeable(s, p))
    elif phase == REUSE:
        add_uses(s, p, s.seat[TILTED + p], s.space.exploit, found)
    return found


# The two phases -----------------------------------------------------------------------------


def add_placement(s: SpyriumState, p: i64, found: list[Move]) -> None:
    """Phase I: place a worker, use the event, or go on to Phase II."""
    pick(found, s.space.place, placeable(s, p))
    add_events(s, p, found)
    found.append(s.space.activation)


def placeable(s: SpyriumState, p: i64) -> i64:
    """The gaps where p can place a worker now."""
    return OPEN_GAPS[s.filled] if s.seat[ACTIVE + p] > 0 else 0


def add_activation(s: SpyriumState, p: i64, found: list[Move]) -> None:
    """Phase II: take workers back, exploit buildings, use the event, or pass."""
    held = s.seat[GAPS_HELD + p]
    if held:
        add_money(s, held, found)
        add_activate(s, p, held, found)
    add_uses(s, p, ~s.seat[TILTED + p], s.space.exploit, found)
    if s.ready(p, s.board.taylorism):
        add_uses(s, p, s.seat[TILTED + p], s.space.taylorism, found)
    add_events(s, p, found)
    if held == 0:
        found.append(s.space.pass_)


def add_money(s: SpyriumState, held: i64, found: list[Move]) -> None:
    while held:
        bit = held & -held
        held ^= bit
        gap: i64 = POSITION[bit % 67]
        first = s.filled & BIT[GAP_FIRST[gap]]
        second = s.filled & BIT[GAP_SECOND[gap]]
        if first:
            found.append(s.space.money[gap * 2])
        if second:
            found.append(s.space.money[gap * 2 + 1])
        if first == 0 and second == 0:
            found.append(s.space.withdraw[gap])


def add_activate(s: SpyriumState, p: i64, held: i64, found: list[Move]) -> None:
    slots = activable(s, p, held)
    while slots and held:
        bit = held & -held
        held ^= bit
        gap: i64 = POSITION[bit % 67]
        if slots & BIT[GAP_FIRST[gap]]:
            found.append(s.space.activate[gap * 2])
        if slots & BIT[GAP_SECOND[gap]]:
            found.append(s.space.activate[gap * 2 + 1])


def activable(s: SpyriumState, p: i64, held: i64) -> i64:
    """The places beside these gaps whose cards p can pay for, one way or another."""
    near: i64 = 0
    while held:
        bit = held & -held
        held ^= bit
        gap: i64 = POSITION[bit % 67]
        near |= BIT[GAP_FIRST[gap]] | BIT[GAP_SECOND[gap]]
    near &= s.filled
    free = s.ready(p, s.board.lobbying)
    found: i64 = 0
    while near:
        bit = near & -near
        near ^= bit
        slot: i64 = POSITION[bit % 67]
        extra: i64 = 0 if free else prices.others_beside(s, slot)
        if prices.affordable(s, p, slot, extra):
            found |= bit
    return found


# Exploiting ---------------------------------------------------------------------------------


def add_uses(s: SpyriumState, p: i64, among: i64, table: list[Move], found: list[Move]) -> None:
    """The effects that p can use of own buildings among these cards, once for each face."""
    cards = s.buildings(p) & among
    while cards:
        bit = cards & -cards
        face: i64 = s.board.card_face[POSITION[bit % 67]]
        cards &= ~s.board.face_cards[face]
        effects = s.board.face_effects[face]
        n: i64 = 0
        while n < len(effects):
            if usable(s, p, face, effects[n]):
                found.append(table[face * MOST_EFFECTS + n])
            n += 1


def usable(s: SpyriumState, p: i64, face: i64, effect: Effect) -> bool:
    """Whether p has the workers and the Spyrium for an effect of a building."""
    if s.seat[SPYRIUM + p] < effect.pay_spyrium:
        return False
    return s.seat[ACTIVE + p] >= workers_needed(s, p, face, effect)


def workers_needed(s: SpyriumState, p: i64, face: i64, effect: Effect) -> i64:
    """With Automation mines work by themselves."""
    if s.board.face_symbols[face] & s.board.mine_symbol and s.has(p, s.board.automation):
        return 0
    return effect.workers


# Events -------------------------------------------------------------------------------------


def add_events(s: SpyriumState, p: i64, found: list[Move]) -> None:
    if s.event_used & BIT[p]:
        return
    options = s.board.event_options[s.event()]
    n: i64 = 0
    while n < len(options):
        if event_possible(s, p, options[n]):
            found.append(s.space.event[n])
        n += 1


def event_possible(s: SpyriumState, p: i64, effect: Effect) -> bool:
    if effect.uses_token:
        token = s.event_token
        if token == 0 or prices.payable_values(s, p, effect, 0, token) == 0:
            return False
    elif not prices.payable(s, p, effect, 0, 0):
        return False
    if effect.new_workers > 0 and s.reserve(p) == 0:
        return False
    if effect.late_worker and not (s.activating(p) and placeable(s, p)):
        return False
    return not effect.reuse or can_reuse(s, p)


def can_reuse(s: SpyriumState, p: i64) -> bool:
    uses: list[Move] = []
    add_uses(s, p, s.seat[TILTED + p], s.space.exploit, uses)
    return len(uses) > 0


# The questions of an action in progress -----------------------------------------------------


def takeable_tokens(s: SpyriumState, p: i64) -> i64:
    """The values of the tokens that can be taken from the character."""
    return prices.callable_tokens(s, p, s.slot, prices.surcharge(s))


def values(s: SpyriumState, p: i64) -> i64:
    """What the token in use may count for."""
    board = s.board
    if s.option >= 0:
        return prices.payable_values(s, p, s.event_effect(s.option), 0, s.token)
    face = s.face_at(s.slot)
    if board.buildings & board.face_cards[face]:
        return prices.payable_values(s, p, board.face_built[face], 0, s.token)
    price = prices.surcharge(s) + board.face_cost[face]
    return prices.payable_values(s, p, board.face_effects[face][0], price, s.token)


def add_sites(s: SpyriumState, p: i64, found: list[Move]) -> None:
    """Where the building can go: a new place, or that of another, upright or tilted."""
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
