"""The table laid out for people: it says what the view says, and nothing hidden."""

import pytest

from ironbridge.games import birmingham
from ironbridge.games.birmingham.game import Birmingham
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.panels import Lines, Map, Sheet, Table, text_of
from ironbridge.kernel.state import State
from tests.documents import view_of


@pytest.fixture(scope="module")
def game() -> Birmingham:
    return birmingham.create()


def played(game: Birmingham, seats: int, plies: int) -> State:
    state = game.start(seats, 4)
    chance = seeded(4)
    for _ in range(plies):
        moves = state.legal()
        state.play(moves[int(chance.below(len(moves)))])
    return state


def laid_out(state: State, seat: int | None, language: str = "en") -> Sheet:
    return state.game.sheet(state.view(seat), state.game.words(language), {"seat-1": "Ann"})


def table(sheet: Sheet, key: str) -> list[list[str]]:
    panel = sheet.panel(key)
    assert isinstance(panel, Table)
    return [[text_of(cell) for cell in row] for row in panel.rows]


def test_players_stand_in_turn_order_with_their_numbers(game: Birmingham) -> None:
    state = played(game, 3, 40)
    view = view_of(state, None)
    rows = table(laid_out(state, None), "players")
    assert [row[1] for row in rows] == [
        {0: "● Brick", 1: "■ Ann", 2: "▲ Amber"}[p] for p in view["order"]
    ]
    for row, p in zip(rows, view["order"], strict=True):
        player = view["players"][p]
        assert row[2] == f"£{player['money']}"
        assert row[4] == str(player["victory_points"])
        assert row[7] == str(player["links_left"])
    assert [row[0] for row in rows].count("►") == 1


def test_a_hand_is_shown_to_its_holder_alone(game: Birmingham) -> None:
    state = played(game, 4, 30)
    assert laid_out(state, None).panel("hand") is None
    assert laid_out(state, None).panel("mat") is None
    for seat in range(4):
        # Another deal of what the seat cannot know must look the same.
        other = state.determinize(seat, seeded(99))
        assert other.digest() != state.digest()
        assert laid_out(other, seat) == laid_out(state, seat)


def test_tiles_and_links_are_on_the_map(game: Birmingham) -> None:
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


def test_markets_show_free_spaces_and_the_next_price(game: Birmingham) -> None:
    panel = laid_out(
        game.position("seats 2\nera canal, round 3\nred: hand birmingham brewery\ncoal 12, iron 0"),
        None,
    )
    markets = panel.panel("markets")
    assert isinstance(markets, Lines)
    lines = [text_of(line).strip() for line in markets.lines]
    assert lines[0] == "coal    1□□ 2■■ 3■■ 4■■ 5■■ 6■■ 7■■"
    assert lines[1] == "the next cube costs £2"
    assert lines[2].count("□") == 10
    assert lines[3] == "the next cube costs £6"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("plies", [0, 60, 140])
def test_nothing_on_the_sheet_lacks_its_words(game: Birmingham, language: str, plies: int) -> None:
    state = played(game, 4, plies)
    words = game.words(language)
    for seat in (None, 0, 3):
        sheet = laid_out(state, seat, language)
        texts = [text_of(sheet.status), *(panel.title for panel in sheet.panels)]
        for panel in sheet.panels:
            if isinstance(panel, Table):
                texts += [head.text for head in panel.heads]
                texts += [text_of(cell) for row in panel.rows for cell in row]
        # A gap in the texts would show as its id.
        ids = ("sheet-", "industry-", "location-", "card-", "era-", "seat-", "short-")
        assert [text for text in texts if text.startswith(ids)] == []
        assert words.has("sheet-board")


def test_the_next_tiles_of_the_own_mat(game: Birmingham) -> None:
    rows = {row[0]: row for row in table(laid_out(game.start(2, 1), 0), "mat")}
    assert rows["Coal Mine"][1:] == ["1", "×7", "£5", "gives 2", "1", "+4"]
    assert rows["Pottery"][1:4] == ["¤1", "×5", "£17  1 Ir "]
    rail = game.position("seats 2\nera rail, round 1\nred: hand birmingham brewery")
    rows = {row[0]: row for row in table(laid_out(rail, 0), "mat")}
    assert rows["Brewery"][3] == "canal era only"
