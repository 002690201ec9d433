"""Plays games to learn from, and duels that decide between versions, as it is told.

An actor keeps nothing between two tasks but what it has read. Until there are weights, the
readable evaluator judges.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from ironbridge import registry
from ironbridge.bots.bot import Bot
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.network import read
from ironbridge.bots.turn_search import LearnedJudge, ReadableJudge, TurnSearch
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.encoder import Encoder
from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.game import Game
from ironbridge.training.duels import Duel, Duelled, GreedyPlayer, Player, TurnPlayer, duel
from ironbridge.training.samples import Row, Samples, gathered, thinned
from ironbridge.training.schedule import Schedule, Setting
from ironbridge.training.selfplay import SelfPlay

ANSWERS = 2
PAYMENTS = 2
REMEMBERED = 3
"""Networks: the newest, one that is tried out, and the best."""


@dataclass(frozen=True)
class Play:
    """Games to learn from, one seed after the other until the time is up."""

    seeds: range
    seconds: float
    width: int
    eager: float
    setting: Setting | None = None
    """The only one that is played; else the schedule says which."""


@dataclass
class Portion:
    """Games that were played."""

    samples: Samples | None = None
    games: int = 0
    points: list[float] = field(default_factory=list)
    """Of the usual setting, so that they can be compared."""
    faults: list[str] = field(default_factory=list)
    """Games that could not be played to the end."""


Task = Play | Duel
Outcome = Portion | Duelled


class Actor:
    def __init__(self, name: str, stopped: Callable[[], bool]) -> None:
        self.game = registry.game(name)
        self.encoder, self.evaluator = learnable(self.game)
        self.yardstick = self.game.yardstick() or self.evaluator
        self.schedule = Schedule(self.game)
        self.stopped = stopped
        self.judges: dict[tuple[bytes, float], LearnedJudge] = {}

    def do(self, task: Task, *weights: bytes) -> Outcome:
        """A task by these weights: to play by, or the version that is tried out and its rival."""
        if isinstance(task, Duel):
            rival = weights[1] if len(weights) > 1 else None
            return self.duel(task, weights[0], rival)
        return self.play(task, weights[0] if weights else None)

    def play(self, task: Play, weights: bytes | None) -> Portion:
        player = SelfPlay(self.game, self.search(task, weights), self.encoder, explore=True)
        end = time.monotonic() + task.seconds
        portion = Portion()
        games: list[tuple[int, list[Row]]] = []
        for seed in task.seeds:
            if self.stopped() or time.monotonic() > end:
                break
            setting = task.setting or self.schedule.setting(seed)
            try:
                rival = self.rival(seed) if weights is not None else None
                played = player.play(setting.seats, seed, setting.options, rival)
            except Exception as error:
                # One game of thousands must not end a long training; its seed says how to
                # repeat it.
                portion.faults.append(f"seed {seed}: {type(error).__name__}: {error}")
                continue
            games.append((seed, thinned(played.rows, seed)))
            if rival is None and setting in (task.setting, Setting(self.schedule.usual)):
                portion.points += [float(score) for score in played.scores]
        portion.games = len(games)
        if any(rows for _, rows in games):
            portion.samples = gathered(games, int(self.encoder.size), int(self.encoder.room))
        return portion

    def duel(self, task: Duel, weights: bytes, rival: bytes | None) -> Duelled:
        def searching(by: bytes) -> Player:
            return TurnPlayer(self.learned_search(by, task.width, task.eager))

        against = GreedyPlayer(self.yardstick) if rival is None else searching(rival)
        setting = task.setting or self.schedule.usual_setting(task.seed)
        return duel(self.game, task, setting, searching(weights), against, self.stopped)

    # Details -----------------------------------------------------------------------------

    def rival(self, seed: int) -> Bot | None:
        """Whoever only ever meets equals does not learn what others leave to be taken: half of
        the games are played alone against the greedy bot. They take a fourth of the time."""
        return Greedy(self.evaluator) if int(seeded(seed).below(2)) else None

    def search(self, task: Play, weights: bytes | None) -> TurnSearch:
        if weights is None:
            return TurnSearch(ReadableJudge(self.evaluator), task.width, ANSWERS, PAYMENTS)
        return self.learned_search(weights, task.width, task.eager)

    def learned_search(self, weights: bytes, width: int, eager: float) -> TurnSearch:
        return TurnSearch(self.judge(weights, eager), width, ANSWERS, PAYMENTS)

    def judge(self, weights: bytes, eager: float) -> LearnedJudge:
        """Reading a network takes as long as some turns: what was read is kept."""
        key = (weights, eager)
        found = self.judges.pop(key, None)
        if found is None:
            found = LearnedJudge(self.encoder, read("weights", weights), eager)
        self.judges[key] = found
        while len(self.judges) > REMEMBERED:
            del self.judges[next(iter(self.judges))]
        return found


def learnable(game: Game) -> tuple[Encoder, Evaluator]:
    """What a game must have before anything can be learned about it."""
    encoder, evaluator = game.encoder(), game.evaluator()
    if encoder is None or evaluator is None:
        raise SetupError(f"{game.name} cannot be trained yet: it has no encoder")
    if encoder.size >= 1 << 16:
        raise FormatError(game.name, "encoder", f"{encoder.size} facts do not fit into 16 bits")
    return encoder, evaluator
