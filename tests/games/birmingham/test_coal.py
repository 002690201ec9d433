"""Coal: the nearest connected mine first, the market last, the supply afterwards."""

from tests.games.birmingham.builders import allowed, legal, play, position, refused
from tests.games.reading import coal_market, cubes, flipped, income, money, spent

# A manufacturer of level 1 costs £8 and 1 coal, one of level 3 costs £12 and 2 coal.


def test_BB_COAL_CONNECTED() -> None:
    text = """
        red: money 20, hand birmingham*2
        tile dudley_1 yellow coal_mine 1
        tile cannock_2 yellow coal_mine 2
    """
    alone = position(text)
    assert "build manufacturer birmingham_2" not in legal(alone)
    assert refused(alone, "build manufacturer birmingham_2") == "BB-BUILD-COAL-IRON"
    joined = position(text + "link dudley-birmingham yellow\nlink tamworth-birmingham red")
    play(joined, "build manufacturer birmingham_2")
    assert cubes(joined, "dudley_1") == 1
    # Three mines, two of them tied, one out of reach.
    tied = position(
        text
        + """
        tile tamworth_1 red coal_mine 1
        link dudley-birmingham yellow
        link tamworth-birmingham red
    """
    )
    play(tied, "build manufacturer birmingham_2")
    assert legal(tied) == {"coal tamworth_1", "coal dudley_1"}
    assert refused(tied, "coal cannock_2") == "BB-COAL-CONNECTED"


def test_BB_COAL_NEAREST() -> None:
    # Dudley is one link from Birmingham, Cannock two, Burton three.
    text = """
        red: money 20, hand birmingham*2
        tile cannock_2 red coal_mine 1
        tile burton_on_trent_1 yellow coal_mine 2
        link dudley-birmingham yellow
        link walsall-birmingham yellow
        link cannock-walsall yellow
        link stafford-cannock yellow
        link stone-stafford yellow
        link stone-burton_on_trent yellow
    """
    state = position(text + "tile dudley_1 yellow coal_mine 1")
    play(state, "build manufacturer birmingham_2")
    assert cubes(state, "dudley_1") == 1
    assert cubes(state, "cannock_2") == 2
    # An exhausted mine is passed by.
    state = position(text + "tile dudley_1 yellow coal_mine 1 flipped")
    play(state, "build manufacturer birmingham_2")
    assert cubes(state, "cannock_2") == 1
    assert cubes(state, "burton_on_trent_1") == 3
    # Where two near mines are tied, the far one is refused.
    state = position(
        text + "tile dudley_1 yellow coal_mine 1\ntile tamworth_1 yellow coal_mine 2\n"
        "link tamworth-birmingham red"
    )
    play(state, "build manufacturer birmingham_2")
    allowed(state, "coal dudley_1")
    allowed(state, "coal tamworth_1")
    assert refused(state, "coal cannock_2") == "BB-COAL-NEAREST"


def test_BB_COAL_FREE() -> None:
    state = position("""
        red: money 8, hand birmingham*2
        yellow: money 3
        tile dudley_1 yellow coal_mine 1
        link dudley-birmingham yellow
    """)
    play(state, "build manufacturer birmingham_2")
    assert (money(state, "red"), spent(state, "red")) == (0, 8)
    assert money(state, "yellow") == 3
    assert cubes(state, "dudley_1") == 1


def test_BB_COAL_TIES() -> None:
    text = """
        red: money 20, hand birmingham*2
        tile dudley_1 yellow coal_mine 1
        tile tamworth_1 red coal_mine 1
        link dudley-birmingham yellow
        link tamworth-birmingham red
    """
    state = position(text)
    play(state, "build manufacturer birmingham_2")
    assert legal(state) == {"coal tamworth_1", "coal dudley_1"}
    play(state, "coal tamworth_1")
    assert (cubes(state, "tamworth_1"), cubes(state, "dudley_1")) == (1, 2)
    state = position(text)
    play(state, "build manufacturer birmingham_2", "coal dudley_1")
    assert (cubes(state, "tamworth_1"), cubes(state, "dudley_1")) == (2, 1)


def test_BB_COAL_NEXT_NEAREST() -> None:
    state = position("""
        red: money 20, hand birmingham*2
        yellow: income 10
        red: next manufacturer 3
        tile dudley_1 yellow coal_mine 1 cubes 1
        tile cannock_2 yellow coal_mine 2
        link dudley-birmingham yellow
        link walsall-birmingham yellow
        link cannock-walsall yellow
        link birmingham-oxford red
    """)
    play(state, "build manufacturer birmingham_2")
    assert flipped(state, "dudley_1")
    assert cubes(state, "cannock_2") == 2
    assert income(state, "yellow") == 10 + 4
    assert coal_market(state) == 13
    assert money(state, "red") == 20 - 12
    # Two tied mines, and the one chosen first runs out: the other gives the second cube.
    state = position("""
        red: money 20, hand birmingham*2
        red: next manufacturer 3
        tile dudley_1 yellow coal_mine 1 cubes 1
        tile tamworth_1 yellow coal_mine 2
        link dudley-birmingham yellow
        link tamworth-birmingham yellow
    """)
    play(state, "build manufacturer birmingham_2", "coal dudley_1")
    assert cubes(state, "tamworth_1") == 2

    tied = position("""
        red: money 20, hand birmingham*2
        tile dudley_1 yellow coal_mine 1
        tile tamworth_1 red coal_mine 1
        tile coventry_2 yellow coal_mine 2 flipped
        link dudley-birmingham yellow
        link tamworth-birmingham red
        link birmingham-coventry yellow
    """)
    play(tied, "build manufacturer birmingham_2")
    assert refused(tied, "coal coventry_2") == "BB-COAL-NEXT-NEAREST"


