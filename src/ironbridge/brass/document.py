"""The parts of a position's document that every game of the family has.

`hand` is for its holder alone; everything else here is open to everyone at the table.
"""

from ironbridge.brass.board import (
    ERA_NAMES,
    INCOME,
    LINKS,
    MAT,
    MAX_SEATS,
    MONEY,
    ORDER,
    OWED,
    POINTS,
    SPENT,
    Tables,
)
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.bits import BIT, members


def header(state: BrassState, options: dict[str, bool]) -> dict[str, object]:
    """Which game this is, and how far it has come."""
    return {
        "game": state.game.name,
        "rules": state.game.version,
        "options": options,
        "seats": state.seats,
        "era": ERA_NAMES[state.era],
        "round": state.round,
        "order": [state.seat[ORDER + i] for i in range(state.seats)],
        "turn": state.turn,
        "actions_left": state.actions,
    }


# Players ------------------------------------------------------------------------------------


def open_player(state: BrassState, p: int) -> dict[str, object]:
    return {
        "money": state.seat[MONEY + p],
        "spent": state.seat[SPENT + p],
        "victory_points": state.seat[POINTS + p],
        "income_space": state.seat[INCOME + p],
        "owed": state.seat[OWED + p],
        "links_left": state.links_left(p),
    }


def hand(state: BrassState, p: int) -> list[str]:
    """The cards in hand, in board order."""
    cards = state.tables.card_ids
    first = p * len(cards)
    return [name for c, name in enumerate(cards) for _ in range(state.hand[first + c])]


def discard(state: BrassState, p: int) -> list[str]:
    """The discard pile of a seat, oldest card first."""
    cards = state.tables.card_ids
    return [cards[card // MAX_SEATS] for card in state.discards if card % MAX_SEATS == p]


def mat(state: BrassState, p: int) -> dict[str, list[int]]:
    """The levels of the tiles still on the mat of a seat, lowest first."""
    tables = state.tables
    return {
        name: stack(tables, k)[state.mat[p * len(tables.industry_ids) + k] :]
        for k, name in enumerate(tables.industry_ids)
    }


def stack(tables: Tables, industry: int) -> list[int]:
    """The levels of all tiles of an industry, as they lie on the mat at the start."""
    first = industry * MAT
    kinds = tables.mat_kind[first : first + tables.mat_tiles[industry]]
    return [tables.kind_level[kind] for kind in kinds]


# The board ----------------------------------------------------------------------------------


def tiles(state: BrassState) -> list[dict[str, object]]:
    tables = state.tables
    return [
        {
            "slot": tables.slot_ids[slot],
            "owner": state.owner_at(slot),
            "industry": tables.industry_ids[tables.kind_industry[state.kind_at(slot)]],
            "level": tables.kind_level[state.kind_at(slot)],
            "flipped": bool(state.flipped & BIT[slot]),
            "resources": state.cubes[slot],
        }
        for slot in members(state.occupied)
    ]


def links(state: BrassState) -> list[dict[str, object]]:
    owners = {link: p for p in range(state.seats) for link in members(state.seat[LINKS + p])}
    return [
        {"link": state.tables.link_ids[link], "owner": owner}
        for link, owner in sorted(owners.items())
    ]


def markets(state: BrassState) -> dict[str, int]:
    return {"coal": state.coal, "iron": state.iron}


def named(tables: Tables, cards: bytes) -> list[str]:
    return [tables.card_ids[card] for card in cards]
