"""The JSON form of a position is written; `position_reader.py` reads it.

Copies of a card are told apart by nothing but where they lie, so the document names their ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from ironbridge.games.spyrium.board import (
    ACTIVE,
    CARDS,
    GAP_IDS,
    GAPS,
    KEPT,
    MAX_SEATS,
    MONEY,
    ON_CARDS,
    PHASE_NAMES,
    POINTS,
    RESIDENCE_AT,
    SLOT_IDS,
    SLOTS,
    SPYRIUM,
    TILTED,
    VALUES,
    WORKERS,
)
from ironbridge.games.spyrium.components import GAME
from ironbridge.games.spyrium.documents import (
    Action,
    Bonus,
    BuildingJson,
    OpenEventsJson,
    PendingJson,
    PlaceJson,
    PlayerJson,
    PositionJson,
    TechniqueJson,
    WorkersJson,
)
from ironbridge.games.spyrium.move_space import KIND_NAMES
from ironbridge.kernel.bits import BIT, members

if TYPE_CHECKING:
    from ironbridge.games.spyrium.rules.state import SpyriumPosition


def to_json(state: SpyriumPosition) -> PositionJson:
    """Everything, hidden piles and chance included: never send it to a player, send a view."""
    return {
        "game": GAME,
        "rules": state.home.version,
        "options": {},
        "seats": state.seats,
        "round": int(state.round),
        "first": int(state.first),
        "turn": int(state.turn),
        "players": [player(state, p) for p in range(state.seats)],
        "market": market(state),
        "workers": workers(state),
        "decks": {name: pile(state, k) for k, name in enumerate(state.board.periods)},
        "events": {**open_events(state), "future": event_names(state, future(state))},
        "tokens": {"stock": list(stock(state)), "discard": discarded(state)},
        "chance": state.chance.words(),
        "pending": pending(state),
    }


def before_workers(state: SpyriumPosition) -> Mapping[str, object]:
    """The document as it was written before it said how many workers stand on buildings."""
    document = to_json(state)
    players = [
        {**each, "buildings": [without_workers(building) for building in each["buildings"]]}
        for each in document["players"]
    ]
    return {**document, "players": players}


def without_workers(building: BuildingJson) -> TechniqueJson:
    return {"card": building["card"], "tilted": building["tilted"]}


# The parts that are open to everyone at the table ---------------------------------------------


def player(state: SpyriumPosition, p: int) -> PlayerJson:
    seat = state.seat
    bonuses: dict[Bonus, int] = {"worker": state.bonus_worker, "money": state.bonus_money}
    return {
        "money": int(seat[MONEY + p]),
        "spyrium": int(seat[SPYRIUM + p]),
        "victory_points": int(seat[POINTS + p]),
        "residence": int(seat[RESIDENCE_AT + p]),
        "workers": int(seat[WORKERS + p]),
        "active": int(seat[ACTIVE + p]),
        "activation": state.in_activation & BIT[p] != 0,
        "passed": state.passed & BIT[p] != 0,
        "event_used": state.event_used & BIT[p] != 0,
        "bonuses": [name for name, taken in bonuses.items() if taken & BIT[p]],
        "buildings": buildings(state, p),
        "techniques": techniques(state, p),
        "tokens": kept(state, p),
    }


def buildings(state: SpyriumPosition, p: int) -> list[BuildingJson]:
    """In the order of board.toml; of equal cards the upright ones first, then those with the
    fewest workers on them."""
    tilted = state.seat[TILTED + p]
    cards = [
        (state.board.card_face[card], tilted & BIT[card] != 0, int(state.standing[ON_CARDS + card]))
        for card in members(state.seat[CARDS + p] & state.board.buildings)
    ]
    return [
        {"card": state.board.face_ids[face], "tilted": tilt, "workers": workers}
        for face, tilt, workers in sorted(cards)
    ]


def techniques(state: SpyriumPosition, p: int) -> list[TechniqueJson]:
    """In the order of board.toml."""
    return [
        {"card": face_name(state, card), "tilted": state.seat[TILTED + p] & BIT[card] != 0}
        for card in members(state.seat[CARDS + p] & ~state.board.buildings)
    ]


def kept(state: SpyriumPosition, p: int) -> list[int]:
    """The values of the tokens that Commerce has kept."""
    counts = [int(state.seat[KEPT + v * MAX_SEATS + p]) for v in range(VALUES - 1)]
    return [value for value, copies in enumerate(counts, start=1) for _ in range(copies)]


def market(state: SpyriumPosition) -> list[PlaceJson]:
    return [
        {
            "slot": SLOT_IDS[slot],
            "card": None if state.market[slot] < 0 else face_name(state, int(state.market[slot])),
            "tokens": lying(state, slot),
        }
        for slot in range(SLOTS)
    ]


def lying(state: SpyriumPosition, slot: int) -> list[int]:
    """The values of the tokens on the card in a place of the market."""
    counts = [int(state.tokens[slot * VALUES + value]) for value in range(1, VALUES)]
    return [value for value, copies in enumerate(counts, start=1) for _ in range(copies)]


def workers(state: SpyriumPosition) -> list[WorkersJson]:
    """Who stands where in the market."""
    return [
        {"gap": GAP_IDS[gap], "owner": p, "count": int(state.standing[p * GAPS + gap])}
        for gap in range(GAPS)
        for p in range(state.seats)
        if state.standing[p * GAPS + gap]
    ]


def open_events(state: SpyriumPosition) -> OpenEventsJson:
    """The events that were, the one in force, and the next one."""
    known = state.events[: state.round + 1]
    names = event_names(state, known)
    more = state.round < len(known)
    return {
        "past": names[: state.round - 1],
        "current": names[state.round - 1],
        "token": int(state.event_token),
        "next": names[state.round] if more else None,
        "next_token": int(state.next_token),
    }


def discarded(state: SpyriumPosition) -> list[int]:
    """The values of the tokens in the discard."""
    return [value for value in range(1, VALUES) for _ in range(int(state.discarded[value]))]


def pending(state: SpyriumPosition) -> PendingJson:
    """What is asked, and how far the action in progress has come."""
    return {
        "phase": PHASE_NAMES[state.phase],
        "action": None if state.action < 0 else cast(Action, KIND_NAMES[state.action]),
        "gap": None if state.gap < 0 else GAP_IDS[state.gap],
        "slot": None if state.slot < 0 else SLOT_IDS[state.slot],
        "option": None if state.option < 0 else int(state.option) + 1,
        "lobbying": None if state.waived < 0 else state.waived == 1,
        "token": int(state.token),
        "value": int(state.value),
    }


def face_name(state: SpyriumPosition, card: int) -> str:
    return state.board.face_ids[state.board.card_face[card]]


def event_names(state: SpyriumPosition, events: bytes) -> list[str]:
    return [state.board.event_ids[event] for event in events]


# Hidden piles ---------------------------------------------------------------------------------


def pile(state: SpyriumPosition, period: int) -> list[str]:
    """The cards of a period that have not come to the market, next first."""
    return [face_name(state, card) for card in state.left_of(period)]


def future(state: SpyriumPosition) -> bytes:
    """The events nobody has seen yet, next first."""
    return state.events[state.round + 1 :]


def stock(state: SpyriumPosition) -> bytes:
    """The tokens to come, next first."""
    return state.stock[state.stock_at :]
