"""The end of an era, and of the game. Rulebook: "Fin d'une période"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import MAX_SEATS, RAIL
from ironbridge.brass.rules import events, rounds, scoring
from ironbridge.games.birmingham.board import OVER
from ironbridge.games.birmingham.rules import cards, sell
from ironbridge.games.birmingham.rules.state import Position


def end_game(s: Position) -> None:
    """After the Rail Era is scored (BB-VICTORY-END), or the Canal Era of an introductory game
    (BB-INTRO-CANAL-ONLY)."""
    scoring.score_era(s)
    if s.introductory:
        scoring.score_introductory(s)
    s.phase = OVER
    s.turn = 0
    s.actions = 0
    events.game_over(s)


def end_bonus(s: Position, p: i64) -> i64:
    """What the end of this era adds to the points of links and tiles."""
    if not s.introductory:
        return 0
    money, income, tiles = scoring.introductory_points(s, p)
    return money + income + tiles


def end_canal_era(s: Position) -> None:
    scoring.score_era(s)
    rounds.remove_links(s)
    rounds.remove_obsolete(s)
    sell.set_barrels(s)
    s.era = RAIL
    s.round = 1
    reshuffle(s)
    events.rail_begun(s)
    cards.deal(s)


def reshuffle(s: Position) -> None:
    """All discards and the cards laid aside form the new deck. They are sorted before the
    shuffle, so that the result depends on chance alone and not on the order of discards."""
    pile = [byte // MAX_SEATS for byte in s.discards]
    pile.extend(s.face_down)
    pile.extend(s.deck[s.deck_at :])  # none in a game played from the start
    pile.sort()
    s.chance = s.chance.copy()
    s.chance.shuffle(pile)
    s.deck = bytes(pile)
    s.deck_at = 0
    s.discards = b""
    s.face_down = b""
