"""What is written into the journal. Nothing is made when no journal is kept, and nothing of a
sealed choice before it is opened. The words are in words/events.*.ftl.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.workshop.layout import ERA_NAMES, INCOME
from ironbridge.kernel.bits import members
from ironbridge.kernel.phrase import Arguments, seat_id

if TYPE_CHECKING:
    from ironbridge.games.workshop.state import WorkshopState


def company_id(s: WorkshopState, company: i64) -> str:
    """A company is called by its player, or by its colour where players have two."""
    if s.two_each():
        return f"colour-{s.board.colour_ids[company]}"
    return seat_id(company)


def card_id(s: WorkshopState, card: i64) -> str:
    return f"card-{s.board.card_ids[card]}"


def town_id(s: WorkshopState, town: i64) -> str:
    return f"town-{s.board.town_ids[town]}"


def type_id(s: WorkshopState, kind: i64) -> str:
    return f"type-{s.board.type_ids[kind]}"


def note_turn(s: WorkshopState, key: str, args: Arguments) -> None:
    """Something that the company whose turn it is does."""
    p = s.owner(s.company())
    s.note(p, key, {"seat": seat_id(p), **args})


# The course of the game -----------------------------------------------------------------------


def game_begun(s: WorkshopState) -> None:
    if s.journal is None:
        return
    if s.two_each():
        s.note(-1, "event-begin-two", {})
    else:
        s.note(-1, "event-begin", {"order": order_of(s, 0)})


def order_of(s: WorkshopState, first: i64) -> list[str]:
    """Who stands in the boxes of the track from the first on, as far as they are filled."""
    boxes = range(int(first), int(s.company_count))
    return [company_id(s, s.order[box]) for box in boxes if s.order[box] >= 0]


def era_begun(s: WorkshopState) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-era", {"era": f"era-{ERA_NAMES[s.era]}"})


def cards_shuffled(s: WorkshopState) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-reset", {"cards": len(s.aside)})


def round_begun(s: WorkshopState) -> None:
    if s.journal is None:
        return
    args: Arguments = {"round": int(s.round), "rounds": int(s.setup.rounds)}
    args["cards"] = [card_id(s, card) for card in members(s.face_up)]
    s.note(-1, "event-round", args)


def game_over(s: WorkshopState) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-over", {"winners": [seat_id(p) for p in s.result().winners]})


# Sealed choices, once they are opened ---------------------------------------------------------


def tokens_drawn(s: WorkshopState) -> None:
    """How many, never which."""
    if s.journal is None:
        return
    s.note(-1, "event-drawn", {"tokens": int(s.setup.drawn)})


def token_placed(s: WorkshopState, p: i64, kind: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "type": type_id(s, kind)}
    args["tokens"] = int(s.demand[kind])
    s.note(p, "event-demand", args)


def tokens_kept(s: WorkshopState, p: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-keep", {"seat": seat_id(p)})


def lot_drawn(s: WorkshopState, p: i64) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-lot", {"seat": seat_id(p)})


def bids_opened(s: WorkshopState) -> None:
    """The bids in the order that they lead to, and that order."""
    if s.journal is None:
        return
    for box in range(int(s.box), int(s.company_count)):
        if s.order[box] >= 0:
            p = s.owner(s.order[box])
            s.note(p, "event-bid", {"seat": seat_id(p), "money": int(s.bid_of(p))})
    s.note(-1, "event-order", {"order": order_of(s, s.box)})


# Turns ----------------------------------------------------------------------------------------


def turn_begun(s: WorkshopState) -> None:
    """Said only where it is not plain which colour plays."""
    if s.journal is None or not s.two_each():
        return
    note_turn(s, "event-turn", {"colour": company_id(s, s.company())})


def recovered(s: WorkshopState, p: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "spaces": int(s.board.per_pound), "money": 1}
    s.note(p, "event-recover", args)


def card_taken(s: WorkshopState, card: i64) -> None:
    if s.journal is None:
        return
    note_turn(s, "event-take", {"card": card_id(s, card)})


def card_swapped(s: WorkshopState, card: i64, drawn: i64) -> None:
    if s.journal is None:
        return
    note_turn(s, "event-swap", {"card": card_id(s, card), "drawn": card_id(s, drawn)})


def industry_removed(s: WorkshopState, company: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"town": town_id(s, s.town), "owner": company_id(s, company)}
    note_turn(s, "event-remove", args)


def industry_placed(s: WorkshopState) -> None:
    if s.journal is None:
        return
    note_turn(s, "event-place", {"town": town_id(s, s.town)})


def link_built(s: WorkshopState, line: i64, money: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"connection": f"connection-{s.board.connection_ids[line]}"}
    args["money"] = int(money)
    note_turn(s, "event-build", args)


def nothing_built(s: WorkshopState) -> None:
    if s.journal is None:
        return
    note_turn(s, "event-no-link", {})


def income_added(s: WorkshopState, gained: i64) -> None:
    if s.journal is None:
        return
    total = s.seat[INCOME + s.owner(s.company())]
    note_turn(s, "event-advance", {"income": int(gained), "total": int(total)})


# The end of an era ----------------------------------------------------------------------------


def income_paid(s: WorkshopState, p: i64, money: i64) -> None:
    if s.journal is None or money == 0:
        return
    s.note(p, "event-income", {"seat": seat_id(p), "money": int(money)})


def links_paid(s: WorkshopState, company: i64, largest: i64, others: i64, money: i64) -> None:
    if s.journal is None or money == 0:
        return
    args: Arguments = {"largest": int(largest), "others": int(others), "money": int(money)}
    note_pay(s, company, "event-links", args)


def industries_paid(s: WorkshopState, company: i64, money: i64) -> None:
    if s.journal is None or money == 0:
        return
    note_pay(s, company, "event-industries", {"money": int(money)})


def note_pay(s: WorkshopState, company: i64, key: str, args: Arguments) -> None:
    """Where players have two companies, it is also said which one earned the money."""
    p = s.owner(company)
    args["seat"] = seat_id(p)
    if s.two_each():
        key += "-of"
        args["owner"] = company_id(s, company)
    s.note(p, key, args)
