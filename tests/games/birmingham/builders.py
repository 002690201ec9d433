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

Rules that both Brass games share are tested once, in tests/games/brass.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ironbridge.brass.board import ACTION
from ironbridge.games.birmingham import create
from ironbridge.games.birmingham.board import DEBT, PHASE_NAMES
from ironbridge.games.birmingham.move_space import BUILD, LINK, LOAN, SELL
from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from tests.games.playing import allowed, legal, play, played_at_random, refused

__all__ = ["allowed", "game", "legal", "play", "position", "random_game", "refused", "sample"]

game = create()


def position(text: str) -> BirminghamState:
    """The position of a text, recording its events."""
    state = game.position(text)
    state.journal = []
    return state


def random_game(seats: int, seed: int, busy: bool, *options: str) -> Iterator[BirminghamState]:
    """Every position of a random game with these options, the same object played on.

    A busy player builds, links and sells when possible and borrows otherwise, which leads to
    crowded boards; without it poverty and debts are common.
    """

    def preferred(
        state: BirminghamState, seat: int, moves: Sequence[Move], chance: Chance
    ) -> Sequence[Move]:
        if not busy or state.phase != ACTION:
            return moves
        acts = [move for move in moves if move.kind in (BUILD, LINK, SELL)]
        return acts or [move for move in moves if move.kind == LOAN] or moves

    state = game.start(seats, seed, dict.fromkeys(options, True))
    return played_at_random(state, seed, preferred)


@cache
def sample(phase: int) -> BirminghamState:
    """A position of some random game in this phase."""
    for seed in range(100):
        for state in random_game(4, seed, phase != DEBT):
            if state.phase == phase:
                return state.copy()
    raise AssertionError(f"no random game comes to phase {PHASE_NAMES[phase]}")
