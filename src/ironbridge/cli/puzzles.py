"""`ironbridge puzzles make`: positions with one clearly best action, from games of bots; and
`ironbridge puzzles grade`: how hard they are for the bots of today."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
    track,
)

from ironbridge.bots import make as make_bot
from ironbridge.bots.seed_blocks import PUZZLES
from ironbridge.cli.messages import Messages, messages_for, messages_in
from ironbridge.cli.setup import finder
from ironbridge.cli.theme import open_console
from ironbridge.cluster import own_cores
from ironbridge.kernel.chance import SEEDS
from ironbridge.kernel.errors import SetupError
from ironbridge.puzzles import make as making
from ironbridge.puzzles.make import LEVEL, Maker, SelfPlay, records_in
from ironbridge.training.plan import commit

STOPPED = 130
"""Exit status after Ctrl-C, as shells have it."""

say = messages_for().say

app = typer.Typer(
    help=say("help-puzzles"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.command("make", help=say("help-puzzles-make"))
def make(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
    out: Annotated[Path, typer.Option(metavar="FILE", help=say("help-puzzles-out"))],
    games: Annotated[int, typer.Option(min=1, help=say("help-puzzles-games"))] = 1000,
    seed: Annotated[int, typer.Option(min=0, help=say("help-first-seed"))] = PUZZLES.start,
    level: Annotated[str, typer.Option(metavar="LEVEL", help=say("help-puzzles-level"))] = LEVEL,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help=say("help-puzzles-records"))
    ] = None,
    count: Annotated[int, typer.Option(min=1, help=say("help-puzzles-count"))] = 48,
    jobs: Annotated[int, typer.Option(min=0, help=say("help-workers"))] = 0,
    lang: Annotated[str | None, typer.Option(metavar="fr|en", help=say("help-lang"))] = None,
) -> None:
    messages, found = messages_in(lang), finder(None)(game)
    if records is None:
        make_bot(found, level)  # fails before anything is played
        if seed + games > SEEDS:
            raise SetupError(f"seeds {seed} to {seed + games - 1}: expected 0 to {SEEDS - 1}")
        maker = Maker(out, SelfPlay(game, seed, games, level), count, commit() or "")
    else:
        maker = Maker(out, records_in(game, records), count, commit() or "")
    if not make_with_progress(maker, jobs or own_cores(), messages):
        open_console(stderr=True).print(messages.say("puzzles-stopped"), style="warn")
        raise typer.Exit(STOPPED)
    kept = len(maker.collection.puzzles)
    if maker.full:
        told = messages.say("puzzles-done", puzzles=kept, games=maker.done, file=str(out))
    else:
        told = messages.say(
            "puzzles-short", puzzles=kept, count=count, games=maker.done, file=str(out)
        )
    open_console().print(told, style="good" if maker.full else "warn", soft_wrap=True)


@app.command("grade", help=say("help-puzzles-grade"))
def grade(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-puzzles-out"))],
    lang: Annotated[str | None, typer.Option(metavar="fr|en", help=say("help-lang"))] = None,
) -> None:
    messages, found = messages_in(lang), finder(None)(game)
    console = open_console(stderr=True)
    graded = making.grade(file, found, commit() or "")
    watched = track(
        graded,
        messages.say("puzzles-grading"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    told = messages.say("puzzles-graded", changed=sum(watched), file=str(file))
    open_console().print(told, style="good", soft_wrap=True)


def make_with_progress(maker: Maker, jobs: int, messages: Messages) -> bool:
    """False when a person broke it off."""
    console = open_console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    quiet = not console.is_terminal
    try:
        with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
            bar = progress.add_task("", total=maker.games.games)
            for number, fault in enumerate(maker.run(jobs), start=1):
                kept = len(maker.collection.puzzles)
                told = messages.say("puzzles-progress", puzzles=kept, count=maker.count)
                progress.update(bar, completed=maker.done, description=told)
                if fault:
                    console.print(fault, style="warn", soft_wrap=True)
                if quiet and number % 10 == 0:
                    at = messages.say("puzzles-line", games=maker.done, puzzles=kept)
                    console.print(at, soft_wrap=True)
    except KeyboardInterrupt:
        return False
    return True
