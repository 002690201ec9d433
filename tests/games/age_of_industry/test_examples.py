"""The worked examples of the rulebook. Where its pictures cannot be read, a position of our map shows
what the text says."""

from __future__ import annotations

import pytest

from tests.games.age_of_industry.builders import allowed, legal, play, position, refused
from tests.games.age_of_industry.reading import (
    asked,
    cubes,
    flipped,
    mat,
    money,
    order,
    points,
    spent,
    standing,
    track,
)


def built_in(moves: set[str], verb: str, *slots: str) -> set[str]:
    """What the moves build in these slots: "cotton_mill cologne-1"."""
    found = [move.split() for move in moves]
    return {f"{words[1]} {words[2]}" for words in found if words[0] == verb and words[2] in slots}


# Cards and spaces -------------------------------------------------------------------------------


def test_AI_CARD_RAIL_kassel() -> None:
    text = """
        red: hand cotton_mill
        tile hanover-1 red ironworks 1
    """
    state = position(text + "link de-21 red")
    allowed(state, "build cotton_mill kassel-1")
    allowed(state, "build cotton_mill kassel-2")
    assert refused(position(text), "build cotton_mill kassel-1") == "AI-CARD-INDUSTRY-REACH"
    other = position(text + "tile kassel-2 blue cotton_mill 1\nlink de-21 blue")
    assert refused(other, "build cotton_mill kassel-1") == "AI-CARD-INDUSTRY-REACH"


def test_AI_CARD_BESIDE_a_mine_in_a_location_of_four_spaces() -> None:
    state = position("""
        red: hand cotton_mill coal_mine, next coal_mine 2
        tile essen-1 red coal_mine 1
        tile essen-4 blue ironworks 1
    """)
    found = built_in(legal(state), "build", "essen-1", "essen-2", "essen-3", "essen-4")
    assert found == {"coal_mine essen-1", "coal_mine essen-2", "cotton_mill essen-3"}


def test_AI_CARD_SHIP_PORT_ship_card() -> None:
    text = """
        map new_england
        red: hand ship, next ship 2
        tile boston-1 {} port 1
        tile lowell-1 red cotton_mill 1
    """
    allowed(position(text.format("red")), "build ship ship_boston-1")
    others = position(text.format("blue"))
    assert refused(others, "build ship ship_boston-1") == "AI-CARD-SHIP-REACHED"


def test_AI_CARD_LOCATION_brown_card() -> None:
    state = position("""
        turn red, actions 1
        red: hand brown
        tile hanover-1 red ironworks 1
    """)
    places = {move.split()[2].rsplit("-", 1)[0] for move in legal(state) if move[:5] == "build"}
    assert places == {"nuremberg", "regensburg", "augsburg", "munich", "bohemia"}


@pytest.mark.parametrize("slot", ["cologne-1", "cologne-2"])
def test_AI_SPACE_BLANK_cologne(slot: str) -> None:
    state = position("""
        red: hand brown, next factory 3
        tile belgium-1 blue coal_mine 1 flipped
        link de-31 blue
        link de-33 blue
        link de-35 blue
    """)
    found = built_in(legal(state), "combine", slot)
    assert found == {f"cotton_mill {slot}", f"factory {slot}", f"ironworks {slot}"}


def test_AI_SPACE_COAL_belgium() -> None:
    state = position("red: hand brown, next factory 3")
    assert built_in(legal(state), "combine", "belgium-1") == {"coal_mine belgium-1"}


def test_AI_SPACE_PORT_kiel() -> None:
    state = position("red: hand brown, next factory 3")
    assert built_in(legal(state), "combine", "kiel-1") == {"port kiel-1"}


def test_AI_SPACE_SHIP_NEEDS_PORT_light_green_card() -> None:
    text = """
        map new_england
        red: hand light_green, next ship 2
        tile lowell-1 red cotton_mill 1
    """
    allowed(position(text + "tile providence-1 yellow port 1"), "build ship ship_narragansett-1")
    assert refused(position(text), "build ship ship_narragansett-1") == "AI-SPACE-SHIP-NEEDS-PORT"


# The mat ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "price", "coal", "iron"), [(1, 4, 0, 0), (2, 6, 1, 0), (3, 12, 1, 1)]
)
def test_AI_MAT_LOWEST_cotton_mill_costs(level: int, price: int, coal: int, iron: int) -> None:
    state = position(f"""
        red: hand cotton_mill, next cotton_mill {level}
        tile dresden-1 blue coal_mine 1
        tile leipzig-1 blue ironworks 1
        link de-25 blue
    """)
    play(state, "build cotton_mill leipzig-2")
    assert standing(state, "leipzig-2") == f"red cotton_mill {level}"
    assert spent(state) == price
    assert cubes(state, "dresden-1") == 3 - coal
    assert cubes(state, "leipzig-1") == 3 - iron


