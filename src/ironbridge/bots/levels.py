"""The ladder of bots that people choose from, by name. The server and the command line know
bots only by this file.

Beginner and easy err like people (casual.py). Medium, hard and expert plan whole turns with what
was learned about a game (planner.py). Where nothing was learned yet, medium is the strongest: it
looks one action ahead with the game's readable evaluator (greedy.py).
"""

from __future__ import annotations

import warnings
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ironbridge.bots.bot import Bot
from ironbridge.bots.casual import Casual, Habits
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.planner import Planner, Recipe
from ironbridge.bots.random_bot import RandomBot
from ironbridge.bots.turn_search import LearnedJudge, learned_judge
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game, Interplay


@dataclass(frozen=True)
class Level:
    """A rung of the ladder. `label` is the id of its text in `game.words`; `label.help` says
    how it plays."""

    name: str
    rated: bool = False
    """Whether it plays well enough for rated games: nobody earns a rating by beating those who
    overlook things."""

    @property
    def label(self) -> str:
        return f"level-{self.name}"


LADDER: Final = (
    Level("beginner"),
    Level("easy"),
    Level("medium", rated=True),
    Level("hard", rated=True),
    Level("expert", rated=True),
)
"""All levels, the weakest first."""
MEDIUM: Final = LADDER[2]
"""The strongest level that needs nothing learned."""

FORMER: Final = (Level("random"), Level("greedy", rated=True))
"""No longer offered, but older tables, ratings and saved games have them."""
SUCCESSORS: Final = {"random": "beginner", "greedy": "medium"}
"""Who takes the place of a former level where somebody sits down anew."""
YARDSTICK: Final = "greedy-1"
"""What strength is measured by, the same for ever: tests/bots/test_yardstick.py holds its moves."""

HABITS: Final = {
    "beginner": Habits(forgets=0.5, overlooks=0.7, misjudges=1.5),
    "easy": Habits(forgets=0.3, overlooks=0.5, misjudges=0.8),
}


ALONE: Final = {
    "medium": Recipe(width=2, answers=2, payments=2, eager=3.0, budget_ms=200),
    "hard": Recipe(width=12, answers=2, payments=2, eager=3.0, budget_ms=400),
    "expert": Recipe(width=20, answers=2, payments=3, eager=3.0, budget_ms=800, plans=6, deals=8),
}
"""Where a turn is worth what it brings."""
RECIPES: Final[dict[Interplay, dict[str, Recipe]]] = {
    "little": ALONE
    | {"expert": ALONE["expert"]._replace(width=30, plans=4, deals=4, replies=0, sifted=12)},
    "some": ALONE | {"expert": ALONE["expert"]._replace(width=30, plans=4, deals=4, replies=0)},
    "much": ALONE
    | {
        "hard": ALONE["hard"]._replace(plans=2, deals=1, replies=0),
        "expert": ALONE["expert"]._replace(plans=3, deals=6, replies=0),
    },
    "sealed": ALONE
    | {
        "hard": ALONE["hard"]._replace(plans=3, deals=2, replies=0, learned=4, rounds=12),
        "expert": ALONE["expert"]._replace(
            width=12, plans=4, deals=12, replies=0, learned=8, rounds=12
        ),
    },
    "most": ALONE
    | {
        "hard": ALONE["hard"]._replace(plans=4, deals=4, replies=1),
        "expert": ALONE["expert"]._replace(deals=6, replies=4),
    },
}
"""By how much depends on the answers of the others. The expert always looks at them, hard where
they matter more than its own plans, and at fewer: whoever goes up a level should meet another
player. Where a turn is one action, answers are found quickly, several turns deep; where it is
several, each answer is a turn to search for. Where little depends on them, what a turn is worth
without them says as much, and is known better. Sealed choices are guessed at: what comes after them
is worth no look, nor are plans that seem worse."""


def levels(game: Game) -> tuple[Level, ...]:
    """The levels that a game offers, the weakest first."""
    if game.evaluator() is None:
        return FORMER[:1]  # there is only chance
    return LADDER if is_learned(game) else LADDER[: LADDER.index(MEDIUM) + 1]


def plays_rated(name: str) -> bool:
    """Whether a bot of this level may sit at a rated table."""
    return any(level.rated for level in (*LADDER, *FORMER) if level.name == name)


def successor(name: str, offered: Collection[str]) -> str:
    """The level to choose anew where this one was chosen once: another one if it is no longer
    offered."""
    return name if name in offered else SUCCESSORS.get(name, name)


def substitute(game: Game, name: str) -> str:
    """The level that plays when this one fails or is late: one that needs nothing learned."""
    if game.evaluator() is None:
        return "random"
    return name if name in HABITS else "greedy"


def make(game: Game, name: str) -> Bot:
    """A bot of a level, offered or former, or the yardstick. It keeps nothing between decisions:
    one can play several seats."""
    evaluator = game.evaluator()
    if name == "random":
        return RandomBot()
    if evaluator is not None and name == "greedy":
        return Greedy(evaluator)
    yardstick = game.yardstick()
    if yardstick is not None and name == YARDSTICK:
        return Greedy(yardstick)
    known = [level.name for level in levels(game)]
    if evaluator is None or name not in known:
        expected = ", ".join(known)
        raise SetupError(f"{game.name} has no bot {name!r}. The levels are: {expected}.")
    if name in HABITS:
        return Casual(evaluator, HABITS[name])
    return planner(game, recipe(game, name)) if is_learned(game) else Greedy(evaluator)


def recipe(game: Game, name: str) -> Recipe:
    """How a level plans its turns in a game."""
    return RECIPES[game.interplay()][name]


# Details ------------------------------------------------------------------------------------


def planner(game: Game, by: Recipe) -> Planner:
    return Planner(judge_of(game, by.eager), by)


@lru_cache(maxsize=32)
def is_learned(game: Game) -> bool:
    """Remembered, because it reads a file. Without the file a game goes on with the levels that
    need nothing learned."""
    try:
        return game.encoder() is not None and game.weights() is not None
    except OSError as error:
        warnings.warn(f"what was learned about {game.name} cannot be read: {error}", stacklevel=2)
        return False


@lru_cache(maxsize=8)
def judge_of(game: Game, eager: float) -> LearnedJudge:
    """Read once: reading the weights takes longer than a decision."""
    return learned_judge(game, eager)
