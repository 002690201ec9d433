"""The games by name. A game is imported when it is first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from threading import RLock
from typing import cast

from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.record import Record
from ironbridge.kernel.rule_examples import RuleExample
from ironbridge.kernel.rule_examples import read as read_examples
from ironbridge.kernel.strict_reader import show

GAMES = {
    "brass-birmingham": "ironbridge.games.birmingham:create",
    "brass-lancashire": "ironbridge.games.lancashire:create",
    "age-of-industry": "ironbridge.games.age_of_industry:create",
    "workshop-of-the-world": "ironbridge.games.workshop:create",
    "spyrium": "ironbridge.games.spyrium:create",
}
"""Name -> "module:function"; the function takes the folder or file of edited data, or None."""


making = RLock()
"""Several threads may ask for a game first, and there must be one of it."""


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(GAMES)


def game(name: str, data: Path | str | None = None) -> Game:
    """The game of a name, with its own components or those of an edited copy of its board.toml."""
    if not isinstance(name, str):
        known = ", ".join(GAMES)
        raise SetupError(
            f"expected the name of a game, found {show(name)}. The games are: {known}."
        )
    if name not in GAMES:
        raise SetupError(unknown_game(name))
    if data is None:
        with making:
            return standard(name)
    if not isinstance(data, str | Path):
        raise SetupError(f"expected the path of an edited board.toml, found {show(data)}")
    return create(name, Path(data))


def load_record(path: Path | str) -> Record:
    """The record of a file, checked move by move."""
    return Record.load(Path(path), game)


@cache
def standard(name: str) -> Game:
    """The game with its own components, made once."""
    return create(name, None)


@cache
def rule_examples(name: str) -> dict[str, RuleExample]:
    """Positions of a game that show what its clauses mean, by their ids."""
    module = importlib.import_module(GAMES[name].partition(":")[0])
    path = Path(module.__file__ or "").with_name("examples.toml")
    return read_examples(path) if path.is_file() else {}


def create(name: str, data: Path | None) -> Game:
    module, _, function = GAMES[name].partition(":")
    make = cast(Callable[[Path | None], Game], getattr(importlib.import_module(module), function))
    return make(data)


def unknown_game(name: str) -> str:
    close = get_close_matches(name.lower(), GAMES)
    meant = f" Did you mean {' or '.join(close)}?" if close else ""
    return f"There is no game {name!r}.{meant} The games are: {', '.join(GAMES)}."
