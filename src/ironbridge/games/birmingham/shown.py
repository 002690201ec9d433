"""What the sheet of Brass: Birmingham is made from: a view, with merchants, beer and wild cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ironbridge.brass.box import pieces
from ironbridge.brass.table.shown import Shown
from ironbridge.games.birmingham.pieces import Components, Level, Location
from ironbridge.kernel.panels import Line, Span, plain
from ironbridge.kernel.words import Words


class BirminghamShown(Shown):
    """A view of Birmingham with everything needed to put it into words."""

    data: Components

    def __init__(
        self, data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
    ) -> None:
        super().__init__(data, view, words, names)
        self.spaces: dict[str, Mapping[str, Any]] = {
            merchant["space"]: merchant for merchant in view["merchants"]
        }
        self.sold = {industry.id: industry.sold for industry in data.industries}

    def place_name(self, place: pieces.Location) -> Span:
        assert isinstance(place, Location)
        if place.kind == "farm_brewery":
            return Span(self.text("sheet-farm"), "dim")
        if place.kind == "merchant":
            name = self.name(f"location-{place.id}").upper()
            return Span(name, "title" if self.spaces_used(place) else "dim")
        return super().place_name(place)

    def marks_beside(self, place: pieces.Location) -> tuple[Line, ...]:
        assert isinstance(place, Location)
        return tuple(self.merchant_mark(space) for space in self.spaces_used(place))

    def spaces_used(self, place: Location) -> list[str]:
        """The spaces of a place that have a merchant tile."""
        return [space.id for space in place.spaces if self.spaces[space.id]["tile"]]

    def merchant_mark(self, space: str) -> Line:
        """What the merchant buys, and whether the barrel is still there."""
        merchant = self.spaces[space]
        tile = next(tile for tile in self.data.merchant_tiles if tile.id == merchant["tile"])
        if not tile.buys:
            return plain("–", "dim")
        buys = Span("/".join(self.short(industry) for industry in tile.buys), "strong")
        return (buys, Span("◉", "goods-2") if merchant["barrel"] else Span("○", "dim"))

    def cards_beside(self, player: Mapping[str, Any]) -> str:
        """Wild cards are taken openly."""
        return "★" * len(player["wild_cards"])

    def use(self, tile: pieces.Level) -> str:
        """The cubes or barrels it brings, or the beer its sale takes."""
        assert isinstance(tile, Level)
        if self.sold[tile.industry]:
            return self.text("sheet-needs", barrels=tile.beer)
        cubes = tile.cubes_canal if self.era == "canal" else tile.cubes_rail
        return self.text("sheet-gives", cubes=cubes)

    def level_marks(self, tile: pieces.Level) -> Line:
        """A lightbulb for tiles that cannot be developed."""
        assert isinstance(tile, Level)
        return () if tile.developable else plain("¤", "warn")
