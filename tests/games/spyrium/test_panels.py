"""The table laid out for people: it says what the view says, and nothing hidden."""

import pytest

from ironbridge.games.spyrium.table import SpyriumState
from ironbridge.games.spyrium.text import sheet as panels_of
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.panels import Lines, Sheet, Table, text_of
from ironbridge.kernel.words import LANGUAGES
from tests.games.spyrium.builders import game, position, random_game
from tests.games.spyrium.test_refusals import strict


def laid_out(state: SpyriumState, language: str = "en") -> Sheet:
    return panels_of(game.data, state.view(None), strict(language), {"seat-1": "Ann"})


def rows(sheet: Sheet, key: str) -> list[list[str]]:
    panel = sheet.panel(key)
    assert isinstance(panel, Table)
    return [[text_of(cell) for cell in row] for row in panel.rows]


def lines(sheet: Sheet, key: str) -> list[str]:
    panel = sheet.panel(key)
    assert isinstance(panel, Lines)
    return [text_of(line) for line in panel.lines]


TABLE = """
    round 4
    first yellow
    red: money 7, vp 9, residence 2, activation, tilted bld_mine_1_A, techniques tech_crane
    yellow: money 3
    market a1 bld_university_1_A 2
    market a2 char_banker_B 1
    market b1 tech_commerce
    worker a1-a2 red 2
    worker a1-b1 yellow
    turn red
    event event_sell_spyrium
"""


def test_the_market_shows_cards_and_workers_where_they_stand() -> None:
    market = lines(laid_out(position(TABLE)), "market")
    assert len(market) == 5
    assert market[0].split() == ["a1", "University", "1", "●2", "a2", "Banker", "a3", "–"]
    assert market[1].split() == ["■"]
    assert market[2].split()[:2] == ["b1", "Commerce"]


def test_cards_say_what_they_cost_and_do() -> None:
    found = {row[0]: row[1:] for row in rows(laid_out(position(TABLE)), "cards")}
    assert found["a1"] == [
        "University 1",
        "£4",
        "£2",
        "2",
        "2 VP · when built token in VP · 1 worker → 2 VP",
    ]
    assert found["a2"] == ["Banker", "£0", "£1", "1", "token in £ → 4 VP"]
    assert found["b1"][-1].startswith("keep up to 7 tokens")
    assert set(found) == {"a1", "a2", "b1"}


def test_players_stand_in_turn_order_with_their_numbers() -> None:
    found = rows(laid_out(position(TABLE)), "players")
    assert [row[1] for row in found] == ["■ Ann", "● Brick"]
    assert found[1] == ["►", "● Brick", "II", "£7", "2", "9", "4", "1/3", "0", "open"]
    assert found[0][2:4] == ["I", "£3"]
    passed = rows(laid_out(position("yellow: passed")), "players")
    assert [row[2] for row in passed] == ["I", "passed"]


def test_quarters_show_what_is_tilted() -> None:
    assert rows(laid_out(position(TABLE)), "quarters")[0] == ["● Brick", "Mine 1 ↻", "Crane"]


def test_quarters_show_the_workers_on_buildings() -> None:
    text = "yellow: activation, workers 6, tilted bld_mine_1_A+1 bld_factory_1_B+2 tech_lobbying"
    found = rows(laid_out(position(text)), "quarters")[1]
    assert found == ["■ Ann", "Mine 1 ↻ ■, Factory 1 ↻ ■2", "Lobbying ↻"]


def test_events_say_what_they_give() -> None:
    now = lines(laid_out(position(TABLE)), "events")[0]
    assert now == "now  Sale of Spyrium  1 Spyrium → £3 / 3 Spyrium → £6"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_a_game_is_laid_out(language: str) -> None:
    for state in random_game(5, 3, rich=True):
        if state.settled():
            assert laid_out(state, language).panels


def test_nothing_hidden_is_shown() -> None:
    for number, state in enumerate(random_game(3, 8)):
        if number % 40 == 0:
            other = state.determinize(0, seeded(99))
            assert laid_out(other) == laid_out(state)


def test_moves_that_a_number_tells_apart_say_what_they_do() -> None:
    meanings = laid_out(position(TABLE)).meanings
    assert meanings["event 1"] == "Sale of Spyrium · 1 Spyrium → £3"
    assert meanings["event 2"] == "Sale of Spyrium · 3 Spyrium → £6"
    assert "event 3" not in meanings
    assert meanings["exploit bld_mine_2_A 1"] != meanings["exploit bld_mine_2_A 2"]
    numbered = {move.text for move in game.moves if move.text.startswith(("exploit", "taylorism"))}
    assert numbered <= set(meanings)
