"""The end of an era: links and flipped tiles score, and the table is made ready for the rails."""

from collections import Counter

from ironbridge.games.lancashire.table import LancashireState
from tests.games.lancashire.builders import allowed, play, position, refused
from tests.games.lancashire.reading import aside, deck_tile, drawn, every_card, marker, pile
from tests.games.reading import (
    coal_market,
    course,
    cubes,
    deciders,
    deck,
    discards,
    flipped,
    hand,
    income,
    iron_market,
    links,
    links_left,
    mat,
    money,
    order,
    pass_action,
    points,
    seated,
    tiles,
)

LAST_ACTION = """
    era {era}, round 10
    turn yellow, actions 1
    red: money 0
    yellow: money 0, hand port
    {lines}
"""


def canal_end(lines: str) -> LancashireState:
    """A position before the last action of the canal era: yellow's, who has one card left."""
    return position(LAST_ACTION.format(era="canal", lines=lines))


def rail_end(lines: str) -> LancashireState:
    """The same at the end of the rail era."""
    return position(LAST_ACTION.format(era="rail", lines=lines))


def test_BL_ERA_ROUND_FIRST() -> None:
    state = canal_end("""
        red: income 5, vp 2, spent 4
        tile bolton_s red iron_works 1 flipped
        link bolton--bury red
        link colne--yorkshire red
    """)
    play(state, "pass")
    # Red owes £5: the works brings £2 and is gone, £3 cost the 2 points red has. Only then the
    # links score: 2 icons of Yorkshire, none of the works.
    assert points(state, "red") == 2
    assert order(state) == ["yellow", "red"]
    # With a choice to make, the era waits for the debtor.
    state = canal_end("""
        red: income 9
        tile bolton_s red iron_works 2 flipped
        tile bury_n red cotton_mill 2 flipped
    """)
    play(state, "pass")
    assert (course(state)[0], deciders(state), points(state, "red")) == ("canal", ["red"], 0)
    play(state, "remove bolton_s")
    assert course(state) == ("rail", 1, 2)
    assert (money(state, "red"), points(state, "red")) == (2, 5)  # £3 less £1; the mill alone


# Points --------------------------------------------------------------------------------------


def test_BL_ERA_SCORE_LINKS() -> None:
    text = """
        red: vp 10
        tile bolton_s yellow iron_works 2 flipped
        tile manchester_nw yellow cotton_mill 2 flipped
        tile manchester_se red iron_works 2 flipped
        link bolton--manchester red
        link bolton--bury red
        link manchester--stockport yellow
    """
    red = 10 + (1 + 2) + 1 + 5  # two links, then the works
    yellow = 2 + (5 + 5)  # a link, then both tiles
    canals = canal_end(text)
    play(canals, "pass")
    assert (points(canals, "red"), points(canals, "yellow")) == (red, yellow)
    rails = rail_end(text)
    play(rails, "pass")
    assert (points(rails, "red"), points(rails, "yellow")) == (red, yellow)


def test_BL_ERA_SCORE_LINK_FLIPPED() -> None:
    state = canal_end("""
        tile bolton_nw red cotton_mill 1
        tile bury_n red coal_mine 1
        link bolton--bury red
    """)
    play(state, "pass")
    assert points(state, "red") == 0
    state = canal_end("""
        tile bolton_nw red cotton_mill 1
        tile bury_n yellow coal_mine 1 flipped
        link bolton--bury red
    """)
    play(state, "pass")
    assert points(state, "red") == 1  # yellow's mine
    assert points(state, "yellow") == 1  # for the mine alone
    state = canal_end("""
        tile bury_n yellow cotton_mill 4 flipped
        link bolton--bury red
    """)
    play(state, "pass")
    assert points(state, "red") == 1  # one icon at level 4 too


def test_BL_ERA_SCORE_LINK_PLACES() -> None:
    state = rail_end("""
        red: gone coal_mine*5
        yellow: gone coal_mine
        link blackpool--preston red
        link ellesmere_port--northwich red
        link lancaster--scotland red
        link liverpool--southport red
        link macclesfield--the_midlands red
        link colne--yorkshire red
        link northwich--the_midlands yellow
        link bolton--bury yellow
    """)
    play(state, "pass")
    assert points(state, "red") == 2 + 2 + 2 + 2 + 2 + 2
    assert points(state, "yellow") == (2 + 2) + 0  # towns themselves count nothing


