"""A position in text, written by hand for a test or a puzzle: a few lines, the rest by default.

docs/positions.md says what can be written. The text becomes the JSON document of `document.py`
and goes through `loading.py`, so the same laws hold; an error names the line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.age_of_industry import loading
from ironbridge.games.age_of_industry.defaults import Completion
from ironbridge.games.age_of_industry.text_form import form, inventory_of

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.game import AgeOfIndustry
    from ironbridge.games.age_of_industry.table import AgeState


def read(game: AgeOfIndustry, text: str) -> AgeState:
    """The position of a text, or FormatError with its line."""
    inventory = inventory_of(game)
    said = form(inventory).read(text, inventory.colours)
    with said.naming_lines():
        return loading.load(game, Completion(said, game, inventory).document())
