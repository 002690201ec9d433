"""What a company's turn with a card can bring by the end of the era, as the board stands: income,
pay for links and for the industry, less what the links cost. Nothing is estimated: every choice of
town and links that can be paid is looked at. Money that could be recovered is not counted.
"""

from __future__ import annotations

from ironbridge.games.workshop.board import CANAL, DIAGRAM, HELD, LINKS, ORDER, TOWN_FIELDS
from ironbridge.games.workshop.rules import income
from ironbridge.games.workshop.table import WorkshopState
from ironbridge.kernel.bits import BIT, members


def best_turn(s: WorkshopState, company: int, card: int, money: int) -> int:
    """The most that a turn with this card brings a company that has so much money."""
    towns = members(s.towns_of(card))
    return max(
        industry_gain(s, company, town) + link_gain(s, company, town, money) for town in towns
    )


def industry_gain(s: WorkshopState, company: int, town: int) -> int:
    """An industry more, unless one of the same player has to leave for it."""
    full = s.full(town)
    here = [c for c in range(int(s.company_count)) if s.industries[town * TOWN_FIELDS + c]]
    if full and all(s.owner(c) == s.owner(company) for c in here):
        return 0
    return int(s.seat[DIAGRAM + s.board.town_type[town]])


def link_gain(s: WorkshopState, company: int, town: int, money: int) -> int:
    """The best links from a town in which the company has just placed an industry; 0 for none."""
    held = int(s.seat[HELD + company]) | int(BIT[town])
    lines, cost = int(s.seat[LINKS + company]), int(s.link_cost())
    paid = pay(s, lines)
    best = 0
    for new, touched in link_choices(s, town):
        price = cost * int(income.links_on(s, new))
        if price <= money:
            gained = values(s, touched & held) + pay(s, lines | new) - paid
            best = max(best, gained - price)
    return best


def link_choices(s: WorkshopState, town: int) -> list[tuple[int, int]]:
    """The links that a turn can build from a town, with the towns at their ends, as masks."""
    board, found = s.board, list[tuple[int, int]]()
    for first in members(board.near[town] & ~s.built):
        far = int(board.other_end(first, town))
        touched = int(BIT[town] | BIT[far])
        found.append((int(BIT[first]), touched))
        if board.doubles & BIT[first]:
            continue
        near = (board.near[town] | board.near[far]) & ~s.built & ~board.doubles & ~BIT[first]
        for second in members(near):
            ends = int(BIT[board.end_a[second]] | BIT[board.end_b[second]])
            found.append((int(BIT[first] | BIT[second]), touched | ends))
    return found


def values(s: WorkshopState, towns: int) -> int:
    return sum(int(s.board.town_value[town]) for town in members(towns))


def pay(s: WorkshopState, lines: int) -> int:
    """What a company is paid for links on these connections when the era ends."""
    largest = income.largest_network(s, lines)
    return int(income.link_pay(s, largest, income.links_on(s, lines) - largest))


# How often something is still to come ---------------------------------------------------------


def eras_left(s: WorkshopState) -> int:
    """How often industries are still paid."""
    return 2 if s.era == CANAL else 1


def turns_after(s: WorkshopState, seat: int) -> int:
    """The turns of a seat in this era after those that have begun."""
    colours = int(s.company_count) // s.seats
    begun = [int(s.seat[ORDER + box]) for box in range(int(s.box))]
    if not s.sealed:
        begun.append(int(s.company()))
    played = sum(1 for company in begun if s.owner(company) == seat)
    return (int(s.setup.rounds) - int(s.round)) * colours + colours - played
