"""`ironbridge arena` as a person uses it: tables, files, errors; both languages."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ironbridge.arena.run import Run
from ironbridge.bots import levels
from ironbridge.cli.arena import seeds_of
from ironbridge.kernel.errors import SetupError
from ironbridge.registry import game as find_game
from tests.arena.players import EXAMPLE, STRONG, WEAK, program
from tests.cli.terminal import GAME, SMALL, process, run

PAIR = ["arena", GAME, "--seats", "2", "--cores", "1", "--players", f"{STRONG},{WEAK}", *SMALL]
MIRROR = ["arena", GAME, "--seats", "2", "--cores", "1", "--players", WEAK, *SMALL]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            ["2 players", "(choosing)", f"{STRONG} against {WEAK}: deals 1, games 2", "decision"],
        ),
        ("fr", ["2 joueurs", "(choix)", f"{STRONG} contre {WEAK}\u00a0: donnes 1", "décision"]),
    ],
)
@pytest.mark.parametrize("columns", [80, 140])
def test_the_tables_speak_both_languages(
    tmp_path: Path, lang: str, said: list[str], columns: int
) -> None:
    out = tmp_path / "out"
    done = run(tmp_path, *PAIR, "--deals", "1", "--out", str(out), "--lang", lang, columns=columns)
    assert done.exit_code == 0, done.output
    for text in [*said, "100.0%", "50%", "OpenSkill", "result.json"]:
        assert text in done.output
    assert "…" not in done.output
    # The picture is in the language of the command, and can be read by any viewer.
    picture = ElementTree.parse(out / "chart.svg").getroot()
    texts = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"en": "equal share", "fr": "part égale"}[lang] in texts
    assert "prefers-color-scheme: dark" in (out / "chart.svg").read_text(encoding="utf-8")


def test_a_mirror_has_points_only(tmp_path: Path) -> None:
    done = run(tmp_path, *MIRROR, "--deals", "2", "--lang", "en")
    assert done.exit_code == 0, done.output
    assert f"{WEAK} in all seats: deals 2, games 2" in done.output
    assert "OpenSkill" not in done.output


def test_the_same_command_goes_on(tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "out")]
    assert run(tmp_path, *MIRROR, "--deals", "2", *out).exit_code == 0
    games = tmp_path / "out" / "games.jsonl"
    before = games.read_bytes()
    assert run(tmp_path, *MIRROR, "--deals", "2", *out).exit_code == 0
    assert games.read_bytes() == before
    assert run(tmp_path, *MIRROR, "--deals", "3", *out).exit_code == 0
    assert games.read_bytes().startswith(before)
    assert len(games.read_bytes().splitlines()) == 3


def test_other_settings_are_refused_in_one_line(tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "out")]
    assert run(tmp_path, *MIRROR, "--deals", "1", *out).exit_code == 0
    done = run(tmp_path, *MIRROR, "--deals", "1", "--first-seed", "reporting", *out)
    assert done.exit_code == 2
    assert "first_seed: 2000000000 there, 3000000000 now" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_result_as_json(tmp_path: Path) -> None:
    done = run(tmp_path, *MIRROR, "--deals", "1", "--first-seed", "7", "--json")
    document = json.loads(done.stdout)
    assert document["settings"]["first_seed"] == 7
    assert document["settings"]["block"] is None
    assert document["line_ups"][0]["kind"] == "mirror"


def test_nothing_but_the_result_is_written_where_nobody_watches(tmp_path: Path) -> None:
    done = process(tmp_path, *MIRROR, "--deals", "2", "--cores", "2", "--json")
    assert done.returncode == 0
    assert done.stderr == ""
    json.loads(done.stdout)


def test_programs_sit_at_the_table(tmp_path: Path) -> None:
    players = ["--players", f"{WEAK},program:{EXAMPLE}"]
    done = run(tmp_path, *PAIR[:6], *players, *SMALL, "--deals", "1", "--lang", "en")
    assert done.exit_code == 0, done.output
    assert "random_program.py" in done.output
    assert "replaced" not in done.output


@pytest.mark.parametrize(("lang", "said"), [("en", "illegal 3"), ("fr", "coup interdit 3")])
def test_failures_of_programs_are_told(tmp_path: Path, lang: str, said: str) -> None:
    wrong = program(tmp_path, "wrong", 'answer({"id": question["id"], "move": "?"})')
    players = ["--players", f"{wrong},{WEAK}", "--one-way", "--alone"]
    done = run(tmp_path, *PAIR[:6], *players, *SMALL, "--deals", "1", "--lang", lang)
    assert done.exit_code == 0, done.output
    # Two games: the pair and its rotation.
    assert said.replace("3", "6") in done.output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--players", "clever"], "clever"),
        (["--first-seed", "soon"], "expected a whole number, or one of training"),
        (["--seats", "9"], "seats, not 9"),
        (["--option", "colour=red"], "unknown option colour"),
        (["--ray", "nowhere:1"], "Ray"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], said: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = run(tmp_path, *MIRROR, *args)
    assert done.exit_code == 2
    assert said in done.stderr


def test_without_players_the_two_strongest_levels_meet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    def noted(asked: Run, *_: object) -> bool:
        seen.extend(asked.plan.line_ups[0].names)
        return True

    monkeypatch.setattr("ironbridge.cli.arena.play_arena", noted)
    assert run(tmp_path, "arena", GAME).exit_code == 0
    assert seen == [level.name for level in levels(find_game(GAME))[-2:]]


def test_seeds_are_a_number_or_a_block() -> None:
    assert seeds_of("12", 3) == range(12, 15)
    assert seeds_of("reporting", 2) == range(3_000_000_000, 3_000_000_002)
    with pytest.raises(SetupError):
        seeds_of("-1", 1)
