"""The end of the game, when railways pay, loans are repaid, and money and tiles score. Rulebook:
"Fin du jeu", "Gagner la partie".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.age_of_industry.board import (
    HAND,
    LINKS,
    LOANS,
    MONEY,
    ORDER,
    OVER,
    POINTS,
    SLOTS,
)
from ironbridge.games.age_of_industry.rules.loan import paid
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.bits import POSITION, SPREAD, count
from ironbridge.kernel.phrase import Arguments, seat_id
from ironbridge.kernel.result import Result

# The end of the game --------------------------------------------------------------------------


def last_round(s: AgePosition) -> bool:
    """The deck is empty and somebody has no card. The display does not count."""
    if s.cards_left() > 0:
        return False
    p: i64 = 0
    while p < s.seat_count:
        if s.seat[HAND + p] == 0:
            return True
        p += 1
    return False


def final(s: AgePosition) -> None:
    """Everything is counted; from now on nothing is played (AI-END-OVER)."""
    p: i64 = 0
    while p < s.seat_count:
        income, repaid = accounts(s, p)
        if income > 0:
            s.seat[MONEY + p] += income
            paid(s, p, "event-rails", income)
        s.seat[MONEY + p] -= repaid * s.board.loan_money
        s.seat[LOANS + p] -= repaid
        settled(s, p, repaid)
        p += 1
    p = 0
    while p < s.seat_count:
        s.seat[POINTS + p] = points(s, p, s.seat[MONEY + p], s.seat[LOANS + p])
        scored(s, p, tile_points(s, p), s.seat[LOANS + p])
        p += 1
    s.phase = OVER
    s.turn = 0
    game_over(s)


def result(s: AgePosition) -> Result:
    """Ties go to whoever is earlier on the turn order track."""
    scores = [0] * s.seats
    ties: list[tuple[int, ...]] = [(0,)] * s.seats
    for i in range(s.seats):
        p = s.seat[ORDER + i]
        scores[p] = int(points_now(s, p))
        ties[p] = (-i,)
    return Result(scores, ties, s.over)


# What railways, money and tiles come to -------------------------------------------------------


def rail_income(s: AgePosition, p: i64) -> i64:
    """What the railways of p pay: each a fixed sum, and more for what stands at its two ends."""
    income: i64 = 0
    links = s.seat[LINKS + p]
    while links:
        bit = links & -links
        links ^= bit
        income += link_income(s, POSITION[(bit * SPREAD >> 58) & 63])
    return income


def link_income(s: AgePosition, link: i64) -> i64:
    """What a railway on this line pays whoever owns it."""
    income = s.board.rail_income
    ends = s.board.link_ends[link]
    while ends:
        end = ends & -ends
        ends ^= end
        income += occupied_spaces(s, POSITION[(end * SPREAD >> 58) & 63])
    return income


def occupied_spaces(s: AgePosition, location: i64) -> i64:
    """Tiles of any player, flipped or not; market spaces and villages count as occupied."""
    tiles = count(s.occupied & s.board.slots_of_location[location])
    return tiles + s.board.location_income[location]


def accounts(s: AgePosition, p: i64) -> tuple[i64, i64]:
    """What the railways of p pay at the end, and how many loans are repaid with that and with the
    money there is. Both are 0 once the game is over."""
    if s.phase == OVER:
        return 0, 0
    income = rail_income(s, p)
    covered = (s.seat[MONEY + p] + income) // s.board.loan_money
    return income, covered if covered < s.seat[LOANS + p] else s.seat[LOANS + p]


def tile_points(s: AgePosition, p: i64) -> i64:
    """The levels of all tiles of p on the map, flipped or not."""
    total: i64 = 0
    slots = s.seat[SLOTS + p]
    while slots:
        bit = slots & -slots
        slots ^= bit
        total += s.board.kind_level[s.kind_at(POSITION[(bit * SPREAD >> 58) & 63])]
    return total


def money_points(s: AgePosition, money: i64) -> i64:
    return money // s.board.money_per_point


def loan_points(s: AgePosition, unpaid: i64) -> i64:
    """The points lost for loans that are not repaid."""
    return unpaid * s.board.unpaid_points


def points(s: AgePosition, p: i64, money: i64, unpaid: i64) -> i64:
    return money_points(s, money) + tile_points(s, p) - loan_points(s, unpaid)


def points_now(s: AgePosition, p: i64) -> i64:
    """What p would score if the game ended here."""
    if s.over:
        return s.seat[POINTS + p]
    income, repaid = accounts(s, p)
    money = s.seat[MONEY + p] + income - repaid * s.board.loan_money
    return points(s, p, money, s.seat[LOANS + p] - repaid)


# Events ---------------------------------------------------------------------------------------


def settled(s: AgePosition, p: i64, loans: i64) -> None:
    """Loans given back when the game is over."""
    if s.journal is None or loans == 0:
        return
    args: Arguments = {"seat": seat_id(p), "loans": int(loans)}
    args["money"] = int(loans * s.board.loan_money)
    s.note(p, "event-repaid", args)


def scored(s: AgePosition, p: i64, tiles: i64, unpaid: i64) -> None:
    """The points of p: for money, for tiles, and those lost for loans."""
    if s.journal is None:
        return
    seat, money = seat_id(p), int(money_points(s, s.seat[MONEY + p]))
    s.note(p, "event-score-money", {"seat": seat, "points": money})
    s.note(p, "event-score-tiles", {"seat": seat, "points": int(tiles)})
    if unpaid > 0:
        lost = int(loan_points(s, unpaid))
        s.note(p, "event-score-loans", {"seat": seat, "loans": int(unpaid), "points": lost})


def game_over(s: AgePosition) -> None:
    if s.journal is None:
        return
    winners = [seat_id(p) for p in result(s).winners]
    s.note(-1, "event-over", {"winners": winners})
