"""What a seat may know: views, the question asked, and full positions made from that knowledge.

A view names every key it shows; nothing is made by taking secrets out of a document.
Open: the map, mats, money, loans, discards, market tiles and the display. Hidden: other hands, the
deck and chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.age_of_industry import document
from ironbridge.games.age_of_industry.board import (
    ACTION,
    CARD,
    CLOSING,
    COAL,
    INTEREST,
    IRON,
    LOANS,
    MONEY,
    OUTLET,
    OVER,
    PHASE_NAMES,
)
from ironbridge.games.age_of_industry.dealing import deal_anew
from ironbridge.games.age_of_industry.move_space import BUILD, COMBINE, DEVELOP, KIND_NAMES
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.phrase import Argument, Phrase

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.table import AgeState


def view(state: AgeState, seat: int | None) -> dict[str, object]:
    """Everything this seat (None: a spectator) may know."""
    shown = {
        **document.header(state),
        "you": seat,
        "deciders": list(state.deciders),
        "question": question(state, -1 if seat is None else seat).to_json(),
        "players": [player(state, p, p == seat) for p in range(state.seats)],
        **document.table(state),
        "deck_size": int(state.cards_left()),
        "pending": document.pending(state),
        "result": state.result().to_json(),
    }
    if seat in state.deciders:
        shown["legal"] = [move.text for move in state.generate(seat)]
    return shown


def player(state: AgeState, p: int, own: bool) -> dict[str, object]:
    hand = {"hand": document.hand(state, p)} if own else {}
    return {
        **document.open_player(state, p),
        **hand,
        "hand_size": int(state.hand_size(p)),
        "discard": document.discard(state, p),
        "mat": document.mat(state, p),
    }


# Questions ------------------------------------------------------------------------------------


def question(state: AgeState, seat: int) -> Phrase:
    """What a seat is asked now."""
    phase = int(state.phase)
    if phase == OVER:
        return Phrase("ask-over", {})
    if seat not in state.deciders:
        return Phrase("ask-wait", {"seats": [f"seat-{p}" for p in state.deciders]})
    if phase == ACTION:
        return Phrase("ask-action", {"actions": int(state.actions)})
    if phase == CARD:
        return Phrase(f"ask-card-{KIND_NAMES[state.action]}", aim(state))
    if phase == COAL:
        return Phrase("ask-coal", {"cubes": int(state.need_coal)})
    if phase == IRON:
        return Phrase("ask-iron", {"cubes": int(state.need_iron)})
    if phase == OUTLET:
        return Phrase("ask-outlet", {"slot": f"slot-{state.board.slot_ids[state.target]}"})
    if phase in (CLOSING, INTEREST):
        loans, money = int(state.seat[LOANS + seat]), int(state.seat[MONEY + seat])
        return Phrase(f"ask-{PHASE_NAMES[phase]}", {"loans": loans, "money": money})
    return Phrase(f"ask-{PHASE_NAMES[phase]}", {})


def aim(state: AgeState) -> dict[str, Argument]:
    """What the action that waits for its card is about."""
    board = state.board
    if state.action in (BUILD, COMBINE):
        industry = f"industry-{board.industry_ids[state.industry]}"
        return {"industry": industry, "slot": f"slot-{board.slot_ids[state.target]}"}
    if state.action == DEVELOP:
        industry = f"industry-{board.industry_ids[board.kind_industry[state.target]]}"
        return {"industry": industry, "level": board.kind_level[state.target]}
    return {}


# A full position from what a seat knows -------------------------------------------------------


def determinize(state: AgeState, seat: int, chance: Chance) -> AgeState:
    """A position the seat cannot tell from the true one: hidden cards are dealt anew, but for those
    that were taken openly since the state was started or loaded."""
    twin = state.copy()
    deal_anew(twin, seat, chance)
    twin.chance = seeded((chance.next() >> 2 << 32) + chance.next())
    return twin
