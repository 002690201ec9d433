"""What the tests read from a position, in the words of its document."""

from __future__ import annotations

from typing import Any

from ironbridge.games.workshop.documents import PlayerJson, PlayerViewJson
from ironbridge.games.workshop.table import WorkshopState
from tests.games.workshop.builders import game

Document = dict[str, Any]


def whole(state: WorkshopState) -> Document:
    """For tests that change it: its types are left open."""
    return dict(state.to_json())


def player(state: WorkshopState, seat: int = 0) -> PlayerJson:
    return state.to_json()["players"][seat]


def seen(state: WorkshopState, viewer: int | None, seat: int = 0) -> PlayerViewJson:
    """What a viewer (None: a spectator) sees of a seat."""
    return state.view(viewer)["players"][seat]


def money(state: WorkshopState, seat: int = 0) -> int:
    return player(state, seat)["money"]


def income(state: WorkshopState, seat: int = 0) -> int:
    return player(state, seat)["income"]


def tokens(state: WorkshopState, seat: int = 0) -> list[str]:
    """The demand tokens in hand, in the order of the board."""
    return player(state, seat)["tokens"]


def industries(state: WorkshopState, town: str) -> dict[str, int]:
    """How many industries each colour has in a town."""
    found = [entry for entry in state.to_json()["industries"] if entry["town"] == town]
    return {entry["owner"]: entry["count"] for entry in found}


def links(state: WorkshopState) -> dict[str, str]:
    """The colour of each connection that carries links."""
    return {entry["connection"]: entry["owner"] for entry in state.to_json()["links"]}


def demand(state: WorkshopState) -> dict[str, int]:
    """The tokens on the diagram, by type."""
    return state.to_json()["demand"]


def cards(state: WorkshopState) -> list[str]:
    """The face-up cards."""
    return state.to_json()["cards"]


def deck(state: WorkshopState) -> list[str]:
    return state.to_json()["deck"]


def set_aside(state: WorkshopState) -> list[str]:
    """The set-aside pile, top card first."""
    return state.to_json()["set_aside"]


def used(state: WorkshopState) -> list[str]:
    """The cards of this era that are done with."""
    document = state.to_json()
    elsewhere: list[str | None] = [*document["cards"], *document["deck"], *document["set_aside"]]
    elsewhere.append(document["pending"]["card"])
    return [card for card in game.board.card_ids if card not in elsewhere]


def order(state: WorkshopState) -> list[str]:
    """The colours on the turn-order track."""
    return state.to_json()["order"]


def asked(state: WorkshopState) -> str:
    """What is asked now: the phase."""
    return state.to_json()["pending"]["phase"]


def era(state: WorkshopState) -> str:
    return state.to_json()["era"]


def course(state: WorkshopState) -> tuple[str, int]:
    """Era and round."""
    document = state.to_json()
    return document["era"], document["round"]


def events(state: WorkshopState) -> list[str]:
    """The journal so far, by the keys of its events."""
    assert state.journal is not None
    return [event.phrase.key for event in state.journal]
