"""Why a card cannot be taken or exchanged, and why its industry cannot be placed in a town, or
another taken away from it. Rulebook: "Pioche carte ville".
"""

from __future__ import annotations

from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.games.workshop.why.board import (
    cards_set_aside,
    free_from,
    industries_in,
    is_double,
    is_face_up,
    is_used,
    money_of,
    recoverable_by,
    towns_of_value,
)
from ironbridge.kernel.phrase import Reason, forbid

# Cards ----------------------------------------------------------------------------------------


def take(state: WorkshopPosition, card: int) -> Reason | None:
    """`take CARD`."""
    name = state.board.card_name(card)
    if is_used(state, card):
        return forbid("WW-CARD-GONE", "why-card-gone", card=name)
    if not is_face_up(state, card):
        return forbid("WW-CARD-FACE-UP", "why-card-absent", card=name)
    return None


def swap(state: WorkshopPosition, card: int, p: int) -> Reason | None:
    """`swap CARD`: only where nobody could build any more."""
    refusal = take(state, card)
    if refusal is not None:
        return refusal
    if cards_set_aside(state) == 0:
        return forbid("WW-CARD-SWAP-EMPTY", "why-swap-none")
    town = int(state.board.card_town[card])
    return refuse_choice_swap(state, card) if town < 0 else refuse_town_swap(state, town, p)


def refuse_town_swap(state: WorkshopPosition, town: int, p: int) -> Reason | None:
    """One free connection is enough, whatever it takes to build there."""
    lines = free_from(state, town)
    if not lines:
        return None
    name, free = state.board.town_name(town), [state.board.connection_name(n) for n in lines]
    rule, key = "WW-CARD-SWAP", "why-swap-free"
    if all(is_double(state, line) for line in lines):
        rule, key = "WW-CARD-SATURATED-MEANS", "why-swap-double"
    elif state.board.link_cost[int(state.era)] > money_of(state, p) + recoverable_by(state, p):
        rule, key = "WW-CARD-SATURATED-MEANS", "why-swap-money"
    return forbid(rule, key, town=name, connections=free)


def refuse_choice_swap(state: WorkshopPosition, card: int) -> Reason | None:
    value = state.board.card_value[card]
    open_towns = [town for town in towns_of_value(state, value) if free_from(state, town)]
    if open_towns:
        towns = [state.board.town_name(town) for town in open_towns]
        return forbid("WW-CARD-SWAP-CHOICE", "why-swap-choice", value=value, towns=towns)
    return None


# Towns ----------------------------------------------------------------------------------------


def place(state: WorkshopPosition, town: int) -> Reason | None:
    """`place TOWN`: any town of the value on the choice card."""
    value, wanted = state.board.town_value[town], state.board.card_value[int(state.card)]
    if value != wanted:
        name = state.board.town_name(town)
        return forbid("WW-CARD-CHOICE", "why-town-value", town=name, value=value, wanted=wanted)
    return None


def remove(state: WorkshopPosition, company: int) -> Reason | None:
    """`remove COLOUR`: an industry that stands in the full town."""
    town = int(state.town)
    if company >= state.company_count or industries_in(state, town, company) == 0:
        colour, name = state.board.colour_name(company), state.board.town_name(town)
        return forbid("WW-TOWN-DISPLACE", "why-remove-none", colour=colour, town=name)
    return None
