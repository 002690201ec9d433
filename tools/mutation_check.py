"""Break rules on purpose, one at a time, and see whether the tests notice.

`python -m tools.mutation_check --number 12 --seed 1` takes, for each game, twelve clauses at
random that its rules cite, changes one sign, number, condition or step in a function that cites
the clause, and runs the tests of the game in plain Python on a copy of the sources. A change that
no test notices is printed with its place: either a test is missing, or the change makes no
difference, which a person decides. Exits with 1 when any was missed.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import ironbridge

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ironbridge"
CLAUSE = re.compile(r"\b[A-Z]{2,}(?:-[A-Z]+)+\b")
LIMIT = 600
"""Seconds: a change that lets a game run for ever is one that was noticed."""

SIGNS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATIONS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Rule:
    """A function that cites a clause."""

    clause: str
    path: Path
    function: str


@dataclass(frozen=True)
class Change:
    rule: Rule
    line: int
    before: str
    after: str
    text: str
    """The whole changed module."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="a game's name; all games without it")
    parser.add_argument("--number", type=int, default=12, help="changes in each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    missed = 0
    for name in asked.game or ironbridge.game_names():
        chance = random.Random(f"{name} {asked.seed}")
        changes = list(chosen(name, asked.number, chance))
        with ThreadPoolExecutor(asked.cores) as pool:
            answers = pool.map(is_noticed, [name] * len(changes), changes)
            for change, noticed in zip(changes, answers, strict=True):
                missed += not noticed
                print(line_of(change, noticed), flush=True)
        print(f"{name}: {len(changes)} changes", flush=True)
    print(f"missed: {missed}")
    sys.exit(1 if missed else 0)


def line_of(change: Change, noticed: bool) -> str:
    place = f"{change.rule.path.relative_to(ROOT)}:{change.line}"
    said = "caught" if noticed else "MISSED"
    return f"{said}  {change.rule.clause}  {place}  {change.before}  ->  {change.after}"


# What is changed -----------------------------------------------------------------------------


def chosen(name: str, number: int, chance: random.Random) -> Iterator[Change]:
    rules = rules_of(name)
    clauses = sorted({rule.clause for rule in rules})
    chance.shuffle(clauses)
    found = 0
    for clause in clauses:
        if found == number:
            return
        change = changed(chance.choice([rule for rule in rules if rule.clause == clause]), chance)
        if change is not None:
            found += 1
            yield change


def rules_of(name: str) -> list[Rule]:
    """The functions in the rules of a game, and of its family, that cite one of its clauses."""
    game = ironbridge.game(name)
    folder = SOURCE / "games" / type(game).__module__.split(".")[2]
    known = game.rulebook.rules
    prefix = next(iter(known)).split("-")[0]
    shared = (SOURCE / "brass" / "rules").glob("*.py") if family(name) else ()
    found = []
    for path in [*(folder / "rules").glob("*.py"), *shared]:
        for node in ast.walk(ast.parse(read(path))):
            if isinstance(node, ast.FunctionDef):
                cited = set(CLAUSE.findall(ast.get_docstring(node) or ""))
                full = {c if c in known else f"{prefix}-{c}" for c in cited}
                found += [Rule(c, path, node.name) for c in sorted(full) if c in known]
    return sorted(found, key=lambda rule: (rule.clause, str(rule.path), rule.function))


def family(name: str) -> bool:
    """Whether the game shares its rules with others."""
    return name.startswith("brass-")


def changed(rule: Rule, chance: random.Random) -> Change | None:
    """The module with one thing in the function changed; None where there is nothing to change."""
    text = read(rule.path)
    tree = ast.parse(text)
    function = next(
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == rule.function
    )
    options = [
        (node, other)
        for inner in function.body
        for node in ast.walk(inner)
        if isinstance(node, ast.expr | ast.stmt)
        for other in others(node)
    ]
    if not options:
        return None
    node, other = chance.choice(options)
    lines = text.splitlines(keepends=True)
    start = sum(len(line.encode()) for line in lines[: node.lineno - 1]) + node.col_offset
    last = node.end_lineno or node.lineno
    end = sum(len(line.encode()) for line in lines[: last - 1]) + (node.end_col_offset or 0)
    raw, after = text.encode(), ast.unparse(other)
    if isinstance(node, ast.expr):
        after = f"({after})"
    before = " ".join(raw[start:end].decode().split())
    return Change(
        rule, node.lineno, before, after, (raw[:start] + after.encode() + raw[end:]).decode()
    )


def others(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """What could stand there instead."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SIGNS:
        twin = copy.deepcopy(node)
        twin.ops[0] = SIGNS[type(node.ops[0])]()
        yield twin
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATIONS:
        yield ast.BinOp(node.left, OPERATIONS[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.AugAssign) or is_call(node):
        yield ast.Pass()


def is_call(node: ast.AST) -> bool:
    """A step that is taken for what it does, not for what it answers."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# Whether it is noticed -----------------------------------------------------------------------


def is_noticed(name: str, change: Change) -> bool:
    """The tests of the game, on a copy of the sources with the change in it."""
    game = ironbridge.game(name)
    folder = type(game).__module__.split(".")[2]
    tests = [test.split("::")[0] for test in game.rulebook.rules[change.rule.clause].tests]
    with tempfile.TemporaryDirectory() as place:
        copied = Path(place) / "ironbridge"
        ignored = shutil.ignore_patterns("__pycache__", "client", "*.so")
        shutil.copytree(SOURCE, copied, ignore=ignored)
        (copied / change.rule.path.relative_to(SOURCE)).write_text(change.text, encoding="utf-8")
        return (
            fails(place, sorted(set(tests)))
            or fails(
                place, [f"tests/games/{folder}", *(["tests/games/brass"] if family(name) else [])]
            )
            or fails(place, ["tests/games/test_conformance.py", "-k", name])
        )


def fails(place: str, tests: list[str]) -> bool:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "-m",
        "not source",
    ]
    environment = {**os.environ, "PYTHONPATH": place, "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("IRONBRIDGE_EXPECT", None)
    begun = time.monotonic()
    try:
        ran = subprocess.run(
            [*command, *tests],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=LIMIT,
        )
    except subprocess.TimeoutExpired:
        return True
    if ran.returncode not in (0, 1):
        lasted = time.monotonic() - begun
        raise RuntimeError(
            f"pytest stopped with {ran.returncode} after {lasted:.0f} s:\n{ran.stdout}"
        )
    return ran.returncode == 1


if __name__ == "__main__":
    main()
