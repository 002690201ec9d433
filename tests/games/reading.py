"""What the rule tests read of a position, by the colours and ids that people use.

Everything comes from the complete document `state.to_json()`, so a test names no engine field.
"""

from __future__ import annotations

from typing import Any

from ironbridge.kernel.state import State
from tests.documents import position_of, view_of

COLOURS = ("red", "yellow", "white", "purple")


def player(state: State, colour: str) -> dict[str, Any]:
    players: Any = position_of(state)["players"]
    found: dict[str, Any] = players[COLOURS.index(colour)]
    return found


def seen(state: State, viewer: int | None, colour: str) -> dict[str, Any]:
    """What a viewer (None: a spectator) is shown of a player."""
    players: Any = view_of(state, viewer)["players"]
    found: dict[str, Any] = players[COLOURS.index(colour)]
    return found


def seated(state: State) -> tuple[str, ...]:
    """The colours that play."""
    return COLOURS[: state.seats]


def money(state: State, colour: str) -> int:
    return int(player(state, colour)["money"])


def spent(state: State, colour: str) -> int:
    return int(player(state, colour)["spent"])


def points(state: State, colour: str) -> int:
    return int(player(state, colour)["victory_points"])


def income(state: State, colour: str) -> int:
    """The space of the income marker."""
    return int(player(state, colour)["income_space"])


def owed(state: State, colour: str) -> int:
    return int(player(state, colour)["owed"])


def links_left(state: State, colour: str) -> int:
    return int(player(state, colour)["links_left"])


def mat(state: State, colour: str) -> dict[str, list[int]]:
    """The levels left on the mat, by industry, lowest first."""
    levels: dict[str, list[int]] = player(state, colour)["mat"]
    return levels


def hand(state: State, colour: str) -> list[str]:
    return list(player(state, colour)["hand"])


def discards(state: State, colour: str) -> list[str]:
    """The open discards, oldest first."""
    return list(player(state, colour)["discard"])


def deck(state: State) -> list[str]:
    cards: Any = position_of(state)["deck"]
    return list(cards)


def tiles(state: State) -> dict[str, dict[str, Any]]:
    """The tiles on the board by slot."""
    found: Any = position_of(state)["tiles"]
    return {tile["slot"]: tile for tile in found}


def cubes(state: State, slot: str) -> int:
    """The cubes or barrels on the tile of a slot."""
    return int(tiles(state)[slot]["resources"])


def flipped(state: State, slot: str) -> bool:
    return bool(tiles(state)[slot]["flipped"])


def links(state: State) -> dict[str, str]:
    """The colour of each link on the board."""
    found: Any = position_of(state)["links"]
    return {link["link"]: COLOURS[link["owner"]] for link in found}


def coal_market(state: State) -> int:
    markets: Any = position_of(state)["markets"]
    return int(markets["coal"])


def iron_market(state: State) -> int:
    markets: Any = position_of(state)["markets"]
    return int(markets["iron"])


def order(state: State) -> list[str]:
    """The order of play of the round."""
    seats: Any = position_of(state)["order"]
    return [COLOURS[seat] for seat in seats]


def deciders(state: State) -> list[str]:
    return [COLOURS[seat] for seat in state.deciders]


def course(state: State) -> tuple[str, int, int]:
    """Era, round, and actions the turn still has."""
    document: Any = state.to_json()
    return document["era"], document["round"], document["actions_left"]


def pass_action(state: State) -> None:
    """The first decider passes, with the first of the cards asked for."""
    state.play(state.game.parse("pass"))
    if state.question().key == "ask-card-pass":
        state.play(state.legal()[0])
