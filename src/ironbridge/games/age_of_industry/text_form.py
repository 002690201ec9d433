"""The text form of a position: the table of its lines.

    map new_england
    red: money 12, loans 1, hand ship brown*2, next factory 3
    tile boston-1 red port 1
    market canada-market-1 cotton

The lines that the Brass games have too are those of brass/door/text_form.py; docs/positions.md
describes them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ironbridge.brass import text_form
from ironbridge.brass.text_form import Inventory, MatField, TileRow
from ironbridge.kernel.text_form.form import TextForm
from ironbridge.kernel.text_form.lines import Column, Field, Line, Row, Seats, Writing
from ironbridge.kernel.text_form.reader import Document, Part, Parts, TextReader
from ironbridge.kernel.text_form.values import (
    Flag,
    Kind,
    Mark,
    Names,
    Number,
    Values,
    Word,
    counted,
)

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.game import AgeOfIndustry

GAP: Final = "none"
"""What a line calls a gap in the display."""


class ShipRow(TileRow):
    """As everywhere; a ship that replaced a ship is `rebuilt`."""

    def read(self, reader: TextReader, parts: Parts) -> None:
        rebuilt = parts[0][-1] == "rebuilt"
        super().read(reader, [parts[0][:-1], *parts[1:]] if rebuilt else parts)
        reader.document[self.key][-1]["rebuilt"] = rebuilt

    def text(self, row: Document, writing: Writing) -> str:
        return super().text(row, writing) + (" rebuilt" if row["rebuilt"] else "")


class Mat(MatField):
    """`mat port 2 3*2`: the levels left."""

    def industries(self, reader: TextReader, part: Part) -> Mapping[str, object]:
        if len(part) < 2 or part[1] not in self.stacks:
            known = ", ".join(self.stacks)
            raise reader.error(f"expected an industry after {part[0]!r}: {known}")
        return {part[1]: self.levels(reader, part[1:])}

    def levels(self, reader: TextReader, part: Part) -> object:
        return Values(part[0]).read(reader, part)

    def written(self, holder: Document, writing: Writing) -> list[str]:
        return [
            f"{self.word} {industry} {counted(holder['mat'][industry])}".rstrip()
            for industry, whole in self.stacks.items()
            if holder["mat"][industry] != whole
        ]


class Next(Mat):
    """`next port 2`: all lower ones are gone."""

    def levels(self, reader: TextReader, part: Part) -> object:
        return reader.number(part)

    def written(self, holder: Document, writing: Writing) -> list[str]:
        return []


class Target(Word):
    """An id; the target of a development is a tile: an industry and its level."""

    def read(self, reader: TextReader, part: Part) -> str:
        return " ".join(part[1:]) if len(part) == 3 else reader.word(part)


def form(inventory: Inventory) -> TextForm:
    """The lines of Age of Industry: no eras, but two maps, market tiles, imports and loans."""
    stacks = inventory.stacks
    return text_form.family_form(
        inventory,
        [
            Line("seats", "seats", Number()),
            Line("map", "options.map", Word()),
            Line("round", "round", Number(), then=text_form.ROUND),
            text_form.ORDER,
            text_form.TURN,
            text_form.ACTIONS,
            Seats(
                [
                    Field("money", "money", Number()),
                    Field("spent", "spent", Number()),
                    Field("loans", "loans", Number()),
                    Field("vp", "victory_points", Number()),
                    Field("received", "received", Flag()),
                    Field("asked", "asked", Flag()),
                ],
                [
                    *text_form.HAND,
                    Mat("mat", "mats", Kind(), stacks=stacks),
                    Next("next", "next", Kind(), stacks=stacks),
                ],
            ),
            text_form.tile_row(inventory, ShipRow),
            text_form.LINK,
            text_form.COAL,
            text_form.IRON,
            Row(
                "market",
                "market_tiles",
                [
                    Column("space"),
                    Column("tile"),
                    Column("used", Mark("used"), False, optional=True, said=bool),
                ],
                "expected: market SPACE TILE, then used if it has been turned",
                once=True,
                said=lambda space: space["tile"] is not None,
            ),
            Row(
                "import",
                "imports",
                [Column("import"), Column("cubes", Number())],
                "expected: import IMPORT CUBES",
                once=True,
            ),
            Line("display", "display", Names(GAP)),
            text_form.DECK,
            text_form.CHANCE,
            text_form.pending(
                "action", "target", "industry", "coal", "iron", "steps", target=Target()
            ),
        ],
        listed_last=["map", "market", "import", "display"],
    )


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
