"""Maps, menus and colours: what is drawn can be read."""

import re
from pathlib import Path

import pytest
from rich.console import Console

import ironbridge
from ironbridge.cli.canvas import draw
from ironbridge.cli.menu import columns, common_opening, without_brackets
from ironbridge.cli.messages import Messages
from ironbridge.cli.render import render
from ironbridge.cli.report import show_standings
from ironbridge.cli.theme import DARKEST, SEATS, brightness, lightened, open_console
from ironbridge.kernel.panels import SEAT_MARKS, Edge, Map, Node, Span, Table, plain, text_of
from ironbridge.kernel.record import Record
from tests.cli.terminal import GAME

EMPTY = Table("board", "", (), ())
THEME = Path(__file__).parents[2] / "web" / "src" / "app" / "theme.css"


def two_towns(state: str) -> Map:
    nodes = (
        Node((0, 500), Span("West"), (plain("a"), plain("b"))),
        Node((1000, 500), Span("East"), ()),
    )
    edge = Edge(((0, 500), (1000, 500)), (500, 500), state, Span("●", "seat-0"))
    return Map("board", "", nodes, (edge,), (), EMPTY)


def rows(map_: Map, width: int = 40, height: int = 5) -> list[str]:
    return [line.plain for line in draw(map_, width, height)]


def test_places_stand_where_the_map_has_them() -> None:
    drawn = rows(two_towns("closed"))
    (row,) = [row for row in drawn if "West" in row]
    assert row.index("West") < 10 < 28 < row.index("East")
    assert "a b" in drawn[drawn.index(row) + 1]


def test_a_built_link_is_a_line_with_its_owners_mark() -> None:
    dots = {state: braille(rows(two_towns(state))) for state in ("closed", "open", "built")}
    assert dots["closed"] == 0
    assert 0 < dots["open"] < dots["built"]
    assert any("●" in row for row in rows(two_towns("built")))
    assert not any("●" in row for row in rows(two_towns("open")))


def braille(drawn: list[str]) -> int:
    """How many dots are set."""
    return sum((ord(c) - 0x2800).bit_count() for row in drawn for c in row if "⠀" < c <= "⣿")


def test_places_that_would_overlap_make_room() -> None:
    nodes = tuple(Node((500, 500), Span(name), (plain("x"),)) for name in ("Northam", "Southam"))
    far = (Node((0, 0), Span("o"), ()), Node((1000, 1000), Span("o"), ()))
    drawn = "\n".join(rows(Map("board", "", nodes + far, (), (), EMPTY), 60, 12))
    assert "Northam" in drawn
    assert "Southam" in drawn


@pytest.mark.parametrize("columns_", [92, 100, 140, 200])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_place_and_slot_of_the_board_can_be_read(
    columns_: int, seats: int, language: str
) -> None:
    game = ironbridge.game(GAME)
    sheet = game.sheet(game.start(seats, 1).view(0), game.words(language))
    board = sheet.panel("board")
    assert isinstance(board, Map)
    drawn = rows(board, columns_ - 4, 30)
    for node in board.nodes:
        found = [n for n, row in enumerate(drawn) if node.name.text in row]
        assert found, node.name.text
        for mark in node.marks:
            assert any(text_of(mark) in drawn[n + 1] for n in found), (node.name.text, mark)


@pytest.mark.parametrize(("width", "picture"), [(80, False), (100, True), (180, True)])
def test_a_narrow_screen_gets_a_table_instead_of_the_map(width: int, picture: bool) -> None:
    game = ironbridge.game(GAME)
    console = open_console(width=width)
    with console.capture() as shown:
        render(console, game.sheet(game.start(4, 1).view(0), game.words("en")))
    text = shown.get()
    assert (braille(text.splitlines()) > 100) is picture
    assert "Birmingham" in text
    assert max(len(line) for line in text.splitlines()) <= width


# Menus --------------------------------------------------------------------------------------


def test_columns_fill_the_width_and_never_more() -> None:
    items = [(n, "x" * (n % 7 + 3)) for n in range(1, 60)]
    for width in (30, 80, 120):
        console = Console(width=width)
        with console.capture() as shown:
            columns(console, items)
        drawn = shown.get().splitlines()
        assert max(len(line) for line in drawn) <= width
        words = " ".join(drawn).split()
        assert sorted(int(word) for word in words if word.isdigit()) == list(range(1, 60))
        assert len(drawn) < len(items)


def test_words_that_all_moves_share_are_left_out() -> None:
    assert common_opening(["Build a mine", "Build a mill"]) == "Build a "
    assert common_opening(["Pass"]) == ""
    assert common_opening(["Pass", "Loan"]) == ""


def test_brackets_stay_where_they_tell_apart() -> None:
    texts = ["Derby (mill)", "Derby (works)", "Stone (mine)", "Leek"]
    assert without_brackets(texts) == ["Derby (mill)", "Derby (works)", "Stone", "Leek"]


def test_dark_shades_are_lightened_until_they_can_be_read() -> None:
    assert brightness("#2A4C9B") < DARKEST <= brightness(lightened("#2A4C9B"))
    assert lightened("#E0A92E") == "#E0A92E"
    assert brightness(lightened("#000000")) >= DARKEST


def test_seats_have_the_shades_of_the_browser() -> None:
    dark = THEME.read_text(encoding="utf-8").partition("dark")[2]
    shades = {int(seat): shade.upper() for seat, shade in re.findall(r"--seat(\d): (#\w+);", dark)}
    assert tuple(shades[seat] for seat in sorted(shades)) == SEATS
    assert len(SEATS) == len(SEAT_MARKS)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Brick", "Steel", "Amber", "Plum", "Pewter"]),
        ("fr", ["Brique", "Acier", "Ambre", "Prune", "Étain"]),
    ],
)
@pytest.mark.parametrize("name", ironbridge.game_names())
def test_seats_are_called_by_what_is_drawn(name: str, language: str, names: list[str]) -> None:
    """And not by a word that a title or a rule has too, such as brass."""
    words = ironbridge.game(name).words(language)
    assert [words.text(f"seat-{seat}") for seat in range(len(SEATS))] == names


@pytest.mark.parametrize("name", ["age-of-industry", "workshop-of-the-world"])
def test_places_that_break_ties_are_said_as_people_count(name: str) -> None:
    record = Record.begin(ironbridge.game(name), 4, 3)
    console = open_console(width=100)
    with console.capture() as shown:
        show_standings(console, record, Messages("en"))
    text = shown.get()
    assert "order track" in text
    found = [
        [int(number) for number in re.findall(r"-?\d+", line)]
        for line in text.splitlines()
        if re.search(r" \d\. ", line)
    ]
    assert [(place, tie) for place, *_, tie in found] == [(n, n) for n in range(1, 5)]
