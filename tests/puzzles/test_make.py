"""`ironbridge puzzles make`: it goes on where it stopped, reads records, and keeps files varied."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ironbridge import registry
from ironbridge.bots.seed_blocks import PUZZLES
from ironbridge.kernel.errors import SetupError
from ironbridge.puzzles import Collection, Puzzle, load, save
from ironbridge.puzzles import make as making
from ironbridge.puzzles.finder import CHOICES, asks, finders
from ironbridge.puzzles.make import FROM_A_GAME, Looked, Maker, SelfPlay, look_at, records_in
from tests.cli.terminal import run
from tests.puzzles.test_file import PUZZLE

GAMES = SelfPlay("spyrium", PUZZLES.start, 6)


def invented(_: making.Games, number: int) -> Looked:
    """A puzzle in every second game."""
    one = replace(PUZZLE, id=f"{number}-0", answers=((f"place {'abc'[number % 3]}1-a2",),))
    return Looked((one,) if number % 2 else ())


def test_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "look_at", invented)
    monkeypatch.setattr(making, "MOST_OF_A_KIND", 1.0)
    monkeypatch.setattr(making, "MOST_OF_A_GRADE", 1.0)
    monkeypatch.setattr(making, "save", saved_readably)
    out = tmp_path / "spyrium.toml"
    first = Maker(out, GAMES, 3, "one")
    running = first.run(1)
    for _ in range(4):
        next(running)
    again = Maker(out, GAMES, 3, "two")
    assert (again.done, [puzzle.id for puzzle in again.collection.puzzles]) == (4, ["1-0", "3-0"])
    list(again.run(1))
    assert again.full
    assert [puzzle.id for puzzle in again.collection.puzzles] == ["1-0", "3-0", "5-0"]
    assert load(out, registry.game("spyrium")).making.commit == "one, two"
    assert list(Maker(out, GAMES, 3, "two").run(1)) == []


def saved_readably(path: Path, collection: Collection) -> None:
    """With answers that the game knows."""
    known = [replace(one, answers=PUZZLE.answers) for one in collection.puzzles]
    save(path, replace(collection, puzzles=tuple(known)))


def test_a_file_of_other_games_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "spyrium.toml"
    maker = Maker(out, GAMES, 3, "")
    save(out, maker.collection)
    Maker(out, replace(GAMES, games=99), 7, "")
    with pytest.raises(SetupError, match="made otherwise"):
        Maker(out, replace(GAMES, seed=PUZZLES.start + 1), 3, "")


def test_a_file_does_not_fill_with_what_is_alike(tmp_path: Path) -> None:
    maker = Maker(tmp_path / "spyrium.toml", GAMES, 10, "")
    kept: list[Puzzle] = []
    for number in range(10):
        if maker.varied(kept, PUZZLE):
            kept.append(replace(PUZZLE, id=f"{number}-0"))
    assert len(kept) == 3
    other = replace(PUZZLE, answers=(("pass",),))
    assert maker.varied(kept, other)
    assert not maker.varied([replace(other, id=str(n)) for n in range(4)], PUZZLE)


def test_questions_that_are_all_alike_are_kept_of_each_grade(tmp_path: Path) -> None:
    maker = Maker(tmp_path / "spyrium.toml", GAMES, 10, "")
    card = replace(PUZZLE, answers=(("take C07",),))
    assert maker.varied([card] * 3, card)
    assert not maker.varied([card] * 4, card)


@pytest.mark.long
def test_which_card_is_asked_where_the_whole_turn_is_not_clear() -> None:
    looked = look_at(SelfPlay("workshop-of-the-world", PUZZLES.start + 3, 1), 0)
    (first, *_) = looked.puzzles
    assert [len(answer) for answer in first.answers] == [1]
    state = first.state(registry.game("workshop-of-the-world"))
    whole, opening = finders(state.game)
    assert whole.find(state, first.seat) is None
    found = opening.find(state, first.seat)
    assert found is not None
    assert found.answers == first.answers


@pytest.mark.long
def test_puzzles_of_a_game_and_of_its_record_are_the_same(tmp_path: Path) -> None:
    played = SelfPlay("spyrium", PUZZLES.start + 8, 1)
    record = played.record(0)
    record.save(tmp_path / "evening.txt")
    found, read = look_at(played, 0), look_at(records_in("spyrium", tmp_path), 0)
    assert 0 < len(found.puzzles) <= FROM_A_GAME
    assert [replace(one, id="", source=PUZZLE.source) for one in found.puzzles] == [
        replace(one, id="", source=PUZZLE.source) for one in read.puzzles
    ]
    assert [one.id for one in read.puzzles] == [
        f"evening-{one.source.ply}" for one in found.puzzles
    ]
    for one in found.puzzles:
        state = one.state(registry.game("spyrium"))
        assert asks(state, one.seat)
        assert len(state.legal(one.seat)) > 1
        assert one.loss.clear
        assert CHOICES > 1


def test_what_cannot_be_read_is_said_and_passed(tmp_path: Path) -> None:
    (tmp_path / "broken.txt").write_text("no record", encoding="utf-8")
    registry.game("brass-birmingham")
    looked = look_at(records_in("spyrium", tmp_path), 0)
    assert looked.puzzles == ()
    assert "broken.txt" in looked.fault
    with pytest.raises(SetupError, match="no record found"):
        records_in("spyrium", tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "0 of 1 puzzles are in"), ("fr", "0 problèmes sur 1 sont dans")]
)
def test_the_command_says_what_it_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    monkeypatch.setattr(making, "look_at", lambda _, number: Looked((), f"game {number} is odd"))
    out = str(tmp_path / "spyrium.toml")
    words = ("puzzles", "make", "spyrium", "--games", "2", "--count", "1", "--jobs", "1")
    done = run(tmp_path, *words, "--out", out, "--lang", lang, columns=200)
    assert done.exit_code == 0
    assert said in done.stdout
    assert "game 1 is odd" in done.stderr


def test_a_level_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    out = str(tmp_path / "spyrium.toml")
    done = run(tmp_path, "puzzles", "make", "spyrium", "--out", out, "--level", "clever")
    assert done.exit_code == 2
    assert "clever" in done.stderr


def test_puzzles_are_graded_by_the_levels_of_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = iter([(8, 8, 8, 8), PUZZLE.found])
    monkeypatch.setattr(making, "found_by", lambda *_: next(found))
    game, out = registry.game("spyrium"), tmp_path / "spyrium.toml"
    before = Maker(out, GAMES, 3, "one").collection
    puzzles = (PUZZLE, replace(PUZZLE, id="other"))
    save(out, replace(before, puzzles=puzzles))
    assert list(making.grade(out, game, "two")) == [True, False]
    after = load(out, game)
    assert after.making == replace(before.making, commit="one, two")
    assert after.puzzles == (replace(puzzles[0], found=(8, 8, 8, 8)), puzzles[1])


def test_the_command_tells_how_many_grades_have_changed(tmp_path: Path) -> None:
    out = tmp_path / "spyrium.toml"
    save(out, Maker(out, GAMES, 3, "").collection)
    told = run(tmp_path, "puzzles", "grade", "spyrium", str(out)).output
    assert told == f"All puzzles of {out} keep their grades.\n"
    answer = run(tmp_path, "puzzles", "grade", "spyrium", str(tmp_path / "nothing.toml"))
    assert answer.exit_code != 0
    assert "cannot be read" in answer.output
