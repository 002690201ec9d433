"""Beginner and easy: they overlook and misjudge as people do, and never play just anything."""

from __future__ import annotations

import statistics

import pytest

import ironbridge
from ironbridge.bots import decide
from ironbridge.bots.casual import Casual, Habits
from ironbridge.bots.levels import HABITS
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from tests.games.playing import bots_play

game = ironbridge.game("brass-birmingham")
state = game.start(4, 7)
seat = int(state.decider())
CAREFUL = Habits(forgets=0.0, overlooks=0.0, misjudges=0.0)


def casual(habits: Habits) -> Casual:
    evaluator = game.evaluator()
    assert evaluator is not None
    return Casual(evaluator, habits)


plans = casual(CAREFUL).plans(state, seat)
ranked = sorted(plans, key=plans.__getitem__, reverse=True)


class Remembering(Casual):
    """Looks at this one position only, and so need not look again."""

    def plans(self, state: State, seat: int) -> dict[Move, float]:
        return plans


def chosen(habits: Habits, count: int = 200) -> list[Move]:
    evaluator = game.evaluator()
    assert evaluator is not None
    bot = Remembering(evaluator, habits)
    return [bot.choose(state, seat, seeded(seed)) for seed in range(count)]


def test_who_overlooks_nothing_takes_the_best_plan() -> None:
    assert set(chosen(CAREFUL, 5)) == {ranked[0]}


def test_the_best_stands_out_even_to_a_beginner() -> None:
    """More often than any other move it is the best one that is played, but seldom enough."""
    found = chosen(HABITS["beginner"])
    counts = {move: found.count(move) for move in found}
    assert max(counts, key=counts.__getitem__) in ranked[:3]
    assert counts.get(ranked[0], 0) < len(found) / 2
    assert len(counts) > 8


def test_nobody_plays_just_anything() -> None:
    """What is played is nearly always one of the better half, although pass is legal too."""
    for habits in HABITS.values():
        found = chosen(habits)
        poor = set(ranked[len(ranked) // 2 :])
        assert sum(move in poor for move in found) < len(found) / 5


def test_easy_finds_better_moves_than_beginner() -> None:
    gains = {name: sum(plans[move] for move in chosen(habits)) for name, habits in HABITS.items()}
    assert gains["beginner"] < gains["easy"] < 200 * plans[ranked[0]]


def test_who_overlooks_everything_looks_again_and_then_takes_the_best() -> None:
    blind = Habits(forgets=1.0, overlooks=1.0, misjudges=0.0)
    assert set(chosen(blind, 5)) == {ranked[0]}


class Looking(Remembering):
    """Sees one move at each look, in this order."""

    def __init__(self, *looks: Move) -> None:
        evaluator = game.evaluator()
        assert evaluator is not None
        super().__init__(evaluator, CAREFUL)
        self.looks = list(looks)

    def seen(self, plans: dict[Move, float], chance: Chance) -> list[Move]:
        return [self.looks.pop(0)]


def test_who_sees_only_poor_moves_looks_again() -> None:
    poor, good = ranked[-1], ranked[1]
    again, content = Looking(poor, good, poor), Looking(good, ranked[0])
    assert again.choose(state, seat, seeded(1)) is good
    assert again.looks == [poor]
    assert content.choose(state, seat, seeded(1)) is good
    assert content.looks == [ranked[0]]


def test_who_misjudges_takes_a_plan_that_is_nearly_as_good() -> None:
    best, ordinary = plans[ranked[0]], statistics.median(plans.values())
    found = set(chosen(Habits(forgets=0.0, overlooks=0.0, misjudges=0.5)))
    assert len(found) > 1
    assert all(plans[move] >= ordinary for move in found)
    assert best > ordinary


def test_what_is_forgotten_is_a_whole_kind_of_moves() -> None:
    bot = casual(Habits(forgets=0.5, overlooks=0.0, misjudges=0.0))
    kinds = {int(move.kind) for move in plans}
    for seed in range(20):
        seen = bot.seen(plans, seeded(seed))
        left = {int(move.kind) for move in seen}
        assert set(seen) == {move for move in plans if int(move.kind) in left}
    assert len(kinds) > 2


def test_the_same_chance_gives_the_same_move() -> None:
    bot = casual(HABITS["beginner"])
    for seed in range(10):
        first = decide(bot, state, seat, seeded(seed))
        assert decide(bot, state, seat, seeded(seed)) is first


@pytest.mark.long
@pytest.mark.parametrize("name", ironbridge.game_names())
def test_beginners_finish_every_game_and_lose_it(name: str) -> None:
    """Six tables with one of each, and only the sum of their points."""
    totals = {"beginner": 0, "easy": 0, "greedy-1": 0}
    lineup = list(totals)
    for seed in range(6):
        turned = lineup[seed % 3 :] + lineup[: seed % 3]
        result = bots_play(ironbridge.game(name), turned, 400 + seed // 3).result()
        for level, score in zip(turned, result.scores, strict=True):
            totals[level] += score
    assert totals["beginner"] < totals["greedy-1"]
    assert totals["easy"] < totals["greedy-1"]