def test_BB_COAL_SAME_PLACE() -> None:
    state = position("""
        red: money 20, hand cannock*2
        tile cannock_2 yellow coal_mine 1
        tile wolverhampton_2 red coal_mine 1
        link cannock-wolverhampton red
    """)
    play(state, "build manufacturer cannock_1")
    assert cubes(state, "cannock_2") == 1
    assert cubes(state, "wolverhampton_2") == 2


def test_BB_COAL_RAIL_EITHER_END() -> None:
    text = """
        era rail
        red: money 20, hand coal_mine*2
        tile cannock_2 red coal_mine 2
        link wolverhampton-dudley yellow
    """
    both_ends = position(text + "tile wolverhampton_2 yellow coal_mine 2")
    play(both_ends, "link cannock-wolverhampton")
    assert legal(both_ends) == {"coal cannock_2", "coal wolverhampton_2"}
    play(both_ends, "coal wolverhampton_2")
    assert (cubes(both_ends, "cannock_2"), cubes(both_ends, "wolverhampton_2")) == (3, 2)
    # The mine in Dudley is one link away from the other end.
    one_end = position(text + "tile dudley_1 yellow coal_mine 2")
    play(one_end, "link cannock-wolverhampton")
    assert (cubes(one_end, "cannock_2"), cubes(one_end, "dudley_1")) == (2, 3)


def test_BB_COAL_MARKET_LAST() -> None:
    text = """
        red: money 20, hand birmingham*2
        red: next manufacturer 3
        link birmingham-oxford red
        link walsall-birmingham yellow
        link cannock-walsall yellow
    """
    mine = position(text + "tile cannock_2 yellow coal_mine 1")
    play(mine, "build manufacturer birmingham_2")
    assert flipped(mine, "cannock_2")
    assert coal_market(mine) == 13
    assert money(mine, "red") == 20 - 12
    last_cube = position(text + "tile cannock_2 yellow coal_mine 1 cubes 1")
    play(last_cube, "build manufacturer birmingham_2")
    assert flipped(last_cube, "cannock_2")
    assert coal_market(last_cube) == 12
    assert money(last_cube, "red") == 20 - 12 - 1


def test_BB_COAL_MARKET_ACCESS() -> None:
    text = "red: money 20, hand birmingham*2\nlink dudley-birmingham red\n"
    inland = position(text)
    assert "build manufacturer birmingham_2" not in legal(inland)
    assert refused(inland, "build manufacturer birmingham_2") == "BB-COAL-MARKET-ACCESS"
    # Oxford and Redditch are joined, Birmingham is not.
    elsewhere = position(text + "link redditch-oxford yellow")
    assert refused(elsewhere, "build manufacturer birmingham_2") == "BB-COAL-MARKET-ACCESS"
    trading = position(text + "link birmingham-oxford yellow")
    play(trading, "build manufacturer birmingham_2")
    assert money(trading, "red") == 20 - 8 - 1
    assert coal_market(trading) == 12


def test_BB_COAL_MARKET_ANY_MERCHANT() -> None:
    no_tile = position("""
        red: money 20, hand wild_location brewery
        link derby-nottingham yellow
    """)
    play(no_tile, "build manufacturer derby_2")
    assert money(no_tile, "red") == 20 - 8 - 1
    blank = position("""
        red: money 20, hand redditch brewery
        link gloucester-redditch yellow
        merchant gloucester_m1 blank_a
        merchant gloucester_m2 blank_b
    """)
    play(blank, "build manufacturer redditch_1")
    assert money(blank, "red") == 20 - 8 - 1


def test_BB_COAL_MARKET_CHEAPEST() -> None:
    # Eleven cubes: the cheapest one lies on a £2 space, the next on a £3 space.
    state = position("""
        red: money 20, hand birmingham*2
        red: next manufacturer 3
        link birmingham-oxford red
        coal 11
    """)
    play(state, "build manufacturer birmingham_2")
    assert money(state, "red") == 20 - 12 - 2 - 3
    assert spent(state, "red") == 17
    assert coal_market(state) == 9


def test_BB_COAL_MARKET_EMPTY() -> None:
    text = """
        red: next manufacturer 3
        link birmingham-oxford red
        coal 1
    """
    state = position(text + "red: money 27, hand birmingham*2")
    play(state, "build manufacturer birmingham_2")
    assert money(state, "red") == 27 - 12 - 7 - 8
    assert coal_market(state) == 0
    poor = position(text + "red: money 26, hand birmingham*2")
    assert refused(poor, "build manufacturer birmingham_2") == "BB-BUILD-PAY"


def test_BB_COAL_SUPPLY() -> None:
    state = position("""
        red: money 20, hand birmingham*2
        tile dudley_1 yellow coal_mine 1
        tile cannock_2 yellow coal_mine 2
        link dudley-birmingham red
        link birmingham-oxford red
        coal 10
    """)
    play(state, "build manufacturer birmingham_2")
    assert cubes(state, "dudley_1") == 1
    assert cubes(state, "cannock_2") == 3
    assert coal_market(state) == 10
