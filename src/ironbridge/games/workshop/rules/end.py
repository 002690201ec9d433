"""Who has won. Rulebook: "Fin de la partie et victoire"."""

from __future__ import annotations

from ironbridge.games.workshop.board import MONEY, OVER
from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.kernel.phrase import seat_id
from ironbridge.kernel.result import Result


def end_game(s: WorkshopPosition) -> None:
    """Nothing can be done any more (WW-END-AFTER-RAIL-INCOME)."""
    s.phase = OVER
    note_over(s)


def result(s: WorkshopPosition) -> Result:
    """Most money wins (WW-END-MOST-MONEY); of equals, whoever is further ahead on the turn-order
    track (WW-END-TIES, WW-END-TIES-ALL)."""
    seats = range(int(s.seat_count))
    scores = [int(s.seat[MONEY + p]) for p in seats]
    ties: list[tuple[int, ...]] = [(-best_box(s, p),) for p in seats]
    return Result(scores, ties, s.over)


def best_box(s: WorkshopPosition, p: int) -> int:
    """The first box of the track, from 1, with a company of p; behind the last without any."""
    for box in range(int(s.company_count)):
        if s.order[box] >= 0 and s.owner(s.order[box]) == p:
            return box + 1
    return int(s.company_count) + 1


def note_over(s: WorkshopPosition) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-over", {"winners": [seat_id(p) for p in result(s).winners]})
