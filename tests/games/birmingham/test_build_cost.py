"""Building: what a tile costs, what it brings, and what the era allows."""

from tests.games.birmingham.builders import allowed, play, position, refused
from tests.games.reading import (
    coal_market,
    course,
    cubes,
    flipped,
    iron_market,
    mat,
    money,
    spent,
    tiles,
)


def test_BB_BUILD_PAY() -> None:
    state = position("red: money 11, hand worcester*2 coventry")
    assert refused(state, "build cotton_mill worcester_1") == "BB-BUILD-PAY"
    state = position("""
        turn red, actions 1
        red: money 12, spent 4, hand worcester*2 coventry
        yellow: hand brewery
    """)
    play(state, "build cotton_mill worcester_1")
    assert (money(state, "red"), spent(state, "red")) == (0, 16)

    bought = """
        link worcester-gloucester yellow
        coal 13, iron 8
        """  # a cotton mill III: £16, coal for £1, iron for £2
    state = position("red: money 18, hand worcester*2 coventry, next cotton_mill 3" + bought)
    assert refused(state, "build cotton_mill worcester_1") == "BB-BUILD-PAY"
    state = position("red: money 19, hand worcester*2 coventry, next cotton_mill 3" + bought)
    play(state, "build cotton_mill worcester_1")
    assert (money(state, "red"), spent(state, "red")) == (0, 19)
    assert (coal_market(state), iron_market(state)) == (12, 7)


def test_BB_BUILD_COAL_IRON() -> None:
    hand_line = "red: money 30, hand dudley*2 coventry, next manufacturer 2"
    state = position(hand_line)
    assert refused(state, "build iron_works dudley_2") == "BB-COAL-MARKET-ACCESS"
    state = position(f"""
        {hand_line}
        tile cannock_2 yellow coal_mine 1
        """)  # there is coal, but out of reach
    assert refused(state, "build iron_works dudley_2") == "BB-BUILD-COAL-IRON"
    state = position(f"""
        {hand_line}
        tile cannock_2 yellow coal_mine 1
        link cannock-wolverhampton yellow
        link wolverhampton-dudley yellow
        """)
    play(state, "build iron_works dudley_2")
    assert cubes(state, "cannock_2") == 1
    assert coal_market(state) == 13

    state = position(f"""
        {hand_line}
        tile dudley_2 yellow iron_works 1 cubes 3
        """)
    play(state, "build manufacturer coventry_2")  # one iron, no coal and no link
    assert cubes(state, "dudley_2") == 2
    assert (money(state, "red"), iron_market(state)) == (20, 8)


def test_BB_BUILD_PAY_BEFORE_SALE() -> None:
    market = """
        link gloucester-redditch yellow
        coal 0, iron 8
        """
    state = position("red: money 6, hand redditch coventry*2, next coal_mine 2" + market)
    assert refused(state, "build coal_mine redditch_1") == "BB-BUILD-PAY-BEFORE-SALE"
    state = position("red: money 7, hand redditch coventry*2, next coal_mine 2" + market)
    play(state, "build coal_mine redditch_1")
    assert money(state, "red") == 7 + 7 + 6  # three cubes sold after £7 was paid

    state = position("red: money 9, hand redditch coventry*2, next coal_mine 3" + market)
    assert (
        refused(state, "build coal_mine redditch_1") == "BB-BUILD-PAY-BEFORE-SALE"
    )  # £8 and £2 for iron
    state = position("red: money 10, hand redditch coventry*2, next coal_mine 3" + market)
    allowed(state, "build coal_mine redditch_1")

    state = position("red: money 12, hand redditch coventry*2" + market)
    assert (
        refused(state, "build iron_works redditch_2") == "BB-BUILD-PAY-BEFORE-SALE"
    )  # £5 and £8 for coal
    state = position("red: money 13, hand redditch coventry*2" + market)
    allowed(state, "build iron_works redditch_2")


def test_BB_BUILD_CUBES() -> None:
    state = position("red: money 30, hand dudley*2 coventry")
    play(state, "build coal_mine dudley_1")
    assert cubes(state, "dudley_1") == 2
    state = position("red: money 30, hand dudley*2 coventry, next coal_mine 4")
    play(state, "build coal_mine dudley_1")
    assert cubes(state, "dudley_1") == 5

    full_market = """
        tile dudley_1 yellow coal_mine 1
        iron 10
        """
    state = position("red: money 30, hand dudley*2 coventry" + full_market)
    play(state, "build iron_works dudley_2")
    assert cubes(state, "dudley_2") == 4
    state = position("red: money 30, hand dudley*2 coventry, next iron_works 4" + full_market)
    play(state, "build iron_works dudley_2")
    assert cubes(state, "dudley_2") == 6


