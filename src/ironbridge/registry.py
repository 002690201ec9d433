"""The games by name. A game is imported when it is first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock
from typing import cast

from ironbridge.kernel.editions import FILE, Edition, differing
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
"""Name -> "module:function"; the function takes the file of edited data, an edition, or None."""
KEPT_EDITIONS = 32
"""Editions in memory that nobody plays; making one again takes some hundredths of a second."""


making = RLock()
"""Several threads may ask for a game first, and there must be one of it."""


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(GAMES)


def game(name: str, data: Path | str | Mapping[str, int] | Edition | None = None) -> Game:
    """The game of a name, with its own components, those of an edited copy of its board.toml, or
    its own with some numbers corrected, by their keys (`kernel/editions.py`)."""
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
    if isinstance(data, Mapping):
        data = Edition.of(data)
    if isinstance(data, Edition):
        return edited(name, data)
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


def edited(name: str, edition: Edition) -> Game:
    """The game with corrected numbers; the last few that were asked for are kept."""
    own = board_of(name)
    if own is None and edition.numbers:
        raise SetupError(f"{name} has no numbers that can be corrected")
    changed = edition if own is None else differing(own, edition)
    with making:
        return corrected_game(name, changed) if changed.numbers else standard(name)


@lru_cache(maxsize=KEPT_EDITIONS)
def corrected_game(name: str, edition: Edition) -> Game:
    return create(name, edition)


def board_of(name: str) -> Path | None:
    """The board.toml of a game."""
    module = importlib.import_module(GAMES[name].partition(":")[0])
    path = Path(module.__file__ or "").with_name(FILE)
    return path if path.is_file() else None


@cache
def rule_examples(name: str) -> dict[str, RuleExample]:
    """Positions of a game that show what its clauses mean, by their ids."""
    module = importlib.import_module(GAMES[name].partition(":")[0])
    path = Path(module.__file__ or "").with_name("examples.toml")
    return read_examples(path) if path.is_file() else {}


def create(name: str, data: Path | Edition | None) -> Game:
    module, _, function = GAMES[name].partition(":")
    found = getattr(importlib.import_module(module), function)
    make = cast(Callable[[Path | Edition | None], Game], found)
    return make(data)


def unknown_game(name: str) -> str:
    close = get_close_matches(name.lower(), GAMES)
    meant = f" Did you mean {' or '.join(close)}?" if close else ""
    return f"There is no game {name!r}.{meant} The games are: {', '.join(GAMES)}."
