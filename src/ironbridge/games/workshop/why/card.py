"""Why a card cannot be taken or exchanged. Rulebook: "Pioche carte ville"."""

from __future__ import annotations

from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.games.workshop.why.board import (
    card_name,
    cards_set_aside,
    connection_name,
    free_from,
    is_double,
    is_face_up,
    is_used,
    money_of,
    recoverable_by,
    town_name,
    towns_of_value,
)
from ironbridge.kernel.phrase import Reason, forbid


def take(state: WorkshopPosition, card: int) -> Reason | None:
    """`take CARD`."""
    name = card_name(state.board, card)
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
    name, free = town_name(state.board, town), [connection_name(state.board, n) for n in lines]
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
        towns = [town_name(state.board, town) for town in open_towns]
        return forbid("WW-CARD-SWAP-CHOICE", "why-swap-choice", value=value, towns=towns)
    return None
