"""Why a move is not legal: the rules of Brass: Lancashire stated a second time, as checks.

Written from the rulebook, apart from the generator of moves and the masks it keeps, so that
each can be held against the other: a move is legal exactly when nothing here forbids it. The
checks of a move stand in the order in which their answers help a player most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.lancashire import layout, space
from ironbridge.games.lancashire.board import NOTHING, RAIL
from ironbridge.games.lancashire.layout import INCOME, MONEY, ORDER, OWED
from ironbridge.games.lancashire.why_build import build, double
from ironbridge.games.lancashire.why_cards import card_for_build
from ironbridge.games.lancashire.why_map import on_map
from ironbridge.games.lancashire.why_network import first_link, second_link
from ironbridge.games.lancashire.why_sell import distant, port, sell
from ironbridge.games.lancashire.why_sources import coal, iron, iron_price
from ironbridge.industry.sight import NOBODY, holds, location_of, lowest_on_mat, owner_of
from ironbridge.industry.why_names import card_name, industry_name, location_name, slot_name
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason, forbid, seat_id

if TYPE_CHECKING:
    from ironbridge.games.lancashire.state import LancashireState


def why_not(state: LancashireState, move: Move, p: int) -> Reason | None:
    """None if the move is legal for seat p now, else the clause that forbids it and the facts."""
    if state.phase == layout.OVER:
        rule = "BL-INTRO-CANAL-ONLY" if state.introductory else "BL-VICTORY-END"
        return forbid(rule, "why-game-over")
    if not decides(state, p):
        rule = "BL-ROUND-PLAY-ORDER"
        if state.phase == layout.DEBT:
            rule = "BL-ROUND-SHORTFALL-TOGETHER"
        return forbid(rule, "why-not-deciding", seat=seat_id(p))
    if not answers(state, int(move.kind)):
        return other_question(state, int(move.kind))
    return refuse(state, move, p)


def refuse(state: LancashireState, move: Move, p: int) -> Reason | None:
    """Why this answer to the question now asked of p is not allowed."""
    kind = move.kind
    a = int(move.a)
    if slot_of(move) >= 0 and not on_map(state.board, location_of(state.board, slot_of(move))):
        return off_map(state, slot_of(move))
    if kind == space.BUILD:
        return build(state, a, int(move.b), p)
    if kind == space.DOUBLE:
        return double(state, a, int(move.b), p)
    if kind == space.LINK:
        return second_link(state, a, p) if state.phase == layout.MORE else first_link(state, a, p)
    if kind == space.SELL:
        return sell(state, a, p)
    if kind == space.DEVELOP:
        return develop(state, a, p)
    if kind == space.LOAN:
        return loan(state, a, p)
    if kind == space.CARD:
        return card(state, a, p)
    if kind == space.COAL:
        return coal(state, a)
    if kind == space.IRON:
        return iron(state, a)
    if kind == space.PORT:
        return port(state, a)
    if kind == space.DISTANT:
        return distant(state)
    if kind == space.REMOVE:
        return remove(state, a, p)
    return None  # passing, and being done, are always allowed when asked


def slot_of(move: Move) -> int:
    """The slot a move names, -1 when it names none."""
    if move.kind in (space.BUILD, space.DOUBLE):
        return int(move.b)
    if move.kind in (space.SELL, space.COAL, space.IRON, space.PORT, space.REMOVE):
        return int(move.a)
    return -1


def off_map(state: LancashireState, slot: int) -> Reason:
    place = location_name(state.board, location_of(state.board, slot))
    return forbid("BL-COMMUNITY-MAP", "why-place-not-on-map", place=place)


# The question that is asked -----------------------------------------------------------


def decides(state: LancashireState, p: int) -> bool:
    if not 0 <= p < state.seat_count:
        return False
    if state.phase == layout.DEBT:
        return state.seat[OWED + p] > 0
    return state.seat[ORDER + state.turn] == p


def answers(state: LancashireState, kind: int) -> bool:
    """Whether a move of this kind is an answer to the question now asked."""
    phase = state.phase
    if phase == layout.ACTION:
        return kind in (
            space.BUILD,
            space.DOUBLE,
            space.LINK,
            space.SELL,
            space.DEVELOP,
            space.LOAN,
            space.PASS,
        )
    if phase == layout.CARD:
        return kind == space.CARD
    if phase == layout.COAL:
        return kind == space.COAL
    if phase == layout.IRON:
        return kind == space.IRON
    if phase == layout.OUTLET:
        return kind in (space.PORT, space.DISTANT)
    if phase == layout.MORE:
        return kind in (space.DONE, state.action)
    return kind == space.REMOVE


def other_question(state: LancashireState, kind: int) -> Reason:
    """The move answers another question than the one asked now: say which one is open."""
    if kind == space.REMOVE:
        return forbid("BL-ROUND-SHORTFALL-ONLY-THEN", "why-remove-no-debt")
    phase = state.phase
    if phase == layout.DEBT:
        return forbid("BL-ROUND-SHORTFALL-TILES", "why-now-debt")
    if phase == layout.MORE and state.action == space.LINK:
        return forbid("BL-NETWORK-RAIL-TWO", "why-now-second-rail")
    if phase == layout.MORE and state.action == space.DEVELOP:
        return forbid("BL-DEVELOP-ONE-OR-TWO", "why-now-second-development")
    if phase == layout.MORE:
        return forbid("BL-SELL-SEVERAL", "why-now-further-sale")
    return forbid("BL-TURN-STEP-BY-STEP", f"why-now-{layout.PHASE_NAMES[phase]}")


# Actions with a short answer ----------------------------------------------------------


def develop(state: LancashireState, industry: int, p: int) -> Reason | None:
    """`develop INDUSTRY`, as an action or as its second tile: every tile may be developed."""
    board = state.board
    if lowest_on_mat(state, p, industry) == NOTHING:
        name = industry_name(board, industry)
        return forbid("BL-DEVELOP-MAT-EMPTY", "why-develop-mat-empty", industry=name)
    price = iron_price(state, int(board.develop_iron))
    money = int(state.seat[MONEY + p])
    if price > money:
        return forbid("BL-DEVELOP-IRON", "why-develop-money", price=price, money=money)
    return None


def loan(state: LancashireState, choice: int, p: int) -> Reason | None:
    """`loan POUNDS`: none once the deck of the Rail Era is empty, none below the lowest level."""
    board = state.board
    if state.era == RAIL and len(state.deck) == state.deck_at:
        return forbid("BL-LOAN-BAN", "why-loan-ban")
    track = board.income
    level = int(track.level[state.seat[INCOME + p]])
    lowest = min(int(each) for each in track.level)
    levels = board.loan_levels[choice]
    if level - levels < lowest:
        return forbid("BL-LOAN-FLOOR", "why-loan-floor", level=level, levels=levels, lowest=lowest)
    return None


def card(state: LancashireState, chosen: int, p: int) -> Reason | None:
    """`card CARD`: only a build by one card asks what the card shows."""
    if holds(state, p, chosen) == 0:
        name = card_name(state.board, chosen)
        return forbid("BL-TURN-CARD-FROM-HAND", "why-card-not-in-hand", card=name)
    if state.action == space.BUILD:
        return card_for_build(state, chosen, p)
    return None


def remove(state: LancashireState, slot: int, p: int) -> Reason | None:
    """`remove SLOT`: a tile given up for a debt."""
    rule = "BL-ROUND-SHORTFALL-OWNER-CHOOSES"
    owner = owner_of(state, slot)
    name = slot_name(state.board, slot)
    if owner == NOBODY:
        return forbid(rule, "why-remove-no-tile", slot=name)
    if owner != p:
        return forbid(rule, "why-remove-others", slot=name, owner=seat_id(owner))
    return None
