"""The ladder of bots that people choose from, by name. The server and the command line know
bots only by this file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ironbridge.bots.bot import Bot
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.random_bot import RandomBot
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game


@dataclass(frozen=True)
class Level:
    """A rung of the ladder. `label` is the id of its text in `game.words`; `label.help` says
    how it plays."""

    name: str
    rated: bool = False
    """Whether it plays well enough for rated games: nobody earns a rating by beating chance."""

    @property
    def label(self) -> str:
        return f"level-{self.name}"


RANDOM: Final = Level("random")
GREEDY: Final = Level("greedy", rated=True)
LADDER: Final = (RANDOM, GREEDY)


def levels(game: Game) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    return (RANDOM,) if game.evaluator() is None else LADDER


def plays_rated(name: str) -> bool:
    """Whether a bot of this level may sit at a rated table."""
    return any(level.rated for level in LADDER if level.name == name)


def make(game: Game, name: str) -> Bot:
    """A bot of this level. It keeps nothing between decisions: one can play several seats."""
    evaluator = game.evaluator()
    if name == RANDOM.name:
        return RandomBot()
    if name == GREEDY.name and evaluator is not None:
        return Greedy(evaluator)
    known = ", ".join(level.name for level in levels(game))
    raise SetupError(f"{game.name} has no bot {name!r}. The levels are: {known}.")
