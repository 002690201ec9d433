"""What only Birmingham writes into the journal: its loan, scouting, merchants and their bonuses.
All other events are in industry/journal.py, the words of both in words/events.*.ftl.

Nothing is made when no journal is kept. `forced` is 1 when the rules left one answer only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.birmingham.board import BONUSES
from ironbridge.industry.journal import industry_id
from ironbridge.kernel.phrase import Arguments, seat_id

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState


def developed_freely(s: BirminghamState, p: i64, industry: i64, forced: bool) -> None:
    """Called before the tile leaves the mat."""
    if s.journal is None:
        return
    args: Arguments = {"forced": int(forced), "seat": seat_id(p)}
    args["industry"] = industry_id(s, industry)
    args["level"] = int(s.board.kind_level[s.next_kind(p, industry)])
    s.note(p, "event-bonus-develop", args)


def borrowed(s: BirminghamState, p: i64) -> None:
    if s.journal is None:
        return
    money = int(s.board.loan_money)
    s.note(p, "event-loan", {"seat": seat_id(p), "money": money})


def scouted(s: BirminghamState, p: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-scout", {"seat": seat_id(p)})


def barrel_taken(s: BirminghamState, p: i64, space: i64, forced: bool) -> None:
    if s.journal is None:
        return
    name = f"space-{s.board.space_ids[space]}"
    s.note(p, "event-barrel", {"seat": seat_id(p), "space": name, "forced": int(forced)})


def bonus(s: BirminghamState, p: i64, kind: i64, amount: i64) -> None:
    if s.journal is None:
        return
    key = "event-bonus-" + BONUSES[kind].replace("_", "-")
    s.note(p, key, {"seat": seat_id(p), "amount": int(amount)})
