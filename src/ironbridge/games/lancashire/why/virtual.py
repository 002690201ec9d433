"""The virtual link of the classic rules as the checker sees it: a network reaches by it, and
nothing else does. Rulebook: "Lien virtuel"."""

from __future__ import annotations

from ironbridge.brass.why.board import network
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.bits import members


def virtually_reached(state: Position, location: int, places: set[int]) -> bool:
    """By the virtual link of the classic rules: Liverpool from Birkenhead, and back."""
    ends = members(state.board.virtual_ends)
    return state.virtual_link and location in ends and any(end in places for end in ends)


def reach_rule(state: Position, location: int, p: int) -> str:
    """Who expects the virtual link is told that this game has none."""
    ends = members(state.board.virtual_ends)
    if location in ends and any(end in network(state, p) for end in ends):
        return "BL-VIRTUAL-OPTION-ONLY"
    return "BL-BUILD-INDUSTRY-CARD"
