"""What the rule tests read of a position, by the colours and ids that people use.

Everything comes from the complete document `state.to_json()`, so a test names no engine field.
"""

from __future__ import annotations

from typing import Any

from ironbridge.kernel.state import State

COLOURS = ("red", "blue", "yellow", "green", "purple")


def whole(state: State) -> dict[str, Any]:
    return dict(state.to_json())


def player(state: State, colour: str = "red") -> dict[str, Any]:
    found: dict[str, Any] = whole(state)["players"][COLOURS.index(colour)]
    return found


def money(state: State, colour: str = "red") -> int:
    return int(player(state, colour)["money"])


def loans(state: State, colour: str = "red") -> int:
    return int(player(state, colour)["loans"])


def spent(state: State, colour: str = "red") -> int:
    return int(player(state, colour)["spent"])


def points(state: State, colour: str = "red") -> int:
    """Only when the game is over; before that `state.result()` counts."""
    return int(player(state, colour)["victory_points"])


def rails_left(state: State, colour: str = "red") -> int:
    return int(player(state, colour)["rails_left"])


def mat(state: State, colour: str = "red") -> dict[str, list[int]]:
    """The levels left on the mat, by industry, lowest first."""
    levels: dict[str, list[int]] = player(state, colour)["mat"]
    return levels


def hand(state: State, colour: str = "red") -> list[str]:
    return list(player(state, colour)["hand"])


def discards(state: State, colour: str = "red") -> list[str]:
    """The cards played or discarded, oldest first."""
    return list(player(state, colour)["discard"])


def deck(state: State) -> list[str]:
    return list(whole(state)["deck"])


def display(state: State) -> list[str | None]:
    return list(whole(state)["display"])


def tiles(state: State) -> dict[str, dict[str, Any]]:
    """The tiles on the map by slot."""
    return {tile["slot"]: tile for tile in whole(state)["tiles"]}


def standing(state: State, slot: str) -> str:
    """The tile in a slot: "red cotton_mill 2", then "flipped" when it is."""
    tile = tiles(state)[slot]
    said = f"{COLOURS[tile['owner']]} {tile['industry']} {tile['level']}"
    return said + (" flipped" if tile["flipped"] else "")


def cubes(state: State, slot: str) -> int:
    """The cubes on the tile of a slot."""
    return int(tiles(state)[slot]["resources"])


def flipped(state: State, slot: str) -> bool:
    return bool(tiles(state)[slot]["flipped"])


def imported(state: State, name: str) -> int:
    """The cubes that lie on a coal import."""
    found = {entry["import"]: entry["cubes"] for entry in whole(state)["imports"]}
    return int(found[name])


def links(state: State) -> dict[str, str]:
    """The colour of each railway on the map."""
    return {link["link"]: COLOURS[link["owner"]] for link in whole(state)["links"]}


def track(state: State) -> tuple[int, int]:
    """The coal and the iron on the demand track."""
    found = whole(state)["markets"]
    return int(found["coal"]), int(found["iron"])


def market(state: State, space: str) -> tuple[str, bool]:
    """The tile of a market space, and whether it has been used."""
    found = {entry["space"]: entry for entry in whole(state)["market_tiles"]}
    return str(found[space]["tile"]), bool(found[space]["used"])


def order(state: State) -> list[str]:
    """The order of play of the round."""
    return [COLOURS[seat] for seat in whole(state)["order"]]


def deciders(state: State) -> list[str]:
    return [COLOURS[seat] for seat in state.deciders]


def asked(state: State) -> str:
    """What is asked now: the phase."""
    return str(whole(state)["pending"]["phase"])


def round_and_actions(state: State) -> tuple[int, int]:
    """The round, and the actions the turn still has."""
    document = whole(state)
    return int(document["round"]), int(document["actions_left"])


def events(state: State) -> list[str]:
    """The journal so far, by the keys of its events."""
    assert state.journal is not None
    return [event.phrase.key for event in state.journal]


def pass_turns(state: State, turns: int = 1) -> None:
    """So many seats pass all their actions, with the first card asked for, and repay nothing."""
    while turns > 0:
        seat, place = state.decider(), whole(state)["turn"]
        while state.decider() == seat and whole(state)["turn"] == place and not state.over:
            answers = ["pass", "done", *(str(move) for move in state.legal())]
            offered = {str(move) for move in state.legal()}
            state.play(state.game.parse(next(text for text in answers if text in offered)))
        turns -= 1