def test_BL_ERA_LINKS_BEFORE_TILES() -> None:
    state = canal_end("""
        tile bolton_nw yellow cotton_mill 1 flipped
        tile bury_n yellow coal_mine 1 flipped
        link bolton--bury red
    """)
    play(state, "pass")
    assert tiles(state) == {}
    assert points(state, "red") == 2


def test_BL_ERA_LINKS_REMOVED() -> None:
    text = """
        tile bury_n red coal_mine 2
        link bolton--bury red
        link bolton--manchester red
        link liverpool--wigan yellow
    """
    state = canal_end("red: income 19\n" + text)
    play(state, "pass")
    assert links(state) == {}
    # Only the mine is left of red's network; the old line is free again, for £5.
    assert money(state, "red") == 5
    allowed(state, "link bolton--bury")
    assert refused(state, "link bolton--manchester") == "BL-NETWORK-ADJACENT"
    state = rail_end(text)
    play(state, "pass")
    assert state.over
    assert links(state) == {
        "bolton--bury": "red", "bolton--manchester": "red", "liverpool--wigan": "yellow"
    }  # fmt: skip


def test_BL_ERA_SCORE_TILES() -> None:
    text = """
        tile preston_nw red cotton_mill 3 flipped
        tile bolton_s red iron_works 2 flipped
        tile preston_s yellow port 4 flipped
        tile bury_n yellow coal_mine 3 flipped
    """
    canals = canal_end(text)
    play(canals, "pass")
    assert (points(canals, "red"), points(canals, "yellow")) == (9 + 5, 9 + 3)
    rails = rail_end(text)
    play(rails, "pass")
    assert (points(rails, "red"), points(rails, "yellow")) == (9 + 5, 9 + 3)


def test_BL_ERA_SCORE_UNFLIPPED_NONE() -> None:
    text = """
        red: vp 1
        tile preston_nw red cotton_mill 3
        tile bolton_s red iron_works 2 cubes 1
        tile liverpool_nw red port 2
    """
    canals = canal_end(text)
    play(canals, "pass")
    assert points(canals, "red") == 1
    rails = rail_end(text)
    play(rails, "pass")
    assert points(rails, "red") == 1


def test_BL_ERA_POINTS_PAST_HUNDRED() -> None:
    state = canal_end("""
        red: vp 97
        yellow: vp 99, gone coal_mine
        tile bury_n red cotton_mill 2 flipped
        link colne--yorkshire yellow
        link bolton--bury yellow
    """)
    play(state, "pass")
    assert points(state, "red") == 102
    assert points(state, "yellow") == 99 + 2 + 1


def test_BL_ERA_MONEY_POINTS() -> None:
    text = """
        era {era}, round 9
        seats 3
        turn white, actions 1
        red: money 29, vp 3
        yellow: money 9
        white: money 40, hand port
    """
    rails = position(text.format(era="rail"))
    play(rails, "pass")
    assert [points(rails, colour) for colour in seated(rails)] == [3 + 2, 0, 4]
    assert [money(rails, colour) for colour in seated(rails)] == [29, 9, 40]  # it stays for ties
    canals = position(text.format(era="canal"))
    play(canals, "pass")
    assert [points(canals, colour) for colour in seated(canals)] == [3, 0, 0]


# From canals to rails ------------------------------------------------------------------------


def test_BL_ERA_OBSOLETE() -> None:
    state = canal_end("""
        tile wigan_n red coal_mine 1 cubes 1
        tile bolton_nw red cotton_mill 1 flipped
        tile preston_ne red iron_works 1 flipped
        tile preston_s yellow port 1
        tile oldham_w yellow cotton_mill 1
        tile liverpool_sw yellow shipyard 1 flipped
        tile bury_n yellow coal_mine 2
    """)
    before = mat(state, "red"), mat(state, "yellow")
    play(state, "pass")
    assert set(tiles(state)) == {"bury_n"}
    assert (mat(state, "red"), mat(state, "yellow")) == before
    assert mat(state, "red")["cotton_mill"][:2] == [1, 1]
    assert mat(state, "yellow")["port"][0] == 1


