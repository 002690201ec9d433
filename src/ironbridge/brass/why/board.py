"""What a checker of the Brass family sees on the table: tiles, links, networks, routes,
hands; and how it names them.

Written apart from the masks that the generators of moves keep: everything here is found anew
from the tiles in the slots and the links of each player, in plain lists and sets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ironbridge.brass.board import LINKS, MAT, MAX_SEATS, NOTHING, BrassBoard, Market
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.phrase import Argument, Phrase, Reason

if TYPE_CHECKING:
    from ironbridge.brass.rules.state import BrassState


NOBODY: Final = -1


def forbid(state: BrassState, clause: str, key: str, **facts: Argument) -> Reason:
    """A refusal by a clause that the rulebooks of the family have by the same name."""
    return Reason(state.rule_id(clause), Phrase(key, facts))


# Tiles --------------------------------------------------------------------------------


def is_free(state: BrassState, slot: int) -> bool:
    return state.tile[slot] < 0


def owner_of(state: BrassState, slot: int) -> int:
    """The seat whose tile lies in the slot, NOBODY for a free slot."""
    if is_free(state, slot):
        return NOBODY
    return int(state.tile[slot]) % MAX_SEATS


def has_tiles(state: BrassState, p: int) -> bool:
    """Whether a tile of this seat lies anywhere on the map."""
    return any(owner_of(state, slot) == p for slot in range(len(state.tile)))


def kind_of(state: BrassState, slot: int) -> int:
    """The industry and level of the tile in a slot that is not free."""
    return int(state.tile[slot]) // MAX_SEATS


def industry_of(state: BrassState, slot: int) -> int:
    return state.tables.kind_industry[kind_of(state, slot)]


def holds_tile(state: BrassState, slot: int, industry: int) -> bool:
    """Whether a tile of this industry lies in the slot."""
    return not is_free(state, slot) and industry_of(state, slot) == industry


def is_flipped(state: BrassState, slot: int) -> bool:
    return state.flipped & BIT[slot] != 0


def location_of(tables: BrassBoard, slot: int) -> int:
    return tables.slot_location[slot]


def slots_of(tables: BrassBoard, location: int) -> list[int]:
    return [slot for slot in range(int(tables.slots)) if tables.slot_location[slot] == location]


def own_slots(state: BrassState, p: int) -> list[int]:
    return [slot for slot in range(int(state.tables.slots)) if owner_of(state, slot) == p]


def stocked(state: BrassState, industry: int) -> list[int]:
    """The slots of this industry that still have cubes or barrels, of all players."""
    return [
        slot
        for slot in range(int(state.tables.slots))
        if state.cubes[slot] > 0 and holds_tile(state, slot, industry)
    ]


def lowest_on_mat(state: BrassState, p: int, industry: int) -> int:
    """The kind of the lowest tile of the industry on the mat of p, NOTHING when all are gone."""
    tables = state.tables
    taken = int(state.mat[p * int(tables.industries) + industry])
    if taken >= tables.mat_tiles[industry]:
        return NOTHING
    return tables.mat_kind[industry * MAT + taken]


# Links --------------------------------------------------------------------------------


def links_of(state: BrassState, p: int) -> list[int]:
    return members(state.seat[LINKS + p])


def all_links(state: BrassState) -> list[int]:
    return [link for p in range(int(state.seat_count)) for link in links_of(state, p)]


def ends_of(tables: BrassBoard, link: int) -> list[int]:
    """The locations a link joins: two, or three for one that passes a place on its way."""
    return members(tables.link_ends[link])


def has_nothing(state: BrassState, p: int) -> bool:
    """Neither tile nor link on the board."""
    return not links_of(state, p) and not own_slots(state, p)


def network(state: BrassState, p: int) -> set[int]:
    """Locations with a tile of p, and those that touch a link of p."""
    places = {location_of(state.tables, slot) for slot in own_slots(state, p)}
    for link in links_of(state, p):
        places.update(ends_of(state.tables, link))
    return places


def walk(state: BrassState, origins: list[int]) -> dict[int, int]:
    """Every location connected to the origins, and how many links away it is.

    For a link that is being placed the origins are its ends. Whether it lies on the board
    already makes no difference: it leads from one origin to another.
    """
    lines = [ends_of(state.tables, link) for link in all_links(state)]
    return walk_lines(lines, origins)


# Cards --------------------------------------------------------------------------------


def holds(state: BrassState, p: int, card: int) -> int:
    """How many of this card p has in hand."""
    return int(state.held(p, card))


def hand(state: BrassState, p: int) -> list[int]:
    """The kinds of card in hand, each once."""
    return [card for card in range(int(state.tables.cards)) if holds(state, p, card) > 0]


def hand_size(state: BrassState, p: int) -> int:
    return sum(holds(state, p, card) for card in range(int(state.tables.cards)))


# Distances and prices, counted apart from the generators of moves ----------------------


def walk_lines(lines: list[list[int]], origins: list[int]) -> dict[int, int]:
    """Every location connected to the origins by lines, and how many lines away it is."""
    steps = dict.fromkeys(origins, 0)
    edge = origins
    distance = 0
    while edge:
        distance += 1
        reached: list[int] = []
        for line in lines:
            if any(place in edge for place in line):
                for place in line:
                    if place not in steps:
                        steps[place] = distance
                        reached.append(place)
        edge = reached
    return steps


def market_earnings(market: Market, cubes: int, offered: int) -> int:
    """What cubes bring: the dearest free spaces first, as many as there are."""
    prices = sorted(int(price) for price in market.prices)
    free = prices[: len(prices) - cubes]
    return sum(free[::-1][:offered])


def market_price(market: Market, cubes: int, wanted: int) -> int:
    """The cheapest cubes first, then the price of an empty market."""
    prices = sorted(int(price) for price in market.prices)
    offered = prices[len(prices) - cubes :]
    bought = offered[:wanted]
    return sum(bought) + (wanted - len(bought)) * int(market.price_when_empty)


# Names, by the ids of their texts ------------------------------------------------------


def location_name(tables: BrassBoard, location: int) -> str:
    return f"location-{tables.location_ids[location]}"


def location_names(tables: BrassBoard, locations: list[int]) -> list[str]:
    """Each location once, in the order of the board."""
    return [location_name(tables, location) for location in sorted(set(locations))]


def slot_name(tables: BrassBoard, slot: int) -> str:
    return f"slot-{tables.slot_ids[slot]}"


def industry_name(tables: BrassBoard, industry: int) -> str:
    return f"industry-{tables.industry_ids[industry]}"


def link_name(tables: BrassBoard, link: int) -> str:
    return f"link-{tables.link_ids[link]}"


def card_name(tables: BrassBoard, card: int) -> str:
    return f"card-{tables.card_ids[card]}"


def card_names(tables: BrassBoard, cards: list[int]) -> list[str]:
    return [card_name(tables, card) for card in cards]
