"""Backups that a server makes by itself: when the next one is due, and which ones are kept.

Kept are the newest of each of the last seven days, of the last five weeks and of the last twelve
months that have one: a fault that is noticed late can still be undone, and the folder stays small.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path

from ironbridge.server.storage.archive import backup
from ironbridge.server.storage.database import Database

NAME = re.compile(r"ironbridge-(\d{8}-\d{6})\.jsonl\.gz")
STAMP = "%Y%m%d-%H%M%S"

KEPT: tuple[tuple[int, Callable[[datetime], object]], ...] = (
    (7, lambda at: at.date()),
    (5, lambda at: at.isocalendar()[:2]),
    (12, lambda at: (at.year, at.month)),
)
"""How many days, weeks and months keep their newest backup, and which of them a time is in."""


def file_name(at: datetime) -> str:
    return f"ironbridge-{at.strftime(STAMP)}.jsonl.gz"


def found_in(folder: Path) -> list[tuple[datetime, Path]]:
    """The backups in a folder by their names, the newest first. Other files are not ours."""
    named = [(made_at(path), path) for path in folder.glob("ironbridge-*.jsonl.gz")]
    return sorted(((at, path) for at, path in named if at is not None), reverse=True)


def made_at(path: Path) -> datetime | None:
    """When a backup was made, by its name; None for another file."""
    named = NAME.fullmatch(path.name)
    if named is None:
        return None
    try:
        return datetime.strptime(named[1], STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None


def newest(folder: Path) -> Path | None:
    return next((path for _, path in found_in(folder)), None)


def kept(times: Iterable[datetime]) -> set[datetime]:
    """Of these times, those whose backups are kept."""
    chosen: set[datetime] = set()
    ordered = sorted(times, reverse=True)
    for count, part in KEPT:
        newest_of: dict[object, datetime] = {}
        for at in ordered:
            newest_of.setdefault(part(at), at)
        chosen.update(list(newest_of.values())[:count])
    return chosen


def is_due(folder: Path, now: datetime, hours: int) -> bool:
    """Whether the newest backup is too old. One from the future counts as none: the clock of the
    machine was wrong then, and must not keep backups from being made."""
    ages = [(now - at).total_seconds() for at, _ in found_in(folder)]
    return not any(0 <= age < hours * 3600 for age in ages)


async def back_up(database: Database, folder: Path, now: datetime) -> Path:
    """Make a backup in the folder, then remove those that need not be kept any longer."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / file_name(now)
    await backup(database, path)
    there = found_in(folder)
    staying = kept(at for at, _ in there)
    for at, old in there:
        if at not in staying:
            old.unlink(missing_ok=True)
    return path
