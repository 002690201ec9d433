"""The course of the game: the set-up, then questions and actions in their order. Rulebook:
"Mise en place", "Tour des joueurs". What an action does is in the file of its name, here or in
brass/rules/; turns and rounds are those of the family: brass/rules/rounds.py.

A question that is open is answered before anything else, and a question with one answer is not
asked (BL-TURN-STEP-BY-STEP): the action goes on until it ends or stops at the next question.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import ACTION, CARD, COAL, IRON
from ironbridge.brass.rules import cubes, develop, income, network, rounds
from ironbridge.games.lancashire import move_space as kinds
from ironbridge.games.lancashire.board import DEBT, MORE, OUTLET
from ironbridge.games.lancashire.rules import build, distant, era, loan, sell
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.bits import lowest
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.move import Move


def set_up(s: Position) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order:
    the cards, the distant market tiles, the turn order."""
    s.chance = s.chance.copy()
    era.shuffle_deck(s, list(s.setup.cards), s.setup.beneath_canal)
    distant.shuffle_distant(s)
    rounds.take_seats(s, s.board.money)
    era.deal(s)
    rounds.start_round(s)


# What is legal ------------------------------------------------------------------------------


def add_legal(s: Position, p: i64, found: Choices) -> None:
    """Every legal move of seat p."""
    if s.phase == DEBT:
        found.pick(s.space.remove, income.surrenderable(s, p))
        return
    if p < 0 or p != s.decider():  # BL-ROUND-PLAY-ORDER
        return
    phase = s.phase
    if phase == ACTION:
        add_actions(s, p, found)
    elif phase == CARD:
        found.pick(s.space.card, build.fitting_cards(s, p))
    elif phase == COAL:
        # BL-COAL-NEAREST, BL-COAL-NEXT-NEAREST: of the mines that have coal, the nearest.
        found.pick(s.space.coal, cubes.coal_sources(s))
    elif phase == IRON:
        found.pick(s.space.iron, s.iron_slots)  # BL-IRON-ANY-WORKS
    elif phase == OUTLET:
        found.pick(s.space.port, sell.connected_ports(s, s.target))
        if distant.distant_open(s, s.target):
            found.append(s.space.distant)
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
    # BL-NETWORK-NOTHING-ON-BOARD: no link is open to a player with nothing on the board.
    found.pick(s.space.link, network.first_links(s, p, 0))
    found.pick(s.space.sell, sell.sales(s, p))
    found.pick(s.space.develop, develop.developments(s, p))
    loan.add_loans(s, p, found)
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
    elif phase == OUTLET:
        if move.kind == kinds.PORT:
            rounds.offer_more(s, p, sell.sell_through(s, p, move.a, False))
        else:
            rounds.offer_more(s, p, sell.sell_abroad(s, p, False))
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
    kind = move.kind
    if kind == kinds.BUILD or kind == kinds.DOUBLE:
        s.industry = move.a
        s.target = move.b
    elif kind == kinds.DEVELOP:
        s.industry = move.a
    elif kind != kinds.PASS:
        s.target = move.a


def ask_card(s: Position, p: i64) -> None:
    fitting = build.fitting_cards(s, p)
    if fitting & (fitting - 1) == 0:
        pay_card(s, p, lowest(fitting), True)
    else:
        s.phase = CARD


def pay_card(s: Position, p: i64, card: i64, forced: bool) -> None:
    """Discard the card; a double action build asks for a second one."""
    rounds.discard(s, p, card, forced)
    if s.action == kinds.DOUBLE and build.needs_second_card(s):
        ask_card(s, p)
    else:
        step(s, p)


def step(s: Position, p: i64) -> None:
    """One step of an action: place, pay, note what is needed."""
    action = s.action
    if action == kinds.SELL:
        find_outlet(s, p)
        return
    if action == kinds.BUILD or action == kinds.DOUBLE:
        build.place_tile(s, p)
    elif action == kinds.LINK:
        network.lay_link(s, p)
    elif action == kinds.DEVELOP:
        develop.remove_tile(s, p)
    elif action == kinds.LOAN:
        loan.borrow(s, p, s.target)
    else:
        rounds.note_passed(s, p)
    proceed(s, p)


def find_outlet(s: Position, p: i64) -> None:
    """Ask where the cotton goes, unless there is only one way."""
    outlets = sell.connected_ports(s, s.target)
    abroad = distant.distant_open(s, s.target)
    if outlets == 0:
        rounds.offer_more(s, p, sell.sell_abroad(s, p, True))
    elif outlets & (outlets - 1) == 0 and not abroad:
        rounds.offer_more(s, p, sell.sell_through(s, p, lowest(outlets), True))
    else:
        s.phase = OUTLET


def proceed(s: Position, p: i64) -> None:
    """When everything is delivered, the step is completed and the next is offered."""
    if not cubes.settle(s, p):
        return
    action = s.action
    if action == kinds.BUILD or action == kinds.DOUBLE:
        build.produce(s, p)
        rounds.end_action(s, p)
    elif action == kinds.LINK:
        s.steps += 1
        rounds.offer_more(s, p, network.second_links(s, p))
    elif action == kinds.DEVELOP:
        rounds.offer_more(s, p, develop.after_development(s, p))
    else:
        rounds.end_action(s, p)
