"""French typography: signs that stand apart are tied to their word by a no-break space."""

import re
from pathlib import Path

import pytest

import ironbridge

SOURCE = Path(__file__).parents[1] / "src" / "ironbridge"
LOOSE = re.compile(r" [:;!?»£](?=[\s.,)…»\"]|$)|« ")


@pytest.mark.source
@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.fr.ftl")), ids=lambda path: path.name)
def test_texts(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    loose = [line for line in lines if not line.startswith("#") and LOOSE.search(line)]
    assert loose == []


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_rules(name: str) -> None:
    rules = ironbridge.game(name).rulebook.rules.values()
    assert [rule.id for rule in rules if LOOSE.search(rule.text("fr"))] == []
