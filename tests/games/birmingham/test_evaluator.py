"""What the evaluator of Birmingham prefers. tests/games/brass has what holds for both games."""

from __future__ import annotations

import ironbridge

game = ironbridge.game("brass-birmingham")
evaluator = game.evaluator()
assert evaluator is not None
value = evaluator.value


def better(before: str, after: str) -> bool:
    """Red prefers the second position."""
    return value(game.position(after), 0) > value(game.position(before), 0)


MILL = """
    red: money 20, hand coal_mine*2
    tile worcester_1 red cotton_mill 2
    merchant gloucester_m1 cotton_a
"""


def test_a_way_to_a_merchant_is_worth_its_price() -> None:
    assert better(MILL, MILL.replace("20", "17") + "link worcester-gloucester red")


def test_a_sold_tile_is_better_than_one_to_sell() -> None:
    linked = MILL + "link worcester-gloucester red\n"
    sold = linked.replace("cotton_mill 2", "cotton_mill 2 flipped")
    assert better(linked, sold.replace("money 20", "money 20, income 14"))


def test_a_tile_that_survives_the_canal_era_is_better() -> None:
    last_round = "round 10\n" + MILL.replace("cotton_mill 2", "cotton_mill 1 flipped")
    assert better(last_round, last_round.replace("cotton_mill 1", "cotton_mill 2"))
