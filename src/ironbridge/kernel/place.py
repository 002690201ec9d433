"""Where a clause stands, said in the language of the reader.

The rulebooks we follow are French. A heading of theirs is quoted as such, whatever the reader's
language; what stands in our own notes has a name in both.
"""

from __future__ import annotations

import re

from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.words import Words

READING = re.compile(r"Readings, (\d+)")


def place_text(place: str, words: Words) -> str:
    """The `place` of a clause of rules.toml."""
    reading = READING.fullmatch(place)
    if reading:
        return words.text("place-reading", number=int(reading[1]))
    if place.startswith("Facts"):
        return words.text("place-facts")
    if place == "Rulings":
        return words.text("place-rulings")
    return words.say(Phrase("place-heading", {"heading": place}), {place: place})
