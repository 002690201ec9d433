"""The auction for the order of play: bids made in secret, opened together, and all of them paid.
Rulebook: "Enchère ordre du tour", and for two players "Enchère ordre du tour (1)" and "(2)".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.workshop.board import BID, CHOICE, LAST_BID, MONEY, MOST_MONEY, OFFERED, ORDER
from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.phrase import seat_id

# What may be bid ------------------------------------------------------------------------------


def add_bids(s: WorkshopPosition, p: i64, found: Choices) -> None:
    """Any amount one has (WW-BID-AMOUNT); with two players, first the colour that comes with the
    bid (WW-TWO-FIRST-AUCTION), one of one's own two (WW-TWO-COLOURS)."""
    if s.two_each() and s.box == 0 and s.seat[OFFERED + p] < 0:
        found.append(s.space.offer[p])
        found.append(s.space.offer[p + s.seat_count])
        return
    money = s.seat[MONEY + p]
    if money > MOST_MONEY:
        money = MOST_MONEY
    found.pick_first(s.space.bid, money + 1)


# What happens ---------------------------------------------------------------------------------


def ask_bids(s: WorkshopPosition) -> None:
    """Everybody bids, even a player without money: leaving one out would give that away."""
    s.phase = BID
    s.waiting = BIT[s.seat_count] - 1


def offer(s: WorkshopPosition, p: i64, company: i64) -> None:
    s.seat[OFFERED + p] = company


def open_bids(s: WorkshopPosition) -> None:
    """All bids are paid, even those that win nothing (WW-BID-ALL-PAY)."""
    if s.two_each():
        order_two(s)
    else:
        order_all(s)
    note_opened(s)
    p: i64 = 0
    while p < s.seat_count:
        s.seat[LAST_BID + p] = s.bid_of(p)
        s.seat[MONEY + p] -= s.bid_of(p)
        s.seat[CHOICE + p] = -1
        p += 1


def order_all(s: WorkshopPosition) -> None:
    """Higher bids go forward (WW-BID-HIGHEST); whoever was ahead stays ahead of an equal bid
    (WW-BID-TIES)."""
    box: i64 = 1
    while box < s.company_count:
        mover = s.seat[ORDER + box]
        at = box
        while at > 0 and s.bid_of(s.seat[ORDER + at - 1]) < s.bid_of(mover):
            s.seat[ORDER + at] = s.seat[ORDER + at - 1]
            at -= 1
        s.seat[ORDER + at] = mover
        box += 1


def order_two(s: WorkshopPosition) -> None:
    """Two players: an auction places one company of each (WW-TWO-FIRST-AUCTION), the second one
    those left over (WW-TWO-SECOND-AUCTION)."""
    winner = winner_of_two(s)
    first = entrant(s, winner)
    second = entrant(s, 1 - winner)
    if s.box == 0:
        s.seat[ORDER + 2] = -1
        s.seat[ORDER + 3] = -1
    s.seat[ORDER + s.box] = first
    s.seat[ORDER + s.box + 1] = second
    s.seat[OFFERED] = -1
    s.seat[OFFERED + 1] = -1


def winner_of_two(s: WorkshopPosition) -> i64:
    """Equal bids: the owner of the first box; by lot while the track is empty (WW-TWO-TIES)."""
    if s.bid_of(0) != s.bid_of(1):
        return 0 if s.bid_of(0) > s.bid_of(1) else 1
    if s.seat[ORDER] >= 0:
        return s.owner(s.seat[ORDER])
    s.chance = s.chance.copy()
    drawn = s.chance.below(2)
    note_lot(s, drawn)
    return drawn


def entrant(s: WorkshopPosition, p: i64) -> i64:
    """The company that p plays after this auction: the one offered, then the other."""
    if s.box == 0:
        return s.seat[OFFERED + p]
    played = s.seat[ORDER] if s.owner(s.seat[ORDER]) == p else s.seat[ORDER + 1]
    return p + s.seat_count if played == p else p


# Events ---------------------------------------------------------------------------------------


def note_lot(s: WorkshopPosition, p: i64) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-lot", {"seat": seat_id(p)})


def note_opened(s: WorkshopPosition) -> None:
    """The bids in the order that they lead to, and that order."""
    if s.journal is None:
        return
    for box in range(int(s.box), int(s.company_count)):
        if s.seat[ORDER + box] >= 0:
            p = s.owner(s.seat[ORDER + box])
            s.note(p, "event-bid", {"seat": seat_id(p), "money": int(s.bid_of(p))})
    s.note(-1, "event-order", {"order": s.order_names(s.box)})
