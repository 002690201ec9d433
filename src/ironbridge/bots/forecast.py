"""What every seat may expect: points at the end, and the chance to win.

Where a network was learned it judges, and what it is known to get wrong on the average is taken
off (the game's forecasts.toml, made by benchmarks/forecasts.py). Elsewhere the readable evaluator
gives points, and nobody's chance is known.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass

from ironbridge.bots.levels import recipe
from ironbridge.bots.turn_search import LearnedJudge, learned_judge
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.document import read_toml
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.game import Game
from ironbridge.kernel.stage import Stage
from ironbridge.kernel.state import State
from ironbridge.kernel.strict_reader import Fields

DEALS = 4
"""How often what a viewer does not know is drawn."""
FORMAT = "ironbridge-forecasts 1"
TURNS = ("to_come", "now", "taken")
KNOTS = 4
"""Corrections are given for so many moments, from the beginning on; at the end there is none."""
LEADS = 3
"""What points count is given for so many moments: the beginning, the middle and the end."""
CERTAIN = 20.0
"""Log odds beyond this are as good as certain."""


@dataclass(frozen=True)
class Forecast:
    """By seat. The chances add up to one; None where no chance is known."""

    points: list[float]
    win: list[float] | None


@dataclass(frozen=True)
class Correction:
    """What is added for games of one kind."""

    points: tuple[tuple[float, ...], ...]
    """By turn (see Stage), then from the beginning of the game on."""
    odds: tuple[float, ...]
    """By turn: added to the log odds."""
    sharpness: float
    """What the log odds are multiplied by."""
    power: float
    """What the chance is raised to before those of all seats are made to add up: the more, the
    surer the favourite."""
    lead: tuple[float, ...]
    """What ten points more than the others expect on the average add to the log of the chance:
    the network judges each seat by itself, and the sum of it says more."""

    def log_odds(self, odds: float, turn: int) -> float:
        """The log odds by which `shares` comes true."""
        return log_odds(chance_of(odds * self.sharpness + self.odds[turn]) ** self.power)

    def made(
        self, points: Sequence[float], odds: Sequence[float], stages: Sequence[Stage]
    ) -> tuple[list[float], list[float]]:
        """Points and log odds of all seats, corrected."""
        seats = list(zip(points, odds, stages, strict=True))
        points = [point + self.point_error(stage) for point, _, stage in seats]
        odds = [self.log_odds(odd, stage.turn) for _, odd, stage in seats]
        return points, self.together(points, odds, stages)

    def point_error(self, stage: Stage) -> float:
        """To nothing at the end."""
        return between((*self.points[stage.turn], 0.0), stage.played)

    def together(
        self, points: Sequence[float], odds: Sequence[float], stages: Sequence[Stage]
    ) -> list[float]:
        """The log odds of all seats, once their points are held against each other."""
        if not any(self.lead):
            return list(odds)
        centre = sum(points) / len(points)
        leads = [
            between(self.lead, stage.played) * (point - centre) / 10
            for point, stage in zip(points, stages, strict=True)
        ]
        most = max(leads)
        return [
            log_odds(chance_of(odd) * math.exp(max(lead - most, -CERTAIN)))
            for odd, lead in zip(odds, leads, strict=True)
        ]


def between(row: Sequence[float], played: float) -> float:
    """Numbers for moments of a game, evenly spread: between two of them it changes evenly."""
    last = len(row) - 1
    at = min(max(played, 0.0), 1.0) * last
    left = min(int(at), last - 1)
    return row[left] + (at - left) * (row[left + 1] - row[left])


NO_CORRECTION = Correction(
    ((0.0,) * KNOTS,) * len(TURNS), (0.0,) * len(TURNS), 1.0, 1.0, (0.0,) * LEADS
)


class Forecaster:
    """Judges positions of one game. One is enough for a process: see `forecaster`."""

    def __init__(self, game: Game, corrected: bool = True) -> None:
        learned = game.weights() is not None and game.encoder() is not None
        # Where plans are compared, a chance to win counts as much as for the expert.
        eager = recipe(game, "expert").eager
        self.judge: LearnedJudge | None = learned_judge(game, eager) if learned else None
        self.evaluator: Evaluator | None = game.evaluator()
        self.corrections = read_corrections(game) if learned and corrected else {}

    def forecast(self, state: State) -> Forecast:
        """Of a position whose every part is known to whoever asks, or is imagined."""
        if state.over:
            return outcome(state, self.judge is not None)
        points, odds = self.seats(state)
        return Forecast(points, None if self.judge is None else shares(odds))

    def seen_by(self, state: State, viewer: int, chance: Chance, deals: int = DEALS) -> Forecast:
        """Of a running game, by what one seat knows."""
        drawn = [state.determinize(viewer, chance) for _ in range(deals)]
        return average([self.forecast(one) for one in drawn])

    def seats(self, state: State) -> tuple[list[float], list[float]]:
        """The points that each seat may expect, and its log odds to win: 0 where nothing is
        known."""
        if self.judge is None:
            assert self.evaluator is not None
            worth = [float(self.evaluator.value(state, seat)) for seat in range(state.seats)]
            return worth, [0.0] * state.seats
        points, odds = list[float](), list[float]()
        for seat in range(state.seats):
            self.judge.begin(state, seat)
            points.append(self.judge.points(state, seat))
            odds.append(self.judge.network.win)
        stages = stages_of(state)
        correction = self.corrections.get(stages[0].kind) if stages else None
        return (points, odds) if correction is None else correction.made(points, odds, stages)


def outcome(state: State, with_chances: bool) -> Forecast:
    """Nothing is open any more."""
    result = state.result()
    winners = result.winners
    share = [(seat in winners) / len(winners) for seat in range(state.seats)]
    return Forecast([float(score) for score in result.scores], share if with_chances else None)


def shares(odds: Sequence[float]) -> list[float]:
    """Chances from the log odds of every seat by itself, so that they add up to one."""
    alone = [chance_of(one) for one in odds]
    total = sum(alone)
    return [one / total for one in alone]


def stages_of(state: State) -> list[Stage]:
    """How far the game has come for each seat; none where forecasts are not corrected by it."""
    found = [state.game.stage(state, seat) for seat in range(state.seats)]
    return [stage for stage in found if stage is not None]


def log_odds(chance: float) -> float:
    return math.log(chance / (1 - chance))


def chance_of(odds: float) -> float:
    return 1 / (1 + math.exp(-min(max(odds, -CERTAIN), CERTAIN)))


def average(forecasts: Sequence[Forecast]) -> Forecast:
    count = len(forecasts)
    points = [sum(each) / count for each in zip(*(one.points for one in forecasts), strict=True)]
    chances = [one.win for one in forecasts if one.win is not None]
    if len(chances) < count:
        return Forecast(points, None)
    return Forecast(points, [sum(each) / count for each in zip(*chances, strict=True)])


# What the network gets wrong on the average -------------------------------------------------


def weights_mark(game: Game) -> str:
    """What tells the weights of a game from others."""
    return hashlib.blake2b(game.weights() or b"", digest_size=8).hexdigest()


def read_corrections(game: Game) -> dict[str, Correction]:
    """By the kind of game; none where they were not measured, or with other weights."""
    path = game.forecasts()
    if path is None or not path.exists():
        return {}
    document = read_toml(path)
    document.choice("format", (FORMAT,))
    for key in ("command", "measured", "seeds"):
        document.text(key)
    mark = document.text("weights")
    kinds = [read_kind(fields) for fields in document.tables("kind")]
    document.end()
    return dict(kinds) if mark == weights_mark(game) else {}


def read_kind(fields: Fields) -> tuple[str, Correction]:
    name = fields.text("name")
    fields.integer("games", 1, 10**9)
    points = tuple(numbers(fields, turn, KNOTS) for turn in TURNS)
    odds = numbers(fields, "odds", len(TURNS))
    (sharpness,) = numbers(fields, "sharpness", 1)
    (power,) = numbers(fields, "power", 1)
    lead = numbers(fields, "lead", LEADS)
    fields.end()
    return name, Correction(points, odds, sharpness, power, lead)


def numbers(fields: Fields, key: str, count: int) -> tuple[float, ...]:
    found = fields.items(key)
    if len(found) != count or not all(isinstance(one, int | float) for one in found):
        raise fields.error(key, f"expected {count} numbers")
    return tuple(float(one) for one in found if isinstance(one, int | float))


# One for a process --------------------------------------------------------------------------

KNOWN: dict[Game, Forecaster] = {}


def forecaster(game: Game) -> Forecaster | None:
    """None in a game without an evaluator."""
    if game not in KNOWN and game.evaluator() is not None:
        KNOWN[game] = Forecaster(game)
    return KNOWN.get(game)
