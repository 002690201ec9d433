"""The games of the house by name. A game is imported when it is first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import cast

# Loaded here, before `ironbridge` takes the name `games` for our function: the first import of
# the folder games/ would otherwise put itself in the place of `ironbridge.games()`.
import ironbridge.games  # noqa: F401
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.record import Record

GAMES = {
    "brass-birmingham": "ironbridge.games.birmingham:create",
    "brass-lancashire": "ironbridge.games.lancashire:create",
    "workshop-of-the-world": "ironbridge.games.workshop:create",
    "spyrium": "ironbridge.games.spyrium:create",
}
"""Name -> "module:function"; the function takes the folder or file of edited data, or None."""


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(GAMES)


def game(name: str, data: Path | None = None) -> Game:
    """The game of a name, with its own components or those of an edited copy."""
    if name not in GAMES:
        raise SetupError(unknown_game(name))
    return standard(name) if data is None else create(name, data)


def load_record(path: Path | str) -> Record:
    """The record of a file, checked move by move."""
    return Record.load(Path(path), game)


@cache
def standard(name: str) -> Game:
    """The game with its own components, made once."""
    return create(name, None)


def create(name: str, data: Path | None) -> Game:
    module, _, function = GAMES[name].partition(":")
    make = cast(Callable[[Path | None], Game], getattr(importlib.import_module(module), function))
    return make(data)


def unknown_game(name: str) -> str:
    close = get_close_matches(name.lower(), GAMES)
    meant = f" Did you mean {' or '.join(close)}?" if close else ""
    return f"There is no game {name!r}.{meant} The games are: {', '.join(GAMES)}."
