"""Finished games recorded once (tools/record_fixtures.py): they must replay for ever.

Reading a record plays every move by the rules and compares the final digest, so that a change
of the rules, of chance or of the digest shows here, in plain and in compiled runs alike.
"""

from pathlib import Path

import pytest

import ironbridge
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


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_fixtures_show_every_kind_of_move_and_every_way_to_play(name: str) -> None:
    records = [ironbridge.load_record(path) for path in RECORDS if path.parent.name == name]
    game = ironbridge.game(name)
    seen = {game.parse(text).kind for record in records for _, text in record.moves}
    assert seen == {move.kind for move in game.moves}
    ways = {(record.seats, tuple(record.options.items())) for record in records}
    assert ways == {(case.seats, case.options) for case in cases() if case.game == name}
