"""The finite move space: every decision anyone can ever make in Brass: Lancashire, on either map.

build INDUSTRY SLOT   double INDUSTRY SLOT (two actions, any two cards)   link LINK
sell SLOT             develop INDUSTRY    loan POUNDS    pass
card CARD             a card discarded for the action (twice for a double build)
coal SLOT  iron SLOT  where a cube comes from
port SLOT  distant    where the cotton of the mill being sold goes
done                  no second rail, no second tile developed, no further sale
remove SLOT           the tile given up by a player who cannot pay
"""

from typing import Final

from mypy_extensions import i64

from ironbridge.games.lancashire.board import Board
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.move import Move

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

KIND_NAMES: Final = (
    "build", "double", "link", "sell", "develop", "loan", "pass",
    "card", "coal", "iron", "port", "distant", "done", "remove",
)  # fmt: skip


class Space:
    """All moves, and tables to find one without making it.

    `a` is the industry of a build or development, the place of a loan in the board's list, the
    slot, link or card of the other kinds; `b` is the slot of a build. The board is the full map,
    which holds everything that the community map has.
    """

    def __init__(self, board: Board) -> None:
        self.moves: list[Move] = []
        self.build: list[Move] = self.by_tile(board, BUILD, "build")
        self.double: list[Move] = self.by_tile(board, DOUBLE, "double")
        self.link: list[Move] = [
            self.add(LINK, n, -1, f"link {name}") for n, name in enumerate(board.link_ids)
        ]
        self.sell: list[Move] = self.by_slot(board, BIT[board.mill_industry], SELL, "sell")
        self.develop: list[Move] = [
            self.add(DEVELOP, k, -1, f"develop {name}") for k, name in enumerate(board.industry_ids)
        ]
        self.loan: list[Move] = [
            self.add(LOAN, n, -1, f"loan {money}") for n, money in enumerate(board.loan_money)
        ]
        self.pass_: Move = self.add(PASS, -1, -1, "pass")
        self.card: list[Move] = [
            self.add(CARD, c, -1, f"card {name}") for c, name in enumerate(board.card_ids)
        ]
        self.coal: list[Move] = self.by_slot(board, BIT[board.coal_industry], COAL, "coal")
        self.iron: list[Move] = self.by_slot(board, BIT[board.iron_industry], IRON, "iron")
        self.port: list[Move] = self.by_slot(board, BIT[board.port_industry], PORT, "port")
        self.distant: Move = self.add(DISTANT, -1, -1, "distant")
        self.done: Move = self.add(DONE, -1, -1, "done")
        self.remove: list[Move] = self.by_slot(board, -1, REMOVE, "remove")

    def add(self, kind: int, a: int, b: int, text: str) -> Move:
        move = Move(len(self.moves), kind, a, b, text)
        self.moves.append(move)
        return move

    def by_tile(self, board: Board, kind: int, verb: str) -> list[Move]:
        """One move for each industry of each slot; indexed by slot * industries + industry."""
        nowhere = Move(-1, -1, -1, -1, "")
        table = [nowhere] * int(board.slots * board.industries)
        for slot in range(int(board.slots)):
            for k in members(board.slot_industries[slot]):
                text = f"{verb} {board.industry_ids[k]} {board.slot_ids[slot]}"
                table[slot * int(board.industries) + k] = self.add(kind, k, slot, text)
        return table

    def by_slot(self, board: Board, industries: i64, kind: int, verb: str) -> list[Move]:
        """One move for every slot that takes one of these industries; indexed by slot."""
        nowhere = Move(-1, -1, -1, -1, "")
        table = [nowhere] * int(board.slots)
        for slot in range(int(board.slots)):
            if board.slot_industries[slot] & industries:
                table[slot] = self.add(kind, slot, -1, f"{verb} {board.slot_ids[slot]}")
        return table
