"""Why a tile cannot be developed. Rulebook: "Action : Développement"."""

from __future__ import annotations

from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.games.age_of_industry.why.board import cards_held, industry_name, on_mat
from ironbridge.kernel.phrase import Reason, forbid


def develop(state: AgePosition, kind: int, p: int) -> Reason | None:
    """`develop INDUSTRY LEVEL`: any tile of the mat, for a card."""
    board = state.board
    if on_mat(state, p, kind) == 0:
        return forbid(
            "AI-DEVELOP-ONLY-MAT",
            "why-develop-gone",
            industry=industry_name(board, board.kind_industry[kind]),
            level=board.kind_level[kind],
        )
    if cards_held(state, p) == 0:
        return forbid("AI-DEVELOP-CARD", "why-no-hand")
    return None
