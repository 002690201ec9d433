"""What a position in text leaves out: defaults that make a few lines a whole position.

Cards nobody speaks of are discarded, mats lack only what stands on the board (and what lies
below it), markets and merchants are as at the start.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ironbridge.games.birmingham import document, loading
from ironbridge.games.birmingham.board import CANAL
from ironbridge.games.birmingham.layout import ERA_NAMES
from ironbridge.kernel.bits import members
from ironbridge.kernel.errors import FormatError

if TYPE_CHECKING:
    from ironbridge.games.birmingham.position import Sheet

DEFAULT_SEATS: Final = 2
DEFAULT_ROUND: Final = 2
"""Not the first, in which a turn has one action only."""
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


class Layout:
    """The whole document: what the sheet says, and defaults for what it leaves out."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.board = sheet.board
        self.seats = sheet.numbers.get("seats", DEFAULT_SEATS)
        if self.seats not in sheet.game.seat_counts:
            known = ", ".join(str(count) for count in sheet.game.seat_counts)
            raise FormatError(
                loading.SOURCE, "seats", f"expected one of {known}, found {self.seats}"
            )
        for p in sheet.players:
            if p >= self.seats:
                reason = f"{sheet.game.colours[p]} has no seat at a table for {self.seats}"
                raise FormatError(loading.SOURCE, f"players[{p}]", reason)
        self.order = sheet.order or list(range(self.seats))
        self.hands = [self.cards(p, "hand") for p in range(self.seats)]
        self.phase = sheet.pending.get("phase", "action")

    def document(self) -> dict[str, object]:
        sheet, board = self.sheet, self.board
        turn = self.turn()
        return {
            "game": sheet.game.name,
            "rules": sheet.game.version,
            "options": {"introductory": sheet.introductory},
            "seats": self.seats,
            "era": sheet.era,
            "round": sheet.numbers.get("round", DEFAULT_ROUND),
            "order": self.order,
            "turn": turn,
            "actions_left": sheet.numbers.get("actions_left", self.actions(turn)),
            "players": [self.player(p) for p in range(self.seats)],
            "tiles": [self.tile(tile) for tile in sheet.tiles],
            "links": sheet.links,
            "markets": {
                "coal": sheet.numbers.get("markets.coal", int(board.coal_initial)),
                "iron": sheet.numbers.get("markets.iron", int(board.iron_initial)),
            },
            "merchants": self.merchants(),
            "deck": sheet.deck,
            "wild_cards": self.wild_cards(),
            "chance": sheet.chance,
            "pending": {**NOTHING_PENDING, **sheet.pending},
        }

    def turn(self) -> int:
        """The place in the order of the seat that plays; between rounds all have played."""
        if self.sheet.turn in self.order:
            return self.order.index(self.sheet.turn)
        if self.sheet.turn >= 0:
            raise FormatError(loading.SOURCE, "turn", "this colour is not in the order")
        return self.seats if self.phase == "debt" else 0

    def actions(self, turn: int) -> int:
        """All actions of a turn, as far as there are cards for them."""
        if self.phase in ("debt", "over"):
            return 0
        first = self.sheet.era == ERA_NAMES[CANAL] and self.sheet.numbers.get("round") == 1
        most = self.board.first_round_actions if first else self.board.actions
        cards = len(self.hands[self.order[turn] % self.seats])
        if self.phase not in ("action", "card"):
            cards += 1
        return max(1, min(cards, int(most)))

    def player(self, p: int) -> dict[str, object]:
        board = self.board
        links = sum(link["owner"] == p for link in self.sheet.links)
        written = self.sheet.players.get(p, {})
        discard = self.cards(p, "discard")
        return {
            "money": int(board.money),
            "spent": 0,
            "victory_points": 0,
            "income_space": int(board.start_income),
            "owed": 0,
            "links_left": max(0, int(board.link_tiles) - links),
            "face_down": None,
            "mat": {name: self.mat(p, k) for k, name in enumerate(board.industry_ids)},
            **written,
            "hand": self.hands[p],
            "discard": discard + self.unmentioned() if p == 0 else discard,
        }

    def cards(self, p: int, pile: str) -> list[str]:
        cards = self.sheet.players.get(p, {}).get(pile, [])
        assert isinstance(cards, list)
        return cards

    def unmentioned(self) -> list[str]:
        """The cards that no line speaks of lie in the discard pile of the first seat."""
        seen = Counter(self.sheet.deck)
        for p in range(self.seats):
            seen.update(self.hands[p] + self.cards(p, "discard"))
            seen.update([str(self.sheet.players.get(p, {}).get("face_down"))])
        return [
            name
            for c, name in enumerate(self.board.card_ids)
            if c not in members(self.board.wild_cards)
            for _ in range(self.board.card_counts[c][self.seats] - seen[name])
        ]

    def wild_cards(self) -> dict[str, int]:
        held = Counter(card for hand in self.hands for card in hand)
        return {
            name: max(0, self.board.card_counts[c][self.seats] - held[name])
            for c, name in enumerate(self.board.card_ids)
            if c in members(self.board.wild_cards)
        }

    def mat(self, p: int, industry: int) -> list[int]:
        """What is left when the tiles on the board, and those below them, have been taken."""
        name = self.board.industry_ids[industry]
        where = f"players[{p}].mat.{name}"
        whole = document.stack(self.board, industry)
        built = Counter(
            tile["level"]
            for tile in self.sheet.tiles
            if tile["owner"] == p and tile["industry"] == name
        )
        taken = 0
        while taken < len(whole) and built - Counter(whole[:taken]):
            taken += 1
        if (p, name) in self.sheet.gone:
            taken = built.total() + self.sheet.gone[p, name]
            if taken > len(whole):
                raise FormatError(loading.SOURCE, where, f"there are only {len(whole)} tiles")
        level = self.sheet.next_level.get((p, name))
        if level is not None:
            taken = max(taken, whole.index(level) if level in whole else 0)
            if whole[taken : taken + 1] != [level]:
                raise FormatError(loading.SOURCE, where, f"no tile of level {level} is left")
        return whole[taken:]

    def tile(self, written: dict[str, object]) -> dict[str, object]:
        """Unflipped tiles carry all the cubes they have when built in this era."""
        board = self.board
        era = ERA_NAMES.index(self.sheet.era) if self.sheet.era in ERA_NAMES else CANAL
        full = 0
        for kind, level in enumerate(board.kind_level):
            industry = board.industry_ids[board.kind_industry[kind]]
            if (industry, level) == (written["industry"], written["level"]):
                full = board.kind_cubes[kind * 2 + era]
        return {"resources": 0 if written["flipped"] else full, **written}

    def merchants(self) -> list[dict[str, object]]:
        """Tiles nobody placed go to the free spaces, both in the order of board.toml."""
        board = self.board
        placed = [merchant["tile"] for merchant in self.sheet.merchants.values()]
        tiles: list[object] = [
            name
            for name, seats in zip(board.merchant_ids, board.merchant_seats, strict=True)
            if self.seats in seats and name not in placed
        ]
        laid: list[dict[str, object]] = []
        for m, space in enumerate(board.space_ids):
            written = self.sheet.merchants.get(space, {"tile": None, "barrel": True})
            used = board.space_min_seats[m] <= self.seats
            tile = written["tile"] or (tiles.pop(0) if used and tiles else None)
            barrel = bool(written["barrel"]) and self.buys(tile)
            laid.append({"space": space, "tile": tile, "barrel": barrel})
        return laid

    def buys(self, tile: object) -> bool:
        ids = self.board.merchant_ids
        return tile in ids and self.board.merchant_buys[ids.index(str(tile))] != 0
