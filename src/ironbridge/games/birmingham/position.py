"""A position in text, written by hand for a test or a puzzle: a few lines, the rest by default.

docs/positions.md says what can be written. The text becomes the JSON document of `document.py`
and goes through `loading.py`, so the same laws hold; an error names the line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ironbridge.games.birmingham import document, loading
from ironbridge.games.birmingham.defaults import BirminghamCompletion
from ironbridge.industry.door.dictation import BrassDictation
from ironbridge.industry.door.inventory import Inventory
from ironbridge.kernel.door.dictation import Parts

if TYPE_CHECKING:
    from ironbridge.games.birmingham.board import Board
    from ironbridge.games.birmingham.game import Birmingham
    from ironbridge.games.birmingham.table import BirminghamState


def read(game: Birmingham, text: str) -> BirminghamState:
    """The position of a text, or FormatError with its line."""
    spoken = BirminghamDictation(document.inventory_of(game), game.board)
    spoken.listen(text)
    with spoken.naming_lines():
        whole = BirminghamCompletion(spoken, game.board, spoken.merchants)
        return loading.load(game, whole.document())


class BirminghamDictation(BrassDictation):
    """The lines that only Birmingham has: merchants, and cards laid face down."""

    seat_names: ClassVar[tuple[str, ...]] = ("face_down",)
    pending_numbers: ClassVar[tuple[str, ...]] = ("coal", "iron", "beer", "steps")
    pending_names: ClassVar[tuple[str, ...]] = ("action", "target", "industry", "bonus")
    pending_flags: ClassVar[tuple[str, ...]] = ("merchant_barrel_used",)

    def __init__(self, inventory: Inventory, board: Board) -> None:
        super().__init__(inventory)
        self.board = board
        self.merchants: dict[str, dict[str, object]] = {}
        self.statements["merchant"] = self.read_merchant

    def read_merchant(self, parts: Parts) -> None:
        """`merchant SPACE TILE`, then `no barrel` or nothing; without TILE, one of the rest."""
        self.only(parts)
        words = parts[0][1:]
        barrel = words[-2:] != ["no", "barrel"]
        named = words if barrel else words[:-2]
        if len(named) not in (1, 2):
            raise self.error("expected: merchant SPACE TILE, or the same with: no barrel")
        space = named[0]
        if space not in self.board.space_ids:
            raise self.error(f"there is no merchant space {space!r}")
        self.say(f"merchants.{space}")
        self.said[f"merchants[{self.board.space_ids.index(space)}]"] = self.line
        tile = named[1] if len(named) == 2 else None
        self.merchants[space] = {"space": space, "tile": tile, "barrel": barrel}
