"""The invariants of a position: a document that violates one is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from ironbridge.kernel.errors import FormatError
from tests.edited import check_format_error
from tests.games.lancashire.builders import allowed, game, position

Document = dict[str, Any]


@cache
def crowded_text() -> str:
    """A canal-era position with something of everything."""
    state = position("""
        seats 3
        red: money 30, hand bolton coal_mine
        yellow: hand port*2
        white: hand wigan
        tile wigan_n red coal_mine 1
        tile liverpool_nw yellow port 1
        tile bolton_nw red cotton_mill 2
        tile bolton_s white iron_works 1 flipped
        tile liverpool_sw white shipyard 1 flipped
        link liverpool--wigan red
        link bolton--bury yellow
        deck cotton_mill iron_works
        aside preston*3
        distant drawn 2
    """)
    return json.dumps(state.to_json())


def crowded() -> Document:
    document: Document = json.loads(crowded_text())
    return document


def tile(document: Document, slot: str) -> Document:
    found: Document = next(tile for tile in document["tiles"] if tile["slot"] == slot)
    return found


def red(document: Document) -> Document:
    player: Document = document["players"][0]
    return player


def debt(document: Document, owed: int, money: int = 0) -> None:
    """All have played, and red owes this."""
    document["pending"].update(phase="debt")
    document.update(turn=3, actions_left=0)
    red(document).update(owed=owed, money=money)


Change = Callable[[Document], object]

BROKEN: dict[str, tuple[Change, str, str]] = {
    # types, keys and ids
    "other game": (lambda d: d.update(game="chess"), "game", "expected one of brass-lancashire"),
    "other rules": (lambda d: d.update(rules="0"), "rules", "version '0'"),
    "unknown key": (lambda d: d.update(merchants=[]), "merchants", "unknown key"),
    "missing key": (lambda d: d.pop("aside"), "aside", "missing"),
    "unknown key inside": (lambda d: red(d).update(face_down=None), "players[0].face_down", "unkn"),
    "text for number": (lambda d: d.update(round="2"), "round", "whole number"),
    "seats": (lambda d: d.update(seats=5), "seats", "expected 2 to 4"),
    "players": (lambda d: d["players"].pop(), "players", "expected 3 players"),
    "option": (lambda d: d["options"].pop("community"), "options.community", "missing"),
    "options": (lambda d: d["options"].update(community=True), "options", "two players"),
    "unknown slot": (
        lambda d: tile(d, "wigan_n").update(slot="wigan_m"),
        "tiles[4].slot",
        "did you mean 'wigan_",
    ),
    "unknown card": (lambda d: d["deck"].append("london"), "deck[2]", "no card 'london'"),
    "level": (lambda d: tile(d, "wigan_n").update(level=5), "tiles[4].level", "1 to 4"),
    "chance": (lambda d: d.update(chance=[1, 2, 3]), "chance", "expected 4 numbers"),
    # cards
    "card twice": (lambda d: d["deck"].append("port"), "deck", "5 cards port"),
    "card lost": (lambda d: d["deck"].pop(), "deck", "2 cards iron_works"),
    "card of more seats": (lambda d: d["deck"].append("colne"), "deck", "the game has 0"),
    "hand": (
        lambda d: red(d)["hand"].extend(red(d)["discard"][:7]),
        "players[0].hand",
        "9 cards",
    ),
    "one card aside": (
        lambda d: d["deck"].extend([d["aside"].pop(), d["aside"].pop()]),
        "aside",
        "expected 3 cards in the canal era, or none; found 1",
    ),
    # tiles and mats
    "two tiles in a slot": (
        lambda d: d["tiles"].append(dict(tile(d, "wigan_n"))),
        "tiles[5].slot",
        "two tiles",
    ),
    "wrong slot": (
        lambda d: tile(d, "wigan_n").update(slot="colne_n"),
        "tiles.colne_n",
        "takes no coal_mine",
    ),
    "middle of the mat": (
        lambda d: red(d)["mat"]["port"].remove(3),
        "players[0].mat.port",
        "lowest tiles are taken",
    ),
    "too many tiles": (
        lambda d: red(d)["mat"].update(coal_mine=[1, 2, 2, 3, 3, 4, 4]),
        "players[0].mat.coal_mine",
        "1 of level 1 on the board",
    ),
    "no cubes": (
        lambda d: tile(d, "wigan_n").update(resources=0),
        "tiles.wigan_n",
        "expected 1 to 2",
    ),
    "too many cubes": (
        lambda d: tile(d, "wigan_n").update(resources=3),
        "tiles.wigan_n",
        "expected 1 to 2",
    ),
    "cubes on a flipped tile": (
        lambda d: tile(d, "bolton_s").update(resources=1),
        "tiles.bolton_s",
        "expected 0",
    ),
    "cubes on a mill": (
        lambda d: tile(d, "bolton_nw").update(resources=1),
        "tiles.bolton_nw",
        "expected 0",
    ),
    "shipyard at work": (
        lambda d: tile(d, "liverpool_sw").update(flipped=False),
        "tiles.liverpool_sw",
        "flipped as soon as",
    ),
    "shipyard of the rail era": (
        lambda d: (
            tile(d, "liverpool_sw").update(level=2),
            d["players"][2]["mat"].update(shipyard=[2]),
        ),
        "tiles.liverpool_sw",
        "cannot be on the board in this era",
    ),
    "two tiles in a town": (
        lambda d: (
            tile(d, "bolton_s").update(owner=0),
            red(d)["mat"]["iron_works"].pop(0),
        ),
        "tiles.bolton_s",
        "the canal era allows one",
    ),
    "level 1 in the rail era": (
        lambda d: (d.update(era="rail"), d["deck"].extend(d["aside"]), d["aside"].clear()),
        "tiles.bolton_s",
        "cannot be on the board in this era",
    ),
    "shipyard in a town without coal": (
        lambda d: tile(d, "liverpool_sw").update(slot="birkenhead_single"),
        "tiles.birkenhead_single",
        "no coal comes to this town in the canal era",
    ),
    "works in a town without coal": (
        lambda d: tile(d, "bolton_s").update(slot="barrow_in_furness_e"),
        "tiles.barrow_in_furness_e",
        "no coal comes to this town in the canal era",
    ),
    # links and markets
    "two links on a line": (
        lambda d: d["links"].append({"link": "bolton--bury", "owner": 2}),
        "links[2].link",
        "two links",
    ),
    "no canal": (
        lambda d: d["links"].append({"link": "liverpool--southport", "owner": 2}),
        "links.liverpool--southport",
        "no canal",
    ),
    "links left": (lambda d: red(d).update(links_left=14), "players[0].links_left", "expected 13"),
    "market": (lambda d: d["markets"].update(coal=9), "markets.coal", "0 to 8"),
    "marker": (
        lambda d: d["distant_market"].update(marker=3),
        "distant_market.marker",
        "lead to 2, found 3",
    ),
    "distant tile lost": (
        lambda d: d["distant_market"]["pile"].pop(),
        "distant_market",
        "expected the tiles 0 1 2",
    ),
    "drawn at X": (
        lambda d: d["distant_market"].update(marker=8, drawn=[2, 3, 3, 1], pile=[0, 2, 2, 2, 3, 4]),
        "distant_market.drawn",
        "once the marker stands on the X",
    ),
    "drawn in the first round": (
        lambda d: d.update(round=1, actions_left=1),
        "distant_market.drawn",
        "second round at the earliest",
    ),
    # the course of the game
    "order": (lambda d: d.update(order=[0, 1, 1]), "order", "each seat from 0 to 2 once"),
    "turn": (lambda d: d.update(turn=3), "turn", "0 to 2"),
    "no actions": (lambda d: d.update(actions_left=0), "actions_left", "1 to 2"),
    "first round": (lambda d: d.update(round=1), "actions_left", "expected 1 in"),
    "no cards": (lambda d: d.update(turn=2, actions_left=2), "players[2].hand", "1 cards in hand"),
    "points": (lambda d: red(d).update(victory_points=-1), "players[0].victory_points", "0 or"),
    "owed": (lambda d: red(d).update(owed=3), "players[0].owed", "phase debt"),
    "nobody owes": (lambda d: debt(d, 0), "pending.phase", "nobody owes"),
    "forced debt": (lambda d: debt(d, 30), "players[0].owed", "forced"),
    "debtor with money": (lambda d: debt(d, 1, 30), "players[0].owed", "no money left"),
    # the action in progress
    "half done": (lambda d: d["pending"].update(coal=1), "pending", "no action is in progress"),
    "no such question": (
        lambda d: d["pending"].update(phase="coal", action="sell", target="bolton_nw"),
        "pending.action",
        "expected one of build, double, link",
    ),
    "no target": (
        lambda d: d["pending"].update(phase="card", action="sell"),
        "pending.target",
        "needs its target",
    ),
    "no sum": (
        lambda d: d["pending"].update(phase="card", action="loan"),
        "pending.loan",
        "expected one of 10, 20, 30; found None",
    ),
    "a loan with a target": (
        lambda d: d["pending"].update(phase="card", action="loan", loan=10, target="wigan_n"),
        "pending.target",
        "no target",
    ),
    "impossible action": (
        lambda d: d["pending"].update(phase="card", action="sell", target="bolton_nw"),
        "pending.action",
        "not possible",
    ),
    "third card": (
        lambda d: d["pending"].update(
            phase="card", action="double", industry="port", target="liverpool_ne", steps=2
        ),
        "pending.steps",
        "expected 0 to 1",
    ),
    "one outlet": (
        lambda d: d["pending"].update(phase="outlet", action="sell", target="bolton_nw"),
        "pending.phase",
        "nothing to decide",
    ),
    "outlet of a mine": (
        lambda d: d["pending"].update(phase="outlet", action="sell", target="wigan_n"),
        "pending.target",
        "a mill is flipped once",
    ),
    "one source": (
        lambda d: (
            tile(d, "bolton_s").update(flipped=False, resources=4),
            red(d)["mat"]["port"].pop(0),
            d["pending"].update(phase="iron", action="develop", industry="port", iron=1),
        ),
        "pending.phase",
        "nothing to decide",
    ),
    "wrong need": (
        lambda d: d["pending"].update(phase="iron", action="develop", industry="port", iron=2),
        "pending.iron",
        "expected 1",
    ),
    "nothing developed": (
        lambda d: d["pending"].update(phase="more", action="develop", industry="port", steps=1),
        "pending.industry",
        "still on the mat",
    ),
    "more sold than is flipped": (
        lambda d: (
            tile(d, "bolton_nw").update(flipped=True),
            d["pending"].update(phase="more", action="sell", target="bolton_nw", steps=2),
        ),
        "pending.steps",
        "expected 1, found 2",
    ),
    "nothing built": (
        lambda d: d["pending"].update(
            phase="coal", action="build", industry="cotton_mill", target="bury_n", coal=1
        ),
        "pending.target",
        "not there",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_document_is_refused_with_key_and_reason(name: str) -> None:
    change, where, reason = BROKEN[name]
    document = crowded()
    game.load(document)
    change(document)
    check_format_error(lambda: game.load(document), "position", where, reason)


def test_the_introductory_game_has_no_rail_era() -> None:
    document = position("era rail\nred: hand bolton").to_json()
    options = {**game.start(2).to_json()["options"], "introductory": True}
    with pytest.raises(FormatError, match="era: the introductory game ends"):
        game.load({**document, "options": options})


def test_the_second_rail_of_an_action_follows_a_first() -> None:
    """Both belong to one owner, so a link on its own cannot be the second."""
    text = """
        era rail, round 2
        red: hand bolton*2
        tile wigan_n red coal_mine 2
        tile wigan_s red coal_mine 2
        {first}
        link bolton--wigan red
        pending coal, action link, target bolton--wigan, coal 1, steps 1
    """
    allowed(position(text.format(first="link preston--wigan red")), "coal wigan_n")
    with pytest.raises(FormatError, match="2 links of this action are not on the board"):
        position(text.format(first=""))


def test_tiles_and_links_may_come_in_any_order() -> None:
    document = crowded()
    digest = game.load(document).digest()
    document["tiles"].reverse()
    document["links"].reverse()
    assert game.load(document).digest() == digest
