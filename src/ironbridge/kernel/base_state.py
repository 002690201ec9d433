"""A position that knows its game and its chance: what the states of all games begin with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ironbridge.kernel.chance import Chance
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State


@mypyc_attr(acyclic=True)
class BaseState(State):
    """A game adds its fields, and says where its rules are: `add_choices` asks them."""

    def __init__(self, home: Game, seat_count: i64, chance: Chance) -> None:
        super().__init__(seat_count)
        self.home: Final = home
        self.chance: Chance = chance  # shared by copies: copy it before drawing

    @property
    def game(self) -> Game:
        return self.home

    def generate(self, seat: i64) -> list[Move]:
        found = self.home.found
        while True:  # until nobody asks in between: making a list may set off anything (choices.py)
            self.add_choices(seat, found.emptied())
            asked = found.asked
            moves = found.listed()
            if found.asked == asked:
                return moves
