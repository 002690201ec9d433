"""What the tests read from a position, in the words of its document."""

from __future__ import annotations

from typing import Any

from ironbridge.games.workshop.table import WorkshopState
from tests.games.workshop.builders import game

Document = dict[str, Any]


def whole(state: WorkshopState) -> Document:
    return state.to_json()


def player(state: WorkshopState, seat: int = 0) -> Document:
    found: Document = whole(state)["players"][seat]
    return found


def seen(state: WorkshopState, viewer: int | None, seat: int = 0) -> Document:
    """What a viewer (None: a spectator) is shown of a seat."""
    view: Any = state.view(viewer)
    found: Document = view["players"][seat]
    return found


def money(state: WorkshopState, seat: int = 0) -> int:
    return int(player(state, seat)["money"])


def income(state: WorkshopState, seat: int = 0) -> int:
    return int(player(state, seat)["income"])


def tokens(state: WorkshopState, seat: int = 0) -> list[str]:
    """The demand tokens in hand, in the order of the board."""
    found: list[str] = player(state, seat)["tokens"]
    return found


def industries(state: WorkshopState, town: str) -> dict[str, int]:
    """How many industries each colour has in a town."""
    found = [entry for entry in whole(state)["industries"] if entry["town"] == town]
    return {entry["owner"]: entry["count"] for entry in found}


def links(state: WorkshopState) -> dict[str, str]:
    """The colour of each connection that carries links."""
    return {entry["connection"]: entry["owner"] for entry in whole(state)["links"]}


def demand(state: WorkshopState) -> dict[str, int]:
    """The tokens on the diagram, by type."""
    found: dict[str, int] = whole(state)["demand"]
    return found


def cards(state: WorkshopState) -> list[str]:
    """The face-up cards."""
    found: list[str] = whole(state)["cards"]
    return found


def deck(state: WorkshopState) -> list[str]:
    found: list[str] = whole(state)["deck"]
    return found


def set_aside(state: WorkshopState) -> list[str]:
    """The set-aside pile, top card first."""
    found: list[str] = whole(state)["set_aside"]
    return found


def used(state: WorkshopState) -> list[str]:
    """The cards of this era that are done with."""
    document = whole(state)
    elsewhere = [*document["cards"], *document["deck"], *document["set_aside"]]
    elsewhere.append(document["pending"]["card"])
    return [card for card in game.board.card_ids if card not in elsewhere]


def order(state: WorkshopState) -> list[str]:
    """The colours on the turn-order track."""
    found: list[str] = whole(state)["order"]
    return found


def asked(state: WorkshopState) -> str:
    """What is asked now: the phase."""
    phase: str = whole(state)["pending"]["phase"]
    return phase


def era(state: WorkshopState) -> str:
    name: str = whole(state)["era"]
    return name


def course(state: WorkshopState) -> tuple[str, int]:
    """Era and round."""
    document = whole(state)
    return document["era"], document["round"]


def events(state: WorkshopState) -> list[str]:
    """The journal so far, by the keys of its events."""
    assert state.journal is not None
    return [event.phrase.key for event in state.journal]
