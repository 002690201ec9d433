"""A position in text, written by hand for a test or a puzzle: a few lines, the rest by default.

docs/positions.md says what can be written. The text becomes the JSON document of `document.py`
and goes through `loading.py`, so the same laws hold; an error names the line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.spyrium import loading
from ironbridge.games.spyrium.defaults import Completion
from ironbridge.games.spyrium.text_form import FORM

if TYPE_CHECKING:
    from ironbridge.games.spyrium.game import Spyrium
    from ironbridge.games.spyrium.table import SpyriumState


def read(game: Spyrium, text: str) -> SpyriumState:
    """The position of a text, or FormatError with its line."""
    said = FORM.read(text, game.colours)
    with said.naming_lines():
        return loading.load(game, Completion(said, game).document())
