"""How a training goes, what it reports, and what its files say of how they came about."""

from __future__ import annotations

import subprocess
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from ironbridge.training.duels import Figures
from ironbridge.training.schedule import Setting


@dataclass(frozen=True)
class Plan:
    game: str
    minutes: float
    """In all, also when the training is interrupted and goes on."""
    first: int = 128
    second: int = 32
    """Units of the two hidden layers."""
    rate: float = 1e-3
    """The learning rate at the beginning; it falls until the minutes are over."""
    last_rate: float = 5e-5
    batch: int = 2048
    steps: int = 10
    """Steps at a time."""
    bound: int = 1_200_000
    """Positions that are kept."""
    used: int = 6
    """How often a position is used, on the average."""
    held_back: int = 25
    """Of so many games one is for validation."""
    readable_share: float = 1 / 6
    """The part of the time in which only the readable evaluator plays; then the first version is
    learned from its games. A training that begins with weights has none of this."""
    first_steps: int = 2500
    first_used: int = 10
    least: int = 20_000
    """Positions that must be there before anything is learned from games of a network."""
    readable_width: int = 6
    width: int = 5
    """Lines that search follows."""
    setting: Setting | None = None
    """The only number of players and options that is played; else the schedule says which."""
    portion_s: float = 8.0
    """What an actor plays at a time."""
    take_s: float = 10.0
    version_s: float = 40.0
    save_s: float = 60.0
    """What a crash costs at most, beside the games that are being played."""
    duel_seeds: int = 24
    """Seeds against each rival; each is played from every seat."""
    duel_s: float = 240.0
    """Seconds between two matches."""
    duel_share: int = 6
    """While a match goes on, of so many tasks one is a duel; at the end all are."""
    duel_width: int = 4
    duel_eager: float = 3.0
    """What the log odds to win count beside the points, in duels."""

    @property
    def seconds(self) -> float:
        return self.minutes * 60

    def rate_at(self, seconds: float) -> float:
        left = max(0.0, 1 - seconds / self.seconds) if self.seconds else 0.0
        return self.rate * left + self.last_rate


def learning_on(game: str, minutes: float) -> Plan:
    """A training that begins with good weights. Their positions are gone, and large steps on the
    first few new ones would spoil more than the rest of the time brings back."""
    return Plan(game, minutes, rate=5e-4, least=100_000)


@dataclass
class Counters:
    """What a training knows of itself besides positions and weights."""

    seconds: float = 0.0
    """Of training, without the time in which it stood still."""
    starts: int = 0
    games: int = 0
    positions: int = 0
    version: int = 0
    spent: int = 0
    """Steps since the first version, or towards it."""
    tasks: int = 0
    judged: int = 0
    """The newest version whose duels are over."""
    match_at: float = float("-inf")
    """When the last match began."""
    match: dict[str, Any] | None = None

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "match_at": max(self.match_at, -1e9)}


@dataclass(frozen=True)
class Status:
    """How things stand, several times a second."""

    seconds: float
    total: float
    games: int
    positions: int
    version: int
    phase: str
    """readable: nothing was learned yet; first: the first version is learned; learning; duels:
    the last version plays its duels; saving."""
    duels: tuple[int, int] | None
    """How many duels of the present match were played, and how many it has."""


@dataclass(frozen=True)
class VersionReport:
    """A new version of the weights."""

    version: int
    seconds: float
    games: int
    positions: int
    points: float | None
    """Mean points in games among equals since the last report, in the usual setting."""
    losses: tuple[float, float, float]
    error: float | None
    """Of the points on games that were held back: mean distance, mean difference, and the log
    loss of the chance to win."""
    bias: float | None
    win: float | None


@dataclass(frozen=True)
class MatchReport:
    """The duels of a version are over."""

    version: int
    seconds: float
    figures: dict[str, Figures] = field(default_factory=dict)
    kept: bool = False
    """Whether it is the best version now."""


class Watcher(Protocol):
    """Who is told how it goes."""

    def status(self, now: Status) -> None: ...

    def version(self, report: VersionReport) -> None: ...

    def match(self, report: MatchReport) -> None: ...

    def fault(self, text: str) -> None: ...


@cache
def commit() -> str | None:
    """The last commit that changed the sources, if this is a copy of the repository. What was
    changed elsewhere, documents for example, makes no difference."""
    folder = git("rev-parse", "--show-toplevel")
    if folder is None or not (Path(folder) / "src" / "ironbridge").is_dir():
        return None
    last = git("log", "-1", "--abbrev=12", "--format=%h", "--", ":/src")
    return f"{last}-dirty" if last and git("status", "--porcelain", "--", ":/src") else last


def git(*words: str) -> str | None:
    here = Path(__file__).parent
    try:
        found = subprocess.run(
            ["git", *words], cwd=here, capture_output=True, text=True, timeout=10
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return (found.stdout.strip() or None) if found.returncode == 0 else None
