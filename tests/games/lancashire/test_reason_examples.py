"""A position, a plan, and what is said for it: every kind of sentence once, and what the distant
market does behind two of them."""

from __future__ import annotations

from typing import Any

import pytest

from ironbridge.kernel.move import Move
from ironbridge.kernel.words import LANGUAGES
from tests.documents import position_of
from tests.games.brass.reason_checks import FAMILY, check_facts, plan, plans, stated
from tests.games.lancashire.builders import game, position
from tests.games.lancashire.test_reasons import CHECKS, begun
from tests.games.words import strict

HANDS = """
    red: hand manchester*3
    yellow: hand oldham*2
"""
MILL = """
    tile manchester_nw red cotton_mill 1
    link manchester--warrington_runcorn red
"""
PORT = "    tile warrington_runcorn_w red port 1\n"
SOLD = "sell manchester_nw, port warrington_runcorn_w"
COLNE = """
    tile colne_n red cotton_mill 1
    link colne--yorkshire yellow
"""
TWO_SALES = """
    tile bolton_ne red cotton_mill 1
    link bolton--manchester yellow
    tile ellesmere_port_single yellow port 1
    link ellesmere_port--warrington_runcorn yellow
"""
LAST_SALE = """
    era rail, round 10
    red: hand manchester*2
    yellow: hand oldham*2
    tile manchester_nw red cotton_mill 2
    tile warrington_runcorn_w red port 2
    link manchester--warrington_runcorn red
"""
DEBT = """
    turn yellow, actions 1
    red: money 0, income 6, hand manchester*2
    yellow: hand oldham*2
    tile preston_s red port 1 flipped
    tile wigan_n red coal_mine 1
"""
LAST_LOAN = """
    era rail, round 6
    red: hand manchester*3
    yellow: hand oldham*2
    deck wigan bolton
"""
REPLACED = """
    red: hand bolton*2 wigan, next coal_mine 2
    yellow: hand oldham*2
    tile bolton_nw yellow coal_mine 1 flipped
    coal 0
"""
EXAMPLES = {
    "reason-sells": (
        HANDS + MILL + PORT,
        SOLD,
        "The Cotton Mill in Manchester is sold and flips: 5 points on the tile, income 5 spaces up.",
    ),
    "reason-sells-several": (
        HANDS + MILL + PORT + TWO_SALES,
        f"{SOLD}, sell bolton_ne, port ellesmere_port_single",
        "2 tiles are sold and flip (Manchester and Bolton): 10 points on them.",
    ),
    "reason-sells-in-time": (
        "round 9" + HANDS + MILL + PORT,
        SOLD,
        "The Cotton Mill in Manchester is sold in time: the Canal Era ends after one more round, and level 1 tiles leave the board. 5 points on the tile, income 5 spaces up.",
    ),
    "reason-sells-at-last": (
        LAST_SALE,
        SOLD,
        "The Cotton Mill in Manchester is sold in time: the game ends with this round. 5 points on the tile, income 4 spaces up.",
    ),
    "reason-own-port": (
        HANDS + MILL + PORT,
        SOLD,
        "The cotton goes through one’s own port in Warrington & Runcorn, which flips too: 2 points on the tile, income 3 spaces up.",
    ),
    "reason-others-port": (
        HANDS + MILL + PORT.replace("red", "yellow"),
        SOLD,
        "The cotton goes through Steel’s port in Warrington & Runcorn, which flips too.",
    ),
    "reason-distant-sure": (
        HANDS + COLNE,
        "sell colne_n",
        "The distant market is sure to buy from the Cotton Mill in Colne, because no tile left in the pile reaches the X: 5 points on the tile, income at least 6 spaces up.",
    ),
    "reason-distant-risk": (
        HANDS + COLNE + "distant drawn 3 2",
        "sell colne_n",
        "The distant market buys from the Cotton Mill in Colne unless the next tile reaches the X, as 3 of 6 would: 5 points on the tile, income at least 5 spaces up.",
    ),
    "reason-ready-port": (
        HANDS + MILL.replace("link", "# link") + PORT,
        "link manchester--warrington_runcorn",
        "The Cotton Mill in Manchester can then be sold through the port in Warrington & Runcorn, as the board stands.",
    ),
    "reason-ready-distant": (
        HANDS + COLNE.replace("link", "# link"),
        "link colne--yorkshire",
        "The Cotton Mill in Colne can then be sold to the distant market, as the board stands.",
    ),
    "reason-port-serves": (
        HANDS.replace("manchester", "port") + MILL,
        "build port warrington_runcorn_w",
        "The new port in Warrington & Runcorn can ship the cotton of one mill of one’s own.",
    ),
    "reason-port-invites": (
        HANDS.replace("manchester*3", "warrington_runcorn*2") + MILL.replace("red", "yellow"),
        "build port warrington_runcorn_w",
        "The new port in Warrington & Runcorn is connected to one mill of another player: cotton sold through it from there flips it.",
    ),
    "reason-opens": (
        HANDS + "tile manchester_nw red coal_mine 2",
        "link bolton--manchester",
        "The network then reaches Bolton, with 3 free slots.",
    ),
    "reason-link-grows": (
        HANDS + "tile manchester_nw red coal_mine 2",
        "link bolton--manchester",
        "One tile at the ends of Bolton – Manchester has not flipped yet: once it does, it adds to what the link scores.",
    ),
    "reason-market-icon": (
        HANDS + "tile rochdale_n red coal_mine 2",
        "link rochdale--yorkshire",
        "The network is then connected to a market icon, where coal can be bought.",
    ),
    "reason-affords": (
        "red: money 5, hand manchester*3\nyellow: hand oldham*2",
        "loan 30",
        "There is then £35 in hand, enough for the price of the next Cotton Mill on the mat (level 1, £12).",
    ),
    "reason-last-loan": (
        LAST_LOAN,
        "loan 30",
        "This is the last chance to borrow: the deck is used up in this round, and loans end with it.",
    ),
    "reason-twice": (
        "order yellow red\nturn red, actions 1\nyellow: spent 3" + HANDS,
        "loan 10",
        "With nothing spent in this round, its last turn is followed by the first of the next one: two turns in a row.",
    ),
    "reason-order": (
        "seats 3\norder yellow red white\nturn red, actions 1\nyellow: spent 3\nwhite: hand wigan*2"
        + HANDS,
        "pass",
        "With nothing spent in this round, the first turn of the next one is certain.",
    ),
    "reason-savings": (
        "era rail, round 9\nred: money 34, hand manchester*3\nyellow: hand oldham*2",
        "pass",
        "The money then in hand is worth 3 points at the end of the game, as it stands.",
    ),
    "reason-only-pass": (
        "era rail, round 9\nred: money 0, hand manchester*3\nyellow: hand oldham*2",
        "pass",
        "Nothing else can be done: passing is the only action possible.",
    ),
    "reason-gives-up": (
        DEBT,
        "remove wigan_n",
        "The Coal Mine in Wigan pays £2 of the debt. It has not flipped, so that no points are lost yet.",
    ),
    "reason-unlocks": (
        "era rail, round 2" + HANDS,
        "develop port, develop port",
        "The next Port on the mat can then be built, unlike the one before it: level 2, 4 points and 3 income spaces when it flips.",
    ),
    "reason-nearer": (
        HANDS,
        "develop cotton_mill, done",
        "On the mat 2 tiles are then left before the Cotton Mill of level 2: 5 points and 4 income spaces when it flips.",
    ),
    "reason-market-coal": (
        HANDS + "link manchester--warrington_runcorn yellow\ncoal 5" + PORT.replace("    ", "\n"),
        "build coal_mine manchester_nw",
        "2 coal cubes go to the market for £3.",
    ),
    "reason-replaces": (
        REPLACED,
        "build coal_mine bolton_nw",
        "It takes the place of Steel’s Coal Mine in Bolton.",
    ),
}


