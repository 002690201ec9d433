"""What no game can reach is refused when a document is loaded, with the key that is wrong."""

from __future__ import annotations

import copy
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from ironbridge.games.age_of_industry.board import COAL, INTEREST, IRON, OUTLET, OVER, PHASE_NAMES
from ironbridge.kernel.errors import FormatError
from tests.games.age_of_industry.builders import game, position, random_game, sample

Document = dict[str, Any]


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
    """The wandering soak makes positions richer: that must violate no invariant."""
    for ply, state in enumerate(random_game(3, 2, True, "new_england")):
        if ply % 9 == 0 and not state.over:
            document: Document = dict(state.to_json())
            for player in document["players"]:
                player["money"] += 60
            assert game.load(document).legal()
