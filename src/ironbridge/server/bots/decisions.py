"""The decisions of a game that was played: which moves belong together, and the position before.

For a running game, only the decisions of some seats are given, each with a position drawn at
random from what its seat knew: nothing hidden leaves this file.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from ironbridge.bots.review import ended
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.state import State
from ironbridge.server.bots.job import Decision, fresh_seed


def decisions_of(
    start: State,
    moves: Sequence[tuple[int, str]],
    first: int,
    last: int,
    own: Collection[int] | None = None,
) -> Iterator[Decision | None]:
    """The decisions that begin from ply `first` on and before `last`. With `own`: only those of
    these seats, by what they knew; without: all, and nothing is hidden.

    Also gives None now and then, so that whoever asks can let others have their turn. The state
    is changed: pass a copy.
    """
    ply = 0
    while ply < min(last, len(moves)):
        seat = moves[ply][0]
        wanted = ply >= first and (own is None or seat in own)
        position = document(start, seat, own is None) if wanted else {}
        before = ply
        for _ in play_action(start, moves, ply):
            ply += 1
            yield None
        # An action that is still going on cannot be judged.
        complete = ply < len(moves) or ended(start, seat)
        if wanted and complete:
            played = [text for _, text in moves[before:ply]]
            yield Decision(before, seat, position, played, own is None)


def document(state: State, seat: int, everything: bool) -> Mapping[str, object]:
    if everything:
        return state.to_json()
    return state.determinize(seat, seeded(fresh_seed())).to_json()


def play_action(state: State, moves: Sequence[tuple[int, str]], ply: int) -> Iterator[int]:
    """Play the moves of the action that begins here, one by one."""
    seat = moves[ply][0]
    for number in range(ply, len(moves)):
        who, text = moves[number]
        if who != seat:
            return
        state.do(state.game.parse(text), seat)
        yield number
        if ended(state, seat):
            return
