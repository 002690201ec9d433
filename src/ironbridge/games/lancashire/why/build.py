"""Why an industry tile cannot be built, by one card or as a double action build, and which cards
allow a build. Rulebook: "Action - Construction", "Lien virtuel". Most of it is that of the family:
brass/why/build.py."""

from __future__ import annotations

from ironbridge.brass.board import CANAL, NOTHING, RAIL
from ironbridge.brass.why.board import (
    all_links,
    card_name,
    card_names,
    ends_of,
    hand,
    has_nothing,
    industry_name,
    links_of,
    location_name,
    location_of,
    lowest_on_mat,
    network,
    slots_of,
    walk,
    walk_lines,
)
from ironbridge.brass.why.build import allows, refuse_money, refuse_slot, refuse_tile, shows
from ironbridge.brass.why.cubes import UNREACHABLE, coal_price, connected_coal, mines
from ironbridge.brass.why.turn import refuse_card
from ironbridge.games.lancashire.move_space import BUILD
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.games.lancashire.why.board import markets, refuse_coal, virtually_reached
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Reason, forbid


def build(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    """`build INDUSTRY SLOT`: one action, one card."""
    return (
        refuse_town_without_coal(state, industry, slot)
        or refuse_never_built(state, industry, p)
        or refuse_tile(state, industry, p)
        or refuse_slot(state, industry, slot, p)
        or refuse_hand(state, industry, slot, p, double_would_do(state, industry, slot, p))
        or refuse_cost(state, industry, slot, p)
    )


def double(state: Position, industry: int, slot: int, p: int) -> Reason | None:
    """`double INDUSTRY SLOT`: both actions and any two cards, which stand for the town's card."""
    return (
        refuse_double(state)
        or refuse_town_without_coal(state, industry, slot)
        or refuse_never_built(state, industry, p)
        or refuse_tile(state, industry, p)
        or refuse_slot(state, industry, slot, p)
        or refuse_cost(state, industry, slot, p)
    )


def refuse_double(state: Position) -> Reason | None:
    """Why the turn does not have the two actions that a double action build takes."""
    if state.actions >= state.board.double_cards:
        return None
    first = state.era == CANAL and state.round == 1
    key = "why-double-first-round" if first else "why-double-actions"
    cards, actions = int(state.board.double_cards), int(state.actions)
    return forbid("BL-DOUBLE-BOTH-ACTIONS", key, cards=cards, actions=actions)


def double_would_do(state: Position, industry: int, slot: int, p: int) -> int:
    """With how many cards a double action build would succeed now, 0 when it would not: a hint
    worth giving. Tile and slot are known to be right."""
    if refuse_double(state) or refuse_cost(state, industry, slot, p):
        return 0
    return int(state.board.double_cards)


# The town -----------------------------------------------------------------------------


def refuse_town_without_coal(state: Position, industry: int, slot: int) -> Reason | None:
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


def refuse_never_built(state: Position, industry: int, p: int) -> Reason | None:
    """A shipyard of level 0 leaves the mat by development only."""
    board = state.board
    kind = lowest_on_mat(state, p, industry)
    if kind == NOTHING or any(board.kind_buildable[kind * 2 + era] for era in (CANAL, RAIL)):
        return None
    name = industry_name(board, industry)
    level = board.kind_level[kind]
    return forbid("BL-BUILD-SHIPYARD-ZERO", "why-shipyard-zero", industry=name, level=level)


# The card -----------------------------------------------------------------------------


def reached(state: Position, p: int) -> set[int]:
    """Where an industry card builds: the network, and what the virtual link adds to it."""
    places = network(state, p)
    ends = members(state.board.virtual_ends)
    return places | {end for end in ends if virtually_reached(state, end, places)}


def refuse_hand(state: Position, industry: int, slot: int, p: int, double: int) -> Reason | None:
    """Why no card in hand allows this build. `double`: with how many a double action would."""
    cards = hand(state, p)
    places = reached(state, p)
    if any(allows(state, card, industry, slot, p, places) for card in cards):
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
        if card in state.setup.cards and allows(state, card, industry, slot, p, places)
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


def reach_rule(state: Position, location: int, p: int) -> str:
    """Whoever expects the virtual link is told that this game has none."""
    ends = members(state.board.virtual_ends)
    if location in ends and any(end in network(state, p) for end in ends):
        return "BL-VIRTUAL-OPTION-ONLY"
    return "BL-BUILD-INDUSTRY-CARD"


def links_to(state: Position, location: int, p: int) -> int:
    """How many links would bring the place into the network of p over lines still free in this
    era, 0 when none can: advice is given only where it can be followed."""
    board = state.board
    lines = board.canals if state.era == CANAL else board.rails
    free = [ends_of(board, link) for link in members(lines) if link not in all_links(state)]
    links = walk_lines(free, sorted(network(state, p))).get(location, 0)
    return links if links <= board.link_tiles - len(links_of(state, p)) else 0


def card(state: Position, chosen: int, p: int) -> Reason | None:
    """`card CARD`: only a build by one card asks what the card shows."""
    reason = refuse_card(state, chosen, p)
    if reason is not None or state.action != BUILD:
        return reason
    return card_for_build(state, chosen, p)


def card_for_build(state: Position, card: int, p: int) -> Reason | None:
    """`card CARD` for a build in progress; the card is in hand. It is asked for only where cards
    of two kinds allow the build, and then every industry card of the tile does."""
    board = state.board
    industry = int(state.industry)
    slot = int(state.target)
    if allows(state, card, industry, slot, p, reached(state, p)):
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
    wanted = board.kind_coal[kind]
    if coal_price(state, [location_of(board, slot)], wanted, markets(state), slot) == UNREACHABLE:
        return refuse_tile_coal(state, slot, wanted, p)
    return refuse_money(state, industry, slot, p, markets(state), board.kind_cubes[kind])


def refuse_tile_coal(state: Position, slot: int, wanted: int, p: int) -> Reason:
    """Why the coal for a tile cannot come. The virtual link reaches a town, but carries no coal."""
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
