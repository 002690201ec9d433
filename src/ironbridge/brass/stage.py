"""How far a game of the family has come for a seat."""

from __future__ import annotations

from ironbridge.brass.board import ORDER
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.stage import Stage, turn_at


def stage(s: BrassState, seat: int, kind: str, rounds: int) -> Stage:
    """Rounds that are over, of all that are played; a turn counts as its share of a round.
    `rounds` are those of an era."""
    eras = 1 if s.introductory else 2
    done = (int(s.era) * rounds + int(s.round) - 1) + int(s.turn) / s.seats
    order = [int(s.seat[ORDER + place]) for place in range(s.seats)]
    return Stage(kind, done / (eras * rounds), turn_at(order.index(seat), int(s.turn)))
