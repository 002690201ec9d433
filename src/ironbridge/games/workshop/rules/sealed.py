"""Choices that are made in secret and opened together: demand tokens, and bids for the order of
play. Rulebook: "Création demande", "Enchère ordre du tour", and for two players "Enchère ordre du
tour (1)" and "(2)".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.workshop import move_space as kinds
from ironbridge.games.workshop.board import (
    BID,
    CHOICE,
    DEMAND,
    HAND,
    LAST_BID,
    MAX_SEATS,
    MONEY,
    MOST_MONEY,
    OFFERED,
    TYPES,
)
from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move
from ironbridge.kernel.move_space import pick
from ironbridge.kernel.phrase import Arguments, seat_id

# Demand: which tokens may be chosen -----------------------------------------------------------


def add_demands(s: WorkshopPosition, p: i64, found: list[Move]) -> None:
    """The era opens with a fixed number of tokens (WW-DEMAND-MUST-PLACE, WW-DEMAND-RAIL,
    WW-TWO-DEMAND), and closes with at most as many (WW-DEMAND-MAY-PLACE, WW-DEMAND-LAST,
    WW-TWO-DEMAND-END)."""
    most = s.setup.placed
    if s.closing():
        found.append(s.space.keep)
    elif tokens_in_hand(s, p) < most:
        most = tokens_in_hand(s, p)
    if s.closing() or most == 1:
        pick(found, s.space.demand, types_in_hand(s, p))
    if most > 1:
        add_pairs(s, p, found)


def tokens_in_hand(s: WorkshopPosition, p: i64) -> i64:
    tokens: i64 = 0
    t: i64 = 0
    while t < TYPES:
        tokens += s.seat[HAND + t * MAX_SEATS + p]
        t += 1
    return tokens


def types_in_hand(s: WorkshopPosition, p: i64) -> i64:
    """Only a token that one has can be placed: WW-DEMAND-OWN-TOKENS."""
    types: i64 = 0
    t: i64 = 0
    while t < TYPES:
        if s.seat[HAND + t * MAX_SEATS + p]:
            types |= BIT[t]
        t += 1
    return types


def add_pairs(s: WorkshopPosition, p: i64, found: list[Move]) -> None:
    """Two tokens are one choice: WW-TWO-TOKENS-TOGETHER."""
    a: i64 = 0
    while a < TYPES:
        held = s.seat[HAND + a * MAX_SEATS + p]
        if held > 1:
            found.append(s.space.demand_two[a * TYPES + a])
        b = a + 1
        while b < TYPES:
            if held and s.seat[HAND + b * MAX_SEATS + p]:
                found.append(s.space.demand_two[a * TYPES + b])
            b += 1
        a += 1


# Demand: what happens -------------------------------------------------------------------------


def draw(s: WorkshopPosition) -> None:
    """New tokens for everybody at the opening of an era, seat after seat (WW-DEMAND-DRAW)."""
    p: i64 = 0
    while p < s.seat_count:
        n: i64 = 0
        while n < s.setup.drawn:
            s.seat[HAND + s.stock[s.stock_at] * MAX_SEATS + p] += 1
            s.stock_at += 1
            n += 1
        p += 1
    note_drawn(s)


def ask_demand(s: WorkshopPosition) -> bool:
    """All who hold tokens choose at the same time, even if there is only one choice: leaving a
    player out would give away more than the number of tokens, which all can see. Whether anybody
    is asked."""
    s.phase = DEMAND
    s.box = 0
    p: i64 = 0
    while p < s.seat_count:
        if tokens_in_hand(s, p):
            s.waiting |= BIT[p]
        p += 1
    return s.waiting != 0


def open_demand(s: WorkshopPosition) -> None:
    p: i64 = 0
    while p < s.seat_count:
        if s.seat[CHOICE + p] >= 0:
            move = s.space.moves[s.seat[CHOICE + p]]
            s.seat[CHOICE + p] = -1
            if move.kind == kinds.KEEP:
                note_kept(s, p)
            else:
                place_token(s, p, move.a)
                if move.b >= 0:
                    place_token(s, p, move.b)
        p += 1


def place_token(s: WorkshopPosition, p: i64, kind: i64) -> None:
    s.seat[HAND + kind * MAX_SEATS + p] -= 1
    s.demand[kind] += 1
    note_placed(s, p, kind)


# The auction: what may be bid -----------------------------------------------------------------


def bids(s: WorkshopPosition, p: i64) -> list[Move]:
    """Any amount one has (WW-BID-AMOUNT); with two players, first the colour that comes with the
    bid (WW-TWO-FIRST-AUCTION), one of one's own two (WW-TWO-COLOURS)."""
    if s.two_each() and s.box == 0 and s.seat[OFFERED + p] < 0:
        return [s.space.offer[p], s.space.offer[p + s.seat_count]]
    money = s.seat[MONEY + p]
    if money > MOST_MONEY:
        money = MOST_MONEY
    return s.space.bid[: money + 1]


# The auction: what happens --------------------------------------------------------------------


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
        mover = s.order[box]
        at = box
        while at > 0 and s.bid_of(s.order[at - 1]) < s.bid_of(mover):
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = mover
        box += 1


def order_two(s: WorkshopPosition) -> None:
    """Two players: an auction places one company of each (WW-TWO-FIRST-AUCTION), the second one
    those left over (WW-TWO-SECOND-AUCTION)."""
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


def winner_of_two(s: WorkshopPosition) -> i64:
    """Equal bids: the owner of the first box; by lot while the track is empty (WW-TWO-TIES)."""
    if s.bid_of(0) != s.bid_of(1):
        return 0 if s.bid_of(0) > s.bid_of(1) else 1
    if s.order[0] >= 0:
        return s.owner(s.order[0])
    s.chance = s.chance.copy()
    drawn = s.chance.below(2)
    note_lot(s, drawn)
    return drawn


def entrant(s: WorkshopPosition, p: i64) -> i64:
    """The company that p plays after this auction: the one offered, then the other."""
    if s.box == 0:
        return s.seat[OFFERED + p]
    played = s.order[0] if s.owner(s.order[0]) == p else s.order[1]
    return p + s.seat_count if played == p else p


# Events ---------------------------------------------------------------------------------------


def note_drawn(s: WorkshopPosition) -> None:
    """How many, never which."""
    if s.journal is None:
        return
    s.note(-1, "event-drawn", {"tokens": int(s.setup.drawn)})


def note_placed(s: WorkshopPosition, p: i64, kind: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "type": s.board.type_name(kind)}
    args["tokens"] = int(s.demand[kind])
    s.note(p, "event-demand", args)


def note_kept(s: WorkshopPosition, p: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-keep", {"seat": seat_id(p)})


def note_lot(s: WorkshopPosition, p: i64) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-lot", {"seat": seat_id(p)})


def note_opened(s: WorkshopPosition) -> None:
    """The bids in the order that they lead to, and that order."""
    if s.journal is None:
        return
    for box in range(int(s.box), int(s.company_count)):
        if s.order[box] >= 0:
            p = s.owner(s.order[box])
            s.note(p, "event-bid", {"seat": seat_id(p), "money": int(s.bid_of(p))})
    s.note(-1, "event-order", {"order": s.order_names(s.box)})
