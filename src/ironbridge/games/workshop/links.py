"""Links of the turn in progress: where they can be built, and what they bring. Rulebook:
"Construction des liens".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.workshop.layout import HELD
from ironbridge.kernel.bits import BIT, POSITION

if TYPE_CHECKING:
    from ironbridge.games.workshop.state import WorkshopState


def buildable(s: WorkshopState, purse: i64) -> i64:
    """The connections that can be built next with so much money, as a mask.

    A double connection takes both links of a turn, so it is never built after another.
    """
    cost = s.link_cost()
    if purse < cost:
        return 0
    near = s.board.near
    if s.reached >= 0:
        return (near[s.town] | near[s.reached]) & ~s.built & ~s.board.doubles
    free = near[s.town] & ~s.built
    return free if purse >= cost * 2 else free & ~s.board.doubles


def income(s: WorkshopState, touched: i64) -> i64:
    """The values of the towns that the new links touch, where the company has an industry."""
    towns = touched & s.firm[HELD + s.company()]
    total: i64 = 0
    while towns:
        bit = towns & -towns
        towns ^= bit
        total += s.board.town_value[POSITION[bit % 67]]
    return total


def touched_so_far(s: WorkshopState) -> i64:
    """The towns at the ends of the first link, if there is one."""
    return 0 if s.reached < 0 else BIT[s.town] | BIT[s.reached]
