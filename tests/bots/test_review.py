"""A decision is compared with the best that the seat could have done, by what it knew."""

from __future__ import annotations

import ironbridge
from ironbridge.bots import decide, make
from ironbridge.bots.review import SHOWN, ended, review
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from tests.kernel.toy import Stones

GAME = ironbridge.game("brass-birmingham")


def action(state: State, first: str = "", level: str = "greedy") -> tuple[int, list[Move]]:
    """A whole action of the seat that decides: it begins with a move, and the bot goes on."""
    seat, chance = int(state.decider()), seeded(3)
    bot, moves = make(GAME, level), [GAME.parse(first)] if first else []
    for move in moves:
        state.do(move, seat)
    while not moves or not ended(state, seat):
        moves.append(decide(bot, state, seat, chance))
        state.do(moves[-1], seat)
    return seat, moves


def test_passing_costs_points() -> None:
    state = GAME.start(2, 7)
    before = state.copy()
    seat, moves = action(state, "pass")
    found = review(before, seat, moves, seeded(1))
    assert found is not None
    assert found.decided.moves == tuple(moves)
    assert found.lost > 1
    assert found.best[0].moves[0].text != "pass"
    assert found.choices == len(before.legal(seat))


def test_the_best_ways_are_different_complete_and_in_order() -> None:
    state = GAME.start(3, 5)
    before = state.copy()
    seat, moves = action(state, level="random")
    found = review(before, seat, moves, seeded(1))
    assert found is not None
    assert len(found.best) == SHOWN
    assert len({way.moves[0] for way in found.best}) == SHOWN
    assert len({(way.points, way.worth) for way in found.best}) == SHOWN
    assert [way.worth for way in found.best] == sorted([w.worth for w in found.best], reverse=True)
    for way in found.best:
        after = before.copy()
        for move in way.moves:
            after.play(move, seat)
        assert ended(after, seat)


def test_the_greedy_bot_seldom_finds_fault_with_itself() -> None:
    state = GAME.start(2, 9)
    lost: list[float] = []
    for _ in range(16):
        before = state.copy()
        seat, moves = action(state)
        found = review(before, seat, moves, seeded(1))
        assert found is not None
        lost.append(found.lost)
    assert sorted(lost)[12] < 0.5


def test_the_position_stays_as_it_is() -> None:
    state = GAME.start(2, 7)
    document = state.to_json()
    review(state, int(state.decider()), [state.legal()[0]], seeded(1))
    assert state.to_json() == document


def test_a_game_without_an_evaluator_is_not_judged() -> None:
    state = Stones().start(2, 1)
    assert review(state, 0, [state.legal(0)[0]], seeded(1)) is None
