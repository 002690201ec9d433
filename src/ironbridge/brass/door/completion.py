"""What a position in text leaves out: defaults that make a few lines a whole document.

Cards nobody speaks of are discarded, mats lack only what stands on the board (and what lies
below it), markets are as at the start.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from typing import Final

from ironbridge.brass.board import CANAL, ERA_NAMES
from ironbridge.brass.door.inventory import Inventory
from ironbridge.brass.door.text_form import said_of
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.text_form.reader import Document, TextReader

DEFAULT_SEATS: Final = 2
DEFAULT_ROUND: Final = 2
"""Not the first, in which a turn has one action only."""


class Completion(ABC):
    """The whole document: what was said, and defaults for the rest."""

    def __init__(self, said: TextReader, inventory: Inventory) -> None:
        self.said = said
        self.inventory = inventory
        self.seats = said.seats(inventory.game.seat_counts, DEFAULT_SEATS)
        options = [option.name for option in inventory.game.options]
        self.options = dict.fromkeys(options, False) | said.get("options", {})
        self.era: str = said.get("era", ERA_NAMES[CANAL])
        self.order: list[int] = said.get("order") or list(range(self.seats))
        self.tiles: list[Document] = said.get("tiles", [])
        self.links: list[Document] = said.get("links", [])
        self.deck: list[str] = said.get("deck", [])
        self.hands = [self.cards(p, "hand") for p in range(self.seats)]
        self.phase = said.pending.get("phase", "action")

    # What a game says --------------------------------------------------------------------

    @abstractmethod
    def whole_deck(self) -> Mapping[str, int]:
        """How many of each card the deck of this set-up has, in the order of board.toml."""

    @abstractmethod
    def purse(self) -> dict[str, object]:
        """The numbers of a player at the start."""

    def elsewhere(self) -> list[str]:
        """Cards that lie neither in the deck, in a hand nor in a discard pile."""
        return []

    # The document ------------------------------------------------------------------------

    def course(self) -> dict[str, object]:
        """The document from `game` to `links`."""
        turn = self.turn()
        return {
            "game": self.inventory.game.name,
            "rules": self.inventory.game.version,
            "options": self.options,
            "seats": self.seats,
            "era": self.era,
            "round": self.said.get("round", DEFAULT_ROUND),
            "order": self.order,
            "turn": turn,
            "actions_left": self.said.get("actions_left", self.actions(turn)),
            "players": [self.player(p) for p in range(self.seats)],
            "tiles": [self.tile(tile) for tile in self.tiles],
            "links": self.links,
        }

    def markets(self, coal: int, iron: int) -> dict[str, int]:
        """The cubes of both markets, by default those of the start."""
        return {
            "coal": self.said.get("markets.coal", coal),
            "iron": self.said.get("markets.iron", iron),
        }

    def turn(self) -> int:
        """The place in the order of the seat that plays; between rounds all have played."""
        seat = self.said.get("turn")
        if seat in self.order:
            return self.order.index(seat)
        if seat is not None:
            raise FormatError(SOURCE, "turn", "this colour is not in the order")
        return self.seats if self.phase == "debt" else 0

    def actions(self, turn: int) -> int:
        """All actions of a turn, as far as there are cards for them."""
        if self.phase in ("debt", "over"):
            return 0
        first = self.era == ERA_NAMES[CANAL] and self.said.get("round") == 1
        most = self.inventory.first_round_actions if first else self.inventory.actions
        cards = len(self.hands[self.order[turn] % self.seats])
        if self.phase not in ("action", "card"):
            cards += 1
        return max(1, min(cards, most))

    # Players -----------------------------------------------------------------------------

    def player(self, p: int) -> dict[str, object]:
        links = sum(link["owner"] == p for link in self.links)
        discard = self.cards(p, "discard")
        return {
            **self.purse(),
            "links_left": max(0, self.inventory.link_tiles - links),
            "mat": {name: self.mat(p, name) for name in self.inventory.stacks},
            **said_of(self.said.player(p)),
            "hand": self.hands[p],
            "discard": discard + self.unmentioned() if p == 0 else discard,
        }

    def cards(self, p: int, pile: str) -> list[str]:
        cards: list[str] = self.said.player(p).get(pile, [])
        return cards

    def unmentioned(self) -> list[str]:
        """The cards that no line speaks of lie in the discard pile of the first seat."""
        seen = Counter([*self.deck, *self.elsewhere()])
        for p in range(self.seats):
            seen.update(self.hands[p] + self.cards(p, "discard"))
        return [
            name for name, count in self.whole_deck().items() for _ in range(count - seen[name])
        ]

    def mat(self, p: int, industry: str) -> list[int]:
        """What is left when the tiles on the board, and those below them, have been taken."""
        where = f"players[{p}].mat.{industry}"
        whole = self.inventory.stacks[industry]
        built = Counter(
            tile["level"]
            for tile in self.tiles
            if tile["owner"] == p and tile["industry"] == industry
        )
        taken = 0
        while taken < len(whole) and built - Counter(whole[:taken]):
            taken += 1
        said = self.said.player(p)
        if industry in said.get("gone", {}):
            taken = built.total() + said["gone"][industry]
            if taken > len(whole):
                raise FormatError(SOURCE, where, f"there are only {len(whole)} tiles")
        level = said.get("next", {}).get(industry)
        if level is not None:
            taken = max(taken, whole.index(level) if level in whole else 0)
            if whole[taken : taken + 1] != [level]:
                raise FormatError(SOURCE, where, f"no tile of level {level} is left")
        return whole[taken:]

    # The board ---------------------------------------------------------------------------

    def tile(self, written: dict[str, object]) -> dict[str, object]:
        """Unflipped tiles carry all the cubes they have when built in this era."""
        level = written["level"]
        assert isinstance(level, int)
        full = self.inventory.cubes.get((str(written["industry"]), level, self.era), 0)
        return {"resources": 0 if written["flipped"] else full, **written}
