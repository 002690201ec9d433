"""Who can sit at a table: people at this terminal, and the bots of the house."""

from __future__ import annotations

from ironbridge.bots import Bot, levels, make
from ironbridge.kernel.chance import SEEDS, Chance, seeded
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.record import Record

HUMAN = "human"


def choose(game: Game, name: str) -> Bot | None:
    """The bot of a level, None for a person at the terminal."""
    if name == HUMAN:
        return None
    known = [level.name for level in levels(game)]
    if name not in known:
        raise SetupError(f"no player is called {name!r}; there are {', '.join([HUMAN, *known])}")
    return make(game, name)


def chance_at(record: Record) -> Chance:
    """The same position of the same game gives the same chance: undo and resume change nothing."""
    seed = record.seed or 0
    return seeded((seed * 1_000_003 + len(record.moves) + 1) % SEEDS)
