"""Who plays whom: the tables of a round, the seats at them, and who has a bye.

Plain functions of numbers, without a database and without chance of their own: the same players,
history and seed always give the same round, so that anybody can check it.

- Sizes: as few byes as possible, then as few tables as possible, then as even as possible.
- Byes go to those who have had the fewest, among these to those with the fewest points.
- Swiss: people with like points sit together, and those who have met sit apart. Meeting again
  counts as much as a difference of `REMATCH` points.
- Round robin: a plan for all rounds, made when it begins, in which everybody meets everybody.
- Seats: of all orders at a table, one in which people sit least often where they sat before.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final

REMATCH: Final = 36.0
"""How many points of difference a second meeting outweighs: three wins."""
SWEEPS: Final = 6
"""How often all exchanges of two people are tried; most rounds need no more than four."""

Tables = list[list[int]]
"""The players of each table by their numbers; in the order of seats once they are seated."""


@dataclass(frozen=True)
class Round:
    """Who plays with whom in one round."""

    tables: Tables
    byes: list[int]


@dataclass
class History:
    """What was played before: who met whom how often, who sat where, who had a bye."""

    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)
    byes: Counter[int] = field(default_factory=Counter)

    def add(self, tables: Iterable[Sequence[int]], byes: Iterable[int] = ()) -> None:
        """A round, with the players of each table in the order of their seats."""
        for table in tables:
            self.sat.update((player, seat) for seat, player in enumerate(table))
            self.met.update(pair(one, two) for one, two in combinations(table, 2))
        self.byes.update(byes)

    def meetings(self, one: int, two: int) -> int:
        return self.met[pair(one, two)]


def pair(one: int, two: int) -> tuple[int, int]:
    return (one, two) if one < two else (two, one)


# Sizes --------------------------------------------------------------------------------------


def table_sizes(players: int, smallest: int, largest: int) -> tuple[list[int], int]:
    """The sizes of the tables, the largest first, and how many people have a bye."""
    for byes in range(players + 1):
        playing = players - byes
        tables = -(-playing // largest)
        if tables * smallest <= playing:
            even, more = divmod(playing, tables) if tables else (0, 0)
            return [even + 1] * more + [even] * (tables - more), byes
    raise AssertionError("with nobody playing there are no tables, which is always possible")


# Swiss --------------------------------------------------------------------------------------


def swiss_round(
    points: Mapping[int, float], history: History, smallest: int, largest: int, seed: int
) -> Round:
    """The next round of a Swiss tournament for these players."""
    lots = draw(points, seed)
    sizes, count = table_sizes(len(points), smallest, largest)
    resting = byes(points, history, lots, count)
    playing = sorted(points.keys() - set(resting), key=lambda p: (-points[p], lots[p]))
    tables = cut(playing, sizes)
    improve(tables, Costs(points, history))
    return Round([seated(table, history, lots) for table in tables], resting)


def byes(
    points: Mapping[int, float], history: History, lots: Mapping[int, int], count: int
) -> list[int]:
    """Who rests: the fewest byes first, then the fewest points, then by lot."""
    order = sorted(points, key=lambda p: (history.byes[p], points[p], -lots[p]))
    return sorted(order[:count])


def draw(players: Collection[int], seed: int) -> dict[int, int]:
    """A lot for each player: a place in an order that the seed shuffles."""
    order = sorted(players)
    random.Random(seed).shuffle(order)
    return {player: lot for lot, player in enumerate(order)}


def cut(players: Sequence[int], sizes: Sequence[int]) -> Tables:
    tables, start = [], 0
    for size in sizes:
        tables.append(list(players[start : start + size]))
        start += size
    return tables


class Costs:
    """What it costs that two people sit at one table; the fewer points, the better."""

    def __init__(self, points: Mapping[int, float] | None, history: History) -> None:
        self._points = points
        self._history = history
        self._known: dict[tuple[int, int], float] = {}

    def of(self, one: int, two: int) -> float:
        key = pair(one, two)
        if key not in self._known:
            # The third meeting costs more than the second, so that nobody meets somebody often.
            met = self._history.met[key]
            apart = 0.0 if self._points is None else abs(self._points[one] - self._points[two])
            self._known[key] = REMATCH * met * (met + 1) / 2 + apart
        return self._known[key]

    def joining(self, player: int, table: Sequence[int], instead_of: int) -> float:
        """What a player costs who takes somebody's place at a table."""
        return sum(self.of(player, other) for other in table if other != instead_of)


