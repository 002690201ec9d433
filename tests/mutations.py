"""Positions that people might write: those of random games with a value or two changed.

A changed document is refused with FormatError, or it is a position like any other: whatever is
played from it, both of its forms are read again. `tests/games/test_accepted.py` tries some
hundreds of them, `make soak` many more.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import ironbridge
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.state import State
from tests.conformance import Case

FIXED = ("game", "rules", "chance")
"""Keys that are left alone: a change there says nothing about the position."""
NUMBERS = (0, 1, 2, 3, 5, 10, 40, 99, 100, 999, 9_999, 1_000_000)
FOLLOWED = 4
"""So many of a position's legal moves are played."""
STEPS = 3
"""And so many moves one after the other."""


def try_mutations(case: Case, seed: int, tries: int) -> int:
    """Change positions of a random game; how many of the changed ones were accepted."""
    game = ironbridge.game(case.game)
    state = game.start(case.seats, seed, dict(case.options))
    chance = seeded(seed + 3_000_000_019)
    accepted = 0
    for _ in range(tries):
        for _ in range(1 + int(chance.below(9))):
            if state.over:
                state = game.start(case.seats, int(chance.below(1_000_000)), dict(case.options))
            moves = state.legal()
            state.do(moves[chance.below(len(moves))])
        document = mutated(state.to_json(), chance)
        try:
            changed = game.load(copy.deepcopy(document))
        except FormatError:
            continue
        accepted += 1
        play_on(changed, chance, STEPS)
    return accepted


def mutated(document: dict[str, object], chance: Chance) -> dict[str, object]:
    """A copy with one value changed, sometimes two or three."""
    changed = copy.deepcopy(document)
    for _ in range(1 + int(chance.below(8)) // 5 + int(chance.below(8)) // 7):
        holder, key = somewhere(changed, chance)
        holder[key] = another(holder[key], list(texts_in(changed)), chance)
    return changed


def somewhere(document: dict[str, Any], chance: Chance) -> tuple[Any, Any]:
    """A value of the document: what holds it, and under which key or number. Each way down is as
    likely as the others, so that long lists of cards do not hide the rest."""
    holder: Any = document
    while True:
        keys = [key for key in holder if key not in FIXED] if isinstance(holder, dict) else None
        steps = range(len(holder)) if keys is None else keys
        key = steps[chance.below(len(steps))]
        inner = holder[key]
        if not isinstance(inner, dict | list) or not inner:
            return holder, key
        if isinstance(inner, list) and chance.below(4) == 0:
            return holder, key
        holder = inner


def texts_in(value: Any) -> Iterator[str | None]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from texts_in(item)
    elif value is None or isinstance(value, str):
        yield value


def another(value: Any, texts: list[str | None], chance: Chance) -> Any:
    """A value of the same kind, as somebody might have written it here."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = (value + 1, value - 1, 2 * value)
        return (*NUMBERS, *near)[chance.below(len(NUMBERS) + len(near))]
    if isinstance(value, list) and value:
        i, j = int(chance.below(len(value))), int(chance.below(len(value)))
        shorter, longer, swapped = value[:i] + value[i + 1 :], [*value, value[i]], value[:]
        swapped[i], swapped[j] = swapped[j], swapped[i]
        return copy.deepcopy((shorter, longer, swapped)[chance.below(3)])
    return texts[chance.below(len(texts))]


def play_on(state: State, chance: Chance, steps: int) -> None:
    """Whatever is played, both forms of the position are read again, and say the same."""
    check_forms(state)
    if steps == 0 or state.over:
        return
    for seat in state.deciders:
        moves = list(state.legal(seat))
        assert moves, f"seat {seat} decides, but has no legal move\n{state.to_text()}"
        for _ in range(FOLLOWED if steps == STEPS else 1):
            after = state.copy()
            after.do(moves[chance.below(len(moves))], seat)
            play_on(after, chance, steps - 1)


def check_forms(state: State) -> None:
    document = state.to_json()
    try:
        assert state.game.load(json.loads(json.dumps(document))).to_json() == document
        assert state.game.position(state.to_text()).to_json() == document
    except FormatError as error:
        raise AssertionError(f"{error}\n{json.dumps(document)}\n{state.to_text()}") from None
