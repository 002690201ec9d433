"""The end of the game: railways pay, loans are repaid, money and tiles score. Rulebook: "Gagner la
partie".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.age_of_industry import chronicle
from ironbridge.games.age_of_industry.layout import LINKS, LOANS, MONEY, ORDER, POINTS, SLOTS
from ironbridge.kernel.bits import POSITION, count
from ironbridge.kernel.result import Result

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.state import AgeState


def final(s: AgeState) -> None:
    p: i64 = 0
    while p < s.seat_count:
        income = rail_income(s, p)
        if income > 0:
            s.seat[MONEY + p] += income
            chronicle.paid(s, p, "event-rails", income)
        repaid = covered_loans(s, p, s.seat[MONEY + p])
        s.seat[MONEY + p] -= repaid * s.board.loan_money
        s.seat[LOANS + p] -= repaid
        chronicle.settled(s, p, repaid)
        p += 1
    p = 0
    while p < s.seat_count:
        s.seat[POINTS + p] = points(s, p, s.seat[MONEY + p], s.seat[LOANS + p])
        chronicle.scored(s, p, tile_points(s, p), s.seat[LOANS + p])
        p += 1


def rail_income(s: AgeState, p: i64) -> i64:
    """Each railway pays a fixed sum, and more for what stands at its two ends."""
    income: i64 = 0
    links = s.seat[LINKS + p]
    while links:
        bit = links & -links
        links ^= bit
        ends = s.board.link_ends[POSITION[bit % 67]]
        income += s.board.rail_income
        while ends:
            end = ends & -ends
            ends ^= end
            income += occupied_spaces(s, POSITION[end % 67])
    return income


def occupied_spaces(s: AgeState, location: i64) -> i64:
    """Tiles of anybody, flipped or not; market spaces and villages count as occupied."""
    tiles = count(s.occupied & s.board.slots_of_location[location])
    return tiles + s.board.location_income[location]


def covered_loans(s: AgeState, p: i64, money: i64) -> i64:
    """How many loans this money repays."""
    covered = money // s.board.loan_money
    return covered if covered < s.seat[LOANS + p] else s.seat[LOANS + p]


def tile_points(s: AgeState, p: i64) -> i64:
    """The levels of all own tiles, flipped or not."""
    total: i64 = 0
    slots = s.seat[SLOTS + p]
    while slots:
        bit = slots & -slots
        slots ^= bit
        total += s.board.kind_level[s.kind_at(POSITION[bit % 67])]
    return total


def points(s: AgeState, p: i64, money: i64, unpaid: i64) -> i64:
    for_money = money // s.board.money_per_point
    return for_money + tile_points(s, p) - unpaid * s.board.unpaid_points


def points_now(s: AgeState, p: i64) -> i64:
    """What p would score if the game ended here."""
    if s.over:
        return s.seat[POINTS + p]
    money = s.seat[MONEY + p] + rail_income(s, p)
    repaid = covered_loans(s, p, money)
    return points(s, p, money - repaid * s.board.loan_money, s.seat[LOANS + p] - repaid)


def result(s: AgeState) -> Result:
    """Ties go to the earlier on the turn order track."""
    scores = [0] * s.seats
    ties: list[tuple[int, ...]] = [(0,)] * s.seats
    for i in range(s.seats):
        p = s.seat[ORDER + i]
        scores[p] = int(points_now(s, p))
        ties[p] = (-i,)
    return Result(scores, ties, s.over)
