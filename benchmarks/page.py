"""The page of a table in a real browser: how much its first load weighs, and how long after a
confirmed move the board has changed. The browser is driven by web/bench/page.ts, against a server
on this machine; run it on a quiet one.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TypedDict

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent

MOST_BYTES = 300_000
"""Compressed script and style of a table's first load, in all."""
MOST_MS = 100
"""From a confirmed move to the change of the board: what we aim at."""


class File(TypedDict):
    name: str
    bytes: int
    gzip: int
    sent: int


class Change(TypedDict):
    changed: float
    drawn: float


class Found(TypedDict):
    files: list[File]
    changes: list[Change]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="whole games whose moves are timed")
    found = measured(parser.parse_args().games)
    console = Console()
    console.print(weights(found["files"]))
    console.print(times(found["changes"]))


def measured(games: int) -> Found:
    """What the browser found, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "page.json"
        asked = {"IRONBRIDGE_PAGE_BENCH": str(written), "IRONBRIDGE_PAGE_GAMES": str(games)}
        python = {"IRONBRIDGE_PYTHON": os.environ.get("IRONBRIDGE_PYTHON", sys.executable)}
        command = ["npm", "run", "--silent", "bench"]
        done = subprocess.run(
            command, cwd=ROOT / "web", env={**os.environ, **python, **asked}, check=False
        )
        if done.returncode != 0:
            raise SystemExit("the page could not be measured")
        result: Found = json.loads(written.read_text(encoding="utf-8"))
    return result


def weights(files: list[File]) -> Table:
    table = Table("file", title="First load of a table: script and style, bytes")
    for heading in ("plain", "gzip", "as sent"):
        table.add_column(heading, justify="right")
    for file in sorted(files, key=lambda file: -file["gzip"]):
        row = (file["bytes"], file["gzip"], file["sent"])
        table.add_row(file["name"], *(f"{number:,}" for number in row))
    total = sum(file["gzip"] for file in files)
    plain, sent = sum(file["bytes"] for file in files), sum(file["sent"] for file in files)
    table.add_section()
    table.add_row(f"all (at most {MOST_BYTES:,})", f"{plain:,}", f"{total:,}", f"{sent:,}")
    return table


def times(changes: list[Change]) -> Table:
    title = f"From a confirmed move, {len(changes)} moves, ms (aim: {MOST_MS})"
    table = Table("until", title=title)
    for heading in ("median", "95 %", "most"):
        table.add_column(heading, justify="right")
    until = {
        "the page has the new position": [change["changed"] for change in changes],
        "it is drawn": [change["drawn"] for change in changes],
    }
    for name, found in until.items():
        high = statistics.quantiles(found, n=20)[-1]
        row = (statistics.median(found), high, max(found))
        table.add_row(name, *(f"{number:.0f}" for number in row))
    return table


if __name__ == "__main__":
    main()
