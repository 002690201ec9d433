"""`ironbridge connect`: a program that speaks the line protocol sits at the tables of a server."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Annotated
from urllib.parse import parse_qs, urlsplit

import typer
from rich.console import Console

from ironbridge.cli.messages import Messages, messages_for
from ironbridge.cli.setup import finder, options_of
from ironbridge.cli.theme import open_console
from ironbridge.kernel.errors import SetupError

TOKEN = "IRONBRIDGE_TOKEN"
"""The variable that holds the token: unlike an argument, it is in no list of processes."""


def help_text(key: str) -> str:
    return messages_for().say(f"help-{key}")


def connect(
    server: Annotated[str, typer.Option(metavar="URL", help=help_text("connect-server"))],
    bot: Annotated[str, typer.Option(metavar="COMMAND", help=help_text("connect-bot"))],
    token: Annotated[str, typer.Option(metavar="TOKEN", help=help_text("connect-token"))] = "",
    table: Annotated[
        list[str] | None, typer.Option(metavar="LINK|ID", help=help_text("connect-table"))
    ] = None,
    open_game: Annotated[
        str, typer.Option("--open", metavar="GAME", help=help_text("connect-open"))
    ] = "",
    seats: Annotated[int, typer.Option(min=0, help=help_text("seat-count"))] = 0,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help=help_text("option"))
    ] = None,
    games: Annotated[int, typer.Option(min=0, help=help_text("connect-games"))] = 0,
    limit: Annotated[float, typer.Option(min=0.01, help=help_text("limit"))] = 10.0,
    log: Annotated[Path | None, typer.Option(metavar="FILE", help=help_text("connect-log"))] = None,
    lang: Annotated[str | None, typer.Option(metavar="fr|en", help=help_text("lang"))] = None,
) -> None:
    # Here, so that the other commands start fast.
    from ironbridge.programs.player import Player, Wanted
    from ironbridge.programs.process import words_of
    from ironbridge.programs.site import Site

    messages = messages_for(lang)
    # The program inherits our environment, and must not learn the token.
    secret = token or os.environ.pop(TOKEN, "")
    os.environ.pop(TOKEN, None)
    if not secret:
        raise SetupError(f"expected a token: --token, or the variable {TOKEN}")
    wanted = Wanted(tables=[named(one) for one in table or []], games=games)
    if open_game:
        found = finder(None)(open_game)
        count = found.check_seats(seats)
        options = options_of(found, option or [])
        wanted = Wanted(wanted.tables, open_game, count, options, games)
    words = words_of(bot)
    reporter = Spoken(messages, open_console())

    async def play() -> bool:
        site = Site(server, secret)
        if site.is_open_to_listeners:
            reporter.warn(messages.say("connect-plain", server=site.address))
        try:
            return await until_told(Player(site, words, wanted, reporter, limit, log))
        finally:
            await site.close()

    if not asyncio.run(play()):
        raise typer.Exit(130)


async def until_told(player: object) -> bool:
    """Play until the end or until a signal; False after Ctrl-C. SIGTERM is a clean end."""
    from ironbridge.programs.player import Player

    assert isinstance(player, Player)
    playing = asyncio.ensure_future(player.run())
    told: list[int] = []

    def stop(number: int) -> None:
        told.append(number)
        playing.cancel()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # where the system has no such handlers
            loop.add_signal_handler(number, stop, number)
    try:
        await playing
    except asyncio.CancelledError:
        if not told:
            raise
    return signal.SIGINT not in told


def named(table: str) -> tuple[str, str | None]:
    """The id of a table and the secret of its invitation, of a link as people share it."""
    parts = urlsplit(table)
    place = [part for part in parts.path.split("/") if part]
    if not place or (parts.scheme and (len(place) < 2 or place[-2] != "table")):
        raise SetupError(f"--table {table}: expected a link to a table, or its id")
    invite = parse_qs(parts.fragment).get("invite")
    return place[-1], invite[0] if invite else None


class Spoken:
    """What the client does, line by line."""

    def __init__(self, messages: Messages, console: Console) -> None:
        self.messages = messages
        self.console = console

    def warn(self, text: str) -> None:
        self.print(text, "warn")

    def print(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, soft_wrap=True, markup=False, highlight=False)

    def connected(self, name: str) -> None:
        self.print(self.messages.say("connect-here", name=name))

    def connection_lost(self, seconds: int) -> None:
        self.warn(self.messages.say("connect-lost", seconds=seconds))

    def connected_again(self) -> None:
        self.print(self.messages.say("connect-again"))

    def seated(self, table: str, game: str) -> None:
        self.print(self.messages.say("connect-seated", table=table, game=game))

    def opened(self, table: str, game: str, link: str) -> None:
        self.print(self.messages.say("connect-opened", game=game, link=link))

    def started(self, table: str) -> None:
        self.print(self.messages.say("connect-started", table=table))

    def failed(self, table: str, kind: str) -> None:
        self.warn(self.messages.say("connect-failed", table=table, kind=kind))

    def gave_up(self, table: str) -> None:
        self.warn(self.messages.say("connect-gave-up", table=table))

    def came_back(self, table: str) -> None:
        self.print(self.messages.say("connect-came-back", table=table))

    def finished(self, table: str, place: int, score: int) -> None:
        self.print(self.messages.say("connect-finished", table=table, place=place, score=score))

    def left_unfinished(self, table: str) -> None:
        self.print(self.messages.say("connect-unfinished", table=table))

    def refused(self, table: str, message: str) -> None:
        self.warn(self.messages.say("connect-refused", table=table or "–", message=message))

    def goodbye(self, running: int) -> None:
        self.print(self.messages.say("connect-goodbye", running=running))
