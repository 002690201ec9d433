"""The deck, the end of an era, and of the game. Rulebook: "Mise en place", "Fin d'une période",
"Règles classiques"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import RAIL
from ironbridge.brass.rules import rounds, scoring
from ironbridge.games.lancashire.rules import distant
from ironbridge.games.lancashire.rules.state import Position

# The deck -----------------------------------------------------------------------------------


def shuffle_deck(s: Position, pile: list[int], unused: i64) -> None:
    """A new deck, without the cards at its bottom that the era does not use."""
    s.chance.shuffle(pile)
    used = len(pile) - int(unused)
    s.deck = bytes(pile[:used])
    s.deck_at = 0
    s.aside = bytes(pile[used:])


def deal(s: Position) -> None:
    for p in range(int(s.seat_count)):
        draw(s, p)


def draw(s: Position, p: i64) -> None:
    left = s.cards_left()
    rounds.draw(s, p)
    if s.era == RAIL:
        note_deck_tile(s, left)


def note_deck_tile(s: Position, left_before: i64) -> None:
    """The Rothschild tile shows when the cards above it are gone, and turns with the last one."""
    if s.journal is None:
        return
    left = s.cards_left()
    if left <= s.setup.beneath_rail < left_before:
        s.note(-1, "event-rothschild", {})
    if left == 0 < left_before:
        s.note(-1, "event-loans-end", {})


# The end of an era --------------------------------------------------------------------------


def end_canal_era(s: Position) -> None:
    scoring.score_era(s)
    rounds.remove_links(s)
    rounds.remove_obsolete(s)
    s.era = RAIL
    s.round = 1
    s.chance = s.chance.copy()
    distant.shuffle_distant(s)
    pile = rounds.collect_cards(s, s.aside)
    shuffle_deck(s, pile, s.setup.removed_rail)
    rounds.note_rail_era(s)
    deal(s)


def end_game(s: Position) -> None:
    """After the Rail Era is scored (BL-VICTORY-END), or the Canal Era of an introductory game
    (BL-INTRO-CANAL-ONLY)."""
    scoring.score_era(s)
    if s.introductory:
        scoring.score_introductory(s)
    else:
        scoring.score_money(s, s.board.final_money_per_point)
    rounds.close(s)


def end_bonus(s: Position, p: i64) -> i64:
    """What the end of this era adds to the points of links and tiles."""
    if s.introductory:
        return scoring.introductory_bonus(s, p)
    if s.era == RAIL:
        return scoring.money_points(s, p, s.board.final_money_per_point)
    return 0
