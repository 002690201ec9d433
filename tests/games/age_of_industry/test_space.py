"""Spaces and locations: what fits where, and how many tiles of one player."""

import pytest

from tests.games.age_of_industry.builders import allowed, game, legal, play, position, refused
from tests.games.age_of_industry.reading import standing, tiles


def combined(text: str) -> set[str]:
    """What both actions could build, as "INDUSTRY SLOT"."""
    return {
        move.removeprefix("combine ")
        for move in legal(position(text))
        if move.startswith("combine ")
    }


READY = "red: hand brown, next factory 3, next ship 2\n"


def test_AI_SPACE_ONE_TILE() -> None:
    state = position("red: hand blue*2\ntile cologne-1 blue cotton_mill 1")
    assert refused(state, "build ironworks cologne-1") == "AI-OVERBUILD-OTHERS"
    play(state, "build ironworks cologne-2")
    assert standing(state, "cologne-1") == "blue cotton_mill 1"
    assert len(tiles(state)) == 2


def test_AI_SPACE_BLANK() -> None:
    network = "tile mannheim-1 blue coal_mine 1\ntile frankfurt-1 blue ironworks 1\n"
    links = "link de-37 blue\nlink de-34 blue\n"
    found = {move for move in combined(READY + network + links) if "cologne" in move}
    assert found == {
        f"{industry} cologne-{number}"
        for industry in ("cotton_mill", "factory", "ironworks")
        for number in (1, 2)
    }


def test_AI_SPACE_COAL() -> None:
    found = combined(READY)
    assert {move for move in found if "belgium" in move} == {"coal_mine belgium-1"}
    mines = {move.split()[1] for move in found if move.startswith("coal_mine ")}
    assert mines == {
        "belgium-1",
        "bohemia-1",
        "breslau-1",
        "dresden-1",
        "essen-1",
        "essen-2",
        "mannheim-1",
        "poland-1",
    }


def test_AI_SPACE_PORT() -> None:
    found = combined(READY)
    assert {move for move in found if "kiel" in move} == {"port kiel-1"}
    ports = {move.split()[1] for move in found if move.startswith("port ")}
    assert "hamburg-1" in ports
    assert "hamburg-3" not in ports


def test_AI_SPACE_SHIP() -> None:
    found = combined("map new_england\n" + READY + "tile boston-1 blue port 1\n")
    assert {move for move in found if move.startswith("ship ")} == {"ship ship_boston-1"}
    assert {move for move in found if "ship_boston" in move} == {"ship ship_boston-1"}


def test_AI_SPACE_SHIP_NEEDS_PORT() -> None:
    text = "map new_england\nred: hand purple, next ship 2\n"
    assert refused(position(text), "build ship ship_boston-1") == "AI-SPACE-SHIP-NEEDS-PORT"
    # Boston's other port serves another ship space.
    other = position(text + "tile boston-2 red port 1")
    assert refused(other, "build ship ship_boston-1") == "AI-SPACE-SHIP-NEEDS-PORT"
    assert refused(other, "combine ship ship_boston-1") == "AI-SPACE-SHIP-NEEDS-PORT"
    allowed(position(text + "tile boston-1 blue port 1 flipped"), "build ship ship_boston-1")


@pytest.mark.parametrize("place", ["munich", "frankfurt"])
def test_AI_SPACE_FEW(place: str) -> None:
    state = position(f"red: hand brown red\ntile {place}-1 red cotton_mill 1")
    assert refused(state, f"build ironworks {place}-2") == "AI-SPACE-FEW"
    assert refused(state, f"combine ironworks {place}-2") == "AI-SPACE-FEW"
    others = position(f"red: hand brown red\ntile {place}-1 blue cotton_mill 1")
    allowed(others, f"build ironworks {place}-2")


def test_AI_SPACE_MANY() -> None:
    state = position("red: hand yellow*2\ntile berlin-1 red cotton_mill 1")
    play(state, "build ironworks berlin-2")
    assert refused(state, "build cotton_mill berlin-3") == "AI-SPACE-MANY"
    assert standing(state, "berlin-2") == "red ironworks 1"


def test_AI_SPACE_VILLAGE() -> None:
    villages = {
        location.id
        for side in game.data.maps
        for location in side.locations
        if location.kind == "village"
    }
    assert {"ulm", "rutland"} <= villages
    builds = [move.text.split()[2] for move in game.moves if move.text.startswith("build ")]
    assert not any(slot.rsplit("-", 1)[0] in villages for slot in builds)
