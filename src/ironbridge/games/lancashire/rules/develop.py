"""The develop action. Rulebook: "Action - Développement"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import MONEY, NOTHING
from ironbridge.brass.rules import cubes, events
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.bits import BIT


def developments(s: Position, p: i64) -> i64:
    """Industries with a tile left on the mat (BL-DEVELOP-MAT-EMPTY), when the iron can be had
    (BL-DEVELOP-IRON)."""
    if cubes.iron_price(s, s.board.develop_iron) > s.seat[MONEY + p]:
        return 0
    found: i64 = 0
    industry: i64 = 0
    while industry < s.board.industries:
        if s.next_kind(p, industry) != NOTHING:
            found |= BIT[industry]
        industry += 1
    return found


def remove_tile(s: Position, p: i64) -> None:
    """The tile leaves the mat; iron is needed for it now."""
    events.developed(s, p, s.industry)
    s.mat[p * s.board.industries + s.industry] += 1
    s.need_iron = s.board.develop_iron


def after_development(s: Position, p: i64) -> i64:
    """The iron is there. The result: what may be developed further (BL-DEVELOP-ONE-OR-TWO)."""
    s.steps += 1
    return developments(s, p) if s.steps < s.board.develop_max else 0
