"""The course of a turn: what is legal, what a move does, who comes next; and the event of the
round, which can be used in both phases. Rulebook: "Placement et Activation", "Passer", "Utiliser
l'événement du tour", "Événements".

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
    Effect,
    event_id,
)
from ironbridge.games.spyrium.rules import effects, exploit, market, rounds
from ironbridge.games.spyrium.rules.state import SpyriumPosition, note_seat
from ironbridge.kernel.bits import BIT, lowest
from ironbridge.kernel.move import Move
from ironbridge.kernel.move_space import pick
from ironbridge.kernel.phrase import Arguments, seat_id


def legal(s: SpyriumPosition, p: i64) -> list[Move]:
    """Every legal move of seat p: none where it is not its turn (SP-TURN-ORDER), or it has passed
    (SP-PASS-FINAL), or the game is over (SP-END-AFTER-SIX); and only answers to the question that
    is asked (SP-TURN-STEP-BY-STEP)."""
    found: list[Move] = []
    if p < 0 or p != s.decider():
        return found
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
        pick(found, s.space.token, market.takeable_tokens(s, p))
    elif phase == VALUE:
        pick(found, s.space.value, effects.values(s, p))
    elif phase == SITE:
        market.add_sites(s, p, found)
    elif phase == RESIDENCE:
        found.append(s.space.step)
        found.append(s.space.score)
    elif phase == BONUS:
        found.append(s.space.bonus_worker)
        found.append(s.space.bonus_money)
    elif phase == PLACE:
        pick(found, s.space.place, market.placeable(s, p))
    elif phase == REUSE:
        exploit.add_uses(s, p, s.seat[TILTED + p], s.space.exploit, found)
    return found


def add_placement(s: SpyriumPosition, p: i64, found: list[Move]) -> None:
    """Phase I: place a worker, use the event, or go on to Phase II.
    SP-TURN-PHASE-ONE-ACTIONS, SP-PLACE-PHASE-ONE."""
    pick(found, s.space.place, market.placeable(s, p))
    add_events(s, p, found)
    found.append(s.space.activation)


def add_activation(s: SpyriumPosition, p: i64, found: list[Move]) -> None:
    """Phase II: take workers back, exploit buildings, use the event, or pass. Nothing else
    (SP-TURN-PHASE-TWO-ACTIONS), and nothing of it in Phase I (SP-MONEY-PHASE-TWO,
    SP-ACTIVATE-PHASE-TWO, SP-EXPLOIT-PHASE-TWO, SP-PASS-PHASE-TWO).

    An upright building is exploited (SP-EXPLOIT-ONCE), a tilted one with Taylorism
    (SP-TECHNIQUE-TAYLORISM). One passes with no worker in the market (SP-PASS-MARKET-EMPTY)."""
    held = s.seat[GAPS_HELD + p]
    if held:
        market.add_money(s, held, found)
        market.add_activate(s, p, held, found)
    exploit.add_uses(s, p, ~s.seat[TILTED + p], s.space.exploit, found)
    if s.ready(p, s.board.taylorism):
        exploit.add_uses(s, p, s.seat[TILTED + p], s.space.taylorism, found)
    add_events(s, p, found)
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
        finish(s, p, market.proceed_activation(s, p))
    elif phase == TOKEN:
        s.token = move.a
        finish(s, p, market.proceed_activation(s, p))
    elif phase == VALUE:
        s.value = move.a
        if s.action == kinds.EVENT:
            finish(s, p, proceed_event(s, p))
        else:
            finish(s, p, market.proceed_activation(s, p))
    elif phase == SITE:
        finish(s, p, market.build_at(s, p, move))
    elif phase == RESIDENCE:
        effects.act_on_residence(s, move, p)
        close(s, p)
    elif phase == BONUS:
        effects.choose_bonus(s, move, p)
        end_turn(s)
    elif phase == PLACE:
        finish(s, p, place_late(s, p, move.a))
    else:
        assert phase == REUSE
        finish(s, p, reuse(s, p, move.a, move.b))


def act(s: SpyriumPosition, move: Move, p: i64) -> None:
    """Begin an action of the phase that p is in."""
    kind = move.kind
    if kind == kinds.ACTIVATE:
        finish(s, p, market.activate(s, p, move.a, move.b))
    elif kind == kinds.EVENT:
        finish(s, p, begin_event(s, p, move.a))
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
        market.place(s, p, move.a)
    elif kind == kinds.MONEY:
        market.take_money(s, p, move.a, move.b)
    elif kind == kinds.WITHDRAW:
        market.withdraw(s, p, move.a)
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


# The event of the round: when it can be used --------------------------------------------------


def add_events(s: SpyriumPosition, p: i64, found: list[Move]) -> None:
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
    if effect.late_worker and not (s.activating(p) and market.placeable(s, p)):
        return False
    return not effect.reuse or can_reuse(s, p)


def can_reuse(s: SpyriumPosition, p: i64) -> bool:
    """Some tilted building with an effect that p can pay. SP-EVENTS-REUSE-TILTED."""
    uses: list[Move] = []
    exploit.add_uses(s, p, s.seat[TILTED + p], s.space.exploit, uses)
    return len(uses) > 0


# The event of the round: the questions in their order -----------------------------------------


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
    gaps = market.placeable(s, p)
    if gaps & (gaps - 1):
        s.phase = PLACE
        return ASKS
    return place_late(s, p, lowest(gaps))


def ask_reuse(s: SpyriumPosition, p: i64) -> i64:
    uses: list[Move] = []
    exploit.add_uses(s, p, s.seat[TILTED + p], s.space.exploit, uses)
    if len(uses) > 1:
        s.phase = REUSE
        return ASKS
    return reuse(s, p, uses[0].a, uses[0].b)


# The event of the round: what happens ---------------------------------------------------------


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
    market.place(s, p, gap)
    return effects.came(s.event_effect(s.option))


def reuse(s: SpyriumPosition, p: i64, face: i64, number: i64) -> i64:
    """A tilted building is used again. SP-EVENTS-REUSE, SP-EVENTS-REUSE-TILTED."""
    use_event(s, p)
    exploit.exploit_again(s, p, face, number)
    return effects.came(s.event_effect(s.option))


def event_used(s: SpyriumPosition, p: i64, option: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": event_id(s.board, s.event())}
    args["option"] = int(option) + 1
    s.note(p, "event-use", args)
