"""Workshop of the World (Ragnar Brothers, 2010), for two to five players."""

from __future__ import annotations

from pathlib import Path

from ironbridge.games.workshop.game import Workshop
from ironbridge.kernel.base_game import open_game
from ironbridge.kernel.editions import Edition

__all__ = ["Workshop", "create"]


def create(data: Path | Edition | None = None) -> Workshop:
    """The game; with `data`, played with an edited copy of board.toml or an edition."""
    return open_game(Workshop, data)
