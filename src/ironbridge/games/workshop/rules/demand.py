"""Demand tokens: drawn, chosen in secret, opened together. Rulebook: "Création demande"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.workshop import move_space as kinds
from ironbridge.games.workshop.board import CHOICE, DEMAND, DIAGRAM, HAND, MAX_SEATS, TYPES
from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.phrase import Arguments, seat_id

# Which tokens may be chosen -------------------------------------------------------------------


def add_demands(s: WorkshopPosition, p: i64, found: Choices) -> None:
    """The era opens with a fixed number of tokens (WW-DEMAND-MUST-PLACE, WW-DEMAND-RAIL,
    WW-TWO-DEMAND), and closes with at most as many (WW-DEMAND-MAY-PLACE, WW-DEMAND-LAST,
    WW-TWO-DEMAND-END)."""
    most = s.setup.placed
    if s.closing():
        found.append(s.space.keep)
    elif tokens_in_hand(s, p) < most:
        most = tokens_in_hand(s, p)
    if s.closing() or most == 1:
        found.pick(s.space.demand, types_in_hand(s, p))
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


def add_pairs(s: WorkshopPosition, p: i64, found: Choices) -> None:
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


# What happens ---------------------------------------------------------------------------------


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
    s.seat[DIAGRAM + kind] += 1
    note_placed(s, p, kind)


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
    args["tokens"] = int(s.seat[DIAGRAM + kind])
    s.note(p, "event-demand", args)


def note_kept(s: WorkshopPosition, p: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-keep", {"seat": seat_id(p)})
