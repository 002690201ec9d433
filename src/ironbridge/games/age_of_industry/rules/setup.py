"""Setting up a new game. Rulebook: "Démarrer la partie"."""

from __future__ import annotations

from ironbridge.games.age_of_industry.board import MONEY, ORDER
from ironbridge.games.age_of_industry.rules.draw import deal, refill_display
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.games.age_of_industry.rules.turn import start_round
from ironbridge.kernel.phrase import seat_id


def set_up(s: AgePosition) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order: the first
    player, the cards, the market tiles."""
    board = s.board
    s.chance = s.chance.copy()
    first = s.chance.below(s.seat_count)
    for i in range(int(s.seat_count)):
        s.seat[ORDER + i] = (first + i) % s.seat_count
    game_begun(s)
    cards = list(board.deck)
    s.chance.shuffle(cards)
    s.deck = bytes(cards)
    tiles = list(board.market_pile)
    s.chance.shuffle(tiles)
    for market in range(int(board.markets)):
        s.market[market] = tiles[market]
    s.coal = board.coal_initial
    s.iron = board.iron_initial
    for i in range(int(s.seat_count)):
        p = s.seat[ORDER + i]
        s.seat[MONEY + p] = board.money
        deal(s, p, board.hand)
    refill_display(s)
    start_round(s)


def game_begun(s: AgePosition) -> None:
    if s.journal is None:
        return
    order: list[str] = [seat_id(s.seat[ORDER + i]) for i in range(int(s.seat_count))]
    s.note(-1, "event-begin", {"order": order})
