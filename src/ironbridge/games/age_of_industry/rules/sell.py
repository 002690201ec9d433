"""Selling the goods of mills and factories to ports and market tiles. Rulebook: "Vendre des
marchandises".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.age_of_industry.board import MORE, OUTLET, SLOTS
from ironbridge.games.age_of_industry.rules.cubes import flip, flip_ship, location_id, tile_at
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.bits import BIT, EMPTY, POSITION, SPREAD, lowest
from ironbridge.kernel.phrase import Arguments, seat_id

# What is legal -------------------------------------------------------------------------------


def sales(s: AgePosition, p: i64) -> i64:
    """One's own mills and factories (AI-SELL-OWN, AI-SELL-NOT-FORCED) that are not flipped yet
    (AI-FLIP-ONCE) and whose goods have somewhere to go: selling nothing is no sale
    (AI-SELL-NOT-EMPTY)."""
    board = s.board
    sellers = board.slots_of_industry[board.cotton_industry]
    sellers |= board.slots_of_industry[board.factory_industry]
    slots = s.seat[SLOTS + p] & sellers & ~s.flipped
    found: i64 = 0
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        if ports(s, slot) or markets(s, slot):
            found |= bit
    return found


def goods_of(s: AgePosition, slot: i64) -> i64:
    """What the tile sells; nothing when it is an ironworks."""
    return s.board.industry_goods[s.board.kind_industry[s.kind_at(slot)]]


def ports(s: AgePosition, seller: i64) -> i64:
    """The unflipped ports (AI-SELL-ONE-EACH), of any owner, that are connected to the seller
    (AI-SELL-CONNECTED, AI-SELL-NO-TRANSIT) and take its goods (AI-SELL-PORT-ONE)."""
    board = s.board
    reached = s.joined[board.slot_location[seller]]
    goods = goods_of(s, seller)
    found: i64 = 0
    slots = s.port_slots & ~s.flipped
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        if reached & BIT[board.slot_location[slot]] and board.kind_accepts[s.kind_at(slot)] & goods:
            found |= bit
    return found


def markets(s: AgePosition, seller: i64) -> i64:
    """The market tiles, not yet turned (AI-SELL-ONE-EACH), that are connected to the seller
    (AI-SELL-CONNECTED, AI-SELL-NO-TRANSIT) and take its goods (AI-SELL-MARKET-ACCEPTS). That of a
    sea is connected only where a ship and a port open a sea lane (AI-SELL-MARKET-SHIP)."""
    board = s.board
    reached = s.joined[board.slot_location[seller]]
    goods = goods_of(s, seller)
    found: i64 = 0
    market: i64 = 0
    while market < board.markets:
        tile = s.market[market]
        if tile >= 0 and not s.used & BIT[market] and board.market_accepts[tile] & goods:
            found |= BIT[market] if reached & BIT[board.market_location[market]] else EMPTY
        market += 1
    return found


# What happens --------------------------------------------------------------------------------


def sell(s: AgePosition, p: i64, slot: i64) -> bool:
    """Ask where the goods go, unless there is only one outlet. True when the action is over."""
    s.target = slot
    by_port = ports(s, slot)
    by_market = markets(s, slot)
    if (by_port and by_market) or by_port & (by_port - 1) or by_market & (by_market - 1):
        s.phase = OUTLET
        return False
    if by_port:
        return sell_through_port(s, p, lowest(by_port), True)
    return sell_to_market(s, p, lowest(by_market), True)


def sell_through_port(s: AgePosition, p: i64, port: i64, forced: bool) -> bool:
    sold(s, p, s.target)
    shipped(s, p, port, forced)
    flip(s, port)
    flip(s, s.target)
    return offer_more(s, p)


def sell_to_market(s: AgePosition, p: i64, market: i64, forced: bool) -> bool:
    """The market tile is turned; if it was the last thing its ship waited for, the ship flips."""
    sold(s, p, s.target)
    marketed(s, p, market, forced)
    s.used |= BIT[market]
    flip(s, s.target)
    board = s.board
    ships = board.slots_of_location[board.market_location[market]] & s.ship_slots
    if ships:
        flip_ship(s, lowest(ships))
    return offer_more(s, p)


def offer_more(s: AgePosition, p: i64) -> bool:
    """A further sale is offered (AI-SELL-SEVERAL). True when none is possible: the action is
    over."""
    s.steps += 1
    if sales(s, p):
        s.phase = MORE
        return False
    return True


# Events --------------------------------------------------------------------------------------


def sold(s: AgePosition, p: i64, slot: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-sell", tile_at(s, p, slot))


def shipped(s: AgePosition, p: i64, port: i64, forced: bool) -> None:
    if s.journal is None:
        return
    args = tile_at(s, p, port)
    args["forced"] = int(forced)
    s.note(p, "event-port", args)


def marketed(s: AgePosition, p: i64, market: i64, forced: bool) -> None:
    """Goods go to a market tile."""
    if s.journal is None:
        return
    board = s.board
    args: Arguments = {
        "seat": seat_id(p),
        "market": f"market-{board.market_ids[market]}",
        "location": location_id(s, board.market_location[market]),
        "tile": f"markettile-{board.market_tile_ids[s.market[market]]}",
        "forced": int(forced),
    }
    s.note(p, "event-market", args)
