"""The develop action. Rulebooks: "Action - Développement"."""

from mypy_extensions import i64

from ironbridge.brass.board import MAT, MONEY
from ironbridge.brass.rules import cubes
from ironbridge.brass.rules.state import BrassState, industry_id
from ironbridge.kernel.bits import BIT, EMPTY
from ironbridge.kernel.phrase import seat_id


def developments(s: BrassState, p: i64) -> i64:
    """Industries whose lowest tile can be developed, when the iron can be had (DEVELOP-IRON)."""
    if cubes.iron_price(s, s.tables.develop_iron) > s.seat[MONEY + p]:
        return 0
    return removable(s, p)


def removable(s: BrassState, p: i64) -> i64:
    """Industries with a tile on the mat (DEVELOP-MAT-EMPTY) whose lowest may be developed."""
    tables = s.tables
    mat, first = s.mat, p * tables.industries
    found: i64 = 0
    industry: i64 = 0
    while industry < tables.industries:
        if tables.mat_developable[industry * MAT + mat[first + industry]]:
            found |= BIT[industry]
        industry += 1
    return found


def remove_tile(s: BrassState, p: i64) -> None:
    """The tile leaves the mat; iron is needed for it now."""
    note_developed(s, p, s.industry)
    s.take_off_mat(p, s.industry)
    s.need_iron = s.tables.develop_iron


def after_development(s: BrassState, p: i64) -> i64:
    """The iron is there. The result: what may be developed further (DEVELOP-ONE-OR-TWO)."""
    s.steps += 1
    return developments(s, p) if s.steps < s.tables.develop_max else EMPTY


# Events -------------------------------------------------------------------------------------


def note_developed(s: BrassState, p: i64, industry: i64) -> None:
    """Called before the tile leaves the mat."""
    if s.journal is None:
        return
    level = int(s.tables.kind_level[s.next_kind(p, industry)])
    name = industry_id(s, industry)
    s.note(p, "event-develop", {"seat": seat_id(p), "industry": name, "level": level})
