"""What a sheet is made from: a view, the components and the words. A game's own `Shown` adds
what only it shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ironbridge.brass.box.pieces import (
    Box,
    Industry,
    Level,
    LinkSpace,
    Location,
    MarketTrack,
)
from ironbridge.kernel.panels import Line, Span
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.view_text import ViewText
from ironbridge.kernel.words import Words


class Shown(ViewText):
    """A view with everything needed to put it into words."""

    def __init__(
        self, data: Box, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
    ) -> None:
        super().__init__(view, words, names)
        self.data: Box = data
        self.tiles: dict[str, Mapping[str, Any]] = {tile["slot"]: tile for tile in view["tiles"]}
        self.owners: dict[str, int] = {link["link"]: link["owner"] for link in view["links"]}
        self.banners = [banner["id"] for banner in data.banners]
        self.industries: dict[str, Industry] = {
            industry.id: industry for industry in data.industries
        }
        self.levels: dict[tuple[str, int], Level] = {(t.industry, t.level): t for t in data.levels}

    # What a game may show otherwise -------------------------------------------------------

    def places(self) -> tuple[Location, ...]:
        """The locations on the map."""
        return self.data.locations

    def links(self) -> tuple[LinkSpace, ...]:
        """The lines on the map."""
        return self.data.links

    def usable(self, link: LinkSpace) -> bool:
        """Whether a link can be built there in this era."""
        return link.canal if self.era == "canal" else link.rail

    def place_name(self, place: Location) -> Span:
        return Span(self.name(f"location-{place.id}"), self.region(place.id))

    def marks_beside(self, place: Location) -> tuple[Line, ...]:
        """What a location shows besides its slots."""
        return ()

    def markets(self) -> tuple[tuple[str, MarketTrack], ...]:
        return (("coal", self.data.coal), ("iron", self.data.iron))

    def cards_beside(self, player: Mapping[str, Any]) -> str:
        """What is known of a hand besides its size."""
        return ""

    def use(self, tile: Level) -> str:
        """What a tile is good for, in a word or two."""
        return ""

    def level_marks(self, tile: Level) -> Line:
        """What stands before the level of the next tile."""
        return ()

    # The view -----------------------------------------------------------------------------

    @property
    def era(self) -> str:
        era: str = self.view["era"]
        return era

    # Words --------------------------------------------------------------------------------

    def name(self, key: str) -> str:
        return self.words.say(Phrase(key, {}), self.names)

    def seat(self, p: int) -> Line:
        return (self.seat_mark(p), Span(f" {self.name(f'seat-{p}')}", f"seat-{p}"))

    def region(self, place: str) -> str:
        """The style of a town's banner."""
        banner = next(where.banner for where in self.data.locations if where.id == place)
        return "" if banner is None else f"region-{self.banners.index(banner)}"

    def short(self, industry: str) -> str:
        """Two letters for an industry; those of an edited board have none of their own."""
        key = f"short-{industry}"
        return self.name(key) if self.words.has(key) else self.name(f"industry-{industry}")[:2]
