"""Edited copies of board.toml: a correction is read, a mistake is refused with key and reason."""

from pathlib import Path

import pytest

from ironbridge.games.workshop import components
from ironbridge.games.workshop.components import Components
from ironbridge.games.workshop.game import Workshop
from ironbridge.games.workshop.table import WorkshopState
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.record import Record
from tests.edited import check_refused, edited_copy

TEXT = Path(components.__file__).with_name("board.toml").read_text(encoding="utf-8")
PRINTED = components.read()


def read_edited(tmp_path: Path, old: str, new: str) -> Components:
    """The components of a copy with one correction."""
    return components.read(edited_copy(TEXT, tmp_path, old, new))


def line_of(start: str) -> str:
    """The one line of the file that begins so."""
    found = [line for line in TEXT.splitlines() if line.startswith(start)]
    assert len(found) == 1, found
    return found[0]


def entry(name: str) -> str:
    """The lines of one connection."""
    return TEXT[TEXT.index(f"[connections.{name}]") :].split("\n\n")[0]


def test_a_correction_is_read(tmp_path: Path) -> None:
    hull = line_of("hull ")
    edited = read_edited(tmp_path, hull, hull.replace("value = 3", "value = 4"))
    changed = [t for t, known in zip(edited.towns, PRINTED.towns, strict=True) if t != known]
    assert [(t.id, t.value) for t in changed] == [("hull", 4)]
    assert [card.value for card in edited.cards if card.town == "hull"] == [4]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_with_edited_components_says_so_and_plays(tmp_path: Path, seats: int) -> None:
    """Corrections of all kinds: a setup town, another value, a single line, dearer canals."""
    single = entry("bristol--exeter").replace("links = 2", "links = 1")
    single = single.replace("[[325, 834, -44], [285, 872, -44]]", "[[305, 853, -44]]")
    text = TEXT.replace(entry("bristol--exeter"), single)
    text = text.replace("canal = 3", "canal = 5").replace("money = 50,  set", "money = 60,  set")
    text = text.replace("money = 100", "money = 60").replace("per_pound = 2", "per_pound = 3")
    text = text.replace(
        'C01 = { kind = "setup", town = "glasgow" }', 'C01 = { kind = "choice", value = 2 }'
    )
    path = tmp_path / "edited.toml"
    path.write_text(text, encoding="utf-8")
    edited, printed = Workshop(path), Workshop()
    assert edited.version.startswith(printed.version + "+")

    record = Record.begin(edited, seats=seats, seed=3)
    assert isinstance(record.state, WorkshopState)
    assert record.state.view(0)["players"][0]["money"] == 60
    chance = seeded(9)
    while not record.state.over:
        moves = record.state.legal()
        record.play(moves[chance.below(len(moves))])
        edited.check(record.state)
    assert Record.from_text(record.to_text(), edited).state.digest() == record.state.digest()
    with pytest.raises(FormatError, match="version"):
        Record.from_text(record.to_text(), printed)


def test_an_unchanged_copy_is_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert Workshop(path).version == Workshop().version


def test_a_number_of_players_may_be_left_out(tmp_path: Path) -> None:
    two = line_of("2 = { colours")
    assert read_edited(tmp_path, two + "\n", "").seat_counts == (3, 4, 5)


FIVE_PLAYERS = line_of("5 = {") + "\n"
DOVER = line_of("dover ")
HULL = line_of("hull ")
LONDON_DOVER = entry("london--dover")
TWO, THREE, FIVE = line_of("2 = {"), line_of("3 = {"), line_of("5 = {")

TRUE_COPIES = {
    "fewer industries": ("industries = 20", "industries = 12"),
    "fewer links": ("\nlinks = 18", "\nlinks = 10"),
    "a small town": (HULL, HULL.replace("value = 3", "value = 1")),
    "a large town": (HULL, HULL.replace("value = 3", "value = 5")),
    "two cards of a town": (
        'C30 = { kind = "general", town = "dover" }',
        'C30 = { kind = "general", town = "hull" }',
    ),
    "a town without a card": (
        'C30 = { kind = "general", town = "dover" }',
        'C30 = { kind = "choice", value = 2 }',
    ),
    "more tokens of one type": ("port    = 5", "port    = 9"),
    "not for five players": (FIVE_PLAYERS, ""),
    "a shorter income track": ("spaces = 100", "spaces = 60"),
}
"""What a printed copy may have and the reconstruction has not."""


