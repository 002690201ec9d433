"""What a seat may know: views, the question asked, and full positions made from that knowledge.

A view names every key it shows; nothing is made by taking secrets out of a document.
Open: the board, mats, money, discards, wild cards (they are taken openly). Hidden: other hands,
the deck, the cards laid face down (from their owners too), and the words of chance.
"""

from __future__ import annotations

from ironbridge.brass import document as parts
from ironbridge.brass.board import ACTION, CARD, COAL, HAND, IRON, OWED
from ironbridge.brass.redeal import deal_anew
from ironbridge.games.birmingham import document
from ironbridge.games.birmingham.board import BEER, BONUS, DEBT, OVER
from ironbridge.games.birmingham.move_space import BUILD, DEVELOP, KIND_NAMES, LINK, SCOUT, SELL
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import members
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
        "merchants": document.merchants(state),
        "deck_size": len(state.deck) - state.deck_at,
        "wild_cards": document.wild_cards(state),
        "pending": document.pending(state),
        "result": state.result().to_json(),
    }
    if seat in state.deciders:
        shown["legal"] = [move.text for move in state.generate(seat)]
    return shown


def player(state: Position, p: int, own: bool) -> dict[str, object]:
    board = state.board
    hand = {"hand": parts.hand(state, p)} if own else {}
    return {
        **parts.open_player(state, p),
        **hand,
        "hand_size": state.hand_size(p),
        "wild_cards": [board.card_ids[c] for c in wild_in_hand(state, p)],
        "discard": parts.discard(state, p),
        "face_down": document.face_down(state, p) is not None,
        "mat": parts.mat(state, p),
    }


def wild_in_hand(state: Position, p: int) -> list[int]:
    return members(state.seat[HAND + p] & state.board.wild_cards)


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
    if state.phase == BEER:
        return Phrase("ask-beer", {"barrels": state.need_beer})
    if state.phase == BONUS:
        place = state.board.location_ids[state.bonus]
        return Phrase("ask-bonus", {"location": f"location-{place}"})
    if state.phase == DEBT:
        return Phrase("ask-debt", {"money": state.seat[OWED + seat]})
    return Phrase(f"ask-more-{KIND_NAMES[state.action]}", {})


def aim(state: Position) -> dict[str, Argument]:
    """What the action that waits for its card is about."""
    board = state.board
    args: dict[str, Argument] = {}
    if state.action in (BUILD, DEVELOP):
        args["industry"] = f"industry-{board.industry_ids[state.industry]}"
    if state.action in (BUILD, SELL):
        args["slot"] = f"slot-{board.slot_ids[state.target]}"
    if state.action == LINK:
        args["link"] = f"link-{board.link_ids[state.target]}"
    if state.action == SCOUT:
        args["cards"] = board.scout_cards - state.steps
    return args


# A full position from what a seat knows -------------------------------------------------------


def redeal(twin: Position, seat: int, chance: Chance) -> None:
    """Make of a copy a position the seat cannot tell from the true one: hidden cards are dealt
    anew."""
    twin.face_down = deal_anew(twin, seat, chance, twin.face_down, twin.board.wild_cards)
    twin.chance = seeded((chance.next() >> 2 << 32) + chance.next())
