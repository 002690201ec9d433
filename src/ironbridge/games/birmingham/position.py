"""A position in text, written by hand for a test or a puzzle: a few lines, the rest by default.

docs/positions.md says what can be written. The text becomes the JSON document of `document.py`
and goes through `loading.py`, so the same laws hold; an error names the line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.birmingham import loading
from ironbridge.games.birmingham.defaults import BirminghamCompletion
from ironbridge.games.birmingham.text_form import form, inventory_of

if TYPE_CHECKING:
    from ironbridge.games.birmingham.game import Birmingham
    from ironbridge.games.birmingham.table import BirminghamState


def read(game: Birmingham, text: str) -> BirminghamState:
    """The position of a text, or FormatError with its line."""
    inventory = inventory_of(game)
    said = form(game, inventory).read(text, inventory.colours)
    with said.naming_lines():
        whole = BirminghamCompletion(said, inventory, game.board)
        return loading.load(game, whole.document())
