"""The auction for the order of play: sealed bids, all of them paid. Rulebook: "Enchère ordre du
tour", and for two players "Enchère ordre du tour (1)" and "(2)".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.workshop import chronicle
from ironbridge.games.workshop.layout import BID, CHOICE, LAST_BID, MONEY, OFFERED
from ironbridge.kernel.bits import BIT

if TYPE_CHECKING:
    from ironbridge.games.workshop.state import WorkshopState


def ask(s: WorkshopState) -> None:
    """Everybody bids, also who has no money: to be left out would tell that."""
    s.phase = BID
    s.waiting = BIT[s.seat_count] - 1


def open_bids(s: WorkshopState) -> None:
    if s.two_each():
        order_two(s)
    else:
        order_all(s)
    chronicle.bids_opened(s)
    p: i64 = 0
    while p < s.seat_count:
        s.seat[LAST_BID + p] = s.bid_of(p)
        s.seat[MONEY + p] -= s.bid_of(p)
        s.seat[CHOICE + p] = -1
        p += 1


def order_all(s: WorkshopState) -> None:
    """Higher bids go forward; who was ahead stays ahead of an equal bid."""
    box: i64 = 1
    while box < s.company_count:
        mover = s.order[box]
        at = box
        while at > 0 and s.bid_of(s.order[at - 1]) < s.bid_of(mover):
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = mover
        box += 1


def order_two(s: WorkshopState) -> None:
    """Two players: an auction places one company of each, the second one those left over."""
    winner = winner_of_two(s)
    first = entrant(s, winner)
    second = entrant(s, 1 - winner)
    if s.box == 0:
        s.order[2] = -1
        s.order[3] = -1
    s.order[s.box] = first
    s.order[s.box + 1] = second
    s.seat[OFFERED] = -1
    s.seat[OFFERED + 1] = -1


def winner_of_two(s: WorkshopState) -> i64:
    """Equal bids: the owner of the first box; by lot while the track is empty."""
    if s.bid_of(0) != s.bid_of(1):
        return 0 if s.bid_of(0) > s.bid_of(1) else 1
    if s.order[0] >= 0:
        return s.owner(s.order[0])
    s.chance = s.chance.copy()
    drawn = s.chance.below(2)
    chronicle.lot_drawn(s, drawn)
    return drawn


def entrant(s: WorkshopState, p: i64) -> i64:
    """The company that p plays after this auction: the one offered, then the other."""
    if s.box == 0:
        return s.seat[OFFERED + p]
    played = s.order[0] if s.owner(s.order[0]) == p else s.order[1]
    return p + s.seat_count if played == p else p
