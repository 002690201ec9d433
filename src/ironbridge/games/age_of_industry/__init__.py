"""Age of Industry (Treefrog, 2010, second edition of the rules), for three to five players."""

from __future__ import annotations

from pathlib import Path

from ironbridge.games.age_of_industry.game import AgeOfIndustry
from ironbridge.kernel.base_game import open_game

__all__ = ["AgeOfIndustry", "create"]


def create(data: Path | None = None) -> AgeOfIndustry:
    """The game; with `data`, played with the components of an edited copy of board.toml."""
    return open_game(AgeOfIndustry, data)
