"""Datasets: the decisions of many games as Parquet files, a row for each.

The games are records, or bots play them. A dataset is a folder: `dataset.json` says what it is made
of, and each `part-….parquet` holds the decisions of some games. A part appears in one step when it
is complete, so that whoever is interrupted goes on with the parts that are missing.
docs/research.md describes the columns.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

import ironbridge
from ironbridge.bots import decide, make
from ironbridge.cluster import own_cores, spread
from ironbridge.kernel.chance import SEEDS, seeded
from ironbridge.kernel.document import parse_json, read_text, write_text
from ironbridge.kernel.errors import IronbridgeError, SetupError
from ironbridge.kernel.option import OptionValue
from ironbridge.kernel.record import Record
from ironbridge.research.extras import missing
from ironbridge.research.setting import Setting

try:
    import pyarrow as pa
    import pyarrow.parquet as pq

    from ironbridge.research.table import Table
except ImportError as error:
    raise missing("datasets", error) from error

FORMAT: Final = "ironbridge-dataset 1"
CARD: Final = "dataset.json"
PART: Final = 100
"""Games in a part."""
SALT: Final = 0xDA7A << 40
"""Bots use other random numbers than the shuffles of the same seed."""
SUFFIXES: Final = (".txt", ".json")
"""Of records in a folder."""

Row: TypeAlias = dict[str, Any]

SCHEMA: Final = pa.schema(
    [
        ("game", pa.dictionary(pa.int8(), pa.string())),
        ("rules", pa.dictionary(pa.int8(), pa.string())),
        ("record", pa.string()),
        ("seats", pa.int8()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("facts", pa.list_(pa.int32())),
        ("numbers", pa.list_(pa.float32())),
        ("legal", pa.list_(pa.int32())),
        ("move", pa.int32()),
        ("points", pa.list_(pa.int32())),
        ("places", pa.list_(pa.int8())),
    ],
    metadata={"ironbridge": FORMAT},
)


class SelfPlay(msgspec.Struct, frozen=True):
    """Games of bots of one level, with the seeds from `seed` on."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    level: str
    seed: int
    games: int

    def names(self) -> list[str]:
        start = f"{self.game}-{self.seats}-{self.level}"
        return [f"{start}-{seed}" for seed in range(self.seed, self.seed + self.games)]

    def some(self, start: int, count: int) -> SelfPlay:
        """The games from `start` on, which another machine can make."""
        return msgspec.structs.replace(self, seed=self.seed + start, games=count)

    def record(self, number: int) -> Record:
        seed = self.seed + number
        game = ironbridge.game(self.game)
        record = Record.begin(game, self.seats, seed, self.options)
        bots = [make(game, self.level) for _ in range(self.seats)]
        chances = [seeded((seed ^ (SALT + (seat << 40))) % SEEDS) for seat in range(self.seats)]
        while not record.state.over:
            seat = record.state.deciders[0]
            record.play(decide(bots[seat], record.state, seat, chances[seat]), seat)
        return record


class Records(msgspec.Struct, frozen=True):
    """Records in files; `named` says what each is called in the dataset."""

    files: list[str]
    named: list[str]

    def names(self) -> list[str]:
        return self.named

    def some(self, start: int, count: int) -> Texts:
        """The records from `start` on, which need not lie on the machine that reads them."""
        files = self.files[start : start + count]
        return Texts(self.named[start : start + count], [read_text(Path(file)) for file in files])


class Texts(msgspec.Struct, frozen=True):
    """Records that were read from their files, and are still to be played through."""

    named: list[str]
    texts: list[str]

    def names(self) -> list[str]:
        return self.named

    def record(self, number: int) -> Record:
        return Record.read(self.texts[number], ironbridge.game, self.named[number])


Source: TypeAlias = SelfPlay | Records
Part: TypeAlias = tuple[int, SelfPlay | Texts]
"""Where it begins, and what it is made of."""


def records_at(paths: list[Path]) -> Records:
    """The records of files and of whole folders, in the order of their names."""
    files: list[str] = []
    named: list[str] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(one for one in path.rglob("*") if one.suffix in SUFFIXES)
            files += [str(one) for one in inside]
            named += [one.relative_to(path).as_posix() for one in inside]
        else:
            files.append(str(path))
            named.append(path.name)
    if not files:
        raise SetupError(f"no record found in {', '.join(map(str, paths))}")
    if len(set(named)) < len(named):
        twice = next(name for name in named if named.count(name) > 1)
        raise SetupError(f"two records are called {twice}: give a folder that holds both")
    return Records(files, named)


