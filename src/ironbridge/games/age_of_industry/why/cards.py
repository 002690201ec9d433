"""Which cards allow a build and why the others do not, and why a card cannot be drawn. Rulebook:
"Restrictions des cartes d’industrie", "Restrictions des cartes de localisation", "Action : Piocher
deux cartes".
"""

from __future__ import annotations

from ironbridge.games.age_of_industry import move_space
from ironbridge.games.age_of_industry.board import COMBINED, NOTHING
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.games.age_of_industry.why.board import (
    card_name,
    card_names,
    cards_held,
    hand,
    holds,
    industry_name,
    location_name,
    location_of,
    own_slots,
    owner_of,
    pile_is_empty,
    railed,
    slots_of,
    standing,
)
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Reason, forbid

# What a card allows ---------------------------------------------------------------------------


def refuse_hand(state: AgePosition, industry: int, slot: int, p: int) -> Reason | None:
    """Why no card in hand allows this build."""
    cards = hand(state, p)
    if any(allows(state, card, industry, slot, p) for card in cards):
        return None
    fitting = [card for card in cards if shows(state, card, industry)]
    if fitting:
        return refuse_reach(state, fitting, industry, slot)
    board = state.board
    wanted = [card for card in range(int(board.cards)) if allows(state, card, industry, slot, p)]
    return forbid(
        "AI-CARD-PLAYED",
        "why-no-card",
        industry=industry_name(board, industry),
        place=location_name(board, location_of(board, slot)),
        cards=card_names(board, wanted),
        combine=both_actions(state) if cards else 0,
    )


def refuse_reach(state: AgePosition, cards: list[int], industry: int, slot: int) -> Reason:
    """Why cards of the right industry still do not allow a build here."""
    board = state.board
    ship = industry == board.ship_industry
    return forbid(
        "AI-CARD-SHIP-REACHED" if ship else "AI-CARD-INDUSTRY-REACH",
        "why-ship-not-reached" if ship else "why-not-reached",
        place=location_name(board, location_of(board, slot)),
        cards=card_names(board, cards),
        combine=both_actions(state),
    )


def both_actions(state: AgePosition) -> int:
    """1 when the actions of this turn can still be combined: a hint worth giving."""
    return int(state.actions >= COMBINED)


def allows(state: AgePosition, card: int, industry: int, slot: int, p: int) -> bool:
    if names_place(state, card, slot):
        return True
    return shows(state, card, industry) and industry_card_reaches(state, industry, slot, p)


def names_place(state: AgePosition, card: int, slot: int) -> bool:
    """A location card in the colour of the slot's location."""
    return state.board.card_slots[card] & BIT[slot] != 0


def shows(state: AgePosition, card: int, industry: int) -> bool:
    """A card of this industry."""
    return state.board.card_industries[card] & BIT[industry] != 0


def industry_card_reaches(state: AgePosition, industry: int, slot: int, p: int) -> bool:
    """The five conditions, of which one is enough."""
    board = state.board
    location = location_of(board, slot)
    own = own_slots(state, p)
    if not own or slot in own or location in railed(state, p):
        return True
    if board.many_slots & BIT[location] and any(each in own for each in slots_of(board, location)):
        return True
    return industry == board.ship_industry and port_reached(state, slot, p)


def port_reached(state: AgePosition, ship: int, p: int) -> bool:
    """A sea lane leads to a port of p, or to another's port that a railway of p touches."""
    board = state.board
    touched = railed(state, p)
    return any(
        owner_of(state, port) == p or location_of(board, port) in touched
        for port in standing(state, int(board.port_industry))
        if port in members(board.lanes[ship])
    )


# The card that is chosen ----------------------------------------------------------------------


def card(state: AgePosition, chosen: int, p: int) -> Reason | None:
    """`card CARD`: only a build by one action asks what the card shows."""
    if holds(state, p, chosen) == 0:
        name = card_name(state.board, chosen)
        return forbid(card_rule(state), "why-card-not-in-hand", card=name)
    if state.action == move_space.BUILD:
        return card_for_build(state, chosen, p)
    return None


def card_rule(state: AgePosition) -> str:
    """The clause by which the action in progress takes a card."""
    if state.action == move_space.DEVELOP:
        return "AI-DEVELOP-CARD"
    if state.action == move_space.PASS:
        return "AI-PASS-CARD"
    return "AI-COMBINE-ANYWHERE" if state.action == move_space.COMBINE else "AI-CARD-PLAYED"


def card_for_build(state: AgePosition, card: int, p: int) -> Reason | None:
    """`card CARD` for a build in progress; the card is in hand."""
    board = state.board
    industry, slot = int(state.industry), int(state.target)
    if allows(state, card, industry, slot, p):
        return None
    if shows(state, card, industry):
        return refuse_reach(state, [card], industry, slot)
    location_card = board.card_industries[card] == 0
    return forbid(
        "AI-CARD-LOCATION" if location_card else "AI-CARD-INDUSTRY",
        "why-card-does-not-fit",
        card=card_name(board, card),
        industry=industry_name(board, industry),
        place=location_name(board, location_of(board, slot)),
    )


# Drawing cards --------------------------------------------------------------------------------


def draw(state: AgePosition, chosen: int, p: int) -> Reason | None:
    """`draw CARD`, an open card, or `draw deck` (-1); as an action or as its second card."""
    limit = int(state.board.hand_limit)
    if cards_held(state, p) >= limit:
        return forbid("AI-DRAW-LIMIT", "why-hand-full", limit=limit)
    if pile_is_empty(state) and all(card == NOTHING for card in state.display):
        return forbid("AI-DRAW-NOT-EMPTY", "why-nothing-to-draw")
    if chosen < 0 and pile_is_empty(state):
        return forbid("AI-DRAW-NO-RESHUFFLE", "why-pile-empty")
    if chosen >= 0 and chosen not in state.display:
        name = card_name(state.board, chosen)
        return forbid("AI-DRAW-TWO", "why-card-not-open", card=name)
    return None
