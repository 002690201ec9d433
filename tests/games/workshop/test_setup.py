"""The start of the game."""

from pathlib import Path

import pytest

from ironbridge.games.workshop.game import FOLDER, Workshop
from ironbridge.kernel.errors import SetupError
from tests.games.workshop.builders import game, lively
from tests.games.workshop.reading import Document, whole

SETUP_CARDS = {"C01", "C02", "C03", "C04", "C05", "C06"}
ASIDE = {3: 12, 4: 11, 5: 9}
SEEDS = range(20)


def started(seats: int, seed: int = 0) -> Document:
    return whole(game.start(seats, seed))


def test_WW_SETUP_SEATS() -> None:
    assert tuple(game.seat_counts) == (2, 3, 4, 5)
    for seats in (1, 6):
        with pytest.raises(SetupError):
            game.start(seats, 0)


@pytest.mark.parametrize("seats", ASIDE)
def test_WW_SETUP_PLAYER(seats: int) -> None:
    document = started(seats)
    assert [player["money"] for player in document["players"]] == [50] * seats
    assert [player["income"] for player in document["players"]] == [0] * seats
    assert document["industries"] == document["links"] == []


@pytest.mark.parametrize("seats", ASIDE)
def test_WW_SETUP_ORDER(seats: int) -> None:
    """Every colour in play has a box, and each can be the first."""
    orders = [started(seats, seed)["order"] for seed in SEEDS]
    colours = game.board.colour_ids[:seats]
    assert all(sorted(order) == sorted(colours) for order in orders)
    assert {order[0] for order in orders} == set(colours)


@pytest.mark.parametrize(("seats", "rounds"), [(3, 9), (4, 7), (5, 6)])
def test_WW_SETUP_DECK(seats: int, rounds: int) -> None:
    document = started(seats)
    piles = document["cards"] + document["deck"] + document["set_aside"]
    assert len(piles) == len(set(piles)) == 39
    assert len(document["deck"]) == rounds * seats
    assert set(piles) >= SETUP_CARDS


@pytest.mark.parametrize(("seats", "number"), ASIDE.items())
def test_WW_SETUP_SET_ASIDE(seats: int, number: int) -> None:
    """In any order, and never a set-up card."""
    piles = [started(seats, seed)["set_aside"] for seed in SEEDS]
    assert {len(pile) for pile in piles} == {number}
    assert not any(SETUP_CARDS & set(pile) for pile in piles)
    assert piles[0] != piles[1]
    assert len({card for pile in piles for card in pile}) > 25


@pytest.mark.parametrize("seats", ASIDE)
def test_WW_SETUP_ON_TOP(seats: int) -> None:
    tops = [started(seats, seed)["deck"][:6] for seed in SEEDS]
    assert all(set(top) == SETUP_CARDS for top in tops)
    assert len({tuple(top) for top in tops}) > 10


def test_WW_SETUP_PIECES(tmp_path: Path) -> None:
    """With one industry and one link of each colour the game plays as with many."""
    board = (FOLDER / "board.toml").read_text(encoding="utf-8")
    few = board.replace("industries = 20", "industries = 1").replace("\nlinks = 18", "\nlinks = 1")
    path = tmp_path / "few.toml"
    path.write_text(few, encoding="utf-8")
    tables = [game.start(3, 2), Workshop(path).start(3, 2)]
    while not tables[0].over:
        move = lively(tables[0], tables[0].deciders[0])[0]
        for state in tables:
            state.play(state.game.parse(move.text))
    assert all(len(whole(state)["industries"]) > 9 for state in tables)
    assert tables[0].result().to_json() == tables[1].result().to_json()
