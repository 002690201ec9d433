"""A decision is compared with the best that the seat could have done, by what it knew."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import cast

import pytest

import ironbridge
from ironbridge import registry
from ironbridge.bots import decide, make
from ironbridge.bots.deals import Deals
from ironbridge.bots.forecast import forecaster
from ironbridge.bots.levels import recipe
from ironbridge.bots.plans import NARROW, Plan, Plans
from ironbridge.bots.review import SHOWN, advise, ended, review
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from tests.kernel.toy import Stones

GAME = ironbridge.game("brass-birmingham")
SMALL = 0.04
"""What is lost by a hint, of the chance to win: another deal was imagined."""

pytestmark = pytest.mark.long


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
    assert found.lost_points > 1
    assert found.lost_win is not None
    assert found.lost_win > SMALL
    assert found.best[0].moves[0].text != "pass"
    assert found.choices == len(before.legal(seat))


@pytest.mark.parametrize("name", ["brass-birmingham", "brass-lancashire"])
def test_the_best_ways_are_different_complete_and_in_order(name: str) -> None:
    state = ironbridge.game(name).start(2, 5)
    seat = int(state.decider())
    found = advise(state, seat, seeded(1))
    assert len(found) == SHOWN
    assert len({way.moves[0] for way in found}) == SHOWN
    assert [way.worth for way in found] == sorted([w.worth for w in found], reverse=True)
    for way in found:
        after = state.copy()
        for number, move in enumerate(way.moves, start=1):
            after.play(move, seat)
            assert ended(after, seat) == (number in accumulate(way.actions))


@pytest.mark.long
def test_a_hint_judges_a_few_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are more first moves than are shown, no others are looked at: in Age of Industry
    they took eight seconds."""
    judged: list[Sequence[Move]] = []
    plan = Plans.plan

    def counted(self: Plans, moves: Sequence[Move], worth: float) -> Plan:
        judged.append(moves)
        return plan(self, moves, worth)

    monkeypatch.setattr(Plans, "plan", counted)
    game = ironbridge.game("age-of-industry")
    state = game.start(4, 5)
    bot, chance = make(game, "medium"), seeded(1)
    for _ in range(35):
        seat = int(state.decider())
        state.do(decide(bot, state, seat, chance), seat)
    assert len(state.legal()) > 50
    advise(state, int(state.decider()), seeded(2))
    assert SHOWN <= len(judged) <= recipe(game, "expert").plans


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_somebody_who_has_no_time_compares_plans_without_answers(name: str) -> None:
    """All of them alike, also what was decided instead."""
    state = ironbridge.game(name).start(3, 7)
    seat = int(state.decider())
    judge = forecaster(state.game)
    assert judge is not None
    assert judge.judge is not None
    known = state.determinize(seat, seeded(1))
    search = Plans(judge, known, seat, seeded(1), NARROW, seconds=0)
    plans = search.best(SHOWN)
    plans.append(search.through([state.legal(seat)[-1]], plans))
    assert len(plans) > 1
    (((deal,), answered),) = search.rounds
    assert not answered
    for plan in plans:
        after = deal.copy()
        for move in plan.moves:
            after.play(move, seat)
        judge.judge.begin(after, seat)
        assert plan.worth == judge.judge.value(after, seat)


@pytest.mark.parametrize("name", ["brass-birmingham", "spyrium"])
def test_somebody_who_has_little_time_compares_plans_in_fewer_deals(name: str) -> None:
    """Each plan meets the deals that all of them have met in time; so does what was decided."""
    state = ironbridge.game(name).start(2, 7)
    seat = int(state.decider())
    judge = forecaster(state.game)
    assert judge is not None
    known = state.determinize(seat, seeded(1))
    search = Plans(judge, known, seat, seeded(1), NARROW)
    true, met = search.comparison, list[list[State]]()

    class Late:
        """Time is over in the third deal in which the others answer."""

        plans = true.plans
        different = true.different
        worth = true.worth

        def worths(
            self,
            turns: list[list[Move]],
            deals: list[State],
            seat: int,
            chance: Chance,
            answered: bool,
        ) -> list[list[float]]:
            met.append(deals[:2] if answered else deals)
            return true.worths(turns, met[-1], seat, chance, answered)

    search.comparison = cast(Deals, Late())
    plans = search.best(SHOWN)
    assert [deals for deals, _ in search.rounds] == met
    for plan in plans:
        assert plan.worth == pytest.approx(search.worth(list(plan.moves)))
    assert search.through(plans[1].action, []).worth == pytest.approx(plans[1].worth)


def test_a_plan_is_the_rest_of_the_turn() -> None:
    state = GAME.start(2, 7)
    seat = int(state.decider())
    state.do(GAME.parse("pass"), seat)
    while state.decider() == seat:
        state.do(state.legal()[0], seat)
    other = int(state.decider())
    for way in advise(state, other, seeded(1)):
        after = state.copy()
        for move in way.moves:
            after.play(move, other)
        assert after.turn_mark() != state.turn_mark()
        assert way.win is not None
        assert way.after is not None
        assert way.after.win is not None
        assert sum(way.after.win) == pytest.approx(1)


@pytest.mark.long
def test_whoever_follows_the_first_hint_makes_no_mistake() -> None:
    state = GAME.start(2, 9)
    for _ in range(3):
        seat = int(state.decider())
        best = advise(state, seat, seeded(4))[0]
        found = review(state, seat, best.action, seeded(5))
        assert found is not None
        assert found.lost_win is not None
        assert found.lost_win < SMALL
        for move in best.action:
            state.do(move, seat)


def test_a_game_without_weights_has_points_and_no_chances() -> None:
    game = ironbridge.game("brass-lancashire", registry.board_of("brass-lancashire"))
    state = game.start(2, 7)
    seat = int(state.decider())
    found = review(state, seat, [state.legal(seat)[0]], seeded(1))
    assert found is not None
    assert (found.lost_win, found.decided.win) == (None, None)
    assert found.lost >= 0


def test_the_position_stays_as_it_is() -> None:
    state = GAME.start(2, 7)
    document = state.to_json()
    review(state, int(state.decider()), [state.legal()[0]], seeded(1))
    assert state.to_json() == document


def test_a_game_without_an_evaluator_is_not_judged() -> None:
    state = Stones().start(2, 1)
    assert review(state, 0, [state.legal(0)[0]], seeded(1)) is None
