"""How much one server process carries: many live tables, a WebSocket client at every seat.

The server runs compiled in a process of its own, on SQLite and then on PostgreSQL (both made for
this and safe against a crash). The clients run in other processes on the same machine. First the
tables move at a given pace, which shows the latency people get; then as fast as they can, which
shows where the server ends. What happens before all are warm is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from benchmarks.load_clients import Crowd, Measured, drive
from tests.server.postgres import Cluster, free_port

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
SERVE = "from ironbridge.cli.serve import app; app()"
UNLIMITED = ("request", "guest", "table", "move", "live")
"""Limits of one person or address that the clients, all on one address, would meet."""
READY_S = 60.0
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Outcome:
    """What one run gave."""

    seconds: float
    latencies_ms: list[float]
    refused: Counter[str]
    messages: int
    peak_mb: float
    cores: float
    """How many cores the server process used."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="brass-birmingham")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=350.0, help="what they try, moves a second")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each measurement")
    parser.add_argument("--warm-up", type=float, default=10.0, help="seconds before each")
    parser.add_argument("--clients", type=int, default=2, help="processes for the clients")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), help="only this one")
    parser.add_argument("--compress", action="store_true", help="clients ask for compression")
    asked = parser.parse_args()
    found: dict[str, Outcome] = {}
    for kind in [asked.database] if asked.database else ["sqlite", "postgresql"]:
        for pace in (asked.rate, 0.0):
            name = f"{kind}, {f'{pace:.0f} wanted' if pace else 'at full speed'}"
            print(f"measuring {name} ...", file=sys.stderr, flush=True)
            found[name] = measure(kind, pace, asked)
    show(f"{asked.tables} tables of {asked.seats} clients", found)


def measure(kind: str, pace: float, asked: argparse.Namespace) -> Outcome:
    with (
        tempfile.TemporaryDirectory(prefix="ironbridge-load-") as folder,
        database(kind, Path(folder)) as url,
        server(Path(folder), url) as (process, address),
    ):
        crowds = [
            Crowd(
                address,
                asked.game,
                asked.tables // asked.clients,
                asked.seats,
                pace / asked.tables,
                asked.warm_up,
                asked.seconds,
                asked.compress,
            )
            for _ in range(asked.clients)
        ]
        return run(crowds, process.pid)


def run(crowds: list[Crowd], server_pid: int) -> Outcome:
    """Let all crowds sit down, then play at the same time."""
    context = multiprocessing.get_context("spawn")
    ready = context.Barrier(len(crowds) + 1)
    results: Any = context.Queue()
    clients = [
        context.Process(target=client_process, args=(crowd, ready, results)) for crowd in crowds
    ]
    for client in clients:
        client.start()
    ready.wait(600)
    seconds = crowds[0].seconds
    time.sleep(crowds[0].warm_up)
    before = cpu_seconds(server_pid)
    found: list[Measured] = [results.get(timeout=seconds + 120) for _ in clients]
    used = cpu_seconds(server_pid) - before
    for client in clients:
        client.join(30)
    return Outcome(
        seconds,
        [latency for one in found for latency in one.latencies_ms],
        sum((one.refused for one in found), Counter()),
        sum(one.messages for one in found),
        peak_memory_mb(server_pid),
        used / seconds,
    )


def client_process(crowd: Crowd, ready: Barrier, results: Any) -> None:
    try:
        results.put(asyncio.run(drive(crowd, lambda: ready.wait(600))))
    except BaseException:
        ready.abort()  # nobody need wait for these clients
        raise


# The server ---------------------------------------------------------------------------------


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        return
    cluster = Cluster(durable=True)
    try:
        yield cluster.new_database()
    finally:
        cluster.stop()


@contextmanager
def server(folder: Path, url: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    port = free_port()
    environment = {
        **os.environ,
        "PYTHONPATH": str(COMPILED),
        "IRONBRIDGE_DATA_FOLDER": str(folder),
        "IRONBRIDGE_DATABASE": url,
        "IRONBRIDGE_PORT": str(port),
        "IRONBRIDGE_OPEN_BROWSER": "false",
        "IRONBRIDGE_LOG_LEVEL": "warning",
        "IRONBRIDGE_LIMITS": ",".join(f"{name}=1000000/1" for name in UNLIMITED),
        "IRONBRIDGE_CONNECTIONS_PER_ADDRESS": "100000",  # all clients are at one
    }
    process = subprocess.Popen([sys.executable, "-c", SERVE], env=environment)
    address = f"127.0.0.1:{port}"
    try:
        wait_ready(process, address)
        yield process, address
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()


def wait_ready(process: subprocess.Popen[bytes], address: str) -> None:
    end = time.monotonic() + READY_S
    while time.monotonic() < end and process.poll() is None:
        try:
            if httpx.get(f"http://{address}/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def peak_memory_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1000 for line in lines if line.startswith("VmHWM"))


# The result ---------------------------------------------------------------------------------


def show(title: str, found: dict[str, Outcome]) -> None:
    table = Table("", *found, title=title)
    rows = [figures(outcome) for outcome in found.values()]
    for name in rows[0]:
        table.add_row(name, *(row[name] for row in rows))
    Console().print(table)


def figures(outcome: Outcome) -> dict[str, str]:
    times = sorted(outcome.latencies_ms)
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    refused = ", ".join(f"{count} {code}" for code, count in outcome.refused.items())
    return {
        "accepted moves a second": f"{len(times) / outcome.seconds:.0f}",
        "p50 from post to accepted": f"{cuts[49]:.1f} ms",
        "p99": f"{cuts[98]:.1f} ms",
        "worst": f"{times[-1]:.0f} ms",
        "peak memory of the server": f"{outcome.peak_mb:.0f} MB",
        "cores the server used": f"{outcome.cores:.2f}",
        "messages to clients a second": f"{outcome.messages / outcome.seconds:.0f}",
        "refused": refused or "none",
    }


if __name__ == "__main__":
    main()
