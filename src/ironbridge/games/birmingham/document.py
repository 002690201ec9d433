"""A position leaves as a document: the complete JSON form and the text form that people write.

`loading.py` reads the first, `position.py` the second; docs/positions.md describes both.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, cast

from ironbridge.games.birmingham.board import MAT, MAX_SEATS, NOTHING, Board
from ironbridge.games.birmingham.layout import (
    ACTION,
    DEBT,
    ERA_NAMES,
    INCOME,
    LINKS,
    MONEY,
    ORDER,
    OVER,
    OWED,
    PHASE_NAMES,
    POINTS,
    SLOTS,
    SPENT,
)
from ironbridge.games.birmingham.space import KIND_NAMES, LINK
from ironbridge.kernel.bits import BIT, members

if TYPE_CHECKING:
    from ironbridge.games.birmingham.game import Birmingham
    from ironbridge.games.birmingham.state import BirminghamState


def to_json(state: BirminghamState) -> dict[str, object]:
    """Everything, hidden cards and chance included: never send it to a player, send a view."""
    return {
        **header(state),
        "players": [player(state, p) for p in range(state.seats)],
        "tiles": tiles(state),
        "links": links(state),
        "markets": markets(state),
        "merchants": merchants(state),
        "deck": named(state.board, state.deck[state.deck_at :]),
        "wild_cards": wild_cards(state),
        "chance": state.chance.words(),
        "pending": pending(state),
    }


# The parts; all but `player` are open to everyone at the table --------------------------------


def header(state: BirminghamState) -> dict[str, object]:
    return {
        "game": state.game.name,
        "rules": state.game.version,
        "options": {"introductory": state.introductory},
        "seats": state.seats,
        "era": ERA_NAMES[state.era],
        "round": state.round,
        "order": [state.seat[ORDER + i] for i in range(state.seats)],
        "turn": state.turn,
        "actions_left": state.actions,
    }


def player(state: BirminghamState, p: int) -> dict[str, object]:
    return {
        **open_player(state, p),
        "hand": hand(state, p),
        "discard": discard(state, p),
        "face_down": face_down(state, p),
        "mat": mat(state, p),
    }


def open_player(state: BirminghamState, p: int) -> dict[str, object]:
    return {
        "money": state.seat[MONEY + p],
        "spent": state.seat[SPENT + p],
        "victory_points": state.seat[POINTS + p],
        "income_space": state.seat[INCOME + p],
        "owed": state.seat[OWED + p],
        "links_left": state.links_left(p),
    }


def hand(state: BirminghamState, p: int) -> list[str]:
    """The cards in hand, in board order."""
    cards = state.board.card_ids
    first = p * len(cards)
    return [name for c, name in enumerate(cards) for _ in range(state.hand[first + c])]


def discard(state: BirminghamState, p: int) -> list[str]:
    """The discard pile of a seat, oldest card first."""
    cards = state.board.card_ids
    return [cards[card // MAX_SEATS] for card in state.discards if card % MAX_SEATS == p]


def face_down(state: BirminghamState, p: int) -> str | None:
    if p >= len(state.face_down) or state.face_down[p] == NOTHING:
        return None
    return state.board.card_ids[state.face_down[p]]


def mat(state: BirminghamState, p: int) -> dict[str, list[int]]:
    """The levels of the tiles still on the mat of a seat, lowest first."""
    board = state.board
    return {
        name: stack(board, k)[state.mat[p * len(board.industry_ids) + k] :]
        for k, name in enumerate(board.industry_ids)
    }


def stack(board: Board, industry: int) -> list[int]:
    """The levels of all tiles of an industry, as they lie on the mat at the start."""
    first = industry * MAT
    kinds = board.mat_kind[first : first + board.mat_tiles[industry]]
    return [board.kind_level[kind] for kind in kinds]


def tiles(state: BirminghamState) -> list[dict[str, object]]:
    board = state.board
    return [
        {
            "slot": board.slot_ids[slot],
            "owner": state.owner_at(slot),
            "industry": board.industry_ids[board.kind_industry[state.kind_at(slot)]],
            "level": board.kind_level[state.kind_at(slot)],
            "flipped": bool(state.flipped & BIT[slot]),
            "resources": state.cubes[slot],
        }
        for slot in members(state.occupied)
    ]


def links(state: BirminghamState) -> list[dict[str, object]]:
    owners = {link: p for p in range(state.seats) for link in members(state.seat[LINKS + p])}
    return [
        {"link": state.board.link_ids[link], "owner": owner}
        for link, owner in sorted(owners.items())
    ]


def markets(state: BirminghamState) -> dict[str, int]:
    return {"coal": state.coal, "iron": state.iron}


def merchants(state: BirminghamState) -> list[dict[str, object]]:
    board = state.board
    return [
        {
            "space": name,
            "tile": None if tile == NOTHING else board.merchant_ids[tile],
            "barrel": bool(state.barrels & BIT[m]),
        }
        for m, (name, tile) in enumerate(zip(board.space_ids, state.merchants, strict=True))
    ]


def wild_cards(state: BirminghamState) -> dict[str, int]:
    """How many wild cards are left in their piles."""
    board = state.board
    return {
        board.card_ids[c]: board.card_counts[c][state.seats]
        - sum(state.hand[p * len(board.card_ids) + c] for p in range(state.seats))
        for c in members(board.wild_cards)
    }


def pending(state: BirminghamState) -> dict[str, object]:
    """What is asked, and how far the action in progress has come."""
    board = state.board
    return {
        "phase": PHASE_NAMES[state.phase],
        "action": None if state.action < 0 else KIND_NAMES[state.action],
        "target": target(state),
        "industry": None if state.industry < 0 else board.industry_ids[state.industry],
        "coal": state.need_coal,
        "iron": state.need_iron,
        "beer": state.need_beer,
        "steps": state.steps,
        "bonus": None if state.bonus < 0 else board.location_ids[state.bonus],
        "merchant_barrel_used": state.spent_barrel,
    }


def target(state: BirminghamState) -> str | None:
    """The slot built or sold, or the link placed."""
    if state.target < 0:
        return None
    ids = state.board.link_ids if state.action == LINK else state.board.slot_ids
    return ids[state.target]


def named(board: Board, cards: bytes) -> list[str]:
    return [board.card_ids[card] for card in cards]


# The text form ------------------------------------------------------------------------------


def to_text(state: BirminghamState) -> str:
    """Line by line what `position.py` reads."""
    colours = colours_of(state)
    rest = named(state.board, state.deck[state.deck_at :])
    lines = [
        f"seats {state.seats}" + (", introductory" if state.introductory else ""),
        f"era {ERA_NAMES[state.era]}, round {state.round}",
        "order " + " ".join(colours[state.seat[ORDER + i]] for i in range(state.seats)),
        *turn_lines(state, colours),
        *[line for p in range(state.seats) for line in player_lines(state, p, colours[p])],
        *[tile_line(state, slot, colours) for slot in members(state.occupied)],
        *[
            f"link {state.board.link_ids[link]} {colours[p]}"
            for p in range(state.seats)
            for link in members(state.seat[LINKS + p])
        ],
        f"coal {state.coal}, iron {state.iron}",
        *merchant_lines(state),
        *(["deck " + counted(rest)] if rest else []),
        "chance " + " ".join(str(word) for word in state.chance.words()),
        *pending_lines(state),
    ]
    return "\n".join(lines) + "\n"


def colours_of(state: BirminghamState) -> list[str]:
    """The colour of each seat, by which the text form names it."""
    return cast("Birmingham", state.home).colours


def turn_lines(state: BirminghamState, colours: list[str]) -> list[str]:
    if state.phase in (DEBT, OVER):
        return []
    return [f"turn {colours[state.seat[ORDER + state.turn]]}, actions {state.actions}"]


def player_lines(state: BirminghamState, p: int, colour: str) -> list[str]:
    numbers = [
        f"money {state.seat[MONEY + p]}",
        f"income {state.seat[INCOME + p]}",
        f"vp {state.seat[POINTS + p]}",
        f"spent {state.seat[SPENT + p]}",
    ]
    if state.seat[OWED + p]:
        numbers.append(f"owed {state.seat[OWED + p]}")
    below = face_down(state, p)
    piles = {
        "hand": counted(hand(state, p)),
        "discard": counted(discard(state, p)),
        "face_down": below or "",
        "gone": counted(gone(state, p)),
    }
    piles_shown = [f"{colour}: {name} {cards}" for name, cards in piles.items() if cards]
    return [f"{colour}: " + ", ".join(numbers), *piles_shown]


def gone(state: BirminghamState, p: int) -> list[str]:
    """The industries of the tiles that are neither on the mat of a seat nor on the board."""
    board = state.board
    built = [board.kind_industry[state.kind_at(slot)] for slot in members(state.seat[SLOTS + p])]
    return [
        name
        for k, name in enumerate(board.industry_ids)
        for _ in range(state.mat[p * len(board.industry_ids) + k] - built.count(k))
    ]


def tile_line(state: BirminghamState, slot: int, colours: list[str]) -> str:
    board = state.board
    kind = state.kind_at(slot)
    industry = board.industry_ids[board.kind_industry[kind]]
    line = f"tile {board.slot_ids[slot]} {colours[state.owner_at(slot)]}"
    line += f" {industry} {board.kind_level[kind]}"
    if state.flipped & BIT[slot]:
        return line + " flipped"
    if state.cubes[slot] != board.kind_cubes[kind * 2 + state.era]:
        return line + f" cubes {state.cubes[slot]}"
    return line


def merchant_lines(state: BirminghamState) -> list[str]:
    board = state.board
    lines = []
    for m, tile in enumerate(state.merchants):
        if tile == NOTHING:
            continue
        line = f"merchant {board.space_ids[m]} {board.merchant_ids[tile]}"
        lacks_barrel = board.merchant_buys[tile] and not state.barrels & BIT[m]
        lines.append(line + " no barrel" if lacks_barrel else line)
    return lines


def pending_lines(state: BirminghamState) -> list[str]:
    if state.phase == ACTION:
        return []
    parts = pending(state)
    line = f"pending {parts.pop('phase')}"
    if parts.pop("merchant_barrel_used"):
        line += ", merchant_barrel_used"
    return [line + "".join(f", {key} {value}" for key, value in parts.items() if value)]


def counted(names: list[str]) -> str:
    """Names one after the other, equal neighbours as `name*2`."""
    runs = [(name, len(list(run))) for name, run in groupby(names)]
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in runs)
