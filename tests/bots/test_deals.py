"""Plans compared in several deals."""

from __future__ import annotations

from typing import Any, cast

import pytest

import ironbridge
from ironbridge.bots.deals import Deals
from ironbridge.bots.sealed import Sealed
from ironbridge.bots.turn_search import Judge, ReadableJudge, TurnSearch
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.state import State

game = ironbridge.game("brass-birmingham")
workshop = ironbridge.game("workshop-of-the-world")
PAST = 1.0
"""A moment of the clock that is over."""


class Watching(Judge):
    """Judges as the readable evaluator does, and notes what it is asked to begin with."""

    def __init__(self, played: ironbridge.Game = game) -> None:
        evaluator = played.evaluator()
        assert evaluator is not None
        self.readable = ReadableJudge(evaluator)
        self.begun: list[State] = []

    def begin(self, state: State, seat: int) -> None:
        self.begun.append(state.copy())

    def value(self, state: State, seat: int) -> float:
        return self.readable.value(state, seat)


def deals(judge: Judge, plans: int = 4, count: int = 4) -> Deals:
    return Deals(TurnSearch(judge, 6, 2, 2), plans, count, 50.0)


def opened(seed: int, turns: int = 8) -> State:
    state, chance = game.start(4, seed), seeded(seed)
    first = state.turn_mark()
    while state.turn_mark() < first + turns:
        state.play(state.legal()[int(chance.below(len(state.legal())))])
    return state


def test_plans_are_judged_after_the_turn_in_deals_of_their_own() -> None:
    state, judge = opened(6), Watching()
    seat, mark = int(state.decider()), state.turn_mark()
    deals(judge, plans=2, count=3).lines(state, seat, seeded(1))
    ends = judge.begun[1:]
    assert len(ends) == 6
    assert all(end.turn_mark() > mark for end in ends)
    decks = [end.to_json() for end in ends[::2]]
    assert len({str(deck) for deck in decks}) == 3, "the deals are the same"


def test_the_plan_that_does_best_on_the_average_is_chosen() -> None:
    """A judge that likes only one first move, but says so only after the turn."""
    state = opened(6)
    seat = int(state.decider())
    compared = deals(Watching(), plans=4, count=1)
    plans = compared.different(compared.search.lines(state.copy(), seat))
    assert len(plans) > 1
    wanted = plans[-1]

    class Fond(Watching):
        def value(self, after: State, seat: int) -> float:
            return 1000.0 * (len(self.begun) == len(plans) + 1) + super().value(after, seat)

    chosen = deals(Fond(), plans=4, count=1).lines(state.copy(), seat, seeded(1))[0]
    assert chosen.moves() == wanted.moves


def test_the_plan_chosen_is_one_of_those_found() -> None:
    state, judge = opened(4), Watching()
    seat = int(state.decider())
    found = deals(judge).lines(state.copy(), seat, seeded(2))
    alone = TurnSearch(judge, 6, 2, 2).lines(state.copy(), seat)
    assert sorted(line.value for line in found) == sorted(line.value for line in alone)
    assert found[0].moves()[0] in state.legal(seat)


def test_the_same_chance_gives_the_same_plan() -> None:
    state = opened(5)
    seat = int(state.decider())
    plans = [deals(Watching()).lines(state.copy(), seat, seeded(9))[0].moves() for _ in range(2)]
    assert plans[0] == plans[1]


def test_each_first_move_is_compared_once() -> None:
    state, judge = opened(6), Watching()
    search = deals(judge, plans=8)
    lines = search.search.lines(state, int(state.decider()))
    plans = search.different(lines)
    firsts = [plan.moves[0] for plan in plans]
    assert len(set(firsts)) == len(firsts)
    assert plans[0].line is lines[0]


def test_what_is_much_worse_is_not_compared() -> None:
    state, judge = opened(6), Watching()
    search = deals(judge, plans=8)
    search.margin = 0.0
    assert len(search.different(search.search.lines(state, int(state.decider())))) == 1


def test_when_time_is_over_there_is_still_a_plan() -> None:
    state, judge = opened(7), Watching()
    seat = int(state.decider())
    found = deals(judge).lines(state.copy(), seat, seeded(1), PAST)
    assert found[0].moves()[0] in state.legal(seat)
    assert len(judge.begun) == 1, "no deal was begun"


# Without answers first ----------------------------------------------------------------------


SIFTED, KEPT = 4, 2


def sifting(judge: Judge) -> Deals:
    """Four plans in four deals, then two of them in two."""
    replies = TurnSearch(Watching(), 1, 1, 1)
    return Deals(TurnSearch(judge, 30, 2, 2), KEPT, KEPT, 60.0, 1.0, replies, 0, SIFTED)


def test_more_plans_are_first_compared_in_more_deals_without_answers() -> None:
    state, judge = opened(6), Watching()
    seat = int(state.decider())
    sifting(judge).lines(state.copy(), seat, seeded(1))
    asked = [int(end.decider()) == seat for end in judge.begun[1:]]
    assert asked == [False] * SIFTED**2 + [True] * KEPT**2


