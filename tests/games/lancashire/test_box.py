"""Numbers on which the sources disagree: the ones we took, as they show in play."""

from collections import Counter

from tests.games.lancashire.builders import allowed, game, play, position, refused
from tests.games.lancashire.reading import every_card, pile
from tests.games.reading import coal_market, mat, money, points, seated, spent


def points_of_a_first_mill(options: str) -> int:
    """The points of one flipped Cotton Mill I at the end of the canal era."""
    state = position(f"""
        seats 3{options}
        era canal, round 9
        order yellow white red
        turn red, actions 1
        red: hand bolton
        tile bury_n yellow cotton_mill 1 flipped
    """)
    play(state, "pass")
    return points(state, "yellow")


def test_BL_BOX_MILL_ONE_POINTS() -> None:
    assert points_of_a_first_mill("") == 5
    assert points_of_a_first_mill(", classic_deck, virtual_link") == 5


def test_BL_BOX_MILL_TWO_COST() -> None:
    text = """
        red: money {money}, hand bury bolton, next cotton_mill 2
        tile bury_s yellow coal_mine 1
    """
    state = position(text.format(money=14))
    play(state, "build cotton_mill bury_n")
    assert (money(state, "red"), spent(state, "red"), coal_market(state)) == (0, 14, 8)
    state = position(text.format(money=13))
    assert refused(state, "build cotton_mill bury_n") == "BL-BUILD-PAY"


def test_BL_BOX_TILE_COUNTS() -> None:
    state = game.start(seats=4, seed=1)
    for colour in seated(state):
        assert Counter(mat(state, colour)["cotton_mill"]) == {1: 3, 2: 3, 3: 3, 4: 3}
        assert Counter(mat(state, colour)["port"]) == {1: 2, 2: 2, 3: 2, 4: 2}


def test_BL_BOX_COAL_CARDS() -> None:
    assert every_card(game.start(seats=2, seed=1)).count("coal_mine") == 3
    assert every_card(game.start(seats=3, seed=1)).count("coal_mine") == 4
    assert every_card(game.start(seats=4, seed=1)).count("coal_mine") == 4


def test_BL_BOX_SPECIAL_CARDS() -> None:
    four = game.start(seats=4, seed=5)
    whole = game.start(seats=4, seed=5, options={"classic_deck": True})
    special = Counter(every_card(whole)) - Counter(every_card(four))
    assert special == {"coal_mine": 1, "port": 1}
    # With four players every distant market tile is used.
    assert sorted(pile(four)) == sorted(pile(whole))
    assert len(pile(four)) == 12


def test_BL_BOX_DISTANT_TWO() -> None:
    assert Counter(pile(game.start(seats=2, seed=1))) == {1: 1, 2: 3, 3: 3, 4: 1}


def test_BL_BOX_DISTANT_ALL() -> None:
    assert Counter(pile(game.start(seats=4, seed=1))) == {0: 2, 1: 2, 2: 4, 3: 3, 4: 1}


def test_BL_BOX_BARROW() -> None:
    state = position("""
        era rail, round 2
        red: money 60, hand bolton*2, next shipyard 2, next iron_works 2, next port 2
        link barrow_in_furness--lancaster yellow
        link lancaster--scotland yellow
    """)
    allowed(state, "double shipyard barrow_in_furness_w")
    allowed(state, "double iron_works barrow_in_furness_e")
    builds = {str(move) for move in game.moves if str(move).startswith("build port")}
    assert "build port lancaster_w" in builds
    assert not any("barrow" in build for build in builds)


def test_BL_BOX_LIVERPOOL_CANAL() -> None:
    canals = position("red: money 30, hand bolton*2\ntile liverpool_nw red port 2")
    allowed(canals, "link ellesmere_port--liverpool")
    rails = position("era rail\nred: money 30, hand bolton*2\ntile liverpool_nw red port 2")
    assert refused(rails, "link ellesmere_port--liverpool") == "BL-NETWORK-RAIL-LINES"
    allowed(rails, "link liverpool--warrington_runcorn")


def test_BL_BOX_BIRKENHEAD_LINE() -> None:
    lines = [str(move) for move in game.moves if str(move).startswith("link")]
    assert [line for line in lines if "birkenhead" in line] == ["link birkenhead--ellesmere_port"]
    port = "red: money 30, hand bolton*2\ntile ellesmere_port_single red port 2"
    canals = position(port)
    assert refused(canals, "link birkenhead--ellesmere_port") == "BL-NETWORK-CANAL-LINES"
    rails = position(f"era rail\n{port}")
    allowed(rails, "link birkenhead--ellesmere_port")
