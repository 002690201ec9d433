"""The JSON form of a position: complete, and read again as the same position; what no game can
reach is refused when a document is loaded, with the key that is wrong."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from itertools import product
from typing import Any, get_type_hints

import msgspec
import pytest

from ironbridge.games.age_of_industry import invariants
from ironbridge.games.age_of_industry.board import COAL, INTEREST, IRON, OUTLET, OVER, PHASE_NAMES
from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.errors import FormatError
from tests.games.age_of_industry.builders import MAPS, game, play, position, random_game, sample
from tests.games.age_of_industry.reading import imported, tiles, whole

Document = dict[str, Any]
GAMES = [
    (3, 3, False, "germany"),
    (4, 7, True, "germany"),
    (5, 5, True, "germany"),
    (3, 8, True, "new_england"),
    (5, 11, False, "new_england"),
]
"""Seats, seed, busy, map."""


@pytest.mark.parametrize(("seats", "seed", "busy", "side"), GAMES)
def test_every_position_of_a_game_is_consistent_and_loads_again(
    seats: int, seed: int, busy: bool, side: str
) -> None:
    for state in random_game(seats, seed, busy, side):
        invariants.check(state)
        document = json.loads(json.dumps(state.to_json()))
        loaded = game.load(document)
        assert loaded.to_json() == document
        assert loaded.digest() == state.digest()
        assert [loaded.legal(p) for p in state.deciders] == [state.legal(p) for p in state.deciders]
        for name in invariants.DERIVED:
            assert getattr(loaded, name) == getattr(state, name), name


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
def test_a_loaded_position_plays_on_as_the_original(phase: int) -> None:
    state = sample(phase).copy()
    loaded = game.load(state.to_json())
    while not state.over:
        move = state.legal()[-1]
        state.play(move)
        loaded.play(move)
        assert loaded.digest() == state.digest()
    assert loaded.over


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
def test_documents_are_what_their_types_say(phase: int) -> None:
    state = sample(phase)
    types = game.documents()
    seen = [state.view(seat) for seat in (None, *range(state.seats))]
    for kind, found in [(types.position, state.to_json()), *((types.view, view) for view in seen)]:
        document = json.loads(json.dumps(found))
        keys = set(get_type_hints(kind))
        assert set(document) <= keys
        assert keys - set(document) <= {"legal"}
        assert msgspec.convert(document, kind) == document


@pytest.mark.parametrize("side", MAPS)
def test_the_keys_of_the_document_and_no_other(side: str) -> None:
    document = whole(game.start(4, 1, {"map": side}))
    assert list(document) == [
        "game", "rules", "options", "seats", "round", "order", "turn", "actions_left", "players",
        "tiles", "links", "markets", "market_tiles", "imports", "display", "deck", "chance",
        "pending",
    ]  # fmt: skip
    assert document["options"] == {"map": side}
    assert list(document["players"][0]) == [
        "money", "spent", "loans", "victory_points", "rails_left", "received", "asked", "hand",
        "discard", "mat",
    ]  # fmt: skip
    assert document["pending"] == {
        "phase": "action",
        "action": None,
        "target": None,
        "industry": None,
        "coal": 0,
        "iron": 0,
        "steps": 0,
    }


def test_a_new_game_as_the_rulebook_lays_it_out() -> None:
    document = whole(game.start(5, 1, {"map": "new_england"}))
    assert [len(player["hand"]) for player in document["players"]] == [6] * 5
    assert (len(document["display"]), len(document["deck"])) == (2, 66 - 5 * 6 - 2)
    assert document["markets"] == {"coal": 6, "iron": 6}
    assert [space["tile"] for space in document["market_tiles"]].count(None) == 0
    assert {found["cubes"] for found in document["imports"]} == {0}
    assert document["players"][4]["mat"]["factory"] == [0, 0, 3, 3, 4, 4]
    assert document["players"][4]["mat"]["ship"] == [0, 2, 2, 3, 3]


def test_a_ship_that_is_being_built_has_laid_its_imports() -> None:
    """While its iron is asked for, a ship has opened its lanes, but is not on the map yet."""
    state = position("""
        map new_england
        red: money 30, hand ship purple, next ship 3
        tile boston-1 red port 1
        tile boston-3 blue ironworks 1
        tile boston-4 yellow ironworks 1
    """)
    play(state, "build ship ship_boston-1", "card ship")
    document = whole(state)
    assert document["pending"] == {
        "phase": "iron",
        "action": "build",
        "target": "ship_boston-1",
        "industry": "ship",
        "coal": 0,
        "iron": 1,
        "steps": 0,
    }
    assert "ship_boston-1" not in tiles(state)
    assert imported(state, "ship_boston-import") == 2  # of three; one pays for the ship
    again = game.load(document)
    play(again, "iron boston-4")
    assert "ship_boston-1" in tiles(again)


def test_a_development_that_waits_for_its_card_names_its_tile() -> None:
    state = position("red: hand brown port")
    play(state, "develop factory 0")
    pending = whole(state)["pending"]
    assert (pending["phase"], pending["action"], pending["target"]) == (
        "card",
        "develop",
        "factory 0",
    )
    again = game.load(state.to_json())
    play(again, "card port")
    assert whole(again)["players"][0]["mat"]["factory"] == [0, 3, 3, 4, 4]


def test_pickle_and_deepcopy_keep_the_position_and_the_moves() -> None:
    state = sample(PHASE_NAMES.index("outlet"))
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert twin.digest() == state.digest()
        assert twin.legal()[0] is state.legal()[0]


def attributes(state: AgeState) -> set[str]:
    compiled = getattr(type(state), "__mypyc_attrs__", None)
    return set(compiled or vars(state)) - {"journal", "offered", "offered_to", "__dict__"}


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
def test_a_copy_is_equal_in_every_attribute_and_independent(phase: int) -> None:
    state = sample(phase)
    twin = state.copy()
    assert len(attributes(state)) > 30
    for name in attributes(state):
        assert getattr(twin, name) == getattr(state, name), name
    before = state.digest()
    while not twin.over:
        twin.do(twin.legal()[-1])
    assert state.digest() == before
    invariants.check(state)


# Refusals -------------------------------------------------------------------------------------


def refusal(document: Document) -> FormatError:
    with pytest.raises(FormatError) as caught:
        game.load(document)
    return caught.value


def test_a_missing_and_an_unknown_key_are_named_at_any_depth() -> None:
    whole: Document = dict(sample(OUTLET).to_json())
    for path in paths(whole):
        broken = copy.deepcopy(whole)
        del at(broken, path[:-1])[path[-1]]
        missing = refusal(broken)
        assert missing.where.endswith(str(path[-1]))
        broken = copy.deepcopy(whole)
        at(broken, path[:-1])["extra"] = 1
        assert refusal(broken).where.endswith("extra")


def paths(value: object, above: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The way to every key of a document; of lists only the first table."""
    found: list[tuple[object, ...]] = []
    if isinstance(value, dict):
        for key, item in value.items():
            found += [(*above, key), *paths(item, (*above, key))]
    if isinstance(value, list) and value and isinstance(value[0], dict):
        found += paths(value[0], (*above, 0))
    return found