def test_BB_BUILD_BARRELS() -> None:
    state = position("red: money 30, hand brewery*4")
    play(state, "build brewery burton_on_trent_2")
    assert cubes(state, "burton_on_trent_2") == 1
    state = position("red: money 30, hand brewery*4, next brewery 3")
    play(state, "build brewery burton_on_trent_2")
    assert cubes(state, "burton_on_trent_2") == 1
    state = position("""
        era rail, round 2
        red: money 30, hand brewery*4, next brewery 2
        """)
    play(state, "build brewery burton_on_trent_2")
    assert cubes(state, "burton_on_trent_2") == 2
    state = position("""
        era rail, round 2
        red: money 30, hand brewery*4, next brewery 4
        """)
    play(state, "build brewery burton_on_trent_2")
    assert cubes(state, "burton_on_trent_2") == 2


def test_BB_BUILD_BARRELS_NOT_LATER() -> None:
    state = position("""
        era canal, round 10
        red: money 30, hand brewery dudley, next brewery 2
        """)
    play(state, "build brewery burton_on_trent_2")
    play(state, "pass")  # the last card of the era
    assert course(state) == ("rail", 1, 2)
    assert cubes(state, "burton_on_trent_2") == 1


def test_BB_BUILD_CANAL_ONE_PER_LOCATION() -> None:
    state = position("""
        red: money 30, hand dudley coal_mine iron_works
        tile dudley_1 red coal_mine 1
        link dudley-birmingham red
        """)
    assert refused(state, "build iron_works dudley_2") == "BB-BUILD-CANAL-ONE-PER-LOCATION"
    allowed(state, "build iron_works birmingham_3")

    state = position("""
        red: money 30, hand worcester*2 coventry
        tile worcester_1 red cotton_mill 1 flipped
        """)
    assert refused(state, "build cotton_mill worcester_2") == "BB-BUILD-CANAL-ONE-PER-LOCATION"


def test_BB_BUILD_CANAL_SHARED() -> None:
    state = position("""
        red: money 30, hand dudley*2 coventry
        tile dudley_1 yellow coal_mine 1
        """)
    play(state, "build iron_works dudley_2")
    assert tiles(state)["dudley_1"]["owner"] == 1
    assert tiles(state)["dudley_2"]["owner"] == 0


def test_BB_BUILD_RAIL_MANY() -> None:
    state = position("""
        era rail, round 2
        red: money 60, hand birmingham*3, next iron_works 2
        red: next manufacturer 6
        tile birmingham_1 red manufacturer 2 flipped
        link birmingham-oxford yellow
        """)
    play(state, "build iron_works birmingham_3", "build manufacturer birmingham_2")
    assert [(slot, tile["owner"]) for slot, tile in sorted(tiles(state).items())] == [
        ("birmingham_1", 0),
        ("birmingham_2", 0),
        ("birmingham_3", 0),
    ]


def test_BB_BUILD_CANAL_ERA_TILES() -> None:
    text = """
        red: money 60, hand pottery*2 brewery, next pottery 5, next brewery 4
        link birmingham-coventry red
        link birmingham-oxford red
        link derby-burton_on_trent red
        """
    state = position(text)
    assert refused(state, "build pottery coventry_1") == "BB-BUILD-CANAL-ERA-TILES"
    assert refused(state, "build brewery burton_on_trent_2") == "BB-BUILD-CANAL-ERA-TILES"
    state = position("era rail, round 2" + text)
    allowed(state, "build pottery coventry_1")
    allowed(state, "build brewery burton_on_trent_2")


def test_BB_BUILD_RAIL_ERA_TILES() -> None:
    state = position("""
        era rail, round 2
        red: money 60, hand worcester dudley*2, gone cotton_mill*2
        link worcester-gloucester yellow
        """)
    assert mat(state, "red")["cotton_mill"][:2] == [1, 2]  # one tile of level 1 is in the way
    assert refused(state, "build cotton_mill worcester_1") == "BB-BUILD-RAIL-ERA-TILES"
    play(state, "develop cotton_mill", "card dudley", "done")
    play(state, "build cotton_mill worcester_1")
    assert tiles(state)["worcester_1"]["level"] == 2


def test_BB_BUILD_POTTERY_ONE_RAIL() -> None:
    state = position("""
        era rail, round 2
        red: money 60, hand wild_location coventry*2
        link birmingham-coventry yellow
        link birmingham-oxford yellow
        """)
    assert refused(state, "build cotton_mill birmingham_1") == "BB-BUILD-RAIL-ERA-TILES"
    assert refused(state, "build manufacturer birmingham_2") == "BB-BUILD-RAIL-ERA-TILES"
    assert refused(state, "build coal_mine coventry_2") == "BB-BUILD-RAIL-ERA-TILES"
    assert refused(state, "build iron_works coventry_3") == "BB-BUILD-RAIL-ERA-TILES"
    assert refused(state, "build brewery nuneaton_1") == "BB-BUILD-RAIL-ERA-TILES"
    play(state, "build pottery coventry_1", "card coventry")
    assert tiles(state)["coventry_1"]["level"] == 1
    assert not flipped(state, "coventry_1")
