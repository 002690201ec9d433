"""The finite move space: every decision anyone can ever make in Age of Industry, on either map.

build INDUSTRY SLOT     combine INDUSTRY SLOT (both actions, any card)     link LINK
sell SLOT     develop INDUSTRY LEVEL     draw CARD  draw deck     pass
card CARD               the card played or discarded for the action
coal SOURCE  iron SLOT  where a cube comes from: a tile, or an import of coal
port SLOT  market SPACE where the goods of the mill or factory being sold go
repay                   one loan is paid back
done                    no further sale; no further repayment
"""

from typing import Final

from mypy_extensions import i64

from ironbridge.games.age_of_industry.board import Board
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.move import Move

BUILD: Final = 0
COMBINE: Final = 1
LINK: Final = 2
SELL: Final = 3
DEVELOP: Final = 4
DRAW: Final = 5
PASS: Final = 6
CARD: Final = 7
COAL: Final = 8
IRON: Final = 9
PORT: Final = 10
MARKET: Final = 11
REPAY: Final = 12
DONE: Final = 13

KIND_NAMES: Final = (
    "build", "combine", "link", "sell", "develop", "draw", "pass",
    "card", "coal", "iron", "port", "market", "repay", "done",
)  # fmt: skip
BOTH_MAPS: Final = -1


class MapMoves:
    """The moves that name a place of one map. `a` is the industry of a build, else the slot,
    link, source or market space; `b` is the slot of a build. All are numbers of that map."""

    def __init__(self, board: Board, moves: list[Move]) -> None:
        self.moves: list[Move] = moves  # shared with the whole space
        self.first: i64 = len(moves)
        sellers = BIT[board.cotton_industry] | BIT[board.factory_industry]
        self.build: list[Move] = self.by_tile(board, BUILD)
        self.combine: list[Move] = self.by_tile(board, COMBINE)
        self.link: list[Move] = self.each(LINK, board.link_ids)
        self.sell: list[Move] = self.by_slot(board, sellers, SELL)
        self.coal: list[Move] = self.by_slot(board, BIT[board.coal_industry], COAL)
        for source in range(int(board.slots), int(board.sources)):
            self.coal.append(self.add(COAL, source, -1, board.source_ids[source]))
        self.iron: list[Move] = self.by_slot(board, BIT[board.iron_industry], IRON)
        self.port: list[Move] = self.by_slot(board, BIT[board.port_industry], PORT)
        self.market: list[Move] = self.each(MARKET, board.market_ids)
        self.last: i64 = len(moves) - 1

    def add(self, kind: int, a: int, b: int, named: str) -> Move:
        move = Move(len(self.moves), kind, a, b, f"{KIND_NAMES[kind]} {named}")
        self.moves.append(move)
        return move

    def each(self, kind: int, ids: list[str]) -> list[Move]:
        return [self.add(kind, n, -1, name) for n, name in enumerate(ids)]

    def by_tile(self, board: Board, kind: int) -> list[Move]:
        """One move for each industry of each slot; indexed by slot * industries + industry."""
        nowhere = Move(-1, -1, -1, -1, "")
        table = [nowhere] * int(board.slots * board.industries)
        for slot in range(int(board.slots)):
            for k in members(board.slot_industries[slot]):
                named = f"{board.industry_ids[k]} {board.slot_ids[slot]}"
                table[slot * int(board.industries) + k] = self.add(kind, k, slot, named)
        return table

    def by_slot(self, board: Board, industries: i64, kind: int) -> list[Move]:
        """One move for every slot that takes one of these industries; indexed by slot."""
        nowhere = Move(-1, -1, -1, -1, "")
        table = [nowhere] * int(board.slots)
        for slot in range(int(board.slots)):
            if board.slot_industries[slot] & industries:
                table[slot] = self.add(kind, slot, -1, board.slot_ids[slot])
        return table


class Space:
    """All moves: those of each map, and those that name no place. `a` is the tile kind of a
    development, or the card; drawing from the deck has none."""

    def __init__(self, boards: list[Board]) -> None:
        self.moves: list[Move] = []
        self.maps: list[MapMoves] = [MapMoves(board, self.moves) for board in boards]
        board = boards[0]
        self.develop: list[Move] = [
            self.add(
                DEVELOP,
                kind,
                f"develop {board.industry_ids[board.kind_industry[kind]]} {board.kind_level[kind]}",
            )
            for kind in range(int(board.kinds))
        ]
        self.draw: list[Move] = [
            self.add(DRAW, c, f"draw {name}") for c, name in enumerate(board.card_ids)
        ]
        self.draw_deck: Move = self.add(DRAW, -1, "draw deck")
        self.pass_: Move = self.add(PASS, -1, "pass")
        self.card: list[Move] = [
            self.add(CARD, c, f"card {name}") for c, name in enumerate(board.card_ids)
        ]
        self.repay: Move = self.add(REPAY, -1, "repay")
        self.done: Move = self.add(DONE, -1, "done")

    def add(self, kind: int, a: int, text: str) -> Move:
        move = Move(len(self.moves), kind, a, -1, text)
        self.moves.append(move)
        return move

    def map_of(self, move: Move) -> int:
        """The map whose numbers the move uses, or BOTH_MAPS."""
        for n, here in enumerate(self.maps):
            if here.first <= move.index <= here.last:
                return n
        return BOTH_MAPS
