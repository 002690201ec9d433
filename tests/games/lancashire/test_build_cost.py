"""Building: what a tile costs, what it brings, and what the era allows."""

from tests.games.lancashire.builders import allowed, legal, play, position, refused
from tests.games.reading import coal_market, cubes, discards, iron_market, mat, money, spent, tiles

# Costs ---------------------------------------------------------------------------------------


def test_BL_BUILD_PAY() -> None:
    state = position("red: money 11, hand bolton*2 oldham")
    assert refused(state, "build cotton_mill bolton_nw") == "BL-BUILD-PAY"
    state = position("""
        turn red, actions 1
        red: money 12, spent 4, hand bolton*2 oldham
        yellow: hand port
    """)
    play(state, "build cotton_mill bolton_nw")
    assert (money(state, "red"), spent(state, "red")) == (0, 16)

    bought = """
        red: hand macclesfield*2 oldham, next cotton_mill 3
        link macclesfield--the_midlands yellow
        coal 6, iron 4
    """  # Cotton Mill III: £16, coal for £2, iron for £3
    state = position("red: money 20" + bought)
    assert refused(state, "build cotton_mill macclesfield_w") == "BL-BUILD-PAY"
    state = position("red: money 21" + bought)
    play(state, "build cotton_mill macclesfield_w")
    assert (money(state, "red"), spent(state, "red")) == (0, 21)
    assert (coal_market(state), iron_market(state)) == (5, 3)


def test_BL_BUILD_COAL_IRON() -> None:
    hand_line = "red: money 30, hand bolton*2 oldham, next coal_mine 3"
    state = position(hand_line)
    assert refused(state, "build iron_works bolton_s") == "BL-BUILD-COAL-IRON"
    mine = hand_line + "\ntile manchester_nw yellow coal_mine 1\n"
    state = position(mine)  # there is coal, but out of reach
    assert refused(state, "build iron_works bolton_s") == "BL-BUILD-COAL-IRON"
    assert refused(state, "double iron_works bolton_s") == "BL-BUILD-COAL-IRON"
    state = position(mine + "link bolton--manchester yellow\niron 8")
    play(state, "build iron_works bolton_s")
    assert cubes(state, "manchester_nw") == 1
    assert (money(state, "red"), coal_market(state)) == (30 - 5, 8)

    state = position(hand_line + "\ntile preston_ne yellow iron_works 1 cubes 3")
    play(state, "build coal_mine bolton_nw")  # one iron, no coal and no link
    assert cubes(state, "preston_ne") == 2
    assert (money(state, "red"), iron_market(state)) == (30 - 8, 8)


def test_BL_BUILD_PAY_BEFORE_SALE() -> None:
    market = """
        tile liverpool_nw yellow port 1
        link liverpool--wigan yellow
        coal 0, iron 8
    """
    state = position("red: money 6, hand wigan oldham*2, next coal_mine 2" + market)
    assert refused(state, "build coal_mine wigan_n") == "BL-BUILD-PAY-BEFORE-SALE"
    full = position("red: money 6, hand wigan oldham*2, next coal_mine 2\ncoal 8")
    assert refused(full, "build coal_mine wigan_n") == "BL-BUILD-PAY"  # nothing would be sold
    state = position("red: money 7, hand wigan oldham*2, next coal_mine 2" + market)
    play(state, "build coal_mine wigan_n")
    assert money(state, "red") == 4 + 4 + 3  # three cubes sold after £7 was paid

    state = position("red: money 8, hand wigan oldham*2, next coal_mine 3" + market)
    assert refused(state, "build coal_mine wigan_n") == "BL-BUILD-PAY-BEFORE-SALE"  # with iron, £9
    state = position("red: money 9, hand wigan oldham*2, next coal_mine 3" + market)
    allowed(state, "build coal_mine wigan_n")

    port = """
        tile preston_s yellow port 1
        coal 0, iron 0
    """
    state = position("red: money 9, hand preston oldham*2" + port)
    assert (
        refused(state, "build iron_works preston_ne") == "BL-BUILD-PAY-BEFORE-SALE"
    )  # and £5 for coal
    state = position("red: money 10, hand preston oldham*2" + port)
    play(state, "build iron_works preston_ne")
    assert money(state, "red") == 4 + 4 + 3 + 3


def test_BL_BUILD_CUBES() -> None:
    state = position("red: hand bolton*2 oldham")
    play(state, "build coal_mine bolton_nw")
    assert cubes(state, "bolton_nw") == 2
    state = position("red: hand bolton*2 oldham, next coal_mine 4")
    play(state, "build coal_mine bolton_nw")
    assert cubes(state, "bolton_nw") == 5

    full_market = """
        tile bolton_nw yellow coal_mine 1
        iron 8
    """
    state = position("red: hand bolton*2 oldham" + full_market)
    play(state, "build iron_works bolton_s")
    assert cubes(state, "bolton_s") == 4
    state = position("red: hand bolton*2 oldham, next iron_works 4" + full_market)
    play(state, "build iron_works bolton_s")
    assert cubes(state, "bolton_s") == 6
    state = position("red: hand bolton*2 oldham")
    play(state, "build cotton_mill bolton_nw")
    assert cubes(state, "bolton_nw") == 0


# What the era allows -------------------------------------------------------------------------


