"""What a player is told when a move is refused: a rule of the rulebook, and the facts in words."""

from __future__ import annotations

import pytest

from ironbridge.games.lancashire.table import LancashireState
from tests.games.lancashire.builders import game, position, random_game
from tests.games.refusals import check_refusals_are_said
from tests.games.words import strict


def told(state: LancashireState, move: str, language: str = "en") -> str:
    reason = state.why_not(game.parse(move))
    assert reason is not None, f"{move} is allowed"
    return strict(game, language).say(reason.phrase)


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(4, 3, ()), (3, 5, ("virtual_link", "classic_deck")), (2, 8, ("community",))],
)
def test_every_refusal_cites_a_rule_and_is_said(
    seats: int, seed: int, options: tuple[str, ...]
) -> None:
    check_refusals_are_said(game, random_game(seats, seed, True, *options), seed)


def test_a_double_action_build_is_hinted_at_while_it_is_possible() -> None:
    hand = "red: hand bolton port\ntile wigan_n red coal_mine 1"
    assert told(position(hand), "build cotton_mill colne_n") == (
        "Cotton Mill, Colne: no single card allows it now. "
        "Bring Colne into your network first or use both actions and any two cards."
    )
    assert told(position("turn red, actions 1\n" + hand), "build cotton_mill colne_n") == (
        "Cotton Mill, Colne: no single card allows it now. Bring Colne into your network first."
    )


def test_a_double_action_build_is_hinted_at_only_where_it_would_succeed() -> None:
    poor = "red: money 11, hand bolton port\ntile wigan_n red coal_mine 1"
    assert told(position(poor), "build cotton_mill colne_n") == (
        "Cotton Mill, Colne: no single card allows it now. Bring Colne into your network first."
    )
    dry = "red: hand bolton port, next cotton_mill 2\ntile wigan_n red coal_mine 1"
    assert told(position(dry), "build cotton_mill colne_n") == (
        "Cotton Mill, Colne: no single card allows it now. Bring Colne into your network first."
    )


BIRKENHEAD = """
    era rail, round 2
    red: hand bolton shipyard, next shipyard 2
    tile liverpool_nw red port 2
"""


def test_a_link_is_advised_only_where_one_can_be_placed() -> None:
    network = "An industry card builds only in your network, and Birkenhead is not in it. "
    hold = "You hold: Shipyard."
    build = "build shipyard birkenhead_single"
    far = position(BIRKENHEAD)
    assert told(far, build) == f"{network}{hold} Bring Birkenhead into your network first."
    near = position(BIRKENHEAD + "tile ellesmere_port_single red port 2")
    assert told(near, build) == f"{network}{hold} Place a link to Birkenhead first."
    taken = position(BIRKENHEAD + "link birkenhead--ellesmere_port yellow")
    assert told(taken, build) == f"{network}{hold}"
    both = position(
        BIRKENHEAD
        + """
        tile ellesmere_port_single yellow port 2
        link birkenhead--ellesmere_port yellow
        red: money 60
    """
    )
    assert told(both, build) == f"{network}{hold} Use both actions and any two cards."


def test_the_cards_that_would_do_are_those_of_this_deck() -> None:
    state = position("""
        seats 4
        red: hand bolton port
        tile wigan_n red coal_mine 1
    """)
    assert told(state, "build cotton_mill colne_n") == (
        "Cotton Mill, Colne: you hold no card that allows it. Cards that would: Colne. "
        "With both actions any two cards will do."
    )


def test_cotton_without_a_way_out_is_told_where_ways_out_are() -> None:
    mill = """
        red: hand bolton port
        yellow: hand wigan iron_works
        tile bolton_nw red cotton_mill 1
    """
    assert told(position(mill), "sell bolton_nw").endswith(
        "every port and the border markets: Scotland, The Midlands and Yorkshire."
    )
    state = position("seats 2, community" + mill)
    assert told(state, "sell bolton_nw").endswith("the border markets: Scotland and Yorkshire.")


def test_who_has_no_tile_is_told_so_wherever_they_would_sell() -> None:
    state = position("red: hand bolton port\ntile bolton_nw yellow cotton_mill 1")
    nothing = "You have no tile on the board yet: there is nothing to sell."
    assert {told(state, "sell blackburn_n"), told(state, "sell bolton_nw")} == {nothing}


def test_who_has_no_mill_is_told_so_wherever_they_would_sell() -> None:
    state = position("red: hand bolton port\ntile bolton_nw red coal_mine 1")
    nothing = "You have no cotton mill on the board, and only cotton mills are sold."
    assert told(state, "sell blackburn_n") == nothing
    reason = state.why_not(game.parse("sell blackburn_n"))
    assert reason is not None
    assert reason.rule == "BL-SELL-MILLS-ONLY"


CLOSED = """
    red: hand bolton port
    tile colne_n red cotton_mill 1
    link colne--yorkshire red
    distant drawn 2 3 3
"""


def test_a_closed_market_is_told_with_the_ports_that_stand() -> None:
    closed = "Colne: the distant market is closed for this era, and "
    assert told(position(CLOSED), "sell colne_n") == f"{closed}no port is connected."
    one = (
        CLOSED
        + """
        link burnley--colne red
        link blackburn--burnley red
        link blackburn--wigan red
        link liverpool--wigan red
        tile liverpool_nw yellow port 1 flipped
    """
    )
    assert told(position(one), "sell colne_n") == f"{closed}the only port connected is flipped."
    both = position(one + "tile liverpool_ne red port 1 flipped")
    assert told(both, "sell colne_n") == f"{closed}all ports connected are flipped."


@pytest.mark.parametrize(
    "move",
    [
        "build port ellesmere_port_single",
        "double cotton_mill oldham_w",
        "sell stockport_w",
    ],
)
def test_a_place_of_the_other_map_is_said_to_be_missing(move: str) -> None:
    state = position("""
        seats 2, community
        red: hand bolton port
    """)
    reason = state.why_not(game.parse(move))
    assert reason is not None
    assert (reason.rule, reason.phrase.key) == ("BL-COMMUNITY-MAP", "why-place-not-on-map")


def test_a_line_of_the_other_map_is_said_to_be_missing() -> None:
    state = position("""
        seats 2, community
        red: hand bolton port
        tile bury_n red coal_mine 1
    """)
    assert told(state, "link bury--rochdale") == (
        "Bury – Rochdale: this line is not on the map of this game."
    )


def test_money_that_is_missing_is_counted_with_the_cubes_to_buy() -> None:
    state = position("""
        red: money 23, hand preston port
        red: next cotton_mill 3
        yellow: hand wigan
        tile preston_s yellow port 1
        coal 2, iron 1
    """)
    assert told(state, "build cotton_mill preston_nw") == (
        "Cotton Mill costs £16 and £4 for coal and £4 for iron; you have £23."
    )
    assert told(state, "build cotton_mill preston_nw", "fr") == (
        "Filature de coton\N{NO-BREAK SPACE}: il faut 16\N{NO-BREAK SPACE}£, plus "
        "4\N{NO-BREAK SPACE}£ de charbon, plus 4\N{NO-BREAK SPACE}£ de fer\N{NO-BREAK SPACE}; "
        "vous avez 23\N{NO-BREAK SPACE}£."
    )
