"""What is played: which players sit where, with which deals.

A deal is a seed. It is played by every line-up, once for each rotation of the line-up, so that
neither the deal nor the place at the table favours anybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import NamedTuple

from ironbridge.arena.program import PROGRAM, command_of
from ironbridge.bots import Bot, make
from ironbridge.bots.review import FirstHint
from ironbridge.kernel.chance import SEEDS
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.option import OptionValue
from ironbridge.registry import game as find_game

FIRST_HINT = "first-hint"
"""The name of a player who does what the first hint says: hints should play as well as the bot
they come from."""


@dataclass(frozen=True)
class LineUp:
    """Who sits where, seat by seat, before it is rotated."""

    players: tuple[str, ...]

    @property
    def kind(self) -> str:
        """ "mirror": one player in all seats; "alone": one against the rest; else "shared"."""
        counts = [self.players.count(player) for player in self.names]
        if len(counts) == 1:
            return "mirror"
        return "alone" if len(self.players) > 2 and 1 in counts else "shared"

    @property
    def names(self) -> tuple[str, ...]:
        """Each player once, the one alone first."""
        found = dict.fromkeys(self.players)
        return tuple(sorted(found, key=self.players.count))

    def rotations(self) -> list[tuple[str, ...]]:
        """Every line-up that is this one some seats further; equal ones are played once."""
        turned = (self.players[turn:] + self.players[:turn] for turn in range(len(self.players)))
        return list(dict.fromkeys(turned))


class Task(NamedTuple):
    """One game: a rotation of a line-up, and the deal."""

    line_up: int
    seed: int
    rotation: int


@dataclass(frozen=True)
class Plan:
    """Everything that decides how the games go. It is sent to other processes."""

    game: str
    data: Path | None
    rules: str
    seats: int
    options: Mapping[str, OptionValue]
    line_ups: tuple[LineUp, ...]
    seeds: range
    limit_s: float
    """How long a program may think about a decision."""

    def tasks(self) -> Iterator[Task]:
        """Deal by deal, so that a run that is broken off has whole deals of all line-ups."""
        for seed in self.seeds:
            for number, line_up in enumerate(self.line_ups):
                for rotation in range(len(line_up.rotations())):
                    yield Task(number, seed, rotation)

    def seated(self, task: Task) -> tuple[str, ...]:
        return self.line_ups[task.line_up].rotations()[task.rotation]

    def find_game(self) -> Game:
        game = find_game(self.game, self.data)
        if game.version != self.rules:
            found = f"found version {game.version} on this machine"
            raise SetupError(f"expected version {self.rules} of the rules of {self.game}, {found}")
        return game


def make_plan(
    game: str,
    players: Sequence[str],
    *,
    seeds: range,
    seats: int = 0,
    options: Mapping[str, object] | None = None,
    data: Path | None = None,
    alone: bool = False,
    one_way: bool = False,
    adjacent: bool = False,
    limit_s: float = 10.0,
) -> Plan:
    """The plan, or SetupError: everything that can be wrong is found before the first game."""
    found = find_game(game, data)
    seats = found.check_seats(seats)
    chosen = found.check_options(seats, options)
    for player in players:
        check_player(found, player)
    if not len(seeds):
        raise SetupError("expected at least one deal")
    if seeds[-1] >= SEEDS or seeds[0] < 0:
        raise SetupError(f"seeds are whole numbers from 0 to {SEEDS - 1}")
    made = line_ups(players, seats, alone, one_way, adjacent)
    return Plan(game, data, found.version, seats, chosen, made, seeds, limit_s)


def check_player(game: Game, player: str) -> None:
    if player.startswith(PROGRAM):
        command_of(player)
    else:
        bot_of(game, player)


def bot_of(game: Game, player: str) -> Bot:
    """A level, the yardstick, or somebody who follows hints."""
    return FirstHint() if player == FIRST_HINT else make(game, player)


def line_ups(
    players: Sequence[str],
    seats: int,
    alone: bool = False,
    one_way: bool = False,
    adjacent: bool = False,
) -> tuple[LineUp, ...]:
    """One player: a mirror. Otherwise every pair, or only neighbours in the list."""
    twice = next((player for player in players if players.count(player) > 1), None)
    if twice is not None:
        raise SetupError(f"{twice} is named twice; one name alone has all seats")
    if not players:
        raise SetupError("expected at least one player")
    if len(players) == 1:
        return (LineUp((players[0],) * seats),)
    pairs = pairwise(players) if adjacent else combinations(players, 2)
    found: dict[frozenset[tuple[str, ...]], LineUp] = {}
    for first, second in pairs:
        for players_seated in seatings(first, second, seats, alone, one_way):
            line_up = LineUp(players_seated)
            found.setdefault(frozenset(line_up.rotations()), line_up)
    return tuple(found.values())


def seatings(
    first: str, second: str, seats: int, alone: bool, one_way: bool
) -> list[tuple[str, ...]]:
    if alone:
        both = [(one, *[other] * (seats - 1)) for one, other in ((first, second), (second, first))]
        return both[:1] if one_way else both
    # Where one of them has a seat more, each of them has it once.
    ways = ((first, second), (second, first)) if seats % 2 else ((first, second),)
    return [tuple(way[seat % 2] for seat in range(seats)) for way in ways]
