"""Duels decide what is kept: a version plays alone against a table of rivals.

Every seed is played once for each seat of the table, so that neither the deal nor the place
favours anybody. The rivals are `greedy-1`, which never changes, and the best version so far.
Points in games against oneself are no strength: versions that learn to be nice to each other have
many of them, and lose.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Protocol

from ironbridge.bots.bot import decide
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.turn_search import TurnSearch
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State
from ironbridge.training.schedule import Setting

GREEDY = "greedy"
BEST = "best"
SALT = 0xD0E1 << 40
"""Players draw other random numbers than the shuffles of the same seed."""


@dataclass(frozen=True)
class Duel:
    """One seed against one rival, from every seat."""

    seed: int
    rival: str
    width: int
    eager: float
    setting: Setting | None = None


@dataclass
class Duelled:
    """What came of it; `games` is 0 when it was stopped before its end."""

    seed: int
    rival: str
    games: int = 0
    points: float = 0.0
    lead: float = 0.0
    """Points more than the rivals at the same table have on the average."""
    won: float = 0.0
    gain: float = 0.0
    """Games won beyond an equal share: 0.75 for a game won among four."""


class Player(Protocol):
    def turn(self, state: State, seat: int, chance: Chance) -> None:
        """Decide at least once."""


class GreedyPlayer:
    def __init__(self, evaluator: Evaluator) -> None:
        self.bot = Greedy(evaluator)

    def turn(self, state: State, seat: int, chance: Chance) -> None:
        state.do(decide(self.bot, state, seat, chance), seat)


class TurnPlayer:
    """Plans a turn and plays it."""

    def __init__(self, search: TurnSearch) -> None:
        self.search = search

    def turn(self, state: State, seat: int, chance: Chance) -> None:
        legal = state.offer(seat)
        if len(legal) == 1:
            state.advance(legal[0], seat)
            return
        lines = self.search.lines(state.as_if_first(seat).determinize(seat, chance), seat)
        for move in lines[0].moves():
            state.advance(move, seat)


def duel(
    game: Game,
    task: Duel,
    setting: Setting,
    version: Player,
    rival: Player,
    stopped: Callable[[], bool],
) -> Duelled:
    found = Duelled(task.seed, task.rival)
    seats = setting.seats
    for place in range(seats):
        players = [version if seat == place else rival for seat in range(seats)]
        state, chance = game.start(seats, task.seed, setting.options), seeded(task.seed ^ SALT)
        while not state.over:
            if stopped():
                return Duelled(task.seed, task.rival)
            seat = int(state.decider())
            players[seat].turn(state, seat, chance)
        result = state.result()
        own = result.scores[place]
        won = (place in result.winners) / len(result.winners)
        found.points += own / seats
        found.lead += (own - (sum(result.scores) - own) / (seats - 1)) / seats
        found.won += won / seats
        found.gain += (won - 1 / seats) / seats
    found.games = seats
    return found


# What follows from them -----------------------------------------------------------------------


@dataclass(frozen=True)
class Figures:
    """Means over seeds with their standard errors: games of one seed resemble each other."""

    games: int
    points: float
    lead: float
    lead_error: float
    won: float
    won_error: float
    gain: float
    gain_error: float

    def to_json(self) -> dict[str, float]:
        return {
            name: value if name == "games" else round(value, 4)
            for name, value in asdict(self).items()
        }


def figures(results: list[Duelled]) -> Figures:
    def mean(name: str) -> float:
        return sum(float(getattr(one, name)) for one in results) / len(results)

    def error(name: str) -> float:
        middle = mean(name)
        squares = sum((float(getattr(one, name)) - middle) ** 2 for one in results)
        return math.sqrt(squares / (len(results) - 1) / len(results)) if len(results) > 1 else 0.0

    return Figures(
        sum(one.games for one in results),
        mean("points"),
        mean("lead"),
        error("lead"),
        mean("won"),
        error("won"),
        mean("gain"),
        error("gain"),
    )


@dataclass
class Match:
    """The duels of one version: the same seeds against each rival."""

    version: int
    first_seed: int
    seeds: int
    rivals: list[str]
    results: list[Duelled] = field(default_factory=list)

    def pairs(self) -> list[tuple[str, int]]:
        return [
            (rival, seed)
            for seed in range(self.first_seed, self.first_seed + self.seeds)
            for rival in self.rivals
        ]

    def missing(self) -> list[tuple[str, int]]:
        """Rivals and seeds that were not played yet."""
        done = {(one.rival, one.seed) for one in self.results}
        return [pair for pair in self.pairs() if pair not in done]

    def add(self, result: Duelled) -> None:
        """Take a result, unless it is of another match, unfinished, or known."""
        if result.games and (result.rival, result.seed) in self.missing():
            self.results.append(result)

    def figures(self) -> dict[str, Figures]:
        """By rival, for those that were played at all."""
        found: dict[str, Figures] = {}
        for rival in self.rivals:
            # In the order of the seeds, so that sums do not depend on who was quicker.
            played = sorted((o for o in self.results if o.rival == rival), key=lambda o: o.seed)
            if played:
                found[rival] = figures(played)
        return found

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(found: dict[str, Any]) -> Match:
        results = [Duelled(**one) for one in found["results"]]
        return Match(**{**found, "results": results})


def replaces(found: dict[str, Figures], best: Figures | None) -> bool:
    """Whether a version replaces the best one. `best` is how that did against Greedy.

    It must not lose to the best: neither its share of wins nor its lead in points lies more than
    one standard error below what is even, and one of the two is even or better. And against
    Greedy it must not win less than the best by more than one standard error of the difference.
    """
    if BEST in found:
        duels = found[BEST]
        if duels.gain < -duels.gain_error or duels.lead < -duels.lead_error:
            return False
        if duels.gain < 0 and duels.lead < 0:
            return False
    if GREEDY in found and best is not None:
        own = found[GREEDY]
        return own.gain >= best.gain - math.hypot(own.gain_error, best.gain_error)
    return True
