"""What the sheet of Age of Industry is made from: a view, the components and the words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ironbridge.games.age_of_industry.pieces import Components, Location, Space
from ironbridge.kernel.panels import Line, Span
from ironbridge.kernel.view_text import ViewText
from ironbridge.kernel.words import Words

SMALL_DIGITS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
CHIPS = {"coal": "chip-0", "iron": "chip-1"}


def small(count: int) -> str:
    """A number in small digits."""
    return str(count).translate(SMALL_DIGITS)


class Shown(ViewText):
    """A view with everything needed to put it into words."""

    def __init__(
        self, data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
    ) -> None:
        super().__init__(view, words, names)
        self.data = data
        self.side = next(side for side in data.maps if side.id == view["options"]["map"])
        self.tiles: dict[str, Mapping[str, Any]] = {tile["slot"]: tile for tile in view["tiles"]}
        self.owners: dict[str, int] = {link["link"]: link["owner"] for link in view["links"]}
        self.imports: dict[str, int] = {
            found["import"]: found["cubes"] for found in view["imports"]
        }
        self.markets: dict[str, Mapping[str, Any]] = {
            found["space"]: found for found in view["market_tiles"]
        }
        self.roles = {industry.id: industry.role for industry in data.industries}
        self.levels = {(tile.industry, tile.level): tile for tile in data.levels}
        self.banners = [banner["id"] for banner in data.banners]

    # Words ------------------------------------------------------------------------------------

    def seat(self, p: int) -> Line:
        return (self.seat_mark(p), Span(f" {self.text(f'seat-{p}')}", f"seat-{p}"))

    def short(self, industry: str) -> str:
        """Two letters for an industry; those of an edited board have none of their own."""
        key = f"short-{industry}"
        return self.text(key) if self.words.has(key) else self.text(f"industry-{industry}")[:2]

    def resource(self, resource: str) -> str:
        """The two letters of the industry that gives it."""
        found = next(industry for industry, role in self.roles.items() if role == resource)
        return self.short(found)

    def region(self, colour: str | None) -> str:
        """The style of a colour of locations."""
        return "" if colour is None else f"region-{self.banners.index(colour)}"

    # Places -----------------------------------------------------------------------------------

    def place_name(self, place: Location) -> Span:
        """Places without spaces stand in capitals, as destinations do; villages are dim."""
        name = self.text(f"location-{place.id}")
        if place.kind == "village":
            return Span(name, "dim")
        if place.kind == "foreign":
            return Span(name.upper(), "title")
        return Span(name, self.region(place.colour))

    def takes(self, space: Space) -> str:
        """What is printed on a space."""
        kind = next(kind for kind in self.data.space_kinds if kind.id == space.kind)
        return "□" if len(kind.industries) > 1 else self.short(kind.industries[0])
