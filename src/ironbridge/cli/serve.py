"""`ironbridge serve`: opens the database, says where the tables are, serves until told to stop.

The server is imported only when it is started, so that other commands start fast.
"""

from __future__ import annotations

import asyncio
import gc
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import typer
from rich.console import Console

from ironbridge.cli.flags import with_settings
from ironbridge.cli.messages import tell
from ironbridge.kernel.errors import SetupError
from ironbridge.server.settings import Settings

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar

    from ironbridge.server.security.protocols import Entrance

GRACE_S = 10
"""How long open requests and sockets have to end when the server is told to stop."""

KEEP_S = 75
"""How long an idle connection is kept. Longer than proxies keep theirs: a request that comes in the
moment it is closed gets no answer."""

COLLECT_AFTER = (5_000, 10, 200)
"""Thresholds of the garbage collector, for each of its generations."""

BROWSER_AFTER_S = 1.0
"""The server needs a moment before it answers."""


def serve(settings: Settings) -> None:
    from ironbridge.server import logs

    logs.set_up(settings)
    asyncio.run(brought_up_to_date(settings))
    listening = listen(settings.host, settings.port)
    settings = settled(settings, listening)
    application = make_application(settings)
    Console(highlight=False).print(tell("serving", address=settings.public_url))
    if settings.open_browser:
        open_soon(settings.public_url)
    run(application, settings, listening)


def command() -> Callable[..., None]:
    """What Typer calls, with a flag for every setting."""
    return with_settings(serve)


app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
app.command("serve", help=tell("help-serve"))(command())


async def brought_up_to_date(settings: Settings) -> None:
    """Migrate now, so that a fault is one clear line and not a server that never starts."""
    from ironbridge.server.storage.database import Database

    database = Database(settings.database)
    try:
        await database.open()
    finally:
        await database.close()


def listen(host: str, port: int) -> socket.socket:
    """The listening socket, opened before anything is printed, so that the address is true."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # By its protocol asyncio knows that it may send small messages at once (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise SetupError(f"cannot listen on {host}:{port}: {reason}; try another --port") from None
    listening.set_inheritable(True)
    return listening


def settled(settings: Settings, listening: socket.socket) -> Settings:
    """The settings with the real port: 0 became one when the socket was opened."""
    port = int(listening.getsockname()[1])
    if settings.port == port:
        return settings
    address = settings.public_url.removesuffix(":0")
    if address != settings.public_url:
        address = f"{address}:{port}"
    return msgspec.structs.replace(settings, port=port, public_url=address)


def open_soon(address: str) -> None:
    timer = threading.Timer(BROWSER_AFTER_S, webbrowser.open, [address])
    timer.daemon = True
    timer.start()


def make_application(settings: Settings) -> Litestar:
    from ironbridge.server.app import create_app

    return create_app(settings)


def run(application: Litestar, settings: Settings, listening: socket.socket) -> None:
    """Serve until SIGINT or SIGTERM; then let what is under way come to its end."""
    import uvicorn

    from ironbridge.server.security.connections import Connections, Listener
    from ironbridge.server.security.protocols import Entrance

    entrance = Entrance(settings, Connections.of(settings))
    config = configured(application, settings, entrance)
    collect_seldom()
    with suppress(KeyboardInterrupt):  # uvicorn passes it on after a clean end
        uvicorn.Server(config).run(sockets=[Listener(listening, entrance.may_connect)])


def configured(application: Litestar, settings: Settings, entrance: Entrance) -> uvicorn.Config:
    """How connections are served."""
    import uvicorn

    from ironbridge.server.security.protocols import protocols

    http, websocket = protocols(entrance)
    return uvicorn.Config(
        application,
        http=http,
        ws=websocket,
        log_config=None,
        access_log=False,
        server_header=False,
        # The security middleware reads forwarded addresses itself, for trusted proxies only.
        proxy_headers=False,
        ws_max_size=settings.max_body,
        # Compressing every message for every client costs more than the bytes it saves.
        ws_per_message_deflate=False,
        # The hub sends heartbeats of its own.
        ws_ping_interval=None,
        timeout_keep_alive=KEEP_S,
        timeout_graceful_shutdown=GRACE_S,
        lifespan="on",
    )


def collect_seldom() -> None:
    """Make full garbage collections rare.

    With hundreds of tables and connections each one stops the server for some tenths of a second,
    every ten seconds with Python's defaults, and finds next to nothing. Young objects, where the
    garbage is, are collected as before.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
