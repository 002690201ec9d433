"""What to type for a move: its place in the list, or the number it is about."""

from __future__ import annotations

import ironbridge
from ironbridge.cli.menu import numbered


def test_moves_are_counted_from_one() -> None:
    state = ironbridge.game("brass-birmingham").start(2, 1)
    moves = state.legal()
    assert numbered(moves) == dict(enumerate(moves, start=1))


def test_a_bid_is_typed_as_its_sum() -> None:
    game = ironbridge.game("workshop-of-the-world")
    bids = [game.parse(f"bid {money}") for money in range(8)]
    assert numbered(bids) == dict(enumerate(bids))


def test_what_stands_beside_the_sums_comes_after_them() -> None:
    game = ironbridge.game("workshop-of-the-world")
    moves = [game.parse(text) for text in ("bid 0", "bid 1", "bid 2", "recover")]
    assert numbered(moves)[3] is game.parse("recover")


def test_a_loan_among_other_actions_is_counted_like_them() -> None:
    game = ironbridge.game("brass-lancashire")
    moves = [game.parse(text) for text in ("develop port", "develop coal_mine", "loan 10", "pass")]
    assert list(numbered(moves)) == [1, 2, 3, 4]
