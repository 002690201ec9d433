"""Why a tile cannot be developed. Rulebooks: "Action - Développement"."""

from __future__ import annotations

from ironbridge.brass.board import MONEY, NOTHING
from ironbridge.brass.rules.state import BrassState
from ironbridge.brass.why.board import forbid, industry_name, lowest_on_mat
from ironbridge.brass.why.cubes import iron_price
from ironbridge.kernel.phrase import Reason


def refuse_empty_mat(state: BrassState, industry: int, p: int) -> Reason | None:
    """Why there is no tile of the industry to develop."""
    if lowest_on_mat(state, p, industry) != NOTHING:
        return None
    name = industry_name(state.tables, industry)
    return forbid(state, "DEVELOP-MAT-EMPTY", "why-develop-mat-empty", industry=name)


def refuse_develop_iron(state: BrassState, p: int) -> Reason | None:
    """Why the iron for a development cannot be paid for."""
    price = iron_price(state, int(state.tables.develop_iron))
    money = int(state.seat[MONEY + p])
    if price <= money:
        return None
    return forbid(state, "DEVELOP-IRON", "why-develop-money", price=price, money=money)
