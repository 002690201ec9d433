"""Why a card cannot be taken or exchanged, an industry placed or taken away, a link built.

Rulebook: "Pioche carte ville", "Construction des liens", "La connexion Leeds - Liverpool".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.workshop.why_names import (
    card_name,
    colour_name,
    connection_name,
    owner_name,
    town_name,
)
from ironbridge.games.workshop.why_table import (
    NOBODY,
    builder_of,
    cards_set_aside,
    ends_of,
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

if TYPE_CHECKING:
    from ironbridge.games.workshop.state import WorkshopState


# The card and its town ------------------------------------------------------------------------


def take(state: WorkshopState, card: int) -> Reason | None:
    """`take CARD`."""
    name = card_name(state.board, card)
    if is_used(state, card):
        return forbid("WW-CARD-GONE", "why-card-gone", card=name)
    if not is_face_up(state, card):
        return forbid("WW-CARD-FACE-UP", "why-card-absent", card=name)
    return None


def swap(state: WorkshopState, card: int, p: int) -> Reason | None:
    """`swap CARD`: only where nobody could build any more."""
    refusal = take(state, card)
    if refusal is not None:
        return refusal
    if cards_set_aside(state) == 0:
        return forbid("WW-CARD-SWAP-EMPTY", "why-swap-none")
    town = int(state.board.card_town[card])
    return refuse_choice_swap(state, card) if town < 0 else refuse_town_swap(state, town, p)


def refuse_town_swap(state: WorkshopState, town: int, p: int) -> Reason | None:
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


def refuse_choice_swap(state: WorkshopState, card: int) -> Reason | None:
    value = state.board.card_value[card]
    open_towns = [town for town in towns_of_value(state, value) if free_from(state, town)]
    if open_towns:
        towns = [town_name(state.board, town) for town in open_towns]
        return forbid("WW-CARD-SWAP-CHOICE", "why-swap-choice", value=value, towns=towns)
    return None


def place(state: WorkshopState, town: int) -> Reason | None:
    """`place TOWN`: any town of the value on the choice card."""
    value, wanted = state.board.town_value[town], state.board.card_value[int(state.card)]
    if value != wanted:
        name = town_name(state.board, town)
        return forbid("WW-CARD-CHOICE", "why-town-value", town=name, value=value, wanted=wanted)
    return None


def remove(state: WorkshopState, company: int) -> Reason | None:
    """`remove COLOUR`: an industry that stands in the full town."""
    town = int(state.town)
    if company >= state.company_count or industries_in(state, town, company) == 0:
        colour, name = colour_name(state.board, company), town_name(state.board, town)
        return forbid("WW-TOWN-DISPLACE", "why-remove-none", colour=colour, town=name)
    return None


# Links ----------------------------------------------------------------------------------------


def build(state: WorkshopState, line: int, p: int) -> Reason | None:
    """`build CONNECTION`."""
    builder = builder_of(state, line)
    if builder != NOBODY:
        name, owner = connection_name(state.board, line), owner_name(state, builder)
        return forbid("WW-LINK-FREE", "why-link-occupied", connection=name, owner=owner)
    return refuse_start(state, line) or refuse_double(state, line) or refuse_cost(state, line, p)


def refuse_start(state: WorkshopState, line: int) -> Reason | None:
    """The first link leaves the town just placed in; the second one that town or the one the
    first has reached."""
    town, reached = int(state.town), int(state.reached)
    ends = ends_of(state, line)
    if town in ends or reached in ends:
        return None
    board, name = state.board, connection_name(state.board, line)
    crossed = crossed_by(state, line)
    if crossed >= 0 and (town in ends_of(state, crossed) or reached in ends_of(state, crossed)):
        other = connection_name(board, crossed)
        return forbid("WW-LINK-CROSSING", "why-link-crossing", connection=name, other=other)
    start = town_name(board, town)
    if reached < 0:
        return forbid("WW-LINK-FIRST", "why-link-first", connection=name, town=start)
    other = town_name(board, reached)
    return forbid("WW-LINK-SECOND", "why-link-second", connection=name, town=start, other=other)


def crossed_by(state: WorkshopState, line: int) -> int:
    """The connection that a line crosses on the map, -1 for none."""
    crossing = state.board.crossing
    return -1 if line not in crossing else sum(crossing) - line


def refuse_double(state: WorkshopState, line: int) -> Reason | None:
    if state.reached >= 0 and is_double(state, line):
        name = connection_name(state.board, line)
        return forbid("WW-LINK-DOUBLE-FIRST", "why-link-double", connection=name)
    return None


def refuse_cost(state: WorkshopState, line: int, p: int) -> Reason | None:
    links = 2 if is_double(state, line) else 1
    cost = links * state.board.link_cost[int(state.era)]
    purse = money_of(state, p)
    if cost > purse:
        return forbid(
            "WW-LINK-COST",
            "why-link-money",
            connection=connection_name(state.board, line),
            cost=cost,
            money=purse,
            recoverable=recoverable_by(state, p),
        )
    return None
