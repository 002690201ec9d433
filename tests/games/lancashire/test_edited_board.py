"""Edited copies of board.toml: a correction is read, a mistake is refused with key and reason.

What both Brass games read alike is tested with Birmingham's board; here are the sections of
Lancashire's own, and a few of the shared ones.
"""

from pathlib import Path

import pytest

from ironbridge.games.lancashire import component_reader
from ironbridge.games.lancashire.components import Components
from ironbridge.games.lancashire.game import Lancashire
from tests.edited import check_plays, check_refused, edited_copy

TEXT = Path(component_reader.__file__).with_name("board.toml").read_text(encoding="utf-8")
PRINTED = component_reader.read()


def read_edited(tmp_path: Path, old: str, new: str) -> Components:
    """The components of a copy with one correction."""
    return component_reader.read(edited_copy(TEXT, tmp_path, old, new))


def test_a_correction_is_read(tmp_path: Path) -> None:
    edited = read_edited(tmp_path, "count = 3, cost = 14,", "count = 3, cost = 15,")
    changed = [t for t, known in zip(edited.levels, PRINTED.levels, strict=True) if t != known]
    assert [(t.industry, t.level, t.cost) for t in changed] == [("cotton_mill", 2, 15)]


def test_a_game_with_edited_components_says_so_and_plays(tmp_path: Path) -> None:
    path = edited_copy(TEXT, tmp_path, "\nmoney = 30\n", "\nmoney = 60\n")
    check_plays(Lancashire(path), Lancashire(), money=60)


def test_an_unchanged_copy_is_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert Lancashire(path).version == Lancashire().version


def line_of(start: str) -> str:
    """The one line of the file that begins like this."""
    found = [line for line in TEXT.splitlines() if line.startswith(start)]
    assert len(found) == 1, found
    return found[0]


PORT = line_of(
    "2 = { count = 2, cost = 7,  coal = 0, iron = 0, canal = true,  rail = true,  points"
)
MINE = line_of("2 = { count = 2, cost = 7,  coal = 0, iron = 0, canal = true,  rail = true,  cubes")
OLDHAM = line_of("oldham ")
BURNLEY_COLNE = line_of("burnley--colne ")
BARROW = line_of("barrow_in_furness--lancaster")
STEPS = line_of("4 = { 2 = 1, 3 = 1, 4 = 1, classic = 1")

