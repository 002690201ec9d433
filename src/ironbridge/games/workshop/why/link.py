"""Why a link cannot be built. Rulebook: "Construction des liens", "La connexion Leeds -
Liverpool".
"""

from __future__ import annotations

from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.games.workshop.why.board import (
    NOBODY,
    builder_of,
    ends_of,
    is_double,
    money_of,
    recoverable_by,
)
from ironbridge.kernel.phrase import Reason, forbid


def build(state: WorkshopPosition, line: int, p: int) -> Reason | None:
    """`build CONNECTION`."""
    builder = builder_of(state, line)
    if builder != NOBODY:
        name, owner = state.board.connection_name(line), state.company_name(builder)
        return forbid("WW-LINK-FREE", "why-link-occupied", connection=name, owner=owner)
    return refuse_start(state, line) or refuse_double(state, line) or refuse_cost(state, line, p)


def refuse_start(state: WorkshopPosition, line: int) -> Reason | None:
    """The first link leaves the town just placed in; the second one that town or the one the
    first has reached."""
    town, reached = int(state.town), int(state.reached)
    ends = ends_of(state, line)
    if town in ends or reached in ends:
        return None
    board, name = state.board, state.board.connection_name(line)
    crossed = crossed_by(state, line)
    if crossed >= 0 and (town in ends_of(state, crossed) or reached in ends_of(state, crossed)):
        other = board.connection_name(crossed)
        return forbid("WW-LINK-CROSSING", "why-link-crossing", connection=name, other=other)
    start = board.town_name(town)
    if reached < 0:
        return forbid("WW-LINK-FIRST", "why-link-first", connection=name, town=start)
    other = board.town_name(reached)
    return forbid("WW-LINK-SECOND", "why-link-second", connection=name, town=start, other=other)


def crossed_by(state: WorkshopPosition, line: int) -> int:
    """The connection that a line crosses on the map, -1 for none."""
    crossing = state.board.crossing
    return -1 if line not in crossing else sum(crossing) - line


def refuse_double(state: WorkshopPosition, line: int) -> Reason | None:
    if state.reached >= 0 and is_double(state, line):
        name = state.board.connection_name(line)
        return forbid("WW-LINK-DOUBLE-FIRST", "why-link-double", connection=name)
    return None


def refuse_cost(state: WorkshopPosition, line: int, p: int) -> Reason | None:
    links = 2 if is_double(state, line) else 1
    cost = links * state.board.link_cost[int(state.era)]
    purse = money_of(state, p)
    if cost > purse:
        return forbid(
            "WW-LINK-COST",
            "why-link-money",
            connection=state.board.connection_name(line),
            cost=cost,
            money=purse,
            recoverable=recoverable_by(state, p),
        )
    return None
