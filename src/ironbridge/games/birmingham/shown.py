"""What the sheet of Brass: Birmingham is made from: a view, the components and the words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ironbridge.games.birmingham.pieces import Components, Level
from ironbridge.kernel.phrase import Argument, Phrase
from ironbridge.kernel.sheet import SEAT_MARKS, Line, Span
from ironbridge.kernel.words import Words


class Shown:
    """A view with everything needed to put it into words."""

    def __init__(
        self, data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
    ) -> None:
        self.data = data
        self.view = view
        self.words = words
        self.names = names
        self.you: int | None = view["you"]
        self.tiles: dict[str, Mapping[str, Any]] = {tile["slot"]: tile for tile in view["tiles"]}
        self.owners: dict[str, int] = {link["link"]: link["owner"] for link in view["links"]}
        self.spaces: dict[str, Mapping[str, Any]] = {
            merchant["space"]: merchant for merchant in view["merchants"]
        }
        self.banners = [banner["id"] for banner in data.banners]
        self.places = {place.id: place for place in data.locations}

    @property
    def own(self) -> Mapping[str, Any]:
        """The player who looks; not for spectators."""
        own: Mapping[str, Any] = self.view["players"][self.you]
        return own

    def text(self, key: str, **args: Argument) -> str:
        return self.words.say(Phrase(key, args), self.names)

    def name(self, key: str) -> str:
        return self.words.say(Phrase(key, {}), self.names)

    def money(self, pounds: int) -> str:
        return self.text("sheet-money", money=pounds)

    def merchant(self, space: str) -> Mapping[str, Any]:
        return self.spaces[space]

    def tile(self, industry: str, level: int) -> Level:
        """What is printed on the tiles of this level."""
        kinds = (kind for kind in self.data.levels if kind.industry == industry)
        return next(kind for kind in kinds if kind.level == level)

    def seat(self, p: int) -> Line:
        return (self.seat_mark(p), Span(f" {self.name(f'seat-{p}')}", f"seat-{p}"))

    def seat_mark(self, p: int) -> Span:
        return Span(SEAT_MARKS[p], f"seat-{p}")

    def region(self, place: str) -> str:
        """The style of a town's banner."""
        banner = self.places[place].banner
        return "" if banner is None else f"region-{self.banners.index(banner)}"

    def short(self, industry: str) -> str:
        """Two letters for an industry; those of an edited board have none of their own."""
        key = f"short-{industry}"
        return self.name(key) if self.words.has(key) else self.name(f"industry-{industry}")[:2]
