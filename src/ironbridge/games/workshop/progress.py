"""How far a game has come, and what follows from it: how many cards and tokens lie where, how many
turns a company has had. `invariants.py` checks it; the defaults of `text_form.py` are made from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.workshop.board import (
    BID,
    CANAL,
    CARD,
    DEMAND,
    LINK,
    MAX_COMPANIES,
    ORDER,
    OVER,
    RAIL,
    REMOVE,
    TOWN,
)

if TYPE_CHECKING:
    from ironbridge.games.workshop.rules.state import WorkshopPosition


def in_turn(state: WorkshopPosition) -> bool:
    """A company plays: no sealed choice, and not the end."""
    return state.phase in (CARD, TOWN, REMOVE, LINK)


# The turn-order track -------------------------------------------------------------------------


def on_track(state: WorkshopPosition) -> list[int]:
    """The companies on the track, first box first."""
    boxes = [int(state.seat[ORDER + box]) for box in range(MAX_COMPANIES)]
    return [company for company in boxes if company >= 0]


def boxes_filled(state: WorkshopPosition) -> int:
    """Two players fill two boxes with each auction; the track is empty before the first."""
    companies = int(state.company_count)
    if not state.two_each():
        return companies
    if in_turn(state):
        return 2 if state.box < 2 else companies
    if state.phase == BID and state.box == 2:
        return 2
    return 0 if before_first_auction(state) else companies


def before_first_auction(state: WorkshopPosition) -> bool:
    """No bid of this game has been opened yet."""
    first = state.round == 1 and state.phase == BID and state.box == 0
    return state.era == CANAL and (state.round == 0 or first)


# Turns ----------------------------------------------------------------------------------------


def turns_of(state: WorkshopPosition, company: int) -> int:
    """In how many turns of this era a company has placed its industry."""
    if state.round == 0:
        return 0
    return int(state.round) - 1 + int(has_placed(state, company))


def turns_of_game(state: WorkshopPosition, company: int) -> int:
    """The same since the game began."""
    return turns_of(state, company) + (int(state.setup.rounds) if state.era == RAIL else 0)


def has_placed(state: WorkshopPosition, company: int) -> bool:
    """Whether a company has placed its industry of this round."""
    if state.phase in (DEMAND, OVER):
        return True
    played = on_track(state)[: int(state.box)]
    return company in played or (state.phase == LINK and state.company() == company)


def turns_over(state: WorkshopPosition, p: int) -> int:
    """The turns of this era that a seat has had; one in which links are built is not over."""
    companies = [c for c in range(int(state.company_count)) if state.owner(c) == p]
    turns = sum(turns_of(state, company) for company in companies)
    return turns - int(state.phase == LINK and state.company() in companies)


def turns_begun(state: WorkshopPosition) -> int:
    """The turns of this era in which a card has been taken."""
    if state.round == 0:
        return 0
    return int(state.company_count * state.round) - cards_face_up(state)


# Cards ----------------------------------------------------------------------------------------


def cards_face_up(state: WorkshopPosition) -> int:
    """One for every company that has not taken its card of this round."""
    if state.phase in (DEMAND, OVER):
        return 0
    left = int(state.company_count - state.box)
    return left if state.phase in (BID, CARD) else left - 1


def cards_in_deck(state: WorkshopPosition) -> int:
    return int((state.setup.rounds - state.round) * state.company_count)


def early_cards_left(state: WorkshopPosition) -> int:
    """Canal era: the set-up cards that are still to come."""
    return max(0, len(state.board.setup_cards) - int(state.round * state.company_count))


def early_cards_dealt(state: WorkshopPosition) -> int:
    """Canal era: the set-up cards that came up in this round."""
    if state.round == 0:
        return 0
    before = int((state.round - 1) * state.company_count)
    return max(0, min(len(state.board.setup_cards) - before, int(state.company_count)))


# Tokens ---------------------------------------------------------------------------------------


def tokens_in_stock(state: WorkshopPosition) -> int:
    """All but those that were drawn at the opening of the eras so far."""
    return sum(state.board.token_counts) - state.seats * int(state.setup.drawn * (state.era + 1))


def tokens_in_hand(state: WorkshopPosition) -> tuple[int, int]:
    """The fewest and the most tokens that a seat can hold now."""
    drawn, placed = int(state.setup.drawn), int(state.setup.placed)
    opened = state.round > 0
    least, most = drawn, drawn
    if state.era == RAIL or opened:
        least, most = max(0, least - placed), max(0, most - placed)
    if state.era == RAIL:
        least, most = max(0, least - placed) + drawn, most + drawn
        if opened:
            least, most = max(0, least - placed), max(0, most - placed)
    return (max(0, least - placed) if state.phase == OVER else least), most


# Money ----------------------------------------------------------------------------------------


def most_income(state: WorkshopPosition, p: int) -> int:
    """No seat can have come further on the income track in this era."""
    return turns_over(state, p) * int(state.setup.most_of_a_turn)


def most_owned(state: WorkshopPosition, p: int) -> int:
    """Money, income and the last bid of a seat are never more together: a turn adds its income,
    the end of an era its pay, and all else only moves money or costs some."""
    owned = int(state.setup.money) + most_income(state, p)
    if state.era == RAIL:
        colours = int(state.company_count) // state.seats
        owned += int(state.setup.rounds * state.setup.most_of_a_turn) * colours
        owned += state.setup.most_of_eras[CANAL]
    return owned + (state.setup.most_of_eras[RAIL] if state.phase == OVER else 0)
