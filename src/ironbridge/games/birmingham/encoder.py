"""What a network is shown of Brass: Birmingham beside what the family shows (brass/encoder.py).

block     facts
spaces    merchant space, tile on it, with barrel or without
access    merchant space connected to one's own network, with barrel or without
sales     own tiles that could be sold: with a buyer and beer, with a buyer only
options   introductory game
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.brass.board import NETWORK, NOTHING, SLOTS
from ironbridge.brass.encoder import BrassEncoder
from ironbridge.brass.rules import routes
from ironbridge.brass.rules.cubes import stock
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.evaluator import BirminghamEvaluator
from ironbridge.games.birmingham.rules import beer, sell
from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, count
from ironbridge.kernel.encoder import Features, Part, step
from ironbridge.kernel.state import State

SALES: Final = 8


class BirminghamEncoder(BrassEncoder):
    def __init__(self, board: Board, evaluator: BirminghamEvaluator) -> None:
        super().__init__(board, evaluator)
        self.spaces: i64 = board.spaces
        self.merchant_kinds: i64 = len(board.merchant_ids) + 1
        at = self.lay_out()
        self.at_spaces: i64 = at
        at += board.spaces * self.merchant_kinds * 2
        self.at_access: i64 = at
        at += board.spaces * 2
        at = self.lay_markets(at)
        self.at_sales: i64 = at
        at += 2 * SALES
        self.lay_clock(at, 1)

    def own_parts(self) -> list[Part]:
        spaces = int(self.spaces)
        kinds = int(self.merchant_kinds)
        return [
            Part("spaces", ["merchant space", "merchant tile", "barrel"], [spaces, kinds, 2]),
            Part("access", ["merchant space", "barrel"], [spaces, 2]),
            *self.market_parts(),
            Part("sales", ["with a buyer, with beer too", "tiles"], [2, SALES]),
        ]

    def encode(self, state: State, seat: i64, found: Features) -> None:
        assert isinstance(state, BirminghamState)
        self.encode_facts(state, seat, found)
        self.add_numbers(state, seat, found)

    def encode_facts(self, state: State, seat: i64, found: Features) -> None:
        assert isinstance(state, BirminghamState)
        s = state
        found.count = 0
        start = s.era * self.era_size
        self.add_board(s, seat, start, found)
        self.add_hand(s, seat, start, found)
        self.add_seats(s, seat, start, found)
        self.add_merchants(s, seat, start, found)
        self.add_sales(s, seat, start, found)
        options = self.add_clock(s, seat, start, found)
        if s.introductory:
            found.add(options)

    def add_merchants(self, s: BirminghamState, p: i64, start: i64, found: Features) -> None:
        board = s.board
        reached = routes.reach(s.joined, s.seat[NETWORK + p])
        space: i64 = 0
        while space < board.spaces:
            tile: i64 = s.merchants[space]
            if tile != NOTHING:
                barrel: i64 = 1 if s.barrels & BIT[space] else 0
                shown = (space * self.merchant_kinds + tile) * 2 + barrel
                found.add(start + self.at_spaces + shown)
                if reached & BIT[board.space_location[space]]:
                    found.add(start + self.at_access + space * 2 + barrel)
            space += 1

    def add_sales(self, s: BirminghamState, p: i64, start: i64, found: Features) -> None:
        """How many of one's own tiles have a buyer, and how many of these have beer too."""
        board = s.board
        buyers: i64 = 0
        ready: i64 = 0
        slots = s.seat[SLOTS + p] & ~s.flipped
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            kind = s.kind_at(slot)
            industry: i64 = board.kind_industry[kind]
            if board.sold_industries & BIT[industry] == 0:
                continue
            joined = s.joined[board.slot_location[slot]]
            spaces = sell.buyers(s, industry, joined)
            if spaces == 0:
                continue
            buyers += 1
            barrels = count(spaces & s.barrels) + stock(s, beer.breweries(s, p, joined))
            if barrels >= board.kind_beer[kind]:
                ready += 1
        found.add(start + self.at_sales + step(buyers, 1, SALES))
        found.add(start + self.at_sales + SALES + step(ready, 1, SALES))
