"""Age of Industry (Treefrog, 2010, second edition of the rules), for three to five players."""

from __future__ import annotations

from pathlib import Path

from ironbridge.games.age_of_industry.game import AgeOfIndustry
from ironbridge.kernel.base_game import open_game
from ironbridge.kernel.editions import Edition

__all__ = ["AgeOfIndustry", "create"]


def create(data: Path | Edition | None = None) -> AgeOfIndustry:
    """The game; with `data`, played with an edited copy of board.toml or an edition."""
    return open_game(AgeOfIndustry, data)
