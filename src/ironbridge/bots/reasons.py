"""Why one plan and not another, in one or two sentences.

The game states facts about both (kernel/reasons.py). What both do is no reason for either; of the
rest those are told that weigh most, more so where the readable evaluator sees the difference.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.reasons import Fact, Reasons
from ironbridge.kernel.state import State

TOLD = 2
"""Sentences at most."""
LEAST = 0.5
"""A second sentence says something that matters."""


def reasons(
    state: State, seat: int, plan: Sequence[Move], other: Sequence[Move] = ()
) -> list[Phrase]:
    """What speaks for a plan, compared with another one; the first by itself where there is none.

    The state is one that the seat cannot tell from the true one."""
    known = state.game.reasons() or Reasons()
    facts = known.facts(state, seat, plan)
    if other:
        facts = different(facts, known.facts(state, seat, other)) or facts
    gains = gained(known, state, seat, plan, other)
    ranked = sorted(facts, key=lambda fact: -strength(fact, gains))
    told = [fact for n, fact in enumerate(ranked) if n == 0 or strength(fact, gains) >= LEAST]
    return [fact.phrase for fact in told[:TOLD]]


def different(facts: Sequence[Fact], others: Sequence[Fact]) -> list[Fact]:
    shared = [fact.phrase for fact in others]
    return [fact for fact in facts if fact.phrase not in shared]


def strength(fact: Fact, gains: Mapping[str, float]) -> float:
    return fact.weight + max(0.0, gains.get(fact.part, 0.0))


def gained(
    known: Reasons, state: State, seat: int, plan: Sequence[Move], other: Sequence[Move]
) -> dict[str, float]:
    """By part of the readable evaluator: how much more the plan brings than the other one, or than
    to stay where one is."""
    after = known.parts(played(state, seat, plan), seat)
    before = known.parts(played(state, seat, other), seat)
    return {name: value - before.get(name, 0.0) for name, value in after.items()}


def played(state: State, seat: int, moves: Sequence[Move]) -> State:
    after = state.copy()
    for move in moves:
        after.do(move, seat)
    return after
