"""`ironbridge serve`, as a person starts and stops it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from ironbridge.cli.serve import listen, settled
from ironbridge.kernel.errors import SetupError
from ironbridge.server.settings import Settings

WAIT_S = 60.0


def until(found: Callable[[], str | None], log: Path) -> str:
    """What `found` returns once it returns something."""
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end:
        if (something := found()) is not None:
            return something
        time.sleep(0.05)
    raise AssertionError(f"nothing came; the server said:\n{log.read_text()}")


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_it_prints_its_address_serves_and_ends_in_order(tmp_path: Path, ending: int) -> None:
    log = tmp_path / "log"
    variables = {**os.environ, "IRONBRIDGE_DATA_FOLDER": str(tmp_path / "data"), "LANG": "en"}
    start = "from ironbridge.cli.serve import app; app()"
    with log.open("w") as out:
        server = subprocess.Popen(
            [sys.executable, "-c", start, "--no-browser", "--port", "0"],
            stdout=out,
            stderr=subprocess.STDOUT,
            env=variables,
        )
    try:

        def printed() -> str | None:
            shown = re.search(r"The tables are open at (http://127\.0\.0\.1:\d+) ", log.read_text())
            return shown[1] if shown else None

        address = until(printed, log)

        def answered() -> str | None:
            try:
                games = f"{address}/api/games"
                return httpx.get(games, trust_env=False, timeout=10, verify=False).text
            except httpx.TransportError:  # it is still starting
                return None

        assert "brass-birmingham" in until(answered, log)
        server.send_signal(ending)
        server.wait(WAIT_S)
    finally:
        server.kill()
        server.wait()
    assert "Application shutdown complete" in log.read_text()
    assert "Traceback" not in log.read_text()
    assert (tmp_path / "data" / "tables.sqlite").exists()
    assert not (tmp_path / "data" / "tables.sqlite-wal").exists(), "the database was closed"


def test_a_port_that_is_taken_is_said_clearly() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(SetupError, match=f"cannot listen on 127.0.0.1:{port}"):
            listen("127.0.0.1", port)


def test_the_address_has_the_real_port() -> None:
    with listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        found = settled(Settings(port=0), listening)
        assert (found.port, found.public_url) == (port, f"http://127.0.0.1:{port}")
        everywhere = settled(Settings(host="0.0.0.0", port=0), listening)
        assert everywhere.public_url == f"http://localhost:{port}"
        named = settled(Settings(port=0, public_url="https://tables.example.org"), listening)
        assert (named.port, named.public_url) == (port, "https://tables.example.org")
