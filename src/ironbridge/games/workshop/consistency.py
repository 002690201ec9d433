"""The laws that every position keeps: nothing appears, nothing is lost, and what is stored twice
agrees. Loading refuses a document that breaks one; tests check every position they pass.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ironbridge.games.workshop import building, document, pending, progress
from ironbridge.games.workshop.board import (
    BID,
    CANAL,
    CHOICE,
    DEMAND,
    HAND,
    HELD,
    INCOME,
    LAST_BID,
    LINKS,
    MAX_COMPANIES,
    MAX_SEATS,
    MONEY,
    MOST_MONEY,
    OVER,
    RAIL,
    TYPES,
)
from ironbridge.kernel.arrays import filled
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation, uphold

if TYPE_CHECKING:
    from ironbridge.games.workshop.table import WorkshopState

DERIVED: Final = ("firm", "crowd", "built", "waiting")
"""What `derive` writes: attributes that follow, in whole or in part, from the others."""


def check(state: WorkshopState) -> None:
    """Raise InvariantError when the position breaks a law."""
    uphold(state, derive, DERIVED, violations)


def derive(state: WorkshopState) -> None:
    """Recompute all that follows from industries, links and the choices that are in."""
    towns = range(len(state.board.town_ids))
    companies = range(int(state.company_count))
    state.crowd = filled(0, len(towns))
    state.built = 0
    for company in companies:
        state.built |= state.firm[LINKS + company]
        state.firm[HELD + company] = 0
        for town in towns:
            number = state.industries[town * MAX_COMPANIES + company]
            state.crowd[town] += number
            if number:
                state.firm[HELD + company] |= BIT[town]
    state.waiting = sum(BIT[p] for p in range(state.seats) if is_waited_for(state, p))


def is_waited_for(state: WorkshopState, p: int) -> bool:
    """Whether a seat takes part in a sealed choice and has not chosen yet."""
    if state.seat[CHOICE + p] >= 0:
        return False
    return state.phase == BID or (state.phase == DEMAND and bool(document.tokens(state, p)))


def violations(state: WorkshopState) -> Iterator[Violation]:
    """Every law the position breaks: where in the document, and what is wrong."""
    yield from course_violations(state)
    yield from order_violations(state)
    yield from card_violations(state)
    yield from token_violations(state)
    for town, name in enumerate(state.board.town_ids):
        if state.crowd[town] > state.board.town_value[town]:
            yield "industries", f"more industries in {name} than its value"
    for company in range(int(state.company_count)):
        yield from company_violations(state, company)
    for p in range(state.seats):
        yield from player_violations(state, p)
    yield from pending.violations(state)


# The course of the game -----------------------------------------------------------------------


def course_violations(state: WorkshopState) -> Iterator[Violation]:
    rounds = int(state.setup.rounds)
    if state.phase == DEMAND and state.round not in (0, rounds):
        yield "round", f"demand is created in round 0 and after round {rounds}"
    if state.phase != DEMAND and state.round == 0:
        yield "round", "only demand is created before the first round of an era"
    if state.phase == OVER and (state.era != RAIL or state.round != rounds):
        yield "round", f"the game is over after round {rounds} of the rail era"


def order_violations(state: WorkshopState) -> Iterator[Violation]:
    """Who stands on the track, and which of its boxes is in play."""
    order = progress.on_track(state)
    if len(set(order)) != len(order):
        yield "order", "every colour stands on the track once"
    elif len(order) != progress.boxes_filled(state):
        yield "order", f"expected {progress.boxes_filled(state)} colours, found {len(order)}"
    elif state.two_each():
        owners = [int(state.owner(company)) for company in order]
        if any(set(owners[box : box + 2]) != {0, 1} for box in range(0, len(owners), 2)):
            yield "order", "an auction places one colour of each player"
    if order and not follows_bids(state, order):
        yield "order", "a higher last bid stands further ahead"
    starts = (0, 2) if state.two_each() and state.phase == BID else (0,)
    if progress.in_turn(state):
        if state.box >= len(order):
            yield "box", "no colour stands in this box"
    elif state.box not in starts:
        yield "box", f"expected {' or '.join(map(str, starts))} in this phase"


def follows_bids(state: WorkshopState, order: list[int]) -> bool:
    """The boxes that the last auction filled: of two players the last two, else all."""
    filled_last = order[-2:] if state.two_each() else order
    bids = [int(state.seat[LAST_BID + state.owner(company)]) for company in filled_last]
    return bids == sorted(bids, reverse=True)


# Cards ----------------------------------------------------------------------------------------


def card_violations(state: WorkshopState) -> Iterator[Violation]:
    """Every card is in one place at most, and the piles have the sizes of this moment."""
    seen = members(state.face_up) + list(document.deck(state) + document.set_aside(state))
    seen += [int(state.card)] if state.card >= 0 else []
    for card in sorted(set(seen)):
        if seen.count(card) > 1:
            yield "cards", f"{state.board.card_ids[card]} is in two places"
    for key, size, found in (
        ("cards", progress.cards_face_up(state), len(members(state.face_up))),
        ("deck", progress.cards_in_deck(state), len(document.deck(state))),
    ):
        if found != size:
            yield key, f"expected {size} cards, found {found}"
    swaps = int(state.setup.set_aside) - len(document.set_aside(state))
    if not 0 <= swaps <= progress.turns_begun(state):
        most = int(state.setup.set_aside)
        least = max(0, most - progress.turns_begun(state))
        yield "set_aside", f"expected {least} to {most} cards, found {most - swaps}"
    if state.era == CANAL:
        yield from early_card_violations(state)


def early_card_violations(state: WorkshopState) -> Iterator[Violation]:
    """In the canal era the set-up cards come first, and none is set aside."""
    early = set(state.board.setup_cards)
    left = progress.early_cards_left(state)
    deck = [card in early for card in document.deck(state)]
    if deck != [True] * left + [False] * (len(deck) - left):
        yield "deck", f"expected {left} set-up cards, and those first"
    if early & set(document.set_aside(state)):
        yield "set_aside", "no set-up card is set aside in the canal era"
    dealt = progress.early_cards_dealt(state)
    shown = len(early & set(members(state.face_up)))
    if shown > dealt:
        yield "cards", f"at most {dealt} set-up cards come up in round {state.round}"
    if len(members(state.face_up)) - shown > int(state.company_count) - dealt:
        yield "cards", f"{dealt} set-up cards come up in round {state.round}"
    if int(state.card) in early and shown == dealt:
        yield "pending.card", f"no set-up card has been taken in round {state.round}"


# Tokens ---------------------------------------------------------------------------------------


def token_violations(state: WorkshopState) -> Iterator[Violation]:
    """The tokens of each type are those of the box; how many are where follows from the era."""
    stock = document.stock(state)
    for kind, name in enumerate(state.board.type_ids):
        found = stock.count(kind) + int(state.demand[kind])
        found += sum(int(state.seat[HAND + kind * MAX_SEATS + p]) for p in range(MAX_SEATS))
        wanted = state.board.token_counts[kind]
        if found != wanted:
            yield "stock", f"{found} tokens of the type {name}, but there are {wanted}"
    if len(stock) != progress.tokens_in_stock(state):
        yield "stock", f"expected {progress.tokens_in_stock(state)} tokens, found {len(stock)}"
    least, most = progress.tokens_in_hand(state)
    for p in range(state.seats):
        held = sum(int(state.seat[HAND + kind * MAX_SEATS + p]) for kind in range(TYPES))
        if not least <= held <= most:
            size = str(least) if least == most else f"{least} to {most}"
            yield f"players[{p}].tokens", f"expected {size} tokens, found {held}"


# Companies and players ------------------------------------------------------------------------


def company_violations(state: WorkshopState, company: int) -> Iterator[Violation]:
    """A turn places one industry, and builds links from there."""
    name = state.board.colour_ids[company]
    turns = progress.turns_of_game(state, company)
    if building.industries_of(state, company) > turns:
        yield "industries", f"{name} has had {turns} turns, so no more industries"
    else:
        yield from building.violations(state, company)


def player_violations(state: WorkshopState, p: int) -> Iterator[Violation]:
    money, income, bid = state.seat[MONEY + p], state.seat[INCOME + p], state.seat[LAST_BID + p]
    if not 0 <= money <= MOST_MONEY:
        yield f"players[{p}].money", f"expected 0 to {MOST_MONEY}"
    if (bid < 0) != progress.before_first_auction(state):
        yield f"players[{p}].last_bid", "null before the first auction, then a number"
    if income < 0:
        yield f"players[{p}].income", "never below 0"
    if income and (state.round == 0 or state.phase == OVER):
        yield f"players[{p}].income", "the marker is back on 0 between the eras and at the end"
    if income > progress.most_income(state, p):
        most = progress.most_income(state, p)
        yield f"players[{p}].income", f"nobody can have come further than {most} by now"
    if money + income + max(0, bid) > progress.most_owned(state, p):
        most = progress.most_owned(state, p)
        yield (
            f"players[{p}].money",
            f"with income and last bid, nobody can have over £{most} by now",
        )
