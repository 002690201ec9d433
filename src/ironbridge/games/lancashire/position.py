"""A position in text, written by hand for a test or a puzzle: a few lines, the rest by default.

docs/positions.md says what can be written. The text becomes the JSON document of `document.py`
and goes through `loading.py`, so the same laws hold; an error names the line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.lancashire import loading
from ironbridge.games.lancashire.defaults import LancashireCompletion
from ironbridge.games.lancashire.text_form import form, inventory_of

if TYPE_CHECKING:
    from ironbridge.games.lancashire.game import Lancashire
    from ironbridge.games.lancashire.table import LancashireState


def read(game: Lancashire, text: str) -> LancashireState:
    """The position of a text, or FormatError with its line."""
    inventory = inventory_of(game)
    said = form(inventory).read(text, inventory.colours)
    with said.naming_lines():
        whole = LancashireCompletion(said, inventory, game)
        return loading.load(game, whole.document())
