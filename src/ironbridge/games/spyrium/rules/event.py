"""The event of the round, which can be used in both phases. Rulebook: "Utiliser l'événement du
tour", "Événements".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium import move_space as kinds
from ironbridge.games.spyrium.board import ASKS, PLACE, REUSE, TILTED, Effect, event_id
from ironbridge.games.spyrium.rules import effects, exploit, place
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import BIT, lowest
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.phrase import Arguments, seat_id

# When it can be used --------------------------------------------------------------------------


def add_events(s: SpyriumPosition, p: i64, found: Choices) -> None:
    """Once a round (SP-EVENT-ONCE) one of the effects of the event (SP-EVENT-ONE-OPTION)."""
    if s.event_used & BIT[p]:
        return
    options = s.board.event_options[s.event()]
    n: i64 = 0
    while n < len(options):
        if event_possible(s, p, options[n]):
            found.append(s.space.event[n])
        n += 1


def event_possible(s: SpyriumPosition, p: i64, effect: Effect) -> bool:
    """Whether p can pay for an effect (SP-EVENT-PAY, SP-EVENTS-RECRUIT), and it does something:
    there is a token if it takes one (SP-TOKEN-EVENT), a worker in the reserve if it gives one
    (SP-EVENTS-RECRUIT-RESERVE), and a worker comes late only in Phase II
    (SP-EVENTS-LATE-WORKER-PHASE)."""
    if effect.uses_token:
        token = s.event_token
        if token == 0 or effects.payable_values(s, p, effect, 0, token) == 0:
            return False
    elif not effects.payable(s, p, effect, 0, 0):
        return False
    if effect.new_workers > 0 and s.reserve(p) == 0:
        return False
    if effect.late_worker and not (s.activating(p) and place.placeable(s, p)):
        return False
    return not effect.reuse or can_reuse(s, p)


def can_reuse(s: SpyriumPosition, p: i64) -> bool:
    """Some tilted building with an effect that p can pay. SP-EVENTS-REUSE-TILTED."""
    uses = s.space.within.emptied()
    exploit.add_uses(s, p, s.seat[TILTED + p], s.space.exploit, uses)
    return uses.count > 0


# The questions in their order -----------------------------------------------------------------


def begin_event(s: SpyriumPosition, p: i64, option: i64) -> i64:
    s.action = kinds.EVENT
    s.option = option
    return proceed_event(s, p)


def proceed_event(s: SpyriumPosition, p: i64) -> i64:
    """Ask what is still open; when nothing is, use the event. How far that has come."""
    effect = s.event_effect(s.option)
    if effect.uses_token and s.value == 0:
        s.token = s.event_token
        if not effects.value_settled(s, p):
            return ASKS
    if effect.late_worker:
        return ask_late_gap(s, p)
    if effect.reuse:
        return ask_reuse(s, p)
    use_event(s, p)
    return effects.came(effect)


def ask_late_gap(s: SpyriumPosition, p: i64) -> i64:
    gaps = place.placeable(s, p)
    if gaps & (gaps - 1):
        s.phase = PLACE
        return ASKS
    return place_late(s, p, lowest(gaps))


def ask_reuse(s: SpyriumPosition, p: i64) -> i64:
    uses = s.space.within.emptied()
    exploit.add_uses(s, p, s.seat[TILTED + p], s.space.exploit, uses)
    if uses.count > 1:
        s.phase = REUSE
        return ASKS
    use = uses.move(0)
    return reuse(s, p, use.a, use.b)


# What happens ---------------------------------------------------------------------------------


def use_event(s: SpyriumPosition, p: i64) -> None:
    """The event's token stays on it, no matter who uses it. SP-TOKEN-EVENT,
    SP-TECHNIQUE-COMMERCE-EVENT."""
    event_used(s, p, s.option)
    s.event_used |= BIT[p]
    effects.trade(s, p)
    effects.apply(s, p, s.event_effect(s.option), s.value)


def place_late(s: SpyriumPosition, p: i64, gap: i64) -> i64:
    """A worker is placed in Phase II. SP-EVENTS-LATE-WORKER."""
    use_event(s, p)
    place.place(s, p, gap)
    return effects.came(s.event_effect(s.option))


def reuse(s: SpyriumPosition, p: i64, face: i64, number: i64) -> i64:
    """A tilted building is used again. SP-EVENTS-REUSE, SP-EVENTS-REUSE-TILTED."""
    use_event(s, p)
    exploit.exploit_again(s, p, face, number)
    return effects.came(s.event_effect(s.option))


# Events ---------------------------------------------------------------------------------------


def event_used(s: SpyriumPosition, p: i64, option: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": event_id(s.board, s.event())}
    args["option"] = int(option) + 1
    s.note(p, "event-use", args)
