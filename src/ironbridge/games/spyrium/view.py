"""What a seat may know: views, the points to come, the question asked, and full positions made from
that knowledge.

Everything on the table is open. Hidden from all are the order of the cards, events and tokens to
come, and chance; so every seat, and a spectator, see the same.
"""

from __future__ import annotations

from ironbridge.games.spyrium import position
from ironbridge.games.spyrium.board import (
    ACTION,
    BONUS,
    OVER,
    PHASE_NAMES,
    POINTS,
    RESIDENCE,
    RESIDENCE_AT,
    SITE,
    SURCHARGE,
    TOKEN,
    VALUE,
    card_id,
)
from ironbridge.games.spyrium.components import GAME
from ironbridge.games.spyrium.documents import (
    PreviewJson,
    SeatPreviewJson,
    SeenPlayerJson,
    ViewJson,
)
from ironbridge.games.spyrium.rules import effects, scoring
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.phrase import Phrase


def view(state: SpyriumPosition, seat: int | None) -> ViewJson:
    """Everything this seat (None: a spectator) may know."""
    board = state.board
    return {
        "game": GAME,
        "rules": state.home.version,
        "options": {},
        "seats": state.seats,
        "round": int(state.round),
        "first": int(state.first),
        "turn": int(state.turn),
        "period": board.periods[board.round_period[state.round - 1]],
        "you": seat,
        "deciders": list(state.deciders),
        "question": question(state, -1 if seat is None else seat).to_json(),
        "players": [player(state, p) for p in range(state.seats)],
        "market": position.market(state),
        "workers": position.workers(state),
        "around": [int(state.around[slot]) for slot in range(len(state.around))],
        "deck_sizes": {name: len(state.left_of(k)) for k, name in enumerate(board.periods)},
        "events": {**position.open_events(state), "future_size": len(position.future(state))},
        "tokens": {
            "stock_size": len(position.stock(state)),
            "discard": position.discarded(state),
        },
        "pending": position.pending(state),
        "result": state.result().to_json(),
        "preview": preview(state),
        **state.legal_texts(seat),
    }


def player(state: SpyriumPosition, p: int) -> SeenPlayerJson:
    """All of it is open."""
    return {
        **position.player(state, p),
        "reserve": int(state.reserve(p)),
        "place_price": int(effects.place_price(state, p)),
    }


# Points to come -------------------------------------------------------------------------------


def preview(state: SpyriumPosition) -> PreviewJson:
    """What everybody would have if the game ended now; nothing of it is hidden."""
    players = [seat_preview(state, p) for p in range(state.seats)]
    return {
        "totals": [each["now"] + each["buildings"] + each["techniques"] for each in players],
        "players": players,
    }


def seat_preview(state: SpyriumPosition, p: int) -> SeatPreviewJson:
    now = int(state.seat[POINTS + p])
    if state.phase == OVER:
        return {"now": now, "buildings": 0, "techniques": 0}
    techniques = [
        int(scoring.technique_points(state, p, face)) for face in scoring.techniques(state, p)
    ]
    return {
        "now": now,
        "buildings": int(scoring.printed_points(state, state.buildings(p))),
        "techniques": sum(techniques),
    }


# Questions ------------------------------------------------------------------------------------


def question(state: SpyriumPosition, seat: int) -> Phrase:
    """What a seat is asked now."""
    phase = state.phase
    if phase == OVER:
        return Phrase("ask-over", {})
    if seat not in state.deciders:
        return Phrase("ask-wait", {"seats": [f"seat-{p}" for p in state.deciders]})
    if phase == ACTION:
        return Phrase("ask-action-two" if state.activating(seat) else "ask-action-one", {})
    if phase == SURCHARGE:
        money = int(effects.others_beside(state, state.slot))
        return Phrase("ask-surcharge", {"card": card_in_use(state), "money": money})
    if phase in (TOKEN, SITE):
        return Phrase(f"ask-{PHASE_NAMES[phase]}", {"card": card_in_use(state)})
    if phase == VALUE:
        return Phrase("ask-value", {"value": int(state.token)})
    if phase == RESIDENCE:
        points = state.board.residence_track[state.seat[RESIDENCE_AT + seat]]
        return Phrase("ask-residence", {"points": points})
    if phase == BONUS:
        return Phrase("ask-bonus", {"points": int(state.seat[POINTS + seat])})
    return Phrase(f"ask-{PHASE_NAMES[phase]}", {})


def card_in_use(state: SpyriumPosition) -> str:
    return card_id(state.board, state.face_at(state.slot))


# A full position from what a seat knows -------------------------------------------------------


def redeal(state: SpyriumPosition, chance: Chance) -> None:
    """Turn it into a position nobody can tell from the true one: what is to come is shuffled."""
    deck = b""
    for period, cards in enumerate(state.board.period_cards):
        left = state.left_of(period)
        dealt = len(cards) - len(left)
        deck += state.deck[len(deck) : len(deck) + dealt] + mixed(left, chance)
    state.deck = deck
    future = position.future(state)
    state.events = state.events[: len(state.events) - len(future)] + mixed(future, chance)
    state.stock = mixed(position.stock(state), chance)
    state.stock_at = 0
    state.chance = seeded((chance.next() >> 2 << 32) + chance.next())


def mixed(pile: bytes, chance: Chance) -> bytes:
    """The same things in an order that depends on this chance alone."""
    things = sorted(pile)
    chance.shuffle(things)
    return bytes(things)
