"""OpenSkill ratings of the players of an arena, as the server rates its tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod

from msgspec import Struct
from openskill.models import PlackettLuce

MODEL = PlackettLuce()


class Rating(Struct, frozen=True):
    """What is believed of a player: the mean, how uncertain it is, and the number that people
    compare: a player is almost surely at least this good."""

    player: str
    mu: float
    sigma: float

    @property
    def shown(self) -> float:
        return self.mu - 3 * self.sigma


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> list[Rating]:
    """Players seat by seat and their places, game after game; the best player first."""
    found: dict[str, Rating] = {}
    for players, places in games:
        before = [
            found.setdefault(player, Rating(player, MODEL.mu, MODEL.sigma)) for player in players
        ]
        teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        rated = MODEL.rate(teams, ranks=[float(place) for place in places])
        for player in set(players):
            new = [team[0] for who, team in zip(players, rated, strict=True) if who == player]
            found[player] = learned(found[player], [(one.mu, one.sigma) for one in new])
    return sorted(found.values(), key=lambda rating: rating.shown, reverse=True)


def learned(before: Rating, after: Sequence[tuple[float, float]]) -> Rating:
    """A player with several seats learns from them what it would learn from one."""
    gain = sum(mu - before.mu for mu, _ in after) / len(after)
    ratio = prod(sigma / before.sigma for _, sigma in after) ** (1 / len(after))
    return Rating(before.player, before.mu + gain, before.sigma * ratio)
