"""Positions of Brass: Birmingham in text: lines that only it has, and what a text may leave out.
Those of both Brass games stand in brass/text_form.py.

A text becomes the JSON document of position.py and is loaded like any other, so the same invariants
hold; an error names the line. docs/positions.md says what can be written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from ironbridge.brass.text_form import TextComponents, TextDefaults, brass_form, from_board, pending
from ironbridge.games.birmingham import position
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import members
from ironbridge.kernel.text_form.form import TextForm, chance_words
from ironbridge.kernel.text_form.lines import Field, Statement, Writing
from ironbridge.kernel.text_form.reader import Document, Parts, TextReader
from ironbridge.kernel.text_form.values import Word

if TYPE_CHECKING:
    from ironbridge.games.birmingham.board import Board
    from ironbridge.games.birmingham.game import Birmingham
    from ironbridge.games.birmingham.table import BirminghamState


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


def form(game: Birmingham, components: TextComponents) -> TextForm:
    board = game.board
    buyers = [
        name for name, buys in zip(board.merchant_ids, board.merchant_buys, strict=True) if buys
    ]
    return brass_form(
        components,
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


def to_text(state: Position) -> str:
    """Line by line what `read` reads."""
    home = cast("Birmingham", state.home)
    return form(home, text_components(home)).write(position.to_json(state), home.colours)


def text_components(game: Birmingham) -> TextComponents:
    """The components as the text form sees them."""
    board = game.board
    return from_board(game, game.colours, board, board.kind_cubes[0::2], board.kind_cubes[1::2])


# What a text leaves out ----------------------------------------------------------------------


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


class BirminghamDefaults(TextDefaults):
    """The whole document of a position of Birmingham."""

    def __init__(self, said: TextReader, components: TextComponents, board: Board) -> None:
        self.board = board
        super().__init__(said, components)

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


# Reading -------------------------------------------------------------------------------------


def read(game: Birmingham, text: str) -> BirminghamState:
    """The position of a text, or FormatError with its line."""
    components = text_components(game)
    said = form(game, components).read(text, components.colours)
    with said.naming_lines():
        whole = BirminghamDefaults(said, components, game.board)
        return position.load(game, whole.document())
