"""The merchants: what they buy, and the barrels beside them. Rulebook: "Action - Vente"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import NOTHING
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import BIT


def buyers(s: Position, industry: i64, reached: i64) -> i64:
    """Connected merchant spaces whose tile buys this industry (BB-SELL-MERCHANT), with or without
    a barrel (BB-SELL-MERCHANT-AGAIN); a blank one buys none (BB-SELL-BLANK-MERCHANT)."""
    found: i64 = 0
    m: i64 = 0
    wanted = BIT[industry]
    while m < s.board.spaces:
        tile: i64 = s.merchants[m]
        if (
            tile != NOTHING
            and s.board.merchant_buys[tile] & wanted
            and reached & BIT[s.board.space_location[m]]
        ):
            found |= BIT[m]
        m += 1
    return found


def set_barrels(s: Position) -> None:
    """One barrel beside every merchant tile that buys something."""
    s.barrels = 0
    for space in range(int(s.board.spaces)):
        tile = s.merchants[space]
        if tile != NOTHING and s.board.merchant_buys[tile]:
            s.barrels |= BIT[space]
