"""Laws of an action in progress that every game of the family has: how far it may have come, and
that its question is a real one."""

from __future__ import annotations

from collections.abc import Iterator

from ironbridge.brass.board import ACTION, INCOME, OWED, SLOTS
from ironbridge.brass.rules import income
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.bits import members
from ironbridge.kernel.invariants import Violation
from ironbridge.kernel.move import Move


def aim(verb: str, name: str, value: int, wanted: bool) -> Iterator[Violation]:
    """An action names what it is about, and nothing else."""
    if (value >= 0) != wanted:
        says = "needs its" if wanted else "has no"
        yield f"pending.{name}", f"the action {verb} {says} {name}"


def steps(state: BrassState, first: int, last: int) -> Iterator[Violation]:
    if not first <= state.steps <= last:
        expected = f"{first}" if first == last else f"{first} to {last}"
        yield "pending.steps", f"expected {expected}, found {state.steps}"


def needs(state: BrassState, *goods: tuple[int, str, int, int]) -> Iterator[Violation]:
    """`goods`: the phase that asks for it, its name, what is needed and the total, in the order
    they come. All of what comes later is still needed, and none of what came."""
    for phase, name, need, total in goods:
        if state.phase == phase:
            first, last = 1, total
        else:
            first = last = total if state.phase < phase else 0
        if not first <= need <= last:
            expected = f"{first}" if first >= last else f"{first} to {last}"
            yield f"pending.{name}", f"expected {expected}, found {need}"


def offered(twin: BrassState, p: int) -> list[Move]:
    """What could be chosen before the action in progress began; `twin` is a copy to work on."""
    twin.phase = ACTION
    twin.action = twin.target = twin.industry = -1
    twin.steps = 0
    return twin.generate(p)


def decisions(state: BrassState, p: int, cards: int, left: int) -> Iterator[Violation]:
    """Enough cards for the actions left to pay for, and something to decide."""
    if cards < left:
        yield f"players[{p}].hand", f"{cards} cards in hand, but {left} actions to pay for"
    elif len(state.generate(p)) < (1 if state.phase == ACTION else 2):
        yield "pending.phase", "there is nothing to decide"


def debts(state: BrassState) -> Iterator[Violation]:
    """Debtors choose among their tiles; what is forced has happened already."""
    if not state.debtors():
        yield "pending.phase", "nobody owes anything"
    twin = state.copy()
    assert isinstance(twin, BrassState)
    for p in state.debtors():
        income.settle_debt(twin, p)
        if twin.seat[OWED + p] != state.seat[OWED + p]:
            yield f"players[{p}].owed", "there is nothing to decide: the payment is forced"
        level = int(state.tables.income.level[state.seat[INCOME + p]])
        if state.seat[OWED + p] > -level:
            due = f"level {level} costs £{-level}" if level < 0 else f"level {level} costs nothing"
            yield f"players[{p}].owed", f"income of {due}, found {state.seat[OWED + p]}"


def gone(state: BrassState, p: int) -> list[int]:
    """The industries of the tiles of p that are neither on the mat nor on the board."""
    tables = state.tables
    found: list[int] = []
    for k in range(len(tables.industry_ids)):
        taken = int(state.mat[p * len(tables.industry_ids) + k])
        slots = members(state.seat[SLOTS + p])
        built = [slot for slot in slots if tables.kind_industry[state.kind_at(slot)] == k]
        found += [k] * (taken - len(built))
    return found
