"""Why a move is not legal: the rules of Brass: Birmingham stated a second time, as checks.

Written from the rulebook, apart from the generator of moves and the masks it keeps, so that
each can be held against the other: a move is legal exactly when nothing here forbids it. The
checks of a move stand in the order in which their answers help a player most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.birmingham import layout, space
from ironbridge.games.birmingham.board import NOTHING
from ironbridge.games.birmingham.layout import INCOME, MONEY, ORDER, OWED
from ironbridge.games.birmingham.why_build import build, card_for_build
from ironbridge.games.birmingham.why_network import first_link, second_link
from ironbridge.games.birmingham.why_sell import sell
from ironbridge.games.birmingham.why_sources import NO_SLOT, barrel, beer, coal, iron, iron_price
from ironbridge.industry.sight import NOBODY, hand, hand_size, holds, lowest_on_mat, owner_of
from ironbridge.industry.why_names import card_name, card_names, industry_name, slot_name
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason, forbid, seat_id

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState


def why_not(state: BirminghamState, move: Move, p: int) -> Reason | None:
    """None if the move is legal for seat p now, else the clause that forbids it and the facts."""
    if state.phase == layout.OVER:
        rule = "BB-INTRO-CANAL-ONLY" if state.introductory else "BB-VICTORY-END"
        return forbid(rule, "why-game-over")
    if not decides(state, p):
        rule = "BB-ROUND-PLAY-ORDER"
        if state.phase == layout.DEBT:
            rule = "BB-ROUND-SHORTFALL-TOGETHER"
        return forbid(rule, "why-not-deciding", seat=seat_id(p))
    if not answers(state, int(move.kind)):
        return other_question(state, int(move.kind))
    return refuse(state, move, p)


def refuse(state: BirminghamState, move: Move, p: int) -> Reason | None:
    """Why this answer to the question now asked of p is not allowed."""
    kind = move.kind
    a = int(move.a)
    if kind == space.BUILD:
        return build(state, a, int(move.b), p)
    if kind == space.LINK:
        return second_link(state, a, p) if state.phase == layout.MORE else first_link(state, a, p)
    if kind == space.SELL:
        return sell(state, a, p)
    if kind == space.DEVELOP:
        return develop(state, a, p)
    if kind == space.LOAN:
        return loan(state, p)
    if kind == space.SCOUT:
        return scout(state, p)
    if kind == space.CARD:
        return card(state, a, p)
    if kind == space.COAL:
        return coal(state, a)
    if kind == space.IRON:
        return iron(state, a)
    if kind == space.BEER:
        return beer(state, a, p)
    if kind == space.BARREL:
        return barrel(state, a)
    if kind == space.REMOVE:
        return remove(state, a, p)
    return None  # passing, and being done, are always allowed when asked


# The question that is asked -----------------------------------------------------------


def decides(state: BirminghamState, p: int) -> bool:
    if not 0 <= p < state.seat_count:
        return False
    if state.phase == layout.DEBT:
        return state.seat[OWED + p] > 0
    return state.seat[ORDER + state.turn] == p


def answers(state: BirminghamState, kind: int) -> bool:
    """Whether a move of this kind is an answer to the question now asked."""
    phase = state.phase
    if phase == layout.ACTION:
        return kind in (
            space.BUILD,
            space.LINK,
            space.SELL,
            space.DEVELOP,
            space.LOAN,
            space.SCOUT,
            space.PASS,
        )
    if phase == layout.CARD:
        return kind == space.CARD
    if phase == layout.COAL:
        return kind == space.COAL
    if phase == layout.IRON:
        return kind == space.IRON
    if phase == layout.BEER:
        return kind in (space.BEER, space.BARREL)
    if phase == layout.BONUS:
        return kind == space.DEVELOP
    if phase == layout.MORE:
        return kind in (space.DONE, state.action)
    return kind == space.REMOVE


def other_question(state: BirminghamState, kind: int) -> Reason:
    """The move answers another question than the one asked now: say which one is open."""
    if kind == space.REMOVE:
        return forbid("BB-ROUND-SHORTFALL-ONLY-THEN", "why-remove-no-debt")
    phase = state.phase
    if phase == layout.DEBT:
        return forbid("BB-ROUND-SHORTFALL-TILES", "why-now-debt")
    if phase == layout.MORE and state.action == space.LINK:
        return forbid("BB-NETWORK-RAIL-TWO", "why-now-second-rail")
    if phase == layout.MORE and state.action == space.DEVELOP:
        return forbid("BB-DEVELOP-ONE-OR-TWO", "why-now-second-development")
    if phase == layout.MORE:
        return forbid("BB-SELL-SEVERAL", "why-now-further-sale")
    rule = "BB-TURN-STEP-BY-STEP"
    if phase == layout.BONUS and kind == space.DONE:
        rule = "BB-BONUS-DEVELOP-FORCED"
    return forbid(rule, f"why-now-{layout.PHASE_NAMES[phase]}")


# Actions with a short answer ----------------------------------------------------------


def develop(state: BirminghamState, industry: int, p: int) -> Reason | None:
    """`develop INDUSTRY`, as an action or as Gloucester's bonus, which needs no iron."""
    board = state.board
    bonus = state.phase == layout.BONUS
    kind = lowest_on_mat(state, p, industry)
    name = industry_name(board, industry)
    if kind == NOTHING:
        return forbid("BB-DEVELOP-MAT-EMPTY", "why-develop-mat-empty", industry=name)
    if not board.kind_developable[kind]:
        rule = "BB-BONUS-DEVELOP-BULB" if bonus else "BB-DEVELOP-BULB"
        level = board.kind_level[kind]
        return forbid(rule, "why-develop-bulb", industry=name, level=level)
    if bonus:
        return None
    price = iron_price(state, int(board.develop_iron), NO_SLOT)
    money = int(state.seat[MONEY + p])
    if price > money:
        return forbid("BB-DEVELOP-IRON", "why-develop-money", price=price, money=money)
    return None


