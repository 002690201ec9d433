"""Why a move is not legal: the rules of Age of Industry stated a second time, as checks.

Written from the rulebook, apart from the generator of moves and the masks it keeps, so that
each can be held against the other: a move is legal exactly when nothing here forbids it. The
checks of a move stand in the order in which their answers help a player most.

Rulebook: "Déroulement du jeu".
"""

from __future__ import annotations

from ironbridge.games.age_of_industry import board, move_space
from ironbridge.games.age_of_industry.board import ORDER
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.games.age_of_industry.why.board import cards_held, pile_is_empty
from ironbridge.games.age_of_industry.why.build import build, combine
from ironbridge.games.age_of_industry.why.cards import card, draw
from ironbridge.games.age_of_industry.why.cubes import coal, iron
from ironbridge.games.age_of_industry.why.develop import develop
from ironbridge.games.age_of_industry.why.loan import repay, rule_of_question, rule_of_waiting
from ironbridge.games.age_of_industry.why.railway import link
from ironbridge.games.age_of_industry.why.sell import market, port, sell
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason, forbid, seat_id

# Every move -----------------------------------------------------------------------------------


def why_not(state: AgePosition, move: Move, p: int) -> Reason | None:
    """None if the move is legal for seat p now, else the clause that forbids it and the facts."""
    if state.phase == board.OVER:
        return forbid("AI-END-OVER", "why-game-over")
    if not decides(state, p):
        rule = rule_of_waiting(state, int(move.kind)) or "AI-TURN-ORDER"
        return forbid(rule, "why-not-deciding", seat=seat_id(p))
    if state.space.map_of(move) not in (move_space.BOTH_MAPS, state.board.index):
        return forbid("AI-SETUP-MAP", "why-other-map", map=f"map-{state.board.map_id}")
    if not answers(state, int(move.kind)):
        return other_question(state, int(move.kind))
    return refuse(state, move, p)


def refuse(state: AgePosition, move: Move, p: int) -> Reason | None:
    """Why this answer to the question now asked of p is not allowed."""
    kind = move.kind
    a = int(move.a)
    if kind == move_space.BUILD:
        return build(state, a, int(move.b), p)
    if kind == move_space.COMBINE:
        return combine(state, a, int(move.b), p)
    if kind == move_space.LINK:
        return link(state, a, p)
    if kind == move_space.SELL:
        return sell(state, a, p)
    if kind == move_space.DEVELOP:
        return develop(state, a, p)
    if kind == move_space.DRAW:
        return draw(state, a, p)
    if kind == move_space.PASS:
        return pass_(state, p)
    if kind == move_space.CARD:
        return card(state, a, p)
    if kind == move_space.COAL:
        return coal(state, a)
    if kind == move_space.IRON:
        return iron(state, a)
    if kind == move_space.PORT:
        return port(state, a)
    if kind == move_space.MARKET:
        return market(state, a)
    if kind == move_space.REPAY:
        return repay(state, p)
    return None  # being done is always allowed when asked


# The question that is asked -------------------------------------------------------------------


def decides(state: AgePosition, p: int) -> bool:
    if not 0 <= p < state.seat_count:
        return False
    if state.phase == board.INTEREST:
        return state.asked & BIT[p] != 0
    return state.seat[ORDER + state.turn] == p


def answers(state: AgePosition, kind: int) -> bool:
    """Whether a move of this kind is an answer to the question now asked. Loans are paid back at
    every question."""
    phase = state.phase
    if kind == move_space.REPAY:
        return True
    if phase == board.ACTION:
        return kind in (
            move_space.BUILD,
            move_space.COMBINE,
            move_space.LINK,
            move_space.SELL,
            move_space.DEVELOP,
            move_space.DRAW,
            move_space.PASS,
        )
    if phase == board.CARD:
        return kind == move_space.CARD
    if phase == board.COAL:
        return kind == move_space.COAL
    if phase == board.IRON:
        return kind == move_space.IRON
    if phase == board.OUTLET:
        return kind in (move_space.PORT, move_space.MARKET)
    if phase == board.MORE:
        return kind in (move_space.SELL, move_space.DONE)
    if phase == board.DRAW:
        return kind == move_space.DRAW
    return kind == move_space.DONE


def other_question(state: AgePosition, kind: int) -> Reason:
    """The move answers a question that is not asked now: say which one is."""
    phase = int(state.phase)
    done = kind == move_space.DONE
    if phase == board.ACTION and done:
        return forbid("AI-TURN-MUST-ACT", "why-must-act", actions=int(state.actions))
    if phase == board.OUTLET and done and state.steps == 0:
        return forbid("AI-SELL-NOT-EMPTY", "why-now-outlet")
    rule = rule_of_question(phase) or "AI-TURN-ONE-AFTER-OTHER"
    if phase == board.ACTION:
        rule = "AI-TURN-SIX-ACTIONS"
    elif phase == board.MORE:
        rule = "AI-SELL-SEVERAL"
    elif phase == board.DRAW:
        rule = "AI-DRAW-NOT-EMPTY" if done else "AI-DRAW-TWO"
    return forbid(rule, f"why-now-{board.PHASE_NAMES[phase]}")


# Passing --------------------------------------------------------------------------------------


def pass_(state: AgePosition, p: int) -> Reason | None:
    """`pass`: a card is discarded, unless there is none anywhere."""
    if cards_held(state, p) == 0 and not pile_is_empty(state):
        return forbid("AI-PASS-NEEDS-CARD", "why-pass-no-card")
    return None
