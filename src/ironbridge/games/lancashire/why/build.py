"""Why an industry tile cannot be built, and which cards allow a build.

Rulebook: "Action - Construction", "Remplacer une tuile Industrie". Whether the turn has a double
action build is in `double.py`, how far the virtual link reaches in `virtual.py`.
"""

from __future__ import annotations

from ironbridge.brass.board import CANAL, MONEY, NOTHING, RAIL
from ironbridge.brass.why.board import (
    NOBODY,
    all_links,
    ends_of,
    hand,
    has_nothing,
    industry_of,
    is_free,
    kind_of,
    links_of,
    location_of,
    lowest_on_mat,
    network,
    owner_of,
    slots_of,
    stocked,
    walk,
    walk_lines,
)
from ironbridge.brass.why.names import (
    card_name,
    card_names,
    industry_name,
    location_name,
    location_names,
    slot_name,
)
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.games.lancashire.why.board import reaches_market
from ironbridge.games.lancashire.why.cubes import (
    UNREACHABLE,
    coal_price,
    connected_coal,
    iron_price,
    mines,
    refuse_coal,
)
from ironbridge.games.lancashire.why.double import refuse_double
from ironbridge.games.lancashire.why.virtual import reach_rule, virtually_reached
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Reason, forbid, seat_id


