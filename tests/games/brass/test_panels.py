"""The table laid out for people: it says what the view says, and nothing hidden."""

import pytest

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.panels import Lines, Table, text_of
from tests.documents import view_of
from tests.games.brass.playing import BRASS
from tests.games.panels import laid_out, played, table


def test_players_stand_in_turn_order_with_their_numbers(game: Game) -> None:
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


def test_a_hand_is_shown_to_its_holder_alone(game: Game) -> None:
    state = played(game, 4, 30)
    assert laid_out(state, None).panel("hand") is None
    assert laid_out(state, None).panel("mat") is None
    for seat in range(4):
        # Another deal of what the seat cannot know must look the same.
        other = state.determinize(seat, seeded(99))
        assert other.digest() != state.digest()
        assert laid_out(other, seat) == laid_out(state, seat)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("name", "seats", "plies", "options"),
    [
        ("birmingham", 4, 0, ()),
        ("birmingham", 4, 60, ()),
        ("birmingham", 4, 140, ()),
        ("lancashire", 2, 0, ()),
        ("lancashire", 2, 60, ("community",)),
        ("lancashire", 2, 120, ("virtual_link",)),
    ],
)
def test_nothing_in_the_panels_lacks_its_words(
    language: str, name: str, seats: int, plies: int, options: tuple[str, ...]
) -> None:
    game = BRASS[name].game
    state = played(game, seats, plies, *options)
    assert game.words(language).has("sheet-board")
    for seat in (None, 0, seats - 1):
        sheet = laid_out(state, seat, language)
        texts = [text_of(sheet.status), *(panel.title for panel in sheet.panels)]
        for panel in sheet.panels:
            if isinstance(panel, Table):
                texts += [head.text for head in panel.heads]
                texts += [text_of(cell) for row in panel.rows for cell in row]
            else:
                shown = panel.lines if isinstance(panel, Lines) else panel.legend
                texts += [text_of(line) for line in shown]
        # A gap in the texts would show as its id.
        ids = ("sheet-", "industry-", "location-", "card-", "era-", "seat-", "short-", "option-")
        assert [text for text in texts if any(name in text for name in ids)] == []
