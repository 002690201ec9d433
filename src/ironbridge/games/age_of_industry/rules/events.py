"""How the journal names things, and the events that several actions write; the words are in
words/events.*.ftl. Other events stand beside what they tell.

Nothing is made when no journal is kept. `forced` is 1 when the rules left one answer only.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.phrase import Arguments, seat_id


def card_id(s: AgePosition, card: i64) -> str:
    return f"card-{s.board.card_ids[card]}"


def location_id(s: AgePosition, location: i64) -> str:
    return f"location-{s.board.location_ids[location]}"


def tile_of(s: AgePosition, p: i64, slot: i64, kind: i64, owner: i64) -> Arguments:
    board = s.board
    return {
        "seat": seat_id(p),
        "slot": f"slot-{board.slot_ids[slot]}",
        "location": location_id(s, board.slot_location[slot]),
        "owner": seat_id(owner),
        "industry": f"industry-{board.industry_ids[board.kind_industry[kind]]}",
        "level": int(board.kind_level[kind]),
    }


def tile_at(s: AgePosition, p: i64, slot: i64) -> Arguments:
    """Who acts, and the tile that stands in a slot."""
    return tile_of(s, p, slot, s.kind_at(slot), s.owner_at(slot))


def paid(s: AgePosition, p: i64, key: str, money: i64) -> None:
    """Money given back, paid as interest or received for railways."""
    if s.journal is None:
        return
    s.note(p, key, {"seat": seat_id(p), "money": int(money)})
