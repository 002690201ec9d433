"""What the games say: wins, points, places and times of each player in each line-up.

Only whole deals count: with some rotations missing, one player would have had better seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev

from msgspec import Struct

from ironbridge.arena.intervals import Estimate, mean_by_deal, rank, share_by_deal
from ironbridge.arena.plan import LineUp, Plan
from ironbridge.arena.play import Played
from ironbridge.arena.program import PROGRAM
from ironbridge.arena.ratings import Rating, rate


class Times(Struct, frozen=True):
    """Milliseconds; `most_of` is what 99 of 100 do not exceed."""

    count: int
    mean: float
    most_of: float
    longest: float


class PlayerSummary(Struct, frozen=True):
    """A player in one line-up."""

    player: str
    seats: int
    """How many seats it has in each game."""
    equal: float
    """The share of wins that so many seats have among equals."""
    wins: Estimate
    points: Estimate
    deviation: float
    """Of the points of single games."""
    places: list[float]
    """The share of first places, of second places and so on; equal places are shared."""
    clock: str
    """"processor", or "wall" for programs, which think elsewhere."""
    decision: Times
    turn: Times
    failures: dict[str, int]


class LineUpSummary(Struct, frozen=True):
    """All games of a line-up."""

    line_up: list[str]
    kind: str
    deals: int
    games: int
    players: list[PlayerSummary]


class Summary(Struct, frozen=True):
    """Everything. `left_out`: games of deals that are not complete."""

    games: int
    left_out: int
    line_ups: list[LineUpSummary]
    ratings: list[Rating]
    """The best player first; empty where there is only one."""


def summarize(plan: Plan, played: Iterable[Played]) -> Summary:
    known = {one.task: one for one in played}
    # In the order of the plan: ratings depend on it, and cores finish in any order.
    games = [known[task] for task in plan.tasks() if task in known]
    counted: list[Played] = []
    line_ups: list[LineUpSummary] = []
    for number, line_up in enumerate(plan.line_ups):
        whole = whole_deals(line_up, [one for one in games if one.line_up == number])
        if whole:
            counted += [one for deal in whole for one in deal]
            line_ups.append(summary_of(line_up, whole))
    kept = {one.task for one in counted}
    rated = [(plan.seated(one.task), one.places) for one in games if one.task in kept]
    several = len({player for players, _ in rated for player in players}) > 1
    ratings = rate(rated) if several else []
    return Summary(len(counted), len(games) - len(counted), line_ups, ratings)


def whole_deals(line_up: LineUp, games: Sequence[Played]) -> list[list[Played]]:
    deals: dict[int, list[Played]] = {}
    for one in games:
        deals.setdefault(one.seed, []).append(one)
    needed = len(line_up.rotations())
    return [deal for deal in deals.values() if len(deal) == needed]


def summary_of(line_up: LineUp, deals: Sequence[Sequence[Played]]) -> LineUpSummary:
    players = [player_summary(line_up, player, deals) for player in line_up.names]
    games = sum(len(deal) for deal in deals)
    return LineUpSummary(list(line_up.players), line_up.kind, len(deals), games, players)


def player_summary(
    line_up: LineUp, player: str, deals: Sequence[Sequence[Played]]
) -> PlayerSummary:
    seated = line_up.rotations()
    seats = line_up.players.count(player)
    wins: list[float] = []
    points: list[list[int]] = []
    places: Counter[int] = Counter()
    turns: list[list[int]] = []
    failures: Counter[str] = Counter()
    for deal in deals:
        won: list[float] = []
        points.append([])
        for game in deal:
            own = [seat for seat, who in enumerate(seated[game.rotation]) if who == player]
            first = game.places.count(1)
            won.append(sum(game.places[seat] == 1 for seat in own) / first)
            points[-1] += [game.scores[seat] for seat in own]
            for seat in own:
                places[game.places[seat]] += 1
                turns += game.turns[seat]
                failures.update(game.failures[seat])
        wins.append(fmean(won))
    single = [score for deal_points in points for score in deal_points]
    games = sum(len(deal) for deal in deals)
    return PlayerSummary(
        player,
        seats,
        seats / len(line_up.players),
        share_by_deal(wins, games),
        mean_by_deal([fmean(deal_points) for deal_points in points]),
        stdev(single) if len(single) > 1 else 0.0,
        [places[place] / len(single) for place in range(1, len(line_up.players) + 1)],
        "wall" if player.startswith(PROGRAM) else "processor",
        times([time for turn in turns for time in turn]),
        times([sum(turn) for turn in turns]),
        dict(failures),
    )


def times(microseconds: Sequence[int]) -> Times:
    if not microseconds:
        return Times(0, 0.0, 0.0, 0.0)
    ordered = sorted(microseconds)
    most_of, longest = rank(ordered, 0.99), ordered[-1]
    return Times(len(ordered), fmean(ordered) / 1000, most_of / 1000, longest / 1000)
