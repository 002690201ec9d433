"""The file of puzzles: what is written is read again, and what does not fit is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ironbridge import registry
from ironbridge.kernel.errors import FormatError
from ironbridge.puzzles import Collection, Puzzle, Source, load, save
from ironbridge.puzzles.finder import Loss
from ironbridge.puzzles.puzzle import TRIES, Making

GAME = registry.game("spyrium")
START = GAME.start(3, 5)
MAKING = Making("spyrium", GAME.version, "mark", "ironbridge puzzles make spyrium", "abc", 7)
PUZZLE = Puzzle(
    "5-0",
    Source(0, 5, "medium"),
    3,
    int(START.decider()),
    (("place a1-a2",), ("place b1-b2",)),
    Loss(3.25, 0.125, 1.5),
    (0, 4, TRIES, TRIES),
    START.to_text(),
)


def written(tmp_path: Path, *puzzles: Puzzle, making: Making = MAKING) -> Path:
    path = tmp_path / "puzzles.toml"
    save(path, Collection(making, puzzles))
    return path


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    recorded = replace(PUZZLE, id="evening-3", source=Source(3, record="evening.txt"))
    found = load(written(tmp_path, PUZZLE, recorded), GAME)
    assert found == Collection(MAKING, (PUZZLE, recorded))
    assert found.puzzles[0].state(GAME).to_json() == START.to_json()
    assert found.named("5-0") == PUZZLE
    assert found.named("5-1") is None


@pytest.mark.parametrize(
    ("found", "grade"),
    [((8, 8, 8, 8), 1), ((3, 5, 8, 8), 1), ((2, 2, 8, 8), 2), ((0, 0, 8, 8), 3), ((0, 0, 4, 8), 4)],
)
def test_the_grade_says_how_many_weaker_bots_find_it(found: tuple[int, ...], grade: int) -> None:
    assert replace(PUZZLE, found=found).grade == grade


def test_other_rules_are_refused_with_what_to_do(tmp_path: Path) -> None:
    path = written(tmp_path, PUZZLE, making=replace(MAKING, rules="0"))
    with pytest.raises(FormatError, match="make them anew: ironbridge puzzles make spyrium"):
        load(path, GAME)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("place a1-a2", "place a1-a9", "answers"),
        ("grade = 2", "grade = 1", "grade"),
        ("seat = ", "place = ", "seat"),
        ("worth = 3.25", 'worth = "much"', "worth"),
    ],
)
def test_what_does_not_fit_is_named(tmp_path: Path, old: str, new: str, place: str) -> None:
    path = written(tmp_path, PUZZLE)
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises(FormatError, match=place):
        load(path, GAME)


def test_an_id_is_given_once(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="same id"):
        load(written(tmp_path, PUZZLE, PUZZLE), GAME)