def given(text: str, moves: str) -> tuple[Any, int, list[Move]]:
    """A position, who decides in it, and a plan that the rules allow."""
    state = position(text)
    if "remove" in moves:
        state.play(game.parse("pass"))
    found = [game.parse(move) for move in moves.split(", ")]
    running = state.copy()
    for move in found:
        running.play(move)
    return state, int(state.decider()), found


@pytest.mark.parametrize("key", EXAMPLES)
def test_what_is_said_for_a_plan(key: str) -> None:
    text, moves, sentence = EXAMPLES[key]
    facts = check_facts(plan(*given(text, moves)), CHECKS)
    said = [fact.phrase for fact in facts if fact.phrase.key == key]
    assert strict(game, "en").say(said[0]) == sentence
    for language in LANGUAGES:
        assert all(strict(game, language).say(fact.phrase) for fact in facts)


def test_a_tile_that_can_no_longer_be_built_is_no_reason() -> None:
    """Shipyards of level 2 are for the Rail Era, which an introductory game does not have."""
    shipyard = "red: hand manchester*3, next shipyard 1\nyellow: hand oldham*2"
    moves = "develop shipyard, develop shipyard"
    assert check_facts(plan(*given("seats 2, introductory\n" + shipyard, moves)), CHECKS) == []
    assert check_facts(plan(*given(shipyard, moves)), CHECKS) != []


def test_every_kind_of_sentence_is_met() -> None:
    """Those of the whole family in random games, or among the examples."""
    assert set(CHECKS) - set(FAMILY) <= set(EXAMPLES)
    met = set(EXAMPLES)
    for seed in (820, 821):
        met |= set(stated(plans(begun(4, (), seed), seed), CHECKS))
    assert met == set(CHECKS)


@pytest.mark.parametrize("drawn", ["", "distant drawn 3 2", "distant drawn 3 3"])
def test_the_distant_market_does_what_was_said(drawn: str) -> None:
    """Whatever tile comes next, the fact is the same; and the X is reached as often as it says."""
    state, seat, moves = given(HANDS + COLNE + drawn, "sell colne_n")
    document = position_of(state)
    pile = document["distant_market"]["pile"]
    phrases, unsold, raised = [], 0, []
    for at in range(len(pile)):
        document["distant_market"]["pile"] = [*pile[at:], *pile[:at]]
        made = plan(game.load(document), seat, moves)
        phrases.append(check_facts(made, CHECKS)[0].phrase)
        spaces = position_of(made.end)["players"][seat]["income_space"]
        mill = next(one for one in position_of(made.end)["tiles"] if one["slot"] == "colne_n")
        unsold += not mill["flipped"]
        raised += [spaces - document["players"][seat]["income_space"]] if mill["flipped"] else []
    assert all(phrase == phrases[0] for phrase in phrases)
    assert phrases[0].args.get("closing", 0) == unsold
    assert phrases[0].args["spaces"] == min(raised)
