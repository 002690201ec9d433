"""The end of an era, and of the game. Rulebook: "Fin d'une période", "Règles classiques"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import MAX_SEATS, RAIL
from ironbridge.brass.rules import events, rounds, scoring
from ironbridge.games.lancashire.board import OVER
from ironbridge.games.lancashire.rules import cards, sell
from ironbridge.games.lancashire.rules.state import Position


def end_game(s: Position) -> None:
    """After the Rail Era is scored (BL-VICTORY-END), or the Canal Era of an introductory game
    (BL-INTRO-CANAL-ONLY)."""
    scoring.score_era(s)
    if s.introductory:
        scoring.score_introductory(s)
    else:
        scoring.score_money(s, s.board.final_money_per_point)
    s.phase = OVER
    s.turn = 0
    s.actions = 0
    events.game_over(s)


def end_bonus(s: Position, p: i64) -> i64:
    """What the end of this era adds to the points of links and tiles."""
    if s.introductory:
        money, income, tiles = scoring.introductory_points(s, p)
        return money + income + tiles
    if s.era == RAIL:
        return scoring.money_points(s, p, s.board.final_money_per_point)
    return 0


def end_canal_era(s: Position) -> None:
    scoring.score_era(s)
    rounds.remove_links(s)
    rounds.remove_obsolete(s)
    s.era = RAIL
    s.round = 1
    s.chance = s.chance.copy()
    sell.shuffle_distant(s)
    reshuffle(s)
    events.rail_begun(s)
    cards.deal(s)


def reshuffle(s: Position) -> None:
    """All discards and the cards the Canal Era did not use form the new deck. They are sorted
    first, so that the result depends on chance alone and not on the order of discards."""
    pile = [byte // MAX_SEATS for byte in s.discards]
    pile.extend(s.aside)
    pile.extend(s.deck[s.deck_at :])  # none in a game played from the start
    pile.sort()
    s.discards = b""
    cards.shuffle_deck(s, pile, s.setup.removed_rail)
