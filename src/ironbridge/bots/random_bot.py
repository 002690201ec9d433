"""The bot that plays anything: the bottom of the ladder, for every game."""

from __future__ import annotations

from ironbridge.bots.bot import Bot
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State


class RandomBot(Bot):
    """Every legal move is equally likely."""

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        return chance.choice(state.legal(seat))
