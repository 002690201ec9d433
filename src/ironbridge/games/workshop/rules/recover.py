"""Income goes back into money, at any decision of one's own. Rulebook: "Récupération de thunes"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.workshop.board import INCOME, MONEY
from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, seat_id


def add_recover(s: WorkshopPosition, p: i64, found: list[Move]) -> None:
    """Beside the answers of whoever decides (WW-RECOVER-OWN-DECISION), thus not once a sealed
    choice is made (WW-RECOVER-NOT-LOCKED), and never below 0 (WW-RECOVER-NOT-BELOW-ZERO)."""
    if s.recoverable(p) > 0:
        found.append(s.space.recover)


def recover(s: WorkshopPosition, p: i64) -> None:
    """The income marker goes back for one pound (WW-RECOVER-TWO-SPACES); the same question stays
    asked."""
    s.seat[INCOME + p] -= s.board.per_pound
    s.seat[MONEY + p] += 1
    note_recovered(s, p)


def note_recovered(s: WorkshopPosition, p: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "spaces": int(s.board.per_pound), "money": 1}
    s.note(p, "event-recover", args)
