"""A position in text, line by line: what the lines say becomes parts of the JSON document.

    map new_england
    red: money 12, loans 1, hand ship brown*2, next factory 3
    tile boston-1 red port 1
    market canada-market-1 cotton

The lines that the Brass games have too are read by industry/door/dictation.py; docs/positions.md
describes them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from ironbridge.industry.door.dictation import BrassDictation
from ironbridge.industry.door.inventory import Inventory
from ironbridge.kernel.door.dictation import Part, Parts

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.game import AgeOfIndustry

SEAT_NUMBERS: Final = {
    "money": "money",
    "spent": "spent",
    "loans": "loans",
    "vp": "victory_points",
}
SEAT_FLAGS: Final = ("received", "asked")
SEAT_PILES: Final = ("hand", "discard")
GAP: Final = "none"
"""What a line calls a gap in the display."""


class AgeDictation(BrassDictation):
    """The lines of Age of Industry: no eras, but two maps, market tiles, imports and loans."""

    seat_numbers: ClassVar[Mapping[str, str]] = SEAT_NUMBERS
    seat_piles: ClassVar[tuple[str, ...]] = SEAT_PILES
    seat_flags: ClassVar[tuple[str, ...]] = SEAT_FLAGS

    def __init__(self, inventory: Inventory) -> None:
        super().__init__(inventory)
        self.map = ""
        self.mats: dict[tuple[int, str], list[int]] = {}
        self.market_tiles: dict[str, dict[str, object]] = {}
        self.imports: dict[str, int] = {}
        self.display: list[str | None] | None = None
        del self.statements["era"]
        self.statements["map"] = self.read_map
        self.statements["market"] = self.read_market
        self.statements["import"] = self.read_import
        self.statements["display"] = self.read_display
        self.statements["seats"] = self.read_number  # the map, the only option, has its own line
        self.entries = {"mat": self.read_mat, "next": self.read_mat}

    # Lines ------------------------------------------------------------------------------------

    def read_map(self, parts: Parts) -> None:
        self.say("options.map")
        self.only(parts)
        self.map = self.word(parts[0])

    def read_mat(self, p: int, part: Part) -> None:
        """`mat port 2 3*2`: the levels left; `next port 2`: all lower ones are gone."""
        if len(part) < 2 or part[1] not in self.inventory.stacks:
            known = ", ".join(self.inventory.stacks)
            raise self.error(f"expected an industry after {part[0]!r}: {known}")
        self.say(f"players[{p}].mat.{part[1]}")
        if part[0] == "next":
            self.next_level[p, part[1]] = self.number(part[1:])
        else:
            self.mats[p, part[1]] = [
                self.number([part[1], level]) for level in self.names(part[2:])
            ]

    def read_tile(self, parts: Parts) -> None:
        """As everywhere; a ship that replaced a ship is `rebuilt`."""
        rebuilt = parts[0][-1] == "rebuilt"
        if rebuilt:
            parts = [parts[0][:-1], *parts[1:]]
        super().read_tile(parts)
        self.tiles[-1]["rebuilt"] = rebuilt

    def read_market(self, parts: Parts) -> None:
        """`market SPACE TILE`, then `used` when goods were sold there."""
        self.only(parts)
        words = parts[0][1:]
        if len(words) not in (2, 3) or words[2:] not in ([], ["used"]):
            raise self.error("expected: market SPACE TILE, then used if it has been turned")
        self.say(f"market_tiles.{words[0]}")
        self.said[f"market_tiles[{len(self.market_tiles)}]"] = self.line
        self.market_tiles[words[0]] = {"tile": words[1], "used": len(words) == 3}

    def read_import(self, parts: Parts) -> None:
        """`import IMPORT N`: the cubes that lie there."""
        self.only(parts)
        if len(parts[0]) != 3:
            raise self.error("expected: import IMPORT CUBES")
        name = parts[0][1]
        self.say(f"imports.{name}")
        self.said[f"imports[{len(self.imports)}]"] = self.line
        self.imports[name] = self.number(parts[0][1:])

    def read_display(self, parts: Parts) -> None:
        """`display CARD CARD`; `none` where a card was taken and none has come yet."""
        self.display = [None if card == GAP else card for card in self.read_pile(parts)]

    def read_pending(self, parts: Parts) -> None:
        """The target of a development is a tile: an industry and its level."""
        spoken = [part for part in parts if part[0] != "target" or len(part) != 3]
        for part in parts:
            if part not in spoken:
                self.say("pending.target")
                self.pending["target"] = " ".join(part[1:])
        super().read_pending(spoken)


def inventory_of(game: AgeOfIndustry) -> Inventory:
    """The components as the text form sees them."""
    data = game.data
    stacks: dict[str, list[int]] = {industry.id: [] for industry in data.industries}
    cubes: dict[tuple[str, int, str], int] = {}
    for tile in data.levels:
        stacks[tile.industry] += [tile.level] * tile.count
        cubes[tile.industry, tile.level, ""] = tile.cubes  # there are no eras
    return Inventory(
        game,
        game.colours,
        stacks,
        cubes,
        data.railways,
        data.actions,
        data.first_round_actions,
    )
