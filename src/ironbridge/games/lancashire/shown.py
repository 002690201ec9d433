"""What the sheet of Brass: Lancashire is made from: a view, with market icons and either map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ironbridge.brass.box import pieces
from ironbridge.brass.table.shown import Shown
from ironbridge.games.lancashire.pieces import Components, Level, LinkSpace, Location
from ironbridge.kernel.panels import Line, Span, plain
from ironbridge.kernel.words import Words

MARKET_ICON = "⊕"


class LancashireShown(Shown):
    """A view of Lancashire with everything needed to put it into words."""

    data: Components

    def __init__(
        self, data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
    ) -> None:
        super().__init__(data, view, words, names)
        self.community: bool = view["options"]["community"]
        self.roles = {industry.id: industry.role for industry in data.industries}

    # The map in play ----------------------------------------------------------------------

    def places(self) -> tuple[pieces.Location, ...]:
        return tuple(p for p in self.data.locations if p.community or not self.community)

    def links(self) -> tuple[pieces.LinkSpace, ...]:
        here = {place.id for place in self.places()}
        return tuple(link for link in self.data.links if here.issuperset(link.locations))

    def usable(self, link: pieces.LinkSpace) -> bool:
        assert isinstance(link, LinkSpace)
        if self.community:
            return link.community_canal if self.era == "canal" else link.community_rail
        return super().usable(link)

    def markets(self) -> tuple[tuple[str, pieces.MarketTrack], ...]:
        if self.community:
            return (("coal", self.data.community_coal), ("iron", self.data.community_iron))
        return super().markets()

    def place_name(self, place: pieces.Location) -> Span:
        """Places without slots stand in capitals, as destinations do."""
        assert isinstance(place, Location)
        if place.kind == "town":
            return super().place_name(place)
        name = self.name(f"location-{place.id}").upper()
        return Span(name, "title" if place.market else "dim")

    def marks_beside(self, place: pieces.Location) -> tuple[Line, ...]:
        assert isinstance(place, Location)
        return (plain(MARKET_ICON, "good"),) if place.market else ()

    # Tiles --------------------------------------------------------------------------------

    def use(self, tile: pieces.Level) -> str:
        """The cubes it brings, or how it flips."""
        assert isinstance(tile, Level)
        if tile.cubes:
            return self.text("sheet-gives", cubes=tile.cubes)
        role = self.roles[tile.industry]
        keys = {"port": "sheet-market-icon", "shipyard": "sheet-flips-at-once"}
        return self.text(keys.get(role, "sheet-sold"))