def improve(tables: Tables, costs: Costs) -> None:
    """Exchange two people of two tables as long as that makes the round better."""
    for _ in range(SWEEPS):
        better = False
        for first, second in combinations(tables, 2):
            for i, j in ((i, j) for i in range(len(first)) for j in range(len(second))):
                better |= exchange(first, i, second, j, costs)
        if not better:
            return


def exchange(first: list[int], i: int, second: list[int], j: int, costs: Costs) -> bool:
    """Exchange two people if that costs less; whether it was done."""
    one, two = first[i], second[j]
    now = costs.joining(one, first, one) + costs.joining(two, second, two)
    then = costs.joining(two, first, one) + costs.joining(one, second, two)
    if then < now - 1e-9:
        first[i], second[j] = two, one
        return True
    return False


def seated(table: Sequence[int], history: History, lots: Mapping[int, int]) -> list[int]:
    """The players of a table in the order of seats; of equally good orders, the one by lot."""
    order = sorted(table, key=lambda player: lots[player])

    def repeats(seats: Iterable[int]) -> int:
        return sum(history.sat[player, seat] ** 2 for seat, player in enumerate(seats))

    return list(min(permutations(order), key=repeats))


# Round robin --------------------------------------------------------------------------------


def round_robin(
    players: Collection[int], smallest: int, largest: int, seed: int, most_rounds: int
) -> list[Round]:
    """All rounds of a tournament in which everybody meets everybody, unless `most_rounds` come
    to an end first."""
    if largest == 2:
        return everybody_in_pairs(players, seed)[:most_rounds]
    history = History()
    rounds: list[Round] = []
    while len(rounds) < most_rounds and not all_met(players, history):
        found = meeting_round(players, history, smallest, largest, seed + len(rounds))
        if not found.tables:
            break
        history.add(found.tables, found.byes)
        rounds.append(found)
    return rounds


def meeting_round(
    players: Collection[int], history: History, smallest: int, largest: int, seed: int
) -> Round:
    """A round in which as few people as possible meet again."""
    lots = draw(players, seed)
    sizes, count = table_sizes(len(players), smallest, largest)
    unmet = {
        one: -float(sum(not history.meetings(one, two) for two in players if two != one))
        for one in players
    }
    # Whoever has met the most people already can best sit out.
    resting = byes({one: -lacking for one, lacking in unmet.items()}, history, lots, count)
    playing = sorted(set(players) - set(resting), key=lambda p: lots[p])
    tables = cut(playing, sizes)
    improve(tables, Costs(None, history))
    return Round([seated(table, history, lots) for table in tables], resting)


def all_met(players: Collection[int], history: History) -> bool:
    return all(history.meetings(one, two) for one, two in combinations(players, 2))


def everybody_in_pairs(players: Collection[int], seed: int) -> list[Round]:
    """The circle method: one stays, the others move on by one place each round."""
    lots = draw(players, seed)
    ring: list[int | None] = [*sorted(players, key=lambda p: lots[p])]
    if len(ring) % 2:
        ring.insert(0, None)  # it stays, so that everybody is as often first as second
    half = len(ring) // 2
    rounds: list[Round] = []
    for number in range(len(ring) - 1):
        tables: Tables = []
        free: list[int] = []
        for i, (one, two) in enumerate(zip(ring[:half], reversed(ring[half:]), strict=True)):
            if one is None or two is None:
                free += [player for player in (one, two) if player is not None]
            else:  # whoever is first in one round is second in the next
                tables.append([two, one] if (i or number) % 2 else [one, two])
        rounds.append(Round(tables, free))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds
