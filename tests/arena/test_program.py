"""Programs at the table: what they are told, and that none of them stops a game."""

import json
import os
import re
import time
from pathlib import Path

import pytest

import ironbridge
from ironbridge.arena.plan import Plan, Task, make_plan
from ironbridge.arena.play import Played, play, seat_chance
from ironbridge.arena.program import ProgramBot
from ironbridge.bots import decide, make
from ironbridge.kernel.chance import seeded
from ironbridge.programs.line_protocol import VERSION, Chosen, Decide, Hello, hello, line
from ironbridge.programs.line_protocol import decide as question
from ironbridge.programs.process import MOST_FAILURES
from tests.arena.players import EXAMPLE, WEAK, player, program
from tools.compile import ROOT

GAME = ironbridge.game("brass-birmingham")
SHORT = {"introductory": True}
LIMIT_S = 20.0
"""So long that no honest program of these tests is ever late."""


def plan_of(first: str, limit_s: float = LIMIT_S) -> Plan:
    return make_plan(
        GAME.name,
        [first, WEAK],
        seeds=range(1),
        seats=2,
        options=SHORT,
        limit_s=limit_s,
    )


def played(first: str, limit_s: float = LIMIT_S, log: Path | None = None) -> Played:
    """A game whose first seat is this player's, to its end."""
    found = play(GAME, plan_of(first, limit_s), Task(0, 0, 0), log)
    assert len(found.scores) == 2
    assert found.failures[1] == {}
    return found


def decisions(found: Played) -> int:
    return sum(len(turn) for turn in found.turns[0])


# What a program is told ---------------------------------------------------------------------


def test_a_program_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    kept = tmp_path / "told.jsonl"
    noted = f"open({str(kept)!r}, 'a').write(line)"
    source = f"""{noted}
        answer({{"id": question["id"], "move": legal[-1]}})"""
    hello_source = f"""{noted}
        answer({{"protocol": 1, "name": "more keys are no fault"}})"""
    found = played(program(tmp_path, "listener", source, hello_source))
    assert found.failures[0] == {}
    told = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    begin, questions = told[0], told[1:]
    assert {key: begin[key] for key in ("type", "protocol", "game", "rules", "seats", "seat")} == {
        "type": "hello",
        "protocol": VERSION,
        "game": GAME.name,
        "rules": GAME.version,
        "seats": 2,
        "seat": 0,
    }
    assert begin["options"] == GAME.check_options(2, SHORT)
    assert begin["components"] == json.loads(json.dumps(GAME.components()))
    assert len(questions) == decisions(found)
    assert played_again(questions) == found.digest


def played_again(questions: list[dict[str, object]]) -> str:
    """The game once more, beside the questions: each has the view of the seat, and nothing else."""
    state, left = GAME.start(2, 0, SHORT), iter(questions)
    other, chance = make(GAME, WEAK), seat_chance(0, 1)
    while not state.over:
        seat, legal = int(state.decider()), state.legal()
        if seat == 0 and len(legal) > 1:
            asked = next(left)
            assert set(asked) == {"type", "id", "seat", "view", "legal", "limit_ms"}
            assert asked["view"] == json.loads(json.dumps(state.view(0)))
            assert asked["legal"] == [{"move": one.text, "index": one.index} for one in legal]
            assert (asked["seat"], asked["limit_ms"]) == (0, int(LIMIT_S * 1000))
            state.do(legal[-1], 0)
        else:
            state.do(decide(other, state, seat, chance), seat)
    return state.digest()


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_questions_of_every_game_can_be_written(name: str) -> None:
    game = ironbridge.game(name)
    state = game.start(seed=3)
    seats = state.seats
    begin = json.loads(line(hello(game, seats, 1, game.check_options(seats, {}))))
    assert begin["components"]["game"] == name
    seat = int(state.decider())
    asked = json.loads(line(question(state, seat, state.legal(seat), 1, 2.5)))
    assert asked["view"]["you"] == seat
    assert asked["limit_ms"] == 2500
    assert [one["move"] for one in asked["legal"]] == [move.text for move in state.legal(seat)]


