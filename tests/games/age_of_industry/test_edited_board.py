"""Edited copies of board.toml: a correction is read, a mistake is refused with key and reason.

What all games of the family read alike is shown for Birmingham; here stand the sections of Age of
Industry, and a few of the shared ones.
"""

from pathlib import Path

import pytest

from ironbridge.games.age_of_industry import component_reader, create
from ironbridge.games.age_of_industry.components import Components
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.record import Record
from tests.documents import view_of
from tests.edited import check_refused, edited_copy

TEXT = Path(component_reader.__file__).with_name("board.toml").read_text(encoding="utf-8")
COMPONENTS = component_reader.read()


def read_edited(tmp_path: Path, old: str, new: str) -> Components:
    """The components of a copy with one correction."""
    return component_reader.read(edited_copy(TEXT, tmp_path, old, new))


def test_a_correction_is_read(tmp_path: Path) -> None:
    mill = "[tiles.cotton_mill.2]\ncount = 2\ncost = 6\n"
    edited = read_edited(tmp_path, mill, mill.replace("cost = 6", "cost = 7"))
    changed = [t for t, known in zip(edited.levels, COMPONENTS.levels, strict=True) if t != known]
    assert [(t.industry, t.level, t.cost) for t in changed] == [("cotton_mill", 2, 7)]


def test_the_other_count_of_cards_can_be_played(tmp_path: Path) -> None:
    ours = "cotton_mill = 8\nfactory     = 6\ncoal_mine   = 7\nironworks   = 6\nport        = 6\n"
    legend = "cotton_mill = 6\nfactory     = 8\ncoal_mine   = 7\nironworks   = 6\nport        = 3\n"
    edited = read_edited(tmp_path, ours + "ship        = 3\n", legend + "ship        = 6\n")
    counts = {card.id: card.count for card in edited.cards if card.kind == "industry"}
    assert (counts["factory"], counts["ship"], sum(counts.values())) == (8, 6, 36)


@pytest.mark.parametrize("side", ["germany", "new_england"])
def test_a_game_with_edited_components_says_so_and_plays(tmp_path: Path, side: str) -> None:
    path = tmp_path / "edited.toml"
    path.write_text(TEXT.replace("\nmoney = 0\n", "\nmoney = 25\n"), encoding="utf-8")
    edited, printed = create(path), create()
    assert edited.version.startswith(printed.version + "+")

    record = Record.begin(edited, seats=3, seed=3, options={"map": side})
    assert view_of(record.state, 0)["players"][0]["money"] == 25
    chance = seeded(9)
    while not record.state.over:
        moves = record.state.legal()
        record.play(moves[chance.below(len(moves))])
        edited.check(record.state)
    assert Record.from_text(record.to_text(), edited).state.digest() == record.state.digest()
    with pytest.raises(FormatError, match="version"):
        Record.from_text(record.to_text(), printed)


def test_every_market_space_needs_a_tile(tmp_path: Path) -> None:
    path = tmp_path / "edited.toml"
    few = TEXT.replace("count = 7 }", "count = 1 }").replace("count = 5 }", "count = 0 }")
    path.write_text(few, encoding="utf-8")
    with pytest.raises(FormatError, match="market_tiles: 7 tiles, but 8 market spaces on germany"):
        component_reader.read(path)


def test_both_maps_are_needed_under_their_names(tmp_path: Path) -> None:
    path = tmp_path / "edited.toml"
    path.write_text(TEXT.replace("[maps.germany", "[maps.prussia"), encoding="utf-8")
    with pytest.raises(FormatError, match="expected germany and new_england, found prussia"):
        component_reader.read(path)


def test_loans_that_would_outgrow_every_number_are_refused(tmp_path: Path) -> None:
    """Interest far above the loan itself: each round would multiply the loans."""
    path = edited_copy(TEXT, tmp_path, "\ninterest = 1\n", "\ninterest = 99\n")
    with pytest.raises(FormatError, match="this interest grow without bounds"):
        create(path)


def test_an_unchanged_copy_is_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert create(path).version == create().version


