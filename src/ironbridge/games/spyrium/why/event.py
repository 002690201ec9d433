"""Why the event of the round cannot be used. Rulebook: "Utiliser l'événement du tour",
"Événements".
"""

from __future__ import annotations

from ironbridge.games.spyrium.board import ACTIVE, GAPS, Effect, card_id, event_id
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.games.spyrium.why.board import (
    beside_a_card,
    buildings_of,
    in_phase_two,
    money_of,
    reserve_of,
    spyrium_of,
    workers_of,
)
from ironbridge.games.spyrium.why.exploit import refuse_effect
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Reason, forbid


def event(state: SpyriumPosition, number: int, p: int) -> Reason | None:
    """`event N`."""
    board = state.board
    card = int(state.events[state.round - 1])
    options = board.event_options[card]
    name = event_id(board, card)
    if state.event_used & BIT[p]:
        return forbid("SP-EVENT-ONCE", "why-event-used", event=name)
    if number >= len(options):
        rule = "SP-EVENT-ONE-OPTION"
        return forbid(rule, "why-event-no-option", event=name, options=len(options))
    option = options[number]
    if option.uses_token and state.event_token == 0:
        return forbid("SP-TOKEN-EVENT", "why-event-no-token", event=name)
    return refuse_use(state, option, p) or refuse_payment(state, option, name, p)


def refuse_payment(state: SpyriumPosition, option: Effect, name: str, p: int) -> Reason | None:
    """Whether p can pay what this option of the event asks for."""
    price = int(option.pay_money) + int(option.pay_per_worker) * workers_of(state, p)
    purse = money_of(state, p)
    if price > purse:
        rule = "SP-EVENTS-RECRUIT" if option.pay_per_worker else "SP-EVENT-PAY"
        return forbid(rule, "why-event-money", event=name, price=price, money=purse)
    needed, found = int(option.pay_spyrium), spyrium_of(state, p)
    if needed > found:
        return forbid("SP-EVENT-PAY", "why-event-spyrium", event=name, needed=needed, found=found)
    return None


def refuse_use(state: SpyriumPosition, option: Effect, p: int) -> Reason | None:
    """What must be there for this option of the event to do anything."""
    if option.new_workers and reserve_of(state, p) == 0:
        return forbid("SP-EVENTS-RECRUIT-RESERVE", "why-recruit-reserve")
    if option.reuse:
        return refuse_reuse(state, p)
    if option.late_worker:
        return refuse_late_worker(state, p)
    return None


def refuse_reuse(state: SpyriumPosition, p: int) -> Reason | None:
    """There must be a tilted building with an effect that can be paid."""
    rule = "SP-EVENTS-REUSE-TILTED"
    tilted = [face for face, is_tilted in buildings_of(state, p) if is_tilted]
    if not tilted:
        return forbid(rule, "why-reuse-none")
    for face in tilted:
        for number in range(len(state.board.face_effects[face])):
            if refuse_effect(state, face, number, p) is None:
                return None
    names = [card_id(state.board, face) for face in sorted(set(tilted))]
    return forbid(rule, "why-reuse-cost", cards=names)


def refuse_late_worker(state: SpyriumPosition, p: int) -> Reason | None:
    """It takes Phase II, a worker to place, and a gap for it."""
    if not in_phase_two(state, p):
        return forbid("SP-EVENTS-LATE-WORKER-PHASE", "why-late-phase")
    if state.seat[ACTIVE + p] == 0:
        return forbid("SP-PLACE-ACTIVE-WORKER", "why-place-no-worker")
    if not any(beside_a_card(state, gap) for gap in range(GAPS)):
        return forbid("SP-PLACE-GAP", "why-late-market")
    return None
