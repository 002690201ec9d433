"""Reading the JSON form of a position, which `position.to_json` writes, strictly.

Every key is asked for; then the invariants must hold. What is wrong is refused with a FormatError
that names the key.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import TYPE_CHECKING

from ironbridge.games.age_of_industry import invariants, position
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
from ironbridge.games.age_of_industry.move_space import DEVELOP, KIND_NAMES, LINK
from ironbridge.games.age_of_industry.unfinished import ACTIONS, LARGE
from ironbridge.kernel import position_reader
from ironbridge.kernel.bits import BIT
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
    state.actions = fields.integer("actions_left", 0, most_actions(state.board))
    return state


def most_actions(board: Board) -> int:
    """Of one turn, be it in the first round or later."""
    return int(max(board.actions, board.first_round_actions))


# Players --------------------------------------------------------------------------------------


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
        state.mat[first + kind] = 0
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
            state.mat[first + kinds[level]] += 1
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


# The map --------------------------------------------------------------------------------------


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
        state.cubes[len(board.slot_ids) + n] = entry.integer("cubes", 0, MOST)
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
    state.tile[slot] = kinds.index((industry, level)) * MAX_SEATS + owner
    state.flipped |= BIT[slot] if fields.boolean("flipped") else 0
    state.rebuilt |= BIT[slot] if fields.boolean("rebuilt") else 0
    state.cubes[slot] = fields.integer("resources", 0, MOST)
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


# Markets and cards ----------------------------------------------------------------------------


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


# The action in progress -----------------------------------------------------------------------


def read_pending(state: AgeState, fields: Fields) -> None:
    board = state.board
    state.phase = PHASE_NAMES.index(fields.choice("phase", list(PHASE_NAMES)))
    state.action = optional_index(fields, "action", [KIND_NAMES[k] for k in ACTIONS], "action")
    if state.action == LINK:
        state.target = optional_index(fields, "target", board.link_ids, "link on this map")
    elif state.action == DEVELOP:
        state.target = optional_index(fields, "target", position.kind_ids(board), "tile")
    else:
        state.target = optional_index(fields, "target", board.slot_ids, "space on this map")
    state.industry = optional_index(fields, "industry", board.industry_ids, "industry")
    state.need_coal = fields.integer("coal", 0, MOST)
    state.need_iron = fields.integer("iron", 0, MOST)
    state.steps = fields.integer("steps", 0, MOST)
    fields.end()
