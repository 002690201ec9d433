"""Tables at which only bots sit, on a real server, to their end: `make bot-tables`.

python -m tests.bot_tables --tables 1000 --at-once 4

Every game, every number of players and every level has its turn, strong levels less often, because
they think. A table must end by itself: no bot is late, none fails, no move of theirs is refused,
and in the end every table is replayed from what was stored.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ironbridge import registry
from ironbridge.bots.levels import LADDER
from ironbridge.cluster import own_cores
from tests.server.browsers import guest
from tests.server.processes import ServerProcess, admin_check

SHARES = {"beginner": 4, "easy": 4, "medium": 4, "hard": 2, "expert": 1}
"""How often a level plays: of fifteen tables one is for experts."""
LOOK_S = 0.5
LONGEST_S = 1800.0
"""A table that is not over by then has stopped."""
COMPLAINTS = re.compile(
    r"bots stopped|move was refused|is replaced for a move|waited for its bot|cannot be played"
)
"""What the server says when a bot does not play as it should."""


@dataclass(frozen=True)
class Kind:
    game: str
    seats: int
    level: str


@dataclass
class Found:
    """Seconds of every table, by game and level, and what went wrong."""

    seconds: dict[tuple[str, str], list[float]] = field(default_factory=lambda: defaultdict(list))
    faults: list[str] = field(default_factory=list)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--at-once", type=int, default=2 * own_cores())
    asked = parser.parse_args()
    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), f"sqlite+aiosqlite:///{folder}/tables.sqlite")
        server.environment |= {
            "IRONBRIDGE_BOT_WORKERS": str(own_cores()),
            "IRONBRIDGE_BOT_DELAY_MS": "0",
            "IRONBRIDGE_LOG_LEVEL": "warning",
        }
        server.start()
        try:
            found = asyncio.run(play(server, asked.tables, asked.at_once, console))
        finally:
            server.stop()
        found.faults += [
            line for line in server.log.read_text("utf-8").splitlines() if COMPLAINTS.search(line)
        ]
        console.print(report(found))
        console.print(admin_check(server).strip())
    for fault in found.faults:
        console.print(f"✗ {fault}", style="red", markup=False)
    sys.exit(1 if found.faults else 0)


def kinds() -> Iterator[Kind]:
    """For ever: all games and numbers of players of a level, then those of another one."""
    turns = [
        level.name
        for n in range(max(SHARES.values()))
        for level in LADDER
        if n < SHARES[level.name]
    ]
    settings = [
        (name, seats) for name in registry.game_names() for seats in registry.game(name).seat_counts
    ]
    for level in cycle(turns):
        for name, seats in settings:
            yield Kind(name, seats, level)


async def play(server: ServerProcess, tables: int, at_once: int, console: Console) -> Found:
    found = Found()
    left = islice(kinds(), tables)
    columns = (TextColumn("tables"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("", total=tables)

        async def host() -> None:
            async with httpx.AsyncClient(base_url=server.http, timeout=60) as client:
                await guest(client)
                for kind in left:
                    await one_table(client, kind, found)
                    progress.advance(bar)

        async with asyncio.TaskGroup() as hosts:
            for _ in range(at_once):
                hosts.create_task(host())
    return found


async def one_table(client: httpx.AsyncClient, kind: Kind, found: Found) -> None:
    begin = time.monotonic()
    seats = [{"who": "bot", "level": kind.level}] * kind.seats
    opened = await client.post("/api/tables", json={"game": kind.game, "seats": seats})
    opened.raise_for_status()
    path = f"/api/tables/{opened.json()['id']}"
    (await client.post(f"{path}/start")).raise_for_status()
    while (status := (await client.get(path)).json()["status"]) == "running":
        if time.monotonic() - begin > LONGEST_S:
            break
        await asyncio.sleep(LOOK_S)
    found.seconds[kind.game, kind.level].append(time.monotonic() - begin)
    if status != "over":
        found.faults.append(f"{kind}: {status}")


def report(found: Found) -> Table:
    table = Table("game", "level", "tables", "seconds a table", "longest")
    for (game, level), seconds in sorted(found.seconds.items()):
        mean, count = sum(seconds) / len(seconds), len(seconds)
        table.add_row(game, level, str(count), f"{mean:.1f}", f"{max(seconds):.1f}")
    return table


if __name__ == "__main__":
    main()
