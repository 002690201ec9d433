"""A whole training at toy size: loss falls, nothing is lost by an end, what is kept can play."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import ironbridge
from ironbridge.bots.network import read
from ironbridge.bots.seed_blocks import CHOOSING, TRAINING
from ironbridge.bots.turn_search import LearnedJudge, TurnSearch, learned_judge
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.training import weights
from ironbridge.training.actor import Actor, Play, Portion
from ironbridge.training.duels import GREEDY, TurnPlayer
from ironbridge.training.folder import Folder
from ironbridge.training.plan import VersionReport
from ironbridge.training.pools import LocalPool
from ironbridge.training.selfplay import SelfPlay
from ironbridge.training.train import ActorsLost, settings, starting_weights
from tests.training.toy import GAME, PLAN, InlinePool, Notes, training

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Notes, InlinePool]:
    """A training that was stopped after some versions and two matches."""
    path, notes, pool = tmp_path_factory.mktemp("training"), Notes(), InlinePool()
    toy = training(path, notes, lambda: len(notes.versions) > 5 and len(notes.matches) > 1)
    assert toy.run(pool) == "stopped"
    toy.folder.close()
    return path, notes, pool


def test_the_loss_falls(trained: tuple[Path, Notes, InlinePool]) -> None:
    _, notes, _ = trained
    first, last = notes.versions[0], notes.versions[-1]
    assert last.losses[0] < first.losses[0] / 2
    # How soon a game is held back depends on how many are played in a moment.
    assert [report.error for report in notes.versions if report.error is not None]
    assert last.games > first.games
    assert not notes.faults


def test_what_is_kept_loads_and_plays(trained: tuple[Path, Notes, InlinePool]) -> None:
    path, _, _ = trained
    game = ironbridge.game(GAME)
    encoder = game.encoder()
    assert encoder is not None
    network = read("here", (path / "weights.bin").read_bytes())
    player = TurnPlayer(TurnSearch(LearnedJudge(encoder, network, 3.0), 1, 1, 1))
    state, chance = game.start(2, 5, {"introductory": True}), seeded(1)
    while not state.over:
        player.turn(state, int(state.decider()), chance)
    assert max(state.result().scores) > 0


def test_the_file_says_how_it_came_about(trained: tuple[Path, Notes, InlinePool]) -> None:
    path, notes, _ = trained
    found = weights.about((path / "weights.bin").read_bytes())
    kept = [report for report in notes.matches if report.kept][-1]
    assert found["game"] == GAME
    assert found["rules"] == ironbridge.game(GAME).version
    assert found["command"] == "toy"
    assert found["version"] == kept.version
    assert found["games"] > 0
    assert found["positions"] > 0
    assert found["seeds"]["training"][0] == TRAINING.start
    assert found["figures"][GREEDY] == kept.figures[GREEDY].to_json()


def test_each_purpose_has_seeds_of_its_own(trained: tuple[Path, Notes, InlinePool]) -> None:
    _, _, pool = trained
    used: set[int] = set()
    for task in pool.tasks:
        if isinstance(task, Play):
            assert task.seeds.start in TRAINING
            assert not used.intersection(task.seeds)
            used.update(task.seeds)
        else:
            assert task.seed in CHOOSING


def test_a_training_goes_on_with_everything(trained: tuple[Path, Notes, InlinePool]) -> None:
    path, notes, pool = trained
    played = max(task.seeds.stop for task in pool.tasks if isinstance(task, Play))
    stopped = False
    again = training(path, Notes(), lambda: stopped)
    assert again.counters.version == notes.versions[-1].version
    assert again.counters.games >= notes.versions[-1].games
    assert again.counters.positions == again.buffer.added
    assert again.buffer.size == min(PLAN.bound, again.counters.positions)
    assert again.learner.steps > 0
    assert float(again.learner.moments["count"]) == again.learner.steps
    assert np.abs(again.learner.moments["square"]["answers"]).max() > 0
    assert again.held
    newest = (path / "newest.bin").read_bytes()
    assert again.newest is not None
    assert again.newest.partition(b"\n")[2] == newest.partition(b"\n")[2]
    further = InlinePool()
    again.hand_out(further)
    fresh = [task.seeds.start for task in further.tasks if isinstance(task, Play)]
    assert fresh
    assert min(fresh) >= played
    again.folder.close()


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    notes, pool = Notes(), InlinePool()

    def begun() -> bool:
        return toy.contest.match is not None and bool(toy.contest.match.results)

    toy = training(tmp_path, notes, begun)
    toy.run(pool)
    assert toy.contest.match is not None
    toy.folder.close()
    again = training(tmp_path, Notes())
    assert again.contest.match == toy.contest.match
    again.folder.close()


def test_the_last_version_has_its_duels_when_the_time_is_up(tmp_path: Path) -> None:
    class Impatient(Notes):
        def version(self, report: VersionReport) -> None:
            super().version(report)
            toy.counters.seconds = toy.plan.seconds

    notes = Impatient()
    toy = training(tmp_path, notes, duel_s=1e9)
    assert toy.run(InlinePool()) == "done"
    toy.folder.close()
    assert notes.matches[-1].version == notes.versions[-1].version
    assert notes.now is not None
    assert notes.now.phase == "saving"
    # Once more: there is nothing left to do, and nothing changes.
    before = (tmp_path / "weights.bin").read_bytes()
    again, pool = training(tmp_path, Notes()), InlinePool()
    assert again.run(pool) == "done"
    again.folder.close()
    assert pool.tasks == []
    assert (tmp_path / "weights.bin").read_bytes() == before


def test_the_last_steps_are_a_version_too(tmp_path: Path) -> None:
    notes = Notes()

    def enough() -> bool:
        return toy.counters.version > 0 and toy.counters.spent > 0

    toy = training(tmp_path, notes, enough, version_s=1e9)
    assert toy.run(InlinePool()) == "stopped"
    assert [report.version for report in notes.versions] == [1, 2]
    toy.folder.close()


def test_it_ends_before_there_is_a_version(tmp_path: Path) -> None:
    toy = training(tmp_path, Notes(), minutes=0.0)
    assert toy.run(InlinePool()) == "nothing"
    toy.folder.close()


@pytest.mark.parametrize("units", [128, 192])
def test_shipped_weights_are_a_first_version(tmp_path: Path, units: int) -> None:
    """Units that they do not have are added, and change nothing."""
    toy = training(tmp_path, Notes(), first=units, second=32)
    shipped = starting_weights(toy.plan, "shipped", None)
    toy.begin_with("shipped", shipped)
    assert toy.counters.version == 1
    assert toy.newest is not None
    game = ironbridge.game(GAME)
    encoder = game.encoder()
    assert encoder is not None
    theirs, ours = (
        learned_judge(game, 0.0),
        LearnedJudge(encoder, read("ours", toy.newest), 0.0),
    )
    state = game.start(4, 3)
    theirs.begin(state, 0)
    ours.begin(state, 0)
    assert ours.points(state, 0) == pytest.approx(theirs.points(state, 0), abs=0.5)
    assert ours.network.win == pytest.approx(theirs.network.win, abs=0.1)
    toy.folder.close()
    # They are not taken again when the training goes on.
    again = training(tmp_path, Notes(), first=units, second=32)
    again.counters.version = 7
    again.begin_with("shipped", shipped)
    assert again.counters.version == 7
    again.folder.close()


def test_weights_of_another_size_are_refused(tmp_path: Path) -> None:
    toy = training(tmp_path, Notes())
    with pytest.raises(FormatError, match="shipped: expected a network of"):
        toy.begin_with("shipped", starting_weights(toy.plan, "shipped", None))
    toy.folder.close()


def test_a_game_without_an_encoder_cannot_be_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ironbridge.game("spyrium")), "encoder", lambda _: None)
    with pytest.raises(SetupError, match="spyrium cannot be trained yet"):
        Actor("spyrium", lambda: False)


def test_a_game_that_fails_is_told_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ValueError("a rule is wrong")

    actor = Actor(GAME, lambda: False)
    monkeypatch.setattr(SelfPlay, "play", fail)
    portion = actor.play(Play(range(3), 60.0, 1, 0.0, PLAN.setting), None)
    assert (portion.games, portion.samples) == (0, None)
    assert portion.faults == [f"seed {seed}: ValueError: a rule is wrong" for seed in range(3)]


# In other processes ---------------------------------------------------------------------------


def test_actors_in_processes(tmp_path: Path) -> None:
    notes, pool = Notes(), LocalPool(GAME, 2)
    toy = training(tmp_path, notes, lambda: bool(notes.versions and notes.matches))
    assert toy.run(pool) == "stopped"
    pool.close()
    toy.folder.close()
    assert notes.versions[0].games > 0


def test_actors_that_are_killed_are_replaced(tmp_path: Path) -> None:
    notes, pool = Notes(), LocalPool(GAME, 1)
    toy = training(tmp_path, notes, lambda: bool(notes.faults) and toy.counters.games > 0)
    portion = pool.submit(Play(range(1), 60.0, 1, 0.0, PLAN.setting)).result()
    assert isinstance(portion, Portion)
    for process in list(pool.executor._processes.values()):
        process.kill()
    toy.run(pool)
    pool.close()
    toy.folder.close()
    assert "others take their places" in notes.faults[0]


def test_actors_that_can_do_nothing_end_the_training(tmp_path: Path) -> None:
    toy = training(tmp_path, Notes())
    pool = LocalPool("no such game", 1)
    with pytest.raises(ActorsLost, match="actors cannot work"):
        toy.run(pool)
    pool.close()
    toy.folder.close()


@pytest.mark.slow
def test_a_crash_loses_a_moment_and_no_more(tmp_path: Path) -> None:
    begun = subprocess.Popen(
        [sys.executable, "-m", "tests.training.toy", str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert begun.stdout is not None
    begun.stdout.readline()  # the first version
    state = tmp_path / "state.npz"
    end = time.monotonic() + 100
    while not (state.exists() and json.loads(counters(state))["version"]):
        assert time.monotonic() < end
        time.sleep(0.1)
    begun.send_signal(signal.SIGKILL)
    begun.wait()
    begun.stdout.close()
    noted = json.loads((tmp_path / "seeds.json").read_text())["training"]
    again = training(tmp_path, Notes())
    assert again.counters.version > 0
    assert again.buffer.size >= min(PLAN.bound, again.counters.positions)
    assert again.folder.given["training"].take(1).start == noted
    again.folder.close()


def counters(state: Path) -> str:
    with np.load(state) as found:
        return str(found["counters"])


def test_one_folder_one_training(tmp_path: Path) -> None:
    folder = Folder(tmp_path, settings(PLAN))
    with pytest.raises(SetupError, match="already running"):
        Folder(tmp_path, settings(PLAN))
    folder.close()
    Folder(tmp_path, settings(PLAN)).close()