def test_BL_BUILD_CANAL_ONE_PER_LOCATION() -> None:
    text = """
        red: money 60, hand bolton coal_mine iron_works
        tile bolton_nw red coal_mine 1
        link bolton--manchester red
    """
    state = position(text)
    rule = "BL-BUILD-CANAL-ONE-PER-LOCATION"
    assert refused(state, "build iron_works bolton_s") == rule
    assert refused(state, "double iron_works bolton_s") == rule
    allowed(state, "build iron_works manchester_se")
    state = position(text.replace("coal_mine 1", "cotton_mill 1 flipped"))
    assert refused(state, "build coal_mine bolton_ne") == rule  # flipped or not


def test_BL_BUILD_CANAL_SHARED() -> None:
    state = position("""
        seats 3
        red: hand bolton*2 oldham
        tile bolton_nw yellow coal_mine 1
        tile bolton_ne white cotton_mill 1
    """)
    play(state, "build iron_works bolton_s")
    assert [tiles(state)[slot]["owner"] for slot in ("bolton_nw", "bolton_ne")] == [1, 2]
    assert tiles(state)["bolton_s"]["owner"] == 0


def test_BL_BUILD_RAIL_MANY() -> None:
    state = position("""
        era rail, round 2
        red: money 60, hand bolton*2 oldham, next iron_works 2
        tile bolton_nw red coal_mine 2
    """)
    play(state, "build iron_works bolton_s", "build coal_mine bolton_ne")
    assert [(slot, tile["owner"]) for slot, tile in sorted(tiles(state).items())] == [
        ("bolton_ne", 0),
        ("bolton_nw", 0),
        ("bolton_s", 0),
    ]


def test_BL_BUILD_CANAL_ERA_TILES() -> None:
    text = """
        red: money 60, hand liverpool*2 oldham, next shipyard 2
        tile liverpool_nw yellow port 2
    """
    state = position(text)
    assert refused(state, "build shipyard liverpool_sw") == "BL-BUILD-CANAL-ERA-TILES"
    assert refused(state, "double shipyard liverpool_sw") == "BL-BUILD-CANAL-ERA-TILES"
    play(position("era rail, round 2" + text), "build shipyard liverpool_sw")
    state = position(text.replace("next shipyard 2", "next shipyard 1"))
    allowed(state, "build shipyard liverpool_sw")
    # The highest tiles of the other industries are open to the Canal Era.
    state = position("""
        red: money 60, hand preston*2 bolton
        red: next cotton_mill 4, next port 4, next iron_works 4, next coal_mine 4
        tile preston_s yellow port 2
    """)
    allowed(state, "build cotton_mill preston_nw")
    allowed(state, "build port preston_nw")
    allowed(state, "build iron_works preston_ne")
    allowed(state, "build coal_mine bolton_nw")


def test_BL_BUILD_RAIL_ERA_TILES() -> None:
    text = """
        era rail, round 2
        red: money 60, hand preston liverpool bolton oldham, gone cotton_mill*2, next shipyard 1
        tile wigan_n yellow coal_mine 2
        tile liverpool_ne yellow port 2
        link preston--wigan yellow
        link liverpool--wigan yellow
    """
    state = position(text)
    assert mat(state, "red")["cotton_mill"][:2] == [1, 2]  # one tile of level 1 is in the way
    rule = "BL-BUILD-RAIL-ERA-TILES"
    assert refused(state, "build cotton_mill preston_nw") == rule
    assert refused(state, "build port preston_s") == rule
    assert refused(state, "build iron_works preston_ne") == rule
    assert refused(state, "build coal_mine bolton_nw") == rule
    assert refused(state, "build shipyard liverpool_sw") == rule
    assert not {move for move in legal(state) if move.startswith("double ")}
    play(state, "develop cotton_mill", "card oldham", "done")
    play(state, "build cotton_mill preston_nw")
    assert tiles(state)["preston_nw"]["level"] == 2
    assert discards(state, "red")[-1] == "preston"


def test_BL_BUILD_CANAL_NO_COAL_TOWNS() -> None:
    text = """
        seats 3
        red: money 60, hand barrow_in_furness birkenhead, next shipyard {shipyard}, next iron_works 2
        tile lancaster_w red port 2
        tile ellesmere_port_single red port 2
    """
    canal = position(text.format(shipyard=1))  # markets at the nearest towns, full of coal
    for line in ("barrow_in_furness--lancaster", "birkenhead--ellesmere_port"):
        assert refused(canal, f"link {line}") == "BL-NETWORK-CANAL-LINES"
    for tile in ("shipyard barrow_in_furness_w", "iron_works barrow_in_furness_e"):
        assert refused(canal, f"build {tile}") == "BL-BUILD-CANAL-NO-COAL-TOWNS"
        assert refused(canal, f"double {tile}") == "BL-BUILD-CANAL-NO-COAL-TOWNS"
    dry = "BL-BUILD-CANAL-NO-COAL-TOWNS"
    assert refused(canal, "build shipyard birkenhead_single") == dry
    assert refused(canal, "double shipyard birkenhead_single") == dry
    # Nothing can change this, so it is said before what can be changed: tile, card and money.
    poor = position("seats 3\nred: money 0, hand bolton*2")
    assert refused(poor, "build shipyard birkenhead_single") == dry
    assert refused(poor, "build shipyard liverpool_sw") == "BL-BUILD-SHIPYARD-ZERO"
    # Rails bring coal there.
    rail = position(
        "era rail, round 2"
        + text.format(shipyard=2)
        + "link barrow_in_furness--lancaster yellow\nlink birkenhead--ellesmere_port white"
    )
    allowed(rail, "build shipyard barrow_in_furness_w")
    allowed(rail, "build iron_works barrow_in_furness_e")
    allowed(rail, "build shipyard birkenhead_single")
