"""The other commands: replay, simulate, rules, games, moves, position, picture; both languages."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ironbridge
from ironbridge.cli.messages import messages_for
from ironbridge.cli.replay import Replay
from ironbridge.cli.terminal_game import keep_journal
from ironbridge.cli.theme import open_console
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.record import Record
from tests.cli.terminal import GAME, SMALL, process, run

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short game on disk, not finished."""
    record = Record.begin(ironbridge.game(GAME), 3, 11, names=["Ann", "Bob", "Cleo"])
    chance = seeded(1)
    for _ in range(40):
        moves = record.state.legal()
        record.play(moves[int(chance.below(len(moves)))])
    path = tmp_path_factory.mktemp("saved") / "game.txt"
    record.save(path)
    return path


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", [80, 120, 180])
def test_every_command_speaks_both_languages(
    tmp_path: Path, saved: Path, lang: str, columns: int
) -> None:
    position = tmp_path / "position.txt"
    position.write_text(ironbridge.load_record(saved).state.to_text(), encoding="utf-8")
    picture = str(tmp_path / "p.svg")
    commands = {
        ("games",): {"en": "players: 2, 3, 4", "fr": "joueurs\u00a0: 2, 3, 4"},
        ("moves", GAME): {"en": "Take a loan", "fr": "emprunt"},
        ("rules", GAME): {"en": "Setup", "fr": "Mise en place"},
        ("replay", str(saved)): {"en": "moves, all played", "fr": "coups, tous joués"},
        ("replay", str(saved), "--check"): {"en": "Digest", "fr": "empreinte"},
        ("position", str(position)): {"en": "Players", "fr": "Joueurs"},
        ("simulate", GAME, "--games", "1", "--seats", "2", *SMALL): {
            "en": "Share of wins",
            "fr": "Part des victoires",
        },
        ("picture", GAME, "--plies", "3", "--out", picture): {"en": "Saved", "fr": "Enregistré"},
        ("play", GAME, "--seats", "human,random"): {"en": "Your hand", "fr": "Votre main"},
    }
    for args, said in commands.items():
        done = run(tmp_path, *args, "--lang", lang, columns=columns)
        assert done.exit_code == 0, (args, done.output)
        assert said[lang] in done.output, args


@pytest.mark.parametrize(("lang", "said"), [("fr_FR.UTF-8", "S’asseoir"), ("C", "Sit down")])
def test_help_follows_the_terminal(tmp_path: Path, lang: str, said: str) -> None:
    assert said in process(tmp_path, "--help", lang=lang).stdout


def test_version(tmp_path: Path) -> None:
    assert run(tmp_path, "--version").output.strip() == f"ironbridge {ironbridge.__version__}"


# Replay -------------------------------------------------------------------------------------


def test_replay_prints_every_move_with_its_events(tmp_path: Path, saved: Path) -> None:
    shown = run(tmp_path, "replay", str(saved), columns=200).output
    record = ironbridge.load_record(saved)
    for ply, (_, text) in enumerate(record.moves, start=1):
        (line,) = [line for line in shown.splitlines() if f" {ply}/40 " in line]
        assert line.endswith(text)
    assert "discards the card" in shown
    assert record.state.digest() in shown


def test_replay_can_begin_later(tmp_path: Path, saved: Path) -> None:
    shown = run(tmp_path, "replay", str(saved), "--from", "30").output
    assert " 30/40 " not in shown
    assert " 31/40 " in shown
    assert run(tmp_path, "replay", str(saved), "--from", "41").exit_code == 2
    assert run(tmp_path, "replay", str(saved), "--seat", "3").exit_code == 2


