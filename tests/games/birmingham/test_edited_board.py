"""Edited copies of board.toml: a correction is read, a mistake is refused with key and reason."""

from pathlib import Path

import pytest

from ironbridge.games.birmingham import components
from ironbridge.games.birmingham.components import Components
from ironbridge.games.birmingham.game import Birmingham
from ironbridge.kernel.errors import FormatError
from tests.edited import check_plays, check_refused, edited_copy

TEXT = Path(components.__file__).with_name("board.toml").read_text(encoding="utf-8")
PRINTED = components.read()


def read_edited(tmp_path: Path, old: str, new: str) -> Components:
    """The components of a copy with one correction."""
    return components.read(edited_copy(TEXT, tmp_path, old, new))


def test_a_correction_is_read(tmp_path: Path) -> None:
    old = "4 = { count = 1, cost = 8,  coal = 0"
    edited = read_edited(tmp_path, old, "4 = { count = 1, cost = 14, coal = 0")
    changed = [t for t, known in zip(edited.levels, PRINTED.levels, strict=True) if t != known]
    assert [(t.industry, t.level, t.cost) for t in changed] == [("manufacturer", 4, 14)]


def test_a_game_with_edited_components_says_so_and_plays(tmp_path: Path) -> None:
    path = edited_copy(TEXT, tmp_path, "money = 17", "money = 40")
    check_plays(Birmingham(path), Birmingham(), money=40)


def test_an_unchanged_copy_is_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert Birmingham(path).version == Birmingham().version


MINES = "2 = { count = 2, cost = 7,  coal = 0, iron = 0, canal = true, rail = true,  cubes_canal"
UTTOXETER = """\
slots.uttoxeter_1 = { industries = ["manufacturer", "brewery"], at = [543, 234] }
slots.uttoxeter_2 = { industries = ["cotton_mill", "brewery"],  at = [590, 234] }
"""
MANY_SLOTS = "".join(
    f'slots.extra_{n} = {{ industries = ["brewery"], at = [0, {n}] }}\n' for n in range(14)
)
MANY_LINKS = "".join(
    f'extra-{n} = {{ joins = ["leek", "stone"], canal = true, rail = true, at = [0, {n}] }}\n'
    for n in range(24)
)
MANY_PLACES = "".join(
    f'[locations.extra_{n}]\nkind = "farm_brewery"\nname = {{ en = "a", fr = "a" }}\n'
    f'at = [0, 0]\nslots.extra_{n}_1 = {{ industries = ["brewery"], at = [0, 0] }}\n'
    for n in range(36)
)

