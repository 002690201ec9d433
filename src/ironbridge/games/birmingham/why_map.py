"""What the checker sees on the table: tiles, links, networks and ways, read off the board.

Written apart from the masks that the generator of moves keeps: everything here is found anew
from the tiles in the slots and the links of each player, in plain lists and sets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ironbridge.games.birmingham.board import MAT, MAX_SEATS, NOTHING, Board
from ironbridge.games.birmingham.layout import LINKS
from ironbridge.industry import checking
from ironbridge.kernel.bits import BIT, members

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState

NOBODY: Final = -1


# Tiles --------------------------------------------------------------------------------


def is_free(state: BirminghamState, slot: int) -> bool:
    return state.tile[slot] < 0


def owner_of(state: BirminghamState, slot: int) -> int:
    """The seat whose tile lies in the slot, NOBODY for a free slot."""
    if is_free(state, slot):
        return NOBODY
    return int(state.tile[slot]) % MAX_SEATS


def kind_of(state: BirminghamState, slot: int) -> int:
    """The industry and level of the tile in a slot that is not free."""
    return int(state.tile[slot]) // MAX_SEATS


def industry_of(state: BirminghamState, slot: int) -> int:
    return state.board.kind_industry[kind_of(state, slot)]


def is_flipped(state: BirminghamState, slot: int) -> bool:
    return state.flipped & BIT[slot] != 0


def location_of(board: Board, slot: int) -> int:
    return board.slot_location[slot]


def slots_of(board: Board, location: int) -> list[int]:
    return [slot for slot in range(int(board.slots)) if board.slot_location[slot] == location]


def own_slots(state: BirminghamState, p: int) -> list[int]:
    return [slot for slot in range(int(state.board.slots)) if owner_of(state, slot) == p]


def stocked(state: BirminghamState, industry: int) -> list[int]:
    """The slots of this industry that still have cubes or barrels, of all players."""
    return [
        slot
        for slot in range(int(state.board.slots))
        if state.cubes[slot] > 0
        and not is_free(state, slot)
        and industry_of(state, slot) == industry
    ]


def lowest_on_mat(state: BirminghamState, p: int, industry: int) -> int:
    """The kind of the lowest tile of the industry on the mat of p, NOTHING when all are gone."""
    board = state.board
    taken = int(state.mat[p * int(board.industries) + industry])
    if taken >= board.mat_tiles[industry]:
        return NOTHING
    return board.mat_kind[industry * MAT + taken]


# Links --------------------------------------------------------------------------------


def links_of(state: BirminghamState, p: int) -> list[int]:
    return members(state.seat[LINKS + p])


def all_links(state: BirminghamState) -> list[int]:
    return [link for p in range(int(state.seat_count)) for link in links_of(state, p)]


def ends_of(board: Board, link: int) -> list[int]:
    """The two locations a link joins; three for the one at the southern farm brewery."""
    return members(board.link_ends[link])


def has_nothing(state: BirminghamState, p: int) -> bool:
    """Neither tile nor link on the board."""
    return not links_of(state, p) and not own_slots(state, p)


def network(state: BirminghamState, p: int) -> set[int]:
    """Locations with a tile of p, and those that touch a link of p."""
    places = {location_of(state.board, slot) for slot in own_slots(state, p)}
    for link in links_of(state, p):
        places.update(ends_of(state.board, link))
    return places


def walk(state: BirminghamState, origins: list[int]) -> dict[int, int]:
    """Every location connected to the origins, and how many links away it is.

    For a link that is being placed the origins are its ends. Whether it lies on the board
    already makes no difference: it leads from one origin to another.
    """
    lines = [ends_of(state.board, link) for link in all_links(state)]
    return checking.walk(lines, origins)


# Cards --------------------------------------------------------------------------------


def holds(state: BirminghamState, p: int, card: int) -> int:
    """How many of this card p has in hand."""
    return int(state.hand[p * int(state.board.cards) + card])


def hand(state: BirminghamState, p: int) -> list[int]:
    """The kinds of card in hand, each once."""
    return [card for card in range(int(state.board.cards)) if holds(state, p, card) > 0]


def hand_size(state: BirminghamState, p: int) -> int:
    return sum(holds(state, p, card) for card in range(int(state.board.cards)))
