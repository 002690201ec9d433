"""Spyrium (Ystari, 2013), for two to five players."""

from __future__ import annotations

from pathlib import Path

from ironbridge.games.spyrium.game import Spyrium, opened

__all__ = ["Spyrium", "create"]


def create(data: Path | None = None) -> Spyrium:
    """The game; with `data`, played with the components of an edited copy of board.toml."""
    return opened(None) if data is None else Spyrium(data)
