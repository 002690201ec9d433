"""The table laid out for people: it says what the view says, and nothing hidden."""

import pytest

from ironbridge.kernel.panels import Map, text_of
from ironbridge.kernel.phrase import Phrase
from tests.games.lancashire.builders import game, position
from tests.games.panels import laid_out, lines, table


def test_tiles_links_and_market_icons_are_on_the_map() -> None:
    state = position("""
        red: hand bolton port
        tile wigan_n red coal_mine 1 cubes 1
        tile preston_s yellow port 1 flipped
        link preston--wigan yellow
    """)
    board = laid_out(state, None).panel("board")
    assert isinstance(board, Map)
    marks = {node.name.text: [text_of(mark) for mark in node.marks] for node in board.nodes}
    assert marks["Wigan"] == ["●Cl1¹", "Cl"]
    assert marks["Preston"] == ["Ct/Pt", "Ir", "■Pt1✓"]
    assert (marks["SCOTLAND"], marks["BLACKPOOL"]) == (["⊕"], [])
    assert [edge.mark.text for edge in board.edges if edge.state == "built"] == ["■"]
    # Thirteen links are for rails only.
    assert sum(edge.state == "closed" for edge in board.edges) == 13
    places = {row[0]: row for row in ([text_of(cell) for cell in row] for row in board.table.rows)}
    assert places["Wigan"][1] == "●Cl1¹ Cl"
    assert "■ Preston" in places["Wigan"][2]


def test_the_community_map_shows_its_own_places_links_and_markets() -> None:
    sheet = laid_out(position("seats 2, community\nred: hand bolton port\ncoal 5"), None)
    board = sheet.panel("board")
    assert isinstance(board, Map)
    assert len(board.nodes) == 17
    assert "Oldham" not in {node.name.text for node in board.nodes}
    assert len(board.edges) == 24
    assert sum(edge.state == "open" for edge in board.edges) == 14
    assert lines(sheet, "markets")[0] == "coal    2□■ 3■■ 4■■"
    assert text_of(sheet.status).endswith(game.words("en").text("option-community"))


def test_markets_show_free_spaces_and_the_next_price() -> None:
    markets = lines(laid_out(position("red: hand bolton port\ncoal 5, iron 0"), None), "markets")
    assert markets[0] == "coal    1□□ 2□■ 3■■ 4■■"
    assert markets[1] == "the next cube costs £2"
    assert markets[2].count("□") == 8
    assert markets[3] == "the next cube costs £5"


def test_the_distant_market_shows_its_marker_and_the_tiles_drawn() -> None:
    half = lines(laid_out(position("red: hand bolton port\ndistant drawn 2 1"), None), "cotton")
    assert half[0] == "+3   +3   +2  [+2]  +1   +1   +0   +0   X"
    assert half[-1].endswith("−2 −1")
    closed = position("red: hand bolton port\ndistant drawn 4 3 3")
    shut = lines(laid_out(closed, None), "cotton")
    assert shut[0].endswith("+0  [X]")
    assert shut[1] == game.words("en").text("sheet-distant-closed")


@pytest.mark.parametrize(
    ("era", "deck", "key"),
    [
        ("canal", "aside wigan*2", "sheet-beneath"),
        ("rail", "deck wigan", "sheet-loans-last"),
        ("rail", "", "sheet-loans-over"),
    ],
)
def test_the_status_tells_where_the_deck_tile_is(era: str, deck: str, key: str) -> None:
    sheet = laid_out(position(f"era {era}\nred: hand bolton port\n{deck}"), None)
    assert game.words("en").say(Phrase(key, {"cards": 2})) in text_of(sheet.status)


def test_the_next_tiles_of_the_own_mat() -> None:
    rows = {row[0]: row for row in table(laid_out(game.start(2, 1), 0), "mat")}
    assert rows["Coal Mine"][1:] == ["1", "×7", "£5", "gives 2", "1", "+4"]
    assert rows["Iron Works"][3] == "£5  1 Cl "
    assert rows["Shipyard"][1:4] == ["0", "×6", "never built: develop"]
    rail = position("era rail, round 1\nred: hand bolton port, next shipyard 2")
    rows = {row[0]: row for row in table(laid_out(rail, 0), "mat")}
    assert rows["Port"][3] == "canal era only"
    assert rows["Shipyard"][3] == "£25  1 Ir   1 Cl "
