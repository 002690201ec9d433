"""The card of a turn: taken, or discarded for one set aside. Rulebook: "Pioche carte ville".

Every step says whether the turn asks for something more.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.workshop.board import TOWN
from ironbridge.games.workshop.rules.events import card_id, note_turn
from ironbridge.games.workshop.rules.state import WorkshopPosition, single
from ironbridge.games.workshop.rules.town import settle
from ironbridge.kernel.bits import BIT, POSITION, lowest
from ironbridge.kernel.move import Move
from ironbridge.kernel.move_space import pick

# What may be taken ----------------------------------------------------------------------------


def add_cards(s: WorkshopPosition, found: list[Move]) -> None:
    """Only cards that lie face up (WW-CARD-FACE-UP): those taken before are gone until the era
    ends (WW-CARD-GONE)."""
    pick(found, s.space.take, s.face_up)
    pick(found, s.space.swap, swappable(s))


def swappable(s: WorkshopPosition) -> i64:
    """The face-up cards from whose towns no link can be built (WW-CARD-SWAP), while cards are set
    aside (WW-CARD-SWAP-EMPTY)."""
    found: i64 = 0
    if s.aside_at == len(s.aside):
        return found
    cards = s.face_up
    while cards:
        bit = cards & -cards
        cards ^= bit
        if card_saturated(s, POSITION[bit % 67]):
            found |= bit
    return found


def card_saturated(s: WorkshopPosition, card: i64) -> bool:
    """No link can be built from any town of the card (WW-CARD-SWAP-CHOICE)."""
    towns = s.towns_of(card)
    while towns:
        bit = towns & -towns
        towns ^= bit
        if not saturated(s, POSITION[bit % 67]):
            return False
    return True


def saturated(s: WorkshopPosition, town: i64) -> bool:
    """Every connection of the town carries links (WW-CARD-SATURATED); no matter whose, and what
    it would take to build there (WW-CARD-SATURATED-MEANS)."""
    return s.board.near[town] & ~s.built == 0


# What happens ---------------------------------------------------------------------------------


def take(s: WorkshopPosition, card: i64) -> bool:
    s.face_up &= ~BIT[card]
    note_taken(s, card)
    return use(s, card)


def swap(s: WorkshopPosition, card: i64) -> bool:
    """The card is discarded; the one drawn instead must be used (WW-CARD-SWAP-BINDING)."""
    s.face_up &= ~BIT[card]
    drawn: i64 = s.aside[s.aside_at]
    s.aside_at += 1
    note_swapped(s, card, drawn)
    return use(s, drawn)


def use(s: WorkshopPosition, card: i64) -> bool:
    """The card names the town, or the value of the towns to choose from."""
    towns = s.towns_of(card)
    s.card = card
    if single(towns):
        return settle(s, lowest(towns))
    s.phase = TOWN
    return True


# The journal ----------------------------------------------------------------------------------


def note_taken(s: WorkshopPosition, card: i64) -> None:
    if s.journal is None:
        return
    note_turn(s, "event-take", {"card": card_id(s, card)})


def note_swapped(s: WorkshopPosition, card: i64, drawn: i64) -> None:
    if s.journal is None:
        return
    note_turn(s, "event-swap", {"card": card_id(s, card), "drawn": card_id(s, drawn)})