@pytest.mark.parametrize(("old", "new"), TRUE_COPIES.values(), ids=TRUE_COPIES.keys())
def test_a_true_copy_fits_and_plays(tmp_path: Path, old: str, new: str) -> None:
    edited = Workshop(edited_copy(TEXT, tmp_path, old, new))
    for seats in edited.seat_counts:
        state = edited.start(seats, 5)
        chance = seeded(seats)
        while not state.over:
            moves = state.legal()
            state.play(moves[chance.below(min(len(moves), 9))])
        edited.check(state)
        assert edited.position(state.to_text()).to_json() == state.to_json()


MALFORMED = {
    "missing key": ("per_pound = 2\n", "", "income.per_pound", "missing"),
    "missing section": ("[pay]", "[wages]", "pay", "missing"),
    "unknown section": ("[pay]", "[wages]\n[pay]", "wages", "unknown"),
    "unknown key": ("canal = 3", "canal = 3\nair = 1", "costs.air", "unknown"),
    "another game": ('"workshop-of-the-world"', '"spyrium"', "game", "workshop-of-the-world"),
    "negative": ("canal = 3", "canal = -3", "costs.canal", "0 to"),
    "free income": ("per_pound = 2", "per_pound = 0", "income.per_pound", "1 to"),
    "no seats at all": (
        "\n".join(line_of(f"{seats} = {{") for seats in (2, 3, 4, 5)),
        "",
        "seats",
        "at least one",
    ),
    "six players": (FIVE, FIVE + "\n" + FIVE.replace("5 =", "6 ="), "seats.6", "unknown"),
    "two colours for three": (
        THREE,
        THREE.replace("colours = 1", "colours = 2"),
        "seats.3.colours",
        "1 to 1",
    ),
    "one colour for two": (
        TWO,
        TWO.replace("colours = 2", "colours = 1"),
        "seats.2.colours",
        "2 to 2",
    ),
    "too few tokens drawn": (TWO, TWO.replace("drawn = 4", "drawn = 3"), "seats.2.drawn", "4 or"),
    "broken rounds": (
        THREE,
        THREE.replace("set_aside = 12", "set_aside = 11"),
        "seats.3.set_aside",
        "28 cards are left: expected whole rounds of 3",
    ),
    "more aside than there are": (
        THREE,
        THREE.replace("set_aside = 12", "set_aside = 36"),
        "seats.3.set_aside",
        "only 33",
    ),
    "too many to bid": (
        THREE,
        THREE.replace("money = 50", "money = 900"),
        "seats.3.money",
        "can get £1323",
    ),
    "no industries": ("industries = 20", "industries = 0", "pieces.industries", "1 to"),
    "no links": ("\nlinks = 18", "\nlinks = 0", "pieces.links", "1 to"),
    "tokens run out": ("\ncraft   = 5\n", "\ncraft   = 0\nx = 5\n", "demand_tokens.x", "unknown"),
    "too few tokens": (
        "port    = 5\nheavy   = 5\n",
        "port    = 0\nheavy   = 4\n",
        "demand_tokens",
        "draw 20 tokens",
    ),
    "five types": (
        line_of("craft   = { en") + "\n",
        "",
        "types",
        "5 types",
    ),
    "no colour": (
        'hex = "#2B6CB0"',
        'hex = "blue"',
        "types.port.hex",
        "#2A4C9B",
    ),
    "colour missing": ('"green", "black"]', '"green"]', "colours", "5 colours"),
    "value of a town": (HULL, HULL.replace("value = 3", "value = 7"), "towns.hull.value", "1 to 6"),
    "type of a town": (HULL, HULL.replace('"port"', '"harbour"'), "towns.hull.type", "'harbour'"),
    "empty name": (HULL, HULL.replace('en = "Hull"', 'en = ""'), "towns.hull.en", "a text"),
    "unknown guess": (
        HULL,
        HULL.replace('guessed = ["town"', 'guessed = ["name"'),
        "towns.hull.guessed[0]",
        "'name'",
    ),
    "town nobody can leave": (
        HULL,
        HULL + "\n" + HULL.replace("hull  ", "grimsby").replace('"Hull"', '"Grimsby"'),
        "towns.grimsby",
        "no connection",
    ),
    "id with a capital": (HULL, HULL.replace("hull", "Hull", 1), "towns.Hull", "letters a to z"),
    "connection of three": (
        LONDON_DOVER,
        LONDON_DOVER.replace('"dover"]', '"dover", "hull"]'),
        "connections.london--dover.joins",
        "2 towns",
    ),
    "connection to nowhere": (
        LONDON_DOVER,
        LONDON_DOVER.replace('"dover"]', '"calais"]'),
        "connections.london--dover.joins[1]",
        "'calais'",
    ),
    "connection twice": (
        LONDON_DOVER,
        LONDON_DOVER.replace('["london", "dover"]', '["reading", "london"]'),
        "connections.london--dover.joins",
        "london--reading",
    ),
    "triple connection": (
        LONDON_DOVER,
        LONDON_DOVER.replace("links = 2", "links = 3"),
        "connections.london--dover.links",
        "1 to 2",
    ),
    "slots and links": (
        LONDON_DOVER,
        LONDON_DOVER.replace("links = 2", "links = 1"),
        "connections.london--dover.slots",
        "expected 1",
    ),
    "slot without an angle": (
        LONDON_DOVER,
        LONDON_DOVER.replace("[727, 804, 20]", "[727, 804]"),
        "connections.london--dover.slots[0]",
        "[x, y, angle]",
    ),
    "slot off the map": (
        LONDON_DOVER,
        LONDON_DOVER.replace("[727, 804, 20]", "[727, 1804, 20]"),
        "connections.london--dover.slots[0]",
        "0 to 1000",
    ),
    "slot turned too far": (
        LONDON_DOVER,
        LONDON_DOVER.replace("[727, 804, 20]", "[727, 804, 2000]"),
        "connections.london--dover.slots[0]",
        "360 degrees",
    ),
    "path of one point": (
        LONDON_DOVER,
        LONDON_DOVER.replace("path = [[669, 783], [844, 846]]", "path = [[669, 783]]"),
        "connections.london--dover.path",
        "2 points",
    ),
    "too many connections": (
        LONDON_DOVER,
        LONDON_DOVER
        + "\n\n"
        + LONDON_DOVER.replace("london--dover", "hull--dover").replace('"london"', '"hull"'),
        "connections",
        "at most 62",
    ),
    "crossing of one": (
        'connections = ["leeds--liverpool", "manchester--lancaster"]',
        'connections = ["leeds--liverpool"]',
        "crossing.connections",
        "2 connections",
    ),
    "card of no town": (
        'C30 = { kind = "general", town = "dover" }',
        'C30 = { kind = "general", town = "calais" }',
        "cards.C30.town",
        "'calais'",
    ),
    "card of no kind": (
        'C30 = { kind = "general", town = "dover" }',
        'C30 = { kind = "event", town = "dover" }',
        "cards.C30.kind",
        "'event'",
    ),
    "card called like a word of positions": (
        'C30 = { kind = "general", town = "dover" }',
        'only = { kind = "general", town = "dover" }',
        "cards.only",
        "a meaning of its own",
    ),
    "six colours": (
        '"green", "black"]',
        '"green", "black", "white"]',
        "colours",
        "expected 5 colours, one for each company; found 6",
    ),
    "choice card with a town": (
        'C39 = { kind = "choice", value = 4 }',
        'C39 = { kind = "choice", value = 4, town = "london" }',
        "cards.C39.town",
        "unknown",
    ),
    "card left out": (
        'C30 = { kind = "general", town = "dover" }\n',
        "",
        "seats.2.set_aside",
        "27 cards are left",
    ),
    "kind without a name": (line_of("choice  =") + "\n", "", "card_kinds.choice", "missing"),
    "unknown status": (
        'status = "approximate"',
        'status = "rumour"',
        "provenance.positions.status",
        "reconstructed",
    ),
}


@pytest.mark.parametrize(("old", "new", "where", "word"), MALFORMED.values(), ids=MALFORMED.keys())
def test_malformed_copy_is_refused(
    tmp_path: Path, old: str, new: str, where: str, word: str
) -> None:
    check_refused(lambda: read_edited(tmp_path, old, new), tmp_path, where, word)


def test_a_choice_card_needs_a_town_of_its_value(tmp_path: Path) -> None:
    copy = tmp_path / "edited.toml"
    copy.write_text(TEXT.replace("value = 4, type", "value = 3, type"), encoding="utf-8")
    with pytest.raises(FormatError, match=r"cards\.C38\.value: no town has the value 4"):
        components.read(copy)
