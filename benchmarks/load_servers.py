"""The server processes of the load benchmark, their database, and what both use of the machine."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.server.postgres import Cluster, free_port

SERVE = "from ironbridge.cli.serve import app; app()"
UNLIMITED = ("request", "move", "live", "connect", "address")
"""Limits of one person or address that the clients, all on one address, would meet."""
READY_S = 60.0
CONTROL = Path("/sys/fs/cgroup")
PERIOD_US = 20_000
"""A process that may use a part of a core gets it anew so often."""
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Database:
    url: str
    pid: int | None = None
    """Of PostgreSQL's first process; SQLite has none."""

    def cpu_seconds(self) -> float:
        """Of all processes of the database, those that ended included."""
        if self.pid is None:
            return 0.0
        return cpu_seconds(self.pid, ended=True) + sum(map(cpu_seconds, children(self.pid)))


@contextmanager
def database(kind: str, folder: Path) -> Iterator[Database]:
    if kind == "sqlite":
        yield Database(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}")
        return
    cluster = Cluster(durable=True)
    try:
        yield Database(cluster.new_database(), cluster.server.pid)
    finally:
        cluster.stop()


class Server:
    """One server process, at an address that it keeps when it is started again."""

    def __init__(
        self, build: Path, folder: Path, url: str, channels: str, share: float | None = None
    ) -> None:
        port = free_port()
        self._share = share
        self.address = f"127.0.0.1:{port}"
        self._environment = {
            **os.environ,
            "PYTHONPATH": str(build),
            "IRONBRIDGE_DATA_FOLDER": str(folder),
            "IRONBRIDGE_DATABASE": url,
            "IRONBRIDGE_CHANNELS": channels,
            "IRONBRIDGE_PORT": str(port),
            "IRONBRIDGE_SECRET": "s" * 64,
            "IRONBRIDGE_OPEN_BROWSER": "false",
            "IRONBRIDGE_LOG_LEVEL": "warning",
            "IRONBRIDGE_LIMITS": ",".join(f"{name}=1000000/1" for name in UNLIMITED),
            "IRONBRIDGE_CONNECTIONS_PER_ADDRESS": "100000",  # all clients are at one
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE], env=self._environment, stdout=subprocess.DEVNULL
        )

    def wait_ready(self) -> None:
        end = time.monotonic() + READY_S
        while time.monotonic() < end and self._running.poll() is None:
            try:
                if httpx.get(f"http://{self.address}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    def limit(self) -> None:
        """From now on it gets its share of a core, if it was given one."""
        if self._share is not None:
            limit(self._running.pid, self._share)

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._share is not None:
            group_of(self._process.pid).rmdir()

    def cpu_seconds(self) -> float:
        return cpu_seconds(self._running.pid)

    def memory_mb(self, line: str) -> float:
        """`VmRSS` is the memory held now, `VmHWM` the most there ever was."""
        lines = Path(f"/proc/{self._running.pid}/status").read_text().splitlines()
        return next(int(found.split()[1]) / 1000 for found in lines if found.startswith(line))

    @property
    def _running(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "start it first"
        return self._process


@contextmanager
def servers(
    build: Path, folder: Path, url: str, count: int, share: float | None = None
) -> Iterator[list[Server]]:
    """Server processes on one database, all ready. A lone one needs no channel to others."""
    channels = "postgresql" if count > 1 else ""
    made = [Server(build, folder, url, channels, share) for _ in range(count)]
    try:
        start(made)
        yield made
    finally:
        for one in made:
            one.stop()


def start(made: list[Server]) -> None:
    for one in made:
        one.start()
    for one in made:
        one.wait_ready()
    for one in made:
        one.limit()


# A share of a core: Linux, by a control group of its own, as the superuser ---------------------


def group_of(pid: int) -> Path:
    return (CONTROL if is_unified() else CONTROL / "cpu") / f"ironbridge-load-{pid}"


def is_unified() -> bool:
    """Whether there is one tree of control groups, as in newer systems, or one for each thing."""
    return (CONTROL / "cgroup.controllers").exists()


def limit(pid: int, share: float) -> None:
    group, quota = group_of(pid), round(share * PERIOD_US)
    try:
        group.mkdir()
        if is_unified():
            (group / "cpu.max").write_text(f"{quota} {PERIOD_US}")
        else:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD_US))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        (group / "cgroup.procs").write_text(str(pid))
    except OSError as error:
        raise SystemExit(f"--share needs Linux's control groups and their owner: {error}") from None


def allow_many_files() -> None:
    """Thousands of connections need as many file handles, at both ends."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def cpu_seconds(pid: int, ended: bool = False) -> float:
    """What a process used, and with `ended` what its children used that are gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0  # it ended in between
    return sum(map(int, fields[11 : 15 if ended else 13])) / TICKS


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in found.split()]
