"""Real server processes for tests: started by the command that hosts use, killed without mercy.

Processes on one database and with one secret are one server: a session of one is a session of
all. Their limits are high and there are no bots, so that only the clients play.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from ironbridge.server.settings import LIMITS
from tests.server.postgres import free_port

READY_S = 60.0
UNLIMITED = ",".join(f"{name}=1000000/1" for name in LIMITS)
SERVE = (sys.executable, "-c", "from ironbridge.cli.serve import app; app()")
ADMIN = (sys.executable, "-c", "from ironbridge.cli.admin import app; app()")


class ServerProcess:
    """One `ironbridge serve` at a port that stays its own when it is started again."""

    def __init__(self, folder: Path, database: str, channels: str = "") -> None:
        self.database = database
        self.port = free_port()
        self.http = f"http://127.0.0.1:{self.port}"
        self.live = f"ws://127.0.0.1:{self.port}/api/live"
        self.log = folder / f"server-{self.port}.log"
        self.environment = {
            **os.environ,
            "IRONBRIDGE_DATA_FOLDER": str(folder),
            "IRONBRIDGE_DATABASE": database,
            "IRONBRIDGE_CHANNELS": channels,
            "IRONBRIDGE_PORT": str(self.port),
            "IRONBRIDGE_SECRET": "s" * 64,
            "IRONBRIDGE_OPEN_BROWSER": "false",
            "IRONBRIDGE_BOT_WORKERS": "0",
            "IRONBRIDGE_LIMITS": UNLIMITED,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and return when it serves."""
        self.begin()
        self.wait_ready()

    def begin(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                SERVE, env=self.environment, stdout=log, stderr=subprocess.STDOUT
            )

    def wait_ready(self) -> None:
        end = time.monotonic() + READY_S
        while not self.is_ready():
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def is_ready(self) -> bool:
        # Without certificates, which take forty times as long to read as the answer to come.
        try:
            return httpx.get(f"{self.http}/health", timeout=5, verify=False).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """SIGKILL: no handler runs, nothing is flushed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> None:
        """A clean stop, if it still runs."""
        if self.process is not None and self.runs:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


@contextmanager
def server_processes(
    folder: Path, database: str, count: int = 1, channels: str = ""
) -> Iterator[list[ServerProcess]]:
    """Several processes on one database, all ready."""
    made = [ServerProcess(folder, database, channels) for _ in range(count)]
    try:
        for one in made:
            one.begin()
        for one in made:
            one.wait_ready()
        yield made
    finally:
        for one in made:
            one.stop()


def admin_check(server: ServerProcess) -> str:
    """What `ironbridge admin check` says; it replays every table and must find no fault."""
    done = subprocess.run(
        [*ADMIN, "check"],
        env=server.environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout
