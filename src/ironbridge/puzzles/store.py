"""The puzzles that come with the package."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from ironbridge.kernel.game import Game
from ironbridge.puzzles.puzzle import Collection, load

FOLDER: Final = Path(__file__).parent / "shipped"


def shipped_file(game: Game) -> Path:
    return FOLDER / f"{game.name}.toml"


@lru_cache(maxsize=32)
def shipped(game: Game) -> Collection | None:
    """None for a game that has none."""
    path = shipped_file(game)
    return load(path, game) if path.exists() else None
