"""Money at the end of an era, and the result. Rulebook: "Revenus", "Fin de la partie et
victoire".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.workshop import chronicle
from ironbridge.games.workshop.layout import HELD, INCOME, LINKS, MAX_COMPANIES, MONEY
from ironbridge.kernel.bits import POSITION, count
from ironbridge.kernel.result import Result

if TYPE_CHECKING:
    from ironbridge.games.workshop.state import WorkshopState


def collect(s: WorkshopState) -> None:
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
        chronicle.industries_paid(s, c, money)
        c += 1


def collect_income(s: WorkshopState, p: i64) -> None:
    money = s.seat[INCOME + p]
    s.seat[MONEY + p] += money
    s.seat[INCOME + p] = 0
    chronicle.income_paid(s, p, money)


def collect_links(s: WorkshopState, c: i64) -> None:
    lines = s.firm[LINKS + c]
    largest = largest_network(s, lines)
    others = links_on(s, lines) - largest
    money = largest * s.board.network_pay + others * s.board.link_pay
    s.seat[MONEY + s.owner(c)] += money
    s.firm[LINKS + c] = 0
    s.built &= ~lines
    chronicle.links_paid(s, c, largest, others, money)


def links_on(s: WorkshopState, lines: i64) -> i64:
    """A double connection counts as two links."""
    return count(lines) + count(lines & s.board.doubles)


def largest_network(s: WorkshopState, lines: i64) -> i64:
    """How many links the largest group has whose links follow each other from town to town."""
    largest: i64 = 0
    while lines:
        network = network_of(s, lines & -lines, lines)
        lines &= ~network
        size = links_on(s, network)
        if size > largest:
            largest = size
    return largest


def network_of(s: WorkshopState, start: i64, lines: i64) -> i64:
    """Those of the connections that hang together with the one in `start`."""
    network: i64 = 0
    new = start
    while new:
        bit = new & -new
        network |= bit
        new |= s.board.touching[POSITION[bit % 67]] & lines
        new &= ~network
    return network


def industry_pay(s: WorkshopState, c: i64) -> i64:
    """Each industry pays as much as there are tokens of its type on the diagram."""
    money: i64 = 0
    towns = s.firm[HELD + c]
    while towns:
        bit = towns & -towns
        towns ^= bit
        town: i64 = POSITION[bit % 67]
        money += s.industries[town * MAX_COMPANIES + c] * s.demand[s.board.town_type[town]]
    return money


def result(s: WorkshopState) -> Result:
    """Most money wins; of equals, whoever is further ahead on the turn-order track."""
    seats = range(int(s.seat_count))
    scores = [int(s.seat[MONEY + p]) for p in seats]
    ties: list[tuple[int, ...]] = [(-best_box(s, p),) for p in seats]
    return Result(scores, ties, s.over)


def best_box(s: WorkshopState, p: int) -> int:
    """The first box of the track, from 1, with a company of p; behind the last without any."""
    for box in range(int(s.company_count)):
        if s.order[box] >= 0 and s.owner(s.order[box]) == p:
            return box + 1
    return int(s.company_count) + 1
