"""Whether a move answers the question now asked, and which file says why it does not. Rulebook:
"Tour des joueurs", "Manches"."""

from __future__ import annotations

from ironbridge.brass import board as family
from ironbridge.brass.board import ORDER, OWED
from ironbridge.brass.why.board import location_of
from ironbridge.games.lancashire import board, move_space
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.games.lancashire.why.board import off_map, on_map
from ironbridge.games.lancashire.why.build import build, double
from ironbridge.games.lancashire.why.cards import card
from ironbridge.games.lancashire.why.cubes import coal, iron
from ironbridge.games.lancashire.why.develop import develop
from ironbridge.games.lancashire.why.distant import distant
from ironbridge.games.lancashire.why.income import remove
from ironbridge.games.lancashire.why.loan import loan
from ironbridge.games.lancashire.why.network import first_link, second_link
from ironbridge.games.lancashire.why.ports import port
from ironbridge.games.lancashire.why.sell import sell
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason, forbid, seat_id


def why_not(state: Position, move: Move, p: int) -> Reason | None:
    """None if the move is legal for seat p now, else the clause that forbids it and the facts."""
    if state.phase == board.OVER:
        rule = "BL-INTRO-CANAL-ONLY" if state.introductory else "BL-VICTORY-END"
        return forbid(rule, "why-game-over")
    if not decides(state, p):
        rule = "BL-ROUND-PLAY-ORDER"
        if state.phase == board.DEBT:
            rule = "BL-ROUND-SHORTFALL-TOGETHER"
        return forbid(rule, "why-not-deciding", seat=seat_id(p))
    if not answers(state, int(move.kind)):
        return other_question(state, int(move.kind))
    return refuse(state, move, p)


def refuse(state: Position, move: Move, p: int) -> Reason | None:
    """Why this answer to the question now asked of p is not allowed."""
    kind = move.kind
    a = int(move.a)
    if slot_of(move) >= 0 and not on_map(state.board, location_of(state.board, slot_of(move))):
        return off_map(state, slot_of(move))
    if kind == move_space.BUILD:
        return build(state, a, int(move.b), p)
    if kind == move_space.DOUBLE:
        return double(state, a, int(move.b), p)
    if kind == move_space.LINK:
        return second_link(state, a, p) if state.phase == board.MORE else first_link(state, a, p)
    if kind == move_space.SELL:
        return sell(state, a, p)
    if kind == move_space.DEVELOP:
        return develop(state, a, p)
    if kind == move_space.LOAN:
        return loan(state, a, p)
    if kind == move_space.CARD:
        return card(state, a, p)
    if kind == move_space.COAL:
        return coal(state, a)
    if kind == move_space.IRON:
        return iron(state, a)
    if kind == move_space.PORT:
        return port(state, a)
    if kind == move_space.DISTANT:
        return distant(state)
    if kind == move_space.REMOVE:
        return remove(state, a, p)
    return None  # passing, and being done, are always allowed when asked


def slot_of(move: Move) -> int:
    """The slot a move names, -1 when it names none."""
    if move.kind in (move_space.BUILD, move_space.DOUBLE):
        return int(move.b)
    if move.kind in (
        move_space.SELL,
        move_space.COAL,
        move_space.IRON,
        move_space.PORT,
        move_space.REMOVE,
    ):
        return int(move.a)
    return -1


# The question that is asked -----------------------------------------------------------


def decides(state: Position, p: int) -> bool:
    if not 0 <= p < state.seat_count:
        return False
    if state.phase == board.DEBT:
        return state.seat[OWED + p] > 0
    return state.seat[ORDER + state.turn] == p


def answers(state: Position, kind: int) -> bool:
    """Whether a move of this kind is an answer to the question now asked."""
    phase = state.phase
    if phase == family.ACTION:
        return kind in (
            move_space.BUILD,
            move_space.DOUBLE,
            move_space.LINK,
            move_space.SELL,
            move_space.DEVELOP,
            move_space.LOAN,
            move_space.PASS,
        )
    if phase == family.CARD:
        return kind == move_space.CARD
    if phase == family.COAL:
        return kind == move_space.COAL
    if phase == family.IRON:
        return kind == move_space.IRON
    if phase == board.OUTLET:
        return kind in (move_space.PORT, move_space.DISTANT)
    if phase == board.MORE:
        return kind in (move_space.DONE, state.action)
    return kind == move_space.REMOVE


def other_question(state: Position, kind: int) -> Reason:
    """The move answers another question than the one asked now: say which one is open."""
    if kind == move_space.REMOVE:
        return forbid("BL-ROUND-SHORTFALL-ONLY-THEN", "why-remove-no-debt")
    phase = state.phase
    if phase == board.DEBT:
        return forbid("BL-ROUND-SHORTFALL-TILES", "why-now-debt")
    if phase == board.MORE and state.action == move_space.LINK:
        return forbid("BL-NETWORK-RAIL-TWO", "why-now-second-rail")
    if phase == board.MORE and state.action == move_space.DEVELOP:
        return forbid("BL-DEVELOP-ONE-OR-TWO", "why-now-second-development")
    if phase == board.MORE:
        return forbid("BL-SELL-SEVERAL", "why-now-further-sale")
    return forbid("BL-TURN-STEP-BY-STEP", f"why-now-{board.PHASE_NAMES[phase]}")
