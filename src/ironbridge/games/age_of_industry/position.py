"""The JSON form of a position: writing it and reading it. Its types are in `documents.py`, and
docs/positions.md describes it.

Reading is strict: every key is asked for, and then the invariants must hold. What is wrong is
refused with a FormatError that names the key.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import TYPE_CHECKING, cast

from ironbridge.games.age_of_industry import invariants
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
from ironbridge.games.age_of_industry.unfinished import ACTIONS, LARGE
from ironbridge.kernel import position_reader
from ironbridge.kernel.arrays import changed
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation, refuse
from ironbridge.kernel.position_reader import (
    MOST,
    SOURCE,
    index,
    indices,
    optional_index,
    place_of,
)
from ironbridge.kernel.strict_reader import Fields, show

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.board import Board
    from ironbridge.games.age_of_industry.game import AgeOfIndustry
    from ironbridge.games.age_of_industry.table import AgeState


# Writing the whole document ------------------------------------------------------------------


def to_json(state: AgeState) -> AgePositionJson:
    """Everything, hidden cards and chance included: never send it to a player, send a view."""
    return {
        **header(state),
        "players": [player(state, p) for p in range(state.seats)],
        **table(state),
        "deck": [state.board.card_ids[card] for card in state.deck[state.deck_at :]],
        "chance": state.chance.words(),
        "pending": pending(state),
    }


# The parts; all but `hand` are open to everyone at the table ---------------------------------


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


# Players -------------------------------------------------------------------------------------


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


# The table -----------------------------------------------------------------------------------


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


# Reading the whole document ------------------------------------------------------------------


def load(game: AgeOfIndustry, document: Mapping[str, object]) -> AgeState:
    """The position of a document, or FormatError."""
    fields = Fields(SOURCE, "", document)
    state = read_header(game, fields)
    players = position_reader.players(fields, state.seats)
    rails_left = [read_player(state, p, player) for p, player in enumerate(players)]
    read_map(state, fields)
    read_markets(state, fields)
    state.display = read_display(state, fields)
    state.deck = bytes(indices(fields, "deck", state.board.card_ids, "card"))
    read_pending(state, fields.table("pending"))
    fields.end()
    invariants.derive(state)
    claims = rail_claims(state, rails_left)
    refuse(chain(invariants.violations(state), claims))
    return state


def read_header(game: AgeOfIndustry, fields: Fields) -> AgeState:
    """An empty table for these seats on this map, at this point of the game."""
    position_reader.check_edition(game, fields)
    options = fields.table("options")
    chosen = {
        option.name: options.choice(option.name, [*option.choices]) for option in game.options
    }
    options.end()
    seats = position_reader.seats(game, fields)
    state = game.blank(seats, chosen, position_reader.chance(fields))
    state.round = fields.integer("round", 1, MOST)
    for i, p in enumerate(position_reader.order(fields, seats)):
        state.seat[ORDER + i] = p
    state.turn = fields.integer("turn", 0, seats)
    most = int(max(state.board.actions, state.board.first_round_actions))
    state.actions = fields.integer("actions_left", 0, most)
    return state


# Reading players -----------------------------------------------------------------------------


def read_player(state: AgeState, p: int, fields: Fields) -> int:
    """Fill in a player; the result is how many railways the document says are left."""
    board = state.board
    state.seat[MONEY + p] = fields.integer("money", 0, LARGE)
    state.seat[SPENT + p] = fields.integer("spent", 0, LARGE)
    state.seat[LOANS + p] = fields.integer("loans", 0, LARGE)
    state.seat[POINTS + p] = fields.integer("victory_points", -LARGE, LARGE)
    state.received |= BIT[p] if fields.boolean("received") else 0
    state.asked |= BIT[p] if fields.boolean("asked") else 0
    for card in indices(fields, "hand", board.card_ids, "card"):
        state.hand[p * len(board.card_ids) + card] += 1
    discard = indices(fields, "discard", board.card_ids, "card")
    state.discards += bytes(card * MAX_SEATS + p for card in discard)
    read_mat(state, p, fields.table("mat"))
    rails_left = fields.integer("rails_left", 0, int(board.railways))
    fields.end()
    return rails_left


def read_mat(state: AgeState, p: int, fields: Fields) -> None:
    """The tiles left, by industry, lowest level first."""
    board = state.board
    first = p * len(board.kind_level)
    for kind in range(len(board.kind_level)):
        state.mat = changed(state.mat, first + kind, 0)
    for k, name in enumerate(board.industry_ids):
        kinds = {
            board.kind_level[kind]: kind
            for kind, industry in enumerate(board.kind_industry)
            if industry == k
        }
        levels = fields.integers(name, 0, max(kinds))
        for level in levels:
            if level not in kinds:
                known = ", ".join(str(known) for known in kinds)
                raise fields.error(name, f"expected the levels {known}; found {level}")
            place = first + kinds[level]
            state.mat = changed(state.mat, place, state.mat[place] + 1)
        if levels != sorted(levels):
            raise fields.error(name, f"expected the lowest level first, found {levels}")
    fields.end()


def rail_claims(state: AgeState, claimed: list[int]) -> Iterator[Violation]:
    """What a document says twice must agree."""
    total = int(state.board.railways)
    for p, claim in enumerate(claimed):
        left = int(state.rails_left(p))
        if claim != left:
            reason = f"{total - left} of {total} are on the map, so expected {left}"
            yield f"players[{p}].rails_left", f"{reason}; found {claim}"


# Reading the map -----------------------------------------------------------------------------


def read_map(state: AgeState, fields: Fields) -> None:
    """Tiles, railways and the cubes of the imports."""
    for tile in fields.tables("tiles"):
        read_tile(state, tile)
    for link in fields.tables("links"):
        read_link(state, link)
    board = state.board
    seen: list[int] = []
    for entry in fields.tables("imports"):
        n = once(entry, "import", board.import_ids, "import on this map", seen)
        place = len(board.slot_ids) + n
        state.cubes = changed(state.cubes, place, entry.integer("cubes", 0, MOST))
        entry.end()
    all_there(fields, "imports", board.import_ids, seen)


def read_tile(state: AgeState, fields: Fields) -> None:
    board = state.board
    slot = index(fields, "slot", board.slot_ids, "space on this map")
    if state.tile[slot] >= 0:
        raise fields.error("slot", f"two tiles in {board.slot_ids[slot]}")
    owner = fields.integer("owner", 0, state.seats - 1)
    industry = index(fields, "industry", board.industry_ids, "industry")
    level = fields.integer("level", 0, MOST)
    kinds = list(zip(board.kind_industry, board.kind_level, strict=True))
    if (industry, level) not in kinds:
        known = ", ".join(str(known) for k, known in kinds if k == industry)
        raise fields.error("level", f"expected one of {known}; found {level}")
    state.tile = changed(state.tile, slot, kinds.index((industry, level)) * MAX_SEATS + owner)
    state.flipped |= BIT[slot] if fields.boolean("flipped") else 0
    state.rebuilt |= BIT[slot] if fields.boolean("rebuilt") else 0
    state.cubes = changed(state.cubes, slot, fields.integer("resources", 0, MOST))
    fields.end()


def read_link(state: AgeState, fields: Fields) -> None:
    link = index(fields, "link", state.board.link_ids, "link on this map")
    owner = fields.integer("owner", 0, state.seats - 1)
    if any(state.seat[LINKS + p] & BIT[link] for p in range(state.seats)):
        raise fields.error("link", f"two railways on {state.board.link_ids[link]}")
    state.seat[LINKS + owner] |= BIT[link]
    fields.end()


def once(fields: Fields, key: str, ids: list[str], what: str, seen: list[int]) -> int:
    """The place of an id that may come once."""
    found = index(fields, key, ids, what)
    if found in seen:
        raise fields.error(key, f"{ids[found]} is there twice")
    seen.append(found)
    return found


def all_there(fields: Fields, key: str, ids: list[str], seen: list[int]) -> None:
    for n, name in enumerate(ids):
        if n not in seen:
            raise fields.error(key, f"{name} is missing")


# Reading markets and cards -------------------------------------------------------------------


def read_markets(state: AgeState, fields: Fields) -> None:
    """The demand track, and the tile on every market space."""
    board = state.board
    track = fields.table("markets")
    state.coal = track.integer("coal", 0, int(board.coal_track.spaces))
    state.iron = track.integer("iron", 0, int(board.iron_track.spaces))
    track.end()
    seen: list[int] = []
    for entry in fields.tables("market_tiles"):
        m = once(entry, "space", board.market_ids, "market space on this map", seen)
        state.market[m] = index(entry, "tile", board.market_tile_ids, "market tile")
        state.used |= BIT[m] if entry.boolean("used") else 0
        entry.end()
    all_there(fields, "market_tiles", board.market_ids, seen)


def read_display(state: AgeState, fields: Fields) -> bytes:
    """The cards face up; null where one was taken and none has come."""
    ids = state.board.card_ids
    found: list[int] = []
    for i, name in enumerate(fields.items("display")):
        where = f"display[{i}]"
        if name is not None and not isinstance(name, str):
            raise fields.error(where, f"expected the id of a card or null, found {show(name)}")
        found.append(NOTHING if name is None else place_of(fields, where, ids, "card", name))
    if len(found) != state.board.face_up:
        reason = f"expected {state.board.face_up} cards or gaps, found {len(found)}"
        raise fields.error("display", reason)
    return bytes(found)


# Reading the action in progress --------------------------------------------------------------


def read_pending(state: AgeState, fields: Fields) -> None:
    board = state.board
    state.phase = PHASE_NAMES.index(fields.choice("phase", list(PHASE_NAMES)))
    state.action = optional_index(fields, "action", [KIND_NAMES[k] for k in ACTIONS], "action")
    if state.action == LINK:
        state.target = optional_index(fields, "target", board.link_ids, "link on this map")
    elif state.action == DEVELOP:
        state.target = optional_index(fields, "target", kind_ids(board), "tile")
    else:
        state.target = optional_index(fields, "target", board.slot_ids, "space on this map")
    state.industry = optional_index(fields, "industry", board.industry_ids, "industry")
    state.need_coal = fields.integer("coal", 0, MOST)
    state.need_iron = fields.integer("iron", 0, MOST)
    state.steps = fields.integer("steps", 0, MOST)
    fields.end()
