"""Every clause of every rulebook has its tests, and only clauses that exist are cited."""

import re
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
