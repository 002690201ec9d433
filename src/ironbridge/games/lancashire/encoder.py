"""What a network is shown of Brass: Lancashire beside what the family shows (brass/encoder.py).

block     facts
distant   space of the marker; tiles left in the pile
outlets   own mills not flipped: with a port, with the distant market, with neither;
          ports with room that a mill of one's own reaches, own ones apart; a market reached
options   introductory game, virtual link, classic deck, community map
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.brass.board import NETWORK, SLOTS
from ironbridge.brass.encoder import BrassEncoder
from ironbridge.brass.rules import routes
from ironbridge.games.lancashire.board import Board
from ironbridge.games.lancashire.evaluator import LancashireEvaluator
from ironbridge.games.lancashire.rules.distant import distant_open
from ironbridge.games.lancashire.rules.sell import connected_ports
from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.bits import POSITION, SPREAD, count
from ironbridge.kernel.encoder import Features, Part, step
from ironbridge.kernel.state import State

MILLS: Final = 6
"""Mills and ports are counted up to here."""
PILE: Final = 16
OPTIONS: Final = 4


class LancashireEncoder(BrassEncoder):
    """Both maps number everything alike."""

    def __init__(self, board: Board, evaluator: LancashireEvaluator) -> None:
        super().__init__(board, evaluator)
        at = self.lay_out()
        self.at_distant: i64 = at
        at += board.distant_x + 1 + PILE
        self.at_outlets: i64 = at
        at += 5 * MILLS + 1
        at = self.lay_markets(at)
        self.lay_clock(at, OPTIONS)

    def own_parts(self) -> list[Part]:
        kinds = "mills: port, distant market, neither; ports: own, of others"
        return [
            Part("distant marker", ["space"], [int(self.at_outlets - self.at_distant) - PILE]),
            Part("distant pile", ["tiles"], [PILE]),
            Part("outlets", [kinds, "how many"], [5, MILLS]),
            Part("market reached", ["yes"], [1]),
            *self.market_parts(),
        ]

    def encode(self, state: State, seat: i64, found: Features) -> None:
        assert isinstance(state, LancashireState)
        self.encode_facts(state, seat, found)
        self.add_numbers(state, seat, found)

    def encode_facts(self, state: State, seat: i64, found: Features) -> None:
        assert isinstance(state, LancashireState)
        s = state
        found.count = 0
        start = s.era * self.era_size
        self.add_board(s, seat, start, found)
        self.add_hand(s, seat, start, found)
        self.add_seats(s, seat, start, found)
        self.add_distant(s, start, found)
        self.add_outlets(s, seat, start, found)
        self.add_options(s, self.add_clock(s, seat, start, found), found)

    def add_distant(self, s: LancashireState, start: i64, found: Features) -> None:
        at = start + self.at_distant
        found.add(at + s.marker)
        tiles: i64 = len(s.distant)
        found.add(at + s.board.distant_x + 1 + step(tiles - s.distant_at, 1, PILE))

    def add_outlets(self, s: LancashireState, p: i64, start: i64, found: Features) -> None:
        board = s.board
        by_port: i64 = 0
        by_distant: i64 = 0
        by_none: i64 = 0
        ports: i64 = 0
        slots = s.seat[SLOTS + p] & ~s.flipped
        while slots:
            bit = slots & -slots
            slots ^= bit
            slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
            if board.kind_industry[s.kind_at(slot)] != board.mill_industry:
                continue
            outlets = connected_ports(s, slot) & ~s.flipped
            ports |= outlets
            if outlets:
                by_port += 1
            elif distant_open(s, slot):
                by_distant += 1
            else:
                by_none += 1
        mine = ports & s.seat[SLOTS + p]
        at = start + self.at_outlets
        found.add(at + step(by_port, 1, MILLS))
        found.add(at + MILLS + step(by_distant, 1, MILLS))
        found.add(at + 2 * MILLS + step(by_none, 1, MILLS))
        found.add(at + 3 * MILLS + step(count(mine), 1, MILLS))
        found.add(at + 4 * MILLS + step(count(ports & ~mine), 1, MILLS))
        if routes.reach(s.joined, s.seat[NETWORK + p]) & s.market_places:
            found.add(at + 5 * MILLS)

    def add_options(self, s: LancashireState, at: i64, found: Features) -> None:
        if s.introductory:
            found.add(at)
        if s.virtual_link:
            found.add(at + 1)
        if s.classic_deck:
            found.add(at + 2)
        if s.board.community:
            found.add(at + 3)
