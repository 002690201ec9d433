"""From results to standings, in words that the page repeats:

1. Tournament points. The first at a table gets 12 and the last 0, with equal steps between them,
   whatever the size of the table; people with the same place share what their places bring. A bye
   brings 6, the middle of a table. An absence, and a table that was given up, bring nothing.
2. Then the points made at the tables: one's own score as a percentage of the average at the table,
   averaged over one's tables. 100 is the average.
3. Then the strength of opponents: the average tournament points of everybody one sat with.
4. Then a lot, drawn with the seed that is shown.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ironbridge.server.tournaments.pairing import draw

WIN: Final = 12.0
BYE: Final = 6.0
AVERAGE: Final = 100.0


@dataclass(frozen=True)
class Finish:
    """How one player finished at a table. Without a place the table gave no result."""

    entry: int
    place: int | None
    score: int | None = None


@dataclass(frozen=True)
class Standing:
    """A line of the standings. `share` and `opposition` are 0 for whoever has played no table."""

    rank: int
    entry: int
    points: float
    played: int
    wins: int
    byes: int
    share: float
    opposition: float
    lot: int


def standings(
    entries: Collection[int], tables: Sequence[Sequence[Finish]], byes: Sequence[int], seed: int
) -> list[Standing]:
    """Everybody in order. `tables` are those with a result; `byes` one number for each bye."""
    points = dict.fromkeys(entries, 0.0)
    shares: dict[int, list[float]] = {entry: [] for entry in entries}
    places: dict[int, list[int]] = {entry: [] for entry in entries}
    for entry in byes:
        points[entry] += BYE
    for table in tables:
        for entry, gained in table_points(table).items():
            points[entry] += gained
        for entry, share in table_shares(table).items():
            shares[entry].append(share)
        for finish in table:
            if finish.place is not None:
                places[finish.entry].append(finish.place)
    strength = opposition(entries, tables, points)
    lots = draw(entries, seed)
    lines = [
        Standing(
            0,
            entry,
            points[entry],
            len(places[entry]),
            places[entry].count(1),
            byes.count(entry),
            average(shares[entry]),
            strength[entry],
            lots[entry] + 1,
        )
        for entry in entries
    ]
    lines.sort(key=lambda line: (-line.points, -line.share, -line.opposition, line.lot))
    return [
        Standing(rank, *(getattr(line, name) for name in AFTER_RANK))
        for rank, line in enumerate(lines, start=1)
    ]


AFTER_RANK: Final = ("entry", "points", "played", "wins", "byes", "share", "opposition", "lot")


def table_points(table: Sequence[Finish]) -> dict[int, float]:
    """What a table brings to each player; nothing where it gave no result."""
    if len(table) < 2 or any(finish.place is None for finish in table):
        return {}
    step = WIN / (len(table) - 1)
    found = {}
    for finish in table:
        better = sum(placed(other) < placed(finish) for other in table)
        level = sum(placed(other) == placed(finish) for other in table)
        found[finish.entry] = WIN - step * (better + (level - 1) / 2)
    return found


def placed(finish: Finish) -> int:
    assert finish.place is not None, "only asked where there is a result"
    return finish.place


def table_shares(table: Sequence[Finish]) -> dict[int, float]:
    """Each score as a percentage of the average at the table; a negative one counts as nothing.
    A table without all scores, or at which nobody made a point, tells nothing."""
    if any(finish.place is None or finish.score is None for finish in table):
        return {}
    scores = {finish.entry: max(0, finish.score or 0) for finish in table}
    total = sum(scores.values())
    if not total:
        return {}
    return {entry: AVERAGE * score * len(table) / total for entry, score in scores.items()}


def opposition(
    entries: Collection[int], tables: Sequence[Sequence[Finish]], points: Mapping[int, float]
) -> dict[int, float]:
    """The average points of everybody one sat with, each as often as one did."""
    met: dict[int, list[float]] = {entry: [] for entry in entries}
    for table in tables:
        if any(finish.place is None for finish in table):
            continue
        for finish in table:
            met[finish.entry] += [points[o.entry] for o in table if o.entry != finish.entry]
    return {entry: average(found) for entry, found in met.items()}


def average(numbers: Sequence[float]) -> float:
    """Rounded, so that equal is equal whatever the order in which it was summed up."""
    return round(sum(numbers) / len(numbers), 6) if numbers else 0.0