MALFORMED = {
    "missing key": ("link_tiles = 14\n", "", "players.link_tiles", "missing"),
    "missing section": ("[double_build]", "[double]", "double_build", "missing"),
    "missing community market": (
        "[markets.community_iron]",
        "[markets.ore]",
        "markets.community_iron",
        "missing",
    ),
    "missing column": (
        OLDHAM,
        OLDHAM.replace("classic = 2, ", ""),
        "cards.locations.oldham.classic",
        "missing",
    ),
    "unknown column": (
        OLDHAM,
        OLDHAM.replace("classic = 2", "classic = 2, 5 = 2"),
        "cards.locations.oldham.5",
        "unknown",
    ),
    "unknown section": ("[scoring]", "[points]\n[scoring]", "points", "unknown"),
    "another game": ('"brass-lancashire"', '"brass-birmingham"', "game", "brass-lancashire"),
    "negative": ("canal_cost = 3", "canal_cost = -3", "network.canal_cost", "0 to"),
    "one card for a double build": ("\ncards = 2\n", "\ncards = 1\n", "double_build.cards", "2 to"),
    "unknown role": ('role = "port"', 'role = "pier"', "industries.port.role", "'pier'"),
    "two of a role": ('role = "port"', 'role = "mill"', "industries.port.role", "'mill' already"),
    "role left out": (
        'port        = { en = "Port",        fr = "Port",               role = "port" }\n',
        "",
        "industries",
        "'port'",
    ),
    "unknown kind": (
        'kind = "non_buildable"\nname = { en = "Blackpool"',
        'kind = "beach"\nname = { en = "Blackpool"',
        "locations.blackpool.kind",
        "town",
    ),
    "slots where none can be": (
        "market = true\ncommunity = false\n",
        "market = true\ncommunity = false\nslots = {}\n",
        "locations.the_midlands.slots",
        "unknown",
    ),
    "market icon of a town": (
        'name = { en = "Wigan", fr = "Wigan" }\n',
        'name = { en = "Wigan", fr = "Wigan" }\nmarket = true\n',
        "locations.wigan.market",
        "unknown",
    ),
    "link of three": (
        BURNLEY_COLNE,
        BURNLEY_COLNE.replace('"colne"]', '"colne", "bury"]'),
        "links.burnley--colne.joins",
        "2 locations",
    ),
    "link of no era": (
        BARROW,
        BARROW.replace("rail = true,  community", "rail = false, community"),
        "links.barrow_in_furness--lancaster.canal",
        "never",
    ),
    "community link to a missing place": (
        'name = { en = "Colne", fr = "Colne" }\nbanner = "teal"\nat = [847, 288]\ncommunity = true',
        'name = { en = "Colne", fr = "Colne" }\nbanner = "teal"\nat = [847, 288]\ncommunity = false',
        "links.burnley--colne.community",
        "not on the community map",
    ),
    "community card of a missing place": (
        OLDHAM,
        OLDHAM.replace("community = 0", "community = 1"),
        "cards.locations.oldham.community",
        "not on the community map",
    ),
    "virtual link of three": (
        '["liverpool", "birkenhead"]',
        '["liverpool", "birkenhead", "wigan"]',
        "virtual_link.joins",
        "2 towns",
    ),
    "virtual link to the border": (
        '["liverpool", "birkenhead"]',
        '["liverpool", "scotland"]',
        "virtual_link.joins[1]",
        "'scotland'",
    ),
    "port that costs coal": (
        PORT,
        PORT.replace("coal = 0", "coal = 1"),
        "tiles.port.2.coal",
        "cannot cost",
    ),
    "mine without coal": (
        MINE,
        MINE.replace("cubes = 3", "cubes = 0"),
        "tiles.coal_mine.2.cubes",
        "1 to",
    ),
    "cubes on a port": (
        PORT,
        PORT.replace("points", "cubes = 1, points"),
        "tiles.port.2.cubes",
        "unknown",
    ),
    "price of a tile that is never built": (
        "0 = { count = 2 }",
        "0 = { count = 2, cost = 5 }",
        "tiles.shipyard.0.cost",
        "unknown",
    ),
    "level left out": (
        MINE,
        MINE.replace("2 =", "5 =", 1),
        "tiles.coal_mine.5",
        "expected level 2",
    ),
    "too many tiles": (
        MINE,
        MINE.replace("count = 2", "count = 11"),
        "tiles.coal_mine",
        "15 tiles",
    ),
    "card of no town": (
        OLDHAM,
        OLDHAM.replace("oldham", "paris"),
        "cards.locations.paris",
        "no town",
    ),
    "card of no industry": (
        line_of("shipyard    = { 2 = 3"),
        line_of("shipyard    = { 2 = 3").replace("shipyard", "brewery"),
        "cards.industries.brewery",
        "no industry",
    ),
    "deck of the canal era": (
        "rounds = 8,  beneath_canal = 4",
        "rounds = 8,  beneath_canal = 3",
        "decks.4",
        "canal era uses 63",
    ),
    "deck of the rail era": (
        "beneath_canal = 9, removed_rail = 6",
        "beneath_canal = 9, removed_rail = 5",
        "decks.classic-3",
        "rail era uses 65",
    ),
    "deck too small for the hands": ("hand = 8", "hand = 20", "decks.2", "40 are dealt"),
    "deck left out": (
        line_of("classic-4 = {") + "\n",
        "",
        "decks",
        "4 with column classic",
    ),
    "distant steps twice": (
        STEPS,
        STEPS + "\n" + STEPS.replace("4 =", "04 =", 1),
        "distant_tiles.04",
        "comes once",
    ),
    "distant tile of no number": (
        STEPS,
        STEPS.replace("4 =", "four =", 1),
        "distant_tiles.four",
        "number",
    ),
    "distant track gone": (
        "track = [3, 3, 2, 2, 1, 1, 0, 0]",
        "track = []",
        "distant_market.track",
        "none",
    ),
    "distant track too long": (
        "track = [3, 3, 2, 2, 1, 1, 0, 0]",
        "track = [3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0]",
        "distant_tiles",
        "19 steps",
    ),
    "loans and levels": ("levels = [1, 2, 3]", "levels = [1, 2]", "loan.levels", "each sum"),
    "loans not rising": ("money = [10, 20, 30]", "money = [10, 30, 20]", "loan.money", "rising"),
    "colour missing": ('"white", "purple"]', '"purple"]', "colours", "4 colours"),
    "second rail too cheap": (
        "second_rail_total = 15",
        "second_rail_total = 4",
        "network.second_rail_total",
        "less than one",
    ),
    "unknown status": (
        'status = "medium-high"',
        'status = "rumour"',
        "provenance.distant_tiles_two_players.status",
        "reconstructed",
    ),
}


@pytest.mark.parametrize(("old", "new", "where", "word"), MALFORMED.values(), ids=MALFORMED.keys())
def test_malformed_copy_is_refused(
    tmp_path: Path, old: str, new: str, where: str, word: str
) -> None:
    check_refused(lambda: read_edited(tmp_path, old, new), tmp_path, where, word)
