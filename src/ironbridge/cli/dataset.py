"""`ironbridge dataset`: the decisions of records, or of games that bots play, as Parquet files.

What writes them is imported only when it is asked for: it is an extra.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ironbridge.cli.messages import Messages, messages_for, messages_in
from ironbridge.cli.setup import USUAL, finder, options_of
from ironbridge.cli.theme import open_console
from ironbridge.kernel.errors import SetupError

if TYPE_CHECKING:
    from ironbridge.research.dataset import Dataset

STOPPED = 130
"""Exit status after Ctrl-C, as shells have it."""

say = messages_for().say


def dataset(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("help-dataset-folder"))],
    records: Annotated[
        list[Path] | None, typer.Argument(metavar="[RECORD|FOLDER]", help=say("help-dataset-from"))
    ] = None,
    game: Annotated[str, typer.Option(metavar="GAME", help=say("help-dataset-game"))] = "",
    level: Annotated[str, typer.Option(metavar="LEVEL", help=say("help-dataset-level"))] = USUAL,
    games: Annotated[int, typer.Option(min=1, help=say("help-games"))] = 1000,
    seats: Annotated[int, typer.Option(min=0, help=say("help-seat-count"))] = 0,
    seed: Annotated[int, typer.Option(min=0, help=say("help-first-seed"))] = 0,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("help-option"))
    ] = None,
    part: Annotated[int, typer.Option(min=1, help=say("help-dataset-part"))] = 100,
    cores: Annotated[int, typer.Option(min=0, help=say("help-workers"))] = 0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS|local", help=say("help-ray"))] = "",
    lang: Annotated[str | None, typer.Option(metavar="fr|en", help=say("help-lang"))] = None,
) -> None:
    messages = messages_in(lang)
    if bool(game) == bool(records):
        raise SetupError(messages.say("dataset-either"))
    try:
        from ironbridge.research.dataset import Dataset, records_at, self_play
    except ImportError:
        raise SetupError(messages.say("dataset-missing")) from None
    if records:
        filling = Dataset(folder, records_at(records), part)
    else:
        chosen = options_of(finder(None)(game), option or [])
        filling = Dataset(folder, self_play(game, level, games, seats, seed, chosen), part)
    if not fill_with_progress(filling, cores, ray, messages):
        open_console(stderr=True).print(messages.say("dataset-stopped"), style="warn")
        raise typer.Exit(STOPPED)
    told = messages.say("dataset-done", games=filling.total, folder=str(folder))
    open_console().print(told, style="good", soft_wrap=True)


def fill_with_progress(filling: Dataset, cores: int, ray: str, messages: Messages) -> bool:
    """False when a person broke it off."""
    console = open_console(stderr=True)
    columns = (
        TextColumn(messages.say("dataset-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    done = filling.total - sum(map(filling.games_in, filling.missing()))
    quiet = not console.is_terminal
    try:
        with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
            bar = progress.add_task("", total=filling.total, completed=done)
            for games in filling.fill(cores, ray):
                progress.advance(bar, games)
    except KeyboardInterrupt:
        return False
    return True
