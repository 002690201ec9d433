"""Why a tile cannot be developed. Rulebook: "Action - Développement", "Bonus de bière des
marchands"."""

from __future__ import annotations

from ironbridge.brass.why.board import industry_name, lowest_on_mat
from ironbridge.brass.why.develop import refuse_develop_iron, refuse_empty_mat
from ironbridge.games.birmingham import board
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.phrase import Reason, forbid


def develop(state: Position, industry: int, p: int) -> Reason | None:
    """`develop INDUSTRY`, as an action or as Gloucester's bonus, which needs no iron."""
    reason = refuse_empty_mat(state, industry, p) or refuse_bulb(state, industry, p)
    if reason is not None or state.phase == board.BONUS:
        return reason
    return refuse_develop_iron(state, p)


def refuse_bulb(state: Position, industry: int, p: int) -> Reason | None:
    """A tile with a light bulb is never developed."""
    tables = state.board
    kind = lowest_on_mat(state, p, industry)
    if tables.kind_developable[kind]:
        return None
    rule = "BB-BONUS-DEVELOP-BULB" if state.phase == board.BONUS else "BB-DEVELOP-BULB"
    name = industry_name(tables, industry)
    return forbid(rule, "why-develop-bulb", industry=name, level=tables.kind_level[kind])
