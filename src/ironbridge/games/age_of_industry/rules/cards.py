"""The card that an action takes, and what a card allows to build. Rulebook: "Restrictions des
cartes d’industrie", "Restrictions des cartes de localisation".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.rules.routes import gathered
from ironbridge.games.age_of_industry.board import CARD, HAND, MAX_SEATS, RAILED, SLOTS
from ironbridge.games.age_of_industry.move_space import BUILD
from ironbridge.games.age_of_industry.rules.events import card_id
from ironbridge.games.age_of_industry.rules.state import ONE, AgePosition
from ironbridge.kernel.bits import BIT, POSITION, lowest
from ironbridge.kernel.phrase import Arguments, seat_id

# What a card opens ---------------------------------------------------------------------------


def location_card_slots(s: AgePosition, p: i64) -> i64:
    """The slots that the location cards in hand open, whatever is built there
    (AI-CARD-LOCATION)."""
    return gathered(s.board.card_slots, s.seat[HAND + p])


def shown_industries(s: AgePosition, p: i64) -> i64:
    """The industries of the industry cards in hand: a card builds no other (AI-CARD-INDUSTRY)."""
    return gathered(s.board.card_industries, s.seat[HAND + p])


def industry_card_slots(s: AgePosition, p: i64) -> i64:
    """The slots that an industry card opens, whatever it shows (AI-CARD-INDUSTRY-REACH): where
    one's own railway leads, beside one's own tile in a location of many slots, on one's own tile;
    all for a player without any tile."""
    own = s.seat[SLOTS + p]
    if own == 0:
        return -1
    places = s.seat[RAILED + p] | s.locations_of(own) & s.board.many_slots
    return gathered(s.board.slots_of_location, places) | own


def ship_card_slots(s: AgePosition, p: i64) -> i64:
    """The ship slots that a ship card opens through a port: an own one, or any that an own railway
    touches (AI-CARD-SHIP-REACHED)."""
    board = s.board
    found: i64 = 0
    ports = s.port_slots
    while ports:
        bit = ports & -ports
        ports ^= bit
        port: i64 = POSITION[bit % 67]
        touched = s.seat[RAILED + p] & BIT[board.slot_location[port]]
        if touched or s.seat[SLOTS + p] & bit:
            found |= board.lanes[port]
    return found


def opened_slots(s: AgePosition, p: i64, industry: i64) -> i64:
    """The slots that a card showing this industry opens."""
    slots = industry_card_slots(s, p)
    if industry == s.board.ship_industry:
        slots |= ship_card_slots(s, p)
    return slots


def fitting_cards(s: AgePosition, p: i64, industry: i64, slot: i64) -> i64:
    """The cards in hand that allow to build this industry in this slot."""
    board = s.board
    opened = opened_slots(s, p, industry) & BIT[slot]
    hand = s.seat[HAND + p]
    found: i64 = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        card: i64 = POSITION[bit % 67]
        by_industry = opened != 0 and board.card_industries[card] & BIT[industry] != 0
        if by_industry or board.card_slots[card] & BIT[slot]:
            found |= bit
    return found


# Playing a card ------------------------------------------------------------------------------


def payment_cards(s: AgePosition, p: i64) -> i64:
    """The cards in hand that pay for the action begun: those that allow the build
    (AI-CARD-PLAYED), or any (AI-COMBINE-ANYWHERE, AI-DEVELOP-CARD, AI-PASS-CARD)."""
    if s.action == BUILD:
        return fitting_cards(s, p, s.industry, s.target)
    return s.seat[HAND + p]


def paid_without_choice(s: AgePosition, p: i64) -> bool:
    """The only card that can pay is played. False when it must be asked which."""
    cards = payment_cards(s, p)
    if cards & (cards - 1):
        s.phase = CARD
        return False
    pay_card(s, p, lowest(cards), True)
    return True


def pay_card(s: AgePosition, p: i64, card: i64, forced: bool) -> None:
    place = p * s.board.cards + card
    s.hand[place] -= 1
    if s.hand[place] == 0:
        s.seat[HAND + p] &= ~BIT[card]
    s.discards = s.discards + ONE[card * MAX_SEATS + p]
    if s.taken_openly:
        forget(s, ONE[card * MAX_SEATS + p])
    discarded(s, p, card, forced)


def forget(s: AgePosition, card: bytes) -> None:
    """A card leaves a hand: of those like it that all saw being taken, one less is surely there."""
    at = s.taken_openly.find(card)
    if at >= 0:
        s.taken_openly = s.taken_openly[:at] + s.taken_openly[at + 1 :]


# Events --------------------------------------------------------------------------------------


def discarded(s: AgePosition, p: i64, card: i64, forced: bool) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": card_id(s, card)}
    args["forced"] = int(forced)
    s.note(p, "event-card", args)
