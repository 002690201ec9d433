"""Developing: a tile leaves the mat unbuilt. Rulebook: "Action : Développement"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Arguments, seat_id


def developments(s: AgePosition, p: i64) -> i64:
    """The tile kinds left on the mat (AI-DEVELOP-ONLY-MAT): any of them may be removed, for any
    card (AI-DEVELOP-CARD)."""
    found: i64 = 0
    kind: i64 = 0
    base = p * s.board.kinds
    while kind < s.board.kinds:
        if s.mat[base + kind] > 0:
            found |= BIT[kind]
        kind += 1
    return found


def develop(s: AgePosition, p: i64, kind: i64) -> None:
    s.take_off_mat(p, kind)
    developed(s, p, kind)


def developed(s: AgePosition, p: i64, kind: i64) -> None:
    if s.journal is None:
        return
    industry = s.board.industry_ids[s.board.kind_industry[kind]]
    args: Arguments = {"seat": seat_id(p), "industry": f"industry-{industry}"}
    args["level"] = int(s.board.kind_level[kind])
    s.note(p, "event-develop", args)
