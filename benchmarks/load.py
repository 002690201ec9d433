"""How much a server carries: many live tables, a WebSocket client at every seat.

The server runs compiled in processes of its own, on SQLite and then on PostgreSQL (both made for
this and safe against a crash). The clients run in other processes on the same machine. First the
tables move at a given pace, which shows the latency people get; then as fast as they can, which
shows where the server ends. What happens before all are warm is not counted.

Connections that are lost, moves that are refused and moves that get no answer are failures: they
are shown, and the program ends with 1.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.load_clients import Crowd, Measured, drive, now
from benchmarks.load_servers import Database, Server, allow_many_files, database, servers, start
from benchmarks.load_tables import write_tables

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
SEATED_S = 1200.0
"""How long all clients together may take to sit down."""


@dataclass
class Outcome:
    """What one run gave."""

    seconds: float
    latencies_ms: list[float]
    refused: Counter[str]
    lost: Counter[str]
    unanswered: int
    messages: int
    back_s: list[float]
    """After a restart: how long after the server was ready each client saw its table again."""
    cpu_s: list[float]
    """What each server process used."""
    database_s: float
    clients_s: float
    memory_mb: list[float]
    peak_mb: list[float]

    @property
    def failed(self) -> bool:
        return bool(self.refused or self.lost or self.unanswered)


def main() -> None:
    asked = arguments()
    allow_many_files()
    found: dict[str, Outcome] = {}
    for kind, processes, pace in runs(asked):
        several = f" x {processes}" if processes > 1 else ""
        name = f"{kind}{several}, {f'{pace:.0f} wanted' if pace else 'at full speed'}"
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        found[name] = measure(kind, processes, pace, asked)
    restarted = ", server restarted" if asked.restart else ""
    show(f"{asked.tables} tables of {asked.seats} clients{restarted}", found)
    sys.exit(any(outcome.failed for outcome in found.values()))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="brass-birmingham")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--plies", type=int, default=0, help="moves played before, at each table")
    parser.add_argument("--rate", type=float, default=350.0, help="what they try, moves a second")
    parser.add_argument("--pace", choices=("rate", "full"), help="only at the rate, or full speed")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each measurement")
    parser.add_argument("--warm-up", type=float, default=10.0, help="seconds before each")
    parser.add_argument("--clients", type=int, default=2, help="processes for the clients")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), help="only this one")
    parser.add_argument(
        "--processes", type=int, nargs="+", default=[1], help="of the server, one run for each"
    )
    parser.add_argument(
        "--share",
        type=float,
        help="of a core for each server process: the clients have the rest, as if they were "
        "elsewhere (Linux, as root)",
    )
    parser.add_argument("--compress", action="store_true", help="clients ask for compression")
    parser.add_argument(
        "--restart", action="store_true", help="restart the server when all are warm"
    )
    parser.add_argument("--build", type=Path, default=COMPILED, help="the server's files")
    return parser.parse_args()


def runs(asked: argparse.Namespace) -> list[tuple[str, int, float]]:
    """Databases, numbers of processes and paces to measure; SQLite is for one process."""
    kinds = [asked.database] if asked.database else ["sqlite", "postgresql"]
    paces = {"rate": [asked.rate], "full": [0.0], None: [asked.rate, 0.0]}[asked.pace]
    return [
        (kind, processes, pace)
        for kind in kinds
        for processes in asked.processes
        for pace in paces
        if kind != "sqlite" or processes == 1
    ]


def measure(kind: str, processes: int, pace: float, asked: argparse.Namespace) -> Outcome:
    with (
        tempfile.TemporaryDirectory(prefix="ironbridge-load-") as folder,
        database(kind, Path(folder)) as stored,
    ):
        size = (asked.tables, asked.seats, asked.plies)
        tables = asyncio.run(write_tables(stored.url, asked.game, *size))
        with servers(asked.build, Path(folder), stored.url, processes, asked.share) as serving:
            crowds = [
                Crowd(
                    tuple(server.address for server in serving),
                    tuple(tables[number :: asked.clients]),
                    pace / asked.tables,
                    asked.warm_up,
                    asked.seconds,
                    asked.compress,
                    asked.restart,
                )
                for number in range(asked.clients)
            ]
            return run(crowds, serving, stored)


def run(crowds: list[Crowd], serving: list[Server], stored: Database) -> Outcome:
    """Let all crowds sit down, then play at the same time."""
    context = multiprocessing.get_context("spawn")
    ready = context.Barrier(len(crowds) + 1)
    results: Any = context.Queue()
    clients = [
        context.Process(target=client_process, args=(crowd, ready, results)) for crowd in crowds
    ]
    for client in clients:
        client.start()
    ready.wait(SEATED_S)
    seconds = crowds[0].seconds
    time.sleep(crowds[0].warm_up)
    database_before = stored.cpu_seconds()
    if crowds[0].returning:
        restart(serving)
    ready_at = now()
    before = [0.0 if crowds[0].returning else server.cpu_seconds() for server in serving]
    found: list[Measured] = [results.get(timeout=seconds + 120) for _ in clients]
    used = [server.cpu_seconds() - start for server, start in zip(serving, before, strict=True)]
    for client in clients:
        client.join(30)
    return Outcome(
        seconds,
        [latency for one in found for latency in one.latencies_ms],
        sum((one.refused for one in found), Counter()),
        sum((one.lost for one in found), Counter()),
        sum(one.unanswered for one in found),
        sum(one.messages for one in found),
        [back - ready_at for one in found for back in one.back_at],
        used,
        stored.cpu_seconds() - database_before,
        sum(one.busy_s for one in found),
        [server.memory_mb("VmRSS") for server in serving],
        [server.memory_mb("VmHWM") for server in serving],
    )


def restart(serving: list[Server]) -> None:
    """All processes at once: everybody is sent away and comes back."""
    for server in serving:
        server.stop()
    start(serving)


def client_process(crowd: Crowd, ready: Barrier, results: Any) -> None:
    try:
        results.put(asyncio.run(drive(crowd, lambda: ready.wait(SEATED_S))))
    except BaseException:
        ready.abort()  # nobody need wait for these clients
        raise


# The result ---------------------------------------------------------------------------------


def show(title: str, found: dict[str, Outcome]) -> None:
    table = Table("", *found, title=title)
    rows = [figures(outcome) for outcome in found.values()]
    for name in rows[0]:
        table.add_row(name, *(row[name] for row in rows))
    Console().print(table)


def figures(outcome: Outcome) -> dict[str, str]:
    times = sorted(outcome.latencies_ms)
    cuts = percentiles(times)
    moves = max(1, len(times))
    found = {
        "accepted moves a second": f"{len(times) / outcome.seconds:.0f}",
        "p50 from post to accepted": f"{cuts[49]:.1f} ms",
        "p99": f"{cuts[98]:.1f} ms",
        "worst": f"{times[-1] if times else 0:.0f} ms",
        "cores, each server process": each(cpu / outcome.seconds for cpu in outcome.cpu_s),
        "server's time for 1000 moves": f"{sum(outcome.cpu_s) / moves * 1000:.2f} s",
        "cores, database": f"{outcome.database_s / outcome.seconds:.2f}",
        "cores, clients": f"{outcome.clients_s / outcome.seconds:.2f}",
        "memory, each server process": each(outcome.memory_mb, " MB", 0),
        "peak memory": each(outcome.peak_mb, " MB", 0),
        "messages to clients a second": f"{outcome.messages / outcome.seconds:.0f}",
        "moves refused": counted(outcome.refused),
        "moves without answer": str(outcome.unanswered or "none"),
        "connections lost": counted(outcome.lost),
    }
    if outcome.back_s:
        back = percentiles(sorted(outcome.back_s))
        found["clients that came back"] = str(len(outcome.back_s))
        found["saw their table, p50"] = f"{back[49]:.1f} s"
        found["p99 of that"] = f"{back[98]:.1f} s"
    return found


def percentiles(times: list[float]) -> list[float]:
    if len(times) < 2:
        return [float("nan")] * 99
    return statistics.quantiles(times, n=100, method="inclusive")


def each(values: Iterable[float], unit: str = "", digits: int = 2) -> str:
    return " + ".join(f"{value:.{digits}f}" for value in values) + unit


def counted(found: Counter[str]) -> str:
    return ", ".join(f"{count} ({code})" for code, count in found.items()) or "none"


if __name__ == "__main__":
    main()
