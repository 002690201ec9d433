"""A position in text, written by hand for a test or a puzzle: a few lines, the rest by default.

docs/positions.md says what can be written. The text becomes the JSON document of `document.py`
and goes through `loading.py`, so the same laws hold; an error names the line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.workshop import loading
from ironbridge.games.workshop.defaults import Completion
from ironbridge.games.workshop.text_form import FORM

if TYPE_CHECKING:
    from ironbridge.games.workshop.game import Workshop
    from ironbridge.games.workshop.table import WorkshopState


def read(game: Workshop, text: str) -> WorkshopState:
    """The position of a text, or FormatError with its line."""
    said = FORM.read(text, game.board.colour_ids)
    with said.naming_lines():
        return loading.load(game, Completion(said, game).document())