MALFORMED = {
    "missing key": ("link_tiles = 14\n", "", "players.link_tiles", "missing"),
    "missing section": ("[scout]", "[scouting]", "scout", "missing"),
    "missing market": ("[markets.iron]", "[markets.ore]", "markets.iron", "missing"),
    "missing count": (
        "derby           = { 2 = 0, 3 = 0, 4 = 3 }",
        "derby = { 2 = 0, 4 = 3 }",
        "cards.locations.derby.3",
        "missing",
    ),
    "unknown key": ("cards = 3", "cards = 3\nfree = 1", "scout.free", "unknown"),
    "unknown section": ("[scout]", "[scouts]\n[scout]", "scouts", "unknown"),
    "unknown slot key": (
        "[530, 73]",
        "[530, 73], z = 1",
        "locations.leek.slots.leek_1.z",
        "unknown",
    ),
    "unknown rounds": (
        "4 = 8 }\nactions",
        "4 = 8, 5 = 7 }\nactions",
        "rounds.per_era.5",
        "unknown",
    ),
    "two cards face down": ("face_down = 1", "face_down = 2", "players.face_down", "0 to 1"),
    "two tiles developed": (
        '{ kind = "develop", amount = 1 }',
        '{ kind = "develop", amount = 2 }',
        "locations.gloucester.bonus.amount",
        "1 to 1",
    ),
    "scouting for two cards": ("cards = 3", "cards = 2", "scout.cards", "3 to 99"),
    "another game": ('"brass-birmingham"', '"brass-lancashire"', "game", "brass-birmingham"),
    "text for number": ("money = 17", 'money = "17"', "players.money", "whole number"),
    "true for number": ("money = 17", "money = true", "players.money", "whole number"),
    "negative": ("canal_cost = 3", "canal_cost = -3", "network.canal_cost", "0 to"),
    "number for table": (
        '{ kind = "develop", amount = 1 }',
        "1",
        "locations.gloucester.bonus",
        "table",
    ),
    "number for flag": (
        "sold = true }\nmanuf",
        "sold = 1 }\nmanuf",
        "industries.cotton_mill.sold",
        "true",
    ),
    "text for place": ("[753, 88]\nslots", '"left"\nslots', "locations.belper.at", "list"),
    "three coordinates": ("[530, 73]", "[530, 73, 1]", "locations.leek.slots.leek_1.at", "[x, y]"),
    "off the board": ("[530, 73]", "[530, 1073]", "locations.leek.slots.leek_1.at[1]", "1000"),
    "empty name": ('{ en = "Leek"', '{ en = " "', "locations.leek.name.en", "nothing"),
    "bad colour": ("#3A7C7D", "teal", "banners.teal.hex", "#2A4C9B"),
    "bad id": ("\nleek-belper ", '\n"Leek Belper" ', "links.Leek Belper", "letters"),
    "bad kind": (
        '"farm_brewery"\nname = { en = "Farm Brewery (n',
        '"farm"\nname = { en = "Farm Brewery (n',
        "locations.farm_brewery_north.kind",
        "town",
    ),
    "slot twice": ("slots.leek_1 ", "slots.stone_1 ", "locations", "'stone_1'"),
    "space twice": ("spaces.oxford_m1", "spaces.gloucester_m1", "locations", "'gloucester_m1'"),
    "card twice": ("\ncotton_mill_or_manufacturer", "\nstone", "cards", "'stone'"),
    "industry twice in a slot": (
        '["pottery", "iron_works"]',
        '["pottery", "pottery"]',
        "locations.stoke_on_trent.slots.stoke_on_trent_2.industries[1]",
        "twice",
    ),
    "no such industry": (
        '["pottery", "iron_works"]',
        '["pottery", "forge"]',
        "locations.stoke_on_trent.slots.stoke_on_trent_2.industries[1]",
        "'forge'",
    ),
    "no such place": (
        '["leek", "belper"]',
        '["leek", "paris"]',
        "links.leek-belper.joins[1]",
        "'paris'",
    ),
    "no such banner": (
        'fr = "Leek" }\nbanner = "blue"',
        'fr = "Leek" }\nbanner = "grey"',
        "locations.leek.banner",
        "'grey'",
    ),
    "no such town": (
        "\nleek            =",
        "\nparis           =",
        "cards.locations.paris",
        "'paris'",
    ),
    "card of a farm": (
        "\nleek            =",
        "\nfarm_brewery_north =",
        "cards.locations.farm_brewery_north",
        "town",
    ),
    "no such goods": (
        '["pottery"],                                seat',
        '["coal_mine"], seat',
        "merchant_tiles.pottery.buys[0]",
        "sold",
    ),
    "tiles of no industry": (
        "[tiles.brewery]",
        "[tiles.inn]\n[tiles.brewery]",
        "tiles.inn",
        "unknown",
    ),
    "town without slots": (UTTOXETER, "slots = {}\n", "locations.uttoxeter.slots", "at least one"),
    "slot for nothing": (
        '["pottery", "iron_works"]',
        "[]",
        "locations.stoke_on_trent.slots.stoke_on_trent_2.industries",
        "at least one",
    ),
    "link to itself": (
        '["leek", "belper"]',
        '["leek", "leek"]',
        "links.leek-belper.joins[1]",
        "twice",
    ),
    "link of one": ('["leek", "belper"]', '["leek"]', "links.leek-belper.joins", "2 or 3"),
    "link of four": (
        '["leek", "belper"]',
        '["leek", "belper", "stone", "derby"]',
        "links.leek-belper.joins",
        "2 or 3",
    ),
    "link of no era": (
        "canal = true,  rail = false, at",
        "canal = false, rail = false, at",
        "links.walsall-burton_on_trent.canal",
        "never",
    ),
    "slots on a merchant": (
        "spaces.shrewsbury_m1",
        "slots = {}\nspaces.shrewsbury_m1",
        "locations.shrewsbury.slots",
        "unknown",
    ),
    "too many slots": ("slots.leek_1 ", MANY_SLOTS + "slots.leek_1 ", "locations", "62 slots"),
    "too many links": ("\nleek-belper ", "\n" + MANY_LINKS + "leek-belper ", "links", "62 links"),
    "too many places": (
        "[locations.leek]",
        MANY_PLACES + "[locations.leek]",
        "locations",
        "62 locations",
    ),
    "deck of the canal era": (
        "derby           = { 2 = 0, 3 = 0, 4 = 3 }",
        "derby = { 2 = 0, 3 = 0, 4 = 2 }",
        "cards",
        "64: players × (face_down",
    ),
    "deck of the rail era": (
        "actions = 2\nfirst_round_actions = 1",
        "actions = 1\nfirst_round_actions = 10",
        "cards",
        "rail era uses 20",
    ),
    "deck too small for the hands": ("hand = 8", "hand = 16", "cards", "68 are dealt"),
    "merchant tiles and spaces": (
        "seat_counts = [4] }\nmanu",
        "seat_counts = [3, 4] }\nmanu",
        "merchant_tiles",
        "8 tiles for 3",
    ),
    "income falls": (
        "     0,   1,   1,   2",
        "     0,   1,   0,   2",
        "income.levels[12]",
        "one more",
    ),
    "income skips a level": (
        "     0,   1,   1,   2",
        "     0,   1,   1,   3",
        "income.levels[13]",
        "one more",
    ),
    "short income track": ("30,  30,  30,\n", "30,  30,\n", "income.levels", "100"),
    "start off the track": (
        "start_income = 10",
        "start_income = 100",
        "players.start_income",
        "0 to 99",
    ),
    "market too full": ("initial = 13", "initial = 15", "markets.coal.initial", "15 cubes"),
    "market not rising": ("6, 6, 7, 7]", "6, 6, 7, 5]", "markets.coal.prices", "cheapest first"),
    "empty market cheap": (
        "price_when_empty = 8",
        "price_when_empty = 6",
        "markets.coal.price_when_empty",
        "7 or more",
    ),
    "level left out": (
        MINES,
        MINES.replace("2 =", "5 =", 1),
        "tiles.coal_mine.5",
        "expected level 2",
    ),
    "too many tiles": (
        MINES,
        MINES.replace("count = 2", "count = 11"),
        "tiles.coal_mine",
        "15 tiles",
    ),
    "mine without coal": (
        "cubes_canal = 3, cubes_rail = 3",
        "cubes_canal = 3, cubes_rail = 0",
        "tiles.coal_mine.2.cubes_rail",
        "never flip",
    ),
    "coal in the wrong era": (
        "cubes_canal = 2, cubes_rail = 0",
        "cubes_canal = 2, cubes_rail = 2",
        "tiles.coal_mine.1.cubes_rail",
        "found 2",
    ),
    "beer to sell coal": (
        MINES,
        MINES.replace("iron = 0", "iron = 0, beer = 1"),
        "tiles.coal_mine.2.beer",
        "unknown",
    ),
    "neither sold nor resource": (
        'resource = "beer"',
        "sold = false",
        "industries.brewery.sold",
        "either",
    ),
    "coal from two industries": (
        'resource = "beer"',
        'resource = "coal"',
        "industries.brewery.resource",
        "coal already",
    ),
    "no beer": ('resource = "beer"', "sold = true", "industries", "'beer'"),
    "seats not rising": (
        "seat_counts = [2, 3, 4]\n",
        "seat_counts = [2, 4, 3]\n",
        "players.seat_counts",
        "rising",
    ),
    "five seats": (
        "seat_counts = [2, 3, 4]\n",
        "seat_counts = [2, 3, 4, 5]\n",
        "players.seat_counts[3]",
        "2 to 4",
    ),
    "no seats": (
        "seat_counts = [2, 3, 4]\n",
        "seat_counts = []\n",
        "players.seat_counts",
        "at least one",
    ),
    "seats left over": (
        "seat_counts = [2, 3, 4]\n",
        "seat_counts = [2, 3]\n",
        "merchant_tiles.blank_a.seat_counts[2]",
        "2 to 3",
    ),
    "colour missing": (
        '"white", "purple"]',
        '"purple"]',
        "colours",
        "4 colours",
    ),
    "second rail too cheap": (
        "second_rail_total = 15",
        "second_rail_total = 4",
        "network.second_rail_total",
        "less than one",
    ),
    "unknown bonus": (
        'kind = "develop"',
        'kind = "tea"',
        "locations.gloucester.bonus.kind",
        "'tea'",
    ),
    "unknown status": (
        'status = "very high"',
        'status = "rumour"',
        "provenance.merchant_tiles.status",
        "reconstructed",
    ),
}


