"""The deck, the end of an era, and of the game. Rulebook: "Mise en place", "Fin d'une période"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import RAIL
from ironbridge.brass.rules import rounds, scoring
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.rules import sell
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.chance import Chance

# The deck -----------------------------------------------------------------------------------


def shuffled_deck(board: Board, seats: int, chance: Chance) -> bytes:
    deck = board.decks[seats].copy()
    chance.shuffle(deck)
    return bytes(deck)


def deal(s: Position) -> None:
    for p in range(int(s.seat_count)):
        rounds.draw(s, p)


# The end of an era --------------------------------------------------------------------------


def end_canal_era(s: Position) -> None:
    scoring.score_era(s)
    rounds.remove_links(s)
    rounds.remove_obsolete(s)
    sell.set_barrels(s)
    s.era = RAIL
    s.round = 1
    pile = rounds.collect_cards(s, s.face_down)
    s.chance = s.chance.copy()
    s.chance.shuffle(pile)
    s.deck = bytes(pile)
    s.deck_at = 0
    s.face_down = b""
    rounds.note_rail_era(s)
    deal(s)


def end_game(s: Position) -> None:
    """After the Rail Era is scored (BB-VICTORY-END), or the Canal Era of an introductory game
    (BB-INTRO-CANAL-ONLY)."""
    scoring.score_era(s)
    if s.introductory:
        scoring.score_introductory(s)
    rounds.close(s)


def end_bonus(s: Position, p: i64) -> i64:
    """What the end of this era adds to the points of links and tiles."""
    return scoring.introductory_bonus(s, p) if s.introductory else 0
