"""Where games are kept until they are resumed, and how a file remembers who played."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from ironbridge.kernel.document import read_text, write_text
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.record import Finder, Record

LAST = "last"
"""In place of a file: the game that was played last."""

PLAYERS = "# players: "
"""A comment of the record's text form; records themselves know no terminals or bots."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The user's own folder for our files."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / "ironbridge"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "ironbridge"


def new_file(record: Record) -> Path:
    """A new file name for a game that begins now."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return data_folder() / "games" / f"{stamp}-{record.game.name}-{record.seed or 0}.txt"


def keep(record: Record, players: Sequence[str], path: Path) -> None:
    """Save a record so that `recall` can seat the same players again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".json":
        record.save(path)
    else:
        write_text(path, f"{PLAYERS}{','.join(players)}\n{record.to_text()}")


def recall(path: Path, find: Finder) -> tuple[Record, list[str]]:
    """The record of a file and its players; no players when the file does not say."""
    record = Record.load(path, find)
    first = read_text(path).partition("\n")[0]
    players = first.removeprefix(PLAYERS).split(",") if first.startswith(PLAYERS) else []
    return record, players if len(players) == record.seats else []


def resumed_file(asked: str) -> Path:
    """The file a person means: its name, or `last`."""
    if asked != LAST:
        return Path(asked)
    files = sorted((data_folder() / "games").glob("*.txt"), key=lambda path: path.stat().st_mtime)
    if not files:
        raise SetupError(f"no game is kept in {data_folder() / 'games'}; start one with `play`")
    return files[-1]
