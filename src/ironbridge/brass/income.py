"""The income track: spaces the marker stands on, and the income level of each space."""

from librt.vecs import append, vec
from mypy_extensions import i64


class IncomeTrack:
    """`level[space]` never falls along the track."""

    def __init__(self, levels: tuple[int, ...]) -> None:
        table = vec[i64]()
        for level in levels:
            table = append(table, level)
        self.level: vec[i64] = table
        self.last: i64 = len(levels) - 1
        self.lowest_level: i64 = levels[0]

    def forward(self, space: i64, steps: i64) -> i64:
        """Income rises by spaces, not levels, and stops at the end of the track."""
        space += steps
        return space if space < self.last else self.last

    def back(self, space: i64, levels: i64) -> i64:
        """A loan lowers by levels: the highest space of the new level, -1 if there is none."""
        wanted = self.level[space] - levels
        if wanted < self.lowest_level:
            return -1
        while self.level[space] > wanted:
            space -= 1
        return space
