"""Brass: Lancashire (Roxley, 2018), for two to four players."""

from __future__ import annotations

from pathlib import Path

from ironbridge.games.lancashire.game import Lancashire
from ironbridge.kernel.base_game import open_game
from ironbridge.kernel.editions import Edition

__all__ = ["Lancashire", "create"]


def create(data: Path | Edition | None = None) -> Lancashire:
    """The game; with `data`, played with an edited copy of board.toml or an edition."""
    return open_game(Lancashire, data)
