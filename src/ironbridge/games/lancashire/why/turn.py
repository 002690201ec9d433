"""Whether a move answers the question now asked, and who says why it does not: the file of its
action, here or in brass/why/. Rulebook: "Tour des joueurs", "Manches"."""

from __future__ import annotations

from typing import Final

from ironbridge.brass import board as family
from ironbridge.brass.why import turn
from ironbridge.brass.why.board import location_of
from ironbridge.brass.why.cubes import coal, iron, needed_at
from ironbridge.brass.why.develop import refuse_develop_iron, refuse_empty_mat
from ironbridge.brass.why.income import remove
from ironbridge.games.lancashire import board
from ironbridge.games.lancashire import move_space as kinds
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.games.lancashire.why.board import off_map, on_map
from ironbridge.games.lancashire.why.build import build, card, double
from ironbridge.games.lancashire.why.distant import distant
from ironbridge.games.lancashire.why.loan import loan
from ironbridge.games.lancashire.why.network import first_link, second_link
from ironbridge.games.lancashire.why.sell import port, sell
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason

ANSWERS: Final = {
    family.ACTION: (
        kinds.BUILD,
        kinds.DOUBLE,
        kinds.LINK,
        kinds.SELL,
        kinds.DEVELOP,
        kinds.LOAN,
        kinds.PASS,
    ),
    family.CARD: (kinds.CARD,),
    family.COAL: (kinds.COAL,),
    family.IRON: (kinds.IRON,),
    board.OUTLET: (kinds.PORT, kinds.DISTANT),
    board.DEBT: (kinds.REMOVE,),
}
"""The kinds of move that answer each question, except going on with the action begun."""


def why_not(state: Position, move: Move, p: int) -> Reason | None:
    """None if the move is legal for seat p now, else the clause that forbids it and the facts."""
    reason = turn.refuse_seat(state, p)
    if reason is not None:
        return reason
    if not turn.answers(state, int(move.kind), ANSWERS, kinds.DONE):
        kind = int(move.kind)
        return turn.other_question(state, kind, kinds.REMOVE, kinds.LINK, kinds.DEVELOP)
    return refuse(state, move, p)


def refuse(state: Position, move: Move, p: int) -> Reason | None:
    """Why this answer to the question now asked of p is not allowed."""
    kind = move.kind
    a = int(move.a)
    if slot_of(move) >= 0 and not on_map(state.board, location_of(state.board, slot_of(move))):
        return off_map(state, slot_of(move))
    if kind == kinds.BUILD:
        return build(state, a, int(move.b), p)
    if kind == kinds.DOUBLE:
        return double(state, a, int(move.b), p)
    if kind == kinds.LINK:
        return second_link(state, a, p) if state.phase == board.MORE else first_link(state, a, p)
    if kind == kinds.SELL:
        return sell(state, a, p)
    if kind == kinds.DEVELOP:
        return refuse_empty_mat(state, a, p) or refuse_develop_iron(state, p)
    if kind == kinds.LOAN:
        return loan(state, a, p)
    if kind == kinds.CARD:
        return card(state, a, p)
    if kind == kinds.COAL:
        return coal(state, a, needed_at(state, state.action == kinds.LINK))
    if kind == kinds.IRON:
        return iron(state, a)
    if kind == kinds.PORT:
        return port(state, a)
    if kind == kinds.DISTANT:
        return distant(state)
    if kind == kinds.REMOVE:
        return remove(state, a, p)
    return None  # passing, and being done, are always allowed when asked


def slot_of(move: Move) -> int:
    """The slot a move names, -1 when it names none."""
    if move.kind in (kinds.BUILD, kinds.DOUBLE):
        return int(move.b)
    if move.kind in (
        kinds.SELL,
        kinds.COAL,
        kinds.IRON,
        kinds.PORT,
        kinds.REMOVE,
    ):
        return int(move.a)
    return -1
