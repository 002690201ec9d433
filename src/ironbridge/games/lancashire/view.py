"""What a seat may know: views, the question asked, and full positions made from that knowledge.

A view names every key it shows; nothing is made by taking secrets out of a position.
Open: the board, mats, money, discards, the distant market tiles drawn. Hidden: other hands, the
deck, the cards laid aside, the order of the distant market tiles to come, and chance.
"""

from __future__ import annotations

from ironbridge.brass import position as brass
from ironbridge.brass.board import CARD
from ironbridge.brass.documents import HandJson, PreviewJson, SeenPlayerJson
from ironbridge.brass.view import deal_anew, points_to_come, shared_question
from ironbridge.games.lancashire import position
from ironbridge.games.lancashire.board import OUTLET, PHASE_NAMES
from ironbridge.games.lancashire.documents import SeenDistantMarketJson, ViewJson
from ironbridge.games.lancashire.move_space import (
    BUILD,
    DEVELOP,
    DOUBLE,
    KIND_NAMES,
    LINK,
    LOAN,
    SELL,
)
from ironbridge.games.lancashire.rules import era
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.phrase import Argument, Phrase


def view(state: Position, seat: int | None) -> ViewJson:
    """Everything this seat (None: a spectator) may know."""
    return {
        "game": "brass-lancashire",
        "rules": state.home.version,
        "options": position.options(state),
        "seats": state.seats,
        **brass.course(state),
        "you": seat,
        "deciders": list(state.deciders),
        "question": question(state, -1 if seat is None else seat).to_json(),
        "players": [player(state, p, p == seat) for p in range(state.seats)],
        "tiles": brass.tiles(state),
        "links": brass.links(state),
        "markets": brass.markets(state),
        "distant_market": distant_market(state),
        "deck_size": state.cards_left(),
        "deck_tile": state.deck_tile(),
        "aside_size": len(state.aside),
        "pending": position.pending(state),
        "result": state.result().to_json(),
        "preview": preview(state),
        **state.legal_texts(seat),
    }


def player(state: Position, p: int, own: bool) -> SeenPlayerJson:
    hand: HandJson = {"hand": brass.hand(state, p)} if own else {}
    return {
        **brass.purse(state, p),
        **hand,
        "hand_size": state.hand_size(p),
        "discard": brass.discard(state, p),
        "mat": brass.mat(state, p),
    }


def distant_market(state: Position) -> SeenDistantMarketJson:
    """The order of the tiles to come is hidden."""
    return {
        "marker": state.marker,
        "drawn": position.drawn(state),
        "pile_size": len(state.distant) - state.distant_at,
    }


def preview(state: Position) -> PreviewJson:
    """What the end of the era would bring now."""
    return points_to_come(state, [int(era.end_bonus(state, p)) for p in range(state.seats)])


# Questions ----------------------------------------------------------------------------------


def question(state: Position, seat: int) -> Phrase:
    """What a seat is asked now."""
    alike = shared_question(state, seat, PHASE_NAMES[state.phase])
    if alike is not None:
        return alike
    if state.phase == CARD:
        return Phrase(f"ask-card-{KIND_NAMES[state.action]}", aim(state))
    if state.phase == OUTLET:
        return Phrase("ask-outlet", {"slot": f"slot-{state.board.slot_ids[state.target]}"})
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
    """Turn a copy into a position that the seat cannot tell from the true one: hidden cards and
    tiles are laid anew."""
    twin.aside = deal_anew(twin, seat, chance, twin.aside, 0)
    to_come = sorted(twin.distant[twin.distant_at :])
    chance.shuffle(to_come)
    twin.distant = twin.distant[: twin.distant_at] + bytes(to_come)
    twin.chance = seeded((chance.next() >> 2 << 32) + chance.next())
