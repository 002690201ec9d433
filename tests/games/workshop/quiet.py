"""How a rule test lets time pass: everybody places the first token, bids nothing and builds
nothing, until something is asked."""

from __future__ import annotations

from collections.abc import Callable

from ironbridge.games.workshop.table import WorkshopState
from ironbridge.kernel.move import Move

DULL = ("keep", "bid 0", "done")
LONGEST = 2000
"""No game asks quiet players for as many decisions as this."""


def dull(moves: list[Move]) -> Move:
    """The answer that does least."""
    for move in moves:
        if str(move) in DULL:
            return move
    return next(move for move in moves if str(move) != "recover")


def quiet_move(state: WorkshopState) -> None:
    state.play(dull(state.legal()))


def wait(state: WorkshopState, until: Callable[[WorkshopState], bool]) -> None:
    """Quiet moves until something is true, at least one."""
    for _ in range(LONGEST):
        quiet_move(state)
        if until(state):
            return
    raise AssertionError("it never comes to this")
