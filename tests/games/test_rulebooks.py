"""Every clause of every rulebook has its tests, and only clauses that exist are cited. Those that
can forbid a move are cited by the checker, in a position of some test."""

import ast
import re
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

import ironbridge
from ironbridge.kernel.rulebook import coverage

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ironbridge" / "games"
RULE_ID = re.compile(r"\"([A-Z]{2}(?:-[A-Z]+){2,})\"")


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_every_clause_has_a_test(name: str) -> None:
    found = coverage(ironbridge.game(name).rulebook, ROOT)
    assert found.missing == ()
    assert found.absent == ()
    assert found.clauses > 0


@pytest.mark.source
def test_every_rule_cited_in_the_code_exists() -> None:
    known = {
        rule for name in ironbridge.game_names() for rule in ironbridge.game(name).rulebook.rules
    }
    cited = {
        rule
        for path in SOURCE.rglob("*.py")
        for rule in RULE_ID.findall(path.read_text(encoding="utf-8"))
    }
    assert cited
    assert cited <= known, sorted(cited - known)


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_a_test_of_a_clause_bears_its_name(name: str) -> None:
    for rule in ironbridge.game(name).rulebook.rules.values():
        wanted = "test_" + rule.id.replace("-", "_")
        assert any(test.split("::")[1].startswith(wanted) for test in rule.tests), rule.id


@pytest.mark.source
@pytest.mark.parametrize("name", ironbridge.game_names())
def test_a_clause_that_can_forbid_a_move_does_so_in_some_test(name: str) -> None:
    """rules.toml marks the clauses that cannot (`forbids = false`): the checker cites all others
    and none of those, and each one cited is what some test expects."""
    game = ironbridge.game(name)
    folder = Path(sys.modules[type(game).__module__].__file__ or "").parent.name
    checker = texts_of([*(SOURCE / folder).glob("why*.py"), *(SOURCE / folder).glob("why/*.py")])
    shared = texts_of((SOURCE.parent / "industry").glob("*.py"))
    expected = texts_of((ROOT / "tests" / "games" / folder).glob("*.py"))
    for rule in game.rulebook.rules.values():
        cited = rule.id in checker or rule.id.split("-", 1)[1] in shared
        assert cited == rule.forbids, f"{rule.id}: cited by the checker: {cited}"
        assert not cited or rule.id in expected, f"{rule.id}: no test is refused a move by it"


def texts_of(paths: Iterable[Path]) -> set[str]:
    """All texts in the code of some files."""
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
