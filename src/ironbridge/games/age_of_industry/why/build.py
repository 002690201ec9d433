"""Why an industry cannot be built: the tile, the space, what lies there, coal and iron, the cards
that allow it; why a railway cannot be built; and why a tile cannot be developed. Rulebook:
"Action : Construire une industrie", "Restrictions des cartes d’industrie", "Restrictions des cartes
de localisation", "Combiner vos deux actions en une seule", "Action : Construire une voie ferrée",
"Action : Développement".
"""

from __future__ import annotations

from ironbridge.games.age_of_industry import move_space
from ironbridge.games.age_of_industry.board import COMBINED, NOTHING
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.games.age_of_industry.why.board import (
    card_name,
    card_names,
    cards_held,
    coal_sources,
    ends_of,
    hand,
    holds,
    industry_name,
    industry_of,
    iron_sources,
    is_free,
    kind_of,
    link_name,
    links_of,
    location_name,
    location_names,
    location_of,
    lowest_on_mat,
    on_mat,
    own_slots,
    owner_of,
    railed,
    refuse_cubes,
    slots_of,
    source_name,
    source_names,
    standing,
)
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Reason, forbid, seat_id

# Building an industry -------------------------------------------------------------------------


def build(state: AgePosition, industry: int, slot: int, p: int) -> Reason | None:
    """`build INDUSTRY SLOT`: one action, one card that allows it."""
    return (
        refuse_tile(state, industry, p)
        or refuse_slot(state, industry, slot, p)
        or refuse_hand(state, industry, slot, p)
        or refuse_cost(state, industry, slot, p)
    )


def combine(state: AgePosition, industry: int, slot: int, p: int) -> Reason | None:
    """`combine INDUSTRY SLOT`: both actions and any one card."""
    return (
        refuse_combine(state, p)
        or refuse_tile(state, industry, p)
        or refuse_slot(state, industry, slot, p)
        or refuse_cost(state, industry, slot, p)
    )


def refuse_combine(state: AgePosition, p: int) -> Reason | None:
    if state.actions < COMBINED:
        first = state.round == 1 and state.board.first_round_actions < COMBINED
        key = "why-combine-first-round" if first else "why-combine-actions"
        return forbid("AI-COMBINE-BOTH", key, needed=COMBINED, actions=int(state.actions))
    if cards_held(state, p) == 0:
        return forbid("AI-COMBINE-ANYWHERE", "why-no-hand")
    return None


# The tile -------------------------------------------------------------------------------------


def refuse_tile(state: AgePosition, industry: int, p: int) -> Reason | None:
    board = state.board
    kind = lowest_on_mat(state, p, industry)
    name = industry_name(board, industry)
    if kind == NOTHING:
        return forbid("AI-MAT-EMPTY", "why-mat-empty", industry=name)
    if board.kind_level[kind] == 0:
        return forbid("AI-MAT-LEVEL-ZERO", "why-level-zero", industry=name)
    return None


# The space ------------------------------------------------------------------------------------


def refuse_slot(state: AgePosition, industry: int, slot: int, p: int) -> Reason | None:
    """There is no move to build an industry where the symbol of the space does not allow it."""
    return (
        refuse_ship_without_port(state, industry, slot)
        or refuse_overbuild(state, industry, slot, p)
        or refuse_limit(state, slot, p)
    )


def refuse_ship_without_port(state: AgePosition, industry: int, slot: int) -> Reason | None:
    board = state.board
    if industry != board.ship_industry:
        return None
    ports = members(board.lanes[slot])
    if any(port in ports for port in standing(state, int(board.port_industry))):
        return None
    places = location_names(board, [location_of(board, port) for port in ports])
    place = location_name(board, location_of(board, slot))
    return forbid("AI-SPACE-SHIP-NEEDS-PORT", "why-ship-no-port", place=place, places=places)


def refuse_limit(state: AgePosition, slot: int, p: int) -> Reason | None:
    """A player may have one tile in a location with few spaces, two in one with many."""
    board = state.board
    location = location_of(board, slot)
    others = [each for each in slots_of(board, location) if each != slot]
    own = [each for each in others if owner_of(state, each) == p]
    limit = board.location_limit[location]
    if len(own) < limit:
        return None
    many = board.many_slots & BIT[location] != 0
    return forbid(
        "AI-SPACE-MANY" if many else "AI-SPACE-FEW",
        "why-limit",
        place=location_name(board, location),
        many=int(many),
        limit=limit,
        tiles=[industry_name(board, industry_of(state, each)) for each in own],
    )


