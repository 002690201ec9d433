"""Finished games recorded once (tools/record_fixtures.py): they must replay for ever.

Reading a record plays every move by the rules and compares the final digest, so that a change
of the rules, of chance or of the digest shows here, in plain and in compiled runs alike.
"""

from pathlib import Path

import pytest

import ironbridge
from ironbridge.kernel.record import Record
from tests.conformance import cases

FOLDER = Path(__file__).parents[1] / "fixtures"
RECORDS = sorted(FOLDER.rglob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = ironbridge.load_record(path)
    assert record.state.over
    assert f"digest: {record.state.digest()}" in text
    assert record.to_text() == text


FORMER = {
    "2-seats-random-1": "341d4319c24b877c",
    "2-seats-whims-1": "bdc7ab05d3ebdafa",
    "3-seats-strong-1": "40f2d3500389c0a7",
    "4-seats-random-1": "d90415b1b0bc156b",
    "4-seats-whims-1": "528bcaeae31750aa",
    "5-seats-strong-1": "021c37264e6e75c6",
}
"""Digests of Spyrium's records from before its positions told of workers on buildings."""


@pytest.mark.parametrize("name", FORMER)
def test_records_of_earlier_releases_are_read(name: str) -> None:
    path = FOLDER / "spyrium" / f"{name}.txt"
    record = ironbridge.load_record(path)
    text = path.read_text(encoding="utf-8").replace(record.state.digest(), FORMER[name])
    assert Record.from_text(text, record.game).moves == record.moves
    with pytest.raises(ironbridge.FormatError, match="its moves lead to"):
        Record.from_text(text.replace(FORMER[name], "0" * 16), record.game)


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_fixtures_show_every_kind_of_move_and_every_way_to_play(name: str) -> None:
    records = [ironbridge.load_record(path) for path in RECORDS if path.parent.name == name]
    game = ironbridge.game(name)
    seen = {game.parse(text).kind for record in records for _, text in record.moves}
    assert seen == {move.kind for move in game.moves}
    ways = {(record.seats, tuple(record.options.items())) for record in records}
    assert ways == {(case.seats, case.options) for case in cases() if case.game == name}
