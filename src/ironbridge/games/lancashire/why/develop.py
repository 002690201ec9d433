"""Why a tile cannot be developed. Rulebook: "Action - Développement"."""

from __future__ import annotations

from ironbridge.brass.board import MONEY, NOTHING
from ironbridge.brass.why.board import lowest_on_mat
from ironbridge.brass.why.names import industry_name
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.games.lancashire.why.cubes import iron_price
from ironbridge.kernel.phrase import Reason, forbid


def develop(state: Position, industry: int, p: int) -> Reason | None:
    """`develop INDUSTRY`, as an action or as its second tile: every tile may be developed."""
    board = state.board
    if lowest_on_mat(state, p, industry) == NOTHING:
        name = industry_name(board, industry)
        return forbid("BL-DEVELOP-MAT-EMPTY", "why-develop-mat-empty", industry=name)
    price = iron_price(state, int(board.develop_iron))
    money = int(state.seat[MONEY + p])
    if price > money:
        return forbid("BL-DEVELOP-IRON", "why-develop-money", price=price, money=money)
    return None
