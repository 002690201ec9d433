"""What happens: a legal move is carried out, forced answers are given, and the action ends
or stops at the next question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.age_of_industry import (
    building,
    chronicle,
    delivery,
    flow,
    moves,
    routes,
    supply,
)
from ironbridge.games.age_of_industry import space as kinds
from ironbridge.games.age_of_industry.flow import ONE
from ironbridge.games.age_of_industry.layout import (
    ACTION,
    CARD,
    COAL,
    DRAW,
    HAND,
    IRON,
    LINKS,
    MAX_SEATS,
    MORE,
    NETWORK,
    OUTLET,
    RAILED,
)
from ironbridge.kernel.bits import BIT, lowest
from ironbridge.kernel.move import Move

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.state import AgeState


def do(s: AgeState, move: Move, p: i64) -> None:
    """Carry out a legal move of seat p."""
    phase = s.phase
    if move.kind == kinds.REPAY:
        flow.repay(s, p)
    elif phase == ACTION:
        begin(s, p, move)
    elif phase == CARD:
        pay_card(s, p, move.a, False)
    elif phase == COAL:
        supply.take_coal(s, p, move.a, False)
        fetch(s, p)
    elif phase == IRON:
        supply.take_iron(s, p, move.a, False)
        fetch(s, p)
    elif phase == OUTLET:
        if move.kind == kinds.PORT:
            sell_through_port(s, p, move.a, False)
        else:
            sell_to_market(s, p, move.a, False)
    elif phase == DRAW:
        draw(s, p, move.a, False)
    elif phase == MORE and move.kind == kinds.SELL:
        sell(s, p, move.a)
    elif phase == MORE:
        flow.end_action(s, p)
    else:
        flow.keep_loans(s, p)


def begin(s: AgeState, p: i64, move: Move) -> None:
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
        begin_link(s, p)
        fetch(s, p)
    elif kind == kinds.SELL:
        sell(s, p, move.a)
    elif kind == kinds.DRAW:
        draw(s, p, move.a, False)
    elif s.seat[HAND + p]:
        ask_card(s, p)
    else:
        act(s, p)  # a player without cards passes once the deck is empty


# The card -----------------------------------------------------------------------------------


def ask_card(s: AgeState, p: i64) -> None:
    cards = moves.payment_cards(s, p)
    if cards & (cards - 1):
        s.phase = CARD
    else:
        pay_card(s, p, lowest(cards), True)


def pay_card(s: AgeState, p: i64, card: i64, forced: bool) -> None:
    place = p * s.board.cards + card
    s.hand[place] -= 1
    if s.hand[place] == 0:
        s.seat[HAND + p] &= ~BIT[card]
    s.discards = s.discards + ONE[card * MAX_SEATS + p]
    if s.taken_openly:
        forget(s, ONE[card * MAX_SEATS + p])
    chronicle.discarded(s, p, card, forced)
    act(s, p)


def forget(s: AgeState, card: bytes) -> None:
    """A card leaves a hand: of those like it that all saw being taken, one less is surely there."""
    at = s.taken_openly.find(card)
    if at >= 0:
        s.taken_openly = s.taken_openly[:at] + s.taken_openly[at + 1 :]


def act(s: AgeState, p: i64) -> None:
    """The card is paid."""
    if s.action == kinds.BUILD or s.action == kinds.COMBINE:
        building.begin(s, p)
        fetch(s, p)
        return
    if s.action == kinds.DEVELOP:
        s.mat[p * s.board.kinds + s.target] -= 1
        chronicle.developed(s, p, s.target)
    else:
        chronicle.passed(s, p)
    flow.end_action(s, p)


# Cubes --------------------------------------------------------------------------------------


def fetch(s: AgeState, p: i64) -> None:
    """When all cubes have come, the tile or railway is placed."""
    if not supply.settle(s, p):
        return
    if s.action == kinds.LINK:
        place_link(s, p, s.target)
    else:
        building.complete(s, p)
    flow.end_action(s, p)


def begin_link(s: AgeState, p: i64) -> None:
    """The first railway of a player needs no cubes."""
    board = s.board
    chronicle.linked(s, p, s.target)
    if s.seat[LINKS + p] == 0:
        supply.settle_price(s, p, board.rail_cost, 0, 0)
    else:
        supply.settle_price(s, p, board.rail_cost, board.rail_coal, board.rail_iron)


def place_link(s: AgeState, p: i64, link: i64) -> None:
    ends = s.board.link_ends[link]
    s.built |= BIT[link]
    s.seat[LINKS + p] |= BIT[link]
    s.seat[RAILED + p] |= ends
    s.seat[NETWORK + p] |= ends
    routes.join(s.near, s.joined, ends, s.board.barred)


# Sales --------------------------------------------------------------------------------------


def sell(s: AgeState, p: i64, slot: i64) -> None:
    """Ask where the goods go, unless there is one way only."""
    s.target = slot
    ports = delivery.ports(s, slot)
    markets = delivery.markets(s, slot)
    if (ports and markets) or ports & (ports - 1) or markets & (markets - 1):
        s.phase = OUTLET
    elif ports:
        sell_through_port(s, p, lowest(ports), True)
    else:
        sell_to_market(s, p, lowest(markets), True)


def sell_through_port(s: AgeState, p: i64, port: i64, forced: bool) -> None:
    chronicle.sold(s, p, s.target)
    chronicle.shipped(s, p, port, forced)
    supply.flip(s, port)
    supply.flip(s, s.target)
    offer_more(s, p)


def sell_to_market(s: AgeState, p: i64, market: i64, forced: bool) -> None:
    """The market tile is turned; if it was the last thing its ship waited for, the ship flips."""
    chronicle.sold(s, p, s.target)
    chronicle.marketed(s, p, market, forced)
    s.used |= BIT[market]
    supply.flip(s, s.target)
    board = s.board
    ships = board.slots_of_location[board.market_location[market]] & s.ship_slots
    if ships:
        supply.flip_ship(s, lowest(ships))
    offer_more(s, p)


def offer_more(s: AgeState, p: i64) -> None:
    s.steps += 1
    if delivery.sales(s, p):
        s.phase = MORE
    else:
        flow.end_action(s, p)


# Drawing cards ------------------------------------------------------------------------------


def draw(s: AgeState, p: i64, card: i64, forced: bool) -> None:
    """Take a card of the display, or the top one of the deck (-1)."""
    chronicle.drawn(s, p, card, forced)
    if card < 0:
        flow.deal(s, p, 1)
    else:
        flow.take_displayed(s, p, card)
    s.steps += 1
    draw_again(s, p)


def draw_again(s: AgeState, p: i64) -> None:
    """A further card is taken if possible; without a choice it is taken at once."""
    if s.steps < s.board.draws and s.hand_size(p) < s.board.hand_limit:
        shown = moves.shown_cards(s)
        deck = s.cards_left() > 0
        if shown & (shown - 1) or (shown and deck):
            s.phase = DRAW
            return
        if shown:
            draw(s, p, lowest(shown), True)
            return
        if deck:
            draw(s, p, -1, True)
            return
    flow.refill_display(s)
    flow.end_action(s, p)
