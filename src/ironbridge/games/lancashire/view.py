"""What a seat may know: views, the question asked, and full positions made from that knowledge.

A view names every key it shows; nothing is made by taking secrets out of a document.
Open: the board, mats, money, discards, the distant market tiles drawn. Hidden: other hands, the
deck, the cards laid aside, the order of the distant market tiles to come, and chance.
"""

from __future__ import annotations

from ironbridge.brass import position as parts
from ironbridge.brass.board import ACTION, CARD, COAL, IRON, OWED
from ironbridge.brass.view import deal_anew
from ironbridge.games.lancashire import document
from ironbridge.games.lancashire.board import DEBT, OUTLET, OVER
from ironbridge.games.lancashire.move_space import (
    BUILD,
    DEVELOP,
    DOUBLE,
    KIND_NAMES,
    LINK,
    LOAN,
    SELL,
)
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.phrase import Argument, Phrase


def view(state: Position, seat: int | None) -> dict[str, object]:
    """Everything this seat (None: a spectator) may know."""
    shown = {
        **document.header(state),
        "you": seat,
        "deciders": list(state.deciders),
        "question": question(state, -1 if seat is None else seat).to_json(),
        "players": [player(state, p, p == seat) for p in range(state.seats)],
        "tiles": parts.tiles(state),
        "links": parts.links(state),
        "markets": parts.markets(state),
        "distant_market": distant_market(state),
        "deck_size": state.cards_left(),
        "deck_tile": state.deck_tile(),
        "aside_size": len(state.aside),
        "pending": document.pending(state),
        "result": state.result().to_json(),
    }
    if seat in state.deciders:
        shown["legal"] = [move.text for move in state.generate(seat)]
    return shown


def player(state: Position, p: int, own: bool) -> dict[str, object]:
    hand = {"hand": parts.hand(state, p)} if own else {}
    return {
        **parts.purse(state, p),
        **hand,
        "hand_size": state.hand_size(p),
        "discard": parts.discard(state, p),
        "mat": parts.mat(state, p),
    }


def distant_market(state: Position) -> dict[str, object]:
    """What is open: where the marker stands, the tiles drawn, and how many are to come."""
    return {
        "marker": state.marker,
        "drawn": document.drawn(state),
        "pile_size": len(state.distant) - state.distant_at,
    }


# Questions ----------------------------------------------------------------------------------


def question(state: Position, seat: int) -> Phrase:
    """What a seat is asked now."""
    if state.phase == OVER:
        return Phrase("ask-over", {})
    if seat not in state.deciders:
        return Phrase("ask-wait", {"seats": [f"seat-{p}" for p in state.deciders]})
    if state.phase == ACTION:
        return Phrase("ask-action", {"actions": state.actions})
    if state.phase == CARD:
        return Phrase(f"ask-card-{KIND_NAMES[state.action]}", aim(state))
    if state.phase == COAL:
        return Phrase("ask-coal", {"cubes": state.need_coal})
    if state.phase == IRON:
        return Phrase("ask-iron", {"cubes": state.need_iron})
    if state.phase == OUTLET:
        return Phrase("ask-outlet", {"slot": f"slot-{state.board.slot_ids[state.target]}"})
    if state.phase == DEBT:
        return Phrase("ask-debt", {"money": state.seat[OWED + seat]})
    return Phrase(f"ask-more-{KIND_NAMES[state.action]}", {})


def aim(state: Position) -> dict[str, Argument]:
    """What the action that waits for its card is about."""
    board = state.board
    args: dict[str, Argument] = {}
    if state.action in (BUILD, DOUBLE, DEVELOP):
        args["industry"] = f"industry-{board.industry_ids[state.industry]}"
    if state.action in (BUILD, DOUBLE, SELL):
        args["slot"] = f"slot-{board.slot_ids[state.target]}"
    if state.action == DOUBLE:
        args["cards"] = board.double_cards - state.steps
    if state.action == LINK:
        args["link"] = f"link-{board.link_ids[state.target]}"
    if state.action == LOAN:
        args["money"] = board.loan_money[state.target]
    return args


# A full position from what a seat knows -------------------------------------------------------


def redeal(twin: Position, seat: int, chance: Chance) -> None:
    """Make of a copy a position the seat cannot tell from the true one: hidden cards and tiles are
    laid anew."""
    twin.aside = deal_anew(twin, seat, chance, twin.aside, 0)
    to_come = sorted(twin.distant[twin.distant_at :])
    chance.shuffle(to_come)
    twin.distant = twin.distant[: twin.distant_at] + bytes(to_come)
    twin.chance = seeded((chance.next() >> 2 << 32) + chance.next())