@pytest.mark.parametrize(("gain", "chosen"), [(40.0, 3), (60.0, 2)])
def test_what_a_plan_is_worth_with_answers_and_without_counts_alike(
    gain: float, chosen: int
) -> None:
    """Before the answers the last of four plans is worth 100 and the one before it 50. With them
    that one, second now, gains something on it."""

    class Changing(Watching):
        def value(self, after: State, seat: int) -> float:
            compared = len(self.begun) - 2
            if compared < 0:
                return super().value(after, seat)  # the search
            if compared < SIFTED**2:
                return (0.0, 0.0, 50.0, 100.0)[compared % SIFTED]
            return gain * (compared % KEPT)

    state = opened(6)
    seat = int(state.decider())
    compared = sifting(Watching())
    plans = compared.different(compared.search.lines(state.copy(), seat))
    found = sifting(Changing()).lines(state.copy(), seat, seeded(1))
    assert found[0].moves() == plans[chosen].moves


# With answers -------------------------------------------------------------------------------


def replying(judge: Judge, turns: int) -> Deals:
    return Deals(TurnSearch(judge, 4, 2, 2), 2, 2, 50.0, 1.0, TurnSearch(judge, 1, 1, 1), turns)


@pytest.mark.parametrize("turns", [0, 1])
def test_others_answer_before_a_plan_is_judged(turns: int) -> None:
    """The seat decides again, or the game is over; with a turn of its own that is a round later."""
    state, judge = opened(6), Watching()
    seat, mark = int(state.decider()), state.turn_mark()
    compared = replying(judge, turns)
    moves = compared.search.lines(state.copy(), seat)[0].moves()
    judge.begun.clear()
    compared.worth(moves, state, seat)
    end = judge.begun[-1]
    assert int(end.decider()) == seat
    rounds = (end.turn_mark() - mark) // 8
    assert rounds == turns + 1


def test_somebody_else_has_played_before_a_plan_is_judged() -> None:
    """Money is recovered in the middle of a turn: the seat goes on with its bid first."""
    state, chance = workshop.start(4, 1), seeded(1)
    recover = workshop.parse("recover")
    while recover not in state.legal() or not state.sealed:
        moves = state.legal()
        state.do(moves[int(chance.below(len(moves)))])
    seat = int(state.decider())
    judge = Watching(workshop)
    replying(judge, 0).worth([recover], state, seat)
    end = judge.begun[-1]
    assert end.over or (end.turn_mark() != state.turn_mark() and not end.sealed)


def guessing(judge: Judge, others: Judge) -> Deals:
    sealed = Sealed(TurnSearch(others, 4, 2, 2), 3, 50.0, 2, 2)
    search, replies = TurnSearch(judge, 4, 2, 2), TurnSearch(judge, 1, 1, 1)
    return Deals(search, 2, 2, 50.0, 1.0, replies, sealed=sealed)


def test_all_plans_meet_the_same_sealed_choices() -> None:
    state, seat, judge = workshop.start(4, 3), 1, Watching(workshop)
    compared = guessing(judge, judge)
    turns = [[move] for move in state.legal(seat)[:2]]
    deals = [state.determinize(seat, seeded(n)) for n in range(2)]
    met = compared.worths(turns, deals, seat, seeded(5), True)
    assert [deal.deciders for deal in deals] == [(seat,)] * 2
    assert met == [[compared.worth(moves, deal, seat) for moves in turns] for deal in deals]


def test_others_choose_behind_their_screens_by_what_they_know() -> None:
    """Each looks at a deal of its own, in which it holds what it holds."""
    state, seat, others = workshop.start(4, 3), 1, Watching(workshop)
    compared = guessing(Watching(workshop), others)
    deal = state.determinize(seat, seeded(1))
    before = hands(deal)
    compared.worths([[move] for move in state.legal(seat)[:2]], [deal], seat, seeded(5), True)
    assert len(others.begun) == 3
    for other, known in zip((0, 2, 3), others.begun, strict=True):
        assert known.deciders == (0, 1, 2, 3)
        held = hands(known)
        assert held[other] == before[other]
        assert held != before


@pytest.mark.parametrize("seed", range(4))
def test_behind_a_screen_a_seat_chooses_what_it_has_learned(seed: int) -> None:
    state, seat, judge = workshop.start(4, 3), 1, Watching(workshop)
    compared = guessing(judge, judge)
    chosen = compared.lines(state.copy(), seat, seeded(seed))[0].moves()
    plans = compared.different(compared.search.lines(state.copy(), seat))
    chance, turns = seeded(seed), [plan.moves for plan in plans]
    assert compared.sealed is not None
    place = compared.sealed.choice(state, turns, seat, chance, compared.outlook)
    assert chosen == turns[place]


def hands(state: State) -> list[list[str]]:
    return [player["tokens"] for player in cast(dict[str, Any], state.to_json())["players"]]


def test_a_game_that_is_over_counts_as_it_ended() -> None:
    state, judge = game.start(2, 3, {"introductory": True}), Watching()
    before = state.copy()
    while not state.over:
        before = state.copy()
        state.do(state.legal()[-1])
    result, seat = state.result(), int(before.decider())
    won = 5.0 if seat in result.winners else -5.0
    worth = replying(judge, 0).worth([before.legal()[-1]], before, seat)
    assert worth == result.scores[seat] + won
