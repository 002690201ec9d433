"""The finite move space: every decision anyone can ever make in Brass: Birmingham.

build INDUSTRY SLOT   link LINK   sell SLOT   develop INDUSTRY   loan   scout   pass
card CARD             the card discarded for the action (three times for a scout)
coal SLOT  iron SLOT  beer SLOT  beer SPACE      where a cube or barrel comes from
done                  no second rail, no second tile developed, no further sale
remove SLOT           the tile given up by a player who cannot pay
"""

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.brass.move_space import SlotSpace
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.documents import Action
from ironbridge.kernel.bits import BIT

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
    """All moves, and the numbers by which the rules find them.

    `a` is the industry of a build or development, the slot, link, card or merchant space of
    the other kinds; `b` is the slot of a build.
    """

    def __init__(self, board: Board) -> None:
        super().__init__([], board.slot_ids, board.industry_ids, board.slot_industries)
        self.build: vec[i64] = self.by_tile(BUILD, "build")
        self.link: vec[i64] = self.by_id(LINK, "link", board.link_ids)
        self.sell: vec[i64] = self.by_slot(SELL, "sell", board.sold_industries)
        self.develop: vec[i64] = self.by_id(DEVELOP, "develop", board.industry_ids)
        self.loan: i64 = self.add(LOAN, -1, -1, "loan")
        self.scout: i64 = self.add(SCOUT, -1, -1, "scout")
        self.pass_: i64 = self.add(PASS, -1, -1, "pass")
        self.card: vec[i64] = self.by_id(CARD, "card", board.card_ids)
        self.coal: vec[i64] = self.by_slot(COAL, "coal", BIT[board.coal_industry])
        self.iron: vec[i64] = self.by_slot(IRON, "iron", BIT[board.iron_industry])
        self.beer: vec[i64] = self.by_slot(BEER, "beer", BIT[board.beer_industry])
        self.barrel: vec[i64] = self.by_id(BARREL, "beer", board.space_ids)
        self.done: i64 = self.add(DONE, -1, -1, "done")
        self.remove: vec[i64] = self.by_slot(REMOVE, "remove", -1)
