"""The decisions of a game that was played: which moves belong together, and the position before.

For a running game, only the decisions of some seats are given, each with a position drawn at
random from what its seat knew: nothing hidden leaves this file.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence

from ironbridge.bots.review import ended
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.state import State
from ironbridge.server.bots.job import Decision, fresh_seed

PORTION = 60
"""Moves that are played before others get their turn."""


async def decisions_of(
    start: State,
    moves: Sequence[tuple[int, str]],
    first: int,
    last: int,
    own: Collection[int] | None = None,
) -> list[Decision]:
    """The decisions that begin from ply `first` on and before `last`. With `own`: only those of
    these seats, by what they knew; without: all, and nothing is hidden.

    The state is changed: pass a copy.
    """
    found: list[Decision] = []
    ply = 0
    while ply < min(last, len(moves)):
        seat = moves[ply][0]
        wanted = ply >= first and (own is None or seat in own)
        position = document(start, seat, own is None) if wanted else {}
        length = play_action(start, moves, ply)
        # An action that is still going on cannot be judged.
        complete = ply + length < len(moves) or ended(start, seat)
        if wanted and complete:
            played = [text for _, text in moves[ply : ply + length]]
            found.append(Decision(ply, seat, position, played))
        if ply // PORTION != (ply + length) // PORTION:
            await asyncio.sleep(0)
        ply += length
    return found


def document(state: State, seat: int, everything: bool) -> Mapping[str, object]:
    if everything:
        return state.to_json()
    return state.determinize(seat, seeded(fresh_seed())).to_json()


def play_action(state: State, moves: Sequence[tuple[int, str]], ply: int) -> int:
    """Play the moves of the action that begins here; returns how many there are."""
    seat = moves[ply][0]
    for length, (who, text) in enumerate(moves[ply:], start=1):
        if who != seat:
            return length - 1
        state.do(state.game.parse(text), seat)
        if ended(state, seat):
            return length
    return len(moves) - ply
