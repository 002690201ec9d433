"""The course of the game: set-up, eras, rounds, turns, the end. Rulebook: "Préparation de la
partie", "Manches de jeu", "Réinitialisation", "Fin de la partie et victoire".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.workshop import auction, chronicle, demand, scoring, turn
from ironbridge.games.workshop.layout import DEMAND, MONEY, OVER, RAIL
from ironbridge.kernel.bits import BIT

if TYPE_CHECKING:
    from ironbridge.games.workshop.state import WorkshopState


# Set-up -------------------------------------------------------------------------------------


def set_up(s: WorkshopState) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order: boxes of
    the turn-order track (not with two players), cards, set-up cards, demand tokens."""
    s.chance = s.chance.copy()
    draw_order(s)
    cards = shuffled(s, s.board.other_cards)
    s.aside = cards[: s.setup.set_aside]
    s.deck = shuffled(s, s.board.setup_cards) + cards[s.setup.set_aside :]
    s.stock = shuffled(s, all_tokens(s))
    p: i64 = 0
    while p < s.seat_count:
        s.seat[MONEY + p] = s.setup.money
        p += 1
    chronicle.game_begun(s)
    open_era(s)


def draw_order(s: WorkshopState) -> None:
    if s.two_each():
        return
    companies = list(range(int(s.company_count)))
    s.chance.shuffle(companies)
    for box, company in enumerate(companies):
        s.order[box] = company


def shuffled(s: WorkshopState, things: bytes) -> bytes:
    pile = list(things)
    s.chance.shuffle(pile)
    return bytes(pile)


def all_tokens(s: WorkshopState) -> bytes:
    tokens: list[int] = []
    for kind, copies in enumerate(s.board.token_counts):
        tokens.extend([kind] * copies)
    return bytes(tokens)


# Eras ---------------------------------------------------------------------------------------


def open_era(s: WorkshopState) -> None:
    chronicle.era_begun(s)
    demand.draw(s)
    create_demand(s)


def create_demand(s: WorkshopState) -> None:
    if not demand.ask(s):
        demand_created(s)


def demand_created(s: WorkshopState) -> None:
    """Play goes on after the opening demand of an era; the closing one ends it."""
    if s.round == 0:
        start_round(s)
    else:
        end_era(s)


def end_era(s: WorkshopState) -> None:
    scoring.collect(s)
    if s.era == RAIL:
        s.phase = OVER
        chronicle.game_over(s)
        return
    s.era = RAIL
    s.round = 0
    shuffle_all_cards(s)
    open_era(s)


def shuffle_all_cards(s: WorkshopState) -> None:
    """Set-up cards come among the others now."""
    s.chance = s.chance.copy()
    cards = shuffled(s, bytes(range(len(s.board.card_ids))))
    s.aside = cards[: s.setup.set_aside]
    s.aside_at = 0
    s.deck = cards[s.setup.set_aside :]
    s.deck_at = 0
    chronicle.cards_shuffled(s)


# Rounds -------------------------------------------------------------------------------------


def start_round(s: WorkshopState) -> None:
    """A card for every company, and the auction."""
    s.round += 1
    s.box = 0
    n: i64 = 0
    while n < s.company_count:
        s.face_up |= BIT[s.deck[s.deck_at]]
        s.deck_at += 1
        n += 1
    chronicle.round_begun(s)
    auction.ask(s)


def open_choices(s: WorkshopState) -> None:
    """Everybody has chosen."""
    if s.phase == DEMAND:
        demand.open_choices(s)
        demand_created(s)
    else:
        auction.open_bids(s)
        play_turns(s)


def next_turn(s: WorkshopState) -> None:
    s.box += 1
    play_turns(s)


def play_turns(s: WorkshopState) -> None:
    """Turns in the order of the track until somebody is asked something."""
    while s.box < s.company_count and s.order[s.box] >= 0:
        if turn.begin(s):
            return
        s.box += 1
    if s.box < s.company_count:
        auction.ask(s)
    elif s.deck_at < len(s.deck):
        start_round(s)
    else:
        create_demand(s)
