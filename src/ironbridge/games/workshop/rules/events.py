"""How the journal names things, for all files of the rules. What is written into it stands beside
what it tells: nothing is made when no journal is kept, and nothing of a sealed choice before it is
opened. The words are in words/events.*.ftl.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.kernel.phrase import Arguments, seat_id


def company_id(s: WorkshopPosition, company: i64) -> str:
    """A company is called by its player, or by its colour where players have two."""
    if s.two_each():
        return f"colour-{s.board.colour_ids[company]}"
    return seat_id(company)


def card_id(s: WorkshopPosition, card: i64) -> str:
    return f"card-{s.board.card_ids[card]}"


def town_id(s: WorkshopPosition, town: i64) -> str:
    return f"town-{s.board.town_ids[town]}"


def type_id(s: WorkshopPosition, kind: i64) -> str:
    return f"type-{s.board.type_ids[kind]}"


def order_of(s: WorkshopPosition, first: i64) -> list[str]:
    """Who stands in the boxes of the track from the first on, as far as they are filled."""
    boxes = range(int(first), int(s.company_count))
    return [company_id(s, s.order[box]) for box in boxes if s.order[box] >= 0]


def note_turn(s: WorkshopPosition, key: str, args: Arguments) -> None:
    """Something that the company whose turn it is does."""
    p = s.owner(s.company())
    s.note(p, key, {"seat": seat_id(p), **args})
