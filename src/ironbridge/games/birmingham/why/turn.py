"""Whether a move answers the question now asked, and who says why it does not: the file of its
action, here or in brass/why/. Rulebook: "Tour des joueurs", "Manches"."""

from __future__ import annotations

from typing import Final

from ironbridge.brass import board as family
from ironbridge.brass.why import turn
from ironbridge.brass.why.cubes import coal, iron, needed_at
from ironbridge.brass.why.income import loan, remove
from ironbridge.games.birmingham import board
from ironbridge.games.birmingham import move_space as kinds
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.games.birmingham.why.beer import beer
from ironbridge.games.birmingham.why.build import build, card
from ironbridge.games.birmingham.why.develop import develop
from ironbridge.games.birmingham.why.network import first_link, second_link
from ironbridge.games.birmingham.why.scout import scout
from ironbridge.games.birmingham.why.sell import barrel, sell
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason, forbid

ANSWERS: Final = {
    family.ACTION: (
        kinds.BUILD,
        kinds.LINK,
        kinds.SELL,
        kinds.DEVELOP,
        kinds.LOAN,
        kinds.SCOUT,
        kinds.PASS,
    ),
    family.CARD: (kinds.CARD,),
    family.COAL: (kinds.COAL,),
    family.IRON: (kinds.IRON,),
    board.BEER: (kinds.BEER, kinds.BARREL),
    board.BONUS: (kinds.DEVELOP,),
    board.DEBT: (kinds.REMOVE,),
}
"""The kinds of move that answer each question, except going on with the action begun."""


def why_not(state: Position, move: Move, p: int) -> Reason | None:
    """None if the move is legal for seat p now, else the clause that forbids it and the facts."""
    reason = turn.refuse_seat(state, p)
    if reason is not None:
        return reason
    if not turn.answers(state, int(move.kind), ANSWERS, kinds.DONE):
        return other_question(state, int(move.kind))
    return refuse(state, move, p)


def other_question(state: Position, kind: int) -> Reason:
    """The move answers another question than the one asked now: say which one is open."""
    if state.phase == board.BONUS and kind == kinds.DONE:
        return forbid("BB-BONUS-DEVELOP-FORCED", "why-now-bonus")
    return turn.other_question(state, kind, kinds.REMOVE, kinds.LINK, kinds.DEVELOP)


def refuse(state: Position, move: Move, p: int) -> Reason | None:
    """Why this answer to the question now asked of p is not allowed."""
    kind = move.kind
    a = int(move.a)
    if kind == kinds.BUILD:
        return build(state, a, int(move.b), p)
    if kind == kinds.LINK:
        return second_link(state, a, p) if state.phase == board.MORE else first_link(state, a, p)
    if kind == kinds.SELL:
        return sell(state, a, p)
    if kind == kinds.DEVELOP:
        return develop(state, a, p)
    if kind == kinds.LOAN:
        return loan(state, p, int(state.board.loan_levels))
    if kind == kinds.SCOUT:
        return scout(state, p)
    if kind == kinds.CARD:
        return card(state, a, p)
    if kind == kinds.COAL:
        return coal(state, a, needed_at(state, state.action == kinds.LINK))
    if kind == kinds.IRON:
        return iron(state, a)
    if kind == kinds.BEER:
        return beer(state, a, p)
    if kind == kinds.BARREL:
        return barrel(state, a)
    if kind == kinds.REMOVE:
        return remove(state, a, p)
    return None  # passing, and being done, are always allowed when asked
