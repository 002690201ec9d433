"""The search for whole turns: it stays within the turn, within the rules, and finds good ones."""

from __future__ import annotations

import pytest

import ironbridge
from ironbridge.bots import decide, make
from ironbridge.bots.turn_search import ReadableJudge, TurnSearch, learned_judge
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State

game = ironbridge.game("brass-birmingham")


def readable(width: int, played: Game = game) -> TurnSearch:
    evaluator = played.evaluator()
    assert evaluator is not None
    return TurnSearch(ReadableJudge(evaluator), width, 2, 2)


def opened(seed: int, seats: int = 4) -> State:
    """A game after its first round, in which everybody had only one action."""
    state, chance = game.start(seats, seed), seeded(seed)
    first = state.turn_mark()
    while state.turn_mark() < first + 8:
        state.play(state.legal()[int(chance.below(len(state.legal())))])
    return state


def test_a_line_is_a_whole_turn_of_legal_moves() -> None:
    state = opened(4)
    seat, mark = int(state.decider()), state.turn_mark()
    for line in readable(4).lines(state.copy(), seat):
        after = state.copy()
        for move in line.moves():
            assert (int(after.decider()), after.turn_mark()) == (seat, mark)
            after.play(move, seat)
        assert after.turn_mark() != mark
        assert after.digest() == line.state.digest()


def test_the_best_line_comes_first_and_each_worth_once() -> None:
    state = opened(5)
    values = [line.value for line in readable(8).lines(state, int(state.decider()))]
    assert values == sorted(set(values), reverse=True)
    assert len(values) == 8


def test_a_wider_beam_finds_nothing_worse() -> None:
    for seed in range(3):
        state = opened(seed)
        seat = int(state.decider())
        narrow, wide = readable(1).lines(state, seat), readable(12).lines(state, seat)
        assert wide[0].value >= narrow[0].value


def test_the_search_ends_with_the_turn_even_if_the_seat_goes_on() -> None:
    """Whoever is last in one round may be first in the next: that turn is another one."""
    state, chance, met = game.start(2, 1), seeded(1), 0
    search = readable(1)
    while not state.over and met < 2:
        seat, mark = int(state.decider()), state.turn_mark()
        if len(state.legal(seat)) > 1:
            line = search.lines(state.determinize(seat, chance), seat)[0]
            assert line.before is not None
            assert line.before.state.turn_mark() == mark
            assert line.state.turn_mark() != mark
            met += int(line.state.decider()) == seat
            for move in line.moves():
                state.play(move, seat)
        else:
            state.play(state.legal(seat)[0], seat)
    assert met == 2


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", ironbridge.game_names())
def test_what_is_planned_can_be_played_in_every_game(name: str, seats: int) -> None:
    """Whatever the seat cannot know: a plan ends where something comes to light, such as a card
    from the deck or a tile of the distant market."""
    played, planned = ironbridge.game(name), 0
    search = readable(6, played)
    for seed in range(3):
        state, chance = played.start(seats, seed), seeded(seed)
        while not state.over:
            seat, mark = int(state.decider()), state.turn_mark()
            found = search.lines(state.determinize(seat, chance), seat)
            # Not always the best one: what is rarely good is played too.
            line = found[int(chance.below(len(found)))]
            for number, move in enumerate(line.moves()):
                assert number == 0 or state.turn_mark() == mark
                assert int(state.decider()) == seat
                state.play(move, seat)
                planned += number > 0
    assert planned > 60


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_a_plan_ends_where_something_comes_to_light(name: str) -> None:
    """A move that can show different things in two deals that look the same to the seat."""
    played, shown = ironbridge.game(name), 0
    for seed in range(10):
        state, chance = played.start(3, seed), seeded(seed)
        while not state.over:
            seat = int(state.decider())
            move = state.legal(seat)[int(chance.below(len(state.legal(seat))))]
            deals = [state.determinize(seat, chance) for _ in range(2)]
            mark = deals[0].turn_mark()
            for deal in deals:
                deal.do(move, seat)
            if deals[0].view(seat) != deals[1].view(seat):
                assert deals[0].turn_mark() != mark, f"{move} in seed {seed}"
                shown += 1
            state.do(move, seat)
    assert shown > 5


def test_only_the_cheapest_cards_are_tried() -> None:
    state = opened(6)
    seat = int(state.decider())
    one, all_cards = readable(1), readable(1)
    one.payments, all_cards.payments = 1, 8
    one.lines(state, seat)
    all_cards.lines(state, seat)
    assert one.judged < all_cards.judged


@pytest.mark.long
def test_what_was_learned_beats_greedy() -> None:
    """Twelve tables, one seat against three, each deal from every seat."""
    search, greedy = TurnSearch(learned_judge(game, 3.0), 4, 2, 2), make(game, "greedy")
    own = others = wins = 0
    for seed in range(12):
        alone = seed % 4
        state, chance = game.start(4, 700_000 + seed // 4), seeded(seed)
        while not state.over:
            seat = int(state.decider())
            if seat == alone and len(state.legal(seat)) > 1:
                known = state.determinize(seat, chance)
                for move in search.lines(known, seat)[0].moves():
                    state.play(move, seat)
            else:
                state.play(decide(greedy, state, seat, chance), seat)
        scores = state.result().scores
        own += scores[alone]
        others += sum(score for seat, score in enumerate(scores) if seat != alone)
        wins += alone in state.result().winners
    assert own / 12 > others / 36 + 5
    assert wins >= 6
