"""What positions are worth to a bot: better ones more, and the greedy bot beats chance."""

import pytest

from ironbridge.bots.greedy import Greedy
from ironbridge.kernel.chance import seeded
from tests.games.spyrium.builders import game, play, position, random_game
from tests.games.spyrium.reading import points

evaluator = game.evaluator()


def worth(text: str) -> float:
    return evaluator.value(position(text), 0)


@pytest.mark.parametrize(
    "better",
    [
        "red: money 9",
        "red: spyrium 3",
        "red: vp 1",
        "red: residence 1",
        "red: workers 4",
        "red: buildings bld_mine_1_A",
        "red: techniques tech_crane",
    ],
)
def test_more_is_better(better: str) -> None:
    assert worth(better) > worth("")


def test_a_worker_beside_many_others_is_worth_their_money() -> None:
    crowd = "market a1 bld_palace_C\nround 6\nworker a1-a2 red\nred: activation, money 0\n"
    assert worth(crowd + "worker a1-b1 yellow 3") > worth(crowd + "worker a1-b1 yellow")


def test_at_the_end_only_points_count() -> None:
    state = position("round 6\nyellow: passed\nred: activation, vp 4, money 30, spyrium 9")
    play(state, "pass")
    assert evaluator.value(state, 0) == points(state) == 4


def test_every_position_has_a_value() -> None:
    for state in random_game(4, 6, rich=True):
        for seat in range(4):
            assert 0 <= evaluator.value(state, seat) < 300


def test_the_greedy_bot_beats_chance() -> None:
    bot = Greedy(evaluator)
    for seed in range(3):
        state, chance = game.start(3, seed), seeded(seed)
        while not state.over:
            seat = int(state.decider())
            moves = state.legal()
            choice = bot.choose(state, seat, chance) if seat == 0 else None
            state.play(choice or moves[chance.below(len(moves))])
        assert state.result().winners == [0]
        assert state.result().scores[0] > 30
