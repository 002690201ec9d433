"""The finite move space: every decision anyone can ever make in Brass: Lancashire, on either map.

build INDUSTRY SLOT   double INDUSTRY SLOT (two actions, any two cards)   link LINK
sell SLOT             develop INDUSTRY    loan POUNDS    pass
card CARD             a card discarded for the action (twice for a double build)
coal SLOT  iron SLOT  where a cube comes from
port SLOT  distant    where the cotton of the mill being sold goes
done                  no second rail, no second tile developed, no further sale
remove SLOT           the tile given up by a player who cannot pay
"""

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.brass.move_space import SlotSpace
from ironbridge.games.lancashire.board import Board
from ironbridge.games.lancashire.documents import Action
from ironbridge.kernel.bits import BIT

BUILD: Final = 0
DOUBLE: Final = 1
LINK: Final = 2
SELL: Final = 3
DEVELOP: Final = 4
LOAN: Final = 5
PASS: Final = 6
CARD: Final = 7
COAL: Final = 8
IRON: Final = 9
PORT: Final = 10
DISTANT: Final = 11
DONE: Final = 12
REMOVE: Final = 13

ACTION_NAMES: Final[tuple[Action, ...]] = get_args(Action)
"""By the kind of move that begins the action."""
KIND_NAMES: Final[tuple[str, ...]] = (
    *ACTION_NAMES, "card", "coal", "iron", "port", "distant", "done", "remove",
)  # fmt: skip


class Space(SlotSpace):
    """All moves, and tables to find one without making it.

    `a` is the industry of a build or development, the place of a loan in the board's list, the
    slot, link or card of the other kinds; `b` is the slot of a build. The board is the full map,
    which holds everything that the community map has.
    """

    def __init__(self, board: Board) -> None:
        super().__init__([], board.slot_ids, board.industry_ids, board.slot_industries)
        self.build: vec[i64] = self.by_tile(BUILD, "build")
        self.double: vec[i64] = self.by_tile(DOUBLE, "double")
        self.link: vec[i64] = self.by_id(LINK, "link", board.link_ids)
        self.sell: vec[i64] = self.by_slot(SELL, "sell", BIT[board.mill_industry])
        self.develop: vec[i64] = self.by_id(DEVELOP, "develop", board.industry_ids)
        self.loan: vec[i64] = vec[i64](
            [self.add(LOAN, n, -1, f"loan {money}") for n, money in enumerate(board.loan_money)]
        )
        self.pass_: i64 = self.add(PASS, -1, -1, "pass")
        self.card: vec[i64] = self.by_id(CARD, "card", board.card_ids)
        self.coal: vec[i64] = self.by_slot(COAL, "coal", BIT[board.coal_industry])
        self.iron: vec[i64] = self.by_slot(IRON, "iron", BIT[board.iron_industry])
        self.port: vec[i64] = self.by_slot(PORT, "port", BIT[board.port_industry])
        self.distant: i64 = self.add(DISTANT, -1, -1, "distant")
        self.done: i64 = self.add(DONE, -1, -1, "done")
        self.remove: vec[i64] = self.by_slot(REMOVE, "remove", -1)
