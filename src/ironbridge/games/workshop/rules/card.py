"""The card of a turn, taken or discarded for one set aside, and the industry that it places: in the
town of the card, where another one may have to leave. Rulebook: "Pioche carte ville".

Every step says whether the turn asks for something more.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.workshop.board import ALL, HELD, REMOVE, TOWN, TOWN_FIELDS
from ironbridge.games.workshop.rules import link
from ironbridge.games.workshop.rules.state import WorkshopPosition, single
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, lowest
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.phrase import Arguments

# Which card may be taken ----------------------------------------------------------------------


def add_cards(s: WorkshopPosition, found: Choices) -> None:
    """Only cards that lie face up (WW-CARD-FACE-UP): those taken before are gone until the era
    ends (WW-CARD-GONE)."""
    found.pick(s.space.take, s.face_up)
    found.pick(s.space.swap, swappable(s))


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
        if card_saturated(s, POSITION[(bit * SPREAD >> 58) & 63]):
            found |= bit
    return found


def card_saturated(s: WorkshopPosition, card: i64) -> bool:
    """No link can be built from any town of the card (WW-CARD-SWAP-CHOICE)."""
    towns = s.towns_of(card)
    while towns:
        bit = towns & -towns
        towns ^= bit
        if not saturated(s, POSITION[(bit * SPREAD >> 58) & 63]):
            return False
    return True


def saturated(s: WorkshopPosition, town: i64) -> bool:
    """Every connection of the town carries links (WW-CARD-SATURATED), no matter whose they are
    or what it would take to build there (WW-CARD-SATURATED-MEANS)."""
    return s.board.near[town] & ~s.built == 0


# Where the industry goes, and whose has to leave ----------------------------------------------


def add_towns(s: WorkshopPosition, found: Choices) -> None:
    """Any town of the value that the choice card shows (WW-CARD-CHOICE)."""
    found.pick(s.space.place, s.towns_of(s.card))


def add_leavers(s: WorkshopPosition, found: Choices) -> None:
    """An industry that is in the full town (WW-TOWN-DISPLACE), no matter whose
    (WW-TOWN-DISPLACE-ANY)."""
    found.pick(s.space.remove, companies_in(s, s.town))


def companies_in(s: WorkshopPosition, town: i64) -> i64:
    """The companies with an industry in a town, as a mask."""
    found: i64 = 0
    c: i64 = 0
    while c < s.company_count:
        if s.industries[town * TOWN_FIELDS + c]:
            found |= BIT[c]
        c += 1
    return found


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


def settle(s: WorkshopPosition, town: i64) -> bool:
    """An industry goes to a town; if it is full (WW-TOWN-CAPACITY), another one leaves it first."""
    s.town = town
    if not s.full(town):
        return place(s)
    present = companies_in(s, town)
    if single(present):
        return displace(s, lowest(present))
    s.phase = REMOVE
    return True


def displace(s: WorkshopPosition, company: i64) -> bool:
    """An industry of this company goes back to its owner (WW-TOWN-DISPLACE)."""
    s.industries[s.town * TOWN_FIELDS + company] -= 1
    s.industries[s.town * TOWN_FIELDS + ALL] -= 1
    if s.industries[s.town * TOWN_FIELDS + company] == 0:
        s.seat[HELD + company] &= ~BIT[s.town]
    note_removed(s, company)
    return place(s)


def place(s: WorkshopPosition) -> bool:
    company = s.company()
    s.industries[s.town * TOWN_FIELDS + company] += 1
    s.industries[s.town * TOWN_FIELDS + ALL] += 1
    s.seat[HELD + company] |= BIT[s.town]
    s.card = -1
    note_placed(s)
    return link.ask(s)


# Events ---------------------------------------------------------------------------------------


def note_taken(s: WorkshopPosition, card: i64) -> None:
    if s.journal is None:
        return
    s.note_turn("event-take", {"card": s.board.card_name(card)})


def note_swapped(s: WorkshopPosition, card: i64, drawn: i64) -> None:
    if s.journal is None:
        return
    s.note_turn("event-swap", {"card": s.board.card_name(card), "drawn": s.board.card_name(drawn)})


def note_removed(s: WorkshopPosition, company: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"town": s.board.town_name(s.town), "owner": s.company_name(company)}
    s.note_turn("event-remove", args)


def note_placed(s: WorkshopPosition) -> None:
    if s.journal is None:
        return
    s.note_turn("event-place", {"town": s.board.town_name(s.town)})