def test_what_is_hidden_changes_nothing_that_a_program_is_told() -> None:
    state = GAME.start(4, 5)
    seat = int(state.decider())
    told = {
        line(question(other, seat, other.legal(seat), 1, 1.0))
        for other in (state, *(state.determinize(seat, seeded(n)) for n in range(5)))
    }
    assert len(told) == 1


def test_the_page_shows_the_messages_as_they_are() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```json\n(.*?)```", page, flags=re.DOTALL)
    shown = [json.loads(text) for block in blocks for text in block.splitlines()]
    begin, asked, answered = shown
    assert list(begin) == ["type", *Hello.__struct_fields__]
    assert list(asked) == ["type", *Decide.__struct_fields__]
    assert list(answered) == list(Chosen.__struct_fields__)
    for one in asked["legal"]:
        assert GAME.parse(one["move"]).index == one["index"]


# The example --------------------------------------------------------------------------------


def test_the_example_plays_whole_games() -> None:
    found = played(f"program:{EXAMPLE}")
    assert found.failures[0] == {}
    assert decisions(found) > 10


# Programs that fail -------------------------------------------------------------------------

LATE = "time.sleep(60)"
GARBAGE = 'print("thinking...", flush=True)'
NOT_AN_ANSWER = 'answer(["pass"])'
NO_ID = 'answer({"move": legal[0]})'
UNASKED = 'answer({"id": question["id"] + 1, "move": legal[0]})'
LONG = 'print("x" * 100_000, flush=True)'
BINARY = 'sys.stdout.buffer.write(b"\\xff\\xfe\\n"); sys.stdout.flush()'
ILLEGAL = 'answer({"id": question["id"], "move": "no such move"})'
EXITS = "sys.exit(3)"
CRASHES = "raise RuntimeError('oops')"
CLOSES = "sys.stdout.close(); __import__('os').close(1); time.sleep(60)"


@pytest.mark.parametrize(
    ("decide_source", "kind", "count"),
    [
        (GARBAGE, "garbage", MOST_FAILURES),
        (NOT_AN_ANSWER, "garbage", MOST_FAILURES),
        (NO_ID, "garbage", MOST_FAILURES),
        (UNASKED, "garbage", MOST_FAILURES),
        (LONG, "garbage", MOST_FAILURES),
        (BINARY, "garbage", MOST_FAILURES),
        (ILLEGAL, "illegal", MOST_FAILURES),
        (EXITS, "ended", 1),
        (CRASHES, "ended", 1),
        (CLOSES, "ended", 1),
    ],
)
def test_a_program_that_fails_is_replaced(
    tmp_path: Path, decide_source: str, kind: str, count: int
) -> None:
    found = played(program(tmp_path, "broken", decide_source))
    left = decisions(found) - count
    assert left > 0
    assert found.failures[0] == {kind: count, "replaced": left}


def test_a_late_program_is_replaced(tmp_path: Path) -> None:
    found = played(program(tmp_path, "late", LATE), limit_s=0.2)
    assert found.failures[0] == {"late": 3, "replaced": decisions(found) - 3}


def test_one_failure_costs_one_decision(tmp_path: Path) -> None:
    once = """answer({"id": question["id"], "move": legal[0] if questions != 2 else "?"})"""
    assert played(program(tmp_path, "once", once)).failures[0] == {"illegal": 1}


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(tmp_path: Path) -> None:
    # It forgets the first question, and answers it together with the second.
    slow = """if questions == 1: first = question["id"]; continue
        if questions == 2: answer({"id": first, "move": "no such move"})
        answer({"id": question["id"], "move": legal[0]})"""
    assert played(program(tmp_path, "slow", slow), limit_s=2.0).failures[0] == {"late": 1}


