"""Income, debts and loans. Rulebooks: "Fin de la manche", "Action - Emprunt"."""

from mypy_extensions import i64

from ironbridge.brass.board import INCOME, MONEY, ORDER, OWED, POINTS, SLOTS
from ironbridge.brass.rules import cubes
from ironbridge.brass.rules.state import BrassState, tile_at
from ironbridge.kernel.bits import EMPTY, POSITION, SPREAD, lowest
from ironbridge.kernel.phrase import seat_id

# Income -------------------------------------------------------------------------------------


def pay_income(s: BrassState) -> None:
    """Everybody receives or pays; whoever cannot pay owes, and gives up what is forced."""
    i: i64 = 0
    while i < s.seat_count:
        p = s.seat[ORDER + i]
        level = s.tables.income.level[s.seat[INCOME + p]]
        money = s.seat[MONEY + p] + level
        note_income(s, p, level)
        if money < 0:
            s.seat[OWED + p] = -money
            money = 0
        s.seat[MONEY + p] = money
        settle_debt(s, p)
        i += 1


# Debts --------------------------------------------------------------------------------------


def in_debt(s: BrassState) -> bool:
    """Somebody must choose a tile to pay with."""
    p: i64 = 0
    while p < s.seat_count:
        if s.seat[OWED + p] > 0:
            return True
        p += 1
    return False


def surrenderable(s: BrassState, p: i64) -> i64:
    """Any of one's own tiles (ROUND-SHORTFALL-OWNER-CHOOSES), for a debt and nothing else
    (ROUND-SHORTFALL-ONLY-THEN)."""
    return s.seat[SLOTS + p] if s.seat[OWED + p] > 0 else EMPTY


def give_up(s: BrassState, p: i64, slot: i64) -> None:
    """A debtor chose this tile (ROUND-SHORTFALL-TILES)."""
    surrender(s, p, slot, False)
    settle_debt(s, p)


def settle_debt(s: BrassState, p: i64) -> None:
    """Take what is forced: the only tile, tiles that are all needed, then points."""
    while s.seat[OWED + p] > 0:
        slots = s.seat[SLOTS + p]
        total: i64 = 0
        worthless = False
        rest = slots
        while rest:
            bit = rest & -rest
            rest ^= bit
            value = tile_value(s, POSITION[(bit * SPREAD >> 58) & 63])
            total += value
            worthless = worthless or value == 0
        if total == 0:
            lose_points(s, p)
        elif slots & (slots - 1) == 0 or (total <= s.seat[OWED + p] and not worthless):
            surrender(s, p, lowest(slots), True)
        else:
            return


def tile_value(s: BrassState, slot: i64) -> i64:
    cost: i64 = s.tables.kind_cost[s.kind_at(slot)]
    return cost // s.tables.shortfall_divisor


def surrender(s: BrassState, p: i64, slot: i64, forced: bool) -> None:
    """The tile leaves the game for half its cost (ROUND-SHORTFALL-TILES); what is left over is
    kept."""
    value = tile_value(s, slot)
    note_surrendered(s, p, slot, value, forced)
    cubes.clear(s, slot)
    owed = s.seat[OWED + p]
    if value >= owed:
        s.seat[MONEY + p] += value - owed
        s.seat[OWED + p] = 0
    else:
        s.seat[OWED + p] = owed - value


def lose_points(s: BrassState, p: i64) -> None:
    """One point for each pound missing, never below zero."""
    lost = s.seat[OWED + p]
    if lost > s.seat[POINTS + p]:
        lost = s.seat[POINTS + p]
    s.seat[POINTS + p] -= lost
    s.seat[OWED + p] = 0
    note_points_lost(s, p, lost)


# Loans --------------------------------------------------------------------------------------


def can_borrow(s: BrassState, p: i64, levels: i64) -> bool:
    """The income track goes down far enough (LOAN-FLOOR)."""
    return s.tables.income.back(s.seat[INCOME + p], levels) >= 0


def borrow(s: BrassState, p: i64, money: i64, levels: i64) -> None:
    s.seat[MONEY + p] += money
    s.seat[INCOME + p] = s.tables.income.back(s.seat[INCOME + p], levels)


# Events -------------------------------------------------------------------------------------


def note_income(s: BrassState, p: i64, level: i64) -> None:
    if s.journal is None or level == 0:
        return
    key = "event-income" if level > 0 else "event-interest"
    s.note(p, key, {"seat": seat_id(p), "money": abs(int(level))})


def note_surrendered(s: BrassState, p: i64, slot: i64, value: i64, forced: bool) -> None:
    if s.journal is None:
        return
    args = tile_at(s, p, slot)
    args["money"] = int(value)
    args["forced"] = int(forced)
    s.note(p, "event-remove", args)


def note_points_lost(s: BrassState, p: i64, points: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-points-lost", {"seat": seat_id(p), "points": int(points)})
