"""Workers go to the market and come back from it. Rulebook: "Placer un ouvrier"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium.board import (
    ACTIVE,
    GAP_FIRST,
    GAP_SECOND,
    GAPS,
    GAPS_HELD,
    IN_MARKET,
    OPEN_GAPS,
)
from ironbridge.games.spyrium.rules import journal
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import seat_id


def placeable(s: SpyriumPosition, p: i64) -> i64:
    """The gaps where p can place a worker now: for an active one (SP-PLACE-ACTIVE-WORKER), beside a
    card at least (SP-PLACE-GAP), however many stand there (SP-PLACE-NO-LIMIT)."""
    return OPEN_GAPS[s.filled] if s.seat[ACTIVE + p] > 0 else 0


def place(s: SpyriumPosition, p: i64, gap: i64) -> None:
    """An active worker goes to a gap."""
    s.seat[ACTIVE + p] -= 1
    s.seat[IN_MARKET + p] += 1
    s.seat[GAPS_HELD + p] |= BIT[gap]
    s.standing[p * GAPS + gap] += 1
    s.around[GAP_FIRST[gap]] += 1
    s.around[GAP_SECOND[gap]] += 1
    placed(s, p, gap)


def placed(s: SpyriumPosition, p: i64, gap: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-place", {"seat": seat_id(p), "gap": journal.gap_id(gap)})


def take_back(s: SpyriumPosition, p: i64, gap: i64) -> None:
    """A worker leaves a gap, and is inactive for the rest of the round. SP-MONEY-INACTIVE,
    SP-ACTIVATE-INACTIVE."""
    s.seat[IN_MARKET + p] -= 1
    s.standing[p * GAPS + gap] -= 1
    if s.standing[p * GAPS + gap] == 0:
        s.seat[GAPS_HELD + p] &= ~BIT[gap]
    s.around[GAP_FIRST[gap]] -= 1
    s.around[GAP_SECOND[gap]] -= 1