def build(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    """`build INDUSTRY SLOT`: one action, one card."""
    return (
        refuse_dry_town(state, industry, slot)
        or refuse_tile(state, industry, p)
        or refuse_slot(state, industry, slot, p)
        or refuse_hand(state, industry, slot, p, double_would_do(state, industry, slot, p))
        or refuse_cost(state, industry, slot, p)
    )


def double(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    """`double INDUSTRY SLOT`: both actions and any two cards, which stand for the town's card."""
    return (
        refuse_double(state)
        or refuse_dry_town(state, industry, slot)
        or refuse_tile(state, industry, p)
        or refuse_slot(state, industry, slot, p)
        or refuse_cost(state, industry, slot, p)
    )


def double_would_do(state: Position, industry: int, slot: int, p: int) -> int:
    """With how many cards a double action build would succeed now, 0 when it would not: a hint
    worth giving. Tile and slot are known to be right."""
    if refuse_double(state) or refuse_cost(state, industry, slot, p):
        return 0
    return int(state.board.double_cards)


# The town -----------------------------------------------------------------------------


def refuse_dry_town(state: Position, industry: int, slot: int) -> Reason | None:
    """In the Canal Era no coal can ever come to a town without canals, mines and ports. That is
    said first: no card, no link and no development would help."""
    board = state.board
    location = location_of(board, slot)
    if state.era != CANAL or not needs_coal_by_canal(state, industry):
        return None
    canals = [link for link in members(board.canals) if location in ends_of(board, link)]
    sources = BIT[board.coal_industry] | BIT[board.port_industry]
    if canals or any(board.slot_industries[own] & sources for own in slots_of(board, location)):
        return None
    return forbid(
        "BL-BUILD-CANAL-NO-COAL-TOWNS",
        "why-canal-no-coal",
        place=location_name(board, location),
        industry=industry_name(board, industry),
    )


def needs_coal_by_canal(state: Position, industry: int) -> bool:
    """Whether every tile of the industry that the Canal Era allows needs coal."""
    board = state.board
    kinds = [kind for kind, known in enumerate(board.kind_industry) if known == industry]
    allowed = [kind for kind in kinds if board.kind_buildable[kind * 2 + CANAL]]
    return all(board.kind_coal[kind] > 0 for kind in allowed)


# The tile -----------------------------------------------------------------------------


def refuse_tile(state: Position, industry: int, p: int) -> Reason | None:
    board = state.board
    kind = lowest_on_mat(state, p, industry)
    name = industry_name(board, industry)
    if kind == NOTHING:
        return forbid("BL-BUILD-MAT-EMPTY", "why-mat-empty", industry=name)
    if board.kind_buildable[kind * 2 + int(state.era)]:
        return None
    level = board.kind_level[kind]
    if not board.kind_buildable[kind * 2 + CANAL] and not board.kind_buildable[kind * 2 + RAIL]:
        return forbid("BL-BUILD-SHIPYARD-ZERO", "why-shipyard-zero", industry=name, level=level)
    if state.era == CANAL:
        return forbid("BL-BUILD-CANAL-ERA-TILES", "why-rail-tile", industry=name, level=level)
    return forbid("BL-BUILD-RAIL-ERA-TILES", "why-canal-tile", industry=name, level=level)


# The slot -----------------------------------------------------------------------------


def refuse_slot(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    if not is_free(state, slot):
        reason = refuse_overbuild(state, industry, slot, p)
        if reason is not None:
            return reason
    location = location_of(state.board, slot)
    if state.era == CANAL:
        for other in slots_of(state.board, location):
            if other != slot and owner_of(state, other) == p:
                return refuse_second_tile(state, slot, other)
    if is_free(state, slot):
        return refuse_shared_slot(state, industry, slot)
    return None


def refuse_second_tile(state: Position, slot: int, own: int) -> Reason:
    board = state.board
    rule = "BL-BUILD-CANAL-ONE-PER-LOCATION"
    if owner_of(state, slot) != NOBODY:
        rule = "BL-OVERBUILD-CANAL-OTHERS"
    place = location_name(board, location_of(board, slot))
    industry = industry_name(board, industry_of(state, own))
    return forbid(rule, "why-one-per-location", place=place, industry=industry)


def refuse_overbuild(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    """Why the tile in the slot cannot be replaced."""
    board = state.board
    owner = owner_of(state, slot)
    present = industry_of(state, slot)
    there = industry_name(board, present)
    name = slot_name(board, slot)
    if present != industry and owner == p:
        return forbid(
            "BL-OVERBUILD-SAME-INDUSTRY",
            "why-overbuild-industry",
            slot=name,
            there=there,
            industry=industry_name(board, industry),
        )
    if present != industry:
        return forbid(
            "BL-BUILD-SLOT-FREE", "why-slot-taken", slot=name, there=there, owner=seat_id(owner)
        )
    if owner != p and industry not in (board.coal_industry, board.iron_industry):
        return forbid(
            "BL-OVERBUILD-OTHERS-MINES-WORKS",
            "why-overbuild-others",
            slot=name,
            there=there,
            owner=seat_id(owner),
        )
    old = board.kind_level[kind_of(state, slot)]
    new = board.kind_level[lowest_on_mat(state, p, industry)]
    if new <= old:
        return forbid(
            "BL-OVERBUILD-HIGHER-LEVEL", "why-overbuild-level", industry=there, old=old, new=new
        )
    if owner != p:
        return refuse_while_cubes(state, industry)
    return None


def refuse_while_cubes(state: Position, industry: int) -> Reason | None:
    """Another player's mine or works stays while any cube of its kind is on the board."""
    board = state.board
    rule = "BL-OVERBUILD-OTHERS-NO-CUBES"
    name = industry_name(board, industry)
    market = state.coal if industry == board.coal_industry else state.iron
    if market > 0:
        return forbid(rule, "why-overbuild-market", industry=name, cubes=int(market))
    holders = stocked(state, industry)
    if holders:
        places = location_names(board, [location_of(board, slot) for slot in holders])
        return forbid(rule, "why-overbuild-cubes", industry=name, places=places)
    return None


def refuse_shared_slot(state: Position, industry: int, slot: int) -> Reason | None:
    """A free slot for this industry alone comes before one that others could use."""
    board = state.board
    alone = BIT[industry]
    if board.slot_industries[slot] == alone:
        return None
    for other in slots_of(board, location_of(board, slot)):
        if board.slot_industries[other] == alone and is_free(state, other):
            return forbid(
                "BL-BUILD-SINGLE-ICON-FIRST",
                "why-single-icon-first",
                industry=industry_name(board, industry),
                other=slot_name(board, other),
            )
    return None


# The card -----------------------------------------------------------------------------


def names_place(state: Position, card: int, slot: int) -> bool:
    """A location card of this town."""
    return state.board.card_slots[card] & BIT[slot] != 0


def shows(state: Position, card: int, industry: int) -> bool:
    """An industry card with this icon."""
    return state.board.card_industries[card] & BIT[industry] != 0


def industry_card_reaches(state: Position, slot: int, p: int) -> bool:
    location = location_of(state.board, slot)
    places = network(state, p)
    if location in places or virtually_reached(state, location, places):
        return True
    return has_nothing(state, p) and is_free(state, slot)


def allows(state: Position, card: int, industry: int, slot: int, p: int) -> bool:
    if names_place(state, card, slot):
        return True
    return shows(state, card, industry) and industry_card_reaches(state, slot, p)


def refuse_hand(state: Position, industry: int, slot: int, p: int, double: int) -> Reason | None:
    """Why no card in hand allows this build. `double`: with how many a double action would."""
    cards = hand(state, p)
    if any(allows(state, card, industry, slot, p) for card in cards):
        return None
    fitting = [card for card in cards if shows(state, card, industry)]
    if fitting:
        return refuse_reach(state, fitting, slot, p, double)
    board = state.board
    place = location_name(board, location_of(board, slot))
    name = industry_name(board, industry)
    wanted = [
        card
        for card in range(int(board.cards))
        if card in state.setup.cards and allows(state, card, industry, slot, p)
    ]
    return forbid(
        "BL-BUILD-RIGHT-CARD",
        "why-no-card" if wanted else "why-no-card-reaches",
        industry=name,
        place=place,
        cards=card_names(board, wanted),
        link=links_to(state, location_of(board, slot), p),
        double=double,
    )


def refuse_reach(state: Position, cards: list[int], slot: int, p: int, double: int) -> Reason:
    """Why industry cards with the right icon still do not allow a build here."""
    board = state.board
    location = location_of(board, slot)
    place = location_name(board, location)
    if has_nothing(state, p):
        return forbid("BL-BUILD-NOTHING-FREE-SLOT", "why-first-tile-free-slot", place=place)
    return forbid(
        reach_rule(state, location, p),
        "why-not-in-network",
        place=place,
        cards=card_names(board, cards),
        link=links_to(state, location, p),
        double=double,
    )


def links_to(state: Position, location: int, p: int) -> int:
    """How many links would bring the place into the network of p over lines still free in this
    era, 0 when none can: advice is given only where it can be followed."""
    board = state.board
    lines = board.canals if state.era == CANAL else board.rails
    free = [ends_of(board, link) for link in members(lines) if link not in all_links(state)]
    links = walk_lines(free, sorted(network(state, p))).get(location, 0)
    return links if links <= board.link_tiles - len(links_of(state, p)) else 0


def card_for_build(state: Position, card: int, p: int) -> Reason | None:
    """`card CARD` for a build in progress; the card is in hand. It is asked for only where cards
    of two kinds allow the build, and then every industry card of the tile does."""
    board = state.board
    industry = int(state.industry)
    slot = int(state.target)
    if allows(state, card, industry, slot, p):
        return None
    return forbid(
        "BL-BUILD-RIGHT-CARD",
        "why-card-does-not-fit",
        card=card_name(board, card),
        industry=industry_name(board, industry),
        place=location_name(board, location_of(board, slot)),
    )


# The cost -----------------------------------------------------------------------------


def refuse_cost(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    """Why coal, iron or money for the tile cannot be provided."""
    board = state.board
    kind = lowest_on_mat(state, p, industry)
    origins = [location_of(board, slot)]
    wanted = board.kind_coal[kind]
    coal = coal_price(state, origins, wanted, slot)
    if coal == UNREACHABLE:
        return refuse_tile_coal(state, slot, wanted, p)
    iron = iron_price(state, board.kind_iron[kind], slot)
    cost = board.kind_cost[kind]
    money = int(state.seat[MONEY + p])
    if cost + coal + iron > money:
        late = cost + coal + iron <= money + proceeds(state, kind, slot)
        return forbid(
            "BL-BUILD-PAY-BEFORE-SALE" if late else "BL-BUILD-PAY",
            "why-build-money",
            industry=industry_name(board, industry),
            cost=cost,
            coal=coal,
            iron=iron,
            money=money,
        )
    return None


def refuse_tile_coal(state: Position, slot: int, wanted: int, p: int) -> Reason:
    """Why the coal for a tile cannot come. What the virtual link reaches it does not supply."""
    board = state.board
    location = location_of(board, slot)
    place = location_name(board, location)
    places = network(state, p)
    if location not in places and virtually_reached(state, location, places):
        return forbid("BL-VIRTUAL-NO-COAL", "why-virtual-no-coal", place=place)
    steps = walk(state, [location])
    bare = not mines(state, slot)
    # Connected to other places, and all coal must be bought: what is missing is a market.
    buys = connected_coal(state, steps, slot) > 0 or (bare and len(steps) > 1)
    rule = "BL-COAL-MARKET-ACCESS" if buys else "BL-BUILD-COAL-IRON"
    return refuse_coal(state, rule, [location], place, wanted, slot)


def proceeds(state: Position, kind: int, slot: int) -> int:
    """What the markets would pay for the cubes of the new tile, once it is paid for."""
    board = state.board
    if board.kind_industry[kind] == board.iron_industry:
        market, full = board.iron_market, int(state.iron)
    elif board.kind_industry[kind] == board.coal_industry:
        if not reaches_market(state, walk(state, [location_of(board, slot)])):
            return 0
        market, full = board.coal_market, int(state.coal)
    else:
        return 0
    prices = sorted((int(price) for price in market.prices), reverse=True)
    return sum(prices[full:][: board.kind_cubes[kind]])
