"""A PostgreSQL for the tests alone: a private cluster in a temporary folder, removed afterwards.

`cluster()` starts it when a test first asks, and one is enough for a run. PostgreSQL must be
installed (Debian: the package postgresql); without it, tests that need it fail: none is skipped.
"""

from __future__ import annotations

import atexit
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

INSTALLED = "/usr/lib/postgresql"
"""Where Debian puts the server programs, a folder for each version; they are not on the path."""

USER = "ironbridge"
UNPRIVILEGED = ("postgres", "nobody")
"""Who runs the cluster when the tests run as root, as PostgreSQL refuses to."""

READY_S = 60.0


class Missing(Exception):
    """PostgreSQL is not installed."""


class Cluster:
    """A running PostgreSQL. Safe against a crash of its machine only if `durable`."""

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable
        self.programs = find_programs()
        self.folder = Path(tempfile.mkdtemp(prefix="ironbridge-postgres-"))
        self.owner = owner()
        self.password = secrets.token_hex(16)
        self.port = free_port()
        if self.owner is not None:
            os.chown(self.folder, self.owner.pw_uid, self.owner.pw_gid)
        try:
            self._initialise()
            self.server = self._start()
            self._wait()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def new_database(self) -> str:
        """The URL of an empty database that nobody else uses."""
        return self._make("template1")

    def copy_of(self, url: str) -> str:
        """The URL of a copy of another database, which nobody may use while it is copied."""
        return self._make(url.rpartition("/")[2])

    def stop(self) -> None:
        if self.server.poll() is None:
            self.server.send_signal(signal.SIGINT)  # SIGTERM would wait for clients
            self.server.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)

    # Details -----------------------------------------------------------------------------

    def _make(self, template: str) -> str:
        name = f"test_{secrets.token_hex(6)}"
        self._sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        address = f"{USER}:{self.password}@127.0.0.1:{self.port}"
        return f"postgresql+asyncpg://{address}/{name}"

    def _initialise(self) -> None:
        word = self.folder / "word"
        word.write_text(self.password)
        word.chmod(0o644)
        options = ["-U", USER, "-A", "scram-sha-256", "-E", "UTF8", "--locale=C", "--no-sync"]
        made = self._run("initdb", "-D", str(self._data), "--pwfile", str(word), *options)
        word.unlink()
        if made.returncode:
            raise RuntimeError(f"initdb failed:\n{made.stdout}{made.stderr}")

    def _start(self) -> subprocess.Popen[bytes]:
        options = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "max_connections": "200",
        }
        if not self.durable:
            options |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        flags = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("wb") as log:
            return subprocess.Popen(
                [self.programs / "postgres", "-D", self._data, *flags],
                stdout=log,
                stderr=subprocess.STDOUT,
                cwd=self.folder,
                user=self._user,
                group=self._group,
                extra_groups=None if self.owner is None else [],
            )

    def _wait(self) -> None:
        end = time.monotonic() + READY_S
        while self._run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)).returncode:
            if self.server.poll() is not None or time.monotonic() > end:
                log = (self.folder / "log").read_text(errors="replace")
                raise RuntimeError(f"PostgreSQL did not start:\n{log}")
            time.sleep(0.1)

    def _sql(self, statement: str) -> None:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", "postgres"]
        done = self._run("psql", "-q", "-v", "ON_ERROR_STOP=1", *where, "-c", statement)
        if done.returncode:
            raise RuntimeError(f"{statement}:\n{done.stderr}")

    def _run(self, program: str, *args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.programs / program, *args],
            capture_output=True,
            text=True,
            cwd=self.folder,
            env={**os.environ, "PGPASSWORD": self.password, "LC_ALL": "C"},
            user=self._user,
            group=self._group,
            extra_groups=None if self.owner is None else [],
            check=False,
        )

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    @property
    def _user(self) -> int | None:
        return None if self.owner is None else self.owner.pw_uid

    @property
    def _group(self) -> int | None:
        return None if self.owner is None else self.owner.pw_gid


@cache
def cluster() -> Cluster:
    """The cluster of this test run, stopped when the run ends."""
    started = Cluster()
    atexit.register(started.stop)
    return started


def find_programs() -> Path:
    """The folder of the newest PostgreSQL that is installed."""
    folders = [path.parent for path in Path(INSTALLED).glob("*/bin/initdb")]
    if folders:
        return max(folders, key=lambda folder: float(folder.parent.name))
    found = shutil.which("initdb")
    if found is None:
        raise Missing(
            "these tests need PostgreSQL's server programs (initdb, postgres), found neither on "
            f"the path nor in {INSTALLED}; on Debian and Ubuntu: apt-get install postgresql"
        )
    return Path(found).resolve().parent


def owner() -> pwd.struct_passwd | None:
    """The user who runs the cluster; None for whoever runs the tests."""
    if os.geteuid() != 0:
        return None
    for name in UNPRIVILEGED:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise Missing(f"PostgreSQL does not run as root, and there is no user {UNPRIVILEGED}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
