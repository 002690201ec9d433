"""The text form of a position: the lines that only Birmingham has, merchants and cards laid face
down. Those of both Brass games stand in brass/door/text_form.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ironbridge.brass.door.inventory import Inventory, take_stock
from ironbridge.brass.door.text_form import brass_form, pending
from ironbridge.kernel.text_form.form import TextForm
from ironbridge.kernel.text_form.lines import Field, Statement, Writing
from ironbridge.kernel.text_form.reader import Document, Parts, TextReader
from ironbridge.kernel.text_form.values import Word

if TYPE_CHECKING:
    from ironbridge.games.birmingham.game import Birmingham

NO_BARREL = ["no", "barrel"]


@dataclass(frozen=True)
class MerchantRow(Statement):
    """`merchant SPACE TILE`, then `no barrel` or nothing; without TILE, one of the rest."""

    spaces: Sequence[str]
    buyers: Sequence[str]
    """The tiles beside which there can be a barrel."""
    word: str = "merchant"

    def read(self, reader: TextReader, parts: Parts) -> None:
        words = reader.only(parts)[1:]
        barrel = words[-2:] != NO_BARREL
        named = words if barrel else words[:-2]
        if len(named) not in (1, 2):
            raise reader.error("expected: merchant SPACE TILE, or the same with: no barrel")
        space = named[0]
        if space not in self.spaces:
            raise reader.error(f"there is no merchant space {space!r}")
        reader.say(f"merchants.{space}")
        reader.lines[f"merchants[{self.spaces.index(space)}]"] = reader.line
        tile = named[1] if len(named) == 2 else None
        rows = reader.document.setdefault("merchants", [])
        rows.append({"space": space, "tile": tile, "barrel": barrel})

    def write(self, writing: Writing) -> list[str]:
        rows = [row for row in writing.document["merchants"] if row["tile"] is not None]
        return [self.text(row) for row in rows]

    def text(self, row: Document) -> str:
        lacks_barrel = row["tile"] in self.buyers and not row["barrel"]
        return " ".join(
            ["merchant", row["space"], row["tile"], *(NO_BARREL if lacks_barrel else [])]
        )


def form(game: Birmingham, inventory: Inventory) -> TextForm:
    board = game.board
    buyers = [
        name for name, buys in zip(board.merchant_ids, board.merchant_buys, strict=True) if buys
    ]
    return brass_form(
        inventory,
        seat=[Field("face_down", "face_down", Word())],
        board=[MerchantRow(board.space_ids, buyers)],
        piles=[],
        pending=pending(
            "action",
            "target",
            "industry",
            "coal",
            "iron",
            "beer",
            "steps",
            "bonus",
            "merchant_barrel_used",
        ),
    )


def inventory_of(game: Birmingham) -> Inventory:
    """The components as the text form sees them."""
    board = game.board
    return take_stock(game, game.colours, board, board.kind_cubes[0::2], board.kind_cubes[1::2])
