"""A position enters: the JSON document of `document.to_json`, read strictly.

Every key is asked for; then the laws of `consistency.py` must hold. What is wrong is refused
with a FormatError that names the key.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from ironbridge.games.birmingham import consistency, document
from ironbridge.games.birmingham.board import MAX_SEATS, NOTHING
from ironbridge.games.birmingham.layout import (
    ERA_NAMES,
    INCOME,
    LINKS,
    MONEY,
    ORDER,
    OWED,
    PHASE_NAMES,
    POINTS,
    SPENT,
)
from ironbridge.games.birmingham.pending import ACTIONS
from ironbridge.games.birmingham.space import KIND_NAMES, LINK
from ironbridge.games.birmingham.state import BirminghamState, empty
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.chance import WORD, Chance
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.fields import Fields, show

if TYPE_CHECKING:
    from ironbridge.games.birmingham.game import Birmingham

SOURCE: Final = "position"
MOST: Final = 9999
"""No sum of money or points reaches further."""
ROUNDS: Final = 99
CHANCE_WORDS: Final = 4


def load(game: Birmingham, position: Mapping[str, object]) -> BirminghamState:
    """The position of a document, or FormatError."""
    fields = Fields(SOURCE, "", position)
    state = read_header(game, fields)
    read_course(state, fields)
    players = fields.tables("players")
    if len(players) != state.seats:
        raise fields.error("players", f"expected {state.seats} players, found {len(players)}")
    links_left = [read_player(state, p, player) for p, player in enumerate(players)]
    for tile in fields.tables("tiles"):
        read_tile(state, tile)
    for link in fields.tables("links"):
        read_link(state, link)
    read_markets(state, fields.table("markets"))
    read_merchants(state, fields)
    state.deck = bytes(read_cards(state, fields, "deck"))
    wild_left = read_wild_cards(state, fields.table("wild_cards"))
    read_pending(state, fields.table("pending"))
    fields.end()
    consistency.derive(state)
    for where, reason in consistency.breaches(state):
        raise FormatError(SOURCE, where, reason)
    check_links_left(state, links_left)
    check_wild_cards(state, wild_left)
    return state


def read_header(game: Birmingham, fields: Fields) -> BirminghamState:
    """An empty table for these seats."""
    fields.choice("game", [game.name])
    rules = fields.text("rules")
    if rules != game.version:
        reason = f"written by version {rules!r} of the rules; this is version {game.version!r}"
        raise fields.error("rules", reason)
    options = fields.table("options")
    introductory = options.boolean("introductory")
    options.end()
    seats = fields.integer("seats", min(game.seat_counts), max(game.seat_counts))
    if seats not in game.seat_counts:
        raise fields.error("seats", f"expected one of {game.seat_counts}, found {seats}")
    words = fields.integers("chance", 0, WORD)
    if len(words) != CHANCE_WORDS:
        raise fields.error("chance", f"expected {CHANCE_WORDS} numbers, found {len(words)}")
    chance = Chance(words[0], words[1], words[2], words[3])
    return empty(game, game.board, game.space, seats, introductory, chance)


def read_course(state: BirminghamState, fields: Fields) -> None:
    state.era = ERA_NAMES.index(fields.choice("era", list(ERA_NAMES)))
    state.round = fields.integer("round", 1, ROUNDS)
    order = fields.integers("order", 0, state.seats - 1)
    if len(order) != state.seats:
        raise fields.error("order", f"expected {state.seats} seats, found {len(order)}")
    for i, p in enumerate(order):
        state.seat[ORDER + i] = p
    state.turn = fields.integer("turn", 0, state.seats)
    state.actions = fields.integer("actions_left", 0, int(state.board.actions))


# Players ------------------------------------------------------------------------------------


def read_player(state: BirminghamState, p: int, fields: Fields) -> int:
    """Fill in a player; the result is how many links the document says are left."""
    board = state.board
    state.seat[MONEY + p] = fields.integer("money", 0, MOST)
    state.seat[SPENT + p] = fields.integer("spent", 0, MOST)
    state.seat[POINTS + p] = fields.integer("victory_points", -MOST, MOST)
    state.seat[INCOME + p] = fields.integer("income_space", 0, int(board.income.last))
    state.seat[OWED + p] = fields.integer("owed", 0, MOST)
    for card in read_cards(state, fields, "hand"):
        state.hand[p * len(board.card_ids) + card] += 1
    discard = read_cards(state, fields, "discard")
    state.discards += bytes(card * MAX_SEATS + p for card in discard)
    below = optional_index(fields, "face_down", board.card_ids, "card")
    state.face_down += b"" if below < 0 else bytes([below])
    read_mat(state, p, fields.table("mat"))
    links_left = fields.integer("links_left", 0, int(board.link_tiles))
    fields.end()
    return links_left


def read_cards(state: BirminghamState, fields: Fields, key: str) -> list[int]:
    ids = state.board.card_ids
    return [
        position_of(fields, f"{key}[{i}]", ids, "card", name)
        for i, name in enumerate(fields.texts(key))
    ]


def read_mat(state: BirminghamState, p: int, fields: Fields) -> None:
    """Tiles leave a mat lowest first, so what lies there is the end of the whole stack."""
    board = state.board
    for k, name in enumerate(board.industry_ids):
        whole = document.stack(board, k)
        levels = fields.integers(name, 1, max(whole))
        taken = len(whole) - len(levels)
        if taken < 0 or levels != whole[taken:]:
            reason = f"expected {whole} or what is left when the lowest tiles are taken from it"
            raise fields.error(name, f"{reason}; found {levels}")
        state.mat[p * len(board.industry_ids) + k] = taken
    fields.end()


# The board ----------------------------------------------------------------------------------


def read_tile(state: BirminghamState, fields: Fields) -> None:
    board = state.board
    slot = index(fields, "slot", board.slot_ids, "slot")
    if state.tile[slot] >= 0:
        raise fields.error("slot", f"two tiles in {board.slot_ids[slot]}")
    owner = fields.integer("owner", 0, state.seats - 1)
    industry = index(fields, "industry", board.industry_ids, "industry")
    level = fields.integer("level", 1, max(document.stack(board, industry)))
    kinds = range(len(board.kind_level))
    kind = next(
        kind
        for kind in kinds
        if board.kind_industry[kind] == industry and board.kind_level[kind] == level
    )
    state.tile[slot] = kind * MAX_SEATS + owner
    if fields.boolean("flipped"):
        state.flipped |= BIT[slot]
    state.cubes[slot] = fields.integer("resources", 0, MOST)
    fields.end()


def read_link(state: BirminghamState, fields: Fields) -> None:
    link = index(fields, "link", state.board.link_ids, "link")
    owner = fields.integer("owner", 0, state.seats - 1)
    if any(state.seat[LINKS + p] & BIT[link] for p in range(state.seats)):
        raise fields.error("link", f"two links on {state.board.link_ids[link]}")
    state.seat[LINKS + owner] |= BIT[link]
    fields.end()


def read_markets(state: BirminghamState, fields: Fields) -> None:
    state.coal = fields.integer("coal", 0, int(state.board.coal_market.spaces))
    state.iron = fields.integer("iron", 0, int(state.board.iron_market.spaces))
    fields.end()


def read_merchants(state: BirminghamState, fields: Fields) -> None:
    board = state.board
    laid: dict[int, int] = {}
    for merchant in fields.tables("merchants"):
        space = index(merchant, "space", board.space_ids, "merchant space")
        if space in laid:
            raise merchant.error("space", f"{board.space_ids[space]} is given twice")
        tile = optional_index(merchant, "tile", board.merchant_ids, "merchant tile")
        laid[space] = NOTHING if tile < 0 else tile
        if merchant.boolean("barrel"):
            state.barrels |= BIT[space]
        merchant.end()
    for m, name in enumerate(board.space_ids):
        if m not in laid:
            raise fields.error("merchants", f"{name} is missing")
    state.merchants = bytes(laid[m] for m in range(len(board.space_ids)))


def read_wild_cards(state: BirminghamState, fields: Fields) -> dict[str, int]:
    ids = [state.board.card_ids[c] for c in members(state.board.wild_cards)]
    left = {name: fields.integer(name, 0, MOST) for name in ids}
    fields.end()
    return left


def read_pending(state: BirminghamState, fields: Fields) -> None:
    board = state.board
    state.phase = PHASE_NAMES.index(fields.choice("phase", list(PHASE_NAMES)))
    verbs = [KIND_NAMES[kind] for kind in ACTIONS]
    state.action = optional_index(fields, "action", verbs, "action")
    targets = board.link_ids if state.action == LINK else board.slot_ids
    what = "link" if state.action == LINK else "slot"
    state.target = optional_index(fields, "target", targets, what)
    state.industry = optional_index(fields, "industry", board.industry_ids, "industry")
    state.need_coal = fields.integer("coal", 0, MOST)
    state.need_iron = fields.integer("iron", 0, MOST)
    state.need_beer = fields.integer("beer", 0, MOST)
    state.steps = fields.integer("steps", 0, MOST)
    state.bonus = optional_index(fields, "bonus", board.location_ids, "location")
    state.spent_barrel = fields.boolean("merchant_barrel_used")
    fields.end()


# What the document says twice -----------------------------------------------------------------


def check_links_left(state: BirminghamState, claimed: list[int]) -> None:
    for p, claim in enumerate(claimed):
        left = state.links_left(p)
        if claim != left:
            total = state.board.link_tiles
            reason = f"{total - left} of {total} are on the board, so expected {left}"
            raise FormatError(SOURCE, f"players[{p}].links_left", f"{reason}; found {claim}")


def check_wild_cards(state: BirminghamState, claimed: dict[str, int]) -> None:
    for name, left in document.wild_cards(state).items():
        if claimed[name] != left:
            reason = f"expected {left}, the pile less those in hands; found {claimed[name]}"
            raise FormatError(SOURCE, f"wild_cards.{name}", reason)


# Ids ----------------------------------------------------------------------------------------


def index(fields: Fields, key: str, ids: list[str], what: str) -> int:
    return position_of(fields, key, ids, what, fields.text(key))


def optional_index(fields: Fields, key: str, ids: list[str], what: str) -> int:
    """-1 for null."""
    value = fields.take(key)
    if value is None:
        return -1
    if not isinstance(value, str):
        raise fields.error(key, f"expected the id of a {what} or null, found {show(value)}")
    return position_of(fields, key, ids, what, value)


def position_of(fields: Fields, key: str, ids: list[str], what: str, name: str) -> int:
    if name in ids:
        return ids.index(name)
    close = get_close_matches(name, ids, 1)
    hint = f"; did you mean {close[0]!r}?" if close else ""
    raise fields.error(key, f"there is no {what} {name!r}{hint}")
