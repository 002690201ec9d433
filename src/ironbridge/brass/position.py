"""The parts of a position's document that every game of the family has: written and read.

`hand` is for its holder alone; everything else here is open to everyone at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
    BrassBoard,
)
from ironbridge.brass.documents import CourseJson, LinkJson, MarketsJson, PurseJson, TileJson
from ironbridge.brass.rules.state import MOST_ALIKE, BrassState
from ironbridge.kernel import position_reader
from ironbridge.kernel.arrays import changed
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.position_reader import index, indices, optional_index
from ironbridge.kernel.strict_reader import Fields


def course(state: BrassState) -> CourseJson:
    """How far the game has come."""
    return {
        "era": ERA_NAMES[state.era],
        "round": state.round,
        "order": [state.seat[ORDER + i] for i in range(state.seats)],
        "turn": state.turn,
        "actions_left": state.actions,
    }


# Players ------------------------------------------------------------------------------------


def purse(state: BrassState, p: int) -> PurseJson:
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
    return [name for c, name in enumerate(cards) for _ in range(state.held(p, c))]


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


def stack(tables: BrassBoard, industry: int) -> list[int]:
    """The levels of all tiles of an industry, as they lie on the mat at the start."""
    first = industry * MAT
    kinds = tables.mat_kind[first : first + tables.mat_tiles[industry]]
    return [tables.kind_level[kind] for kind in kinds]


# The board ----------------------------------------------------------------------------------


def tiles(state: BrassState) -> list[TileJson]:
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


def links(state: BrassState) -> list[LinkJson]:
    owners = {link: p for p in range(state.seats) for link in members(state.seat[LINKS + p])}
    return [
        {"link": state.tables.link_ids[link], "owner": owner}
        for link, owner in sorted(owners.items())
    ]


def markets(state: BrassState) -> MarketsJson:
    return {"coal": state.coal, "iron": state.iron}


def target(state: BrassState, of_link: bool) -> str | None:
    """The slot built or sold, or the link placed, by the action in progress."""
    if state.target < 0:
        return None
    return state.tables.link_ids[state.target] if of_link else state.tables.slot_ids[state.target]


def named(tables: BrassBoard, cards: bytes) -> list[str]:
    return [tables.card_ids[card] for card in cards]


# Reading, into a state that is empty ---------------------------------------------------------


PLENTY: Final = 1_000_000_000
"""More than any number that play can come to, on any board; what is too much is for the
invariants to say (invariants.py, bounds.py), which know the board and how far the game has come."""


def read_course(state: BrassState, fields: Fields) -> None:
    state.era = ERA_NAMES.index(fields.choice("era", list(ERA_NAMES)))
    state.round = fields.integer("round", 1, PLENTY)
    for i, p in enumerate(position_reader.order(fields, state.seats)):
        state.seat[ORDER + i] = p
    state.turn = fields.integer("turn", 0, state.seats)
    state.actions = fields.integer("actions_left", 0, PLENTY)


def read_player(state: BrassState, p: int, fields: Fields) -> int:
    """Fill in a player; the result is how many links the document says are left."""
    tables = state.tables
    state.seat[MONEY + p] = fields.integer("money", 0, PLENTY)
    state.seat[SPENT + p] = fields.integer("spent", 0, PLENTY)
    state.seat[POINTS + p] = fields.integer("victory_points", -PLENTY, PLENTY)
    state.seat[INCOME + p] = fields.integer("income_space", 0, int(tables.income.last))
    state.seat[OWED + p] = fields.integer("owed", 0, PLENTY)
    for card in read_cards(state, fields, "hand"):
        if state.held(p, card) == MOST_ALIKE:
            raise fields.error("hand", f"more than {MOST_ALIKE} cards {tables.card_ids[card]}")
        state.hold(p, card, 1)
    discard = read_cards(state, fields, "discard")
    state.discards += bytes(card * MAX_SEATS + p for card in discard)
    read_mat(state, p, fields.table("mat"))
    return fields.integer("links_left", 0, int(tables.link_tiles))


def read_cards(state: BrassState, fields: Fields, key: str) -> list[int]:
    return indices(fields, key, state.tables.card_ids, "card")


def read_mat(state: BrassState, p: int, fields: Fields) -> None:
    tables = state.tables
    for k, name in enumerate(tables.industry_ids):
        gone = taken(fields, name, stack(tables, k))
        state.mat = changed(state.mat, p * len(tables.industry_ids) + k, gone)
    fields.end()


def taken(fields: Fields, industry: str, whole: list[int]) -> int:
    """How many tiles left the mat. The lowest leave first: what lies there ends the stack."""
    levels = fields.integers(industry, min(whole), max(whole))
    gone = len(whole) - len(levels)
    if gone < 0 or levels != whole[gone:]:
        reason = f"expected {whole} or what is left when the lowest tiles are taken from it"
        raise fields.error(industry, f"{reason}; found {levels}")
    return gone


def read_board(state: BrassState, fields: Fields) -> None:
    """Tiles, links and the two markets."""
    for tile in fields.tables("tiles"):
        read_tile(state, tile)
    for link in fields.tables("links"):
        read_link(state, link)
    markets = fields.table("markets")
    state.coal = markets.integer("coal", 0, int(state.tables.coal_market.spaces))
    state.iron = markets.integer("iron", 0, int(state.tables.iron_market.spaces))
    markets.end()


def read_tile(state: BrassState, fields: Fields) -> None:
    tables = state.tables
    slot = index(fields, "slot", tables.slot_ids, "slot")
    if state.tile[slot] >= 0:
        raise fields.error("slot", f"two tiles in {tables.slot_ids[slot]}")
    owner = fields.integer("owner", 0, state.seats - 1)
    industry = index(fields, "industry", tables.industry_ids, "industry")
    whole = stack(tables, industry)
    level = fields.integer("level", min(whole), max(whole))
    kinds = list(zip(tables.kind_industry, tables.kind_level, strict=True))
    state.tile = changed(state.tile, slot, kinds.index((industry, level)) * MAX_SEATS + owner)
    if fields.boolean("flipped"):
        state.flipped |= BIT[slot]
    state.cubes = changed(state.cubes, slot, fields.integer("resources", 0, PLENTY))
    fields.end()


def read_link(state: BrassState, fields: Fields) -> None:
    link = index(fields, "link", state.tables.link_ids, "link")
    owner = fields.integer("owner", 0, state.seats - 1)
    if any(state.seat[LINKS + p] & BIT[link] for p in range(state.seats)):
        raise fields.error("link", f"two links on {state.tables.link_ids[link]}")
    state.seat[LINKS + owner] |= BIT[link]
    fields.end()


def read_action(
    state: BrassState, fields: Fields, phases: Sequence[str], actions: Sequence[str], link: int
) -> None:
    """What is asked, and how far an action has come. `link` is the kind that aims at a link."""
    tables = state.tables
    state.phase = phases.index(fields.choice("phase", list(phases)))
    state.action = optional_index(fields, "action", list(actions), "action")
    if state.action == link:
        state.target = optional_index(fields, "target", tables.link_ids, "link")
    else:
        state.target = optional_index(fields, "target", tables.slot_ids, "slot")
    state.industry = optional_index(fields, "industry", tables.industry_ids, "industry")
    state.need_coal = fields.integer("coal", 0, PLENTY)
    state.need_iron = fields.integer("iron", 0, PLENTY)
    state.steps = fields.integer("steps", 0, PLENTY)
