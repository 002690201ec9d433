"""How a rule test is written: a small position in text, some moves, what is now true.

    def test_BL_LOAN_thirty_pounds() -> None:
        state = position('''
            red: money 2, hand bolton port
        ''')
        allowed(state, "loan 30")
        play(state, "loan 30", "card port")
        ...

docs/positions.md describes the text. Unmentioned cards lie in the discard pile of red, mats lack
only what stands on the board, and the first colour of the order plays (red without one). In the
rail era loans need a card in the deck.

Rules that both Brass games share are tested once, in tests/games/brass.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ironbridge.brass.board import ACTION, MONEY
from ironbridge.games.lancashire import create
from ironbridge.games.lancashire.board import DEBT, PHASE_NAMES
from ironbridge.games.lancashire.move_space import BUILD, DEVELOP, DOUBLE, LINK, LOAN, SELL
from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from tests.games.playing import allowed, legal, play, played_at_random, refused

__all__ = ["allowed", "game", "legal", "play", "position", "random_game", "refused", "sample"]

POOR = 12
"""With less money a busy player borrows now and then."""

game = create()


def position(text: str) -> LancashireState:
    """The position of a text, recording its events."""
    state = game.position(text)
    state.journal = []
    return state


def random_game(seats: int, seed: int, busy: bool, *options: str) -> Iterator[LancashireState]:
    """Every position of a random game with these options, the same object played on.

    A busy player acts when possible, sells first, and borrows when poor, which leads to crowded
    boards; without it poverty and debts are common.
    """

    def preferred(
        state: LancashireState, seat: int, moves: Sequence[Move], chance: Chance
    ) -> Sequence[Move]:
        if not busy or state.phase != ACTION:
            return moves
        sales = [move for move in moves if move.kind == SELL]
        loans = [move for move in moves if move.kind == LOAN]
        poor = state.seat[MONEY + seat] < POOR and chance.below(3) == 0
        acts = [move for move in moves if move.kind in (BUILD, DOUBLE, LINK, DEVELOP)]
        return (loans if poor else []) or sales or acts or loans or moves

    state = game.start(seats, seed, dict.fromkeys(options, True))
    return played_at_random(state, seed, preferred)


@cache
def sample(phase: int) -> LancashireState:
    """A position of some random game in this phase."""
    for seed in range(100):
        for state in random_game(4, seed, phase != DEBT):
            if state.phase == phase:
                return state.copy()
    raise AssertionError(f"no random game comes to phase {PHASE_NAMES[phase]}")
