"""Demand tokens: drawn, chosen in secret, opened together. Rulebook: "Création demande"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.workshop import chronicle, moves
from ironbridge.games.workshop import space as kinds
from ironbridge.games.workshop.layout import CHOICE, DEMAND, HAND, MAX_SEATS
from ironbridge.kernel.bits import BIT

if TYPE_CHECKING:
    from ironbridge.games.workshop.state import WorkshopState


def draw(s: WorkshopState) -> None:
    """New tokens for everybody at the opening of an era, seat after seat."""
    p: i64 = 0
    while p < s.seat_count:
        n: i64 = 0
        while n < s.setup.drawn:
            s.seat[HAND + s.stock[s.stock_at] * MAX_SEATS + p] += 1
            s.stock_at += 1
            n += 1
        p += 1
    chronicle.tokens_drawn(s)


def ask(s: WorkshopState) -> bool:
    """All choose side by side, also who has nothing to choose from: to be left out would tell
    what one holds. Only how many tokens one holds is seen by all. Whether anybody is asked."""
    s.phase = DEMAND
    s.box = 0
    p: i64 = 0
    while p < s.seat_count:
        if moves.tokens_in_hand(s, p):
            s.waiting |= BIT[p]
        p += 1
    return s.waiting != 0


def open_choices(s: WorkshopState) -> None:
    p: i64 = 0
    while p < s.seat_count:
        if s.seat[CHOICE + p] >= 0:
            move = s.space.moves[s.seat[CHOICE + p]]
            s.seat[CHOICE + p] = -1
            if move.kind == kinds.KEEP:
                chronicle.tokens_kept(s, p)
            else:
                place(s, p, move.a)
                if move.b >= 0:
                    place(s, p, move.b)
        p += 1


def place(s: WorkshopState, p: i64, kind: i64) -> None:
    s.seat[HAND + kind * MAX_SEATS + p] -= 1
    s.demand[kind] += 1
    chronicle.token_placed(s, p, kind)
