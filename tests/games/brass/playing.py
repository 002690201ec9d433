"""How the tests that both Brass games share are written.

They are written with the names of Birmingham's map and cards. In Lancashire each name stands for
its counterpart in `LANCASHIRE`; rules are named without the prefix of their rulebook:

    def test_ROUND_PLAY_ORDER(position: Position) -> None:
        state = position("red: hand birmingham*3")
        assert refused(state, "pass", seat=YELLOW) == "ROUND-PLAY-ORDER"

What is read from a position is in Birmingham's names again. conftest.py has the fixtures that run
such a test in both games.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ironbridge.games.birmingham import board as birmingham_board
from ironbridge.games.birmingham import invariants as birmingham_invariants
from ironbridge.games.lancashire import board as lancashire_board
from ironbridge.games.lancashire import invariants as lancashire_invariants
from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.state import State
from tests.games import playing, reading
from tests.games.birmingham import builders as birmingham
from tests.games.birmingham import reading as birmingham_reading
from tests.games.lancashire import builders as lancashire
from tests.games.lancashire import reading as lancashire_reading

RED, YELLOW, WHITE = 0, 1, 2

LANCASHIRE = {
    # towns and their cards
    "birmingham": "manchester",
    "coventry": "preston",
    "dudley": "bolton",
    "nuneaton": "stockport",
    "redditch": "rochdale",
    "tamworth": "oldham",
    # slots for the same industries
    "birmingham_1": "manchester_nw",
    "burton_on_trent_2": "preston_s",
    "cannock_2": "wigan_n",
    "coventry_3": "blackburn_e",
    "dudley_1": "bolton_nw",
    "dudley_2": "bolton_s",
    "kidderminster_2": "bury_n",
    "redditch_1": "rochdale_n",
    "redditch_2": "rochdale_se",
    "tamworth_1": "oldham_w",
    "tamworth_2": "oldham_e",
    # links
    "birmingham-oxford": "colne--yorkshire",
    "dudley-birmingham": "bolton--manchester",
    "gloucester-redditch": "rochdale--yorkshire",
    "kidderminster-dudley": "bolton--bury",
    "redditch-oxford": "oldham--rochdale",
    # industries
    "brewery": "port",
    "pottery": "shipyard",
    # the loan of £30 for three levels
    "loan": "loan 30",
}
WORD = re.compile(r"[\w-]+")

Position = Callable[[str], State]
"""Makes a state of the game under test from the text of a position."""


@dataclass(frozen=True)
class Brass:
    """One of the two games, as the shared tests use it."""

    game: BaseGame[Any, Any]
    prefix: str
    names: Mapping[str, str]
    phases: Sequence[str]
    random_game: Callable[..., Iterator[Any]]
    sample: Callable[[int], Any]
    every_card: Callable[[State], list[str]]
    check: Callable[[Any], None]
    derive: Callable[[Any], None]
    derived: Sequence[str]
    coal_spaces: int
    iron_spaces: int

    def own(self, text: str) -> str:
        """A text in Birmingham's names, with this game's."""
        return WORD.sub(lambda word: self.names.get(word[0], word[0]), text)

    def shared(self, text: str) -> str:
        """A text of this game, in Birmingham's names."""
        names = {own: name for name, own in self.names.items()}
        return WORD.sub(lambda word: names.get(word[0], word[0]), text)

    def position(self, text: str) -> State:
        state: State = self.game.position(self.own(text))
        state.journal = []
        return state


BRASS = {
    "birmingham": Brass(
        birmingham.game,
        "BB",
        {},
        birmingham_board.PHASE_NAMES,
        birmingham.random_game,
        birmingham.sample,
        birmingham_reading.every_card,
        birmingham_invariants.check,
        birmingham_invariants.derive,
        birmingham_invariants.DERIVED,
        coal_spaces=14,
        iron_spaces=10,
    ),
    "lancashire": Brass(
        lancashire.game,
        "BL",
        LANCASHIRE,
        lancashire_board.PHASE_NAMES,
        lancashire.random_game,
        lancashire.sample,
        lancashire_reading.every_card,
        lancashire_invariants.check,
        lancashire_invariants.derive,
        lancashire_invariants.DERIVED,
        coal_spaces=8,
        iron_spaces=8,
    ),
}


def brass_of(state: State) -> Brass:
    return BRASS[state.game.name.removeprefix("brass-")]


# Moves ---------------------------------------------------------------------------------------


def play(state: State, *moves: str, seat: int | None = None) -> None:
    playing.play(state, *map(brass_of(state).own, moves), seat=seat)


def legal(state: State, seat: int | None = None) -> set[str]:
    return set(map(brass_of(state).shared, playing.legal(state, seat)))


def allowed(state: State, move: str, seat: int | None = None) -> None:
    playing.allowed(state, brass_of(state).own(move), seat)


def refused(state: State, move: str, seat: int | None = None) -> str:
    """The clause that forbids the move, without the prefix of its rulebook."""
    brass = brass_of(state)
    rule = playing.refused(state, brass.own(move), seat)
    assert rule.startswith(f"{brass.prefix}-"), rule
    return rule.removeprefix(f"{brass.prefix}-")


# What is on the table ------------------------------------------------------------------------


def tiles(state: State) -> set[str]:
    """The slots with a tile."""
    return set(map(brass_of(state).shared, reading.tiles(state)))


def tile(state: State, slot: str) -> dict[str, Any]:
    """What the position says of the tile of a slot."""
    return reading.tiles(state)[brass_of(state).own(slot)]


def cubes(state: State, slot: str) -> int:
    return reading.cubes(state, brass_of(state).own(slot))


def flipped(state: State, slot: str) -> bool:
    return reading.flipped(state, brass_of(state).own(slot))


def links(state: State) -> dict[str, str]:
    shared = brass_of(state).shared
    return {shared(link): owner for link, owner in reading.links(state).items()}


def mat(state: State, colour: str) -> dict[str, list[int]]:
    shared = brass_of(state).shared
    return {shared(name): levels for name, levels in reading.mat(state, colour).items()}


def hand(state: State, colour: str) -> list[str]:
    return list(map(brass_of(state).shared, reading.hand(state, colour)))


def discards(state: State, colour: str) -> list[str]:
    return list(map(brass_of(state).shared, reading.discards(state, colour)))


def deck(state: State) -> list[str]:
    return list(map(brass_of(state).shared, reading.deck(state)))
