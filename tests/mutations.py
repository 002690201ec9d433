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
from ironbridge.kernel.game import Game
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
    taken = 0
    for _ in range(tries):
        state = further(state, 1 + int(chance.below(9)), case, chance)
        document = mutated(dict(state.to_json()), chance)
        if accepted(game, document):
            taken += 1
            play_on(game.load(document), chance, STEPS)
    return taken


def try_extremes(case: Case, seed: int, tries: int) -> int:
    """Set a number of a position as high, then as low as it is accepted, and play on from there;
    how many numbers could be changed at all."""
    game = ironbridge.game(case.game)
    state = game.start(case.seats, seed, dict(case.options))
    chance = seeded(seed + 4_000_000_007)
    changed = 0
    for _ in range(tries):
        state = further(state, 1 + int(chance.below(19)), case, chance)
        document = dict(state.to_json())
        players: Any = document["players"]
        holder, key = somewhere(players[chance.below(case.seats)], chance)
        while type(holder[key]) is not int:
            holder, key = somewhere(document, chance)
        found = int(holder[key])
        highest = furthest(game, document, holder, key, 1)
        lowest = furthest(game, document, holder, key, -1)
        changed += lowest < found or found < highest
        for value in {lowest, highest}:
            holder[key] = value
            play_on(game.load(copy.deepcopy(document)), chance, STEPS)
    return changed


def furthest(game: Game, document: dict[str, Any], holder: Any, key: Any, sign: int) -> int:
    """The last value in this direction that is accepted, in steps that double and then halve. The
    document is left as it was."""
    found = int(holder[key])
    step, reached = 1, 0
    while step:
        holder[key] = found + sign * (reached + step)
        if accepted(game, document):
            reached += step
            step *= 2
        else:
            step //= 2
            break
    while step:
        holder[key] = found + sign * (reached + step)
        if accepted(game, document):
            reached += step
        step //= 2
    holder[key] = found
    return found + sign * reached


def accepted(game: Game, document: dict[str, Any]) -> bool:
    try:
        game.load(document)
    except FormatError:
        return False
    return True


def further(state: State, plies: int, case: Case, chance: Chance) -> State:
    """The position after some random moves, of a new game where one is over."""
    for _ in range(plies):
        if state.over:
            seed = int(chance.below(1_000_000))
            state = state.game.start(case.seats, seed, dict(case.options))
        moves = state.legal()
        state.do(moves[chance.below(len(moves))])
    return state


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
    """Whatever is played, the position is read again, and says the same; as a text, which takes
    longer, where playing begins and ends."""
    first, last = steps == STEPS, steps == 0 or state.over
    check_forms(state, also_text=first or last)
    if last:
        return
    deciders = state.deciders
    # Later any one of those who decide at once: all orders of five sealed choices would be hundreds.
    for seat in deciders if first else [deciders[chance.below(len(deciders))]]:
        moves = list(state.legal(seat))
        assert moves, f"seat {seat} decides, but has no legal move\n{state.to_text()}"
        for _ in range(FOLLOWED if first else 1):
            after = state.copy()
            after.do(moves[chance.below(len(moves))], seat)
            play_on(after, chance, steps - 1)


def check_forms(state: State, also_text: bool) -> None:
    document = state.to_json()
    try:
        assert state.game.load(json.loads(json.dumps(document))).to_json() == document
        if also_text:
            assert state.game.position(state.to_text()).to_json() == document
    except FormatError as error:
        raise AssertionError(f"{error}\n{json.dumps(document)}\n{state.to_text()}") from None
