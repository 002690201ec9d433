"""What is asked and what follows: the moves of a seat, the course of an action, of a turn and of a
round, and how a game begins. Rulebook: "Démarrer la partie", "Déroulement du jeu", "Phase un",
"Phase deux".

Only this file says what comes after what; an action answers whether it is done.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.rules.rounds import by_spending
from ironbridge.games.age_of_industry import move_space as kinds
from ironbridge.games.age_of_industry.board import (
    ACTION,
    CARD,
    CLOSING,
    COAL,
    COMBINED,
    DRAW,
    HAND,
    INTEREST,
    IRON,
    MONEY,
    MORE,
    ORDER,
    OUTLET,
    SPENT,
)
from ironbridge.games.age_of_industry.rules import (
    build,
    cards,
    cubes,
    develop,
    end,
    loan,
    railway,
    sell,
)
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, seat_id

# What is legal -------------------------------------------------------------------------------


def add_legal(s: AgePosition, p: i64, found: Choices) -> None:
    """Every legal move of seat p.

    What is asked is answered before the next action is chosen (AI-TURN-ONE-AFTER-OTHER). Loans can
    be repaid at any decision (AI-LOAN-REPAY-OWN-TURN); `done` is an answer only after a sale and
    where nothing but loans is asked about, never in place of an action (AI-TURN-MUST-ACT).
    """
    if not decides(s, p):
        return
    phase = s.phase
    if phase == ACTION:
        add_actions(s, p, found)
    elif phase == CARD:
        found.pick(s.space.card, cards.payment_cards(s, p))
    elif phase == COAL:
        found.pick(s.here.coal, cubes.nearest_sources(s, s.coal_sources))
    elif phase == IRON:
        found.pick(s.here.iron, cubes.nearest_sources(s, s.iron_sources))
    elif phase == OUTLET:
        found.pick(s.here.port, sell.ports(s, s.target))
        found.pick(s.here.market, sell.markets(s, s.target))
    elif phase == MORE:
        found.pick(s.here.sell, sell.sales(s, p))
    elif phase == DRAW:
        cards.add_draws(s, p, found)
    if s.can_repay(p):
        found.append(s.space.repay)
    if phase == MORE or phase >= CLOSING:
        found.append(s.space.done)


def decides(s: AgePosition, p: i64) -> bool:
    """One after the other in the order of play (AI-TURN-ORDER), but before interest all who
    may repay decide at once (AI-LOAN-REPAY-BEFORE-INTEREST); nobody after the end (AI-END-OVER)."""
    if p < 0:
        return False
    if s.phase == INTEREST:
        return s.asked & BIT[p] != 0
    return p == s.decider()


def add_actions(s: AgePosition, p: i64, found: Choices) -> None:
    """The six actions (AI-TURN-SIX-ACTIONS). Building, developing (AI-DEVELOP-CARD) and passing
    take a card from the hand."""
    hand = s.seat[HAND + p]
    if hand:
        build.add_builds(s, p, found)
        found.pick(s.space.develop, develop.developments(s, p))
    found.pick(s.here.link, railway.links(s, p))
    found.pick(s.here.sell, sell.sales(s, p))
    cards.add_draws(s, p, found)
    if hand or s.cards_left() == 0:
        found.append(s.space.pass_)  # a card (AI-PASS-CARD), or none left (AI-PASS-NEEDS-CARD)


# What happens --------------------------------------------------------------------------------


def do(s: AgePosition, move: Move, p: i64) -> None:
    """Carry out a legal move of seat p; the action ends or stops at the next question."""
    phase = s.phase
    if move.kind == kinds.REPAY:
        loan.repay(s, p)
        if phase >= CLOSING and not s.can_repay(p):
            keep_loans(s, p)
    elif phase == ACTION:
        begin(s, p, move)
    elif phase == CARD:
        cards.pay_card(s, p, move.a, False)
        act(s, p)
    elif phase == COAL:
        cubes.take_coal(s, p, move.a, False)
        fetch(s, p)
    elif phase == IRON:
        cubes.take_iron(s, p, move.a, False)
        fetch(s, p)
    elif phase == OUTLET:
        if move.kind == kinds.PORT:
            finished = sell.sell_through_port(s, p, move.a, False)
        else:
            finished = sell.sell_to_market(s, p, move.a, False)
        if finished:
            end_action(s, p)
    elif phase == DRAW:
        take_cards(s, p, move.a)
    elif phase == MORE and move.kind == kinds.SELL:
        sell_goods(s, p, move.a)
    elif phase == MORE:
        end_action(s, p)
    else:
        keep_loans(s, p)


def begin(s: AgePosition, p: i64, move: Move) -> None:
    kind = move.kind
    s.action = kind
    if kind == kinds.BUILD or kind == kinds.COMBINE:
        s.industry = move.a
        s.target = move.b
        ask_card(s, p)
    elif kind == kinds.DEVELOP:
        s.target = move.a
        ask_card(s, p)
    elif kind == kinds.LINK:
        s.target = move.a
        railway.begin_link(s, p)
        fetch(s, p)
    elif kind == kinds.SELL:
        sell_goods(s, p, move.a)
    elif kind == kinds.DRAW:
        take_cards(s, p, move.a)
    elif s.seat[HAND + p]:
        ask_card(s, p)
    else:
        act(s, p)  # a player without cards passes once the deck is empty


def ask_card(s: AgePosition, p: i64) -> None:
    if cards.paid_without_choice(s, p):
        act(s, p)


def act(s: AgePosition, p: i64) -> None:
    """The card is paid."""
    if s.action == kinds.BUILD or s.action == kinds.COMBINE:
        build.begin(s, p)
        fetch(s, p)
        return
    if s.action == kinds.DEVELOP:
        develop.develop(s, p, s.target)
    else:
        passed(s, p)
    end_action(s, p)


def fetch(s: AgePosition, p: i64) -> None:
    """When all cubes have come, the tile or railway is placed."""
    if not cubes.settle(s, p):
        return
    if s.action == kinds.LINK:
        railway.place_link(s, p, s.target)
    else:
        build.complete(s, p)
    end_action(s, p)


def sell_goods(s: AgePosition, p: i64, slot: i64) -> None:
    if sell.sell(s, p, slot):
        end_action(s, p)


def take_cards(s: AgePosition, p: i64, card: i64) -> None:
    if cards.draw(s, p, card, False):
        end_action(s, p)


# Turns and rounds ----------------------------------------------------------------------------


def start_round(s: AgePosition) -> None:
    round_begun(s)
    s.turn = 0
    start_turn(s)


def start_turn(s: AgePosition) -> None:
    s.actions = s.board.first_round_actions if s.round == 1 else s.board.actions
    s.phase = ACTION


def end_action(s: AgePosition, p: i64) -> None:
    """A turn that is over stays open while a loan could still be repaid."""
    s.actions -= COMBINED if s.action == kinds.COMBINE else 1
    s.action = -1
    s.target = -1
    s.industry = -1
    s.steps = 0
    if s.actions > 0:
        s.phase = ACTION
    elif s.can_repay(p):
        s.phase = CLOSING
    else:
        end_turn(s, p)


def keep_loans(s: AgePosition, p: i64) -> None:
    """No (further) repayment at the end of a turn, or before interest."""
    if s.phase == CLOSING:
        end_turn(s, p)
    elif loan.all_have_answered(s, p):
        close_round(s)


def end_turn(s: AgePosition, p: i64) -> None:
    s.received &= ~BIT[p]
    s.turn += 1
    if s.turn < s.seat_count:
        start_turn(s)
    else:
        end_round(s)


def end_round(s: AgePosition) -> None:
    """The new order, from what was spent in this round."""
    by_spending(s.seat, ORDER, SPENT, s.seat_count)
    ordered(s, s.journal is not None and end.last_round(s))
    p: i64 = 0
    while p < s.seat_count:
        s.seat[SPENT + p] = 0
        p += 1
    if not loan.asks_before_interest(s):
        close_round(s)


def close_round(s: AgePosition) -> None:
    loan.charge_interest(s)
    if end.last_round(s):
        end.final(s)
    else:
        s.round += 1
        start_round(s)


# A new game ----------------------------------------------------------------------------------


def set_up(s: AgePosition) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order: the first
    player, the cards, the market tiles."""
    board = s.board
    s.chance = s.chance.copy()
    first = s.chance.below(s.seat_count)
    for i in range(int(s.seat_count)):
        s.seat[ORDER + i] = (first + i) % s.seat_count
    game_begun(s)
    deck = list(board.deck)
    s.chance.shuffle(deck)
    s.deck = bytes(deck)
    tiles = list(board.market_pile)
    s.chance.shuffle(tiles)
    for market in range(int(board.markets)):
        s.market[market] = tiles[market]
    s.coal = board.coal_initial
    s.iron = board.iron_initial
    for i in range(int(s.seat_count)):
        p = s.seat[ORDER + i]
        s.seat[MONEY + p] = board.money
        cards.deal(s, p, board.hand)
    cards.refill_display(s)
    start_round(s)


# Events --------------------------------------------------------------------------------------


def passed(s: AgePosition, p: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-pass", {"seat": seat_id(p)})


def round_begun(s: AgePosition) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-round", {"round": int(s.round)})


def ordered(s: AgePosition, last: bool) -> None:
    """The new order, and what everybody spent. After the last round it only breaks ties."""
    if s.journal is None:
        return
    for i in range(int(s.seat_count)):
        p = s.seat[ORDER + i]
        spent = int(s.seat[SPENT + p])
        args: Arguments = {"seat": seat_id(p), "money": spent, "place": i + 1, "last": int(last)}
        s.note(p, "event-spent", args)


def game_begun(s: AgePosition) -> None:
    if s.journal is None:
        return
    order: list[str] = [seat_id(s.seat[ORDER + i]) for i in range(int(s.seat_count))]
    s.note(-1, "event-begin", {"order": order})
