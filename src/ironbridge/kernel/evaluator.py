"""What a position is worth to a seat: the only thing that bots know about a particular game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from ironbridge.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """A game that has one returns it from `game.evaluator()`."""

    def value(self, state: State, seat: i64) -> float:
        """The score this seat may expect at the end, in the game's points. More is better.

        Looks only at what the seat knows: its own hidden cards, nobody else's.
        """
        raise NotImplementedError
