"""Runs: the same games on any number of cores, and going on where a run was broken off."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import ironbridge
from ironbridge.arena.chart import ChartText, draw_chart
from ironbridge.arena.plan import Plan, Task, make_plan
from ironbridge.arena.play import (
    BrokenGame,
    Played,
    play,
    play_task,
    play_to_end,
    seat_chance,
)
from ironbridge.arena.processes import played_on_cores
from ironbridge.arena.results import GAMES, SETTINGS, Results, read_games
from ironbridge.arena.run import CHART, RESULT, Run
from ironbridge.bots import Bot, make
from ironbridge.cluster import code, spread
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from tests.arena.players import EXAMPLE, STRONG, WEAK, program

GAME = "brass-birmingham"
SHORT = {"introductory": True}


def plan_of(*players: str, deals: int = 4, first: int = 40) -> Plan:
    seeds = range(first, first + deals)
    return make_plan(GAME, players or (WEAK,), seeds=seeds, seats=2, options=SHORT)


def without_times(games: dict[Task, Played]) -> dict[Task, Played]:
    """What must be the same in every run: instead of times, how many there are."""
    found = {}
    for task, one in sorted(games.items()):
        counts = [[[len(turn)] for turn in turns] for turns in one.turns]
        found[task] = msgspec.structs.replace(one, turns=counts)
    return found


def played(plan: Plan, cores: int) -> dict[Task, Played]:
    return without_times(
        {one.task: one for one in played_on_cores(plan, list(plan.tasks()), cores)}
    )


# The same games -----------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    plan = plan_of(STRONG, WEAK, deals=1)
    alone = played(plan, 1)
    assert alone == played(plan, 1)
    assert alone == played(plan, 2)
    several = plan_of()
    assert played(several, 1) == played(several, 3)


def test_another_seed_gives_other_games() -> None:
    first, second = (play(ironbridge.game(GAME), plan_of(), Task(0, n, 0)) for n in (40, 41))
    assert first.digest != second.digest


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_every_game_can_be_played(name: str) -> None:
    plan = make_plan(name, [WEAK], seeds=range(3, 4))
    (found,) = played_on_cores(plan, list(plan.tasks()), 1)
    assert len(found.scores) == max(ironbridge.game(name).seat_counts)
    assert all(found.turns)


def test_what_one_seat_draws_changes_nothing_for_the_others() -> None:
    # The first seat's player draws more or less from its chance; the second decides as before.
    class Wasteful(Bot):
        def __init__(self, drawn: int) -> None:
            self.drawn = drawn

        def choose(self, state: State, seat: int, chance: Chance) -> Move:
            for _ in range(self.drawn):
                chance.next()
            return state.legal(seat)[0]

    game, ends = ironbridge.game(GAME), []
    for drawn in (0, 5):
        state = game.start(2, 8, SHORT)
        play_to_end(state, [Wasteful(drawn), make(game, WEAK)], [seat_chance(8, n) for n in (0, 1)])
        ends.append(state.digest())
    assert ends[0] == ends[1]


def test_every_seat_and_the_deck_draw_different_numbers() -> None:
    streams = [seeded(8), *(seat_chance(8, seat) for seat in range(5)), seat_chance(9, 0)]
    assert len({tuple(chance.words()) for chance in streams}) == len(streams)


def test_a_bot_that_breaks_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Bot):
        pass

    monkeypatch.setattr("ironbridge.arena.play.bot_of", lambda game, name: Broken())
    with pytest.raises(BrokenGame, match=r"seed 40, random,random: NotImplementedError"):
        list(played_on_cores(plan_of(), list(plan_of().tasks()), 1))


# Going on -----------------------------------------------------------------------------------


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole = Run(plan_of(), tmp_path / "whole")
    list(whole.play(cores=1))
    first = Run(plan_of(), tmp_path / "parts")
    games = first.play(cores=1)
    next(games)
    games.close()  # type: ignore[attr-defined]
    assert (first.done, first.total) == (1, 4)
    second = Run(plan_of(), tmp_path / "parts")
    assert second.done == 1
    assert len(list(second.play(cores=1))) == 3
    assert without_times(second.results.played) == without_times(whole.results.played)
    assert list(Run(plan_of(), tmp_path / "parts").play(cores=1)) == []


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    list(Run(plan_of(), tmp_path).play(cores=1))
    file = tmp_path / GAMES
    text = file.read_bytes()
    file.write_bytes(text[:-20])
    run = Run(plan_of(), tmp_path)
    assert run.done == 3
    list(run.play(cores=1))
    assert len(list(read_games(file))) == 4


def test_a_damaged_file_is_refused_with_the_line(tmp_path: Path) -> None:
    list(Run(plan_of(), tmp_path).play(cores=1))
    file = tmp_path / GAMES
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], b"?\n", *lines[2:]]))
    with pytest.raises(FormatError, match="line 2: not a game"):
        Run(plan_of(), tmp_path)


def test_more_deals_go_on_and_fewer_count_fewer(tmp_path: Path) -> None:
    list(Run(plan_of(deals=2), tmp_path).play(cores=1))
    more = Run(plan_of(deals=4), tmp_path)
    assert (more.done, more.total) == (2, 4)
    list(more.play(cores=1))
    assert Run(plan_of(deals=3), tmp_path).summary().games == 3


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (plan_of(STRONG), 'line_ups: [["random", "random"]] there, [["greedy", "greedy"]] now'),
        (plan_of(first=41), "first_seed: 40 there, 41 now"),
        (make_plan(GAME, [WEAK], seeds=range(40, 41), seats=2), "options: "),
        (make_plan("spyrium", [WEAK], seeds=range(40, 41), seats=2), "game: "),
    ],
)
def test_other_settings_are_refused(tmp_path: Path, other: Plan, said: str) -> None:
    Run(plan_of(), tmp_path)
    with pytest.raises(SetupError) as refused:
        Run(other, tmp_path)
    assert said in str(refused.value)
    assert "choose another folder" in str(refused.value)


def test_bots_that_have_changed_are_refused(tmp_path: Path) -> None:
    Run(plan_of(), tmp_path)
    settings = json.loads((tmp_path / SETTINGS).read_text())
    assert settings["code"] == code()
    (tmp_path / SETTINGS).write_text(json.dumps({**settings, "code": "0" * 16}))
    with pytest.raises(SetupError, match="have changed since"):
        Results(plan_of(), tmp_path)


def test_the_result_says_what_was_played(tmp_path: Path) -> None:
    plan = make_plan(
        GAME,
        [STRONG, WEAK],
        seeds=range(3_000_000_000, 3_000_000_001),
        seats=2,
        options=SHORT,
    )
    run = Run(plan, tmp_path)
    list(run.play(cores=1))
    summary = run.summary()
    run.save(summary, draw_chart(summary.line_ups, ChartText("", "", "", ["one"])))
    document = json.loads((tmp_path / RESULT).read_text())
    assert document["settings"]["block"] == "reporting"
    assert document["settings"]["deals"] == 1
    assert document["games"] == 2
    (line_up,) = document["line_ups"]
    assert [player["player"] for player in line_up["players"]] == [STRONG, WEAK]
    assert line_up["players"][0]["wins"]["mean"] == 1.0
    assert document["ratings"][0]["player"] == STRONG
    ElementTree.parse(tmp_path / CHART)


# Processes ----------------------------------------------------------------------------------


def test_a_process_that_dies_is_noticed() -> None:
    plan = plan_of(deals=20)
    games = played_on_cores(plan, list(plan.tasks()), 2)
    next(games)
    for child in multiprocessing.active_children():
        child.kill()
    with pytest.raises(BrokenGame, match="a process ended with status -9"):
        list(games)


def test_ctrl_c_keeps_and_shows_what_is_there(tmp_path: Path) -> None:
    sleeper = program(
        tmp_path,
        "sleeper",
        f"""open({str(tmp_path / "pids")!r}, "a").write(str(__import__("os").getpid()) + "\\n")
        time.sleep(600)""",
    )
    out = tmp_path / "out"
    command = [
        sys.executable,
        "-m",
        "ironbridge.cli",
        "arena",
        GAME,
        "--seats",
        "2",
        "--cores",
        "2",
    ]
    command += ["--players", f"{sleeper},{WEAK}", "--deals", "4", "--limit", "600"]
    command += ["--option", "introductory=true", "--out", str(out), "--lang", "en"]
    run = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    pids = tmp_path / "pids"
    for _ in range(1200):
        if pids.exists() and len(pids.read_text().split()) == 2:
            break
        time.sleep(0.05)
    # As a terminal does: to all processes of the group.
    os.killpg(run.pid, signal.SIGINT)
    _, complaints = run.communicate(timeout=60)
    assert run.returncode == 130, complaints
    assert "Stopped after 0 of 8 games" in complaints
    assert "Traceback" not in complaints
    assert (out / RESULT).exists()
    for pid in map(int, pids.read_text().split()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


# Ray ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    plan = make_plan(
        GAME,
        [STRONG, WEAK, f"program:{EXAMPLE}"],
        seeds=range(40, 41),
        seats=2,
        options=SHORT,
        adjacent=True,
    )
    games = spread(partial(play_task, plan), plan.tasks(), "local", 2)
    found = {one.task: one for one in games}
    assert set(found) == set(plan.tasks())
    bots = {task: one for task, one in found.items() if task.line_up == 0}
    assert without_times(bots) == played(plan_of(STRONG, WEAK, deals=1), 1)
    assert all(one.failures == [{}, {}] for one in found.values())
