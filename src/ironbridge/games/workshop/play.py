"""What happens: a legal move is carried out, forced answers are given, and play goes on to the
next question. A sealed choice changes nothing before all are in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.workshop import chronicle, flow, turn
from ironbridge.games.workshop import space as kinds
from ironbridge.games.workshop.layout import CHOICE, INCOME, MONEY, OFFERED
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move

if TYPE_CHECKING:
    from ironbridge.games.workshop.state import WorkshopState


def do(s: WorkshopState, move: Move, p: i64) -> None:
    """Carry out a legal move of seat p."""
    kind = move.kind
    if kind == kinds.RECOVER:
        recover(s, p)
    elif kind == kinds.OFFER:
        s.seat[OFFERED + p] = move.a
    elif kind <= kinds.BID:  # demand, keep, bid
        seal(s, move, p)
    elif not answer(s, move):
        flow.next_turn(s)


def recover(s: WorkshopState, p: i64) -> None:
    """The income marker goes back for one pound; the same question stays asked."""
    s.seat[INCOME + p] -= s.board.per_pound
    s.seat[MONEY + p] += 1
    chronicle.recovered(s, p)


def seal(s: WorkshopState, move: Move, p: i64) -> None:
    """A bid or tokens, opened when those of all seats are in."""
    s.seat[CHOICE + p] = move.index
    s.waiting &= ~BIT[p]
    if s.waiting == 0:
        flow.open_choices(s)


def answer(s: WorkshopState, move: Move) -> bool:
    """A decision of the turn in progress; whether the turn asks for another."""
    kind = move.kind
    if kind == kinds.TAKE:
        return turn.take(s, move.a)
    if kind == kinds.SWAP:
        return turn.swap(s, move.a)
    if kind == kinds.PLACE:
        return turn.settle(s, move.a)
    if kind == kinds.REMOVE:
        return turn.displace(s, move.a)
    if kind == kinds.BUILD:
        return turn.build(s, move.a)
    assert kind == kinds.DONE
    return turn.stop_building(s)
