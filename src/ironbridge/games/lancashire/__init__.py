"""Brass: Lancashire (Roxley, 2018), for two to four players."""

from __future__ import annotations

from pathlib import Path

from ironbridge.games.lancashire.game import Lancashire
from ironbridge.kernel.base_game import open_game

__all__ = ["Lancashire", "create"]


def create(data: Path | None = None) -> Lancashire:
    """The game; with `data`, played with the components of an edited copy of board.toml."""
    return open_game(Lancashire, data)
