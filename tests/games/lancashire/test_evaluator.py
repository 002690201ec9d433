"""What the evaluator of Lancashire prefers. tests/games/brass has what holds for both games."""

from __future__ import annotations

from tests.games.lancashire.builders import game, position

value = game.evaluator().value


def better(before: str, after: str) -> bool:
    """Red prefers the second position."""
    return value(position(after), 0) > value(position(before), 0)


MILL = """
    red: money 20, hand coal_mine*2
    tile bolton_nw red cotton_mill 2
    tile warrington_runcorn_w red port 2
    link bolton--manchester red
"""


def test_a_way_to_a_port_is_worth_its_price() -> None:
    linked = MILL.replace("20", "17") + "link manchester--warrington_runcorn red"
    assert better(MILL, linked)


def test_a_sold_mill_and_its_port_are_better_than_cotton_to_sell() -> None:
    linked = MILL + "link manchester--warrington_runcorn red\n"
    sold = linked.replace("cotton_mill 2", "cotton_mill 2 flipped")
    sold = sold.replace("port 2", "port 2 flipped")
    assert better(linked, sold.replace("money 20", "money 20, income 17"))


def test_a_tile_that_survives_the_canal_era_is_better() -> None:
    last_round = "round 10\n" + MILL.replace("cotton_mill 2", "cotton_mill 1 flipped")
    assert better(last_round, last_round.replace("cotton_mill 1", "cotton_mill 2"))


def test_shipyards_that_can_never_be_built_are_in_the_way() -> None:
    assert better("red: hand coal_mine*2", "red: hand coal_mine*2, gone shipyard*2")
