"""The positions by which tests show clauses, for the rules page: `make rule-examples` runs the
tests that a rulebook names and writes `examples.toml` beside its `rules.toml`.

The tests stay the only place where a position is written. Each example keeps a fingerprint of the
test that it comes from, so that `tests/games/test_rule_examples.py` can say without running them
all which one is out of date.
"""

from __future__ import annotations

import ast
import hashlib
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from ironbridge import registry
from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Reason
from ironbridge.kernel.rulebook import Rule
from ironbridge.kernel.state import State

ROOT = Path(__file__).resolve().parents[1]
HEAD = "# Written by `make rule-examples` from the tests that rules.toml names: do not edit.\n"


@dataclass
class Shown:
    """A position of a test, and what was tried there first."""

    game: str
    text: str
    state: State
    played: str = ""
    refused: list[tuple[str, str]] = field(default_factory=list)
    """Moves, with the clauses that forbid them."""


class Recorder:
    """Writes down which positions a test sets up from text, and what it tries there."""

    def __init__(self) -> None:
        self.test = ""
        self.found: dict[str, list[Shown]] = {}

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.test = item.nodeid.partition("[")[0]

    def shown(self, state: State) -> Shown | None:
        """The position as it was set up; None once a move was made there."""
        for shown in self.found.get(self.test, ()):
            if shown.state is state:
                return None if shown.played else shown
        return None

    def begin(self, patch: pytest.MonkeyPatch) -> None:
        position, play, why_not = BaseGame.position, State.play, State.why_not

        def recorded_position(game: BaseGame[Any, Any], text: str) -> Any:
            state = position(game, text)
            self.found.setdefault(self.test, []).append(Shown(game.name, text, state))
            return state

        def recorded_play(state: State, move: Move, seat: int | None = None) -> None:
            play(state, move, seat)
            shown = self.shown(state)
            if shown is not None:
                shown.played = move.text

        def recorded_why_not(state: State, move: Move, seat: int | None = None) -> Reason | None:
            reason = why_not(state, move, seat)
            shown = self.shown(state)
            if shown is not None and reason is not None:
                shown.refused.append((move.text, reason.rule))
            return reason

        patch.setattr(BaseGame, "position", recorded_position)
        patch.setattr(State, "play", recorded_play)
        patch.setattr(State, "why_not", recorded_why_not)


def best(rule: Rule, game: Game, found: dict[str, list[Shown]]) -> tuple[str, Shown] | None:
    """The position that shows a clause best: where it forbids something, else where something is
    played, else the first; with the test that has it."""
    known = [
        (test, shown) for test in rule.tests for shown in found.get(test, []) if fits(shown, game)
    ]
    forbids = [
        (test, shown)
        for test, shown in known
        if any(clause == rule.id for _, clause in shown.refused)
    ]
    plays = [(test, shown) for test, shown in known if shown.played]
    return next(iter([*forbids, *plays, *known]), None)


def fits(shown: Shown, game: Game) -> bool:
    """Only what the printed game can read too: some tests edit the board."""
    if shown.game != game.name:
        return False
    try:
        game.position(tidy(shown.text))
    except Exception:
        return False
    return True


def tidy(text: str) -> str:
    """A text as one writes it: lines without indentation."""
    lines = [line.strip() for line in dedent(text).splitlines()]
    return "\n".join(line for line in lines if line) + "\n"


def entry(rule: Rule, test: str, shown: Shown) -> Iterator[str]:
    """The lines of an example."""
    forbidden = [move for move, clause in shown.refused if clause == rule.id]
    yield f"[{rule.id}]"
    yield f'test = "{test}"'
    yield f'mark = "{fingerprint(test)}"'
    if forbidden:
        yield f'refused = "{forbidden[0]}"'
    elif shown.played:
        yield f'played = "{shown.played}"'
    yield f'position = """\n{tidy(shown.text)}"""'


def fingerprint(test: str) -> str:
    """Of the source of a test, whatever stands around it in its file."""
    path, _, name = test.partition("::")
    source = functions(ROOT / path).get(name, "")
    return hashlib.blake2b(source.encode(), digest_size=6).hexdigest()


@cache
def functions(path: Path) -> dict[str, str]:
    """The source of the tests of a file, by name."""
    text = path.read_text(encoding="utf-8")
    found = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    return {node.name: ast.get_source_segment(text, node) or "" for node in found}


def path_of(game: Game) -> Path:
    """Where the examples of a game stand."""
    module = re.sub(r":.*", "", registry.GAMES[game.name])
    return ROOT / "src" / module.replace(".", "/") / "examples.toml"


def main() -> int:
    games = [registry.game(name) for name in registry.game_names()]
    tests = sorted(
        {test for game in games for r in game.rulebook.rules.values() for test in r.tests}
    )
    recorder = Recorder()
    with pytest.MonkeyPatch.context() as patch:
        recorder.begin(patch)
        options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "-x"]
        status = pytest.main([*options, *tests], plugins=[recorder])
    if status:
        return int(status)
    for game in games:
        chosen = [
            (rule, found)
            for rule in game.rulebook.rules.values()
            if (found := best(rule, game, recorder.found)) is not None
        ]
        parts = ["\n".join(entry(rule, *found)) for rule, found in chosen]
        path_of(game).write_text(HEAD + "\n" + "\n\n".join(parts) + "\n", encoding="utf-8")
        print(f"{game.name}: {len(parts)} of {len(game.rulebook.rules)} clauses have an example")
    return 0


if __name__ == "__main__":
    sys.exit(main())