def at(document: Document, path: tuple[object, ...]) -> Any:
    place: Any = document
    for key in path:
        place = place[key]
    return place


def put(*path: object, value: object) -> Callable[[Document], None]:
    def change(document: Document) -> None:
        at(document, path[:-1])[path[-1]] = value

    return change


WRONG: dict[str, tuple[Callable[[Document], None], str, str]] = {
    "game": (put("game", value="brass"), "game", "expected one of age-of-industry"),
    "rules": (put("rules", value="0"), "rules", "version '0'"),
    "map": (put("options", "map", value="france"), "options.map", "germany, new_england"),
    "seats": (put("seats", value=6), "seats", "3 to 5"),
    "order": (put("order", value=[0, 0, 1]), "order", "each seat"),
    "round": (put("round", value=99), "round", "cards, railways and sales"),
    "first round": (put("round", value=1), "actions_left", "expected 1"),
    "turn": (put("turn", value=3), "turn", "expected 0 to 2"),
    "actions": (put("actions_left", value=0), "actions_left", "1 to 2"),
    "money": (put("players", 0, "money", value=-1), "players[0].money", "0 to"),
    "loans": (put("players", 0, "loans", value="2"), "players[0].loans", "whole number"),
    "fortune": (put("players", 0, "money", value=900), "players[0].money", "at most"),
    "debts": (put("players", 1, "loans", value=4), "players[1].loans", "at most 3"),
    "spending": (put("players", 1, "spent", value=99), "players[1].spent", "at most"),
    "far railway": (put("links", 0, "link", value="de-01"), "links.de-01", "no tile or railway"),
    "another's railway": (put("links", 0, "owner", value=1), "links.de-50", "of seat 1"),
    "ship ashore": (put("tiles", 0, "industry", value="ship"), "tiles[0].level", "0, 2, 3"),
    "rails": (put("players", 0, "rails_left", value=9), "players[0].rails_left", "expected 11"),
    "received": (put("players", 1, "received", value=1), "players[1].received", "true or false"),
    "hand": (put("players", 1, "hand", value=["brown"]), "deck", "6 cards brown"),
    "owner": (put("tiles", 0, "owner", value=3), "tiles[0].owner", "0 to 2"),
    "market missing": (
        lambda document: document["market_tiles"].pop(),
        "market_tiles",
        "austria-market-1 is missing",
    ),
    "market twice": (
        put("market_tiles", 1, "space", value="denmark-market-1"),
        "market_tiles[1].space",
        "twice",
    ),
    "display": (put("display", value=["brown", 3]), "display[1]", "card or null"),
    "chance": (put("chance", value=[1, 2, 3]), "chance", "expected 4"),
    "phase": (put("pending", "phase", value="tea"), "pending.phase", "expected one of"),
    "half done": (put("pending", "steps", value=1), "pending", "no action is in progress"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_value_is_refused_with_its_key(name: str) -> None:
    change, where, reason = WRONG[name]
    document = dict(position("tile munich-1 red ironworks 1\nlink de-50 red").to_json())
    change(document)
    error = refusal(document)
    assert error.where == where
    assert reason in error.reason


@pytest.mark.parametrize("phase", [COAL, IRON], ids=["coal", "iron"])
def test_a_question_about_cubes_must_be_a_real_one(phase: int) -> None:
    document: Document = dict(sample(phase).to_json())
    document["pending"][PHASE_NAMES[phase]] = 2
    assert refusal(document).where == f"pending.{PHASE_NAMES[phase]}"
    document["pending"][PHASE_NAMES[phase]] = 1
    for tile in document["tiles"]:
        if tile["resources"] and tile["industry"] in ("coal_mine", "ironworks"):
            tile["flipped"], tile["resources"] = True, 0
    for found in document["imports"]:
        found["cubes"] = 0
    refusal(document)


BUILDING = """
    red: next factory 3
    tile munich-1 blue ironworks 1
    tile augsburg-1 red ironworks 1
    link de-50 blue
    link de-51 red
    pending iron, action combine, industry factory, target regensburg-1, iron 1
"""


@pytest.mark.parametrize(
    ("said", "instead"),
    [
        ("next factory 3", "money 3"),
        ("industry factory", "industry port"),
        ("target regensburg-1", "target augsburg-1"),
        ("iron 1\n", "iron 0\n"),
        ("link de-50 blue", "round 2"),
        ("action combine", "action link"),
    ],
)
def test_what_is_being_built_must_fit_its_slot(said: str, instead: str) -> None:
    assert position(BUILDING).phase == IRON
    with pytest.raises(FormatError):
        game.position(BUILDING.replace(said, instead))


def test_a_sale_in_progress_needs_a_tile_that_can_be_sold() -> None:
    document: Document = dict(sample(OUTLET).to_json())
    sold = document["pending"]["target"]
    tile = next(tile for tile in document["tiles"] if tile["slot"] == sold)
    tile["flipped"] = True
    assert refusal(document).where == "pending.target"


@pytest.mark.parametrize("side", ["map germany\ntile munich-1", "map new_england\ntile boston-1"])
def test_a_ship_stands_on_ship_spaces_only(side: str) -> None:
    with pytest.raises(FormatError, match="this space takes no ship"):
        game.position(side + " red ship 2")


def test_a_ship_is_built_on_ship_spaces_only() -> None:
    document: Document = dict(position(BUILDING).to_json())
    document["pending"] |= {"industry": "ship"}
    assert refusal(document).where.startswith("pending")


def test_a_sale_under_way_has_sold_what_it_says() -> None:
    """No tile of red is turned, so nothing was sold before."""
    text = "tile hanover-1 red cotton_mill 1\ntile hamburg-1 blue port 1\ntile hamburg-2 yellow port 1\n"
    text += "link de-05 red\npending outlet, action sell, target hanover-1"
    assert position(text).phase == OUTLET
    with pytest.raises(FormatError, match="1 sales were made, but 0 tiles of the player"):
        game.position(text + ", steps 1")


def test_more_cards_in_the_pile_than_the_deal_leaves() -> None:
    cards = "cotton_mill*8 factory*6 coal_mine*7 ironworks*6 port*6 ship*3 brown*5 light_green*5"
    with pytest.raises(FormatError, match="than are left after the deal"):
        game.position(f"deck {cards} purple*4\ndisplay purple blue")


def test_before_interest_nothing_is_spent_any_more() -> None:
    document: Document = dict(sample(INTEREST).to_json())
    document["players"][0]["spent"] = 3
    assert refusal(document).where == "players[0]"


def test_the_end_is_counted_right() -> None:
    document: Document = dict(sample(OVER).to_json())
    document["players"][0]["victory_points"] += 1
    assert refusal(document).where == "players[0].victory_points"
    document["players"][0]["victory_points"] -= 1
    document["players"][0]["money"] += 10 * (document["players"][0]["loans"] + 1)
    assert refusal(document).where.startswith("players[0]")


def test_no_document_crashes_the_reader() -> None:
    """Any single value replaced by another: refused with FormatError, or a position again."""
    whole: Document = dict(sample(IRON).to_json())
    values: list[object] = [None, True, -1, 0, 1, 99999, "", "brown", [], [None], {}]
    refused = 0
    for path, value in product(paths(whole), values):
        broken = copy.deepcopy(whole)
        at(broken, path[:-1])[path[-1]] = value
        try:
            game.load(broken).legal()
        except FormatError:
            refused += 1
    assert refused > len(values) * len(paths(whole)) * 3 // 4


def test_every_position_of_a_game_with_more_money_loads() -> None:
    """`make soak` plays on from positions with more money: that must violate no invariant."""
    for ply, state in enumerate(random_game(3, 2, True, "new_england")):
        if ply % 9 == 0 and not state.over:
            document: Document = dict(state.to_json())
            for player in document["players"]:
                player["money"] += 60
            assert game.load(document).legal()
