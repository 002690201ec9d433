"""The links of a turn: where they can be built, what they cost, and what they bring. Rulebook:
"Construction des liens", "La connexion Leeds - Liverpool".

Every step says whether the turn asks for something more; when it does not, the turn is over.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.workshop.board import HELD, INCOME, LINK, LINKS, MONEY
from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.kernel.bits import BIT, EMPTY, POSITION, SPREAD
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.phrase import Arguments

# What can be built ----------------------------------------------------------------------------


def add_links(s: WorkshopPosition, p: i64, found: Choices) -> None:
    """Nobody has to build."""
    found.pick(s.space.build, buildable(s, s.seat[MONEY + p]))
    found.append(s.space.done)


def buildable(s: WorkshopPosition, purse: i64) -> i64:
    """The connections that can be built next with so much money (WW-LINK-COST), as a mask.

    They carry no links yet (WW-LINK-FREE). The first one starts from the town of the industry
    (WW-LINK-FIRST), the second one there or where the first has led (WW-LINK-SECOND). A connection
    is near the towns at its ends alone, whatever it crosses (WW-LINK-CROSSING). A double connection
    takes both links of a turn, so it is never built after another (WW-LINK-DOUBLE-FIRST).
    """
    cost = s.link_cost()
    if purse < cost:
        return 0
    near = s.board.near
    if s.reached >= 0:
        return (near[s.town] | near[s.reached]) & ~s.built & ~s.board.doubles
    free = near[s.town] & ~s.built
    return free if purse >= cost * 2 else free & ~s.board.doubles


def touched_so_far(s: WorkshopPosition) -> i64:
    """The towns at the ends of the first link, if there is one."""
    return EMPTY if s.reached < 0 else BIT[s.town] | BIT[s.reached]


# What happens ---------------------------------------------------------------------------------


def ask(s: WorkshopPosition) -> bool:
    """Asked if a link could be built, perhaps with money recovered first."""
    p = s.owner(s.company())
    if buildable(s, s.seat[MONEY + p] + s.recoverable(p)):
        s.phase = LINK
        return True
    return stop_building(s)


def build(s: WorkshopPosition, line: i64) -> bool:
    """Links on a connection, paid at once. A second one or a double is the last of the turn
    (WW-LINK-UP-TO-TWO, WW-LINK-DOUBLE)."""
    double = s.board.doubles & BIT[line] != 0
    lay(s, line, s.link_cost() * 2 if double else s.link_cost())
    touched = touched_so_far(s) | BIT[s.board.end_a[line]] | BIT[s.board.end_b[line]]
    if double or s.reached >= 0:
        return finish(s, touched)
    s.reached = s.board.other_end(line, s.town)
    return ask(s)


def lay(s: WorkshopPosition, line: i64, money: i64) -> None:
    company = s.company()
    s.seat[MONEY + s.owner(company)] -= money
    s.seat[LINKS + company] |= BIT[line]
    s.built |= BIT[line]
    note_built(s, line, money)


def stop_building(s: WorkshopPosition) -> bool:
    if s.reached < 0:
        note_nothing_built(s)
    return finish(s, touched_so_far(s))


def finish(s: WorkshopPosition, touched: i64) -> bool:
    """All links are paid: their income is added, once (WW-LINK-PAID-FIRST)."""
    gained = gain(s, touched)
    if gained:
        s.seat[INCOME + s.owner(s.company())] += gained
        note_gained(s, gained)
    s.town = -1
    s.reached = -1
    return False


def gain(s: WorkshopPosition, touched: i64) -> i64:
    """The values of the towns that the new links touch, where the company has an industry
    (WW-GAIN-TOWNS), each town once (WW-GAIN-TOWN-ONCE)."""
    towns = touched & s.seat[HELD + s.company()]
    total: i64 = 0
    while towns:
        bit = towns & -towns
        towns ^= bit
        total += s.board.town_value[POSITION[(bit * SPREAD >> 58) & 63]]
    return total


# Events ---------------------------------------------------------------------------------------


def note_built(s: WorkshopPosition, line: i64, money: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"connection": s.board.connection_name(line)}
    args["money"] = int(money)
    s.note_turn("event-build", args)


def note_nothing_built(s: WorkshopPosition) -> None:
    if s.journal is None:
        return
    s.note_turn("event-no-link", {})


def note_gained(s: WorkshopPosition, gained: i64) -> None:
    if s.journal is None:
        return
    total = s.seat[INCOME + s.owner(s.company())]
    s.note_turn("event-advance", {"income": int(gained), "total": int(total)})
