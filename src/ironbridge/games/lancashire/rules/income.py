"""Debts: tiles given up by players who cannot pay a negative income. Rulebook: "Fin de la manche".
Income itself, and what a tile brings, are those of the family: brass/rules/rounds.py."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import OWED, SLOTS
from ironbridge.brass.rules import rounds
from ironbridge.games.lancashire.rules.state import Position


def surrenderable(s: Position, p: i64) -> i64:
    """Any of one's own tiles (BL-ROUND-SHORTFALL-OWNER-CHOOSES), for a debt and nothing else
    (BL-ROUND-SHORTFALL-ONLY-THEN)."""
    return s.seat[SLOTS + p] if s.seat[OWED + p] > 0 else 0


def give_up(s: Position, p: i64, slot: i64) -> None:
    """A debtor chose this tile (BL-ROUND-SHORTFALL-TILES)."""
    rounds.surrender(s, p, slot, False)
    rounds.settle_debt(s, p)
