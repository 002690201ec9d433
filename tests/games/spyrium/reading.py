"""What the tests read from a position, in the words of its document."""

from __future__ import annotations

from ironbridge.games.spyrium.documents import PlaceJson, PlayerJson, PositionJson
from ironbridge.games.spyrium.table import SpyriumState


def whole(state: SpyriumState) -> PositionJson:
    return state.to_json()


def player(state: SpyriumState, seat: int = 0) -> PlayerJson:
    return whole(state)["players"][seat]


def money(state: SpyriumState, seat: int = 0) -> int:
    return player(state, seat)["money"]


def spyrium(state: SpyriumState, seat: int = 0) -> int:
    return player(state, seat)["spyrium"]


def points(state: SpyriumState, seat: int = 0) -> int:
    return player(state, seat)["victory_points"]


def active(state: SpyriumState, seat: int = 0) -> int:
    return player(state, seat)["active"]


def inactive(state: SpyriumState, seat: int = 0) -> int:
    """The workers of a seat that are neither on the start card, nor in the market or on a
    building."""
    here = sum(entry["count"] for entry in whole(state)["workers"] if entry["owner"] == seat)
    working = sum(sum(workers) for workers in on_buildings(state, seat).values())
    return player(state, seat)["workers"] - active(state, seat) - here - working


def on_buildings(state: SpyriumState, seat: int = 0) -> dict[str, list[int]]:
    """The workers on each building of a seat, by its id: a number for each copy."""
    found: dict[str, list[int]] = {}
    for entry in player(state, seat)["buildings"]:
        found.setdefault(entry["card"], []).append(entry["workers"])
    return found


def cards(state: SpyriumState, seat: int = 0) -> list[str]:
    """What a seat owns: buildings and techniques, tilted ones with a mark."""
    owned = [*player(state, seat)["buildings"], *player(state, seat)["techniques"]]
    return [entry["card"] + (" tilted" if entry["tilted"] else "") for entry in owned]


def market_card(state: SpyriumState, slot: str) -> str | None:
    return place(state, slot)["card"]


def tokens_on(state: SpyriumState, slot: str) -> list[int]:
    return place(state, slot)["tokens"]


def place(state: SpyriumState, slot: str) -> PlaceJson:
    return next(p for p in whole(state)["market"] if p["slot"] == slot)


def discarded_tokens(state: SpyriumState) -> list[int]:
    return whole(state)["tokens"]["discard"]


def asked(state: SpyriumState) -> str:
    """What is asked now: the phase."""
    return whole(state)["pending"]["phase"]


def events(state: SpyriumState) -> list[str]:
    """The journal so far, by the keys of its events."""
    assert state.journal is not None
    return [event.phrase.key for event in state.journal]
