"""`ironbridge train`: what it says, what it refuses, and how it ends."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import ironbridge
import ironbridge.cli.train as command
from ironbridge.cli.messages import messages_for
from ironbridge.cli.theme import open_console
from ironbridge.training.duels import BEST, GREEDY, Figures
from ironbridge.training.plan import MatchReport, Plan, Status, VersionReport
from tests.cli.terminal import GAME, environment, run
from tests.training.toy import PLAN

ROOT = Path(__file__).parents[2]
TOY = """
from dataclasses import replace
import ironbridge.cli.train as command
from ironbridge.cli.main import main
from tests.training.toy import PLAN

command.planned = lambda game, minutes, begun: replace(PLAN, game=game, minutes=minutes)
if __name__ == "__main__":
    main()
"""
FIGURES = Figures(80, 128.2, 3.25, 1.5, 0.45, 0.06, 0.2, 0.06)
VERSION = VersionReport(3, 3725.0, 1203, 61400, 131.25, (0.4, 0.38, 0.55), 8.94, -0.42, 0.512)
MATCH = MatchReport(3, 3725.0, {BEST: FIGURES, GREEDY: FIGURES}, kept=True)


def toy(game: str, minutes: float, begun: bool) -> Plan:
    return replace(PLAN, game=game, minutes=minutes)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "What learns is not installed"), ("fr", "n’est pas installé")]
)
def test_what_is_missing_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    done = run(tmp_path, "train", GAME, "--out", str(tmp_path / "t"), "--lang", lang, columns=200)
    assert done.exit_code == 2
    assert said in done.stderr
    assert "ironbridge[training]" in done.stderr
    assert not (tmp_path / "t").exists()


def test_ray_is_an_extra_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    folder = str(tmp_path / "t")
    done = run(tmp_path, "train", GAME, "--out", folder, "--ray", "local", columns=200)
    assert done.exit_code == 2
    assert "ironbridge[ray]" in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("spyrium",), "spyrium cannot be trained yet"),
        ((GAME, "--lang", "de"), "expected"),
        ((GAME, "--from-weights", "nowhere.bin"), "nowhere.bin"),
    ],
)
def test_what_cannot_be_done_is_one_clear_line(
    tmp_path: Path, words: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # All games can be trained; this one as if nothing could be shown of it to a network.
    monkeypatch.setattr(type(ironbridge.game("spyrium")), "encoder", lambda _: None)
    done = run(tmp_path, "train", *words, "--out", str(tmp_path / "t"), columns=200)
    assert done.exit_code == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "t").exists()


def test_a_folder_of_another_size_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "planned", toy)
    words = ("train", GAME, "--out", str(tmp_path / "t"), "--minutes", "0")
    nothing = run(tmp_path, *words, columns=200)
    assert nothing.exit_code == 2
    assert "ask for more minutes" in nothing.stderr
    monkeypatch.setattr(command, "planned", lambda *_: replace(PLAN, first=32))
    done = run(tmp_path, *words, columns=200)
    assert done.exit_code == 2
    assert "another training: first 16, not 32" in done.stderr


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "1:02:05  version 3: 1,203 games, 61,400 positions; 131.2 points among equals"),
        ("en", "held back: off by 8.9 points, bias -0.4, win 0.512"),
        ("en", "against greedy 45 ± 6% won, +3.2 ± 1.5 points (80 games). It is the best now."),
        ("fr", "contre la meilleure jusqu’ici 45 ± 6 % de victoires, +3.2 ± 1.5 points"),
    ],
)
def test_lines_for_whoever_reads_later(lang: str, said: str) -> None:
    console = Console(file=io.StringIO(), width=40)
    lines = command.screen(console, messages_for(lang))
    with lines:
        lines.status(Status(1.0, 2.0, 3, 4, 5, "learning", None))
        lines.version(VERSION)
        lines.match(MATCH)
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert said in shown.replace("\u202f", " ").replace("\u00a0", " ")
    assert len(shown.splitlines()) == 2


@pytest.mark.parametrize("phase", ["readable", "first", "learning", "duels", "saving"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_screen_of_a_terminal(lang: str, phase: str) -> None:
    console = open_console(width=110)
    console._force_terminal, console.file = True, io.StringIO()
    shown = command.screen(console, messages_for(lang))
    assert isinstance(shown, command.Screen)
    with shown:
        for number in range(15):
            shown.version(replace(VERSION, version=number, error=None))
        shown.match(MATCH)
        shown.status(Status(725.0, 1800.0, 1203, 61400, 3, phase, (7, 48)))
        with console.capture() as caught:
            console.print(shown.drawn())
    text = caught.get()
    assert "0:12:05" in text
    assert "0:30:00" in text
    assert "131.2" in text
    assert "0.400 0.380 0.550" in text
    assert "45 ± 6" in text
    assert len(shown.versions) == command.SHOWN


def test_a_second_word_to_stop_does_not_wait() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with command.Stopping() as stopping:
        assert not stopping.asked()
        signal.raise_signal(signal.SIGTERM)
        assert stopping.asked()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGTERM) is before


@pytest.mark.slow
def test_it_stops_when_told_and_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "t"
    words = [sys.executable, "-c", TOY, "train", GAME, "--out", str(folder), "--actors", "1"]

    def begin() -> subprocess.Popen[str]:
        return subprocess.Popen(
            words,
            cwd=ROOT,
            env={**os.environ, **environment(tmp_path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    for word in (signal.SIGINT, signal.SIGTERM):
        begun = begin()
        assert begun.stdout is not None
        line = begun.stdout.readline()
        if word is signal.SIGTERM:
            assert "goes on" in line
            line = begun.stdout.readline()
        assert "version" in line, line
        begun.send_signal(word)
        out, errors = begun.communicate(timeout=120)
        assert begun.returncode == 0, errors
        assert errors == ""
        assert out.splitlines()[-1].startswith("Stopped. Everything is in")
    assert (folder / "state.npz").exists()
    assert not list(folder.rglob("*.new"))
