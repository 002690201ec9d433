"""What goes on around the actions: seats and hands, links, income and debts. Rulebooks: "Mise en
place", "Fin de la manche", "Fin d'une période".
"""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.brass.board import (
    CANAL,
    HAND,
    INCOME,
    LINKS,
    MONEY,
    NETWORK,
    ORDER,
    OWED,
    POINTS,
    RAIL,
    SLOTS,
    SPENT,
)
from ironbridge.brass.rules import cubes, events, routes
from ironbridge.brass.rules.routes import alone
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.arrays import filled
from ironbridge.kernel.bits import BIT, POSITION, lowest


def take_seats(s: BrassState, money: i64) -> None:
    """The order of play is drawn by lot; everybody has the starting money, the markets their
    cubes."""
    order = list(range(int(s.seat_count)))
    s.chance.shuffle(order)
    for i, first in enumerate(order):
        s.seat[ORDER + i] = first
    for p in range(int(s.seat_count)):
        s.seat[MONEY + p] = money
        s.seat[INCOME + p] = s.tables.start_income
    s.coal = s.tables.coal_initial
    s.iron = s.tables.iron_initial
    events.game_begun(s)


def draw(s: BrassState, p: i64) -> None:
    """Refill the hand from the deck as far as it lasts."""
    missing = s.tables.hand - s.hand_size(p)
    left = s.cards_left()
    drawn = missing if missing < left else left
    stop = s.deck_at + drawn
    while s.deck_at < stop:
        card: i64 = s.deck[s.deck_at]
        s.deck_at += 1
        s.hand[p * s.tables.cards + card] += 1
        s.seat[HAND + p] |= BIT[card]
    events.drawn(s, p, drawn)


def hands_empty(s: BrassState) -> bool:
    p: i64 = 0
    while p < s.seat_count:
        if s.seat[HAND + p]:
            return False
        p += 1
    return True


def actions_of_turn(s: BrassState, p: i64) -> i64:
    """The actions p has this turn: no more than cards to pay for them."""
    first_round = s.era == CANAL and s.round == 1
    actions = s.tables.first_round_actions if first_round else s.tables.actions
    cards = s.hand_size(p)
    return actions if cards > actions else cards


def set_order(s: BrassState) -> None:
    """The order of the next round follows from the money spent in this one."""
    by_spending(s.seat, ORDER, SPENT, s.seat_count)
    events.ordered(s, hands_empty(s) and (s.era == RAIL or s.introductory))
    p: i64 = 0
    while p < s.seat_count:
        s.seat[SPENT + p] = 0
        p += 1


# Links --------------------------------------------------------------------------------------


def place_link(s: BrassState, p: i64, link: i64, price: i64) -> None:
    ends = s.tables.link_ends[link]
    s.built |= BIT[link]
    s.seat[LINKS + p] |= BIT[link]
    s.seat[NETWORK + p] |= ends
    routes.join(s.near, s.joined, ends)
    cubes.spend(s, p, price)
    events.linked(s, p, link, price)


def remove_links(s: BrassState) -> None:
    s.built = 0
    s.near = filled(0, s.tables.locations)
    s.joined = alone(int(s.tables.locations))
    p: i64 = 0
    while p < s.seat_count:
        s.seat[LINKS + p] = 0
        s.renew_network(p)
        p += 1


def remove_obsolete(s: BrassState) -> None:
    """All tiles of level 1 leave the board, not the mats."""
    slots = s.occupied
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[bit % 67]
        if s.tables.kind_level[s.kind_at(slot)] == 1:
            cubes.clear(s, slot)


# Income and debts ---------------------------------------------------------------------------


def pay_income(s: BrassState) -> None:
    """Everybody receives or pays; whoever cannot pay owes, and gives up what is forced."""
    i: i64 = 0
    while i < s.seat_count:
        p = s.seat[ORDER + i]
        level = s.tables.income.level[s.seat[INCOME + p]]
        money = s.seat[MONEY + p] + level
        events.income(s, p, level)
        if money < 0:
            s.seat[OWED + p] = -money
            money = 0
        s.seat[MONEY + p] = money
        settle_debt(s, p)
        i += 1


def in_debt(s: BrassState) -> bool:
    """Somebody must choose a tile to pay with."""
    p: i64 = 0
    while p < s.seat_count:
        if s.seat[OWED + p] > 0:
            return True
        p += 1
    return False


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
            value = tile_value(s, POSITION[bit % 67])
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
    events.surrendered(s, p, slot, value, forced)
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
    events.points_lost(s, p, lost)


# Turn order: who spent least plays first; equal spending keeps the order there was.


def by_spending(table: vec[i64], order: i64, spent: i64, seats: i64) -> None:
    """Sort the seats at table[order:] by their table[spent + seat], stable, in place."""
    i: i64 = 1
    while i < seats:
        seat = table[order + i]
        sum_spent = table[spent + seat]
        j = i
        while j > 0 and table[spent + table[order + j - 1]] > sum_spent:
            table[order + j] = table[order + j - 1]
            j -= 1
        table[order + j] = seat
        i += 1
