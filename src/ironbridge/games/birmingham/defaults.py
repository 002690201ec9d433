"""What a position in text leaves out, as far as only Birmingham has it: merchants, wild cards,
cards laid face down, and the numbers of the start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ironbridge.brass.door.completion import Completion
from ironbridge.brass.door.inventory import Inventory
from ironbridge.kernel.bits import members
from ironbridge.kernel.text_form.form import chance_words
from ironbridge.kernel.text_form.reader import Document, TextReader

if TYPE_CHECKING:
    from ironbridge.games.birmingham.board import Board

NOTHING_PENDING: Final[dict[str, object]] = {
    "phase": "action",
    "action": None,
    "target": None,
    "industry": None,
    "coal": 0,
    "iron": 0,
    "beer": 0,
    "steps": 0,
    "bonus": None,
    "merchant_barrel_used": False,
}


class BirminghamCompletion(Completion):
    """The whole document of a position of Birmingham."""

    def __init__(self, said: TextReader, inventory: Inventory, board: Board) -> None:
        self.board = board
        super().__init__(said, inventory)

    def document(self) -> dict[str, object]:
        said, board = self.said, self.board
        return {
            **self.course(),
            "markets": self.markets(int(board.coal_initial), int(board.iron_initial)),
            "merchants": self.merchants(),
            "deck": self.deck,
            "wild_cards": self.wild_cards(),
            "chance": chance_words(said),
            "pending": {**NOTHING_PENDING, **said.pending},
        }

    def purse(self) -> dict[str, object]:
        return {
            "money": int(self.board.money),
            "spent": 0,
            "victory_points": 0,
            "income_space": int(self.board.start_income),
            "owed": 0,
            "face_down": None,
        }

    # Cards -------------------------------------------------------------------------------

    def whole_deck(self) -> Mapping[str, int]:
        return {name: n for name, n in self.numbers_of_cards().items() if not self.wild(name)}

    def wild_cards(self) -> dict[str, int]:
        """Those left in their piles."""
        held = Counter(card for hand in self.hands for card in hand)
        return {
            name: max(0, n - held[name])
            for name, n in self.numbers_of_cards().items()
            if self.wild(name)
        }

    def numbers_of_cards(self) -> dict[str, int]:
        board = self.board
        return {name: board.card_counts[c][self.seats] for c, name in enumerate(board.card_ids)}

    def wild(self, card: str) -> bool:
        return self.board.card_ids.index(card) in members(self.board.wild_cards)

    def elsewhere(self) -> list[str]:
        """The cards laid face down."""
        written = [self.said.player(p).get("face_down") for p in range(self.seats)]
        return [str(card) for card in written if card is not None]

    # Merchants ---------------------------------------------------------------------------

    def merchants(self) -> list[dict[str, object]]:
        """Tiles nobody placed go to the free spaces, both in the order of board.toml."""
        board = self.board
        rows: list[Document] = self.said.get("merchants", [])
        placed = {row["space"]: row for row in rows}
        tiles: list[object] = [
            name
            for name, seats in zip(board.merchant_ids, board.merchant_seats, strict=True)
            if self.seats in seats and name not in [row["tile"] for row in rows]
        ]
        laid: list[dict[str, object]] = []
        for m, space in enumerate(board.space_ids):
            written = placed.get(space, {"tile": None, "barrel": True})
            used = board.space_min_seats[m] <= self.seats
            tile = written["tile"] or (tiles.pop(0) if used and tiles else None)
            barrel = bool(written["barrel"]) and self.buys(tile)
            laid.append({"space": space, "tile": tile, "barrel": barrel})
        return laid

    def buys(self, tile: object) -> bool:
        ids = self.board.merchant_ids
        return tile in ids and self.board.merchant_buys[ids.index(str(tile))] != 0
