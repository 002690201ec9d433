"""The invariants of a position: a document that violates one is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from ironbridge.kernel.errors import FormatError
from tests.edited import check_format_error
from tests.games.birmingham.builders import game, position

Document = dict[str, Any]


@cache
def crowded_text() -> str:
    """A canal-era position with something of everything."""
    state = position("""
        seats 3
        red: money 30, hand birmingham coal_mine wild_location, face_down stone
        yellow: hand brewery*2, face_down leek
        white: hand dudley, face_down walsall
        tile dudley_1 red coal_mine 1
        tile coalbrookdale_1 yellow brewery 1
        tile birmingham_1 red cotton_mill 2
        tile walsall_1 white iron_works 1 flipped
        link dudley-birmingham red
        link wolverhampton-dudley yellow
        deck pottery iron_works
    """)
    return json.dumps(state.to_json())


def crowded() -> Document:
    document: Document = json.loads(crowded_text())
    return document


def tile(document: Document, slot: str) -> Document:
    found: Document = next(tile for tile in document["tiles"] if tile["slot"] == slot)
    return found


def merchant(document: Document, space: str) -> Document:
    found: Document = next(m for m in document["merchants"] if m["space"] == space)
    return found


def red(document: Document) -> Document:
    player: Document = document["players"][0]
    return player


Change = Callable[[Document], object]

BROKEN: dict[str, tuple[Change, str, str]] = {
    # types, keys and ids
    "other game": (lambda d: d.update(game="chess"), "game", "expected one of brass-birmingham"),
    "other rules": (lambda d: d.update(rules="0"), "rules", "version '0'"),
    "unknown key": (lambda d: d.update(colour="red"), "colour", "unknown key"),
    "missing key": (lambda d: d.pop("era"), "era", "missing"),
    "unknown key inside": (lambda d: red(d).update(gold=1), "players[0].gold", "unknown key"),
    "text for number": (lambda d: d.update(round="2"), "round", "whole number"),
    "seats": (lambda d: d.update(seats=5), "seats", "expected 2 to 4"),
    "players": (lambda d: d["players"].pop(), "players", "expected 3 players"),
    "option": (lambda d: d.update(options={}), "options.introductory", "missing"),
    "unknown slot": (
        lambda d: tile(d, "dudley_1").update(slot="dudly_1"),
        "tiles[2].slot",
        "did you mean 'dudley_1'?",
    ),
    "unknown card": (lambda d: d["deck"].append("london"), "deck[2]", "no card 'london'"),
    "card no text": (lambda d: red(d).update(face_down=3), "players[0].face_down", "or null"),
    "level": (lambda d: tile(d, "dudley_1").update(level=5), "tiles[2].level", "1 to 4"),
    "chance": (lambda d: d.update(chance=[1, 2, 3]), "chance", "expected 4 numbers"),
    "merchant twice": (
        lambda d: d["merchants"].append(dict(d["merchants"][0])),
        "merchants[9].space",
        "given twice",
    ),
    "merchant missing": (lambda d: d["merchants"].pop(), "merchants", "oxford_m2 is missing"),
    # cards
    "card twice": (lambda d: d["deck"].append("pottery"), "deck", "3 cards pottery"),
    "card lost": (lambda d: d["deck"].pop(), "deck", "3 cards iron_works"),
    "card of more seats": (lambda d: d["deck"].append("belper"), "deck", "the game has 0"),
    "wild card in the deck": (lambda d: d["deck"].append("wild_location"), "wild_cards", "nowhere"),
    "wild cards": (
        lambda d: d["wild_cards"].update(wild_location=4),
        "wild_cards.wild_location",
        "expected 3",
    ),
    "two wild cards": (
        lambda d: red(d)["hand"].append("wild_location"),
        "players[0].hand",
        "never has two",
    ),
    "hand": (
        lambda d: red(d)["hand"].extend(red(d)["discard"][:6]),
        "players[0].hand",
        "9 cards",
    ),
    "face down": (lambda d: discard_face_down(d, 1), "players", "for every seat or for none"),
    # tiles and mats
    "two tiles in a slot": (
        lambda d: d["tiles"].append(dict(tile(d, "dudley_1"))),
        "tiles[4].slot",
        "two tiles",
    ),
    "wrong slot": (
        lambda d: tile(d, "dudley_1").update(slot="dudley_2"),
        "tiles.dudley_2",
        "takes no coal_mine",
    ),
    "middle of the mat": (
        lambda d: red(d)["mat"]["pottery"].remove(3),
        "players[0].mat.pottery",
        "lowest tiles are taken",
    ),
    "too many tiles": (
        lambda d: red(d)["mat"].update(coal_mine=[1, 2, 2, 3, 3, 4, 4]),
        "players[0].mat.coal_mine",
        "1 of level 1 on the board",
    ),
    "no cubes": (
        lambda d: tile(d, "dudley_1").update(resources=0),
        "tiles.dudley_1",
        "expected 1 to 2",
    ),
    "too many cubes": (
        lambda d: tile(d, "dudley_1").update(resources=3),
        "tiles.dudley_1",
        "expected 1 to 2",
    ),
    "barrels of the other era": (
        lambda d: tile(d, "coalbrookdale_1").update(resources=2),
        "tiles.coalbrookdale_1",
        "expected 1 cubes",
    ),
    "cubes on a flipped tile": (
        lambda d: tile(d, "walsall_1").update(resources=1),
        "tiles.walsall_1",
        "expected 0",
    ),
    "cubes on a mill": (
        lambda d: tile(d, "birmingham_1").update(resources=1),
        "tiles.birmingham_1",
        "expected 0",
    ),
    "two tiles in a town": (
        lambda d: (
            tile(d, "walsall_1").update(owner=0, slot="birmingham_3"),
            red(d)["mat"]["iron_works"].pop(0),
        ),
        "tiles.birmingham_3",
        "the canal era allows one",
    ),
    "level 1 in the rail era": (
        lambda d: (d.update(era="rail"), discard_face_down(d)),
        "tiles.walsall_1",
        "cannot be on the board in this era",
    ),
    # links, markets, merchants
    "two links on a line": (
        lambda d: d["links"].append({"link": "dudley-birmingham", "owner": 2}),
        "links[2].link",
        "two links",
    ),
    "no canal": (
        lambda d: d["links"].append({"link": "uttoxeter-stone", "owner": 2}),
        "links.uttoxeter-stone",
        "no canal",
    ),
    "links left": (lambda d: red(d).update(links_left=14), "players[0].links_left", "expected 13"),
    "market": (lambda d: d["markets"].update(coal=15), "markets.coal", "0 to 14"),
    "barrel beside a blank": (
        lambda d: merchant(d, "warrington_m1").update(barrel=True),
        "merchants.warrington_m1",
        "buys something",
    ),
    "barrel on an unused space": (
        lambda d: merchant(d, "nottingham_m1").update(barrel=True),
        "merchants.nottingham_m1",
        "buys something",
    ),
    "tile on an unused space": (
        lambda d: merchant(d, "nottingham_m1").update(tile="cotton_b"),
        "merchants.nottingham_m1",
        "has no merchant tile",
    ),
    "merchant tile twice": (
        lambda d: merchant(d, "oxford_m2").update(tile="cotton_a", barrel=False),
        "merchants",
        "each once",
    ),
    # the course of the game
    "order": (lambda d: d.update(order=[0, 1, 1]), "order", "each seat from 0 to 2 once"),
    "turn": (lambda d: d.update(turn=3), "turn", "0 to 2"),
    "no actions": (lambda d: d.update(actions_left=0), "actions_left", "1 to 2"),
    "no cards": (lambda d: d.update(turn=2, actions_left=2), "players[2].hand", "1 cards in hand"),
    "points": (lambda d: red(d).update(victory_points=-1), "players[0].victory_points", "0 or"),
    "owed": (lambda d: red(d).update(owed=3), "players[0].owed", "phase debt"),
    "nobody owes": (
        lambda d: (d["pending"].update(phase="debt"), d.update(turn=3, actions_left=0)),
        "pending.phase",
        "nobody owes",
    ),
    "forced debt": (
        lambda d: (
            d["pending"].update(phase="debt"),
            d.update(turn=3, actions_left=0),
            red(d).update(owed=30, money=0),
        ),
        "players[0].owed",
        "forced",
    ),
    "debtor with money": (
        lambda d: (
            d["pending"].update(phase="debt"),
            d.update(turn=3, actions_left=0),
            red(d).update(owed=1),
        ),
        "players[0].owed",
        "no money left",
    ),
    # the action in progress
    "half done": (lambda d: d["pending"].update(coal=1), "pending", "no action is in progress"),
    "no such question": (
        lambda d: d["pending"].update(phase="coal", action="loan"),
        "pending.action",
        "expected one of build, link",
    ),
    "no target": (
        lambda d: d["pending"].update(phase="card", action="sell"),
        "pending.target",
        "needs its target",
    ),
    "impossible action": (
        lambda d: d["pending"].update(phase="card", action="sell", target="birmingham_1"),
        "pending.action",
        "not possible",
    ),
    "scouting with a wild card": (
        lambda d: d["pending"].update(phase="card", action="scout", steps=1),
        "pending.action",
        "wild card in hand",
    ),
    "one source": (
        lambda d: (
            tile(d, "walsall_1").update(flipped=False, resources=4),
            d["pending"].update(phase="iron", action="develop", industry="pottery", iron=1),
        ),
        "pending.phase",
        "nothing to decide",
    ),
    "wrong need": (
        lambda d: d["pending"].update(phase="iron", action="develop", industry="pottery", iron=2),
        "pending.iron",
        "expected 1",
    ),
    "a barrel without a bonus": (
        lambda d: d["pending"].update(
            phase="iron", action="develop", industry="pottery", iron=1, merchant_barrel_used=True
        ),
        "pending.bonus",
        "never without",
    ),
    "nothing built": (
        lambda d: d["pending"].update(
            phase="coal", action="build", industry="pottery", target="coventry_1", coal=1
        ),
        "pending.target",
        "not there",
    ),
}


def discard_face_down(document: Document, seats: int = 3) -> Document:
    """The first seats discard the cards that they laid aside."""
    players = document["players"][:seats]
    for player in players:
        player["discard"].append(player["face_down"])
        player["face_down"] = None
    return document


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_document_is_refused_with_key_and_reason(name: str) -> None:
    change, where, reason = BROKEN[name]
    document = crowded()
    game.load(document)
    change(document)
    check_format_error(lambda: game.load(document), "position", where, reason)


def test_the_introductory_game_has_no_rail_era() -> None:
    with pytest.raises(FormatError, match="era: the introductory game ends"):
        game.load({**position("era rail\nred: hand stafford").to_json(), **INTRODUCTORY})


INTRODUCTORY = {"options": {"introductory": True}}


def test_tiles_and_links_may_come_in_any_order() -> None:
    document = crowded()
    digest = game.load(document).digest()
    document["tiles"].reverse()
    document["links"].reverse()
    document["merchants"].reverse()
    assert game.load(document).digest() == digest
