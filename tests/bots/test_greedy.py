"""Greedy judges whole actions, and plays far better than chance."""

from __future__ import annotations

from mypy_extensions import i64

import ironbridge
from ironbridge.bots import decide, make
from ironbridge.bots.greedy import Greedy
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.state import State
from tests.kernel.toy import Stones

game = ironbridge.game("brass-birmingham")

LAST_ACTION = """
    era rail, round 10
    order yellow red
    turn red, actions 1
"""


class Stock(Evaluator):
    """Stones in hand."""

    def value(self, state: State, seat: i64) -> float:
        return float(state.result().scores[seat])


def finish_action(state: State) -> list[str]:
    """What greedy decides until its action is complete."""
    bot, chance = make(game, "greedy"), seeded(1)
    moves: list[str] = []
    while not moves or not state.settled():
        seat = int(state.decider())
        move = decide(bot, state, seat, chance)
        moves.append(move.text)
        state.play(move, seat)
    return moves


def test_takes_more_rather_than_less() -> None:
    heap = Stones().start(seats=2, seed=1)
    heap.turn = 0
    assert decide(Greedy(Stock()), heap, 0, seeded(1)).text == "take 2"


def test_equal_moves_are_left_to_chance() -> None:
    heap = Stones().start(seats=2, seed=1)
    chosen = {decide(Greedy(Stock()), heap, 0, seeded(seed)).text for seed in range(30)}
    assert chosen == {"bid 1", "bid 2", "bid 3"}


def test_the_last_action_sells_everything() -> None:
    state = game.position(
        LAST_ACTION
        + """
        red: hand coal_mine
        tile birmingham_2 red manufacturer 3
        tile birmingham_4 red manufacturer 4
        tile burton_on_trent_2 red brewery 2
        link birmingham-oxford red
        merchant oxford_m1 all_goods
    """
    )
    moves = finish_action(state)
    assert {"sell birmingham_2", "sell birmingham_4"} <= set(moves)


def test_the_last_action_lays_two_rails() -> None:
    state = game.position(
        LAST_ACTION
        + """
        red: hand coal_mine, money 40
        link birmingham-oxford red
        tile burton_on_trent_2 red brewery 2
        merchant oxford_m1 all_goods
    """
    )
    moves = finish_action(state)
    assert len([move for move in moves if move.startswith("link")]) == 2
