"""Cards: what a card lets a player build, the card that an action takes, and drawing cards from the
display or the deck. Rulebook: "Restrictions des cartes d’industrie", "Restrictions des cartes de
localisation", "Action : Piocher deux cartes".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.rules.routes import gathered
from ironbridge.games.age_of_industry.board import (
    CARD,
    DRAW,
    HAND,
    MAX_SEATS,
    NOTHING,
    RAILED,
    SLOTS,
)
from ironbridge.games.age_of_industry.move_space import BUILD
from ironbridge.games.age_of_industry.rules.state import ONE, AgePosition
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, lowest
from ironbridge.kernel.choices import Choices
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
    """The ship slots that a ship card opens through a port: one's own, or any that one's own
    railway touches (AI-CARD-SHIP-REACHED)."""
    board = s.board
    found: i64 = 0
    ports = s.port_slots
    while ports:
        bit = ports & -ports
        ports ^= bit
        port: i64 = POSITION[(bit * SPREAD >> 58) & 63]
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
    """The cards in hand with which this industry can be built in this slot."""
    board = s.board
    opened = opened_slots(s, p, industry) & BIT[slot]
    hand = s.seat[HAND + p]
    found: i64 = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        card: i64 = POSITION[(bit * SPREAD >> 58) & 63]
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
    """The only card that can pay is played. False when there is a choice, which is asked."""
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
    """A card leaves a hand: of its kind, one card fewer is known to be there."""
    at = s.taken_openly.find(card)
    if at >= 0:
        s.taken_openly = s.taken_openly[:at] + s.taken_openly[at + 1 :]


# Drawing cards: what is legal ----------------------------------------------------------------


def add_draws(s: AgePosition, p: i64, found: Choices) -> None:
    """One move for each card kind of the display, and one for the deck, while it lasts: discards
    are never shuffled into it (AI-DRAW-NO-RESHUFFLE). None with a full hand (AI-DRAW-LIMIT), and
    none where no card can be taken (AI-DRAW-NOT-EMPTY)."""
    if s.hand_size(p) >= s.board.hand_limit:
        return
    found.pick(s.space.draw, shown_cards(s))
    if s.cards_left() > 0:
        found.append(s.space.draw_deck)


def shown_cards(s: AgePosition) -> i64:
    """The card kinds in the display."""
    found: i64 = 0
    place: i64 = 0
    places: i64 = len(s.display)
    while place < places:
        card: i64 = s.display[place]
        if card != NOTHING:
            found |= BIT[card]
        place += 1
    return found


# Drawing cards: what happens -----------------------------------------------------------------


def draw(s: AgePosition, p: i64, card: i64, forced: bool) -> bool:
    """Take a card of the display, or the top one of the deck (-1). True when the action is over,
    false when the second card is asked for."""
    drawn(s, p, card, forced)
    if card < 0:
        deal(s, p, 1)
    else:
        take_displayed(s, p, card)
    s.steps += 1
    return draw_again(s, p)


def draw_again(s: AgePosition, p: i64) -> bool:
    """A further card is taken if possible (AI-DRAW-TWO, AI-DRAW-NOT-EMPTY); without a choice it is
    taken at once."""
    if s.steps < s.board.draws and s.hand_size(p) < s.board.hand_limit:
        shown = shown_cards(s)
        deck = s.cards_left() > 0
        if shown & (shown - 1) or (shown and deck):
            s.phase = DRAW
            return False
        if shown:
            return draw(s, p, lowest(shown), True)
        if deck:
            return draw(s, p, -1, True)
    refill_display(s)
    return True


def deal(s: AgePosition, p: i64, cards: i64) -> None:
    """Cards from the top of the deck, which holds enough."""
    while cards > 0:
        take_card(s, p, s.deck[s.deck_at])
        s.deck_at += 1
        cards -= 1
    if s.cards_left() == 0:
        deck_empty(s)


def take_displayed(s: AgePosition, p: i64, card: i64) -> None:
    """A card of the display; its place stays empty until the action ends."""
    at = s.display.index(int(card))
    s.display = s.display[:at] + ONE[NOTHING] + s.display[at + 1 :]
    s.taken_openly = s.taken_openly + ONE[card * MAX_SEATS + p]
    take_card(s, p, card)


def take_card(s: AgePosition, p: i64, card: i64) -> None:
    s.hand[p * s.board.cards + card] += 1
    s.seat[HAND + p] |= BIT[card]


def refill_display(s: AgePosition) -> None:
    """The gaps are filled from the deck, as far as it lasts."""
    before = s.display
    left = s.cards_left()
    shown: list[int] = []
    for card in before:
        if card == NOTHING and s.cards_left() > 0:
            shown.append(s.deck[s.deck_at])
            s.deck_at += 1
        else:
            shown.append(card)
    s.display = bytes(shown)
    displayed(s, before)
    if left > 0 and s.cards_left() == 0:
        deck_empty(s)


# Events --------------------------------------------------------------------------------------


def card_id(s: AgePosition, card: i64) -> str:
    return f"card-{s.board.card_ids[card]}"


def discarded(s: AgePosition, p: i64, card: i64, forced: bool) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": card_id(s, card)}
    args["forced"] = int(forced)
    s.note(p, "event-card", args)


def drawn(s: AgePosition, p: i64, card: i64, forced: bool) -> None:
    """A card from the display, seen by all, or from the deck (-1), seen by p alone."""
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "forced": int(forced)}
    if card >= 0:
        args["card"] = card_id(s, card)
    s.note(p, "event-draw" if card >= 0 else "event-draw-deck", args)


def displayed(s: AgePosition, before: bytes) -> None:
    """Cards laid out in the gaps of the display as it was before."""
    if s.journal is None:
        return
    pairs = zip(before, s.display, strict=True)
    new = [card_id(s, card) for old, card in pairs if old == NOTHING != card]
    if new:
        s.note(-1, "event-display", {"cards": new})


def deck_empty(s: AgePosition) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-deck-empty", {})