@pytest.mark.parametrize(("old", "new", "where", "word"), MALFORMED.values(), ids=MALFORMED.keys())
def test_malformed_copy_is_refused(
    tmp_path: Path, old: str, new: str, where: str, word: str
) -> None:
    check_refused(lambda: read_edited(tmp_path, old, new), tmp_path, where, word)


TOML_MISTAKES = {
    "no equals sign": ("money = 17", "money 17"),
    "open text": ('game = "brass-birmingham"', 'game = "brass-birmingham'),
    "key twice": ("hand = 8", "money = 18"),
    "id twice in its section": ("leek-belper ", "belper-derby "),
    "section twice": ("[locations.leek]", "[locations.derby]"),
}


@pytest.mark.parametrize(("old", "new"), TOML_MISTAKES.values(), ids=TOML_MISTAKES.keys())
def test_toml_mistake_names_the_line(tmp_path: Path, old: str, new: str) -> None:
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    with pytest.raises(FormatError) as caught:
        read_edited(tmp_path, old, new)
    assert caught.value.source == str(tmp_path / "edited.toml")
    assert caught.value.where == f"line {line}"
    assert "TOML" in caught.value.reason


def test_file_cut_short_names_its_last_line(tmp_path: Path) -> None:
    copy = tmp_path / "edited.toml"
    copy.write_text('game = "brass-birmingham"\n\n[players]\nseat_counts = [2,', encoding="utf-8")
    with pytest.raises(FormatError) as caught:
        components.read(copy)
    assert caught.value.where == "line 4"


def test_missing_file_is_a_format_error(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="cannot be read"):
        components.read(tmp_path / "nowhere.toml")
