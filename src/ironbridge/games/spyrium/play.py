"""What happens: a legal move is carried out, forced answers are given, and the action ends or
stops at the next question. An action changes nothing before all its questions are answered, but
for the residence track and a bonus, which come last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.spyrium import (
    activation,
    chronicle,
    effects,
    event,
    exploitation,
    flow,
    workers,
)
from ironbridge.games.spyrium import space as kinds
from ironbridge.games.spyrium.layout import (
    ACTION,
    BONUS,
    PLACE,
    RESIDENCE,
    REUSE,
    SITE,
    SURCHARGE,
    TOKEN,
    VALUE,
)
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move

if TYPE_CHECKING:
    from ironbridge.games.spyrium.state import SpyriumState


def do(s: SpyriumState, move: Move, p: i64) -> None:
    """Carry out a legal move of seat p."""
    phase = s.phase
    if phase == ACTION:
        act(s, move, p)
    elif phase == SURCHARGE:
        s.waived = 1 if move.kind == kinds.LOBBYING else 0
        activation.proceed(s, p)
    elif phase == TOKEN:
        s.token = move.a
        activation.proceed(s, p)
    elif phase == VALUE:
        s.value = move.a
        if s.action == kinds.EVENT:
            event.proceed(s, p)
        else:
            activation.proceed(s, p)
    elif phase == SITE:
        activation.build_at(s, p, move)
    elif phase == RESIDENCE:
        act_on_residence(s, move, p)
    elif phase == BONUS:
        choose_bonus(s, move, p)
    elif phase == PLACE:
        event.place_late(s, p, move.a)
    else:
        assert phase == REUSE
        event.reuse(s, p, move.a, move.b)


def act(s: SpyriumState, move: Move, p: i64) -> None:
    """Begin an action of the phase that p is in."""
    kind = move.kind
    if kind == kinds.ACTIVATE:
        activation.begin(s, p, move.a, move.b)
    elif kind == kinds.EVENT:
        event.begin(s, p, move.a)
    elif kind == kinds.ACTIVATION:
        s.in_activation |= BIT[p]
        s.action = kinds.ACTIVATION  # an action of Phase II follows at once
        chronicle.plain(s, p, "event-activation")
    else:
        act_at_once(s, move, p)
        flow.finish(s, p, False)


def act_at_once(s: SpyriumState, move: Move, p: i64) -> None:
    """The actions that ask for nothing more."""
    kind = move.kind
    if kind == kinds.PLACE:
        workers.place(s, p, move.a)
    elif kind == kinds.MONEY:
        workers.take_money(s, p, move.a, move.b)
    elif kind == kinds.WITHDRAW:
        workers.withdraw(s, p, move.a)
    elif kind == kinds.EXPLOIT:
        exploitation.exploit(s, p, move.a, move.b)
    elif kind == kinds.TAYLORISM:
        exploitation.exploit_by_taylorism(s, p, move.a, move.b)
    else:
        assert kind == kinds.PASS
        s.passed |= BIT[p]
        chronicle.plain(s, p, "event-pass")


def act_on_residence(s: SpyriumState, move: Move, p: i64) -> None:
    if move.kind == kinds.STEP:
        effects.step_residence(s, p)
    else:
        effects.score_residence(s, p)
    flow.close(s, p)


def choose_bonus(s: SpyriumState, move: Move, p: i64) -> None:
    if move is s.space.bonus_worker:
        effects.take_bonus_worker(s, p)
    else:
        effects.take_bonus_money(s, p)
    flow.end_turn(s)
