"""Money at the end of an era, for income, links and industries, and who has won with it. Rulebook:
"Revenus", "Fin de la partie et victoire".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.workshop.board import (
    DIAGRAM,
    HELD,
    INCOME,
    LINKS,
    MONEY,
    ORDER,
    OVER,
    TOWN_FIELDS,
)
from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.kernel.bits import POSITION, SPREAD, count
from ironbridge.kernel.phrase import Arguments, seat_id
from ironbridge.kernel.result import Result

# What is paid ---------------------------------------------------------------------------------


def link_pay(s: WorkshopPosition, largest: i64, others: i64) -> i64:
    """For the links of the largest network (WW-INCOME-NETWORK), and for all others
    (WW-INCOME-OTHER-LINKS)."""
    return largest * s.board.network_pay + others * s.board.link_pay


def links_on(s: WorkshopPosition, lines: i64) -> i64:
    """A double connection counts as two links (WW-INCOME-CONTIGUOUS)."""
    return count(lines) + count(lines & s.board.doubles)


def largest_network(s: WorkshopPosition, lines: i64) -> i64:
    """How many links the largest group has whose links follow each other from town to town; only
    one of equal ones (WW-INCOME-EQUAL-NETWORKS)."""
    largest: i64 = 0
    while lines:
        network = network_of(s, lines & -lines, lines)
        lines &= ~network
        size = links_on(s, network)
        if size > largest:
            largest = size
    return largest


def network_sizes(s: WorkshopPosition, lines: i64) -> list[int]:
    """How many links each network has, the largest first."""
    sizes: list[int] = []
    while lines:
        network = network_of(s, lines & -lines, lines)
        lines &= ~network
        sizes.append(int(links_on(s, network)))
    sizes.sort(reverse=True)
    return sizes


def network_of(s: WorkshopPosition, start: i64, lines: i64) -> i64:
    """Those of the connections that are joined to the one in `start`, town by town."""
    network: i64 = 0
    new = start
    while new:
        bit = new & -new
        network |= bit
        new |= s.board.touching[POSITION[(bit * SPREAD >> 58) & 63]] & lines
        new &= ~network
    return network


def pay_of_type(s: WorkshopPosition, kind: i64) -> i64:
    """Each industry pays as much as there are tokens of its type on the diagram
    (WW-INCOME-INDUSTRIES)."""
    return s.seat[DIAGRAM + kind]


def industry_pay(s: WorkshopPosition, c: i64) -> i64:
    """For all industries of a company."""
    money: i64 = 0
    towns = s.seat[HELD + c]
    while towns:
        bit = towns & -towns
        towns ^= bit
        town: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        money += s.industries[town * TOWN_FIELDS + c] * pay_of_type(s, s.board.town_type[town])
    return money


# The end of an era ----------------------------------------------------------------------------


def collect(s: WorkshopPosition) -> None:
    """Income, links, industries; the links go back to their companies."""
    p: i64 = 0
    while p < s.seat_count:
        collect_income(s, p)
        p += 1
    c: i64 = 0
    while c < s.company_count:
        collect_links(s, c)
        c += 1
    c = 0
    while c < s.company_count:
        money = industry_pay(s, c)
        s.seat[MONEY + s.owner(c)] += money
        note_industries(s, c, money)
        c += 1


def collect_income(s: WorkshopPosition, p: i64) -> None:
    """A pound for each space of the income track; the marker goes back to 0 (WW-INCOME-TRACK)."""
    money = s.seat[INCOME + p]
    s.seat[MONEY + p] += money
    s.seat[INCOME + p] = 0
    note_income(s, p, money)


def collect_links(s: WorkshopPosition, c: i64) -> None:
    """Links are paid, and go back to their company (WW-INCOME-LINKS-BACK)."""
    lines = s.seat[LINKS + c]
    largest = largest_network(s, lines)
    others = links_on(s, lines) - largest
    money = link_pay(s, largest, others)
    s.seat[MONEY + s.owner(c)] += money
    s.seat[LINKS + c] = 0
    s.built &= ~lines
    note_links(s, c, largest, others, money)


# The end of the game --------------------------------------------------------------------------


def end_game(s: WorkshopPosition) -> None:
    """Nothing can be done any more (WW-END-AFTER-RAIL-INCOME)."""
    s.phase = OVER
    note_over(s)


def result(s: WorkshopPosition) -> Result:
    """Most money wins (WW-END-MOST-MONEY); of equals, whoever is further ahead on the turn-order
    track (WW-END-TIES, WW-END-TIES-ALL)."""
    scores: list[int] = []
    ties: list[tuple[int, ...]] = []
    for p in range(s.seat_count):
        scores.append(int(s.seat[MONEY + p]))
        ties.append((int(-best_box(s, p)),))
    return Result(scores, ties, s.over)


def best_box(s: WorkshopPosition, p: i64) -> i64:
    """The first box of the track, from 1, with a company of p; behind the last without any."""
    box: i64 = 0
    while box < s.company_count:
        company = s.seat[ORDER + box]
        box += 1
        if company >= 0 and s.owner(company) == p:
            return box
    return box + 1


# Events ---------------------------------------------------------------------------------------


def note_income(s: WorkshopPosition, p: i64, money: i64) -> None:
    if s.journal is None or money == 0:
        return
    s.note(p, "event-income", {"seat": seat_id(p), "money": int(money)})


def note_links(s: WorkshopPosition, company: i64, largest: i64, others: i64, money: i64) -> None:
    if s.journal is None or money == 0:
        return
    args: Arguments = {"largest": int(largest), "others": int(others), "money": int(money)}
    note_pay(s, company, "event-links", args)


def note_industries(s: WorkshopPosition, company: i64, money: i64) -> None:
    if s.journal is None or money == 0:
        return
    note_pay(s, company, "event-industries", {"money": int(money)})


def note_pay(s: WorkshopPosition, company: i64, key: str, args: Arguments) -> None:
    """Where players have two companies, it is also said which one earned the money."""
    p = s.owner(company)
    args["seat"] = seat_id(p)
    if s.two_each():
        key += "-of"
        args["owner"] = s.company_name(company)
    s.note(p, key, args)


def note_over(s: WorkshopPosition) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-over", {"winners": [seat_id(p) for p in result(s).winners]})
