"""The table before the game, and the cards before the rail era. Rulebook: "Préparation de la
partie", "Réinitialisation".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.workshop.board import MONEY
from ironbridge.games.workshop.rules.events import order_of
from ironbridge.games.workshop.rules.state import WorkshopPosition


def lay_out(s: WorkshopPosition) -> None:
    """The components of a new game, on a state that is still empty. Chance is drawn in this order:
    boxes of the turn-order track (not with two players), cards, set-up cards, demand tokens.

    WW-SETUP-DECK, WW-SETUP-ON-TOP, WW-SETUP-PLAYER. With two players the money is shared by both
    colours (WW-TWO-COLOURS).
    """
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
    note_begin(s)


def draw_order(s: WorkshopPosition) -> None:
    """WW-SETUP-ORDER, WW-TWO-NO-LOT."""
    if s.two_each():
        return
    companies = list(range(int(s.company_count)))
    s.chance.shuffle(companies)
    for box, company in enumerate(companies):
        s.order[box] = company


def shuffled(s: WorkshopPosition, things: bytes) -> bytes:
    pile = list(things)
    s.chance.shuffle(pile)
    return bytes(pile)


def all_tokens(s: WorkshopPosition) -> bytes:
    tokens: list[int] = []
    for kind, copies in enumerate(s.board.token_counts):
        tokens.extend([kind] * copies)
    return bytes(tokens)


def shuffle_all_cards(s: WorkshopPosition) -> None:
    """Set-up cards come among the others now (WW-RAIL-ALL-CARDS, WW-RAIL-SET-ASIDE)."""
    s.chance = s.chance.copy()
    cards = shuffled(s, bytes(range(len(s.board.card_ids))))
    s.aside = cards[: s.setup.set_aside]
    s.aside_at = 0
    s.deck = cards[s.setup.set_aside :]
    s.deck_at = 0
    note_reset(s)


# The journal ----------------------------------------------------------------------------------


def note_begin(s: WorkshopPosition) -> None:
    if s.journal is None:
        return
    if s.two_each():
        s.note(-1, "event-begin-two", {})
    else:
        s.note(-1, "event-begin", {"order": order_of(s, 0)})


def note_reset(s: WorkshopPosition) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-reset", {"cards": len(s.aside)})
