"""What every position keeps: nothing appears, nothing is lost, what is stored twice agrees, and the
question that is asked is one that a game can come to.

A document that breaks one of these invariants is refused; tests check every position they pass
through. `progress.py` says what follows from how far the game has come.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ironbridge.games.workshop import position, progress
from ironbridge.games.workshop.board import (
    ALL,
    BID,
    CANAL,
    CARD,
    CHOICE,
    DEMAND,
    DIAGRAM,
    HAND,
    HELD,
    INCOME,
    LAST_BID,
    LINK,
    LINKS,
    LINKS_A_TURN,
    MAX_SEATS,
    MONEY,
    MOST_MONEY,
    OFFERED,
    OVER,
    PHASE_NAMES,
    RAIL,
    REMOVE,
    TOWN,
    TOWN_FIELDS,
    TYPES,
)
from ironbridge.games.workshop.rules.card import companies_in, swappable
from ironbridge.games.workshop.rules.income import links_on, network_of
from ironbridge.games.workshop.rules.link import buildable
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation, refuse, uphold

if TYPE_CHECKING:
    from ironbridge.games.workshop.table import WorkshopState

DERIVED: Final = ("seat", "industries", "built", "waiting")
"""What `derive` writes: attributes that follow, in whole or in part, from the others."""


def check(state: WorkshopState) -> None:
    """Raise InvariantError when the position breaks an invariant."""
    uphold(state, derive, DERIVED, violations)


def complete(state: WorkshopState) -> None:
    """Add what a document leaves to be derived; FormatError if it breaks an invariant."""
    derive(state)
    refuse(violations(state))


def derive(state: WorkshopState) -> None:
    """Recompute all that follows from industries, links and the choices that are in."""
    towns = range(len(state.board.town_ids))
    companies = range(int(state.company_count))
    state.built = 0
    for town in towns:
        state.industries[town * TOWN_FIELDS + ALL] = 0
    for company in companies:
        state.built |= state.seat[LINKS + company]
        state.seat[HELD + company] = 0
        for town in towns:
            number = state.industries[town * TOWN_FIELDS + company]
            state.industries[town * TOWN_FIELDS + ALL] += number
            if number:
                state.seat[HELD + company] |= BIT[town]
    state.waiting = sum(BIT[p] for p in range(state.seats) if is_waited_for(state, p))


def is_waited_for(state: WorkshopState, p: int) -> bool:
    """Whether a seat takes part in a sealed choice and has not chosen yet."""
    if state.seat[CHOICE + p] >= 0:
        return False
    return state.phase == BID or (state.phase == DEMAND and bool(position.tokens(state, p)))


def violations(state: WorkshopState) -> Iterator[Violation]:
    """Every invariant the position breaks: where in the document, and what is wrong."""
    yield from course_violations(state)
    yield from order_violations(state)
    yield from card_violations(state)
    yield from token_violations(state)
    for town, name in enumerate(state.board.town_ids):
        if state.industries[town * TOWN_FIELDS + ALL] > state.board.town_value[town]:
            yield "industries", f"more industries in {name} than its value"
    for company in range(int(state.company_count)):
        yield from company_violations(state, company)
    for p in range(state.seats):
        yield from player_violations(state, p)
    yield from pending_violations(state)


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
    seen = members(state.face_up) + list(position.deck(state) + position.set_aside(state))
    seen += [int(state.card)] if state.card >= 0 else []
    for card in sorted(set(seen)):
        if seen.count(card) > 1:
            yield "cards", f"{state.board.card_ids[card]} is in two places"
    for key, size, found in (
        ("cards", progress.cards_face_up(state), len(members(state.face_up))),
        ("deck", progress.cards_in_deck(state), len(position.deck(state))),
    ):
        if found != size:
            yield key, f"expected {size} cards, found {found}"
    swaps = int(state.setup.set_aside) - len(position.set_aside(state))
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
    deck = [card in early for card in position.deck(state)]
    if deck != [True] * left + [False] * (len(deck) - left):
        yield "deck", f"expected {left} set-up cards, and those first"
    if early & set(position.set_aside(state)):
        yield "set_aside", "no set-up card is set aside in the canal era"
    dealt = progress.early_cards_dealt(state)
    face_up = len(early & set(members(state.face_up)))
    if face_up > dealt:
        yield "cards", f"at most {dealt} set-up cards come up in round {state.round}"
    if len(members(state.face_up)) - face_up > int(state.company_count) - dealt:
        yield "cards", f"{dealt} set-up cards come up in round {state.round}"
    if int(state.card) in early and face_up == dealt:
        yield "pending.card", f"no set-up card has been taken in round {state.round}"


# Tokens ---------------------------------------------------------------------------------------


def token_violations(state: WorkshopState) -> Iterator[Violation]:
    """The tokens of each type are all there; how many lie where follows from the era."""
    stock = position.stock(state)
    for kind, name in enumerate(state.board.type_ids):
        found = stock.count(kind) + int(state.seat[DIAGRAM + kind])
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
    if industries_of(state, company) > turns:
        yield "industries", f"{name} has had {turns} turns, so no more industries"
    else:
        yield from link_violations(state, company)


def industries_of(state: WorkshopState, company: int) -> int:
    """On the map."""
    towns = range(len(state.board.town_ids))
    return sum(int(state.industries[town * TOWN_FIELDS + company]) for town in towns)


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


# Links ----------------------------------------------------------------------------------------


def link_violations(state: WorkshopState, company: int) -> Iterator[Violation]:
    """What is wrong with the links of a company: the turns it has had can have built them, and they
    began where its industries stand or stood."""
    name = state.board.colour_ids[company]
    lines = int(state.seat[LINKS + company])
    turns = 0 if state.phase == OVER else progress.turns_of(state, company)
    if state.phase == LINK and state.company() == company:
        turns -= 1
        lines &= ~line_of_first_link(state)
    if links_on(state, lines) > LINKS_A_TURN * turns:
        yield "links", f"{name} can have {LINKS_A_TURN * turns} links by now, and has more"
    elif turns_needed(state, lines) > turns:
        yield "links", f"{name} has had {turns} turns, in which nobody builds links so far apart"
    elif links_astray(state, company) > LINKS_A_TURN * industries_gone(state, company):
        yield "links", f"{name} has links that began at none of its industries"


def turns_needed(state: WorkshopState, lines: int) -> int:
    """The fewest turns in which these links are built: one for each double connection, and one
    for every two single ones that share a town."""
    doubles = lines & int(state.board.doubles)
    turns, singles = len(members(doubles)), lines & ~doubles
    while singles:
        together = int(network_of(state, singles & -singles, singles))
        singles &= ~together
        turns += (len(members(together)) + 1) // LINKS_A_TURN
    return turns


def industries_gone(state: WorkshopState, company: int) -> int:
    """Those that left a full town; also those that a few lines of text leave out."""
    return progress.turns_of_game(state, company) - industries_of(state, company)


def links_astray(state: WorkshopState, company: int) -> int:
    """The links that no industry on the map accounts for. An industry accounts for the links of one
    turn: each link goes to an industry where it can have begun, and moves on for another link that
    can have begun nowhere else."""
    begun: list[list[int]] = [[] for _ in state.board.town_ids]
    astray = 0
    for line in members(state.seat[LINKS + company]):
        for _ in range(2 if state.board.doubles & BIT[line] else 1):
            astray += not begin(state, company, line, begun, set())
    return astray


def begin(
    state: WorkshopState, company: int, line: int, begun: list[list[int]], tried: set[int]
) -> bool:
    """Find a town where a link can have begun; others may have to move on for it."""
    for town in starts(state, company, line):
        room = LINKS_A_TURN * int(state.industries[town * TOWN_FIELDS + company])
        if town in tried or not room:
            continue
        tried.add(town)
        if len(begun[town]) < room:
            begun[town].append(line)
            return True
        for place, other in enumerate(begun[town]):
            if begin(state, company, other, begun, tried):
                begun[town][place] = line
                return True
    return False


def starts(state: WorkshopState, company: int, line: int) -> list[int]:
    """The towns where the turn of a link can have placed its industry: its own, and if it is a
    single one, those of single links that it can have followed."""
    board = state.board
    followed = BIT[line]
    if not board.doubles & BIT[line]:
        followed |= board.touching[line] & state.seat[LINKS + company] & ~board.doubles
    ends = [(board.end_a[other], board.end_b[other]) for other in members(followed)]
    return sorted({town for pair in ends for town in pair})


# What is asked --------------------------------------------------------------------------------


def pending_violations(state: WorkshopState) -> Iterator[Violation]:
    """What does not fit the question that is asked: a question has more than one answer, and the
    sealed choices that are in were possible."""
    yield from field_violations(state)
    for p in range(state.seats):
        yield from offer_violations(state, p)
        yield from choice_violations(state, p)
    if state.sealed:
        if not state.waiting:
            yield "players", "when all choices are in, they are opened"
    elif not is_asked(state):
        yield "pending", "nothing is to choose here"


def field_violations(state: WorkshopState) -> Iterator[Violation]:
    """Card, town and reached are there while they are needed."""
    phase = PHASE_NAMES[state.phase]
    for key, value, phases in (
        ("card", state.card, (TOWN, REMOVE)),
        ("town", state.town, (REMOVE, LINK)),
    ):
        if (value >= 0) != (state.phase in phases):
            yield f"pending.{key}", f"expected {'one' if value < 0 else 'none'} in phase {phase}"
    if state.reached >= 0 and state.phase != LINK:
        yield "pending.reached", f"expected none in phase {phase}"
    if state.phase == LINK and state.town >= 0 and not card_is_used(state):
        yield "pending.town", "no card that leads to this town has been used"


def card_is_used(state: WorkshopState) -> bool:
    """The card with which the industry of this turn was placed is done with."""
    return any(state.towns_of(card) & BIT[state.town] for card in position.used_cards(state))


# Sealed choices -------------------------------------------------------------------------------


def offer_violations(state: WorkshopState, p: int) -> Iterator[Violation]:
    company = state.seat[OFFERED + p]
    if company < 0:
        return
    if state.phase != BID or state.box or not state.two_each():
        yield f"players[{p}].offered", "a colour is offered in the first auction of two players"
    elif state.owner(company) != p:
        yield f"players[{p}].offered", "only an own colour can be offered"


def choice_violations(state: WorkshopState, p: int) -> Iterator[Violation]:
    """The move was legal when it was made; until all are in, nothing has changed since."""
    index = state.seat[CHOICE + p]
    if index < 0:
        return
    before = state.copy()
    before.seat[CHOICE + p] = -1
    before.waiting |= BIT[p]
    if not state.sealed or state.space.moves[index] not in before.generate(p):
        yield f"players[{p}].choice", f"{state.space.moves[index].text!r} was not possible"


# The turn in progress -------------------------------------------------------------------------


def is_asked(state: WorkshopState) -> bool:
    """Whether the turn comes to this question, and does not answer it by itself."""
    if state.phase == CARD:
        return len(members(state.face_up)) > 1 or swappable(state) != 0
    if state.phase == TOWN:
        return state.card >= 0 and len(members(state.towns_of(state.card))) > 1
    if state.phase == REMOVE:
        return industry_must_leave(state)
    if state.phase == LINK:
        return link_can_follow(state)
    return True


def industry_must_leave(state: WorkshopState) -> bool:
    """The town of the card is full, and industries of several companies stand there."""
    if state.card < 0 or state.town < 0 or not state.towns_of(state.card) & BIT[state.town]:
        return False
    return state.full(state.town) and len(members(companies_in(state, state.town))) > 1


def link_can_follow(state: WorkshopState) -> bool:
    """The company has placed its industry, perhaps built a link, and can pay for another."""
    company = state.company()
    if state.town < 0 or not state.seat[HELD + company] & BIT[state.town]:
        return False
    if state.reached >= 0 and not first_link(state):
        return False
    p = state.owner(company)
    return buildable(state, state.seat[MONEY + p] + state.recoverable(p)) != 0


def first_link(state: WorkshopState) -> bool:
    """A single link of the company joins the town and the one reached."""
    return state.town != state.reached and line_of_first_link(state) != 0


def line_of_first_link(state: WorkshopState) -> int:
    """The connection between the town and the one reached, as a mask; 0 before the first link."""
    if state.town < 0 or state.reached < 0:
        return 0
    board = state.board
    between = board.near[state.town] & board.near[state.reached] & ~board.doubles
    return int(between & state.seat[LINKS + state.company()])
