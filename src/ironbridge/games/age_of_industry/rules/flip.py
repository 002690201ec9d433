"""Tiles that flip: with their last cube, their sale, or what a ship waits for. Rulebook:
"Retourner les marqueurs de mine de charbon et de sidérurgie".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.age_of_industry.board import NOTHING
from ironbridge.games.age_of_industry.rules.events import tile_at
from ironbridge.games.age_of_industry.rules.loan import earn
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.bits import BIT, POSITION


def flip(s: AgePosition, slot: i64) -> None:
    """The tile turns over and pays its owner at once, whoever's turn it is."""
    s.flipped |= BIT[slot]
    flipped(s, slot)
    earn(s, s.owner_at(slot), s.board.kind_payout[s.kind_at(slot)])


def flip_ship(s: AgePosition, slot: i64) -> None:
    """A ship flips when its coal is gone and its market tiles are turned or without demand. One
    that replaced a ship never does."""
    if not s.occupied & ~s.flipped & ~s.rebuilt & BIT[slot]:
        return
    source: i64 = s.board.ship_import[slot]
    if source != NOTHING and s.coal_sources & BIT[source]:
        return
    markets = s.board.markets_of_location[s.board.slot_location[slot]] & ~s.used
    while markets:
        bit = markets & -markets
        markets ^= bit
        tile = s.market[POSITION[bit % 67]]
        if tile >= 0 and s.board.market_accepts[tile]:
            return
    flip(s, slot)


def flipped(s: AgePosition, slot: i64) -> None:
    if s.journal is None:
        return
    owner = s.owner_at(slot)
    args = tile_at(s, owner, slot)
    args["money"] = int(s.board.kind_payout[s.kind_at(slot)])
    s.note(owner, "event-flip", args)
