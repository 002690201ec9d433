"""The folder of a training: everything that must survive its end, whatever ended it.

    settings.json   what was trained how; a training with other settings is refused
    seeds.json      which seeds were given out, written before they are used
    positions/      the newest positions, some in each file; together they are the buffer
    state.npz       the learner with its optimiser and averages, and the counters
    newest.bin      the newest version        candidate.bin   the one whose duels are being played
    best.bin        the best version so far   weights.bin     the same, when a training ended
    log.jsonl       what was reported

Files are replaced whole: whoever is killed while writing leaves the old one.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import IO, Any
from zipfile import BadZipFile

import numpy as np

from ironbridge.bots.seed_blocks import CHOOSING, TRAINING
from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.training import samples
from ironbridge.training.samples import Samples

FORMAT = "ironbridge-training 1"
BLOCKS = {"training": TRAINING, "choosing": CHOOSING}
AHEAD = 100_000
"""Seeds that are noted as used at a time: a training that is killed skips the rest of them."""


class Folder:
    def __init__(self, path: Path, settings: dict[str, Any]) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        self.lock = locked(path)
        try:
            self.check({"format": FORMAT, **settings})
        except BaseException:
            self.close()
            raise
        (path / "positions").mkdir(exist_ok=True)
        for unfinished in [*path.glob("*.new"), *path.glob("positions/*.new")]:
            unfinished.unlink()
        self.given = {name: Given(self, name) for name in BLOCKS}

    def close(self) -> None:
        if self.lock is not None:
            self.lock.close()

    def check(self, settings: dict[str, Any]) -> None:
        path = self.path / "settings.json"
        if not path.exists():
            if any(one.name != "lock" for one in self.path.iterdir()):
                raise SetupError(f"{self.path} is not empty, and no training is in it")
            self.write("settings.json", json.dumps(settings, indent=1).encode())
            return
        found = self.read_json("settings.json")
        wrong = [
            f"{name} {found.get(name)}, not {value}"
            for name, value in settings.items()
            if found.get(name) != value
        ]
        if wrong:
            raise SetupError(
                f"{self.path} holds another training: {'; '.join(wrong)}. Choose another folder."
            )

    # Files -------------------------------------------------------------------------------

    def write(self, name: str, data: bytes) -> None:
        replace(self.path / name, data)

    def read(self, name: str) -> bytes | None:
        path = self.path / name
        return path.read_bytes() if path.exists() else None

    def remove(self, name: str) -> None:
        (self.path / name).unlink(missing_ok=True)

    def read_json(self, name: str) -> dict[str, Any]:
        path = self.path / name
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise FormatError(str(path), "", f"not JSON: {error}") from None
        if not isinstance(found, dict):
            raise FormatError(str(path), "", "expected an object")
        return found

    def log(self, entry: dict[str, Any]) -> None:
        with (self.path / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    # The learner and the counters ----------------------------------------------------------

    def save_state(self, learner: dict[str, Any], counters: dict[str, Any]) -> None:
        path = self.path / "state.npz"
        fresh = path.with_suffix(".new")
        with fresh.open("wb") as file:
            np.savez(file, counters=np.array(json.dumps(counters)), **learner)
            flush(file)
        fresh.replace(path)

    def load_state(self) -> tuple[dict[str, Any], dict[str, Any]] | None:
        path = self.path / "state.npz"
        if not path.exists():
            return None
        try:
            with np.load(path) as file:
                learner = dict(file)
            counters = json.loads(str(learner.pop("counters")))
        except (ValueError, KeyError, OSError, EOFError, BadZipFile) as error:
            raise FormatError(str(path), "", f"cannot be read: {error}") from None
        return learner, counters

    # Positions ---------------------------------------------------------------------------

    def stored(self) -> list[tuple[Path, int]]:
        """The files of positions, the oldest first, and how many each has."""
        paths = sorted((self.path / "positions").glob("*-*.npz"))
        return [(path, int(path.stem.partition("-")[2])) for path in paths]

    def save_positions(self, found: Samples, bound: int) -> None:
        """Add a file, and remove those that the newest `bound` positions do not need."""
        stored = self.stored()
        number = int(stored[-1][0].stem.partition("-")[0]) + 1 if stored else 1
        samples.save(found, self.path / "positions" / f"{number:08d}-{len(found)}.npz")
        newer = 0
        for path, count in reversed(self.stored()):
            if newer >= bound:
                path.unlink()
            newer += count

    def load_positions(self, bound: int) -> list[Samples]:
        """The newest ones, the oldest of them first."""
        found: list[Samples] = []
        for path, _ in reversed(self.stored()):
            found.append(samples.load(path))
            if sum(len(part) for part in found) >= bound:
                break
        return found[::-1]


class Given:
    """Seeds of one block, each given out once in the life of the folder."""

    def __init__(self, folder: Folder, name: str) -> None:
        self.folder = folder
        self.name = name
        self.block = BLOCKS[name]
        self.next = self.noted = self.marks().get(name, self.block.start)

    def marks(self) -> dict[str, int]:
        if not (self.folder.path / "seeds.json").exists():
            return {}
        return self.folder.read_json("seeds.json")

    def take(self, count: int) -> range:
        seeds = range(self.next, self.next + count)
        if seeds.stop > self.block.stop:
            raise SetupError(f"all seeds for {self.name} are used: begin in another folder")
        if seeds.stop > self.noted:
            self.note(min(self.block.stop, seeds.stop + AHEAD))
        self.next = seeds.stop
        return seeds

    def note(self, until: int) -> None:
        """Seeds up to here are not given out again, after a start or a crash."""
        self.noted = until
        self.folder.write("seeds.json", json.dumps({**self.marks(), self.name: until}).encode())


def replace(path: Path, data: bytes) -> None:
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(data)
        flush(file)
    fresh.replace(path)


def flush(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())


def locked(path: Path) -> IO[bytes] | None:
    """Two trainings in one folder would overwrite each other. The system unlocks what belongs to
    a process that has ended."""
    try:
        import fcntl
    except ImportError:
        return None
    file = (path / "lock").open("ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise SetupError(f"a training is already running in {path}") from None
    return file