def refuse_overbuild(state: AgePosition, industry: int, slot: int, p: int) -> Reason | None:
    """Why the tile in the slot, if there is one, cannot be replaced."""
    if is_free(state, slot):
        return None
    board = state.board
    owner, present = owner_of(state, slot), industry_of(state, slot)
    there = industry_name(board, present)
    exhaustible = (board.coal_industry, board.iron_industry)
    if owner != p and (present != industry or industry not in exhaustible):
        return forbid(
            "AI-OVERBUILD-OTHERS",
            "why-overbuild-others",
            slot=source_name(board, slot),
            there=there,
            owner=seat_id(owner),
        )
    old = board.kind_level[kind_of(state, slot)]
    new = board.kind_level[lowest_on_mat(state, p, industry)]
    if new <= old:
        name = industry_name(board, industry)
        return forbid(
            "AI-OVERBUILD-HIGHER",
            "why-overbuild-level",
            industry=name,
            there=there,
            old=old,
            new=new,
        )
    return None if owner == p else refuse_while_cubes(state, industry)


def refuse_while_cubes(state: AgePosition, industry: int) -> Reason | None:
    """Another's mine or works stays while a cube of its kind is on the map or on the track."""
    board = state.board
    rule = "AI-OVERBUILD-OTHERS-NO-CUBES"
    coal = industry == board.coal_industry
    name = industry_name(board, industry)
    track = int(state.coal if coal else state.iron)
    if track > 0:
        return forbid(rule, "why-overbuild-track", industry=name, cubes=track)
    sources = coal_sources(state) if coal else iron_sources(state)
    if sources:
        names = source_names(board, sources)
        if all(source >= board.slots for source in sources):
            rule = "AI-OVERBUILD-IMPORT-CUBES"
        return forbid(rule, "why-overbuild-cubes", industry=name, sources=names)
    return None


# The cost -------------------------------------------------------------------------------------


def refuse_cost(state: AgePosition, industry: int, slot: int, p: int) -> Reason | None:
    """Why coal or iron cannot come here. Money is no reason: loans are not limited.

    A tile that is replaced stands until the new one is paid; a new port or ship opens its lanes.
    """
    board = state.board
    kind = lowest_on_mat(state, p, industry)
    location = location_of(board, slot)
    return refuse_cubes(
        state,
        location_name(board, location),
        [location],
        board.kind_coal[kind],
        board.kind_iron[kind],
        slot,
    )


# What a card allows ---------------------------------------------------------------------------


def refuse_hand(state: AgePosition, industry: int, slot: int, p: int) -> Reason | None:
    """Why no card in hand allows this build."""
    cards = hand(state, p)
    if any(allows(state, card, industry, slot, p) for card in cards):
        return None
    fitting = [card for card in cards if shows(state, card, industry)]
    if fitting:
        return refuse_reach(state, fitting, industry, slot)
    board = state.board
    wanted = [card for card in range(int(board.cards)) if allows(state, card, industry, slot, p)]
    return forbid(
        "AI-CARD-PLAYED",
        "why-no-card",
        industry=industry_name(board, industry),
        place=location_name(board, location_of(board, slot)),
        cards=card_names(board, wanted),
        combine=both_actions(state) if cards else 0,
    )


def refuse_reach(state: AgePosition, cards: list[int], industry: int, slot: int) -> Reason:
    """Why cards of the right industry still do not allow a build here."""
    board = state.board
    ship = industry == board.ship_industry
    return forbid(
        "AI-CARD-SHIP-REACHED" if ship else "AI-CARD-INDUSTRY-REACH",
        "why-ship-not-reached" if ship else "why-not-reached",
        place=location_name(board, location_of(board, slot)),
        cards=card_names(board, cards),
        combine=both_actions(state),
    )


def both_actions(state: AgePosition) -> int:
    """1 when the actions of this turn can still be combined: a hint worth giving."""
    return int(state.actions >= COMBINED)


def allows(state: AgePosition, card: int, industry: int, slot: int, p: int) -> bool:
    if names_place(state, card, slot):
        return True
    return shows(state, card, industry) and industry_card_reaches(state, industry, slot, p)


def names_place(state: AgePosition, card: int, slot: int) -> bool:
    """A location card in the colour of the slot's location."""
    return state.board.card_slots[card] & BIT[slot] != 0


def shows(state: AgePosition, card: int, industry: int) -> bool:
    """A card of this industry."""
    return state.board.card_industries[card] & BIT[industry] != 0


