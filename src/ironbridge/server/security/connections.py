"""How many connections may be open: in all, and of one address.

Whoever has sent a whole request is never turned away to make room. What must give way is a
connection on which the server waits for its client: one that is kept for the next request, or one
whose request has not come in yet. The oldest goes first. So half-sent requests push each other
out, and somebody who asks and reads is served.
"""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import structlog

from ironbridge.server.security.address import Proxies, household
from ironbridge.server.settings import Settings

RESERVED_FILES: Final = 200
"""File handles for the database, the log, worker processes, and mail."""
FILES_EACH: Final = 2
"""A connection is a file handle, and the file that is sent over it another."""
MOST: Final = 10_000
"""More than these one process cannot serve anyway; each takes some 50 KB of memory."""
FEWEST: Final = 16
AT_ONCE: Final = 32
"""New connections taken before those that are open have their turn."""
AT_ONCE_REFUSED: Final = 200
RESET: Final = struct.pack("ii", 1, 0)
"""For SO_LINGER: closed at once, with nothing left to remember."""
ENOUGH_FILES: Final = FILES_EACH * MOST + RESERVED_FILES

log = structlog.get_logger(__name__)


class Abortable(Protocol):
    """What is counted: the transport of a connection."""

    def abort(self) -> None: ...


@dataclass
class Home:
    """The connections of one household."""

    open: int = 0
    waiting: dict[Abortable, None] = field(default_factory=dict)
    """Those that may be closed to make room, the oldest first."""


class Connections:
    """All open connections of this process."""

    def __init__(self, most: int, most_each: int, is_proxy: Callable[[str], bool]) -> None:
        self.most = most
        self._most_each = most_each
        self.is_proxy = is_proxy
        self._open: dict[Abortable, str] = {}
        self._waiting: dict[Abortable, None] = {}
        self._homes: dict[str, Home] = {}

    @classmethod
    def of(cls, settings: Settings) -> Connections:
        proxies = Proxies(settings.trusted_proxies)
        most = most_connections(settings.max_connections, file_limit())
        return cls(most, settings.connections_per_address, proxies.is_trusted)

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, connection: Abortable, address: str) -> bool:
        """Count a new connection; False when there is no room and none can be made.

        A trusted proxy speaks for many, so only the whole number counts for it.
        """
        name = "" if self.is_proxy(address) else household(address)
        home = self._homes.setdefault(name, Home())
        if name and home.open >= self._most_each and not self._make_room(home.waiting):
            return False
        if len(self._open) >= self.most and not self._make_room(self._waiting):
            self._forget_empty(name)
            return False
        self._homes.setdefault(name, home).open += 1
        self._open[connection] = name
        self.wait(connection)
        return True

    def wait(self, connection: Abortable) -> None:
        """The server waits for the client: from now on the connection may be closed."""
        name = self._open.get(connection)
        if name is not None and connection not in self._waiting:
            self._waiting[connection] = self._homes[name].waiting[connection] = None

    def work(self, connection: Abortable) -> None:
        """The client waits for the server, or both talk: the connection stays."""
        name = self._open.get(connection)
        if name is not None and connection in self._waiting:
            del self._waiting[connection], self._homes[name].waiting[connection]

    def release(self, connection: Abortable) -> None:
        """The connection is closed; it may have been released before."""
        self.work(connection)
        name = self._open.pop(connection, None)
        if name is not None:
            self._homes[name].open -= 1
            self._forget_empty(name)

    # Details -----------------------------------------------------------------------------

    def _make_room(self, waiting: dict[Abortable, None]) -> bool:
        """Close the connection that has been waiting for longest."""
        for oldest in waiting:
            self.release(oldest)
            oldest.abort()
            return True
        return False

    def _forget_empty(self, name: str) -> None:
        home = self._homes.get(name)
        if home is not None and not home.open:
            del self._homes[name]


class Listener(socket.socket):
    """A listening socket that closes what it does not take before anything is made for it.

    To make a connection for asyncio and uvicorn costs many times as much as to accept one.
    """

    def __init__(self, listening: socket.socket, may_connect: Callable[[str], bool]) -> None:
        family, kind, protocol = listening.family, listening.type, listening.proto
        super().__init__(family, kind, protocol, fileno=listening.detach())
        self._may_connect = may_connect
        self._taken = self._refused = 0

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection that is taken. asyncio calls this until nothing is left, or until
        it seems so: then it looks after the others, and comes back."""
        while self._taken < AT_ONCE and self._refused < AT_ONCE_REFUSED:
            try:
                connection, address = super().accept()
            except OSError:
                self._taken = self._refused = 0
                raise
            if self._may_connect(address[0]):
                self._taken += 1
                return connection, address
            self._refused += 1
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            connection.close()
        self._taken = self._refused = 0
        raise BlockingIOError


# File handles -------------------------------------------------------------------------------


def most_connections(wanted: int, files: int) -> int:
    """How many connections there may be: as many as are wanted (0: no wish), if the file handles
    are enough for them. Without a handle nothing could be accepted, stored or shown."""
    possible = max(FEWEST, (files - RESERVED_FILES) // FILES_EACH)
    if wanted > possible:
        log.warning("too few file handles", connections=possible, wanted=wanted, handles=files)
    return min(wanted or MOST, possible)


def file_limit() -> int:
    """How many files this process may have open, after asking for as many as the system allows."""
    if sys.platform == "win32":
        return ENOUGH_FILES  # there is no such limit
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # macOS allows less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return ENOUGH_FILES if soft == resource.RLIM_INFINITY else int(soft)