def test_a_changed_record_is_refused(tmp_path: Path, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    forged = tmp_path / "forged.txt"
    digest = ironbridge.load_record(saved).state.digest()
    forged.write_text(text.replace(digest, "0" * 16), encoding="utf-8")
    done = run(tmp_path, "replay", str(forged), "--check")
    assert done.exit_code == 2
    assert "digest" in done.stderr


@pytest.mark.parametrize(
    ("start", "asked", "reached"),
    [
        (5, "", 6),
        (5, "n", 6),
        (5, "b", 4),
        (0, "b", 0),
        (5, "17", 17),
        (5, "99", 40),
        (40, "n", 40),
    ],
)
def test_steps_of_a_replay(saved: Path, start: int, asked: str, reached: int) -> None:
    assert replay(saved, start).target(asked) == reached


def test_the_next_turn_is_played_by_another_seat(saved: Path) -> None:
    opened = replay(saved, 3)
    moves = opened.record.moves
    ply = opened.target("t")
    assert moves[ply - 1][0] != moves[2][0]
    assert {seat for seat, _ in moves[2 : ply - 1]} == {moves[2][0]}


def test_a_step_shows_the_events_of_its_move_only(saved: Path) -> None:
    opened = replay(saved, 0)
    stepped: list[str] = []
    for opened.ply in range(41):
        state, events = opened.position()
        assert state.digest() == opened.record.at(opened.ply).digest()
        stepped += [repr(event) for event in events]
    keep_journal(opened.record)
    assert stepped == [repr(event) for event in opened.record.state.journal or []]
    assert len(stepped) > 40


def replay(path: Path, start: int) -> Replay:
    return Replay(ironbridge.load_record(path), messages_for("en"), open_console(), None, start)


# Simulate -----------------------------------------------------------------------------------


@pytest.mark.long
def test_simulation_is_the_same_on_one_core_and_on_two(tmp_path: Path) -> None:
    args = ["simulate", GAME, "--games", "24", "--seats", "2", "--seed", "9", "--json", *SMALL]
    one = json.loads(process(tmp_path, *args, "--workers", "1").stdout)
    two = json.loads(process(tmp_path, *args, "--workers", "2").stdout)
    for timing in ("seconds", "games_per_second"):
        assert one.pop(timing) > 0
        assert two.pop(timing) > 0
    assert one == two
    assert one["games"] == 24
    assert sum(one["wins_by_seat"]) == pytest.approx(1, abs=0.001)
    assert sum(one["wins_by_start"]) == pytest.approx(1, abs=0.001)


def test_simulation_reports_the_seed_of_a_broken_law(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("a cube is gone")

    monkeypatch.setattr(type(ironbridge.game(GAME)), "check", broken)
    args = ["simulate", GAME, "--games", "1", "--seats", "2", "--seed", "77"]
    assert run(tmp_path, *args).exit_code == 0
    done = run(tmp_path, *args, "--check")
    assert done.exit_code == 2
    assert "seed 77, 2 seats: AssertionError: a cube is gone" in " ".join(done.stderr.split())


# Rules, games, positions, pictures ----------------------------------------------------------


def test_one_rule_by_its_id_or_by_a_word(tmp_path: Path) -> None:
    rule = ironbridge.game(GAME).rulebook.rule("BB-LOAN-MONEY")
    by_id = run(tmp_path, "rules", GAME, "bb-loan-money", columns=200).output
    assert rule.en in by_id
    assert "BB-LOAN-FLOOR" not in by_id
    assert rule.en in run(tmp_path, "rules", GAME, "loan", columns=200).output
    assert rule.fr in run(tmp_path, "rules", GAME, "emprunt", "--lang", "fr", columns=200).output
    assert run(tmp_path, "rules", GAME, "xyzzy").exit_code == 1


def test_coverage_needs_the_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(tmp_path, "rules", GAME, "--coverage")
    assert done.exit_code == 2
    assert "has no folder tests" in " ".join(done.stderr.split())


def test_coverage_tells_where_each_clause_stands(tmp_path: Path) -> None:
    shown = run(tmp_path, "rules", GAME, "--coverage", columns=200).output
    clauses = {block.split()[0]: block for block in shown.split("\n\n") if block[:4] == " BB-"}
    assert set(clauses) == set(ironbridge.game(GAME).rulebook.rules)
    brewery = clauses["BB-NETWORK-RAIL-TWO-BREWERY"]
    for name in ("rules", "why"):
        place = re.search(
            rf"{name} +(src/ironbridge/games/birmingham/{name}/\w+\.py):(\d+)", brewery
        )
        assert place is not None
        line = (ROOT / place[1]).read_text(encoding="utf-8").splitlines()[int(place[2]) - 1]
        assert "BB-NETWORK-RAIL-TWO-BREWERY" in line
    assert re.search(r"tests +tests/games/birmingham/\w+\.py::test_BB_NETWORK_RAIL_TWO", brewery)
    rulebook = ironbridge.game(GAME).rulebook
    silent = {name for name, block in clauses.items() if "forbids no move" in block}
    assert silent == {rule.id for rule in rulebook.rules.values() if not rule.forbids}


def test_coverage_of_some_clauses(tmp_path: Path) -> None:
    clause = "BB-NETWORK-RAIL-TWO-BREWERY"
    shown = run(tmp_path, "rules", GAME, clause, "--coverage", "--lang", "fr", columns=200)
    assert re.findall(r"BB-[A-Z-]+(?=\n)", shown.output) == [clause]
    assert re.findall(r"^    (\w+)", shown.output, re.MULTILINE) == ["règles", "raisons", "tests"]
    assert run(tmp_path, "rules", GAME, "xyzzy", "--coverage").exit_code == 1


def test_the_move_space_is_listed_whole(tmp_path: Path) -> None:
    shown = run(tmp_path, "moves", GAME, columns=200).output
    assert all(f" {move.text} " in shown for move in ironbridge.game(GAME).moves)


def test_a_position_is_read_from_text_and_json(tmp_path: Path, saved: Path) -> None:
    state = ironbridge.load_record(saved).state
    as_text = run_position(tmp_path, state.to_text())
    as_json = run_position(tmp_path, json.dumps(state.to_json()))
    assert as_text == as_json
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("seats 2\nnonsense\n", encoding="utf-8")
    assert run(tmp_path, "position", str(wrong)).exit_code == 2


def run_position(home: Path, text: str) -> str:
    done = run(home, "position", "-", typed=text, columns=120)
    assert done.exit_code == 0, done.output
    return done.output


def test_a_picture_is_svg_that_fetches_nothing(tmp_path: Path) -> None:
    path = tmp_path / "docs" / "table.svg"
    done = run(tmp_path, "picture", GAME, "--plies", "30", "--seed", "7", "--out", str(path))
    assert done.exit_code == 0, done.output
    text = path.read_text(encoding="utf-8")
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert "@font-face" not in text
    assert "url(http" not in text
    assert "Birmingham" in text
