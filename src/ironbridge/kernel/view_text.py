"""What a sheet is made from: a view with the words of a language. A game's own class adds its
components and what only it shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ironbridge.kernel.panels import SEAT_MARKS, Line, Span
from ironbridge.kernel.phrase import Argument, Phrase
from ironbridge.kernel.words import Words


class ViewText:
    """A view with everything needed to put it into words."""

    def __init__(self, view: Mapping[str, Any], words: Words, names: Mapping[str, str]) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.you: int | None = view["you"]

    @property
    def own(self) -> Mapping[str, Any]:
        """The player who looks; not for spectators."""
        own: Mapping[str, Any] = self.view["players"][self.you]
        return own

    def text(self, key: str, **args: Argument) -> str:
        return self.words.say(Phrase(key, args), self.names)

    def money(self, amount: int) -> str:
        return self.text("sheet-money", money=amount)

    def heads(self, *heads: str) -> Line:
        """The heads of a table by their ids; "" is none."""
        return tuple(Span(self.text(f"sheet-head-{head}") if head else "") for head in heads)

    def seat_mark(self, p: int) -> Span:
        return Span(SEAT_MARKS[p], f"seat-{p}")