def line_of(start: str) -> str:
    """The one line of the file that begins so."""
    found = [line for line in TEXT.splitlines() if line.startswith(start)]
    assert len(found) == 1, found
    return found[0]


def after(head: str, lines: int) -> str:
    """A heading of the file with the lines below it."""
    return head + "".join(TEXT.split(head)[1].splitlines(keepends=True)[: lines + 1])


MILL = after("[tiles.cotton_mill.2]", 3)
MINE = after("[tiles.coal_mine.2]", 7)
PORT = after("[tiles.port.1]", 7)
NO_FACTORY = after("[tiles.factory.0]", 1)
BELGIUM = after("[maps.germany.locations.belgium]", 8)
DENMARK = after("[maps.germany.locations.denmark]", 7)
ULM = after("[maps.germany.locations.ulm]", 4)
BOSTON_BAY = after("[maps.new_england.locations.ship_boston]", 9)
KIEL_DENMARK = line_of("de-01 = ")
BOTH = line_of("both ")

MALFORMED = {
    "missing key": ("hand_limit = 9\n", "", "players.hand_limit", "missing"),
    "missing section": ("[display]", "[cards_shown]", "display", "missing"),
    "unknown section": ("[scoring]", "[points]\n[scoring]", "points", "unknown"),
    "another game": ('"age-of-industry"', '"spyrium"', "game", "age-of-industry"),
    "negative": ("interest = 1", "interest = -1", "loan.interest", "0 to"),
    "two players": ("seat_counts = [3, 4, 5]", "seat_counts = [2]", "players.seat_counts[0]", "3"),
    "nothing to combine": ("\nactions = 2\n", "\nactions = 1\n", "rounds.actions", "2 to"),
    "limit below the hand": ("hand_limit = 9", "hand_limit = 5", "players.hand_limit", "dealt"),
    "deck too small": ("\nhand = 6\nhand_limit = 9", "\nhand = 15\nhand_limit = 15", "cards", "77"),
    "track not rising": (
        "[demand.iron]\nprices = [1, 1, 2, 2, 3, 3]",
        "[demand.iron]\nprices = [1, 2, 1, 2, 3, 3]",
        "demand.iron.prices",
        "cheapest first",
    ),
    "symbol twice": ('symbol = "star"', 'symbol = "cross"', "banners.red.symbol", "already"),
    "banner without colour": ('hex = "#8A5A32"', 'hex = "brown"', "banners.brown.hex", "#2A4C9B"),
    "colour missing": (
        '"yellow", "green", "purple"]',
        '"yellow", "purple"]',
        "colours",
        "5 colours",
    ),
    "unknown role": ('role = "port"', 'role = "pier"', "industries.port.role", "'pier'"),
    "two of a role": ('role = "port"', 'role = "ship"', "industries.ship.role", "'ship' already"),
    "industry without a space": (
        'blank     = { industries = ["cotton_mill", "factory", "ironworks"] }',
        'blank     = { industries = ["cotton_mill", "ironworks"] }',
        "space_kinds",
        "'factory'",
    ),
    "factory beside a port": (
        'port      = { industries = ["port"] }',
        'port      = { industries = ["port", "factory"] }',
        "space_kinds.port.industries",
        "'port' shares",
    ),
    "coal without end": (
        MILL,
        MILL.replace("coal = 1", "coal = 100"),
        "tiles.cotton_mill.2.coal",
        "0 to 99",
    ),
    "mine without coal": (
        MINE,
        MINE.replace("cubes = 4", "cubes = 0"),
        "tiles.coal_mine.2.cubes",
        "1 to",
    ),
    "port for nothing": (
        PORT,
        PORT.replace('["cotton"]', "[]"),
        "tiles.port.1.accepts",
        "at least one",
    ),
    "price of a tile that is never built": (
        NO_FACTORY,
        NO_FACTORY + "cost = 5\n",
        "tiles.factory.0.cost",
        "unknown",
    ),
    "level out of order": (
        "[tiles.cotton_mill.1]",
        "[tiles.cotton_mill.9]",
        "tiles.cotton_mill.2",
        "rise",
    ),
    "too many tiles": (
        MINE,
        MINE.replace("count = 2", "count = 14"),
        "tiles.coal_mine",
        "15 tiles",
    ),
    "unknown value guessed": (
        MINE,
        MINE.replace('guessed = ["cost"', 'guessed = ["weight"'),
        "tiles.coal_mine.2.origin.guessed[0]",
        "'weight'",
    ),
    "card of no industry": ("ship        = 3\n", "yacht = 3\n", "cards.industries.ship", "missing"),
    "same market tile twice": (
        BOTH,
        BOTH.replace('["cotton", "factory"]', '["factory"]'),
        "market_tiles.both.accepts",
        "the same",
    ),
    "unknown kind": (
        BELGIUM,
        BELGIUM.replace('"city"', '"town"'),
        "maps.germany.locations.belgium.kind",
        "city",
    ),
    "city without spaces": (
        BELGIUM,
        BELGIUM.replace("spaces.belgium-1", "markets.belgium-1").replace(
            'kind = "coal_mine", ', ""
        ),
        "maps.germany.locations.belgium.spaces",
        "missing",
    ),
    "ship on land": (
        BELGIUM,
        BELGIUM.replace('kind = "coal_mine"', 'kind = "ship"'),
        "maps.germany.locations.belgium.spaces.belgium-1.kind",
        "'ship'",
    ),
    "unknown colour": (
        BELGIUM,
        BELGIUM.replace('"blue"', '"pink"'),
        "maps.germany.locations.belgium.colour",
        "'pink'",
    ),
    "colour of a foreign place": (
        DENMARK,
        DENMARK.replace('kind = "foreign"\n', 'kind = "foreign"\ncolour = "blue"\n'),
        "maps.germany.locations.denmark.colour",
        "unknown",
    ),
    "market in a village": (
        ULM,
        ULM.replace(
            'kind = "village"\n', 'kind = "village"\nmarkets.ulm-market = { at = [1, 1] }\n'
        ),
        "maps.germany.locations.ulm.markets",
        "unknown",
    ),
    "unknown source": (
        BELGIUM,
        BELGIUM.replace('sources = ["s1"]', 'sources = ["s0"]'),
        "maps.germany.locations.belgium.origin.sources[0]",
        "'s0'",
    ),
    "guessed and deduced": (
        BELGIUM,
        BELGIUM.replace('guessed = ["colour"', 'guessed = ["spaces", "colour"'),
        "maps.germany.locations.belgium.origin.inferred",
        "'spaces'",
    ),
    "lane to no port": (
        BOSTON_BAY,
        BOSTON_BAY.replace('"boston-1"', '"boston-3"'),
        "maps.new_england.locations.ship_boston.lanes[0]",
        "'boston-3'",
    ),
    "ship without a lane": (
        BOSTON_BAY,
        BOSTON_BAY.replace('lanes = ["boston-1"]', "lanes = []"),
        "maps.new_england.locations.ship_boston.lanes",
        "none",
    ),
    "import without coal": (
        BOSTON_BAY,
        BOSTON_BAY.replace("cubes = 3", "cubes = 0"),
        "maps.new_england.locations.ship_boston.coal_import.cubes",
        "1 to",
    ),
    "line of three": (
        KIEL_DENMARK,
        KIEL_DENMARK.replace('"denmark"]', '"denmark", "bremen"]'),
        "maps.germany.links.de-01.joins",
        "2 locations",
    ),
    "line to nowhere": (
        KIEL_DENMARK,
        KIEL_DENMARK.replace('"denmark"]', '"sweden"]'),
        "maps.germany.links.de-01.joins[1]",
        "'sweden'",
    ),
    "id on both maps": ("\nne-01 = ", "\nde-01 = ", "maps.new_england", "'de-01' is there twice"),
    "unknown status": (
        'status = "medium-high"',
        'status = "rumour"',
        "provenance.demand.status",
        "reconstructed",
    ),
}


@pytest.mark.parametrize(("old", "new", "where", "word"), MALFORMED.values(), ids=MALFORMED.keys())
def test_malformed_copy_is_refused(
    tmp_path: Path, old: str, new: str, where: str, word: str
) -> None:
    check_refused(lambda: read_edited(tmp_path, old, new), tmp_path, where, word)
