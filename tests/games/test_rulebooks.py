"""Every clause of every rulebook has its tests, and only clauses that exist are cited. Those that
can forbid a move are cited by the checker, in a position of some test."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import ironbridge
from ironbridge.kernel.game import Game
from ironbridge.kernel.rulebook import coverage

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ironbridge" / "games"
FAMILY = ROOT / "src" / "ironbridge" / "brass"
SHARED = ROOT / "tests" / "games" / "brass"
CLAUSE = re.compile(r"\b[A-Z]+(?:-[A-Z]+)+\b")
"""The id of a clause, or its name without the prefix of a rulebook."""


def folder_of(game: Game) -> Path:
    return SOURCE / type(game).__module__.split(".")[2]


def is_brass(game: Game) -> bool:
    """Whether the game's state builds on that of the Brass family, so that its rules apply."""
    text = (folder_of(game) / "rules" / "state.py").read_text(encoding="utf-8")
    return "from ironbridge.brass.rules.state import" in text


def prefix_of(game: Game) -> str:
    (prefix,) = {rule.split("-")[0] for rule in game.rulebook.rules}
    return prefix


BRASS = [name for name in ironbridge.game_names() if is_brass(ironbridge.game(name))]


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_every_clause_has_a_test(name: str) -> None:
    found = coverage(ironbridge.game(name).rulebook, ROOT)
    assert found.missing == ()
    assert found.absent == ()
    assert found.clauses > 0


@pytest.mark.source
@pytest.mark.parametrize("name", ironbridge.game_names())
def test_every_rule_cited_in_the_code_exists(name: str) -> None:
    """In the game's own rulebook; the rules and reasons of a game cite full ids only."""
    game = ironbridge.game(name)
    home = folder_of(game)
    cited = clauses_in(home / "rules") | clauses_in(home / "why")
    cited |= {text for text in texts_of(home.rglob("*.py")) if CLAUSE.fullmatch(text)}
    assert cited
    assert cited <= set(game.rulebook.rules), sorted(cited - set(game.rulebook.rules))


@pytest.mark.source
@pytest.mark.parametrize("name", BRASS)
def test_every_rule_cited_in_the_family_exists_in_its_games(name: str) -> None:
    """By its name without a prefix, which with the game's own prefix is the id of a clause."""
    game = ironbridge.game(name)
    cited = clauses_in(FAMILY / "rules") | clauses_in(FAMILY / "why")
    assert cited
    unknown = {
        clause for clause in cited if f"{prefix_of(game)}-{clause}" not in game.rulebook.rules
    }
    assert unknown == set()


@pytest.mark.source
def test_a_misspelled_clause_would_be_found() -> None:
    assert CLAUSE.findall('forbid(state, "NETWORK-RAIL-COALS")') == ["NETWORK-RAIL-COALS"]
    assert CLAUSE.findall("# BB-BUILD-PAY, (BUILD-PAI)") == ["BB-BUILD-PAY", "BUILD-PAI"]
    assert len(BRASS) > 1


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_a_test_of_a_clause_bears_its_name(name: str) -> None:
    """A test that the Brass games share bears the name without the prefix of a rulebook."""
    game = ironbridge.game(name)
    for rule in game.rulebook.rules.values():
        wanted = "test_" + rule.id.replace("-", "_")
        shared = "test_" + rule.id.removeprefix(f"{prefix_of(game)}-").replace("-", "_")
        assert any(
            test.split("::")[1].startswith(shared if is_shared(test) else wanted)
            for test in rule.tests
        ), rule.id


@pytest.mark.source
@pytest.mark.parametrize("name", BRASS)
def test_a_shared_test_runs_in_every_game_of_the_family(name: str) -> None:
    """Because it asks for a fixture that gives it one game after the other."""
    tests = [test for rule in ironbridge.game(name).rulebook.rules.values() for test in rule.tests]
    shared = [test for test in tests if is_shared(test)]
    assert shared
    for test in shared:
        path, _, function = test.partition("::")
        assert fixtures_of(ROOT / path, function) & {"brass", "game", "position"}, test


@pytest.mark.source
@pytest.mark.parametrize("name", ironbridge.game_names())
def test_a_clause_that_can_forbid_a_move_does_so_in_some_test(name: str) -> None:
    """rules.toml marks the clauses that cannot (`forbids = false`): the checker cites all others
    and none of those, and each one cited is what some test expects."""
    game = ironbridge.game(name)
    home = folder_of(game)
    checker = texts_of(home.glob("why/*.py"))
    if is_brass(game):
        shared = texts_of(FAMILY.glob("why/*.py"))
        checker |= {f"{prefix_of(game)}-{text}" for text in shared if CLAUSE.fullmatch(text)}
    expected = texts_of((ROOT / "tests" / "games" / home.name).glob("*.py"))
    if is_brass(game):
        shared = texts_of(SHARED.glob("*.py"))
        expected |= {f"{prefix_of(game)}-{text}" for text in shared if CLAUSE.fullmatch(text)}
    for rule in game.rulebook.rules.values():
        cited = rule.id in checker
        assert cited == rule.forbids, f"{rule.id}: cited by the checker: {cited}"
        assert not cited or rule.id in expected, f"{rule.id}: no test is refused a move by it"


@pytest.mark.source
@pytest.mark.parametrize("name", ironbridge.game_names())
def test_a_clause_that_can_forbid_a_move_is_cited_where_the_rule_stands(name: str) -> None:
    """In the folder of the rules too, the game's or the family's, not only where the reason is
    given."""
    game = ironbridge.game(name)
    cited = clauses_in(folder_of(game) / "rules")
    if is_brass(game):
        cited |= {f"{prefix_of(game)}-{clause}" for clause in clauses_in(FAMILY / "rules")}
    enforced = {rule.id for rule in game.rulebook.rules.values() if rule.forbids}
    assert enforced - cited == set()


def is_shared(test: str) -> bool:
    """Whether the test is one of those that the Brass games share."""
    return (ROOT / test.split("::")[0]).parent == SHARED


def fixtures_of(path: Path, function: str) -> set[str]:
    """What a test asks for."""
    (found,) = (
        node
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == function
    )
    return {argument.arg for argument in found.args.args}


def clauses_in(folder: Path) -> set[str]:
    """All clauses that the files of a folder name, in code, docstrings or comments."""
    files = sorted(folder.glob("*.py"))
    return {clause for path in files for clause in CLAUSE.findall(path.read_text(encoding="utf-8"))}


def texts_of(paths: Iterable[Path]) -> set[str]:
    """All texts in the code of some files."""
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
