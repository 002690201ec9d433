"""The command line: every command with its arguments. What it does is in the other files."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperGroup

import ironbridge
from ironbridge.bots import decide, levels, make
from ironbridge.cli import admin, puzzles, serve
from ironbridge.cli.connect import connect
from ironbridge.cli.dataset import dataset
from ironbridge.cli.lists import show_game, show_moves, show_position
from ironbridge.cli.messages import messages_for, messages_in, tell
from ironbridge.cli.render import save_picture
from ironbridge.cli.replay import Replay, verified
from ironbridge.cli.report import show_statistics
from ironbridge.cli.rules import show_coverage, show_rules
from ironbridge.cli.saves import LAST, new_file, recall, resumed_file
from ironbridge.cli.setup import (
    HUMAN,
    USUAL,
    chance_at,
    finder,
    listed,
    new_record,
    options_of,
    resumed_record,
    seated,
)
from ironbridge.cli.simulate import Plan, simulate, statistics
from ironbridge.cli.terminal_game import TerminalGame
from ironbridge.cli.theme import open_console
from ironbridge.cli.train import train
from ironbridge.cluster import own_cores
from ironbridge.kernel.document import parse_json, read_text
from ironbridge.kernel.errors import IronbridgeError
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State
from ironbridge.kernel.strict_reader import Fields

FAULT = 2
"""Exit status when what was asked for cannot be done."""

STOPPED = 130
"""Exit status after Ctrl-C, as shells have it."""


def help_text(key: str) -> str:
    """Help in the language of the terminal, known before any argument is read."""
    return messages_for().say(f"help-{key}")


class Friendly(TyperGroup):
    """An error of ours or of a file is one clear line, never a traceback."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        return super().parse_args(ctx, with_last(args))

    def invoke(self, ctx: typer.Context) -> object:  # type: ignore[override]
        try:
            return super().invoke(ctx)
        except (IronbridgeError, OSError) as error:
            if isinstance(error, BrokenPipeError):
                raise
            open_console(stderr=True).print(f"✗ {error}", style="error", soft_wrap=True)
            raise typer.Exit(FAULT) from None


def with_last(args: list[str]) -> list[str]:
    """`--resume` without a file means the last game."""
    whole: list[str] = []
    for arg, following in zip(args, [*args[1:], "-"], strict=True):
        whole.append(arg)
        if arg == "--resume" and following.startswith("-"):
            whole.append(LAST)
    return whole


app = typer.Typer(
    cls=Friendly,
    help=help_text("app"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=help_text("game"))]
Lang = Annotated[str | None, typer.Option(metavar="fr|en", help=help_text("lang"))]
Data = Annotated[Path | None, typer.Option(metavar="FILE", help=help_text("data"))]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=help_text("option"))
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=help_text("file"))]


@app.callback(invoke_without_command=True)
def common(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, help=help_text("version"))
    ] = False,
) -> None:
    if version:
        typer.echo(f"ironbridge {ironbridge.__version__}")
        raise typer.Exit


@app.command(help=help_text("play"))
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=help_text("game"))] = "",
    seats: Annotated[str, typer.Option(metavar="LIST", help=help_text("seats"))] = "",
    names: Annotated[str, typer.Option(metavar="LIST", help=help_text("names"))] = "",
    seed: Annotated[int | None, typer.Option(help=help_text("seed"))] = None,
    option: Options = None,
    data: Data = None,
    resume: Annotated[str, typer.Option(metavar="[FILE]", help=help_text("resume"))] = "",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=help_text("save"))] = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE.svg", help=help_text("shot"))
    ] = None,
    lang: Lang = None,
) -> None:
    messages = messages_in(lang)
    console = open_console(record=picture is not None)
    if resume:
        path = resumed_file(resume)
        record, players = resumed_record(path, seats, data)
    else:
        found = finder(data)(game or ironbridge.game_names()[0])
        players = seated(found, seats or f"{HUMAN},{USUAL},{USUAL}")
        record = new_record(found, players, names, seed, option or [])
        path = new_file(record)
        console.print(messages.say("table-begins", seed=str(record.seed)), style="dim")
    TerminalGame(record, players, messages, console, save or path).run()
    if picture is not None:
        save_picture(console, picture, "Ironbridge")


@app.command("simulate", help=help_text("simulate"))
def simulate_games(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help=help_text("games"))] = 1000,
    seats: Annotated[int, typer.Option(min=0, help=help_text("seat-count"))] = 0,
    seed: Annotated[int, typer.Option(min=0, help=help_text("first-seed"))] = 0,
    workers: Annotated[int, typer.Option(min=0, help=help_text("workers"))] = 0,
    option: Options = None,
    data: Data = None,
    check: Annotated[bool, typer.Option("--check", help=help_text("check-invariants"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("json"))] = False,
    lang: Lang = None,
) -> None:
    messages = messages_in(lang)
    found = finder(data)(game)
    chosen = options_of(found, option or [])
    plan = Plan(game, data, found.check_seats(seats), chosen, check)
    progress = open_console(stderr=True)
    title = messages.say("simulate-progress")
    cores = workers or own_cores()
    played, seconds = simulate(progress, plan, seed, games, cores, title)
    result = statistics(played, seconds)
    if as_json:
        asked = {"game": game, "seats": plan.seats, "seed": seed, "options": chosen}
        typer.echo(json.dumps({**asked, **result.to_json()}, indent=1))
    else:
        show_statistics(open_console(), result, messages)