def loan(state: BirminghamState, p: int) -> Reason | None:
    track = state.board.income
    level = int(track.level[state.seat[INCOME + p]])
    lowest = min(int(each) for each in track.level)
    levels = int(state.board.loan_levels)
    if level - levels < lowest:
        return forbid("BB-LOAN-FLOOR", "why-loan-floor", level=level, levels=levels, lowest=lowest)
    return None


def scout(state: BirminghamState, p: int) -> Reason | None:
    board = state.board
    wild = [each for each in hand(state, p) if board.wild_cards & BIT[each]]
    if wild:
        cards = card_names(board, wild)
        return forbid("BB-SCOUT-NO-WILD-IN-HAND", "why-scout-wild", cards=cards)
    needed = int(board.scout_cards)
    held = hand_size(state, p)
    if held < needed:
        return forbid("BB-SCOUT-ENOUGH-CARDS", "why-scout-cards", needed=needed, held=held)
    return None


def card(state: BirminghamState, chosen: int, p: int) -> Reason | None:
    """`card CARD`: only a build asks what the card shows."""
    if holds(state, p, chosen) == 0:
        name = card_name(state.board, chosen)
        return forbid("BB-TURN-CARD-FROM-HAND", "why-card-not-in-hand", card=name)
    if state.action == space.BUILD:
        return card_for_build(state, chosen, p)
    return None


def remove(state: BirminghamState, slot: int, p: int) -> Reason | None:
    """`remove SLOT`: a tile given up for a debt."""
    rule = "BB-ROUND-SHORTFALL-OWNER-CHOOSES"
    owner = owner_of(state, slot)
    name = slot_name(state.board, slot)
    if owner == NOBODY:
        return forbid(rule, "why-remove-no-tile", slot=name)
    if owner != p:
        return forbid(rule, "why-remove-others", slot=name, owner=seat_id(owner))
    return None
