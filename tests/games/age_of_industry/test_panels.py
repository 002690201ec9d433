"""The table laid out for people: it says what the view says, and nothing hidden."""

from __future__ import annotations

from functools import cache

import pytest

from ironbridge.games.age_of_industry import components, text
from ironbridge.games.age_of_industry.game import FOLDER
from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.panels import Lines, Map, Sheet, Table, text_of
from ironbridge.kernel.words import LANGUAGES, Words
from tests.games.age_of_industry.builders import MAPS, game, position, random_game


@cache
def strict(language: str) -> Words:
    """The words of the game; a gap in them is an error."""
    files = sorted((FOLDER / "words").glob(f"*.{language}.ftl"))
    return Words(language, files, components.names(game.data, language), strict=True)


def laid_out(state: AgeState, seat: int | None = None, language: str = "en") -> Sheet:
    return text.sheet(game.data, state.view(seat), strict(language), {"seat-1": "Ann"})


def rows(sheet: Sheet, key: str) -> list[list[str]]:
    panel = sheet.panel(key)
    if isinstance(panel, Map):
        panel = panel.table
    assert isinstance(panel, Table)
    return [[text_of(cell) for cell in row] for row in panel.rows]


def lines(sheet: Sheet, key: str) -> list[str]:
    panel = sheet.panel(key)
    assert isinstance(panel, Lines)
    return [text_of(line) for line in panel.lines]


TABLE = """
    map new_england
    round 4
    order blue red yellow
    turn red
    red: money 7, loans 2, spent 3, hand brown*2 coal_mine, next factory 3
    blue: money 21
    tile boston-1 red port 1
    tile boston-3 blue ironworks 1 cubes 2
    tile portland-1 blue port 2 flipped
    tile ship_boston-1 red ship 2
    import ship_boston-import 1
    link ne-01 blue
    link ne-04 red
    market canada-market-1 both
    market great_lakes-market-1 cotton used
    market ship_boston-market-1 no_demand
    market ship_maine-market-1 factory
    coal 4
    deck ship red
    display port yellow
"""


def test_the_status_tells_map_round_and_deck() -> None:
    status = text_of(laid_out(position(TABLE)).status)
    assert status == "Age of Industry  ·  New England  ·  round 4  ·  2 cards in the draw pile"


def test_the_map_shows_tiles_cubes_markets_and_where_ways_lead() -> None:
    found = {row[0]: row[1:] for row in rows(laid_out(position(TABLE)), "board")}
    assert found["Boston"][0] == "●Pt1 Pt ■Ir1² □"
    assert found["Portland"] == ["■Pt2✓ □", "■ Lewiston, Portsmouth, ≈ Gulf of Maine"]
    assert found["Boston Bay"] == ["●Sh2 →– Cl¹", "≈ Boston"]
    assert found["Gulf of Maine"][0] == "Sh →Fa Cl(3)"
    assert found["CANADA"][0] == "→Ct/Fa ⚓"
    assert found["GREAT LAKES"][0] == "→✓"
    assert found["Pennsylvania"][0] == "Cl Cl □ □ ⊘"


def test_a_sea_lane_is_drawn_when_a_port_and_a_ship_stand_at_its_ends() -> None:
    panel = laid_out(position(TABLE)).panel("board")
    assert isinstance(panel, Map)
    lanes = [edge for edge in panel.edges if edge.mark.text == "≈"]
    assert [edge.state for edge in lanes].count("built") == 1
    rails = [edge for edge in panel.edges if edge.mark.text != "≈"]
    assert [edge.state for edge in rails].count("built") == 2
    germany = laid_out(position("")).panel("board")
    assert isinstance(germany, Map)
    assert "sea lane" not in "".join(text_of(line) for line in germany.legend)


def test_players_stand_in_turn_order_with_their_loans() -> None:
    found = rows(laid_out(position(TABLE)), "players")
    assert [row[1] for row in found] == ["■ Ann", "● Brick", "▲ Amber"]
    assert found[1] == ["►", "● Brick", "$7", "2", "-2", "$3", "3", "11"]
    assert found[0][2:4] == ["$21", "0"]


def test_the_demand_track_and_the_display() -> None:
    sheet = laid_out(position(TABLE))
    assert lines(sheet, "markets")[:2] == [
        "coal    1□□ 2■■ 3■■",
        "        the next cube costs $2",
    ]
    assert lines(sheet, "display") == ["Port   Yellow", "2 cards in the draw pile"]


def test_mats_show_the_next_tile_and_ones_own_mat_what_is_printed_on_it() -> None:
    sheet = laid_out(position(TABLE), 0)
    assert rows(sheet, "mats")[1] == ["Factory", "0 ×6", "3 ×4", "0 ×6"]
    own = {row[0]: row[1:] for row in rows(sheet, "mat")}
    assert own["Factory"] == ["3", "×4", "$8  1 Cl   1 Ir ", "sells goods", "$16"]
    assert own["Coal mine"] == ["1", "×6", "$1", "gives 3", "$4"]
    assert own["Port"][3] == "takes cotton"
    assert own["Ship"] == ["2", "×3", "$6  1 Cl ", "brings coal, opens a market", "$10"]
    other = {row[0]: row[1:] for row in rows(laid_out(position(TABLE), 1), "mat")}
    assert other["Ship"] == ["0", "×5", "never built: develop"]


def test_only_ones_own_hand_is_shown() -> None:
    assert lines(laid_out(position(TABLE), 0), "hand") == ["Coal mine   Brown ×2"]
    assert lines(laid_out(position(TABLE), 2), "hand") == ["nothing"]
    assert laid_out(position(TABLE)).panel("hand") is None


@pytest.mark.parametrize("side", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_a_game_is_laid_out(language: str, side: str) -> None:
    for number, state in enumerate(random_game(5, 3, True, side)):
        if number % 5 == 0:
            assert laid_out(state, number % 5, language).panels


def test_nothing_hidden_is_shown() -> None:
    for number, state in enumerate(random_game(3, 8, False)):
        if number % 40 == 0:
            other = state.determinize(0, seeded(99))
            assert laid_out(other, 0) == laid_out(state, 0)
            assert laid_out(other) == laid_out(state)
