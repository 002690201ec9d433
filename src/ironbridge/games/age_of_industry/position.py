"""Writing the JSON form of a position; its types are in `documents.py`, and `loading.py` reads it.
docs/positions.md describes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ironbridge.games.age_of_industry.board import (
    LINKS,
    LOANS,
    MAX_SEATS,
    MONEY,
    NOTHING,
    ORDER,
    PHASE_NAMES,
    POINTS,
    SPENT,
)
from ironbridge.games.age_of_industry.components import MapId
from ironbridge.games.age_of_industry.documents import (
    Action,
    AgePositionJson,
    HeaderJson,
    ImportJson,
    LinkJson,
    MarketTileJson,
    OpenPlayerJson,
    PendingJson,
    PlayerJson,
    TableJson,
    TileJson,
)
from ironbridge.games.age_of_industry.move_space import DEVELOP, KIND_NAMES, LINK
from ironbridge.kernel.bits import BIT, members

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.board import Board
    from ironbridge.games.age_of_industry.table import AgeState


# The whole document --------------------------------------------------------------------------


def to_json(state: AgeState) -> AgePositionJson:
    """Everything, hidden cards and chance included: never send it to a player, send a view."""
    return {
        **header(state),
        "players": [player(state, p) for p in range(state.seats)],
        **table(state),
        "deck": named(state.board, state.deck[state.deck_at :]),
        "chance": state.chance.words(),
        "pending": pending(state),
    }


# The parts; all but `hand` are open to everyone at the table ----------------------------------


def header(state: AgeState) -> HeaderJson:
    """Which game this is, and how far it has come."""
    return {
        "game": "age-of-industry",
        "rules": state.home.version,
        "options": {"map": cast(MapId, state.board.map_id)},
        "seats": state.seats,
        "round": int(state.round),
        "order": [int(state.seat[ORDER + i]) for i in range(state.seats)],
        "turn": int(state.turn),
        "actions_left": int(state.actions),
    }


def table(state: AgeState) -> TableJson:
    """The map, the demand track and the cards on display."""
    return {
        "tiles": tiles(state),
        "links": links(state),
        "markets": {"coal": int(state.coal), "iron": int(state.iron)},
        "market_tiles": market_tiles(state),
        "imports": imports(state),
        "display": display(state),
    }


# Players --------------------------------------------------------------------------------------


def player(state: AgeState, p: int) -> PlayerJson:
    return {
        **open_player(state, p),
        "hand": hand(state, p),
        "discard": discard(state, p),
        "mat": mat(state, p),
    }


def open_player(state: AgeState, p: int) -> OpenPlayerJson:
    return {
        "money": int(state.seat[MONEY + p]),
        "spent": int(state.seat[SPENT + p]),
        "loans": int(state.seat[LOANS + p]),
        "victory_points": int(state.seat[POINTS + p]),
        "rails_left": int(state.rails_left(p)),
        "received": bool(state.received & BIT[p]),
        "asked": bool(state.asked & BIT[p]),
    }


def hand(state: AgeState, p: int) -> list[str]:
    """The cards in hand, in board order."""
    cards = state.board.card_ids
    first = p * len(cards)
    return [name for c, name in enumerate(cards) for _ in range(state.hand[first + c])]


def discard(state: AgeState, p: int) -> list[str]:
    """The cards a seat has played or discarded, oldest first."""
    cards = state.board.card_ids
    return [cards[card // MAX_SEATS] for card in state.discards if card % MAX_SEATS == p]


def mat(state: AgeState, p: int) -> dict[str, list[int]]:
    """The levels of the tiles still on the mat of a seat, lowest first."""
    board = state.board
    first = p * len(board.kind_level)
    found: dict[str, list[int]] = {name: [] for name in board.industry_ids}
    for kind, industry in enumerate(board.kind_industry):
        left = int(state.mat[first + kind])
        found[board.industry_ids[industry]] += [board.kind_level[kind]] * left
    return found


# The table ------------------------------------------------------------------------------------


def tiles(state: AgeState) -> list[TileJson]:
    board = state.board
    return [
        {
            "slot": board.slot_ids[slot],
            "owner": int(state.owner_at(slot)),
            "industry": board.industry_ids[board.kind_industry[state.kind_at(slot)]],
            "level": board.kind_level[state.kind_at(slot)],
            "flipped": bool(state.flipped & BIT[slot]),
            "resources": int(state.cubes[slot]),
            "rebuilt": bool(state.rebuilt & BIT[slot]),
        }
        for slot in members(state.occupied)
    ]


def links(state: AgeState) -> list[LinkJson]:
    owners = {link: p for p in range(state.seats) for link in members(state.seat[LINKS + p])}
    return [
        {"link": state.board.link_ids[link], "owner": owner}
        for link, owner in sorted(owners.items())
    ]


def market_tiles(state: AgeState) -> list[MarketTileJson]:
    """Every market space of the map, with its tile."""
    board = state.board
    return [
        {
            "space": name,
            "tile": None if state.market[m] < 0 else board.market_tile_ids[state.market[m]],
            "used": bool(state.used & BIT[m]),
        }
        for m, name in enumerate(board.market_ids)
    ]


def imports(state: AgeState) -> list[ImportJson]:
    """Every coal import of the map, with the cubes that lie there."""
    slots = len(state.board.slot_ids)
    return [
        {"import": name, "cubes": int(state.cubes[slots + n])}
        for n, name in enumerate(state.board.source_ids[slots:])
    ]


def display(state: AgeState) -> list[str | None]:
    """The cards face up beside the deck; null where one was taken and none has come."""
    cards = state.board.card_ids
    return [None if card == NOTHING else cards[card] for card in state.display]


def pending(state: AgeState) -> PendingJson:
    """What is asked, and how far the action in progress has come."""
    board = state.board
    return {
        "phase": PHASE_NAMES[state.phase],
        "action": None if state.action < 0 else cast(Action, KIND_NAMES[state.action]),
        "target": target(state),
        "industry": None if state.industry < 0 else board.industry_ids[state.industry],
        "coal": int(state.need_coal),
        "iron": int(state.need_iron),
        "steps": int(state.steps),
    }


def target(state: AgeState) -> str | None:
    """The slot built or sold, the link placed, or the tile developed, as moves write them."""
    board = state.board
    if state.target < 0:
        return None
    if state.action == DEVELOP:
        return kind_ids(board)[state.target]
    return (board.link_ids if state.action == LINK else board.slot_ids)[state.target]


def kind_ids(board: Board) -> list[str]:
    """The kinds of tiles as moves write them: "factory 0"."""
    return [
        f"{board.industry_ids[industry]} {level}"
        for industry, level in zip(board.kind_industry, board.kind_level, strict=True)
    ]


def named(board: Board, cards: bytes) -> list[str]:
    return [board.card_ids[card] for card in cards]
