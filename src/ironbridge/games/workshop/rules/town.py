"""The industry of a turn: in the town of the card, where another one may have to leave. Rulebook:
"Pioche carte ville".

Every step says whether the turn asks for something more.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.workshop.board import HELD, MAX_COMPANIES, REMOVE
from ironbridge.games.workshop.rules import link
from ironbridge.games.workshop.rules.events import company_id, note_turn, town_id
from ironbridge.games.workshop.rules.state import WorkshopPosition, single
from ironbridge.kernel.bits import BIT, lowest
from ironbridge.kernel.move import Move
from ironbridge.kernel.move_space import pick
from ironbridge.kernel.phrase import Arguments

# What may be chosen ---------------------------------------------------------------------------


def add_towns(s: WorkshopPosition, found: list[Move]) -> None:
    """Any town of the value that the choice card shows (WW-CARD-CHOICE)."""
    pick(found, s.space.place, s.towns_of(s.card))


def add_leavers(s: WorkshopPosition, found: list[Move]) -> None:
    """An industry that is in the full town (WW-TOWN-DISPLACE), whosever it is
    (WW-TOWN-DISPLACE-ANY)."""
    pick(found, s.space.remove, companies_in(s, s.town))


def companies_in(s: WorkshopPosition, town: i64) -> i64:
    """The companies with an industry in a town, as a mask."""
    found: i64 = 0
    c: i64 = 0
    while c < s.company_count:
        if s.industries[town * MAX_COMPANIES + c]:
            found |= BIT[c]
        c += 1
    return found


# What happens ---------------------------------------------------------------------------------


def settle(s: WorkshopPosition, town: i64) -> bool:
    """An industry goes to a town; if it is full (WW-TOWN-CAPACITY), another one leaves it first."""
    s.town = town
    if s.crowd[town] < s.board.town_value[town]:
        return place(s)
    present = companies_in(s, town)
    if single(present):
        return displace(s, lowest(present))
    s.phase = REMOVE
    return True


def displace(s: WorkshopPosition, company: i64) -> bool:
    """An industry of this company goes back to its owner (WW-TOWN-DISPLACE)."""
    s.industries[s.town * MAX_COMPANIES + company] -= 1
    s.crowd[s.town] -= 1
    if s.industries[s.town * MAX_COMPANIES + company] == 0:
        s.firm[HELD + company] &= ~BIT[s.town]
    note_removed(s, company)
    return place(s)


def place(s: WorkshopPosition) -> bool:
    company = s.company()
    s.industries[s.town * MAX_COMPANIES + company] += 1
    s.crowd[s.town] += 1
    s.firm[HELD + company] |= BIT[s.town]
    s.card = -1
    note_placed(s)
    return link.ask(s)


# The journal ----------------------------------------------------------------------------------


def note_removed(s: WorkshopPosition, company: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"town": town_id(s, s.town), "owner": company_id(s, company)}
    note_turn(s, "event-remove", args)


def note_placed(s: WorkshopPosition) -> None:
    if s.journal is None:
        return
    note_turn(s, "event-place", {"town": town_id(s, s.town)})
