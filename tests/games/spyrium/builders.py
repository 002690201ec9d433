"""How a rule test is written: a small position in text, some moves, what is now true.

    def test_SP_MONEY_one_pound_for_each_other_worker() -> None:
        state = position('''
            red: money 0, activation
            market a1 bld_mine_1_A
            worker a1-a2 red
            worker a1-b1 yellow 2
        ''')
        play(state, "money a1-a2 a1")
        ...

docs/positions.md describes the text. Unless a line says otherwise, the market is empty, nobody owns
a card, it is round 5, red plays in Phase I, and the event in force is the token event without its
token, which nobody can use.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ironbridge.games.spyrium import create
from ironbridge.games.spyrium.board import OVER, PHASE_NAMES
from ironbridge.games.spyrium.documents import PositionJson
from ironbridge.games.spyrium.move_space import ACTIVATE, EXPLOIT, TAYLORISM
from ironbridge.games.spyrium.table import SpyriumState
from ironbridge.kernel.chance import seeded
from tests.games.playing import allowed, legal, play, refused

__all__ = [
    "allowed",
    "game",
    "legal",
    "play",
    "position",
    "random_game",
    "refused",
    "richer",
    "sample",
]

RICH = 6
"""In a rich game the players get money and Spyrium at one action out of this many."""

game = create()


def position(text: str) -> SpyriumState:
    """The position of a text, with the journal on."""
    state = game.position(text)
    state.journal = []
    return state


def random_game(
    seats: int, seed: int, rich: bool = False, journal: bool = False
) -> Iterator[SpyriumState]:
    """Every position of a random game.

    In a rich game players mostly activate and exploit when they can, and are given money and
    Spyrium now and then, which leads to many buildings and techniques.
    """
    state = game.start(seats, seed, journal=journal)
    chance = seeded(seed + 17)
    while not state.over:
        if rich and state.settled() and chance.below(RICH) == 0:
            state = game.load(richer(state))
        yield state
        moves = state.legal()
        lively = [move for move in moves if move.kind in (ACTIVATE, EXPLOIT, TAYLORISM)]
        if rich and lively and chance.below(4):
            moves = lively
        state.play(moves[chance.below(len(moves))])
    yield state


def richer(state: SpyriumState) -> PositionJson:
    """The same position with enough money and Spyrium for everybody."""
    document = state.to_json()
    for player in document["players"]:
        player["money"] = max(player["money"], 12)
        player["spyrium"] = max(player["spyrium"], 5)
    return document


@cache
def sample(phase: int) -> SpyriumState:
    """A position of some random game in this phase."""
    for seed in range(100):
        for state in random_game(4, seed, rich=phase != OVER):
            if state.phase == phase:
                return state.copy()
    raise AssertionError(f"no random game comes to phase {PHASE_NAMES[phase]}")
