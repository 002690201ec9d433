"""Why a move is not legal: the rules of Age of Industry stated a second time, as checks.

Written from the rulebook, apart from the generator of moves and the masks it keeps, so that
each can be held against the other: a move is legal exactly when nothing here forbids it. The
checks of a move stand in the order in which their answers help a player most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.age_of_industry import layout, space
from ironbridge.games.age_of_industry.layout import LOANS, MONEY, ORDER
from ironbridge.games.age_of_industry.why_build import build, combine
from ironbridge.games.age_of_industry.why_cards import card_for_build
from ironbridge.games.age_of_industry.why_cubes import coal, iron
from ironbridge.games.age_of_industry.why_names import card_name, industry_name
from ironbridge.games.age_of_industry.why_rail import link
from ironbridge.games.age_of_industry.why_sell import market, port, sell
from ironbridge.games.age_of_industry.why_sight import cards_held, holds, on_mat, pile_is_empty
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason, forbid, seat_id

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.state import AgeState


def why_not(state: AgeState, move: Move, p: int) -> Reason | None:
    """None if the move is legal for seat p now, else the clause that forbids it and the facts."""
    if state.phase == layout.OVER:
        return forbid("AI-END-OVER", "why-game-over")
    if not decides(state, p):
        rule = "AI-TURN-ORDER"
        if state.phase == layout.INTEREST:
            rule = "AI-LOAN-REPAY-BEFORE-INTEREST"
        elif move.kind == space.REPAY:
            rule = "AI-LOAN-REPAY-OWN-TURN"
        return forbid(rule, "why-not-deciding", seat=seat_id(p))
    if state.space.map_of(move) not in (space.BOTH_MAPS, state.board.index):
        return forbid("AI-SETUP-MAP", "why-other-map", map=f"map-{state.board.map_id}")
    if not answers(state, int(move.kind)):
        return other_question(state, int(move.kind))
    return refuse(state, move, p)


def refuse(state: AgeState, move: Move, p: int) -> Reason | None:
    """Why this answer to the question now asked of p is not allowed."""
    kind = move.kind
    a = int(move.a)
    if kind == space.BUILD:
        return build(state, a, int(move.b), p)
    if kind == space.COMBINE:
        return combine(state, a, int(move.b), p)
    if kind == space.LINK:
        return link(state, a, p)
    if kind == space.SELL:
        return sell(state, a, p)
    if kind == space.DEVELOP:
        return develop(state, a, p)
    if kind == space.DRAW:
        return draw(state, a, p)
    if kind == space.PASS:
        return pass_(state, p)
    if kind == space.CARD:
        return card(state, a, p)
    if kind == space.COAL:
        return coal(state, a)
    if kind == space.IRON:
        return iron(state, a)
    if kind == space.PORT:
        return port(state, a)
    if kind == space.MARKET:
        return market(state, a)
    if kind == space.REPAY:
        return repay(state, p)
    return None  # being done is always allowed when asked


# The question that is asked -----------------------------------------------------------


def decides(state: AgeState, p: int) -> bool:
    if not 0 <= p < state.seat_count:
        return False
    if state.phase == layout.INTEREST:
        return state.asked & BIT[p] != 0
    return state.seat[ORDER + state.turn] == p


def answers(state: AgeState, kind: int) -> bool:
    """Whether a move of this kind is an answer to the question now asked. Loans are paid back at
    every question."""
    phase = state.phase
    if kind == space.REPAY:
        return True
    if phase == layout.ACTION:
        return kind in (
            space.BUILD,
            space.COMBINE,
            space.LINK,
            space.SELL,
            space.DEVELOP,
            space.DRAW,
            space.PASS,
        )
    if phase == layout.CARD:
        return kind == space.CARD
    if phase == layout.COAL:
        return kind == space.COAL
    if phase == layout.IRON:
        return kind == space.IRON
    if phase == layout.OUTLET:
        return kind in (space.PORT, space.MARKET)
    if phase == layout.MORE:
        return kind in (space.SELL, space.DONE)
    if phase == layout.DRAW:
        return kind == space.DRAW
    return kind == space.DONE


def other_question(state: AgeState, kind: int) -> Reason:
    """The move answers another question than the one asked now: say which one is open."""
    phase = int(state.phase)
    done = kind == space.DONE
    if phase == layout.ACTION and done:
        return forbid("AI-TURN-MUST-ACT", "why-must-act", actions=int(state.actions))
    if phase == layout.OUTLET and done and state.steps == 0:
        return forbid("AI-SELL-NOT-EMPTY", "why-now-outlet")
    rule = "AI-TURN-ONE-AFTER-OTHER"
    if phase == layout.ACTION:
        rule = "AI-TURN-SIX-ACTIONS"
    elif phase == layout.MORE:
        rule = "AI-SELL-SEVERAL"
    elif phase == layout.DRAW:
        rule = "AI-DRAW-NOT-EMPTY" if done else "AI-DRAW-TWO"
    elif phase == layout.CLOSING:
        rule = "AI-LOAN-REPAY-OWN-TURN"
    elif phase == layout.INTEREST:
        rule = "AI-LOAN-REPAY-BEFORE-INTEREST"
    return forbid(rule, f"why-now-{layout.PHASE_NAMES[phase]}")


# Actions with a short answer ----------------------------------------------------------


def develop(state: AgeState, kind: int, p: int) -> Reason | None:
    """`develop INDUSTRY LEVEL`: any tile of the mat, for a card."""
    board = state.board
    if on_mat(state, p, kind) == 0:
        return forbid(
            "AI-DEVELOP-ONLY-MAT",
            "why-develop-gone",
            industry=industry_name(board, board.kind_industry[kind]),
            level=board.kind_level[kind],
        )
    if cards_held(state, p) == 0:
        return forbid("AI-DEVELOP-CARD", "why-no-hand")
    return None


def draw(state: AgeState, chosen: int, p: int) -> Reason | None:
    """`draw CARD`, an open card, or `draw deck` (-1); as an action or as its second card."""
    limit = int(state.board.hand_limit)
    if cards_held(state, p) >= limit:
        return forbid("AI-DRAW-LIMIT", "why-hand-full", limit=limit)
    if pile_is_empty(state) and all(card == layout.NOTHING for card in state.display):
        return forbid("AI-DRAW-NOT-EMPTY", "why-nothing-to-draw")
    if chosen < 0 and pile_is_empty(state):
        return forbid("AI-DRAW-NO-RESHUFFLE", "why-pile-empty")
    if chosen >= 0 and chosen not in state.display:
        name = card_name(state.board, chosen)
        return forbid("AI-DRAW-TWO", "why-card-not-open", card=name)
    return None


def pass_(state: AgeState, p: int) -> Reason | None:
    """`pass`: a card is discarded, unless there is none anywhere."""
    if cards_held(state, p) == 0 and not pile_is_empty(state):
        return forbid("AI-PASS-NEEDS-CARD", "why-pass-no-card")
    return None


def card(state: AgeState, chosen: int, p: int) -> Reason | None:
    """`card CARD`: only a build by one action asks what the card shows."""
    if holds(state, p, chosen) == 0:
        name = card_name(state.board, chosen)
        return forbid(card_rule(state), "why-card-not-in-hand", card=name)
    if state.action == space.BUILD:
        return card_for_build(state, chosen, p)
    return None


def card_rule(state: AgeState) -> str:
    """The clause by which the action in progress takes a card."""
    if state.action == space.DEVELOP:
        return "AI-DEVELOP-CARD"
    if state.action == space.PASS:
        return "AI-PASS-CARD"
    return "AI-COMBINE-ANYWHERE" if state.action == space.COMBINE else "AI-CARD-PLAYED"


def repay(state: AgeState, p: int) -> Reason | None:
    """`repay`: one loan."""
    rule = "AI-LOAN-REPAY-NEEDS"
    if state.seat[LOANS + p] == 0:
        return forbid(rule, "why-repay-no-loan")
    loan, money = int(state.board.loan_money), int(state.seat[MONEY + p])
    if money < loan:
        return forbid(rule, "why-repay-money", loan=loan, money=money)
    return None