def self_play(
    game: str, level: str, games: int, seats: int, seed: int, options: Mapping[str, object]
) -> SelfPlay:
    """Checked, so that it fails before anything is played."""
    setting = Setting(game, seats, options)
    make(setting.game, level)
    if not 0 <= seed <= seed + games <= SEEDS:
        raise SetupError(f"seeds {seed} to {seed + games - 1}: expected 0 to {SEEDS - 1}")
    return SelfPlay(setting.game.name, setting.players, setting.options, level, seed, games)


class Dataset:
    """A folder that is being filled. What is there already must come from the same source."""

    def __init__(self, folder: Path, source: Source, part: int = PART) -> None:
        if part < 1:
            raise SetupError(f"{part} games in a part: expected at least one")
        self.folder = folder
        self.source = source
        self.names = source.names()
        self.starts = range(0, len(self.names), part)
        self.part = part
        self.prepare()

    def prepare(self) -> None:
        card = self.folder / CARD
        told = self.card()
        if card.exists():
            if parse_json(str(card), read_text(card)) != told:
                raise SetupError(f"{card}: made otherwise; take another folder")
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        write_text(card, json.dumps(told, ensure_ascii=False, indent=1) + "\n")

    def card(self) -> dict[str, object]:
        """What the dataset is made of."""
        source = self.source
        made: dict[str, object] = (
            {"records": source.named}
            if isinstance(source, Records)
            else msgspec.to_builtins(source)
        )
        return {"format": FORMAT, "ironbridge": ironbridge.__version__, "part": self.part, **made}

    @property
    def total(self) -> int:
        """Games in all."""
        return len(self.names)

    def missing(self) -> list[int]:
        """Where the parts begin that are not there yet."""
        return [start for start in self.starts if not self.file(start).exists()]

    def file(self, start: int) -> Path:
        return self.folder / f"part-{start // self.part:05d}.parquet"

    def games_in(self, start: int) -> int:
        return min(self.part, self.total - start)

    def fill(self, cores: int = 0, ray: str = "") -> Iterator[int]:
        """Write the parts that are missing; how many games each has. `cores` 0 is all, of this
        machine or of a Ray cluster."""
        missing = self.missing()
        parts = ((start, self.source.some(start, self.games_in(start))) for start in missing)
        if not missing:
            return
        if ray:
            made = spread(make_part, parts, ray, cores)
        else:
            made = made_here(parts, min(cores or own_cores(), len(missing)))
        # Closed at once when nobody listens any more, so that no process goes on.
        with closing(made):
            for start, table in made:
                self.store(start, table)
                yield self.games_in(start)

    def store(self, start: int, table: bytes) -> None:
        """In one step."""
        file = self.file(start)
        unfinished = file.with_suffix(".tmp")
        try:
            unfinished.write_bytes(table)
            unfinished.replace(file)
        finally:
            unfinished.unlink(missing_ok=True)


def made_here(parts: Iterator[Part], cores: int) -> Generator[tuple[int, bytes], None, None]:
    if cores <= 1:
        yield from map(make_part, parts)
        return
    # Spawned, not forked: the same on every system, and safe beside the progress bar's thread.
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        yield from pool.imap_unordered(make_part, parts)


def make_part(part: Part) -> tuple[int, bytes]:
    """The file of a part; a worker process runs this, maybe on another machine."""
    start, source = part
    tables = [rows_of(source, number, name) for number, name in enumerate(source.names())]
    file = pa.BufferOutputStream()
    pq.write_table(pa.concat_tables(tables), file, compression="zstd")
    return start, file.getvalue().to_pybytes()


def rows_of(source: SelfPlay | Texts, number: int, name: str) -> pa.Table:
    try:
        rows = list(decisions(source.record(number), name))
    except IronbridgeError as error:
        # Not every error of ours comes whole from one process to another.
        raise SetupError(f"{name}: {error}") from None
    return pa.Table.from_pylist(rows, schema=SCHEMA)


def decisions(record: Record, name: str) -> Iterator[Row]:
    """A row for each move of a record: what the seat saw, could do and did, and what came of it.
    Points and places are those of the end; unknown where the record stops before it."""
    setting = Setting(record.game, record.seats, record.options)
    result = record.state.result() if record.state.over else None
    same: Row = {
        "game": record.game.name,
        "rules": record.game.version,
        "record": name,
        "seats": record.seats,
        "points": None if result is None else list(result.scores),
        "places": None if result is None else list(result.places),
    }
    table = Table(setting, state=record.at(0))
    for ply, (seat, text) in enumerate(record.moves):
        move = record.game.parse(text)
        facts, numbers = table.observe_lists(seat)
        legal = [int(one.index) for one in table.state.legal(seat)]
        seen: Row = {"facts": facts, "numbers": numbers, "legal": legal}
        yield {**same, "ply": ply, "seat": seat, "move": int(move.index), **seen}
        table.take(move, seat)
