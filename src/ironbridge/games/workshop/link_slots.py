"""Where links lie on a connection for which board.toml does not say it: one whose number of links
was corrected."""

from __future__ import annotations

import math
from itertools import pairwise


def laid_out(path: tuple[tuple[int, int], ...], links: int) -> list[tuple[int, int, int]]:
    """x, y and angle of each link, evenly along the drawn line of its connection."""
    steps = [math.dist(*ends) for ends in pairwise(path)]
    found = []
    for number in range(1, links + 1):
        left = sum(steps) * number / (links + 1)
        for ((x, y), (to_x, to_y)), step in zip(pairwise(path), steps, strict=True):
            if left <= step or (to_x, to_y) == path[-1]:
                share = left / step if step else 0.0
                angle = round(math.degrees(math.atan2(to_y - y, to_x - x)))
                place = round(x + (to_x - x) * share), round(y + (to_y - y) * share)
                # Upside down is the same: a link is drawn within a quarter turn of level.
                found.append((*place, (angle + 90) % 180 - 90))
                break
            left -= step
    return found
