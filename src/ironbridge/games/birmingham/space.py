"""The finite move space: every decision anyone can ever make in Brass: Birmingham.

build INDUSTRY SLOT   link LINK   sell SLOT   develop INDUSTRY   loan   scout   pass
card CARD             the card discarded for the action (three times for a scout)
coal SLOT  iron SLOT  beer SLOT  beer SPACE      where a cube or barrel comes from
done                  no second rail, no second tile developed, no further sale
remove SLOT           the tile given up by a player who cannot pay
"""

from typing import Final

from mypy_extensions import i64

from ironbridge.games.birmingham.board import Board
from ironbridge.kernel.bits import BIT, members
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

KIND_NAMES: Final = (
    "build", "link", "sell", "develop", "loan", "scout", "pass",
    "card", "coal", "iron", "beer", "barrel", "done", "remove",
)  # fmt: skip


class Space:
    """All moves, and tables to find one without making it.

    `a` is the industry of a build or development, the slot, link, card or merchant space of
    the other kinds; `b` is the slot of a build.
    """

    def __init__(self, board: Board) -> None:
        self.moves: list[Move] = []
        slots = range(int(board.slots))
        nowhere = Move(-1, -1, -1, -1, "")
        self.build: list[Move] = [nowhere] * int(board.slots * board.industries)
        """Indexed by slot * industries + industry."""
        for slot in slots:
            for k in members(board.slot_industries[slot]):
                text = f"build {board.industry_ids[k]} {board.slot_ids[slot]}"
                self.build[slot * int(board.industries) + k] = self.add(BUILD, k, slot, text)
        self.link: list[Move] = [
            self.add(LINK, n, -1, f"link {name}") for n, name in enumerate(board.link_ids)
        ]
        self.sell: list[Move] = self.by_slot(board, board.sold_industries, SELL, "sell")
        self.develop: list[Move] = [
            self.add(DEVELOP, k, -1, f"develop {name}") for k, name in enumerate(board.industry_ids)
        ]
        self.loan: Move = self.add(LOAN, -1, -1, "loan")
        self.scout: Move = self.add(SCOUT, -1, -1, "scout")
        self.pass_: Move = self.add(PASS, -1, -1, "pass")
        self.card: list[Move] = [
            self.add(CARD, c, -1, f"card {name}") for c, name in enumerate(board.card_ids)
        ]
        self.coal: list[Move] = self.by_slot(board, BIT[board.coal_industry], COAL, "coal")
        self.iron: list[Move] = self.by_slot(board, BIT[board.iron_industry], IRON, "iron")
        self.beer: list[Move] = self.by_slot(board, BIT[board.beer_industry], BEER, "beer")
        self.barrel: list[Move] = [
            self.add(BARREL, m, -1, f"beer {name}") for m, name in enumerate(board.space_ids)
        ]
        self.done: Move = self.add(DONE, -1, -1, "done")
        self.remove: list[Move] = self.by_slot(board, -1, REMOVE, "remove")

    def add(self, kind: int, a: int, b: int, text: str) -> Move:
        move = Move(len(self.moves), kind, a, b, text)
        self.moves.append(move)
        return move

    def by_slot(self, board: Board, industries: i64, kind: int, verb: str) -> list[Move]:
        """One move for every slot that takes one of these industries; indexed by slot."""
        nowhere = Move(-1, -1, -1, -1, "")
        table = [nowhere] * int(board.slots)
        for slot in range(int(board.slots)):
            if board.slot_industries[slot] & industries:
                table[slot] = self.add(kind, slot, -1, f"{verb} {board.slot_ids[slot]}")
        return table
