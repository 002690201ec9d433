"""The table laid out for people: it says what the view says, and nothing hidden."""

from __future__ import annotations

import pytest

from ironbridge.games.workshop import text
from ironbridge.games.workshop.table import WorkshopState
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.panels import Lines, Map, Sheet, Table, text_of
from ironbridge.kernel.words import LANGUAGES
from tests.games.workshop.builders import game, position, random_game
from tests.games.workshop.test_refusals import strict

TABLE = """
    order blue red yellow
    red: money 7, income 12, last_bid 3, tokens craft
    industry reading red
    industry london red 2
    industry london blue
    link reading--gloucester red
    link reading--oxford blue
    demand port*2 light
    cards C24 C36 C07
"""


def laid_out(state: WorkshopState, language: str = "en", seat: int | None = None) -> Sheet:
    return text.panels(game.data, state.view(seat), strict(language), {"seat-1": "Ann"})


def rows(sheet: Sheet, key: str) -> list[list[str]]:
    panel = sheet.panel(key)
    assert isinstance(panel, Table)
    return [[text_of(cell) for cell in row] for row in panel.rows]


def lines(sheet: Sheet, key: str) -> list[str]:
    panel = sheet.panel(key)
    assert isinstance(panel, Lines)
    return [text_of(line) for line in panel.lines]


def test_the_status_says_where_the_game_stands() -> None:
    assert text_of(laid_out(position(TABLE)).status) == (
        "Workshop of the World  ·  Canal era  ·  round 8 of 9  ·  3 cards in the deck  ·  "
        "12 set aside"
    )
    hidden = laid_out(position("seats 4, hidden_money"))
    assert text_of(hidden.status).endswith("Secret money")


def test_the_map_shows_industries_room_and_links() -> None:
    board = laid_out(position(TABLE)).panel("board")
    assert isinstance(board, Map)
    nodes = {node.name.text: [text_of(mark) for mark in node.marks] for node in board.nodes}
    assert nodes["London 4"] == ["●●■·"]
    assert nodes["Reading 2"] == ["●·"]
    built = [edge.mark.text for edge in board.edges if edge.state == "built"]
    assert sorted(built) == ["■", "●●"]  # Reading-Gloucester is a double connection
    reading = next(row for row in board.table.rows if text_of(row[0]) == "Reading 2")
    assert "● Gloucester ×2" in text_of(reading[3])
    assert "■ Oxford" in text_of(reading[3])


def test_cards_say_what_their_towns_are_like() -> None:
    found = {row[0]: row[1:] for row in rows(laid_out(position(TABLE)), "cards")}
    assert found["C24"][:5] == ["Reading", "2", "Light industry", "£1", "●·"]
    assert found["C36"][1] == "3"
    assert set(found) == {"C07", "C24", "C36"}


def test_a_saturated_town_is_marked() -> None:
    links = [line.id for line in game.data.connections if "dover" in line.towns]
    text = "cards C30\n" + "\n".join(f"link {name} red" for name in links)
    found = {row[0]: row[-1] for row in rows(laid_out(position(text)), "cards")}
    assert found["C30"] == "saturated"


def test_the_diagram_and_the_track() -> None:
    sheet = laid_out(position(TABLE))
    assert lines(sheet, "demand")[0].split() == ["Port", "■■", "2"]
    assert lines(sheet, "demand")[1].split() == ["Heavy", "industry", "0"]
    assert lines(sheet, "track") == ["► 1 ■ Ann   2 ● Brick   3 ▲ Amber"]
    two = laid_out(position("seats 2, turn yellow"))
    assert lines(two, "track") == ["1 ● Brick   2 ■ Steel   ► 3 ▲ Amber   4 ◆ Plum"]


def test_players_with_their_numbers() -> None:
    found = rows(laid_out(position(TABLE)), "players")
    assert found[0] == ["", "● Brick", "£7", "12", "2", "3", "1", "£3"]
    assert found[1][:3] == ["►", "■ Ann", "£50"]
    two = rows(laid_out(position("seats 2, link reading--oxford yellow")), "players")
    assert two[0][1:5] == ["●▲ Brick", "£100", "0", "1"]


def test_a_sealed_choice_is_shown_to_its_owner_only() -> None:
    state = position("seats 2, pending bid\nblue: offered green, choice bid 6")
    own = laid_out(state, seat=1)
    assert lines(own, "tokens")[1:] == ["offered with the bid: Plum", "✓ Bid £6"]
    for viewer in (None, 0):
        other = laid_out(state, seat=viewer)
        assert [row[0] for row in rows(other, "players")] == ["►", "✓"]
        assert other == laid_out(
            position("seats 2, pending bid\nblue: offered blue, choice bid 1"), seat=viewer
        )
    tokens = position(
        "seats 2, pending demand\nred: tokens port*2 craft*2, choice demand port craft"
    )
    assert lines(laid_out(tokens, seat=0), "tokens") == [
        "Port ×2   Crafts ×2",
        "✓ Place two demand tokens: Port and Crafts",
    ]


def test_hidden_money_is_a_question_mark() -> None:
    state = position("seats 3, hidden_money")
    found = rows(laid_out(state, seat=0), "players")
    assert [row[2] for row in found] == ["£50", "?", "?"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_position_of_a_game_is_laid_out(seats: int, language: str) -> None:
    for number, state in enumerate(random_game(seats, 3, busy=True)):
        if number % 6 == 0:
            assert laid_out(state, language, seat=0).panels
            assert laid_out(state, language).panels


def test_nothing_hidden_is_shown() -> None:
    for number, state in enumerate(random_game(3, 8)):
        if number % 20 == 0:
            other = state.determinize(0, seeded(99))
            assert laid_out(other, seat=0) == laid_out(state, seat=0)
