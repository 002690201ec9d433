"""How a rule test is written: a small position in text, some moves, what is now true.

    def test_AI_LOAN_WHEN() -> None:
        state = position('''
            red: money 2, hand cotton_mill brown
        ''')
        play(state, "build cotton_mill munich-1", "card brown")
        ...

docs/positions.md describes the text. Without a line it is round 2 on the map of Germany, three
seats, red plays with two actions and no money. Unmentioned cards lie in the discard pile of red,
the deck and the display are empty, mats lack only what stands on the map, the demand track is full,
and market tiles that no line names have been used, as far as goods could come there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from ironbridge.games.age_of_industry import create
from ironbridge.games.age_of_industry.board import ACTION, PHASE_NAMES
from ironbridge.games.age_of_industry.move_space import (
    BUILD,
    COMBINE,
    DEVELOP,
    DRAW,
    LINK,
    REPAY,
    SELL,
)
from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.move import Move
from tests.games.playing import allowed, legal, play, refused

__all__ = [
    "MAPS",
    "allowed",
    "game",
    "legal",
    "play",
    "position",
    "random_game",
    "refused",
    "sample",
]

MAPS = ("germany", "new_england")

game = create()


def position(text: str) -> AgeState:
    """The position of a text, with the journal on."""
    state = game.position(text)
    state.journal = []
    return state


def random_game(
    seats: int, seed: int, busy: bool, side: str = "germany", journal: bool = False
) -> Iterator[AgeState]:
    """Every position of a random game on this map, the same object played on.

    A busy player sells and repays when possible, builds and lays rails rather than draw or pass,
    and develops what is never built, which leads to crowded maps, factories and ships; without it
    debts and idle cards are common.
    """
    state = game.start(seats, seed, {"map": side}, journal)
    chance = seeded(seed)
    while not state.over:
        yield state
        seat = state.deciders[chance.below(len(state.deciders))]
        moves = state.legal(seat)
        if busy and state.phase == ACTION:
            moves = lively(moves, chance.below(3)) or moves
        state.play(moves[chance.below(len(moves))], seat)
    yield state


def lively(moves: list[Move], mood: int) -> list[Move]:
    """What a busy player would rather do; `mood` changes what comes first."""
    sales = [move for move in moves if move.kind in (SELL, REPAY)]
    builds = [move for move in moves if move.kind == BUILD]
    combined = [move for move in moves if move.kind == COMBINE]
    rails = [move for move in moves if move.kind == LINK]
    useless = [move for move in moves if move.kind == DEVELOP and move.text.endswith(" 0")]
    draws = [move for move in moves if move.kind == DRAW]
    if mood == 0:
        return sales or useless or combined or draws
    if mood == 1:
        return sales or rails or builds or draws
    return sales or builds or rails or draws


@cache
def sample(phase: int) -> AgeState:
    """A position of some random game in this phase."""
    for seed in range(100):
        for state in random_game(4, seed, True, MAPS[seed % 2]):
            if state.phase == phase:
                return state.copy()
    raise AssertionError(f"no random game comes to phase {PHASE_NAMES[phase]}")


def players(state: AgeState, viewer: int | None = None) -> list[dict[str, Any]]:
    """What a viewer (None: a spectator) is shown of the players."""
    found: Any = state.view(viewer)["players"]
    return list(found)