def test_AI_DEVELOP_ZERO_two_developments() -> None:
    state = position("""
        red: hand brown*3
        blue: hand ship*2
        yellow: hand port*2
        deck red
        tile regensburg-2 blue ironworks 1
        tile bohemia-1 blue coal_mine 1
        link de-52 blue
    """)
    assert mat(state)["factory"] == [0, 0, 3, 3, 4, 4]
    assert refused(state, "build factory regensburg-1") == "AI-MAT-LEVEL-ZERO"
    play(state, "develop factory 0", "develop factory 0")
    assert mat(state)["factory"] == [3, 3, 4, 4]
    play(state, "pass", "pass", "pass", "pass", "build factory regensburg-1")
    assert standing(state, "regensburg-1") == "red factory 3"


# Coal and iron ----------------------------------------------------------------------------------


def test_AI_CUBE_ANY_RAILWAY_magdeburg() -> None:
    state = position("""
        red: money 6, hand cotton_mill, next cotton_mill 2
        tile hanover-1 red ironworks 1
        tile poland-1 yellow coal_mine 1
        link de-20 red
        link de-22 yellow
        link de-16 yellow
        link de-18 yellow
    """)
    play(state, "build cotton_mill magdeburg-1")
    assert standing(state, "magdeburg-1") == "red cotton_mill 2"
    assert cubes(state, "poland-1") == 2
    assert money(state) == 0


def test_AI_CUBE_NEAREST_ratisbon() -> None:
    state = position("""
        red: money 8, hand brown, next factory 3
        tile mannheim-1 red coal_mine 1
        tile bohemia-1 yellow coal_mine 1 cubes 1
        tile munich-1 red ironworks 1 cubes 1
        tile augsburg-1 yellow ironworks 1
        link de-41 red
        link de-44 red
        link de-45 red
        link de-51 yellow
        link de-50 red
        link de-52 yellow
    """)
    assert refused(state, "build factory munich-2") == "AI-SPACE-FEW"
    play(state, "build factory regensburg-1")
    assert cubes(state, "mannheim-1") == 3
    assert flipped(state, "bohemia-1")
    assert money(state, "yellow") == 4
    assert legal(state) == {"iron munich-1", "iron augsburg-1"}
    play(state, "iron munich-1")
    assert flipped(state, "munich-1")
    assert standing(state, "regensburg-1") == "red factory 3"
    assert money(state) == 5


def test_AI_TRACK_ANYONE_france() -> None:
    state = position("""
        seats 4
        red: money 7, hand blue, next cotton_mill 2
        tile belgium-1 green coal_mine 1 flipped
        tile cologne-2 yellow cotton_mill 1
        link de-35 green
        link de-33 yellow
    """)
    assert refused(state, "build cotton_mill kassel-1") == "AI-TRACK-CONNECTION"
    play(state, "build cotton_mill cologne-1")
    assert money(state) == 0
    assert track(state) == (5, 6)


def test_AI_REFILL_CUBES_cubes_of_new_tiles() -> None:
    state = position("""
        red: hand coal_mine ironworks, next ironworks 2
        tile kassel-1 red cotton_mill 1
        tile mannheim-1 blue coal_mine 1
        link de-36 red
        link de-37 red
        link de-32 red
    """)
    play(state, "build coal_mine essen-1", "build ironworks frankfurt-1")
    assert cubes(state, "essen-1") == 3
    assert cubes(state, "frankfurt-1") == 4


def test_AI_REFILL_PAYS_four_dollars() -> None:
    state = position("""
        red: money 2, hand purple, next coal_mine 2
        tile posen-1 blue ironworks 1
        tile danzig-1 blue port 1
        link de-14 blue
        link de-17 blue
        coal 3
    """)
    play(state, "build coal_mine breslau-1")
    assert money(state) == 4
    assert cubes(state, "breslau-1") == 1
    assert track(state) == (6, 6)


def test_AI_FLIP_PAYOUT_last_coal_pays_four() -> None:
    state = position("""
        red: hand yellow, next cotton_mill 2
        tile dresden-1 yellow coal_mine 1 cubes 1
    """)
    play(state, "build cotton_mill dresden-2")
    assert flipped(state, "dresden-1")
    assert money(state, "yellow") == 4


# Railways ---------------------------------------------------------------------------------------