@pytest.mark.parametrize(
    ("hello_source", "kind"),
    [
        ('answer({"protocol": 2})', "garbage"),
        ('answer({"move": "pass"})', "garbage"),
        ("sys.exit(1)", "ended"),
    ],
)
def test_a_program_that_does_not_say_hello_does_not_play(
    tmp_path: Path, hello_source: str, kind: str
) -> None:
    found = played(program(tmp_path, "rude", hello=hello_source))
    assert found.failures[0] == {kind: 1, "replaced": decisions(found)}


def test_a_program_that_never_reads_is_late(tmp_path: Path) -> None:
    # More than a pipe holds is written before it is found out.
    deaf = player(
        tmp_path, "deaf", "print('{\"protocol\": 1}', flush=True)\nimport time; time.sleep(60)"
    )
    assert played(deaf, limit_s=0.2).failures[0]["late"] == MOST_FAILURES


def test_a_program_that_floods_is_garbage(tmp_path: Path) -> None:
    flood = """print('{"protocol": 1}', flush=True)
while True: print("spam")"""
    assert played(player(tmp_path, "flood", flood)).failures[0]["garbage"] == MOST_FAILURES


def test_what_a_program_complains_about_is_kept(tmp_path: Path) -> None:
    log = tmp_path / "programs.log"
    played(program(tmp_path, "crashing", CRASHES), log=log)
    assert "RuntimeError: oops" in log.read_text(encoding="utf-8")


def test_the_fallback_is_drawn_by_the_seed(tmp_path: Path) -> None:
    broken = program(tmp_path, "broken", EXITS)
    assert played(broken).digest == played(broken).digest


# The end ------------------------------------------------------------------------------------


def bot_of(source: str, folder: Path) -> ProgramBot:
    return ProgramBot(player(folder, "ending", source), hello(GAME, 2, 0, {}), LIMIT_S)


def process_of(bot: ProgramBot) -> int:
    assert bot.process is not None
    return bot.process.process.pid


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


READS_ON = """print('{"protocol": 1}', flush=True)
import sys
for line in sys.stdin: pass
"""
STUBBORN = """import signal, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print('{"protocol": 1}', flush=True)
while True: time.sleep(1)
"""


@pytest.mark.parametrize("source", [READS_ON, STUBBORN], ids=["reads-on", "stubborn"])
@pytest.mark.parametrize("finished", [True, False])
def test_no_program_outlives_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, finished: bool
) -> None:
    monkeypatch.setattr("ironbridge.programs.process.GRACE_S", 0.5)
    bot = bot_of(source, tmp_path)
    pid = process_of(bot)
    bot.close(GAME.start(2, 1).result() if finished else None)
    assert gone(pid)
    bot.close(None)  # a second time does no harm


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    child = tmp_path / "child"
    source = f"""import subprocess, sys
other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(child)!r}, "w").write(str(other.pid))
{READS_ON.replace("pass", "import time; time.sleep(600)")}"""
    bot = bot_of(source, tmp_path)
    bot.close(None)
    pid = int(child.read_text())
    for _ in range(100):  # whoever takes the orphan in needs a moment to bury it
        if gone(pid) or "Z" in state_of(pid):
            break
        time.sleep(0.05)
    else:
        pytest.fail("it lives on")


def state_of(pid: int) -> str:
    """The letter that Linux has for the state of a process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"


def test_the_result_is_told_at_the_end(tmp_path: Path) -> None:
    kept = tmp_path / "last"
    source = f"""import sys
print('{{"protocol": 1}}', flush=True)
for line in sys.stdin: last = line
open({str(kept)!r}, "w").write(last)
"""
    bot = bot_of(source, tmp_path)
    result = GAME.start(2, 1).result()
    bot.close(result)
    assert json.loads(kept.read_text()) == {"type": "end", "result": result.to_json()}
