"""The finite move space: every decision anyone can ever make in Brass: Birmingham.

build INDUSTRY SLOT   link LINK   sell SLOT   develop INDUSTRY   loan   scout   pass
card CARD             the card discarded for the action (three times for a scout)
coal SLOT  iron SLOT  beer SLOT  beer SPACE      where a cube or barrel comes from
done                  no second rail, no second tile developed, no further sale
remove SLOT           the tile given up by a player who cannot pay
"""

from typing import Final, get_args

from ironbridge.brass.move_space import SlotSpace
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.documents import Action
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.move import Move

BUILD: Final = 0
LINK: Final = 1
SELL: Final = 2
DEVELOP: Final = 3
LOAN: Final = 4
SCOUT: Final = 5
PASS: Final = 6
CARD: Final = 7
COAL: Final = 8
IRON: Final = 9
BEER: Final = 10
BARREL: Final = 11
DONE: Final = 12
REMOVE: Final = 13

ACTION_NAMES: Final[tuple[Action, ...]] = get_args(Action)
"""By the kind of move that begins the action."""
KIND_NAMES: Final[tuple[str, ...]] = (
    *ACTION_NAMES, "card", "coal", "iron", "beer", "barrel", "done", "remove",
)  # fmt: skip


class Space(SlotSpace):
    """All moves, and tables to find one without making it.

    `a` is the industry of a build or development, the slot, link, card or merchant space of
    the other kinds; `b` is the slot of a build.
    """

    def __init__(self, board: Board) -> None:
        super().__init__([], board.slot_ids, board.industry_ids, board.slot_industries)
        self.build: list[Move] = self.by_tile(BUILD, "build")
        self.link: list[Move] = self.by_id(LINK, "link", board.link_ids)
        self.sell: list[Move] = self.by_slot(SELL, "sell", board.sold_industries)
        self.develop: list[Move] = self.by_id(DEVELOP, "develop", board.industry_ids)
        self.loan: Move = self.add(LOAN, -1, -1, "loan")
        self.scout: Move = self.add(SCOUT, -1, -1, "scout")
        self.pass_: Move = self.add(PASS, -1, -1, "pass")
        self.card: list[Move] = self.by_id(CARD, "card", board.card_ids)
        self.coal: list[Move] = self.by_slot(COAL, "coal", BIT[board.coal_industry])
        self.iron: list[Move] = self.by_slot(IRON, "iron", BIT[board.iron_industry])
        self.beer: list[Move] = self.by_slot(BEER, "beer", BIT[board.beer_industry])
        self.barrel: list[Move] = self.by_id(BARREL, "beer", board.space_ids)
        self.done: Move = self.add(DONE, -1, -1, "done")
        self.remove: list[Move] = self.by_slot(REMOVE, "remove", -1)
        self.found: Final = Choices(self.moves)
