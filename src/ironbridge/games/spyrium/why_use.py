"""Why a building cannot be exploited, or the event of the round cannot be used.

Rulebook: "Exploiter un bâtiment", "Utiliser l'événement du tour", "Événements".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.spyrium.board import Effect
from ironbridge.games.spyrium.layout import ACTIVE, GAPS
from ironbridge.games.spyrium.why_names import card_name, event_name
from ironbridge.games.spyrium.why_table import (
    beside_a_card,
    buildings_of,
    in_phase_two,
    money_of,
    owns,
    reserve_of,
    spyrium_of,
    unused,
    workers_of,
)
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Reason, forbid

if TYPE_CHECKING:
    from ironbridge.games.spyrium.state import SpyriumState


# Buildings ------------------------------------------------------------------------------------


def exploit(state: SpyriumState, face: int, effect: int, p: int) -> Reason | None:
    """`exploit CARD N`: an upright building."""
    tilts = [tilted for owned, tilted in buildings_of(state, p) if owned == face]
    name = card_name(state.board, face)
    if not tilts:
        return forbid("SP-EXPLOIT-OWN", "why-exploit-not-owned", card=name)
    if all(tilts):
        return forbid("SP-EXPLOIT-ONCE", "why-exploit-tilted", card=name)
    return refuse_effect(state, face, effect, p)


def exploit_again(state: SpyriumState, face: int, effect: int, p: int) -> Reason | None:
    """`exploit CARD N` with the event: a tilted building."""
    return refuse_again(state, "SP-EVENTS-REUSE-TILTED", face, p) or refuse_effect(
        state, face, effect, p
    )


def taylorism(state: SpyriumState, face: int, effect: int, p: int) -> Reason | None:
    """`taylorism CARD N`: a tilted building."""
    technique = int(state.board.taylorism)
    if not owns(state, p, technique):
        return forbid("SP-TECHNIQUE-TAYLORISM", "why-taylorism-none")
    if not unused(state, p, technique):
        return forbid("SP-TECHNIQUE-ONCE", "why-taylorism-used")
    return refuse_again(state, "SP-TECHNIQUE-TAYLORISM-ACTION", face, p) or refuse_effect(
        state, face, effect, p
    )


def refuse_again(state: SpyriumState, rule: str, face: int, p: int) -> Reason | None:
    """Only a tilted building can be used again."""
    tilts = [tilted for owned, tilted in buildings_of(state, p) if owned == face]
    name = card_name(state.board, face)
    if not tilts:
        return forbid("SP-EXPLOIT-OWN", "why-exploit-not-owned", card=name)
    if not any(tilts):
        return forbid(rule, "why-again-upright", card=name)
    return None


def refuse_effect(state: SpyriumState, face: int, number: int, p: int) -> Reason | None:
    """The workers and the Spyrium of one effect of a building."""
    effect = state.board.face_effects[face][number]
    name = card_name(state.board, face)
    needed, active = workers_for(state, face, effect, p), int(state.seat[ACTIVE + p])
    if needed > active:
        rule = "SP-EXPLOIT-WORKERS"
        return forbid(rule, "why-exploit-workers", card=name, needed=needed, found=active)
    crystals, found = int(effect.pay_spyrium), spyrium_of(state, p)
    if crystals > found:
        rule = "SP-EXPLOIT-SPYRIUM"
        return forbid(rule, "why-exploit-spyrium", card=name, needed=crystals, found=found)
    return None


def workers_for(state: SpyriumState, face: int, effect: Effect, p: int) -> int:
    board = state.board
    mine = board.face_symbols[face] & board.mine_symbol
    if mine and owns(state, p, int(board.automation)):
        return 0
    return int(effect.workers)


# The event ------------------------------------------------------------------------------------


def event(state: SpyriumState, number: int, p: int) -> Reason | None:
    """`event N`."""
    board = state.board
    card = int(state.events[state.round - 1])
    options = board.event_options[card]
    name = event_name(board, card)
    if state.event_used & BIT[p]:
        return forbid("SP-EVENT-ONCE", "why-event-used", event=name)
    if number >= len(options):
        rule = "SP-EVENT-ONE-OPTION"
        return forbid(rule, "why-event-no-option", event=name, options=len(options))
    option = options[number]
    if option.uses_token and state.event_token == 0:
        return forbid("SP-TOKEN-EVENT", "why-event-no-token", event=name)
    return refuse_use(state, option, p) or refuse_payment(state, option, name, p)


def refuse_payment(state: SpyriumState, option: Effect, name: str, p: int) -> Reason | None:
    """What this option of the event asks for."""
    price = int(option.pay_money) + int(option.pay_per_worker) * workers_of(state, p)
    purse = money_of(state, p)
    if price > purse:
        rule = "SP-EVENTS-RECRUIT" if option.pay_per_worker else "SP-EVENT-PAY"
        return forbid(rule, "why-event-money", event=name, price=price, money=purse)
    needed, found = int(option.pay_spyrium), spyrium_of(state, p)
    if needed > found:
        return forbid("SP-EVENT-PAY", "why-event-spyrium", event=name, needed=needed, found=found)
    return None


def refuse_use(state: SpyriumState, option: Effect, p: int) -> Reason | None:
    """What must be there for this option of the event to do anything."""
    if option.new_workers and reserve_of(state, p) == 0:
        return forbid("SP-EVENTS-RECRUIT-RESERVE", "why-recruit-reserve")
    if option.reuse:
        return refuse_reuse(state, p)
    if option.late_worker:
        return refuse_late_worker(state, p)
    return None


def refuse_reuse(state: SpyriumState, p: int) -> Reason | None:
    """Some tilted building with an effect that can be paid."""
    rule = "SP-EVENTS-REUSE-TILTED"
    tilted = [face for face, is_tilted in buildings_of(state, p) if is_tilted]
    if not tilted:
        return forbid(rule, "why-reuse-none")
    for face in tilted:
        for number in range(len(state.board.face_effects[face])):
            if refuse_effect(state, face, number, p) is None:
                return None
    names = [card_name(state.board, face) for face in sorted(set(tilted))]
    return forbid(rule, "why-reuse-cost", cards=names)


def refuse_late_worker(state: SpyriumState, p: int) -> Reason | None:
    """A worker to place, a gap for it, and Phase II."""
    if not in_phase_two(state, p):
        return forbid("SP-EVENTS-LATE-WORKER-PHASE", "why-late-phase")
    if state.seat[ACTIVE + p] == 0:
        return forbid("SP-PLACE-ACTIVE-WORKER", "why-place-no-worker")
    if not any(beside_a_card(state, gap) for gap in range(GAPS)):
        return forbid("SP-PLACE-GAP", "why-late-market")
    return None
