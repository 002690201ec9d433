"""The words of a game, for tests that every text is there."""

from functools import cache
from typing import Any

from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.words import Words


@cache
def strict(game: BaseGame[Any, Any], language: str) -> Words:
    """The words of a game; a gap in them is an error."""
    return Words(language, game.word_files(language), game.names(language), strict=True)
