"""The finite move space: every decision anyone can ever make in Age of Industry, on either map,
with its notation and the sentence that tells it to people.

build INDUSTRY SLOT     combine INDUSTRY SLOT (both actions, any card)     link LINK
sell SLOT     develop INDUSTRY LEVEL     draw CARD  draw deck     pass
card CARD               the card played or discarded for the action
coal SOURCE  iron SLOT  where a cube comes from: a tile, or an import of coal
port SLOT  market SPACE where the goods of the mill or factory being sold go
repay                   one loan is paid back
done                    no further sale; no further repayment
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.brass.move_space import SlotSpace
from ironbridge.games.age_of_industry.board import Board
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move
from ironbridge.kernel.move_space import MoveSpace
from ironbridge.kernel.phrase import Argument, Phrase

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
SLOT_MOVES: Final = (SELL, COAL, IRON, PORT)


class MapMoves(SlotSpace):
    """The moves that name a place of one map. `a` is the industry of a build, else the slot,
    link, source or market space; `b` is the slot of a build. All are numbers of that map."""

    def __init__(self, board: Board, moves: list[Move]) -> None:
        # The moves are shared with the whole space.
        super().__init__(moves, board.slot_ids, board.industry_ids, board.slot_industries)
        self.first: i64 = len(moves)
        sellers = BIT[board.cotton_industry] | BIT[board.factory_industry]
        self.build: vec[i64] = self.by_tile(BUILD, "build")
        self.combine: vec[i64] = self.by_tile(COMBINE, "combine")
        self.link: vec[i64] = self.by_id(LINK, "link", board.link_ids)
        self.sell: vec[i64] = self.by_slot(SELL, "sell", sellers)
        self.coal: vec[i64] = self.by_slot(COAL, "coal", BIT[board.coal_industry])
        for source in range(int(board.slots), int(board.sources)):
            move = self.add(COAL, source, -1, f"coal {board.source_ids[source]}")
            self.coal = append(self.coal, move)
        self.iron: vec[i64] = self.by_slot(IRON, "iron", BIT[board.iron_industry])
        self.port: vec[i64] = self.by_slot(PORT, "port", BIT[board.port_industry])
        self.market: vec[i64] = self.by_id(MARKET, "market", board.market_ids)
        self.last: i64 = len(moves) - 1


class Space(MoveSpace):
    """All moves: those of each map, and those that name no place. `a` is the tile kind of a
    development, or the card; drawing from the deck has none."""

    def __init__(self, boards: list[Board]) -> None:
        super().__init__([])
        self.maps: list[MapMoves] = [MapMoves(board, self.moves) for board in boards]
        board = boards[0]
        kinds = [
            f"{board.industry_ids[board.kind_industry[kind]]} {board.kind_level[kind]}"
            for kind in range(int(board.kinds))
        ]
        self.develop: vec[i64] = self.by_id(DEVELOP, "develop", kinds)
        self.draw: vec[i64] = self.by_id(DRAW, "draw", board.card_ids)
        self.draw_deck: i64 = self.add(DRAW, -1, -1, "draw deck")
        self.pass_: i64 = self.add(PASS, -1, -1, "pass")
        self.card: vec[i64] = self.by_id(CARD, "card", board.card_ids)
        self.repay: i64 = self.add(REPAY, -1, -1, "repay")
        self.done: i64 = self.add(DONE, -1, -1, "done")

    def map_of(self, move: Move) -> int:
        """The map whose numbers the move uses, or BOTH_MAPS."""
        for n, here in enumerate(self.maps):
            if here.first <= move.index <= here.last:
                return n
        return BOTH_MAPS


# Moves in words ------------------------------------------------------------------------------


def move_phrase(board: Board, move: Move) -> Phrase:
    """The move as a sentence for people. `board`: that of the move's map."""
    key = f"move-{KIND_NAMES[move.kind]}"
    args: dict[str, Argument] = {}
    if move.kind in (BUILD, COMBINE):
        args = {
            "industry": f"industry-{board.industry_ids[move.a]}",
            "slot": f"slot-{board.slot_ids[move.b]}",
        }
    elif move.kind == COAL and move.a >= board.slots:
        sea = board.slot_location[board.import_ship[move.a - board.slots]]
        args = {
            "import": f"import-{board.source_ids[move.a]}",
            "location": f"location-{board.location_ids[sea]}",
        }
        key += "-import"
    elif move.kind in SLOT_MOVES:
        args = {"slot": f"slot-{board.slot_ids[move.a]}"}
    elif move.kind == LINK:
        args = {"link": f"link-{board.link_ids[move.a]}"}
    elif move.kind == MARKET:
        place = board.location_ids[board.market_location[move.a]]
        args = {"market": f"market-{board.market_ids[move.a]}", "location": f"location-{place}"}
    elif move.kind == DEVELOP:
        industry = board.industry_ids[board.kind_industry[move.a]]
        args = {"industry": f"industry-{industry}", "level": int(board.kind_level[move.a])}
    elif move.kind == DRAW and move.a < 0:
        key += "-deck"
    elif move.kind in (CARD, DRAW):
        args = {"card": f"card-{board.card_ids[move.a]}"}
    elif move.kind == REPAY:
        args = {"money": int(board.loan_money)}
    return Phrase(key, args)