def test_AI_RAIL_EITHER_END_ratisbon_to_bohemia() -> None:
    state = position("""
        turn yellow
        yellow: money 2
        tile augsburg-1 yellow ironworks 1
        tile mannheim-1 red coal_mine 1
        link de-51 yellow
    """)
    play(state, "link de-52")
    assert cubes(state, "augsburg-1") == 2
    assert track(state) == (5, 6)
    assert spent(state, "yellow") == 2
    assert money(state, "yellow") == 0


# Sales ------------------------------------------------------------------------------------------


def test_AI_SELL_SEVERAL_thirty_seven_dollars() -> None:
    state = position("""
        tile berlin-1 red cotton_mill 1
        tile berlin-2 red factory 3
        tile magdeburg-1 red cotton_mill 1
        tile danzig-1 red port 1
        tile hamburg-1 yellow port 1
        tile posen-1 blue cotton_mill 1
        link de-06 yellow
        link de-14 blue
        link de-16 yellow
        link de-18 yellow
        link de-22 red
        market poland-market-1 factory
    """)
    play(state, "sell berlin-2")
    assert money(state) == 16
    play(state, "sell berlin-1")
    assert legal(state) >= {"port danzig-1", "port hamburg-1"}
    play(state, "port danzig-1", "sell magdeburg-1")
    assert money(state) == 37
    assert money(state, "yellow") == 5


def test_AI_SELL_PORT_ONE_no_factory_goods_without_the_right_market() -> None:
    state = position("""
        tile berlin-2 red factory 3
        tile hamburg-1 yellow port 1
        link de-06 yellow
        link de-16 yellow
        link de-18 yellow
        market poland-market-1 cotton
    """)
    refused(state, "sell berlin-2")


def test_AI_SHIP_FLIPS_sale_to_the_ship_market() -> None:
    state = position("""
        map new_england
        tile boston-1 yellow port 1
        tile boston-3 red cotton_mill 1
        tile ship_boston-1 red ship 2
        import ship_boston-import 0
        market ship_boston-market-1 cotton
    """)
    play(state, "sell boston-3")
    assert legal(state) == {"port boston-1", "market ship_boston-market-1"}
    play(state, "market ship_boston-market-1")
    assert flipped(state, "boston-3")
    assert flipped(state, "ship_boston-1")
    assert not flipped(state, "boston-1")
    assert money(state) == 8 + 10
    assert money(state, "yellow") == 0


# Order and end ----------------------------------------------------------------------------------


def test_AI_ORDER_LEAST_FIRST_first_round_order() -> None:
    state = position("""
        round 1
        order blue yellow red
        turn blue, actions 1
        blue: hand ship
        yellow: hand cotton_mill
        red: hand ironworks
    """)
    play(state, "pass", "build cotton_mill hanover-1", "build ironworks kassel-1")
    assert order(state) == ["blue", "red", "yellow"]


def test_AI_ORDER_TIE_turn_order() -> None:
    state = position("""
        seats 4
        order yellow blue red green
        turn green, actions 1
        yellow: spent 20
        blue: spent 8
        red: spent 12
        green: spent 8, hand ship
        deck ship
    """)
    play(state, "pass")
    assert order(state) == ["blue", "green", "red", "yellow"]
    assert [spent(state, colour) for colour in order(state)] == [0, 0, 0, 0]


def test_AI_SCORE_RAIL_INCOME_final_scoring() -> None:
    state = position("""
        seats 4
        order red blue yellow green
        turn green, actions 1
        tile frankfurt-1 red factory 3
        tile mannheim-1 red coal_mine 1
        tile regensburg-1 red factory 3 flipped
        tile munich-1 red ironworks 1 flipped
        tile stuttgart-1 red cotton_mill 1 flipped
        tile augsburg-1 yellow ironworks 1 flipped
        tile bohemia-1 yellow coal_mine 1 flipped
        tile stuttgart-2 yellow cotton_mill 2 flipped
        tile nuremberg-1 yellow cotton_mill 1 flipped
        tile nuremberg-2 green cotton_mill 1 flipped
        link de-37 red
        link de-41 red
        link de-44 red
        link de-45 red
        link de-50 red
        link de-47 yellow
        link de-48 yellow
        link de-51 yellow
        link de-52 yellow
        link de-53 yellow
        link de-54 yellow
    """)
    play(state, "pass")
    assert asked(state) == "over"
    assert (money(state), points(state)) == (22, 22 // 5 + 9)
    assert (money(state, "yellow"), points(state, "yellow")) == (25, 25 // 5 + 5)
    assert state.result().winners == [0]
