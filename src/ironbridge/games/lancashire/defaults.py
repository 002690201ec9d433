"""What a position in text leaves out, as far as only Lancashire has it: the distant market, the
cards laid aside, and the numbers of the start.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ironbridge.brass.door.completion import Completion
from ironbridge.brass.door.inventory import Inventory
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.text_form.form import chance_words
from ironbridge.kernel.text_form.reader import TextReader

if TYPE_CHECKING:
    from ironbridge.games.lancashire.game import Lancashire

NOTHING_PENDING: Final[dict[str, object]] = {
    "phase": "action",
    "action": None,
    "target": None,
    "industry": None,
    "loan": None,
    "coal": 0,
    "iron": 0,
    "steps": 0,
}


class LancashireCompletion(Completion):
    """The whole document of a position of Lancashire."""

    def __init__(self, said: TextReader, inventory: Inventory, game: Lancashire) -> None:
        super().__init__(said, inventory)
        self.aside: list[str] = said.get("aside", [])
        try:
            table = game.blank(self.seats, self.options, seeded(0))
        except SetupError as error:
            raise FormatError(SOURCE, "seats", str(error)) from None
        self.board = table.board
        self.setup = table.setup

    def document(self) -> dict[str, object]:
        said, board = self.said, self.board
        return {
            **self.course(),
            "markets": self.markets(int(board.coal_initial), int(board.iron_initial)),
            "distant_market": self.distant_market(),
            "deck": self.deck,
            "aside": self.aside,
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
        }

    def whole_deck(self) -> Mapping[str, int]:
        counts = Counter(self.setup.cards)
        return {name: counts[c] for c, name in enumerate(self.board.card_ids)}

    def elsewhere(self) -> list[str]:
        return self.aside

    def distant_market(self) -> dict[str, object]:
        """Tiles nobody speaks of lie at the bottom of the pile, fewest steps first."""
        drawn: list[int] = self.said.get("distant_market.drawn", [])
        pile: list[int] = self.said.get("distant_market.pile", [])
        rest = Counter(self.setup.distant) - Counter(drawn + pile)
        return {
            "marker": min(int(self.board.distant_x), sum(drawn)),
            "pile": pile + sorted(rest.elements()),
            "drawn": drawn,
        }