def industry_card_reaches(state: AgePosition, industry: int, slot: int, p: int) -> bool:
    """The five conditions, of which one is enough."""
    board = state.board
    location = location_of(board, slot)
    own = own_slots(state, p)
    if not own or slot in own or location in railed(state, p):
        return True
    if board.many_slots & BIT[location] and any(each in own for each in slots_of(board, location)):
        return True
    return industry == board.ship_industry and port_reached(state, slot, p)


def port_reached(state: AgePosition, ship: int, p: int) -> bool:
    """A sea lane leads to a port of p, or to another's port that a railway of p touches."""
    board = state.board
    touched = railed(state, p)
    return any(
        owner_of(state, port) == p or location_of(board, port) in touched
        for port in standing(state, int(board.port_industry))
        if port in members(board.lanes[ship])
    )


# The card that is chosen ----------------------------------------------------------------------


def card(state: AgePosition, chosen: int, p: int) -> Reason | None:
    """`card CARD`: only a build by one action asks what the card shows."""
    if holds(state, p, chosen) == 0:
        name = card_name(state.board, chosen)
        return forbid(card_rule(state), "why-card-not-in-hand", card=name)
    if state.action == move_space.BUILD:
        return card_for_build(state, chosen, p)
    return None


def card_rule(state: AgePosition) -> str:
    """The clause by which the action in progress takes a card."""
    if state.action == move_space.DEVELOP:
        return "AI-DEVELOP-CARD"
    if state.action == move_space.PASS:
        return "AI-PASS-CARD"
    return "AI-COMBINE-ANYWHERE" if state.action == move_space.COMBINE else "AI-CARD-PLAYED"


def card_for_build(state: AgePosition, card: int, p: int) -> Reason | None:
    """`card CARD` for a build in progress; the card is in hand."""
    board = state.board
    industry, slot = int(state.industry), int(state.target)
    if allows(state, card, industry, slot, p):
        return None
    if shows(state, card, industry):
        return refuse_reach(state, [card], industry, slot)
    location_card = board.card_industries[card] == 0
    return forbid(
        "AI-CARD-LOCATION" if location_card else "AI-CARD-INDUSTRY",
        "why-card-does-not-fit",
        card=card_name(board, card),
        industry=industry_name(board, industry),
        place=location_name(board, location_of(board, slot)),
    )


# Railways -------------------------------------------------------------------------------------


def link(state: AgePosition, line: int, p: int) -> Reason | None:
    """`link LINK`."""
    return (
        refuse_line(state, line, p)
        or refuse_start(state, line, p)
        or refuse_rail_cost(state, line, p)
    )


def refuse_line(state: AgePosition, line: int, p: int) -> Reason | None:
    board = state.board
    for owner in range(int(state.seat_count)):
        if line in links_of(state, owner):
            name = link_name(board, line)
            return forbid("AI-RAIL-ONE-PER-LINE", "why-line-taken", link=name, owner=seat_id(owner))
    if len(links_of(state, p)) >= board.railways:
        return forbid("AI-RAIL-MARKERS", "why-no-markers", markers=int(board.railways))
    return None


def refuse_start(state: AgePosition, line: int, p: int) -> Reason | None:
    """It starts from one's own tile or railway."""
    board = state.board
    places = railed(state, p) | {location_of(board, slot) for slot in own_slots(state, p)}
    if not places:
        return forbid("AI-RAIL-FROM", "why-rail-nothing")
    ends = ends_of(board, line)
    if not any(end in places for end in ends):
        names = location_names(board, ends)
        return forbid("AI-RAIL-FROM", "why-rail-not-adjacent", places=names)
    return None


def refuse_rail_cost(state: AgePosition, line: int, p: int) -> Reason | None:
    """The first railway needs no cubes; for others they may come to either end."""
    board = state.board
    if not links_of(state, p):
        return None
    coal, iron = int(board.rail_coal), int(board.rail_iron)
    return refuse_cubes(state, link_name(board, line), ends_of(board, line), coal, iron)


# Developing -----------------------------------------------------------------------------------


def develop(state: AgePosition, kind: int, p: int) -> Reason | None:
    """`develop INDUSTRY LEVEL`: any tile of the mat, for a card."""
    board = state.board
    if on_mat(state, p, kind) == 0:
        return forbid(
            "AI-DEVELOP-ONLY-MAT",
            "why-develop-gone",
            industry=industry_name(board, board.kind_industry[kind]),
            level=board.kind_level[kind],
        )
    if cards_held(state, p) == 0:
        return forbid("AI-DEVELOP-CARD", "why-no-hand")
    return None
