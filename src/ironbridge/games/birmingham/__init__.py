"""Brass: Birmingham (Roxley, 2018), for two to four players."""

from __future__ import annotations

from pathlib import Path

from ironbridge.games.birmingham.game import Birmingham
from ironbridge.kernel.base_game import open_game
from ironbridge.kernel.editions import Edition

__all__ = ["Birmingham", "create"]


def create(data: Path | Edition | None = None) -> Birmingham:
    """The game; with `data`, played with an edited copy of board.toml or an edition."""
    return open_game(Birmingham, data)
