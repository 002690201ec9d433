"""Brass: Birmingham (Roxley, 2018), for two to four players."""

from __future__ import annotations

from pathlib import Path

from ironbridge.games.birmingham.game import Birmingham
from ironbridge.kernel.base_game import open_game

__all__ = ["Birmingham", "create"]


def create(data: Path | None = None) -> Birmingham:
    """The game; with `data`, played with the components of an edited copy of board.toml."""
    return open_game(Birmingham, data)
