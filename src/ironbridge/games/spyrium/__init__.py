"""Spyrium (Ystari, 2013), for two to five players."""

from __future__ import annotations

from pathlib import Path

from ironbridge.games.spyrium.game import Spyrium
from ironbridge.kernel.base_game import open_game
from ironbridge.kernel.editions import Edition

__all__ = ["Spyrium", "create"]


def create(data: Path | Edition | None = None) -> Spyrium:
    """The game; with `data`, played with an edited copy of board.toml or an edition."""
    return open_game(Spyrium, data)
