"""The table laid out for people: it says what the view says, and nothing hidden."""

from ironbridge.kernel.panels import Map, text_of
from tests.games.birmingham.builders import game, position
from tests.games.panels import laid_out, lines, table


def test_tiles_and_links_are_on_the_map() -> None:
    text = """
        seats 2
        era canal, round 3
        red: hand birmingham brewery
        tile cannock_2 red coal_mine 1 cubes 1
        tile stone_1 yellow cotton_mill 1 flipped
        link stone-stafford yellow
    """
    board = laid_out(game.position(text), None).panel("board")
    assert isinstance(board, Map)
    marks = {node.name.text: [text_of(mark) for mark in node.marks] for node in board.nodes}
    assert marks["Cannock"] == ["Mf/Cl", "●Cl1¹"]
    assert marks["Stone"] == ["■Ct1✓", "Mf/Cl"]
    assert [edge.mark.text for edge in board.edges if edge.state == "built"] == ["■"]
    # Eight links are for rails only.
    assert sum(edge.state == "closed" for edge in board.edges) == 8
    places = {row[0]: row for row in ([text_of(cell) for cell in row] for row in board.table.rows)}
    assert places["Cannock"][1] == "Mf/Cl ●Cl1¹"
    assert "■ Stafford" in places["Stone"][2]


def test_markets_show_free_spaces_and_the_next_price() -> None:
    markets = lines(
        laid_out(position("round 3\nred: hand birmingham brewery\ncoal 12, iron 0"), None),
        "markets",
    )
    assert markets[0] == "coal    1□□ 2■■ 3■■ 4■■ 5■■ 6■■ 7■■"
    assert markets[1] == "the next cube costs £2"
    assert markets[2].count("□") == 10
    assert markets[3] == "the next cube costs £6"


def test_the_next_tiles_of_the_own_mat() -> None:
    rows = {row[0]: row for row in table(laid_out(game.start(2, 1), 0), "mat")}
    assert rows["Coal Mine"][1:] == ["1", "×7", "£5", "gives 2", "1", "+4"]
    assert rows["Pottery"][1:4] == ["¤1", "×5", "£17  1 Ir "]
    rail = game.position("seats 2\nera rail, round 1\nred: hand birmingham brewery")
    rows = {row[0]: row for row in table(laid_out(rail, 0), "mat")}
    assert rows["Brewery"][3] == "canal era only"
