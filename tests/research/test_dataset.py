"""Datasets: every decision of a game, as the table showed it; written in whole parts."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import polars as pl
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

import ironbridge
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.record import Record
from ironbridge.research.dataset import SCHEMA, Dataset, decisions, records_at, self_play
from ironbridge.research.setting import Setting
from ironbridge.research.table import Table
from tests.cli.terminal import run

pytestmark = pytest.mark.long

FIXTURES = Path(__file__).parents[1] / "fixtures"


def some_records(folder: Path) -> Path:
    """One record of each game, the last one broken off."""
    folder.mkdir()
    for name in ironbridge.game_names():
        record = Record.load(sorted((FIXTURES / name).glob("*.txt"))[0], ironbridge.game)
        if name == "spyrium":
            record.undo(len(record.moves) - 30)
        record.save(folder / f"{name}.txt")
    return folder


def test_every_decision_reads_back(tmp_path: Path) -> None:
    records = some_records(tmp_path / "records")
    dataset = Dataset(tmp_path / "data", records_at([records]), part=2)
    assert sum(dataset.fill(1)) == dataset.total == 5
    table = ds.dataset(tmp_path / "data", format="parquet", exclude_invalid_files=True).to_table()
    assert table.schema.names == SCHEMA.names
    frame = pl.read_parquet(tmp_path / "data" / "*.parquet")
    assert frame.height == table.num_rows
    for path in records.iterdir():
        check_record(
            Record.load(path, ironbridge.game), frame.filter(pl.col("record") == path.name)
        )


def check_record(record: Record, frame: pl.DataFrame) -> None:
    rows = frame.sort("ply").to_dicts()
    setting = Setting(record.game, record.seats, record.options)
    table = Table(setting, state=record.at(0))
    assert len(rows) == len(record.moves)
    over = record.state.over
    for row, (seat, text) in zip(rows, record.moves, strict=True):
        assert (row["game"], row["seat"]) == (record.game.name, seat)
        assert record.game.moves[row["move"]].text == text
        assert row["legal"] == [move.index for move in table.state.legal(seat)]
        assert row["points"] == (list(record.state.result().scores) if over else None)
        assert row["places"] == (list(record.state.result().places) if over else None)
        if row["ply"] % 10 == 0:
            vector = np.zeros(setting.size, dtype=np.float32)
            np.add.at(vector, row["facts"], np.float32(1))
            vector[setting.blocks["numbers"]] = row["numbers"]
            assert np.array_equal(vector, table.observe(seat))
        table.take(record.game.parse(text), seat)


def test_what_is_missing_is_made_and_nothing_else(tmp_path: Path) -> None:
    source = self_play("spyrium", "random", 3, 2, 7, {})
    dataset = Dataset(tmp_path, source, part=1)
    assert list(dataset.fill(1)) == [1, 1, 1]
    first, second, third = sorted(tmp_path.glob("*.parquet"))
    before, whole = first.stat().st_mtime_ns, second.read_bytes()
    second.unlink()
    again = Dataset(tmp_path, source, part=1)
    assert list(again.fill(2)) == [1]
    assert first.stat().st_mtime_ns == before
    assert second.read_bytes() == whole
    assert sorted(tmp_path.iterdir()) == [tmp_path / "dataset.json", first, second, third]
    assert pq.read_table(third)["record"][0].as_py() == "spyrium-2-random-9"
    with pytest.raises(SetupError, match="made otherwise"):
        Dataset(tmp_path, self_play("spyrium", "random", 3, 2, 8, {}), part=1)


def test_a_part_that_fails_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "broken.txt").write_text("no record\n", encoding="utf-8")
    dataset = Dataset(tmp_path / "data", records_at([tmp_path / "broken.txt"]))
    with pytest.raises(SetupError, match=r"broken\.txt"):
        list(dataset.fill(1))
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["dataset.json"]


def test_the_rows_of_bots_are_those_of_their_game() -> None:
    source = self_play("workshop-of-the-world", "random", 1, 2, 3, {})
    one, other = (list(decisions(source.record(0), "game")) for _ in range(2))
    assert one == other
    assert one[-1]["points"] is not None


@pytest.mark.parametrize(("lang", "said"), [("en", "of one game"), ("fr", "d’une partie")])
def test_the_command(tmp_path: Path, lang: str, said: str) -> None:
    folder = str(tmp_path / "data")
    asked = ["dataset", folder, "--game", "spyrium", "--level", "random", "--games", "1"]
    done = run(tmp_path, *asked, "--seats", "2", "--lang", lang, columns=200)
    assert done.exit_code == 0, done.stderr
    assert said in done.stdout
    assert len(list((tmp_path / "data").glob("*.parquet"))) == 1


def test_the_command_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    neither = run(tmp_path, "dataset", str(tmp_path / "data"), columns=200)
    assert neither.exit_code == 2
    assert "--game" in neither.stderr
    monkeypatch.setitem(sys.modules, "ironbridge.research.dataset", None)
    done = run(tmp_path, "dataset", str(tmp_path / "data"), "--game", "spyrium", columns=200)
    assert done.exit_code == 2
    assert "ironbridge[datasets]" in done.stderr
