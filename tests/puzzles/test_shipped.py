"""The puzzles that come with the package: they load, can be played, and are still what they were.

`make test` asks the expert about a few of each game, `make test-puzzles` about all.
"""

from __future__ import annotations

from functools import cache

import pytest

from ironbridge import registry
from ironbridge.bots.forecast import weights_mark
from ironbridge.bots.review import advise, ended
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from ironbridge.puzzles import Puzzle, shipped
from ironbridge.puzzles.deeds import Deed, deed_of, judged, verdict
from ironbridge.puzzles.finder import LOOKS, find
from ironbridge.puzzles.make import found_by
from ironbridge.puzzles.puzzle import Collection

GAMES = registry.game_names()
LEAST = 40
ASKED = 2
"""Of each game, puzzles about which the expert is asked in every run."""


@cache
def collection(name: str) -> Collection:
    found = shipped(registry.game(name))
    assert found is not None, f"no puzzles of {name}: ironbridge puzzles make {name}"
    return found


def remake(name: str) -> str:
    """What to do when a test of this file fails because a rule or a bot has changed."""
    making = collection(name).making
    return f"rules or bots have changed since puzzles of {name} were made: {making.command}"


def named(name: str, puzzle: str) -> Puzzle:
    found = collection(name).named(puzzle)
    assert found is not None
    return found


def all_of(name: str) -> list[tuple[str, str]]:
    found = shipped(registry.game(name))
    return [] if found is None else [(name, puzzle.id) for puzzle in found.puzzles]


EVERY = [one for name in GAMES for one in all_of(name)]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_there_are_enough_of_every_grade(name: str) -> None:
    puzzles = collection(name).puzzles
    command = collection(name).making.command
    assert len(puzzles) >= LEAST, f"{len(puzzles)} puzzles; this command makes more: {command}"
    assert len({puzzle.grade for puzzle in puzzles}) >= 3
    assert len({(puzzle.source.name, puzzle.source.ply) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("name", [name for name in GAMES if all_of(name)])
def test_they_were_made_by_the_bots_of_today(name: str) -> None:
    assert collection(name).making.weights == weights_mark(registry.game(name)), remake(name)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in GAMES if all_of(name)])
def test_grades_were_counted_with_the_levels_of_today(name: str) -> None:
    quick = ("beginner", "easy")
    for puzzle in collection(name).puzzles:
        found = found_by(puzzle.state(registry.game(name)), puzzle.seat, puzzle.answers, quick)
        count = f"{puzzle.id}: {found} of {quick}; ironbridge puzzles grade {name} FILE"
        assert found == puzzle.found[: len(quick)], count


@pytest.mark.long
@pytest.mark.parametrize(("name", "puzzle"), EVERY)
def test_positions_and_answers_are_legal(name: str, puzzle: str) -> None:
    one, game = named(name, puzzle), registry.game(name)
    state = one.state(game)
    game.check(state)
    assert (state.seats, state.deciders) == (one.seats, (one.seat,)), remake(name)
    assert state.settled()
    for answer in one.answers:
        moves = way_to(state, one.seat, answer)
        assert moves, f"{answer} cannot be played; {remake(name)}"


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in GAMES if all_of(name)])
def test_the_expert_still_finds_some(name: str) -> None:
    for puzzle in smallest(name):
        check(name, puzzle)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "puzzle"), EVERY)
def test_the_expert_still_finds_every_puzzle(name: str, puzzle: str) -> None:
    check(name, puzzle)


def smallest(name: str) -> list[str]:
    """The puzzles with the fewest moves to choose from: the expert finds them soonest, and by the
    same rules and weights as all others."""
    game = registry.game(name)

    def choices(puzzle: Puzzle) -> int:
        return len(puzzle.state(game).legal(puzzle.seat))

    return [puzzle.id for puzzle in sorted(collection(name).puzzles, key=choices)[:ASKED]]


def check(name: str, puzzle: str) -> None:
    """The same answer by the margin, and the explanation is about it."""
    one, game = named(name, puzzle), registry.game(name)
    state = one.state(game)
    found = find(state, one.seat)
    assert found is not None, f"{puzzle} is no puzzle any more; {remake(name)}"
    assert found.answers == one.answers, remake(name)
    assert found.loss.clear
    best = advise(state, one.seat, seeded(LOOKS[0]))[0]
    advised = judged(state, one.seat, one.answers, best.moves)
    assert advised == "right", f"the analysis of {puzzle} advises {best.moves}; {remake(name)}"


def way_to(state: State, seat: int, answer: Deed) -> list[Move]:
    """Moves that carry out an answer; none where there are none."""
    open_ways: list[tuple[State, list[Move]]] = [(state, [])]
    while open_ways:
        at, moves = open_ways.pop()
        for move in at.legal(seat):
            after, done = at.copy(), [*moves, move]
            after.do(move, seat)
            found = verdict([answer], deed_of(done), ended(after, seat))
            if found == "right":
                return done
            if found == "open" and len(done) < 12 and not ended(after, seat):
                open_ways.append((after, done))
    return []
