"""The start of the game."""

import pytest

from ironbridge.games.spyrium.documents import PositionJson
from ironbridge.kernel.errors import SetupError
from tests.games.spyrium.builders import game
from tests.games.spyrium.reading import whole

SEATS = (2, 3, 4, 5)
SEEDS = range(30)


def started(seats: int, seed: int = 0) -> PositionJson:
    return whole(game.start(seats, seed))


def test_SP_SETUP_SEATS() -> None:
    assert tuple(game.seat_counts) == SEATS
    for seats in (1, 6):
        with pytest.raises(SetupError):
            game.start(seats, 0)


def test_SP_SETUP_ALIKE() -> None:
    """But for the tokens on characters nothing depends on the number of players."""
    starts = [started(seats) for seats in SEATS]
    for document in starts:
        assert len([place for place in document["market"] if place["card"]]) == 9
        assert {period: len(cards) for period, cards in document["decks"].items()} == {
            "A": 21,
            "B": 20,
            "C": 9,
        }
        assert all(player == document["players"][0] for player in document["players"])
    assert all(document["players"][0] == starts[0]["players"][0] for document in starts)


def test_SP_SETUP_DECKS() -> None:
    first, second = started(3, 1), started(3, 2)
    for period, letter in (("A", "_A"), ("B", "_B"), ("C", "_C")):
        techniques = [card.id for card in game.data.techniques if card.period == period]
        for card in first["decks"][period]:
            assert card.endswith(letter) or card in techniques
        assert first["decks"][period] != second["decks"][period]


def test_SP_SETUP_EVENTS() -> None:
    """Whichever event is on top, its token lies on it from the start."""
    for seed in SEEDS:
        events = started(2, seed)["events"]
        known = [events["current"], events["next"]]
        assert len({*known, *events["future"]}) == 7
        assert events["past"] == []
        tokens = [events["token"], events["next_token"]]
        for event, token in zip(known, tokens, strict=True):
            assert (token > 0) == (event == "event_token_gain")


def test_SP_SETUP_PLAYER() -> None:
    """The first income, £2, has been paid when the first player acts."""
    player = started(4)["players"][2]
    assert player["money"] == 8 + 2
    assert player["spyrium"] == 2
    assert player["workers"] == player["active"] == 3
    assert player["victory_points"] == player["residence"] == 0
    assert (player["buildings"], player["techniques"], player["tokens"]) == ([], [], [])


def test_SP_SETUP_RESERVE() -> None:
    state = game.start(2, 0)
    assert game.board.workers_total == 7
    assert [state.reserve(seat) for seat in (0, 1)] == [4, 4]


def test_SP_SETUP_BANK() -> None:
    """No position says what the bank has."""
    document = started(5)
    assert "bank" not in document
    assert sum(player["spyrium"] for player in document["players"]) == 10


def test_SP_SETUP_FIRST_PLAYER() -> None:
    firsts = [started(3, seed)["first"] for seed in SEEDS]
    assert set(firsts) == {0, 1, 2}
    assert all(started(3, seed)["turn"] == firsts[seed] for seed in SEEDS)
