"""The event of the round is used: the questions in their order, then what happens. Rulebook:
"Utiliser l'événement du tour", "Événements".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.spyrium import (
    activation,
    chronicle,
    effects,
    exploitation,
    flow,
    moves,
    workers,
)
from ironbridge.games.spyrium import space as kinds
from ironbridge.games.spyrium.layout import PLACE, REUSE, TILTED
from ironbridge.kernel.bits import BIT, lowest
from ironbridge.kernel.move import Move

if TYPE_CHECKING:
    from ironbridge.games.spyrium.state import SpyriumState


def begin(s: SpyriumState, p: i64, option: i64) -> None:
    s.action = kinds.EVENT
    s.option = option
    proceed(s, p)


def proceed(s: SpyriumState, p: i64) -> None:
    """Ask what is still open; when nothing is, use the event."""
    effect = s.event_effect(s.option)
    if effect.uses_token and s.value == 0:
        s.token = s.event_token
        if not activation.value_settled(s, p):
            return
    if effect.late_worker:
        ask_gap(s, p)
    elif effect.reuse:
        ask_building(s, p)
    else:
        use(s, p)
        flow.finish(s, p, effect.residence)


def ask_gap(s: SpyriumState, p: i64) -> None:
    gaps = moves.placeable(s, p)
    if gaps & (gaps - 1):
        s.phase = PLACE
    else:
        place_late(s, p, lowest(gaps))


def ask_building(s: SpyriumState, p: i64) -> None:
    uses: list[Move] = []
    moves.add_uses(s, p, s.seat[TILTED + p], s.space.exploit, uses)
    if len(uses) > 1:
        s.phase = REUSE
    else:
        reuse(s, p, uses[0].a, uses[0].b)


# What happens -------------------------------------------------------------------------------


def use(s: SpyriumState, p: i64) -> None:
    """The event's token stays on it, whoever uses it."""
    chronicle.event_used(s, p, s.option)
    s.event_used |= BIT[p]
    activation.trade(s, p)
    effects.apply(s, p, s.event_effect(s.option), s.value)


def place_late(s: SpyriumState, p: i64, gap: i64) -> None:
    """A worker is placed in Phase II."""
    residence = s.event_effect(s.option).residence
    use(s, p)
    workers.place(s, p, gap)
    flow.finish(s, p, residence)


def reuse(s: SpyriumState, p: i64, face: i64, number: i64) -> None:
    """A tilted building is used again."""
    residence = s.event_effect(s.option).residence
    use(s, p)
    exploitation.exploit_again(s, p, face, number)
    flow.finish(s, p, residence)
