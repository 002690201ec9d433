"""Where the goods of mills and factories can go: ports and market tiles. Rulebook: "Vendre des
marchandises".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.age_of_industry.layout import SLOTS
from ironbridge.kernel.bits import BIT, POSITION

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.state import AgeState


def sales(s: AgeState, p: i64) -> i64:
    """Own unflipped mills and factories whose goods have somewhere to go."""
    board = s.board
    sellers = board.slots_of_industry[board.cotton_industry]
    sellers |= board.slots_of_industry[board.factory_industry]
    slots = s.seat[SLOTS + p] & sellers & ~s.flipped
    found: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[bit % 67]
        if ports(s, slot) or markets(s, slot):
            found |= bit
    return found


def goods_of(s: AgeState, slot: i64) -> i64:
    """What the tile sells; nothing when it is an ironworks."""
    return s.board.industry_goods[s.board.kind_industry[s.kind_at(slot)]]


def ports(s: AgeState, seller: i64) -> i64:
    """The unflipped ports, of any owner, that are connected to the seller and take its goods."""
    board = s.board
    reached = s.joined[board.slot_location[seller]]
    goods = goods_of(s, seller)
    found: i64 = 0
    slots = s.port_slots & ~s.flipped
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[bit % 67]
        if reached & BIT[board.slot_location[slot]] and board.kind_accepts[s.kind_at(slot)] & goods:
            found |= bit
    return found


def markets(s: AgeState, seller: i64) -> i64:
    """The market tiles, not yet turned, that are connected to the seller and take its goods. That
    of a sea is connected only where a ship and a port open a sea lane."""
    board = s.board
    reached = s.joined[board.slot_location[seller]]
    goods = goods_of(s, seller)
    found: i64 = 0
    market: i64 = 0
    while market < board.markets:
        tile = s.market[market]
        if tile >= 0 and not s.used & BIT[market] and board.market_accepts[tile] & goods:
            found |= BIT[market] if reached & BIT[board.market_location[market]] else 0
        market += 1
    return found
