"""What the checker sees on the table: tiles, railways, sea lanes, ways, hands; and how it names
them, by the ids of their texts.

Written apart from the masks that the generator of moves keeps: everything here is found anew
from the tiles in the slots and the railways of each player, in plain lists and sets.
"""

from __future__ import annotations

from typing import Final

from ironbridge.games.age_of_industry.board import LINKS, MAX_SEATS, NOTHING, Board
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.bits import BIT, members

NOBODY: Final = -1

# Tiles ----------------------------------------------------------------------------------------


def is_free(state: AgePosition, slot: int) -> bool:
    return state.tile[slot] < 0


def owner_of(state: AgePosition, slot: int) -> int:
    """The seat whose tile lies in the slot, NOBODY for a free slot."""
    if is_free(state, slot):
        return NOBODY
    return int(state.tile[slot]) % MAX_SEATS


def has_tiles(state: AgePosition, p: int) -> bool:
    """Whether a tile of this seat lies anywhere on the map."""
    return any(owner_of(state, slot) == p for slot in range(len(state.tile)))


def kind_of(state: AgePosition, slot: int) -> int:
    """The industry and level of the tile in a slot that is not free."""
    return int(state.tile[slot]) // MAX_SEATS


def industry_of(state: AgePosition, slot: int) -> int:
    return state.board.kind_industry[kind_of(state, slot)]


def holds_tile(state: AgePosition, slot: int, industry: int) -> bool:
    """Whether a tile of this industry lies in the slot."""
    return not is_free(state, slot) and industry_of(state, slot) == industry


def is_flipped(state: AgePosition, slot: int) -> bool:
    return state.flipped & BIT[slot] != 0


def location_of(board: Board, slot: int) -> int:
    return board.slot_location[slot]


def slots_of(board: Board, location: int) -> list[int]:
    return [slot for slot in range(int(board.slots)) if board.slot_location[slot] == location]


def own_slots(state: AgePosition, p: int) -> list[int]:
    return [slot for slot in range(int(state.board.slots)) if owner_of(state, slot) == p]


def lowest_on_mat(state: AgePosition, p: int, industry: int) -> int:
    """The kind of the lowest tile of the industry on the mat of p, NOTHING when all are gone."""
    board = state.board
    kinds = [
        kind
        for kind in range(int(board.kinds))
        if board.kind_industry[kind] == industry and on_mat(state, p, kind) > 0
    ]
    return min(kinds, key=lambda kind: board.kind_level[kind], default=NOTHING)


def on_mat(state: AgePosition, p: int, kind: int) -> int:
    return int(state.mat[p * int(state.board.kinds) + kind])


# Railways and sea lanes -----------------------------------------------------------------------


def links_of(state: AgePosition, p: int) -> list[int]:
    return members(state.seat[LINKS + p])


def ends_of(board: Board, link: int) -> list[int]:
    return members(board.link_ends[link])


def railed(state: AgePosition, p: int) -> set[int]:
    """The locations that a railway of p touches."""
    return {end for link in links_of(state, p) for end in ends_of(state.board, link)}


def standing(state: AgePosition, industry: int, building: int = NOTHING) -> list[int]:
    """The slots where a tile of this industry stands, or is being built (slot `building`)."""
    board = state.board
    return [
        slot
        for slot in members(board.slots_of_industry[industry])
        if slot == building or holds_tile(state, slot, industry)
    ]


def lines(state: AgePosition, building: int) -> list[tuple[int, int]]:
    """Every railway, every sea lane with its port and its ship, and the way to each import."""
    board = state.board
    found: list[tuple[int, int]] = []
    for p in range(int(state.seat_count)):
        for link in links_of(state, p):
            a, b = ends_of(board, link)
            found.append((a, b))
    ports = standing(state, int(board.port_industry), building)
    for ship in standing(state, int(board.ship_industry), building):
        sea = location_of(board, ship)
        joined = [port for port in members(board.lanes[ship]) if port in ports]
        found.extend((location_of(board, port), sea) for port in joined)
        if board.ship_import[ship] != NOTHING:
            found.append((sea, board.source_location[board.ship_import[ship]]))
    return found


def walk(
    state: AgePosition, origin: int, building: int = NOTHING, transit: bool = False
) -> dict[int, int]:
    """Every location connected to the origin, and how many lines away it is.

    Nothing passes through a place that bars transit, but a way may begin or end there; with
    `transit` it is as if none did. A port or ship in the slot `building` counts as standing.
    """
    ways = lines(state, building)
    barred = [] if transit else members(state.board.barred)
    steps = {origin: 0}
    edge = [origin]
    while edge:
        reached: list[int] = []
        for here in edge:
            if here in barred and here != origin:
                continue
            for a, b in ways:
                there = b if a == here else a if b == here else here
                if there not in steps:
                    steps[there] = steps[here] + 1
                    reached.append(there)
        edge = reached
    return steps


# Cards ----------------------------------------------------------------------------------------


def holds(state: AgePosition, p: int, card: int) -> int:
    """How many of this card p has in hand."""
    return int(state.hand[p * int(state.board.cards) + card])


def hand(state: AgePosition, p: int) -> list[int]:
    """The kinds of card in hand, each once."""
    return [card for card in range(int(state.board.cards)) if holds(state, p, card) > 0]


def cards_held(state: AgePosition, p: int) -> int:
    return sum(holds(state, p, card) for card in range(int(state.board.cards)))


def pile_is_empty(state: AgePosition) -> bool:
    return len(state.deck) <= state.deck_at


# Names ----------------------------------------------------------------------------------------


def location_name(board: Board, location: int) -> str:
    return f"location-{board.location_ids[location]}"


def location_names(board: Board, locations: list[int]) -> list[str]:
    """Each location once, in the order of the map."""
    return [location_name(board, location) for location in sorted(set(locations))]


def source_name(board: Board, source: int) -> str:
    """A slot, or the import of coal behind it in the numbering."""
    kind = "slot" if source < board.slots else "import"
    return f"{kind}-{board.source_ids[source]}"


def source_names(board: Board, sources: list[int]) -> list[str]:
    return [source_name(board, source) for source in sources]


def industry_name(board: Board, industry: int) -> str:
    return f"industry-{board.industry_ids[industry]}"


def link_name(board: Board, link: int) -> str:
    return f"link-{board.link_ids[link]}"


def card_name(board: Board, card: int) -> str:
    return f"card-{board.card_ids[card]}"


def card_names(board: Board, cards: list[int]) -> list[str]:
    return [card_name(board, card) for card in cards]


def market_name(board: Board, market: int) -> str:
    return f"market-{board.market_ids[market]}"
