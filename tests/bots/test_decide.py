"""Whatever the bot and the game: its moves are legal, repeatable, and made without hidden knowledge."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

import ironbridge
from ironbridge.bots import Bot, decide, levels, make
from ironbridge.bots.planner import Planner
from ironbridge.bots.random_bot import RandomBot
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.errors import IllegalMove
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from tests.kernel.toy import Stones

game = ironbridge.game("brass-birmingham")


class Stubborn(Bot):
    """Always wants the same move, allowed or not."""

    def __init__(self, wanted: Move) -> None:
        self.wanted = wanted

    def choose(self, state: State, seat: int, chance: Chance) -> Move:
        return self.wanted


def random_move(state: State, chance: Chance) -> tuple[int, Move]:
    seat = state.deciders[int(chance.below(len(state.deciders)))]
    return seat, decide(RandomBot(), state, seat, chance)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_greedy_plays_whole_games_by_the_rules(seed: int) -> None:
    state, chance = game.start(seats=2 + 2 * seed, seed=seed), seeded(seed)
    greedy = make(game, "greedy")
    while not state.over:
        seat, move = random_move(state, chance)
        if seat == 0:
            move = decide(greedy, state, seat, chance)
        state.play(move, seat)  # raises when it is not legal
    assert state.result().final


GAMES = ironbridge.game_names()
SLOW = ("medium", "hard", "expert")
"""In plain Python; elsewhere they are quick enough."""
EVERY = [
    pytest.param(name, level, marks=[pytest.mark.long] if level in SLOW else [])
    for name in GAMES
    for level in ("random", "greedy", *(level.name for level in levels(ironbridge.game(name))))
]


def positions(name: str, seed: int) -> Iterator[tuple[State, int, Chance]]:
    """Some positions of a random game, each with a seat that has a choice to make."""
    found = ironbridge.game(name)
    state, chance = found.start(seed=seed), seeded(seed)
    while not state.over:
        seat, move = random_move(state, chance)
        if chance.below(40) == 0 and len(state.legal(seat)) > 1:
            yield state, seat, chance
        state.play(move, seat)


def unhurried(name: str, level: str) -> Bot:
    """A bot that is never late: on a busy machine a time that runs out changes what it plays."""
    bot = make(ironbridge.game(name), level)
    if isinstance(bot, Planner):
        bot.recipe = bot.recipe._replace(budget_ms=10**6)
    return bot


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_what_the_seat_cannot_know_changes_nothing(name: str, level: str) -> None:
    bot = unhurried(name, level)
    differed = 0
    for state, seat, chance in islice(positions(name, 3), 3):
        chosen = decide(bot, state, seat, seeded(5))
        for _ in range(3):
            other = state.determinize(seat, chance)
            differed += other.digest() != state.digest()
            assert decide(bot, other, seat, seeded(5)) is chosen
    assert differed > 3


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_whoever_chooses_last_behind_a_screen_knows_no_more_than_the_first(level: str) -> None:
    """What was drawn for those who have chosen is not what they would choose."""
    workshop = "workshop-of-the-world"
    bot, state = unhurried(workshop, level), ironbridge.game(workshop).start(4, 8)
    assert state.sealed
    known = state.determinize(3, seeded(2))
    chosen = bot.choose(known, 3, seeded(5))
    for place in (0, -1):
        last = known.copy()
        for seat in (0, 1, 2):
            last.do(last.legal(seat)[place], seat)
        assert bot.choose(last, 3, seeded(5)) is chosen


@pytest.mark.parametrize(("name", "level"), EVERY)
def test_the_same_chance_gives_the_same_move_and_the_table_is_left_alone(
    name: str, level: str
) -> None:
    for state, seat, _ in islice(positions(name, 4), 2):
        before = state.digest()
        first = decide(unhurried(name, level), state, seat, seeded(9))
        assert state.digest() == before
        assert decide(unhurried(name, level), state, seat, seeded(9)) is first


def test_an_illegal_choice_is_refused() -> None:
    state = game.start(seats=2, seed=1)
    with pytest.raises(IllegalMove):
        decide(Stubborn(game.parse("done")), state, int(state.decider()), seeded(1))


def test_a_single_move_is_played_without_asking() -> None:
    stones = Stones()
    heap = stones.start(seats=2, seed=1)
    heap.heap, heap.turn = 1, 0
    assert decide(Stubborn(stones.parse("take 2")), heap, 0, seeded(1)) is stones.parse("take 1")


def test_random_takes_every_move_sooner_or_later() -> None:
    state = Stones().start(seats=2, seed=1)
    chosen = {decide(RandomBot(), state, 0, seeded(seed)).text for seed in range(30)}
    assert chosen == {"bid 1", "bid 2", "bid 3"}
