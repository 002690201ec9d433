"""What the sheet of Workshop of the World is made from: a view, with the box it was played with and
the words of a language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ironbridge.games.workshop.pieces import Components, Town
from ironbridge.kernel.panels import SEAT_MARKS, Line, Span
from ironbridge.kernel.view_text import ViewText
from ironbridge.kernel.words import Words

CHOSEN = "✓"
"""Stands beside a seat whose sealed choice is in."""


class WorkshopShown(ViewText):
    """A view with everything needed to put it into words."""

    def __init__(
        self, data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
    ) -> None:
        super().__init__(view, words, names)
        self.data = data
        self.towns: dict[str, Town] = {town.id: town for town in data.towns}
        self.colours = list(data.colours)
        self.types = [kind.id for kind in data.types]
        self.owners: dict[str, int] = {
            link["connection"]: self.company(link["owner"]) for link in view["links"]
        }

    # Words ------------------------------------------------------------------------------------

    def town(self, town: str) -> Span:
        """Its name in the colour of its industries, with its value."""
        name = f"{self.text(f'town-{town}')} {self.towns[town].value}"
        return Span(name, self.region(self.towns[town].type))

    def region(self, kind: str) -> str:
        """The style of a type of industry."""
        return f"region-{self.types.index(kind)}"

    def seat(self, p: int, companies: list[int]) -> Line:
        """The marks of the companies of a seat, and its name."""
        marks = [Span(SEAT_MARKS[company], f"seat-{company}") for company in companies]
        return (*marks, Span(f" {self.text(f'seat-{p}')}", f"seat-{p}"))

    def company_name(self, company: int) -> str:
        """Who owns it; two players have two companies each, so these go by their colours."""
        if company < self.view["seats"] and len(self.view["players"][0]["companies"]) == 1:
            return self.text(f"seat-{company}")
        return self.text(f"colour-{self.colours[company]}")

    def choice(self, notation: str) -> str:
        """A sealed choice of one's own: a bid, tokens, or none."""
        verb, *what = notation.split()
        if verb == "bid":
            return self.text("move-bid", money=int(what[0]))
        if verb == "keep":
            return self.text("move-keep")
        if len(what) == 1:
            return self.text("move-demand", type=f"type-{what[0]}")
        return self.text("move-demand-two", type=f"type-{what[0]}", other=f"type-{what[1]}")

    # The view ---------------------------------------------------------------------------------

    def company(self, colour: str) -> int:
        return self.colours.index(colour)

    def standing(self, town: str) -> list[int]:
        """The companies whose industries stand in a town, one by one."""
        return [
            self.company(entry["owner"])
            for entry in self.view["industries"]
            if entry["town"] == town
            for _ in range(entry["count"])
        ]

    def standing_of(self, company: int) -> list[str]:
        """The towns of the industries of a company, one by one."""
        return [town for town in self.towns for owner in self.standing(town) if owner == company]

    def link_count(self, companies: list[int]) -> int:
        """The links of some companies; a double connection carries two."""
        return sum(
            line.links for line in self.data.connections if self.owners.get(line.id) in companies
        )

    def free_connections(self, town: str) -> int:
        return sum(
            town in line.towns and line.id not in self.owners for line in self.data.connections
        )
