"""The double action build: two actions and any two cards stand for the card of any town."""

from tests.games.lancashire.builders import allowed, game, legal, play, position, refused
from tests.games.reading import (
    coal_market,
    course,
    deciders,
    deck,
    discards,
    hand,
    money,
    pass_action,
    tiles,
)


def test_BL_DOUBLE_ANY_TOWN() -> None:
    state = position("""
        red: money 30, hand iron_works shipyard
        yellow: hand port*2
        tile wigan_n red coal_mine 1
    """)
    assert refused(state, "build cotton_mill oldham_w") == "BL-BUILD-RIGHT-CARD"
    allowed(state, "double cotton_mill macclesfield_e")
    allowed(state, "double port liverpool_se")
    allowed(state, "double coal_mine bury_n")
    play(state, "double cotton_mill oldham_w", "card shipyard")
    built = tiles(state)["oldham_w"]
    assert (built["industry"], built["level"], built["owner"]) == ("cotton_mill", 1, 0)
    assert money(state, "red") == 30 - 12
    assert deciders(state) == ["yellow"]  # both actions are used


def test_BL_DOUBLE_BOTH_ACTIONS() -> None:
    state = game.start(seats=2, seed=3)
    assert course(state) == ("canal", 1, 1)
    assert refused(state, "double coal_mine wigan_n") == "BL-DOUBLE-BOTH-ACTIONS"
    pass_action(state)
    pass_action(state)
    assert course(state) == ("canal", 2, 2)
    allowed(state, "double coal_mine wigan_n")
    pass_action(state)
    assert refused(state, "double coal_mine wigan_n") == "BL-DOUBLE-BOTH-ACTIONS"
    assert not any(move.startswith("double") for move in legal(state))
    # The first round of the rail era has two actions, so it can be used there.
    state = position("era rail, round 1\nred: hand bolton*2, next coal_mine 2")
    allowed(state, "double coal_mine wigan_n")


def test_BL_DOUBLE_TWO_CARDS() -> None:
    state = position("""
        red: hand bolton shipyard*2
        yellow: hand port
    """)
    before = discards(state, "red")
    play(state, "double coal_mine oldham_w")
    assert legal(state) == {"card bolton", "card shipyard"}
    play(state, "card shipyard")
    assert legal(state) == {"card bolton", "card shipyard"}
    assert "oldham_w" not in tiles(state)  # not before the second card
    play(state, "card bolton")
    assert discards(state, "red") == [*before, "shipyard", "bolton"]
    assert hand(state, "red") == ["shipyard"]
    assert "oldham_w" in tiles(state)
    # Two alike, neither of which allows a build here by itself.
    state = position("red: hand bolton shipyard*2\nyellow: hand port")
    play(state, "double coal_mine oldham_w", "card shipyard", "card shipyard")
    assert (hand(state, "red"), set(tiles(state))) == (["bolton"], {"oldham_w"})


def test_BL_DOUBLE_SAME_RULES() -> None:
    text = """
        red: money {money}, hand bolton*2, next cotton_mill 2
        yellow: hand port*2
        tile oldham_w yellow coal_mine 1
        tile preston_s yellow port 1 flipped
        tile wigan_n red coal_mine 1 flipped
    """
    # The lowest tile of the mat, its cost and its coal.
    state = position(text.format(money=15))
    play(state, "double cotton_mill preston_nw")
    assert tiles(state)["preston_nw"]["level"] == 2
    assert (money(state, "red"), coal_market(state)) == (0, 7)
    state = position(text.format(money=14))
    assert refused(state, "double cotton_mill preston_nw") == "BL-BUILD-PAY"
    allowed(state, "double cotton_mill oldham_e")  # £14, and coal from the mine beside it
    assert refused(state, "double cotton_mill colne_n") == "BL-BUILD-COAL-IRON"
    # A slot that may be used: free, one tile a town, and a tile of this era.
    assert refused(state, "double coal_mine oldham_w") == "BL-OVERBUILD-OTHERS-NO-CUBES"
    assert refused(state, "double port preston_s") == "BL-OVERBUILD-OTHERS-MINES-WORKS"
    assert refused(state, "double coal_mine wigan_s") == "BL-BUILD-CANAL-ONE-PER-LOCATION"
    assert refused(state, "double shipyard liverpool_sw") == "BL-BUILD-SHIPYARD-ZERO"
    state = position("era rail\nred: hand bolton*2")
    assert refused(state, "double coal_mine oldham_w") == "BL-BUILD-RAIL-ERA-TILES"


def test_BL_DOUBLE_NO_NETWORK() -> None:
    state = position("""
        red: hand coal_mine port
        yellow: hand port
        tile wigan_n red coal_mine 1
        link preston--wigan red
    """)
    assert refused(state, "build coal_mine oldham_w") == "BL-BUILD-INDUSTRY-CARD"
    allowed(state, "double coal_mine oldham_w")
    # It is possible in the network too: the card that would do by itself can be kept.
    allowed(state, "build port preston_s")
    allowed(state, "double port preston_s")
    state = position("red: hand bolton shipyard\nyellow: hand port")
    assert refused(state, "build coal_mine oldham_w") == "BL-BUILD-RIGHT-CARD"
    allowed(state, "double coal_mine oldham_w")  # with nothing on the board


def test_BL_DOUBLE_TOWNS_WITHOUT_CARDS() -> None:
    two = position("red: hand bolton*2\nyellow: hand port")
    allowed(two, "double coal_mine blackburn_n")
    allowed(two, "double port fleetwood_single")
    allowed(two, "double port lancaster_w")
    allowed(two, "double cotton_mill colne_s")
    play(two, "double coal_mine burnley_n")
    assert set(tiles(two)) == {"burnley_n"}
    three = position("seats 3\nred: hand bolton*2\nyellow: hand port")
    allowed(three, "double coal_mine burnley_n")
    allowed(three, "double cotton_mill colne_n")
    rails = position("""
        era rail
        red: money 30, hand bolton*2, next iron_works 2
        link barrow_in_furness--lancaster yellow
        link lancaster--scotland yellow
    """)
    allowed(rails, "double iron_works barrow_in_furness_e")


def test_BL_DOUBLE_REFILL() -> None:
    text = """
        red: hand manchester*4 preston*3 bolton
        yellow: hand port
        deck {deck}
    """
    state = position(text.format(deck="wigan iron_works oldham"))
    play(state, "double coal_mine oldham_w", "card manchester")
    assert len(hand(state, "red")) == 7
    assert len(deck(state)) == 3
    play(state, "card manchester")
    assert deciders(state) == ["yellow"]
    assert sorted(hand(state, "red")) == sorted(
        ["manchester"] * 2 + ["preston"] * 3 + ["bolton", "wigan", "iron_works"]
    )
    assert deck(state) == ["oldham"]
    state = position(text.format(deck="wigan"))
    play(state, "double coal_mine oldham_w", "card manchester", "card manchester")
    assert (len(hand(state, "red")), deck(state)) == (7, [])
