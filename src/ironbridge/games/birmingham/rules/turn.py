"""The course of the game: the set-up, then questions and actions in their order. Rulebook:
"Mise en place", "Tour des joueurs". What an action does is in the file of its name, here or in
brass/rules/; turns and rounds are those of the family: brass/rules/rounds.py.

A question that is open is answered before anything else, and a question with one answer is not
asked (BB-TURN-STEP-BY-STEP): the action goes on until it ends or stops at the next question.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import ACTION, CARD, COAL, IRON
from ironbridge.brass.rules import cubes, develop, income, rounds
from ironbridge.games.birmingham import move_space as kinds
from ironbridge.games.birmingham.board import BEER, BONUS, DEBT, MORE
from ironbridge.games.birmingham.rules import beer, build, era, loan, network, scout, sell
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import lowest
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.move import Move


def set_up(s: Position) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order:
    the cards, the merchant tiles, the turn order."""
    s.chance = s.chance.copy()
    s.deck = era.shuffled_deck(s.board, int(s.seat_count), s.chance)
    sell.set_merchants(s)
    rounds.take_seats(s, s.board.money)
    era.deal(s)
    if s.board.face_down:
        s.face_down = s.deck[s.deck_at : s.deck_at + s.seat_count]
        s.deck_at += s.seat_count
    rounds.start_round(s)


# What is legal ------------------------------------------------------------------------------


def add_legal(s: Position, p: i64, found: Choices) -> None:
    """Every legal move of seat p."""
    if s.phase == DEBT:
        found.pick(s.space.remove, income.surrenderable(s, p))
        return
    if p < 0 or p != s.decider():  # BB-ROUND-PLAY-ORDER
        return
    phase = s.phase
    if phase == ACTION:
        add_actions(s, p, found)
    elif phase == CARD:
        found.pick(s.space.card, build.fitting_cards(s, p))
    elif phase == COAL:
        # BB-COAL-NEAREST, BB-COAL-NEXT-NEAREST: of the mines that have coal, the nearest.
        found.pick(s.space.coal, cubes.coal_sources(s))
    elif phase == IRON:
        found.pick(s.space.iron, s.iron_slots)  # BB-IRON-ANY-WORKS
    elif phase == BEER:
        found.pick(s.space.beer, beer.beer_sources(s, p))
        found.pick(s.space.barrel, sell.barrel_sources(s))
    elif phase == BONUS:
        found.pick(s.space.develop, develop.removable(s, p))
    elif phase == MORE:
        if s.action == kinds.LINK:
            found.pick(s.space.link, network.second_links(s, p))
        elif s.action == kinds.DEVELOP:
            found.pick(s.space.develop, develop.developments(s, p))
        else:
            found.pick(s.space.sell, sell.sales(s, p))
        found.append(s.space.done)


def add_actions(s: Position, p: i64, found: Choices) -> None:
    build.add_builds(s, p, found)
    found.pick(s.space.link, network.first_links(s, p))
    found.pick(s.space.sell, sell.sales(s, p))
    found.pick(s.space.develop, develop.developments(s, p))  # BB-DEVELOP-BULB: by the tables
    if loan.can_borrow(s, p):
        found.append(s.space.loan)
    if scout.can_scout(s, p):
        found.append(s.space.scout)
    found.append(s.space.pass_)


# What happens -------------------------------------------------------------------------------


def do(s: Position, move: Move, p: i64) -> None:
    """Carry out a legal move of seat p."""
    phase = s.phase
    if phase == ACTION:
        begin(s, move, p)
    elif phase == CARD:
        pay_card(s, p, move.a, False)
    elif phase == COAL:
        cubes.take_coal(s, p, move.a, False)
        proceed(s, p)
    elif phase == IRON:
        cubes.take_iron(s, p, move.a, False)
        proceed(s, p)
    elif phase == BEER:
        if move.kind == kinds.BARREL:
            beer.take_barrel(s, p, move.a, False)
        else:
            beer.take_beer(s, p, move.a, False)
        proceed(s, p)
    elif phase == BONUS:
        sell.develop_freely(s, p, move.a, False)
        rounds.offer_more(s, p, sell.after_sale(s, p))
    elif phase == MORE:
        if move.kind == kinds.DONE:
            rounds.end_action(s, p)
        else:
            aim(s, move)
            step(s, p)
    else:
        assert phase == DEBT
        income.give_up(s, p, move.a)
        rounds.after_debts(s)


# An action ----------------------------------------------------------------------------------


def begin(s: Position, move: Move, p: i64) -> None:
    s.action = move.kind
    aim(s, move)
    ask_card(s, p)


def aim(s: Position, move: Move) -> None:
    """Set what this step of the action is about."""
    if move.kind == kinds.BUILD:
        s.industry = move.a
        s.target = move.b
    elif move.kind == kinds.DEVELOP:
        s.industry = move.a
    elif move.kind == kinds.LINK or move.kind == kinds.SELL:
        s.target = move.a


def ask_card(s: Position, p: i64) -> None:
    fitting = build.fitting_cards(s, p)
    if fitting & (fitting - 1) == 0:
        pay_card(s, p, lowest(fitting), True)
    else:
        s.phase = CARD


def pay_card(s: Position, p: i64, card: i64, forced: bool) -> None:
    rounds.discard(s, p, card, forced)
    if s.action != kinds.SCOUT:
        step(s, p)
    elif scout.take_wild_cards(s, p):
        rounds.end_action(s, p)
    else:
        ask_card(s, p)


def step(s: Position, p: i64) -> None:
    """One step of an action: place, pay, note what is needed."""
    action = s.action
    if action == kinds.BUILD:
        build.place_tile(s, p)
    elif action == kinds.LINK:
        network.lay_link(s, p)
    elif action == kinds.SELL:
        sell.need_barrels(s)
    elif action == kinds.DEVELOP:
        develop.remove_tile(s, p)
    elif action == kinds.LOAN:
        loan.borrow(s, p)
    else:
        rounds.note_passed(s, p)
    proceed(s, p)


def settle(s: Position, p: i64) -> bool:
    """Fetch what the action in progress still needs, as far as it is forced. False when a
    question must be asked first."""
    return cubes.settle(s, p) and beer.settle_beer(s, p, sell.barrel_sources(s))


def proceed(s: Position, p: i64) -> None:
    """When everything is delivered, the step is completed and the next is offered."""
    if not settle(s, p):
        return
    action = s.action
    if action == kinds.BUILD:
        build.produce(s, p)
        rounds.end_action(s, p)
    elif action == kinds.SELL:
        if sell.complete_sale(s, p):
            rounds.offer_more(s, p, sell.after_sale(s, p))
    elif action == kinds.LINK:
        rounds.offer_more(s, p, network.after_link(s, p))
    elif action == kinds.DEVELOP:
        rounds.offer_more(s, p, develop.after_development(s, p))
    else:
        rounds.end_action(s, p)
