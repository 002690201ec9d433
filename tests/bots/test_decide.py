"""Whatever the bot: its moves are legal, repeatable, and made without hidden knowledge."""

from __future__ import annotations

import pytest

import ironbridge
from ironbridge.bots import Bot, decide, make
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


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_what_the_seat_cannot_know_changes_nothing(level: str) -> None:
    bot = make(game, level)
    state, chance = game.start(seats=4, seed=3), seeded(3)
    looked_at = 0
    while not state.over:
        seat, move = random_move(state, chance)
        if chance.below(40) == 0:
            other = state.determinize(seat, chance)
            assert other.digest() != state.digest()
            assert decide(bot, other, seat, seeded(5)) is decide(bot, state, seat, seeded(5))
            looked_at += 1
        state.play(move, seat)
    assert looked_at > 3


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_deciding_leaves_the_table_alone(level: str) -> None:
    state = game.start(seats=3, seed=1)
    before = state.digest()
    decide(make(game, level), state, int(state.decider()), seeded(1))
    assert state.digest() == before


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
