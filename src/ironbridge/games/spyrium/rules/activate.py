"""A worker activates a card: the questions in their order, then what happens. Rulebook: "Activer
une carte", "Breveter une technique".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium import move_space as kinds
from ironbridge.games.spyrium.board import (
    ASKS,
    BUILDING,
    CHARACTER,
    DONE,
    GAP_FIRST,
    GAP_SECOND,
    MONEY,
)
from ironbridge.games.spyrium.rules import build, call, market, place, prices
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import BIT, POSITION
from ironbridge.kernel.move import Move


def add_activate(s: SpyriumPosition, p: i64, held: i64, found: list[Move]) -> None:
    """The cards beside gaps with own workers. SP-ACTIVATE-NEIGHBOUR."""
    slots = activable(s, p, held)
    while slots and held:
        bit = held & -held
        held ^= bit
        gap: i64 = POSITION[bit % 67]
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


def begin(s: SpyriumPosition, p: i64, gap: i64, slot: i64) -> i64:
    s.action = kinds.ACTIVATE
    s.gap = gap
    s.slot = slot
    return proceed(s, p)


def proceed(s: SpyriumPosition, p: i64) -> i64:
    """Ask what is still open; when nothing is, activate the card. How far that has come."""
    if s.waived < 0 and not prices.surcharge_settled(s, p):
        return ASKS
    face = s.face_at(s.slot)
    kind = s.board.face_type[face]
    if kind == CHARACTER:
        return call.proceed_call(s, p, s.board.face_effects[face][0])
    if kind == BUILDING:
        return build.proceed_build(s, p)
    return patent(s, p)


def patent(s: SpyriumPosition, p: i64) -> i64:
    """A technique is the player's from now on. SP-PATENT-TAKES-CARD, SP-PATENT-NO-PLACE."""
    cost: i64 = s.board.face_cost[s.face_at(s.slot)]
    extra = prices.charge(s, p)
    market.activated(s, p, "event-patent", cost, extra)
    s.seat[MONEY + p] -= cost + extra
    place.take_back(s, p, s.gap)
    market.take_card(s, p)
    return DONE
