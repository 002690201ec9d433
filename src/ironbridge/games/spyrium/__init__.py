"""Spyrium (Ystari, 2013), for two to five players."""

from __future__ import annotations

from pathlib import Path

from ironbridge.games.spyrium.game import Spyrium
from ironbridge.kernel.base_game import open_game

__all__ = ["Spyrium", "create"]


def create(data: Path | None = None) -> Spyrium:
    """The game; with `data`, played with the components of an edited copy of board.toml."""
    return open_game(Spyrium, data)
