"""How a rule test is written: a small position in text, some moves, what is now true.

    def test_BB_LOAN_three_levels() -> None:
        state = position('''
            red: money 2, hand birmingham brewery
        ''')
        allowed(state, "loan")
        play(state, "loan", "card brewery")
        ...

docs/positions.md describes the text. Unmentioned cards lie in the discard pile of red, mats lack
only what stands on the board, and the first colour of the order plays (red without one).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ironbridge.brass.board import ACTION
from ironbridge.games.birmingham import create
from ironbridge.games.birmingham.board import DEBT, PHASE_NAMES
from ironbridge.games.birmingham.move_space import BUILD, LINK, LOAN, SELL
from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.kernel.chance import seeded
from tests.games.playing import allowed, legal, play, refused

__all__ = ["allowed", "game", "legal", "play", "position", "random_game", "refused", "sample"]

game = create()


def position(text: str) -> BirminghamState:
    """The position of a text, with the journal on."""
    state = game.position(text)
    state.journal = []
    return state


def random_game(
    seats: int, seed: int, busy: bool, introductory: bool = False
) -> Iterator[BirminghamState]:
    """Every position of a random game, the same object played on.

    A busy player builds, links and sells when possible and borrows otherwise, which leads to
    crowded boards; without it poverty and debts are common.
    """
    state = game.start(seats, seed, {"introductory": introductory})
    chance = seeded(seed)
    while not state.over:
        yield state
        seat = state.deciders[chance.below(len(state.deciders))]
        moves = state.legal(seat)
        if busy and state.phase == ACTION:
            loans = [move for move in moves if move.kind == LOAN]
            moves = [move for move in moves if move.kind in (BUILD, LINK, SELL)] or loans or moves
        state.play(moves[chance.below(len(moves))], seat)
    yield state


@cache
def sample(phase: int) -> BirminghamState:
    """A position of some random game in this phase."""
    for seed in range(100):
        for state in random_game(4, seed, busy=phase != DEBT):
            if state.phase == phase:
                return state.copy()
    raise AssertionError(f"no random game comes to phase {PHASE_NAMES[phase]}")
