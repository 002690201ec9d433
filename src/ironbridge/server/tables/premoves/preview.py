"""What prepared moves would do, tried out on a position drawn from what their seat knows.

The moves are for a decision that has not come yet. Until then the others are imagined to do as
little as they can. Knows games only by the kernel.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from ironbridge.kernel.chance import Chance
from ironbridge.kernel.documents import EventJson
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Event
from ironbridge.kernel.state import State
from ironbridge.server.errors import Refused

MOST_ACTIONS = 40
"""Actions of others that are imagined before a seat decides; more than a round of any game."""
LONGEST_ACTION = 30
"""Decisions of one action."""
NOBODY = -1


def imagined_effects(known: State, seat: int, moves: list[Move], chance: Chance) -> str:
    """What the moves would do at the seat's next decision, in a position drawn from what it knows;
    Refused when they could not be made. This may take a second."""
    state = next_decision(known, seat, chance)
    if state is None:
        raise Refused("not-your-decision")
    return effects(state, seat, moves)


def next_decision(state: State, seat: int, chance: Chance) -> State | None:
    """A position like this one in which the seat decides; None when the game ends before.

    It is drawn from what the seat knows.
    """
    imagined = state.determinize(seat, chance)
    for _ in range(MOST_ACTIONS):
        if seat in imagined.deciders:
            return imagined
        if imagined.over:
            return None
        imagined = quietest_action(imagined, chance)
    return None


def quietest_action(state: State, chance: Chance) -> State:
    """The position after the next decider did what changes least for spectators."""
    seat = state.decider()
    before = state.view(None)
    ends = [after_action(state, move, seat, chance) for move in state.legal(seat)]
    return min(ends, key=lambda end: differences(before, end.view(None)))


def after_action(state: State, first: Move, seat: int, chance: Chance) -> State:
    """A whole action that begins with this move and goes on by chance."""
    state = state.copy()
    state.do(first, seat)
    for _ in range(LONGEST_ACTION):
        if state.settled() or seat not in state.deciders:
            break
        state.do(chance.choice(state.legal(seat)), seat)
    return state


def differences(a: object, b: object) -> int:
    """In how many places two JSON values differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        keys = a.keys() | b.keys()
        return sum(differences(a.get(key), b.get(key)) for key in keys)
    if isinstance(a, list) and isinstance(b, list):
        pairs = zip(a, b, strict=False)
        return abs(len(a) - len(b)) + sum(differences(x, y) for x, y in pairs)
    return int(a != b)


def effects(state: State, seat: int, moves: list[Move]) -> str:
    """A fingerprint of what these moves do: who does what, from where, at which cost.

    The state is changed. Refused when one of the moves is not legal, or is no longer for this
    seat to make.
    """
    return fingerprint([event for events in effects_of(state, seat, moves) for event in events])


def effects_of(state: State, seat: int, moves: list[Move]) -> Iterator[list[EventJson]]:
    """The same move by move, for whoever lets others have their turn in between."""
    for move in moves:
        if seat not in state.deciders:
            raise Refused("not-your-decision")
        if move not in state.legal(seat):
            raise Refused("illegal-move", state.why_not(move, seat), game=state.game.name)
        state.journal = []
        state.do(move, seat)
        yield [event.to_json() for event in own_part(state.journal)]


def fingerprint(events: list[EventJson]) -> str:
    document = json.dumps(events, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(document.encode(), digest_size=16).hexdigest()


def own_part(events: list[Event]) -> list[Event]:
    """The events of a move, without what happens to everybody when it ends a round.

    A round that ends is nobody's event; what belongs to it is the first kind of event that
    several seats have, and all that follows: income, the new order. It depends on the others and
    says nothing about the move.
    """
    if all(event.seat != NOBODY for event in events):
        return events
    seats: dict[str, set[int]] = {}
    for event in events:
        seats.setdefault(event.phrase.key, set()).add(event.seat)
    for place, event in enumerate(events):
        if event.seat == NOBODY or len(seats[event.phrase.key]) > 1:
            return events[:place]
    return events
