"""Iron: from any works, near or far, then from the market; the supply afterwards."""

from tests.games.lancashire.builders import legal, play, position, refused
from tests.games.reading import cubes, flipped, income, iron_market, mat, money, spent

# Coal Mine III costs £8 and 1 iron; each tile developed costs 1 iron.

MINE = """
    red: hand wigan*2, next coal_mine 3
"""


def test_BL_IRON_NO_CONNECTION() -> None:
    works_far_away = position(MINE + "red: money 8\ntile rochdale_se yellow iron_works 1")
    play(works_far_away, "build coal_mine wigan_n")
    assert cubes(works_far_away, "rochdale_se") == 3
    assert money(works_far_away, "red") == 0
    # The market, too, is open to a town that no market icon is connected to.
    market = position(MINE + "red: money 9")
    play(market, "build coal_mine wigan_n")
    assert (iron_market(market), money(market, "red")) == (7, 0)


def test_BL_IRON_ANY_WORKS() -> None:
    state = position("""
        red: money 20, hand oldham*2
        yellow: money 3
        tile rochdale_se red iron_works 1
        tile bolton_s yellow iron_works 1
        tile preston_ne yellow iron_works 2 flipped
        link bolton--manchester red
    """)
    play(state, "develop cotton_mill")
    assert legal(state) == {"iron rochdale_se", "iron bolton_s"}
    assert refused(state, "iron preston_ne") == "BL-IRON-ANY-WORKS"
    assert refused(state, "iron manchester_se") == "BL-IRON-ANY-WORKS"
    play(state, "iron bolton_s")
    assert (cubes(state, "rochdale_se"), cubes(state, "bolton_s")) == (4, 3)
    play(state, "develop cotton_mill")
    assert legal(state) == {"iron rochdale_se", "iron bolton_s"}  # a choice for each cube
    play(state, "iron rochdale_se")
    assert (cubes(state, "rochdale_se"), cubes(state, "bolton_s")) == (3, 3)
    assert (money(state, "red"), money(state, "yellow")) == (20, 3)
    assert (spent(state, "red"), iron_market(state)) == (0, 8)

    near = position(MINE + "tile bolton_s red iron_works 1\ntile rochdale_se yellow iron_works 1")
    play(near, "build coal_mine wigan_n")
    assert legal(near) == {"iron rochdale_se", "iron bolton_s"}


def test_BL_IRON_MARKET_LAST() -> None:
    state = position("""
        red: money 20, hand oldham*2
        yellow: income 10
        tile bolton_s yellow iron_works 1 cubes 1
    """)
    play(state, "develop cotton_mill")
    assert flipped(state, "bolton_s")
    assert income(state, "yellow") == 10 + 3
    assert (iron_market(state), money(state, "red")) == (8, 20)
    play(state, "develop cotton_mill")
    assert (iron_market(state), money(state, "red")) == (7, 20 - 1)
    assert mat(state, "red")["cotton_mill"][0] == 1  # two of the three tiles of level 1 are gone


def test_BL_IRON_MARKET_CHEAPEST() -> None:
    # Seven cubes: the cheapest one lies on a £1 space, the next on a £2 space.
    state = position("red: money 20, hand oldham*2\niron 7")
    play(state, "develop cotton_mill", "develop cotton_mill")
    assert money(state, "red") == 20 - 1 - 2
    assert (spent(state, "red"), iron_market(state)) == (3, 5)
    # Three cubes: £3 for the cheapest, though £4 spaces are filled too.
    state = position(MINE + "red: money 11\niron 3")
    play(state, "build coal_mine wigan_n")
    assert (money(state, "red"), iron_market(state)) == (0, 2)


def test_BL_IRON_MARKET_EMPTY() -> None:
    state = position("red: money 20, hand oldham*2\niron 1")
    play(state, "develop cotton_mill", "develop cotton_mill")
    assert money(state, "red") == 20 - 4 - 5
    assert iron_market(state) == 0
    state = position(MINE + "red: money 13\niron 0")
    play(state, "build coal_mine wigan_n")
    assert (money(state, "red"), iron_market(state)) == (0, 0)
    poor = position(MINE + "red: money 12\niron 0")
    assert refused(poor, "build coal_mine wigan_n") == "BL-BUILD-PAY"


def test_BL_IRON_SUPPLY() -> None:
    text = "tile rochdale_se yellow iron_works 1\niron 5\n"
    build = position(MINE + text)
    play(build, "build coal_mine wigan_n")
    assert (cubes(build, "rochdale_se"), iron_market(build)) == (3, 5)
    develop = position("red: hand oldham*2\n" + text)
    play(develop, "develop cotton_mill", "develop cotton_mill")
    assert (cubes(develop, "rochdale_se"), iron_market(develop)) == (2, 5)