def test_BL_ERA_LEVEL_TWO_STAYS() -> None:
    state = canal_end("""
        tile wigan_n red coal_mine 2 cubes 2
        tile bolton_s red iron_works 2 flipped
        tile rochdale_se yellow iron_works 3 cubes 1
        tile bury_n yellow cotton_mill 2
        tile preston_s yellow port 2 flipped
    """)
    play(state, "pass")
    assert (cubes(state, "wigan_n"), flipped(state, "wigan_n")) == (2, False)
    assert (cubes(state, "rochdale_se"), flipped(state, "rochdale_se")) == (1, False)
    assert [flipped(state, slot) for slot in ("bolton_s", "preston_s", "bury_n")] == [
        True, True, False
    ]  # fmt: skip
    assert (points(state, "red"), points(state, "yellow")) == (5, 4)
    for _ in range(2 * 10 * 2):
        pass_action(state)
    assert state.over
    assert (points(state, "red"), points(state, "yellow")) == (5 + 5, 4 + 4)


def test_BL_ERA_DISTANT_RESET() -> None:
    text = """
        tile preston_nw red cotton_mill 2
        tile preston_s yellow port 2 flipped
        distant drawn 3 3 2, pile 1
    """
    state = canal_end(text)
    assert marker(state) == 8  # the X: nothing more is sold in this era
    play(state, "pass")
    assert (marker(state), drawn(state)) == (0, [])
    assert sorted(pile(state)) == [1, 2, 2, 2, 3, 3, 3, 4]
    allowed(state, "sell preston_nw")
    other = canal_end(f"{text}\nchance 5 6 7 8")
    play(other, "pass")
    assert sorted(pile(other)) == sorted(pile(state))
    assert pile(other) != pile(state)


def test_BL_ERA_RESHUFFLE() -> None:
    text = """
        yellow: discard wigan oldham
        aside bury ellesmere_port
    """
    state = canal_end(text)
    before = Counter(every_card(state))
    assert before.total() == 40
    play(state, "pass")
    assert Counter(deck(state) + hand(state, "red") + hand(state, "yellow")) == before
    assert discards(state, "red") == discards(state, "yellow") == aside(state) == []
    other = canal_end(f"{text}\nchance 5 6 7 8")
    play(other, "pass")
    assert Counter(every_card(other)) == before
    assert deck(other) != deck(state)
    assert deck(state) != sorted(deck(state))


def test_BL_ERA_NEW_HANDS() -> None:
    state = canal_end("aside bury ellesmere_port")
    play(state, "pass")
    assert [len(hand(state, colour)) for colour in ("red", "yellow")] == [8, 8]
    assert len(deck(state)) == 40 - 8 - 8
    assert hand(state, "red") != hand(state, "yellow")


def test_BL_ERA_ROTHSCHILD() -> None:
    state = canal_end("")
    play(state, "pass")
    shown = {}
    while deck(state):
        shown[len(deck(state))] = deck_tile(state)
        pass_action(state)
    assert {cards for cards, tile in shown.items() if tile == "rothschild"} == {4, 2}
    assert {cards for cards, tile in shown.items() if tile == "deck"} == set(range(6, 25, 2))
    assert deck_tile(state) == "stephenson"
    # The last four cards have been drawn like the others: all 40 are in play.
    assert [len(hand(state, colour)) for colour in ("red", "yellow")] == [8, 8]
    assert len(discards(state, "red") + discards(state, "yellow")) == 24
    assert aside(state) == []


def test_BL_ERA_MARKETS_STAY() -> None:
    state = position("""
        era canal, round 10
        turn yellow, actions 1
        red: money 21, income 10, next port 3
        yellow: money 13, income 20, hand port
        coal 3, iron 5
    """)
    play(state, "pass")
    assert course(state)[0] == "rail"
    assert (coal_market(state), iron_market(state)) == (3, 5)
    assert (money(state, "red"), money(state, "yellow")) == (21, 13 + 5)
    assert (income(state, "red"), income(state, "yellow")) == (10, 20)
    assert mat(state, "red")["port"] == [3, 3, 4, 4]


def test_BL_ERA_LINK_TILES_BACK() -> None:
    state = canal_end("""
        red: income 19
        tile bury_n red coal_mine 2
        link blackburn--burnley red
        link blackburn--wigan red
        link bolton--bury red
        link bolton--manchester red
        link burnley--colne red
        link bury--manchester red
        link colne--yorkshire red
        link fleetwood--preston red
        link lancaster--preston red
        link liverpool--wigan red
        link manchester--oldham red
        link manchester--stockport red
        link oldham--rochdale red
        link preston--wigan red
        link rochdale--yorkshire yellow
    """)
    assert (links_left(state, "red"), links_left(state, "yellow")) == (0, 13)
    play(state, "pass")
    assert (links_left(state, "red"), links_left(state, "yellow")) == (14, 14)
    allowed(state, "link bolton--bury")
