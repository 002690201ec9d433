"""The course of a turn: what is legal, what a move does, who comes next. Rulebook: "Placement et
Activation", "Passer".

Other actions stand in files of their own. Each says how far it has come; it changes nothing before
all its questions are answered, but for the residence track and a bonus, which come last
(SP-TURN-STEP-BY-STEP). `why/` states the same rules a second time, as checks.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium import move_space as kinds
from ironbridge.games.spyrium.board import (
    ACTION,
    ASKS,
    BONUS,
    DONE,
    GAPS_HELD,
    PLACE,
    RESIDENCE,
    REUSE,
    SITE,
    SURCHARGE,
    TILTED,
    TO_RESIDENCE,
    TOKEN,
    VALUE,
)
from ironbridge.games.spyrium.rules import activate, effects, event, exploit, place, rounds
from ironbridge.games.spyrium.rules.state import SpyriumPosition, note_seat
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.move import Move


def add_legal(s: SpyriumPosition, p: i64, found: Choices) -> None:
    """Every legal move of seat p: none where it is not its turn (SP-TURN-ORDER), or it has passed
    (SP-PASS-FINAL), or the game is over (SP-END-AFTER-SIX); and only answers to the question that
    is asked (SP-TURN-STEP-BY-STEP)."""
    if p < 0 or p != s.decider():
        return
    phase = s.phase
    if phase == ACTION:
        if s.activating(p):
            add_activation(s, p, found)
        else:
            add_placement(s, p, found)
    elif phase == SURCHARGE:
        found.append(s.space.surcharge)
        found.append(s.space.lobbying)
    elif phase == TOKEN:
        found.pick(s.space.token, activate.takeable_tokens(s, p))
    elif phase == VALUE:
        found.pick(s.space.value, effects.values(s, p))
    elif phase == SITE:
        activate.add_sites(s, p, found)
    elif phase == RESIDENCE:
        found.append(s.space.step)
        found.append(s.space.score)
    elif phase == BONUS:
        found.append(s.space.bonus_worker)
        found.append(s.space.bonus_money)
    elif phase == PLACE:
        found.pick(s.space.place, place.placeable(s, p))
    elif phase == REUSE:
        exploit.add_uses(s, p, s.seat[TILTED + p], s.space.exploit, found)


def add_placement(s: SpyriumPosition, p: i64, found: Choices) -> None:
    """Phase I: place a worker, use the event, or go on to Phase II.
    SP-TURN-PHASE-ONE-ACTIONS, SP-PLACE-PHASE-ONE."""
    found.pick(s.space.place, place.placeable(s, p))
    event.add_events(s, p, found)
    found.append(s.space.activation)


def add_activation(s: SpyriumPosition, p: i64, found: Choices) -> None:
    """Phase II: take workers back, exploit buildings, use the event, or pass. Nothing else
    (SP-TURN-PHASE-TWO-ACTIONS), and nothing of it in Phase I (SP-MONEY-PHASE-TWO,
    SP-ACTIVATE-PHASE-TWO, SP-EXPLOIT-PHASE-TWO, SP-PASS-PHASE-TWO).

    An upright building is exploited (SP-EXPLOIT-ONCE), a tilted one with Taylorism
    (SP-TECHNIQUE-TAYLORISM). One passes with no worker in the market (SP-PASS-MARKET-EMPTY)."""
    held = s.seat[GAPS_HELD + p]
    if held:
        place.add_money(s, held, found)
        activate.add_activate(s, p, held, found)
    exploit.add_uses(s, p, ~s.seat[TILTED + p], s.space.exploit, found)
    if s.ready(p, s.board.taylorism):
        exploit.add_uses(s, p, s.seat[TILTED + p], s.space.taylorism, found)
    event.add_events(s, p, found)
    if held == 0:
        found.append(s.space.pass_)


# What happens ---------------------------------------------------------------------------------


def do(s: SpyriumPosition, move: Move, p: i64) -> None:
    """Carry out a legal move of seat p."""
    phase = s.phase
    if phase == ACTION:
        act(s, move, p)
    elif phase == SURCHARGE:
        s.waived = 1 if move.kind == kinds.LOBBYING else 0
        finish(s, p, activate.proceed_activation(s, p))
    elif phase == TOKEN:
        s.token = move.a
        finish(s, p, activate.proceed_activation(s, p))
    elif phase == VALUE:
        s.value = move.a
        if s.action == kinds.EVENT:
            finish(s, p, event.proceed_event(s, p))
        else:
            finish(s, p, activate.proceed_activation(s, p))
    elif phase == SITE:
        finish(s, p, activate.build_at(s, p, move))
    elif phase == RESIDENCE:
        effects.act_on_residence(s, move, p)
        close(s, p)
    elif phase == BONUS:
        effects.choose_bonus(s, move, p)
        end_turn(s)
    elif phase == PLACE:
        finish(s, p, event.place_late(s, p, move.a))
    else:
        assert phase == REUSE
        finish(s, p, event.reuse(s, p, move.a, move.b))


def act(s: SpyriumPosition, move: Move, p: i64) -> None:
    """Begin an action of the phase that p is in."""
    kind = move.kind
    if kind == kinds.ACTIVATE:
        finish(s, p, activate.activate(s, p, move.a, move.b))
    elif kind == kinds.EVENT:
        finish(s, p, event.begin_event(s, p, move.a))
    elif kind == kinds.ACTIVATION:
        s.in_activation |= BIT[p]
        s.action = kinds.ACTIVATION  # an action of Phase II follows at once: SP-TURN-ACTIVATION
        note_seat(s, p, "event-activation")
    else:
        act_at_once(s, move, p)
        finish(s, p, DONE)


def act_at_once(s: SpyriumPosition, move: Move, p: i64) -> None:
    """The actions that ask for nothing more."""
    kind = move.kind
    if kind == kinds.PLACE:
        place.place(s, p, move.a)
    elif kind == kinds.MONEY:
        place.take_money(s, p, move.a, move.b)
    elif kind == kinds.WITHDRAW:
        place.withdraw(s, p, move.a)
    elif kind == kinds.EXPLOIT:
        exploit.exploit(s, p, move.a, move.b)
    elif kind == kinds.TAYLORISM:
        exploit.exploit_by_taylorism(s, p, move.a, move.b)
    else:
        assert kind == kinds.PASS
        s.passed |= BIT[p]
        note_seat(s, p, "event-pass")


# Turns ----------------------------------------------------------------------------------------


def finish(s: SpyriumPosition, p: i64, came: i64) -> None:
    """An action that asks for nothing more has happened, but for the residence track, if it acts
    on it, and a bonus."""
    if came == ASKS:
        return
    forget_action(s)
    if came == TO_RESIDENCE:
        if effects.can_step(s, p):
            s.phase = RESIDENCE
            return
        effects.score_residence(s, p)
    close(s, p)


def forget_action(s: SpyriumPosition) -> None:
    s.action = -1
    s.gap = -1
    s.slot = -1
    s.option = -1
    s.waived = -1
    s.token = 0
    s.value = 0


def close(s: SpyriumPosition, p: i64) -> None:
    """The action is over, unless its points bring a choice of bonus."""
    if effects.bonus_asked(s, p):
        s.phase = BONUS
    else:
        end_turn(s)


def end_turn(s: SpyriumPosition) -> None:
    """The next seat that has not passed plays; when all have, the round is over. SP-TURN-ORDER,
    SP-PASS-FINAL, SP-ROUND-END."""
    s.phase = ACTION
    p = s.turn
    steps: i64 = 0
    while steps < s.seat_count:
        p += 1
        if p == s.seat_count:
            p = 0
        if s.passed & BIT[p] == 0:
            s.turn = p
            return
        steps += 1
    rounds.end_round(s)
