"""What the end of a game is worth to each seat. Compiled: a batch asks after every game."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from ironbridge.kernel.result import Result

Rewards: TypeAlias = Literal["place", "difference", "points"]
REWARDS: Final[tuple[str, ...]] = get_args(Rewards)


def worths(result: Result, rewards: Rewards) -> list[float]:
    """Place: 1 for the first, -1 for the last, the others evenly between; who shares a place gets
    the mean of the places shared. Difference: points more than the others on the average. Both add
    up to nothing. Points: as they are."""
    scores, places = result.scores, result.places
    seats = len(scores)
    if rewards == "points":
        return [float(score) for score in scores]
    if rewards == "difference":
        total = sum(scores)
        return [score - (total - score) / (seats - 1) for score in scores]
    return [1 - (2 * (place - 1) + places.count(place) - 1) / (seats - 1) for place in places]
