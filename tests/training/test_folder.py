"""The folder of a training: what is in it, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from ironbridge.bots.seed_blocks import CHOOSING, REPORTING, TRAINING
from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.training.folder import AHEAD, Folder
from ironbridge.training.samples import A_GAME, Buffer, Row, Samples, gathered, held_back, thinned

SETTINGS = {"game": "chess", "facts": 10}


def rows(count: int, game: int = 1, facts: int = 3) -> Samples:
    one = Row(np.arange(facts, dtype=np.uint16), np.zeros(2, np.float32), 1.0, 0)
    return gathered([(game, [one] * count)], 10, 5)


def test_purposes_share_no_seed() -> None:
    assert TRAINING.stop <= CHOOSING.start
    assert CHOOSING.stop <= REPORTING.start
    assert TRAINING.start == 1_000_000_000


def test_another_training_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, SETTINGS).close()
    Folder(tmp_path, SETTINGS).close()
    with pytest.raises(SetupError, match="another training: game chess, not go"):
        Folder(tmp_path, {**SETTINGS, "game": "go"})
    with pytest.raises(SetupError, match="facts 10, not 11"):
        Folder(tmp_path, {**SETTINGS, "facts": 11})


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear")
    with pytest.raises(SetupError, match="not empty"):
        Folder(tmp_path, SETTINGS)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letters.txt", "lock"]


def test_settings_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{")
    with pytest.raises(FormatError, match="not JSON"):
        Folder(tmp_path, SETTINGS)


def test_seeds_are_given_once_in_the_life_of_a_folder(tmp_path: Path) -> None:
    folder = Folder(tmp_path, SETTINGS)
    first = folder.given["training"].take(200)
    second = folder.given["training"].take(200)
    assert (first.start, second.start) == (TRAINING.start, first.stop)
    assert folder.given["choosing"].take(5).start == CHOOSING.start
    noted = json.loads((tmp_path / "seeds.json").read_text())
    assert noted == {"training": first.stop + AHEAD, "choosing": CHOOSING.start + 5 + AHEAD}
    folder.close()
    # Nobody said goodbye: what was noted counts.
    again = Folder(tmp_path, SETTINGS)
    assert again.given["training"].take(1).start == first.stop + AHEAD
    again.close()


def test_a_block_of_seeds_ends(tmp_path: Path) -> None:
    folder = Folder(tmp_path, SETTINGS)
    folder.given["training"].next = TRAINING.stop - 10
    folder.given["training"].take(10)
    with pytest.raises(SetupError, match="all seeds for training are used"):
        folder.given["training"].take(1)
    folder.close()


def test_only_the_newest_positions_stay(tmp_path: Path) -> None:
    folder = Folder(tmp_path, SETTINGS)
    for game in range(4):
        folder.save_positions(rows(10, game), bound=25)
    assert [count for _, count in folder.stored()] == [10, 10, 10]
    assert [int(part.game[0]) for part in folder.load_positions(25)] == [1, 2, 3]
    assert [int(part.game[0]) for part in folder.load_positions(20)] == [2, 3]
    folder.close()


def test_the_state_comes_back_and_a_half_written_one_is_removed(tmp_path: Path) -> None:
    folder = Folder(tmp_path, SETTINGS)
    assert folder.load_state() is None
    folder.save_state({"layer": np.arange(3)}, {"games": 7})
    (tmp_path / "state.new").write_bytes(b"half")
    (tmp_path / "positions" / "00000009-1.new").write_bytes(b"half")
    folder.close()
    again = Folder(tmp_path, SETTINGS)
    state = again.load_state()
    assert state is not None
    assert list(state[0]["layer"]) == [0, 1, 2]
    assert state[1] == {"games": 7}
    assert not list(tmp_path.rglob("*.new"))
    again.close()


def test_a_damaged_state_is_a_clear_error(tmp_path: Path) -> None:
    folder = Folder(tmp_path, SETTINGS)
    (tmp_path / "state.npz").write_bytes(b"PK\x03\x04 and no more")
    with pytest.raises(FormatError, match=r"state\.npz: cannot be read"):
        folder.load_state()
    folder.close()


def test_more_facts_than_there_is_room_for_are_left_out() -> None:
    found = rows(2, facts=8)
    assert found.facts.tolist() == [[0, 1, 2, 3, 4]] * 2
    assert rows(1).facts.tolist() == [[0, 1, 2, 10, 10]]


def test_first_games_of_tasks_are_held_back_as_often_as_others() -> None:
    every = held_back(np.arange(TRAINING.start, TRAINING.start + 100_000), 25)
    first = held_back(np.arange(TRAINING.start, TRAINING.start + 20_000_000, 200), 25)
    assert every.mean() == pytest.approx(1 / 25, abs=0.004)
    assert first.mean() == pytest.approx(1 / 25, abs=0.004)


def test_more_positions_than_a_buffer_holds() -> None:
    buffer = Buffer(5)
    part = rows(8)
    part.base[:] = np.arange(8)
    buffer.add(part)
    assert sorted(buffer.all().base) == [3, 4, 5, 6, 7]


def test_about_as_many_positions_of_every_game_are_learned_from() -> None:
    def game(length: int) -> list[Row]:
        return [Row(np.zeros(1, np.uint16), np.zeros(1, np.float32), 0.0, n) for n in range(length)]

    assert [row.turn for row in thinned(game(40), 7)] == list(range(40))
    for seed in range(5):
        turns = [row.turn for row in thinned(game(480), seed)]
        assert len(turns) == A_GAME
        assert turns[0] < 10
        assert turns[-1] >= 470