@app.command(help=help_text("arena"))
def arena(
    game: GameName,
    players: Annotated[str, typer.Option(metavar="LIST", help=help_text("players"))] = "",
    seats: Annotated[int, typer.Option(min=0, help=help_text("seat-count"))] = 0,
    alone: Annotated[bool, typer.Option("--alone", help=help_text("alone"))] = False,
    one_way: Annotated[bool, typer.Option("--one-way", help=help_text("one-way"))] = False,
    adjacent: Annotated[bool, typer.Option("--adjacent", help=help_text("adjacent"))] = False,
    deals: Annotated[int, typer.Option(min=1, help=help_text("deals"))] = 10,
    first_seed: Annotated[
        str, typer.Option(metavar="SEED|BLOCK", help=help_text("first-deal"))
    ] = "choosing",
    option: Options = None,
    data: Data = None,
    cores: Annotated[int, typer.Option(min=0, help=help_text("workers"))] = 0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS|local", help=help_text("ray"))] = "",
    limit: Annotated[float, typer.Option(min=0.01, help=help_text("limit"))] = 10.0,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help=help_text("results"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("json"))] = False,
    lang: Lang = None,
) -> None:
    # Here, so that the other commands start fast.
    from ironbridge.arena.plan import make_plan
    from ironbridge.arena.run import Run
    from ironbridge.cli.arena import play_arena, seeds_of

    messages = messages_in(lang)
    found = finder(data)(game)
    plan = make_plan(
        game,
        listed(players) or [level.name for level in levels(found)[-2:]],
        seeds=seeds_of(first_seed, deals),
        seats=seats,
        options=options_of(found, option or []),
        data=data,
        alone=alone,
        one_way=one_way,
        adjacent=adjacent,
        limit_s=limit,
    )
    if not play_arena(Run(plan, out), messages, cores, ray, as_json):
        raise typer.Exit(STOPPED)


@app.command(help=help_text("replay"))
def replay(
    file: RecordFile,
    start: Annotated[int, typer.Option("--from", min=0, help=help_text("from"))] = 0,
    seat: Annotated[int | None, typer.Option(help=help_text("seat"))] = None,
    check: Annotated[bool, typer.Option("--check", help=help_text("check"))] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    messages, console = messages_in(lang), open_console()
    record, _ = recall(file, finder(data))
    if check:
        verified(console, record, messages)
    else:
        Replay(record, messages, console, seat, start).run()


@app.command(help=help_text("rules"))
def rules(
    game: GameName,
    word: Annotated[
        list[str] | None, typer.Argument(metavar="[ID|WORD]", help=help_text("word"))
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=help_text("coverage"))] = False,
    lang: Lang = None,
) -> None:
    messages, console = messages_in(lang), open_console()
    found = finder(None)(game)
    wanted = " ".join(word or [])
    if coverage:
        fine = show_coverage(console, found, messages, Path.cwd(), wanted)
    else:
        fine = show_rules(console, found, messages, wanted)
    if not fine:
        raise typer.Exit(1)


@app.command("games", help=help_text("list-games"))
def list_games(lang: Lang = None) -> None:
    messages, console = messages_in(lang), open_console()
    for name in ironbridge.game_names():
        show_game(console, finder(None)(name), messages)


@app.command("moves", help=help_text("moves"))
def list_moves(game: GameName, data: Data = None, lang: Lang = None) -> None:
    show_moves(open_console(), finder(data)(game), messages_in(lang))


@app.command(help=help_text("position"))
def position(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help=help_text("position-file"))],
    game: Annotated[str, typer.Option(metavar="GAME", help=help_text("game"))] = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    messages = messages_in(lang)
    text = sys.stdin.read() if file == "-" else read_text(Path(file))
    found = finder(data)(game or ironbridge.game_names()[0])
    show_position(open_console(), read_position(found, file, text), messages, {})


def read_position(game: Game, source: str, text: str) -> State:
    if text.lstrip().startswith("{"):
        return game.load(Fields(source, "", parse_json(source, text)).left)
    return game.position(text)


@app.command(help=help_text("picture"), hidden=True)
def picture(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE.svg", help=help_text("out"))],
    seed: Annotated[int, typer.Option(min=0, help=help_text("seed"))] = 0,
    plies: Annotated[int, typer.Option(min=0, help=help_text("plies"))] = 100,
    width: Annotated[int, typer.Option(min=60, help=help_text("width"))] = 170,
    lang: Lang = None,
) -> None:
    """A table in the middle of a game of bots: how the picture of the README is made."""
    messages = messages_in(lang)
    found = finder(None)(game)
    record = new_record(found, ["random"] * max(found.seat_counts), "", seed, [])
    bot = make(found, levels(found)[-1].name)
    while len(record.moves) < plies and not record.state.over:
        seat = record.state.deciders[0]
        record.play(decide(bot, record.state, seat, chance_at(record)), seat)
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        console = open_console(width=width, record=True)
        console.file = nowhere
        show_position(console, record.state, messages, {})
        save_picture(console, out, f"ironbridge play {game}")
    typer.echo(messages.say("table-saved", file=str(out)))


app.command("connect", help=help_text("connect"))(connect)
app.command("dataset", help=help_text("dataset"))(dataset)
app.command("train", help=help_text("train"))(train)
app.command("serve", help=tell("help-serve"))(serve.command())
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(admin.app, name="admin")


def main() -> None:
    """The `ironbridge` command."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal without some character shows another, rather than nothing at all.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
