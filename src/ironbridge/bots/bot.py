"""A bot, and the one way to let it decide: it never sees what its seat cannot know."""

from __future__ import annotations

from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State


class Bot:
    """Chooses a move. The same state and the same chance always give the same move."""

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        """One of `state.legal(seat)`. The state is the bot's own: hidden parts are drawn by
        chance, and it may be changed. `legal` has at least two moves."""
        raise NotImplementedError


def decide(bot: Bot, state: State, seat: int, chance: Chance) -> Move:
    """The bot's move for a seat that decides now. Everyone who lets a bot play calls this."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    move = bot.choose(state.determinize(seat, chance), seat, chance)
    if move not in legal:
        state.refuse(move, seat)
    return move
