"""The sell action: merchants, what they buy, their barrels, and the bonus that these bring.
Rulebook: "Action - Vente", "Bonus de bière des marchands"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import MONEY, NOTHING, POINTS, SLOTS
from ironbridge.brass.rules import cubes, develop, routes
from ironbridge.brass.rules.state import industry_id
from ironbridge.games.birmingham.board import (
    BONUS,
    BONUS_DEVELOP,
    BONUS_INCOME,
    BONUS_MONEY,
    BONUSES,
)
from ironbridge.games.birmingham.move_space import SELL
from ironbridge.games.birmingham.rules import beer
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import BIT, POSITION, SPREAD, lowest
from ironbridge.kernel.phrase import Arguments, seat_id

# Merchants ----------------------------------------------------------------------------------


def set_merchants(s: Position) -> None:
    """A tile on each space in use: fewer of them with fewer seats (BB-SETUP-MERCHANT-SPACES)."""
    board = s.board
    seats = int(s.seat_count)
    tiles = [m for m, counts in enumerate(board.merchant_seats) if seats in counts]
    s.chance.shuffle(tiles)
    laid: list[int] = []
    for space in range(int(board.spaces)):
        used = board.space_min_seats[space] <= seats
        laid.append(tiles.pop(0) if used else NOTHING)
    s.merchants = bytes(laid)
    set_barrels(s)


def set_barrels(s: Position) -> None:
    """One barrel beside every merchant tile that buys something."""
    s.barrels = 0
    for space in range(int(s.board.spaces)):
        tile = s.merchants[space]
        if tile != NOTHING and s.board.merchant_buys[tile]:
            s.barrels |= BIT[space]


def buyers(s: Position, industry: i64, reached: i64) -> i64:
    """Connected merchant spaces whose tile buys this industry (BB-SELL-MERCHANT), with or without
    a barrel (BB-SELL-MERCHANT-AGAIN); a blank one buys none (BB-SELL-BLANK-MERCHANT)."""
    found: i64 = 0
    if reached & s.board.merchant_locations == 0:
        return found
    m: i64 = 0
    wanted = BIT[industry]
    while m < s.board.spaces:
        tile: i64 = s.merchants[m]
        if (
            tile != NOTHING
            and s.board.merchant_buys[tile] & wanted
            and reached & BIT[s.board.space_location[m]]
        ):
            found |= BIT[m]
        m += 1
    return found


# What can be sold ---------------------------------------------------------------------------


def sales(s: Position, p: i64) -> i64:
    """One's own unflipped tiles (BB-SELL-OWN-TILE, BB-SELL-UNFLIPPED) of an industry that is sold
    (BB-SELL-INDUSTRIES), with a connected merchant that buys them (BB-SELL-MERCHANT), and beer
    enough (BB-SELL-BEER)."""
    board = s.board
    found: i64 = 0
    slots = s.seat[SLOTS + p] & ~s.flipped
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        kind = s.kind_at(slot)
        industry: i64 = board.kind_industry[kind]
        if board.sold_industries & BIT[industry] == 0:
            continue
        reached = s.joined[board.slot_location[slot]]
        ready = buyers(s, industry, reached)
        if ready == 0:
            continue
        barrels: i64 = board.kind_beer[kind]
        if barrels > 0 and ready & s.barrels:
            barrels -= 1
        if barrels > 0 and cubes.stock(s, beer.breweries(s, p, reached)) < barrels:
            continue
        found |= bit
    return found


def barrel_sources(s: Position) -> i64:
    """Merchants' barrels for the tile being sold: one at most (BB-BONUS-ONE-PER-TILE), of a
    merchant that buys it (BB-BONUS-MERCHANT-SOLD-TO); none for a rail
    (BB-NETWORK-RAIL-TWO-BREWERY)."""
    if s.action != SELL or s.spent_barrel:
        return 0
    industry: i64 = s.board.kind_industry[s.kind_at(s.target)]
    return s.barrels & buyers(s, industry, routes.reach(s.joined, s.origin()))


# What happens -------------------------------------------------------------------------------


def need_barrels(s: Position) -> None:
    s.need_beer = s.board.kind_beer[s.kind_at(s.target)]


def complete_sale(s: Position, p: i64) -> bool:
    """The beer is there: the tile flips, and the bonus is granted. False when the player must
    choose first what the bonus develops."""
    cubes.note_sold(s, p, s.target)
    cubes.flip(s, s.target)
    return grant_bonus(s, p)


def grant_bonus(s: Position, p: i64) -> bool:
    """What the merchant's barrel brings, if one was used for this tile. A development is taken
    whenever there is a tile for it (BB-BONUS-DEVELOP-FORCED); one with a light bulb is not
    removable (BB-BONUS-DEVELOP-BULB)."""
    place = s.bonus
    if place < 0:
        return True
    bonus: i64 = s.board.bonus_kind[place]
    amount: i64 = s.board.bonus_amount[place]
    if bonus == BONUS_DEVELOP:
        industries = develop.removable(s, p)
        if industries & (industries - 1):
            s.phase = BONUS
            return False
        if industries:
            develop_freely(s, p, lowest(industries), True)
        return True
    if bonus == BONUS_MONEY:
        s.seat[MONEY + p] += amount
    elif bonus == BONUS_INCOME:
        cubes.raise_income(s, p, amount)
    else:
        s.seat[POINTS + p] += amount
    note_bonus(s, p, bonus, amount)
    return True


def develop_freely(s: Position, p: i64, industry: i64, forced: bool) -> None:
    note_developed_freely(s, p, industry, forced)
    s.take_off_mat(p, industry)


def after_sale(s: Position, p: i64) -> i64:
    """The sale is over. The result: what may be sold further (BB-SELL-SEVERAL)."""
    s.bonus = -1
    s.spent_barrel = False
    s.steps += 1
    return sales(s, p)


# Events -------------------------------------------------------------------------------------


def note_bonus(s: Position, p: i64, kind: i64, amount: i64) -> None:
    if s.journal is None:
        return
    key = "event-bonus-" + BONUSES[kind].replace("_", "-")
    s.note(p, key, {"seat": seat_id(p), "amount": int(amount)})


def note_developed_freely(s: Position, p: i64, industry: i64, forced: bool) -> None:
    """Called before the tile leaves the mat. `forced` is 1 when the rules left only one answer."""
    if s.journal is None:
        return
    args: Arguments = {"forced": int(forced), "seat": seat_id(p)}
    args["industry"] = industry_id(s, industry)
    args["level"] = int(s.board.kind_level[s.next_kind(p, industry)])
    s.note(p, "event-bonus-develop", args)
