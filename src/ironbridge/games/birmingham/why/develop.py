"""Why a tile cannot be developed. Rulebook: "Action - Développement"."""

from __future__ import annotations

from ironbridge.brass.board import MONEY, NOTHING
from ironbridge.brass.why.board import lowest_on_mat
from ironbridge.brass.why.names import industry_name
from ironbridge.games.birmingham.board import BONUS
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.games.birmingham.why.cubes import NO_SLOT, iron_price
from ironbridge.kernel.phrase import Reason, forbid


def develop(state: Position, industry: int, p: int) -> Reason | None:
    """`develop INDUSTRY`, as an action or as Gloucester's bonus, which needs no iron."""
    board = state.board
    bonus = state.phase == BONUS
    kind = lowest_on_mat(state, p, industry)
    name = industry_name(board, industry)
    if kind == NOTHING:
        return forbid("BB-DEVELOP-MAT-EMPTY", "why-develop-mat-empty", industry=name)
    if not board.kind_developable[kind]:
        rule = "BB-BONUS-DEVELOP-BULB" if bonus else "BB-DEVELOP-BULB"
        level = board.kind_level[kind]
        return forbid(rule, "why-develop-bulb", industry=name, level=level)
    if bonus:
        return None
    price = iron_price(state, int(board.develop_iron), NO_SLOT)
    money = int(state.seat[MONEY + p])
    if price > money:
        return forbid("BB-DEVELOP-IRON", "why-develop-money", price=price, money=money)
    return None
