"""The network action: where a link can be placed, what it costs, and what its placing does.
Rulebooks: "Action - Réseau", "Votre réseau"."""

from mypy_extensions import i64

from ironbridge.brass.board import CANAL, ERA_NAMES, LINKS, MONEY, NETWORK, RAIL
from ironbridge.brass.rules import cubes, routes
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.bits import BIT, POSITION, SPREAD
from ironbridge.kernel.phrase import seat_id

# Where --------------------------------------------------------------------------------------


def first_links(s: BrassState, p: i64, openings: i64) -> i64:
    """Canals in the Canal Era (NETWORK-CANAL-LINES, NETWORK-CANAL-COST), then rails
    (NETWORK-RAIL-COST), as long as there are tiles (NETWORK-LINK-TILES). `openings`: the links
    that a player with nothing on the board may begin with."""
    tables = s.tables
    if s.era == RAIL:
        return fuelled(s, p, s.seat[MONEY + p] - tables.rail_cost, openings)
    if s.seat[MONEY + p] < tables.canal_cost or s.links_left(p) == 0:
        return 0
    return touching(s, p, openings) & tables.canals & ~s.built


def second_links(s: BrassState, p: i64) -> i64:
    """A second rail, never a third, for the rest of the price of two (NETWORK-RAIL-TWO,
    NETWORK-RAIL-TWO-MONEY)."""
    if s.steps != 1 or s.era == CANAL:
        return 0
    return fuelled(s, p, s.seat[MONEY + p] - s.tables.second_rail_cost, 0)


def touching(s: BrassState, p: i64, openings: i64) -> i64:
    """Links next to the network (NETWORK-ADJACENT)."""
    if openings and s.bare(p):
        return openings
    return routes.gathered(s.tables.links_of_location, s.seat[NETWORK + p])


def fuelled(s: BrassState, p: i64, money: i64, openings: i64) -> i64:
    """Free rails (NETWORK-LINE-FREE, NETWORK-RAIL-LINES) that coal would reach once they are
    placed (NETWORK-RAIL-COAL), for at most this money."""
    tables = s.tables
    if money < 0 or s.links_left(p) == 0:
        return 0
    found: i64 = 0
    links = touching(s, p, openings) & tables.rails & ~s.built
    while links:
        bit = links & -links
        links ^= bit
        reached = routes.reach(s.joined, tables.link_ends[POSITION[(bit * SPREAD >> 58) & 63]])
        price = cubes.coal_price(s, reached, tables.rail_coal)
        if 0 <= price <= money:
            found |= bit
    return found


# What happens -------------------------------------------------------------------------------


def lay_link(s: BrassState, p: i64) -> None:
    """The link is placed and paid for. A rail needs coal now."""
    tables = s.tables
    price = tables.canal_cost
    if s.era == RAIL:
        price = tables.rail_cost if s.steps == 0 else tables.second_rail_cost
        s.need_coal = tables.rail_coal
    link = s.target
    ends = tables.link_ends[link]
    s.built |= BIT[link]
    s.seat[LINKS + p] |= BIT[link]
    s.seat[NETWORK + p] |= ends
    s.connect(ends)
    cubes.spend(s, p, price)
    note_linked(s, p, link, price)


# Events -------------------------------------------------------------------------------------


def note_linked(s: BrassState, p: i64, link: i64, price: i64) -> None:
    if s.journal is None:
        return
    name = f"link-{s.tables.link_ids[link]}"
    key = f"event-link-{ERA_NAMES[s.era]}"
    s.note(p, key, {"seat": seat_id(p), "link": name, "money": int(price)})
