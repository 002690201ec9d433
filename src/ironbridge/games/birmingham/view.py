"""What a seat may know: views, the question asked, and full positions made from that knowledge.

A view names every key it shows; nothing is made by taking secrets out of a position.
Open: the board, mats, money, discards, wild cards (they are taken openly). Hidden: other hands,
the deck, the cards laid face down (from their owners too), and the words of chance.
"""

from __future__ import annotations

from ironbridge.brass import position as brass
from ironbridge.brass.board import CARD, HAND
from ironbridge.brass.documents import HandJson, PreviewJson
from ironbridge.brass.view import deal_anew, points_to_come, shared_question
from ironbridge.games.birmingham import position
from ironbridge.games.birmingham.board import BEER, BONUS, PHASE_NAMES
from ironbridge.games.birmingham.documents import SeenPlayerJson, ViewJson, WildCard
from ironbridge.games.birmingham.move_space import BUILD, DEVELOP, KIND_NAMES, LINK, SCOUT, SELL
from ironbridge.games.birmingham.rules import era
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.phrase import Argument, Phrase


def view(state: Position, seat: int | None) -> ViewJson:
    """Everything this seat (None: a spectator) may know."""
    return {
        "game": "brass-birmingham",
        "rules": state.home.version,
        "options": {"introductory": state.introductory},
        "seats": state.seats,
        **brass.course(state),
        "you": seat,
        "deciders": list(state.deciders),
        "question": question(state, -1 if seat is None else seat).to_json(),
        "players": [player(state, p, p == seat) for p in range(state.seats)],
        "tiles": brass.tiles(state),
        "links": brass.links(state),
        "markets": brass.markets(state),
        "merchants": position.merchants(state),
        "deck_size": len(state.deck) - state.deck_at,
        "wild_cards": position.wild_cards(state),
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
        "wild_cards": wild_in_hand(state, p),
        "discard": brass.discard(state, p),
        "face_down": position.face_down(state, p) is not None,
        "mat": brass.mat(state, p),
    }


def wild_in_hand(state: Position, p: int) -> list[WildCard]:
    held, board = state.seat[HAND + p], state.board
    found: list[WildCard] = []
    if held & BIT[board.wild_location]:
        found.append("wild_location")
    if held & BIT[board.wild_industry]:
        found.append("wild_industry")
    return found


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
    if state.phase == BEER:
        return Phrase("ask-beer", {"barrels": state.need_beer})
    if state.phase == BONUS:
        place = state.board.location_ids[state.bonus]
        return Phrase("ask-bonus", {"location": f"location-{place}"})
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
    """Turn a copy into a position that the seat cannot tell from the true one: hidden cards are
    dealt anew."""
    twin.face_down = deal_anew(twin, seat, chance, twin.face_down, twin.board.wild_cards)
    twin.chance = seeded((chance.next() >> 2 << 32) + chance.next())
