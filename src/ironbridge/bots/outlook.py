"""What a position is worth once the others have answered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.bots.turn_search import TurnSearch
from ironbridge.kernel.state import State

SURE: Final = 5.0
"""The log odds that count for a game that is over: it is won, or it is not."""


class Outlook:
    """With `replies` everybody plays on by it, the seat itself for so many `turns`. `search` has
    the judge and the time that is left; a chance to win counts as much as `eager` says."""

    def __init__(
        self, search: TurnSearch, eager: float, replies: TurnSearch | None, turns: i64
    ) -> None:
        self.search = search
        self.eager: float = eager
        self.replies = replies
        self.turns: i64 = turns

    def play_on(self, state: State, seat: i64) -> None:
        """Everybody plays, until the seat is asked after `turns` turns of its own. Somebody else
        has played before that: a plan may end in the middle of a turn, where something shows, and
        it would be no fair comparison to look at it there."""
        replies = self.replies
        if replies is None:
            return
        left = self.turns
        answered = False
        while not state.over and not self.search.late():
            decider = state.decider()
            moves = state.offer(decider)
            if decider != seat:
                answered = True
            elif answered and len(moves) > 1:
                if left == 0:
                    return
                left -= 1
            if len(moves) > 1:
                moves = replies.lines(state, decider)[0].moves()
            for move in moves:
                state.advance(move, decider)

    def worth(self, state: State, seat: i64) -> float:
        """As it stands."""
        if state.over:
            result = state.result()
            sure = SURE if int(seat) in result.winners else -SURE
            return float(result.scores[int(seat)]) + self.eager * sure
        self.search.judge.begin(state, seat)
        return self.search.judge.value(state, seat)
