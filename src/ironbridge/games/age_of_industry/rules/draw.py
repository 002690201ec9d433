"""Drawing cards, from the display or from the deck. Rulebook: "Action : Piocher deux cartes"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.age_of_industry.board import DRAW, HAND, MAX_SEATS, NOTHING
from ironbridge.games.age_of_industry.rules.events import card_id
from ironbridge.games.age_of_industry.rules.state import ONE, AgePosition
from ironbridge.kernel.bits import BIT, lowest
from ironbridge.kernel.move import Move
from ironbridge.kernel.move_space import pick
from ironbridge.kernel.phrase import Arguments, seat_id

# What is legal -------------------------------------------------------------------------------


def add_draws(s: AgePosition, p: i64, found: list[Move]) -> None:
    """One move for each card kind of the display, and one for the deck, while it lasts: it is never
    made anew (AI-DRAW-NO-RESHUFFLE). None with a full hand (AI-DRAW-LIMIT), and none where no card
    can be taken (AI-DRAW-NOT-EMPTY)."""
    if s.hand_size(p) >= s.board.hand_limit:
        return
    pick(found, s.space.draw, shown_cards(s))
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


# What happens --------------------------------------------------------------------------------


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
