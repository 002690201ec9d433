"""What counts as the same answer, and what is right, wrong, or may still become right."""

from __future__ import annotations

import pytest

from ironbridge import registry
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.puzzles import judged, shipped
from ironbridge.puzzles.deeds import Deed, action_of, deed_of, finds, opening_of, verdict
from ironbridge.puzzles.finder import unhurried

TWO: tuple[Deed, ...] = (("develop brewery", "develop coal_mine"),)


@pytest.fixture
def game() -> Game:
    return registry.game("brass-birmingham")


def moves(game: Game, *texts: str) -> list[Move]:
    return [game.parse(text) for text in texts]


def test_what_pays_and_the_order_are_no_part_of_a_deed(game: Game) -> None:
    one = moves(game, "develop coal_mine", "card leek", "develop brewery", "iron derby_3")
    other = moves(game, "develop brewery", "card stone", "develop coal_mine")
    assert deed_of(one) == deed_of(other) == TWO[0]


@pytest.mark.parametrize(
    ("deed", "complete", "found"),
    [
        (("develop brewery", "develop coal_mine"), True, "right"),
        (("develop brewery",), False, "open"),
        (("develop coal_mine",), False, "open"),
        ((), False, "open"),
        (("develop brewery",), True, "wrong"),
        (("develop brewery", "develop brewery"), False, "wrong"),
        (("loan",), False, "wrong"),
    ],
)
def test_a_deed_is_open_as_long_as_an_answer_can_come_of_it(
    deed: Deed, complete: bool, found: str
) -> None:
    assert verdict(TWO, deed, complete) == found


def test_moves_are_judged_one_after_the_other(game: Game) -> None:
    state = game.start(4, 7)
    seat = int(state.decider())
    (loan,) = moves(game, "loan")
    asked = state.copy()
    asked.do(loan, seat)
    paid = [loan, asked.legal(seat)[0]]
    assert judged(state, seat, [("loan",)], [loan]) == "right"
    assert judged(state, seat, [("loan",)], paid) == "right"
    assert judged(state, seat, [("scout",)], paid) == "wrong"
    assert judged(state, seat, TWO, moves(game, "develop coal_mine")) == "open"
    assert action_of(state, seat, paid) == tuple(paid)


def test_money_given_back_beside_an_action_is_no_answer() -> None:
    game = registry.game("age-of-industry")
    assert deed_of(moves(game, "repay", "pass", "repay")) == ("pass",)
    assert verdict([("pass",)], deed_of(moves(game, "repay")), False) == "open"


def test_a_bot_finds_what_it_plays(game: Game) -> None:
    state = game.start(2, 3)
    seat = int(state.decider())
    bot = unhurried(game, "medium")
    every = [deed_of([move]) for move in state.legal(seat)]
    assert not finds(bot, state, seat, [("pass",)], seeded(1))
    assert finds(bot, state, seat, every, seeded(1))


def test_an_opening_is_right_before_the_action_is_over() -> None:
    game = registry.game("workshop-of-the-world")
    assert opening_of(("build leeds--liverpool", "take C02")) == ("take C02",)
    assert opening_of(("build leeds--liverpool",)) == ("build leeds--liverpool",)
    known = shipped(game)
    assert known is not None
    puzzle = known.puzzles[0]
    state, opening = puzzle.state(game), opening_of(puzzle.answers[0])
    other = next(move for move in state.legal(puzzle.seat) if move.text not in opening)
    assert judged(state, puzzle.seat, [opening], moves(game, *opening)) == "right"
    assert judged(state, puzzle.seat, [opening], [other]) == "wrong"
