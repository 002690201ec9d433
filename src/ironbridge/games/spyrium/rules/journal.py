"""What all rules write into the journal alike. Nothing is made when no journal is kept. The words
are in words/events.*.ftl.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium.board import GAP_IDS, SLOT_IDS
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.phrase import seat_id


def card_id(s: SpyriumPosition, face: i64) -> str:
    return f"card-{s.board.face_ids[face]}"


def event_id(s: SpyriumPosition, event: i64) -> str:
    return f"eventcard-{s.board.event_ids[event]}"


def gap_id(gap: i64) -> str:
    return f"gap-{GAP_IDS[gap]}"


def slot_id(slot: i64) -> str:
    return f"slot-{SLOT_IDS[slot]}"


def plain(s: SpyriumPosition, p: i64, key: str) -> None:
    """A seat did something that needs no more words: passed, went on to Phase II."""
    if s.journal is None:
        return
    s.note(p, key, {"seat": seat_id(p)})


def amount(s: SpyriumPosition, p: i64, key: str, what: str, number: i64) -> None:
    """A seat paid or gained so much; nothing is said of nothing."""
    if s.journal is None or number == 0:
        return
    s.note(p, key, {"seat": seat_id(p), what: int(number)})
