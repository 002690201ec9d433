"""Why a mill cannot be sold, and why a port does not take its cotton. Rulebook: "Action -
Vente". Why the distant market does not is in `distant.py`."""

from __future__ import annotations

from ironbridge.brass.why.board import (
    NOBODY,
    has_tiles,
    holds_tile,
    industry_name,
    industry_of,
    is_flipped,
    location_name,
    location_names,
    location_of,
    own_slots,
    owner_of,
    slot_name,
    walk,
)
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.games.lancashire.why.board import ports, reaches_market, without_icon
from ironbridge.games.lancashire.why.distant import is_closed
from ironbridge.kernel.bits import members
from ironbridge.kernel.phrase import Reason, forbid, seat_id


def sell(state: Position, slot: int, p: int) -> Reason | None:
    """`sell SLOT`, as an action or after another mill of the same action."""
    return refuse_tile(state, slot, p) or refuse_outlets(state, slot)


def refuse_tile(state: Position, slot: int, p: int) -> Reason | None:
    """Why there is no cotton to sell here."""
    board = state.board
    owner = owner_of(state, slot)
    name = slot_name(board, slot)
    if not has_tiles(state, p):
        return forbid("BL-SELL-OWN-MILL", "why-sell-none")
    mills = [own for own in own_slots(state, p) if holds_tile(state, own, int(board.mill_industry))]
    if owner != p and not mills:
        return forbid("BL-SELL-MILLS-ONLY", "why-sell-no-mill")
    if owner == NOBODY:
        return forbid("BL-SELL-OWN-MILL", "why-sell-no-tile", slot=name)
    if owner != p:
        return forbid("BL-SELL-OWN-MILL", "why-sell-others", slot=name, owner=seat_id(owner))
    named = industry_name(board, industry_of(state, slot))
    if not holds_tile(state, slot, int(board.mill_industry)):
        return forbid("BL-SELL-MILLS-ONLY", "why-sell-industry", industry=named)
    if is_flipped(state, slot):
        return forbid("BL-SELL-UNFLIPPED", "why-sell-flipped", industry=named)
    return None


def refuse_outlets(state: Position, slot: int) -> Reason | None:
    """Why the cotton of this mill can go nowhere."""
    board = state.board
    location = location_of(board, slot)
    steps = walk(state, [location])
    place = location_name(board, location)
    if not reaches_market(state, steps):
        borders = location_names(board, members(board.market_locations))
        bare = without_icon(state, steps)
        rule = "BL-DISTANT-NOT-ALL-PLACES" if bare else "BL-SELL-SOMEWHERE"
        return forbid(rule, "why-sell-nowhere", place=place, borders=borders)
    open_ports = [
        port
        for port in ports(state)
        if not is_flipped(state, port) and location_of(board, port) in steps
    ]
    if is_closed(state) and not open_ports:
        reached = [port for port in ports(state) if location_of(board, port) in steps]
        return forbid("BL-DISTANT-CLOSED", "why-sell-closed", place=place, ports=len(reached))
    return None


def port(state: Position, slot: int) -> Reason | None:
    """`port SLOT`."""
    board = state.board
    if not holds_tile(state, slot, int(board.port_industry)):
        return forbid("BL-SELL-PORT-CONNECTED", "why-port-none", slot=slot_name(board, slot))
    location = location_of(board, slot)
    place = location_name(board, location)
    if is_flipped(state, slot):
        return forbid("BL-SELL-PORT-UNFLIPPED", "why-port-flipped", place=place)
    mill = location_of(board, int(state.target))
    if location not in walk(state, [mill]):
        named = location_name(board, mill)
        return forbid("BL-SELL-PORT-CONNECTED", "why-port-far", place=place, mill=named)
    return None
