"""The table at the start. Rulebook: "Mise en place"."""

from __future__ import annotations

from ironbridge.brass.board import NOTHING
from ironbridge.brass.rules import rounds
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.rules import cards, merchants, turn
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import Chance


def set_up(s: Position) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order:
    the cards, the merchant tiles, the turn order."""
    s.chance = s.chance.copy()
    s.deck = shuffled_deck(s.board, int(s.seat_count), s.chance)
    set_merchants(s)
    rounds.take_seats(s, s.board.money)
    cards.deal(s)
    if s.board.face_down:
        s.face_down = s.deck[s.deck_at : s.deck_at + s.seat_count]
        s.deck_at += s.seat_count
    turn.start_round(s)


def shuffled_deck(board: Board, seats: int, chance: Chance) -> bytes:
    deck: list[int] = []
    for card in range(int(board.cards)):
        if board.wild_cards & BIT[card] == 0:
            deck.extend([card] * board.card_counts[card][seats])
    chance.shuffle(deck)
    return bytes(deck)


def set_merchants(s: Position) -> None:
    """A tile on each space in use: fewer of them with fewer seats (BB-SETUP-MERCHANT-SPACES)."""
    board = s.board
    seats = int(s.seat_count)
    tiles = [m for m, counts in enumerate(board.merchant_seats) if seats in counts]
    s.chance.shuffle(tiles)
    laid: list[int] = []
    for space in range(int(board.spaces)):
        used = board.space_min_seats[space] <= seats
        laid.append(tiles.pop(0) if used else NOTHING)
    s.merchants = bytes(laid)
    merchants.set_barrels(s)
