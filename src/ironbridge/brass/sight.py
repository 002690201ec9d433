"""What a checker of the Brass family sees on the table: tiles, links, networks, ways, hands.

Written apart from the masks that the generators of moves keep: everything here is found anew
from the tiles in the slots and the links of each player, in plain lists and sets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ironbridge.brass import checking
from ironbridge.brass.layout import LINKS, MAT, MAX_SEATS, NOTHING
from ironbridge.brass.tables import Tables
from ironbridge.kernel.bits import BIT, members

if TYPE_CHECKING:
    from ironbridge.brass.state import IndustryState

NOBODY: Final = -1


# Tiles --------------------------------------------------------------------------------


def is_free(state: IndustryState, slot: int) -> bool:
    return state.tile[slot] < 0


def owner_of(state: IndustryState, slot: int) -> int:
    """The seat whose tile lies in the slot, NOBODY for a free slot."""
    if is_free(state, slot):
        return NOBODY
    return int(state.tile[slot]) % MAX_SEATS


def has_tiles(state: IndustryState, p: int) -> bool:
    """Whether a tile of this seat lies anywhere on the map."""
    return any(owner_of(state, slot) == p for slot in range(len(state.tile)))


def kind_of(state: IndustryState, slot: int) -> int:
    """The industry and level of the tile in a slot that is not free."""
    return int(state.tile[slot]) // MAX_SEATS


def industry_of(state: IndustryState, slot: int) -> int:
    return state.tables.kind_industry[kind_of(state, slot)]


def holds_tile(state: IndustryState, slot: int, industry: int) -> bool:
    """Whether a tile of this industry lies in the slot."""
    return not is_free(state, slot) and industry_of(state, slot) == industry


def is_flipped(state: IndustryState, slot: int) -> bool:
    return state.flipped & BIT[slot] != 0


def location_of(tables: Tables, slot: int) -> int:
    return tables.slot_location[slot]


def slots_of(tables: Tables, location: int) -> list[int]:
    return [slot for slot in range(int(tables.slots)) if tables.slot_location[slot] == location]


def own_slots(state: IndustryState, p: int) -> list[int]:
    return [slot for slot in range(int(state.tables.slots)) if owner_of(state, slot) == p]


def stocked(state: IndustryState, industry: int) -> list[int]:
    """The slots of this industry that still have cubes or barrels, of all players."""
    return [
        slot
        for slot in range(int(state.tables.slots))
        if state.cubes[slot] > 0 and holds_tile(state, slot, industry)
    ]


def lowest_on_mat(state: IndustryState, p: int, industry: int) -> int:
    """The kind of the lowest tile of the industry on the mat of p, NOTHING when all are gone."""
    tables = state.tables
    taken = int(state.mat[p * int(tables.industries) + industry])
    if taken >= tables.mat_tiles[industry]:
        return NOTHING
    return tables.mat_kind[industry * MAT + taken]


# Links --------------------------------------------------------------------------------


def links_of(state: IndustryState, p: int) -> list[int]:
    return members(state.seat[LINKS + p])


def all_links(state: IndustryState) -> list[int]:
    return [link for p in range(int(state.seat_count)) for link in links_of(state, p)]


def ends_of(tables: Tables, link: int) -> list[int]:
    """The locations a link joins: two, or three for one that passes a place on its way."""
    return members(tables.link_ends[link])


def has_nothing(state: IndustryState, p: int) -> bool:
    """Neither tile nor link on the tables."""
    return not links_of(state, p) and not own_slots(state, p)


def network(state: IndustryState, p: int) -> set[int]:
    """Locations with a tile of p, and those that touch a link of p."""
    places = {location_of(state.tables, slot) for slot in own_slots(state, p)}
    for link in links_of(state, p):
        places.update(ends_of(state.tables, link))
    return places


def walk(state: IndustryState, origins: list[int]) -> dict[int, int]:
    """Every location connected to the origins, and how many links away it is.

    For a link that is being placed the origins are its ends. Whether it lies on the board
    already makes no difference: it leads from one origin to another.
    """
    lines = [ends_of(state.tables, link) for link in all_links(state)]
    return checking.walk(lines, origins)


# Cards --------------------------------------------------------------------------------


def holds(state: IndustryState, p: int, card: int) -> int:
    """How many of this card p has in hand."""
    return int(state.hand[p * int(state.tables.cards) + card])


def hand(state: IndustryState, p: int) -> list[int]:
    """The kinds of card in hand, each once."""
    return [card for card in range(int(state.tables.cards)) if holds(state, p, card) > 0]


def hand_size(state: IndustryState, p: int) -> int:
    return sum(holds(state, p, card) for card in range(int(state.tables.cards)))
