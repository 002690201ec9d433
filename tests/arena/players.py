"""Who plays in these tests: two bots, the example program, and programs that fail on purpose."""

import shlex
import sys
from pathlib import Path

from tools.compile import ROOT

WEAK, STRONG = "random", "greedy"
"""Two levels that are quick enough for plain Python."""

EXAMPLE = shlex.join([sys.executable, str(ROOT / "examples" / "random_program.py")])

FRAME = """
import json, sys, time
questions = 0
def answer(message):
    print(json.dumps(message), flush=True)
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        {hello}
    elif question["type"] == "decide":
        questions += 1
        legal = [one["move"] for one in question["legal"]]
        {decide}
{at_the_end}
"""

GOOD_HELLO = 'answer({"protocol": 1})'
GOOD_DECIDE = 'answer({"id": question["id"], "move": legal[0]})'


def program(
    folder: Path,
    name: str,
    decide: str = GOOD_DECIDE,
    hello: str = GOOD_HELLO,
    at_the_end: str = "",
) -> str:
    """A player that does this with each question."""
    source = FRAME.replace("{hello}", hello).replace("{decide}", decide)
    return player(folder, name, source.replace("{at_the_end}", at_the_end))


def player(folder: Path, name: str, source: str) -> str:
    path = folder / f"{name}.py"
    path.write_text(source, encoding="utf-8")
    return f"program:{shlex.join([sys.executable, str(path)])}"
