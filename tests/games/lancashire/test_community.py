"""The community's two-player game on the reverse map: its places, cards, tiles and markets."""

from collections import Counter

import pytest

from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.errors import SetupError
from tests.games.lancashire.builders import allowed, game, play, position, refused
from tests.games.lancashire.reading import aside, every_card, pile
from tests.games.reading import (
    coal_market,
    course,
    deck,
    hand,
    iron_market,
    links,
    money,
    pass_action,
    seated,
)

MISSING = (
    "birkenhead", "ellesmere_port", "macclesfield", "oldham", "rochdale", "stockport",
    "northwich", "the_midlands",
)  # fmt: skip


def community(seats: int = 2, **options: bool) -> LancashireState:
    return game.start(seats=seats, seed=6, options={"community": True, **options})


def test_BL_COMMUNITY_SEATS() -> None:
    assert community(2).seats == 2
    with pytest.raises(SetupError, match="two players"):
        community(3)
    with pytest.raises(SetupError, match="two players"):
        community(4)


# The map -------------------------------------------------------------------------------------


def test_BL_COMMUNITY_MAP() -> None:
    state = position("""
        seats 2, community
        era rail, round 2
        red: money 60, hand bolton*2, next coal_mine 2, next cotton_mill 2
        tile manchester_nw red coal_mine 2
        link colne--yorkshire red
        link liverpool--southport yellow
    """)
    aims = [str(move) for move in game.moves if str(move).startswith(("build", "double", "link"))]
    missing = [aim for aim in aims if any(place in aim for place in MISSING)]
    assert len(missing) == 2 * 15 + 12  # builds with one card and with two, and lines
    assert {refused(state, aim) for aim in missing} == {"BL-COMMUNITY-MAP"}
    # All that is left belongs to the map: 24 lines.
    there = [aim for aim in aims if aim not in missing]
    assert len([aim for aim in there if aim.startswith("link")]) == 24
    reasons = [state.why_not(game.parse(aim)) for aim in there]
    assert not any(reason and reason.rule == "BL-COMMUNITY-MAP" for reason in reasons)
    allowed(state, "link bury--manchester")
    allowed(state, "double coal_mine blackburn_n")
    allowed(state, "double cotton_mill manchester_ne")


def test_BL_COMMUNITY_SCOTLAND_CANAL() -> None:
    text = """
        red: money 30, hand bolton*2
        tile lancaster_e red cotton_mill 1
    """
    state = position(f"seats 2, community\n{text}")
    assert refused(state, "sell lancaster_e") == "BL-SELL-SOMEWHERE"
    play(state, "link lancaster--scotland")
    assert links(state) == {"lancaster--scotland": "red"}
    assert money(state, "red") == 30 - 3
    allowed(state, "sell lancaster_e")  # by the market icon of Scotland
    state = position(f"seats 2\n{text}")
    assert refused(state, "link lancaster--scotland") == "BL-NETWORK-CANAL-LINES"


# Cards, tiles, money -------------------------------------------------------------------------


def test_BL_COMMUNITY_DECK() -> None:
    cards = Counter(every_card(community()))
    assert cards.total() == 40
    assert cards == {
        "barrow_in_furness": 2, "blackburn": 2, "bolton": 2, "burnley": 2, "bury": 1, "colne": 2,
        "fleetwood": 1, "lancaster": 2, "liverpool": 3, "manchester": 3, "preston": 2,
        "warrington_runcorn": 2, "wigan": 1,
        "cotton_mill": 5, "port": 3, "shipyard": 1, "iron_works": 2, "coal_mine": 4,
    }  # fmt: skip
    assert [len(hand(community(), colour)) for colour in ("red", "yellow")] == [8, 8]


def test_BL_COMMUNITY_DISTANT_TILES() -> None:
    assert sorted(pile(community())) == [1, 2, 2, 2, 2, 3, 3, 4]
    everything = Counter(pile(game.start(seats=4, seed=1)))
    assert everything - Counter(pile(community())) == {0: 2, 1: 1, 3: 1}


def test_BL_COMMUNITY_MONEY() -> None:
    state = community()
    assert [money(state, colour) for colour in seated(state)] == [25, 25]


def coal_price(left: int) -> int:
    """What one coal costs with so many cubes in the market: that of a mill for £14."""
    state = position(f"""
        seats 2, community
        red: money 30, hand preston*2, next cotton_mill 2
        tile preston_s yellow port 1
        coal {left}
    """)
    play(state, "build cotton_mill preston_nw")
    assert coal_market(state) == max(left - 1, 0)
    return 30 - 14 - money(state, "red")


def iron_price(left: int) -> int:
    """What one iron costs with so many cubes in the market: that of a development."""
    state = position(f"seats 2, community\nred: money 30, hand preston*2\niron {left}")
    play(state, "develop port", "done")
    assert iron_market(state) == max(left - 1, 0)
    return 30 - money(state, "red")


def test_BL_COMMUNITY_MARKETS() -> None:
    assert (coal_market(community()), iron_market(community())) == (6, 6)
    assert [coal_price(left) for left in (6, 5, 4, 3, 2, 1, 0)] == [2, 2, 3, 3, 4, 4, 5]
    assert [iron_price(left) for left in (6, 5, 4, 3, 2, 1, 0)] == [2, 2, 3, 3, 4, 4, 5]
    # Six spaces and no more: a new works fills three, for £3, £2 and £2.
    state = position("""
        seats 2, community
        red: money 30, hand preston*2
        tile preston_s yellow port 1
        coal 6, iron 3
    """)
    play(state, "build iron_works preston_ne")
    assert iron_market(state) == 6
    assert money(state, "red") == 30 - 5 - 2 + 3 + 2 + 2


def test_BL_COMMUNITY_ROUNDS() -> None:
    state = community()
    assert (len(aside(state)), len(deck(state))) == (2, 40 - 16 - 2)
    beneath = aside(state)
    rounds = []
    while not state.over:
        if course(state)[0] == "canal":
            assert aside(state) == beneath
        if course(state)[:2] not in rounds:
            rounds.append(course(state)[:2])
        pass_action(state)
    assert rounds == [(era, number) for era in ("canal", "rail") for number in range(1, 11)]


def test_BL_COMMUNITY_NO_VIRTUAL() -> None:
    with pytest.raises(SetupError, match="Birkenhead"):
        community(virtual_link=True)
    with pytest.raises(SetupError, match="three or four"):
        community(classic_deck=True)
    assert community(introductory=True).seats == 2
