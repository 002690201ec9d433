"""Iron: from any works, near or far, then from the market; the supply afterwards."""

from tests.games.birmingham.builders import legal, play, position, refused
from tests.games.reading import cubes, flipped, income, iron_market, money, spent

# A brewery of level 1 costs £5 and 1 iron, a manufacturer of level 8 costs £20 and 2 iron.


def test_BB_IRON_NO_CONNECTION() -> None:
    works_far_away = position("""
        red: money 5, hand burton_on_trent*2
        tile coalbrookdale_2 yellow iron_works 1
    """)
    play(works_far_away, "build brewery burton_on_trent_2")
    assert cubes(works_far_away, "coalbrookdale_2") == 3
    assert money(works_far_away, "red") == 0
    # The market, too, is open to a town that no merchant is connected to.
    market = position("red: money 7, hand burton_on_trent*2")
    play(market, "build brewery burton_on_trent_2")
    assert iron_market(market) == 7
    assert money(market, "red") == 0


def test_BB_IRON_ANY_WORKS() -> None:
    state = position("""
        red: money 20, hand birmingham*2
        yellow: money 3
        red: next manufacturer 8
        tile coalbrookdale_2 red iron_works 1
        tile birmingham_3 yellow iron_works 1
        tile dudley_2 yellow iron_works 2 flipped
    """)
    play(state, "build manufacturer birmingham_2")
    assert legal(state) == {"iron coalbrookdale_2", "iron birmingham_3"}
    assert refused(state, "iron dudley_2") == "BB-IRON-ANY-WORKS"
    assert refused(state, "iron redditch_2") == "BB-IRON-ANY-WORKS"
    play(state, "iron birmingham_3")
    assert legal(state) == {"iron coalbrookdale_2", "iron birmingham_3"}
    play(state, "iron coalbrookdale_2")
    assert (cubes(state, "birmingham_3"), cubes(state, "coalbrookdale_2")) == (3, 3)
    assert (money(state, "red"), money(state, "yellow")) == (0, 3)
    assert iron_market(state) == 8


def test_BB_IRON_MARKET_LAST() -> None:
    text = """
        red: money 30, hand birmingham*2
        yellow: income 10
        red: next manufacturer 8
    """
    enough = position(text + "tile coalbrookdale_2 yellow iron_works 1 cubes 2")
    play(enough, "build manufacturer birmingham_2")
    assert iron_market(enough) == 8
    assert money(enough, "red") == 30 - 20
    one_short = position(text + "tile coalbrookdale_2 yellow iron_works 1 cubes 1")
    play(one_short, "build manufacturer birmingham_2")
    assert flipped(one_short, "coalbrookdale_2")
    assert income(one_short, "yellow") == 10 + 3
    assert iron_market(one_short) == 7
    assert money(one_short, "red") == 30 - 20 - 2


def test_BB_IRON_MARKET_CHEAPEST() -> None:
    # Seven cubes: the cheapest one lies on a £2 space, the next on a £3 space.
    state = position("""
        red: money 30, hand birmingham*2
        red: next manufacturer 8
        iron 7
    """)
    play(state, "build manufacturer birmingham_2")
    assert money(state, "red") == 30 - 20 - 2 - 3
    assert spent(state, "red") == 25
    assert iron_market(state) == 5


def test_BB_IRON_MARKET_EMPTY() -> None:
    text = "red: next manufacturer 8\niron 1\n"
    state = position(text + "red: money 31, hand birmingham*2")
    play(state, "build manufacturer birmingham_2")
    assert money(state, "red") == 31 - 20 - 5 - 6
    assert iron_market(state) == 0
    poor = position(text + "red: money 30, hand birmingham*2")
    assert refused(poor, "build manufacturer birmingham_2") == "BB-BUILD-PAY"


def test_BB_IRON_SUPPLY() -> None:
    text = "tile coalbrookdale_2 yellow iron_works 1\niron 5\n"
    build = position(text + "red: money 20, hand burton_on_trent*2")
    play(build, "build brewery burton_on_trent_2")
    assert cubes(build, "coalbrookdale_2") == 3
    assert iron_market(build) == 5
    develop = position(text + "red: money 20, hand burton_on_trent*2")
    play(develop, "develop cotton_mill", "develop cotton_mill")
    assert cubes(develop, "coalbrookdale_2") == 2
    assert iron_market(develop) == 5
