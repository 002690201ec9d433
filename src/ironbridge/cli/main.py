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
from ironbridge.cli import admin, serve
from ironbridge.cli.lists import show_game, show_moves, show_position
from ironbridge.cli.look import open_console
from ironbridge.cli.picture import save_picture
from ironbridge.cli.players import HUMAN, chance_at
from ironbridge.cli.replay import Replay, verified
from ironbridge.cli.report import show_statistics
from ironbridge.cli.rules import show_coverage, show_rules
from ironbridge.cli.saves import LAST, new_file, recall, resumed_file
from ironbridge.cli.setup import finder, new_record, options_of, resumed_record, seated
from ironbridge.cli.simulate import Plan, simulate, statistics
from ironbridge.cli.table import Sitting
from ironbridge.cli.voice import Voice, tell, voice
from ironbridge.kernel.document import parse_json, read_text
from ironbridge.kernel.errors import IronbridgeError, SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State
from ironbridge.kernel.strict_reader import Fields
from ironbridge.kernel.words import LANGUAGES

FAULT = 2
"""Exit status when what was asked for cannot be done."""


def told(key: str) -> str:
    """Help in the language of the terminal, known before any argument is read."""
    return voice().say(f"help-{key}")


class Friendly(TyperGroup):
    """A fault of ours or of a file is one clear line, never a traceback."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        return super().parse_args(ctx, with_last(args))

    def invoke(self, ctx: typer.Context) -> object:  # type: ignore[override]
        try:
            return super().invoke(ctx)
        except (IronbridgeError, OSError) as error:
            if isinstance(error, BrokenPipeError):
                raise
            open_console(stderr=True).print(f"✗ {error}", style="error")
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
    help=told("app"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=told("game"))]
Lang = Annotated[str | None, typer.Option(metavar="fr|en", help=told("lang"))]
Data = Annotated[Path | None, typer.Option(metavar="FILE", help=told("data"))]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=told("option"))
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=told("file"))]


def speaking(lang: str | None) -> Voice:
    if lang is not None and lang not in LANGUAGES:
        raise SetupError(f"--lang {lang}: expected {' or '.join(LANGUAGES)}")
    return voice(lang)


@app.callback(invoke_without_command=True)
def common(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, help=told("version"))
    ] = False,
) -> None:
    if version:
        typer.echo(f"ironbridge {ironbridge.__version__}")
        raise typer.Exit


@app.command(help=told("play"))
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=told("game"))] = "",
    seats: Annotated[str, typer.Option(metavar="LIST", help=told("seats"))] = "",
    names: Annotated[str, typer.Option(metavar="LIST", help=told("names"))] = "",
    seed: Annotated[int | None, typer.Option(help=told("seed"))] = None,
    option: Options = None,
    data: Data = None,
    resume: Annotated[str, typer.Option(metavar="[FILE]", help=told("resume"))] = "",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=told("save"))] = None,
    picture: Annotated[Path | None, typer.Option(metavar="FILE.svg", help=told("shot"))] = None,
    lang: Lang = None,
) -> None:
    speech = speaking(lang)
    console = open_console(record=picture is not None)
    if resume:
        path = resumed_file(resume)
        record, players = resumed_record(path, seats, data)
    else:
        found = finder(data)(game or ironbridge.game_names()[0])
        strongest = levels(found)[-1].name
        players = seated(found, seats or f"{HUMAN},{strongest},{strongest}")
        record = new_record(found, players, names, seed, option or [])
        path = new_file(record)
        console.print(speech.say("table-begins", seed=str(record.seed)), style="dim")
    Sitting(record, players, speech, console, save or path).run()
    if picture is not None:
        save_picture(console, picture, "Ironbridge")


@app.command("simulate", help=told("simulate"))
def simulate_games(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help=told("games"))] = 1000,
    seats: Annotated[int, typer.Option(min=0, help=told("seat-count"))] = 0,
    seed: Annotated[int, typer.Option(min=0, help=told("first-seed"))] = 0,
    workers: Annotated[int, typer.Option(min=0, help=told("workers"))] = 0,
    option: Options = None,
    data: Data = None,
    check: Annotated[bool, typer.Option("--check", help=told("check-laws"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=told("json"))] = False,
    lang: Lang = None,
) -> None:
    speech = speaking(lang)
    found = finder(data)(game)
    chosen = options_of(found, option or [])
    plan = Plan(game, data, found.check_seats(seats), chosen, check)
    progress = open_console(stderr=True)
    title = speech.say("simulate-progress")
    cores = workers or os.cpu_count() or 1
    played, seconds = simulate(progress, plan, seed, games, cores, title)
    result = statistics(played, seconds)
    if as_json:
        asked = {"game": game, "seats": plan.seats, "seed": seed, "options": chosen}
        typer.echo(json.dumps({**asked, **result.to_json()}, indent=1))
    else:
        show_statistics(open_console(), result, speech)


@app.command(help=told("replay"))
def replay(
    file: RecordFile,
    start: Annotated[int, typer.Option("--from", min=0, help=told("from"))] = 0,
    seat: Annotated[int | None, typer.Option(help=told("seat"))] = None,
    check: Annotated[bool, typer.Option("--check", help=told("check"))] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    speech, console = speaking(lang), open_console()
    record, _ = recall(file, finder(data))
    if check:
        verified(console, record, speech)
    else:
        Replay(record, speech, console, seat, start).run()


@app.command(help=told("rules"))
def rules(
    game: GameName,
    word: Annotated[
        list[str] | None, typer.Argument(metavar="[ID|WORD]", help=told("word"))
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=told("coverage"))] = False,
    lang: Lang = None,
) -> None:
    speech, console = speaking(lang), open_console()
    found = finder(None)(game)
    if coverage:
        fine = show_coverage(console, found, speech, Path.cwd())
    else:
        fine = show_rules(console, found, speech, " ".join(word or []))
    if not fine:
        raise typer.Exit(1)


@app.command("games", help=told("list-games"))
def list_games(lang: Lang = None) -> None:
    speech, console = speaking(lang), open_console()
    for name in ironbridge.game_names():
        show_game(console, finder(None)(name), speech)


@app.command("moves", help=told("moves"))
def list_moves(game: GameName, data: Data = None, lang: Lang = None) -> None:
    show_moves(open_console(), finder(data)(game), speaking(lang))


@app.command(help=told("position"))
def position(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help=told("position-file"))],
    game: Annotated[str, typer.Option(metavar="GAME", help=told("game"))] = "",
    data: Data = None,
    lang: Lang = None,
) -> None:
    speech = speaking(lang)
    text = sys.stdin.read() if file == "-" else read_text(Path(file))
    found = finder(data)(game or ironbridge.game_names()[0])
    show_position(open_console(), read_position(found, file, text), speech, {})


def read_position(game: Game, source: str, text: str) -> State:
    if text.lstrip().startswith("{"):
        return game.load(Fields(source, "", parse_json(source, text)).left)
    return game.position(text)


@app.command(help=told("picture"), hidden=True)
def picture(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE.svg", help=told("out"))],
    seed: Annotated[int, typer.Option(min=0, help=told("seed"))] = 0,
    plies: Annotated[int, typer.Option(min=0, help=told("plies"))] = 100,
    width: Annotated[int, typer.Option(min=60, help=told("width"))] = 170,
    lang: Lang = None,
) -> None:
    """A table in the middle of a game of bots: how the picture of the README is made."""
    speech = speaking(lang)
    found = finder(None)(game)
    record = new_record(found, ["random"] * max(found.seat_counts), "", seed, [])
    bot = make(found, levels(found)[-1].name)
    while len(record.moves) < plies and not record.state.over:
        seat = record.state.deciders[0]
        record.play(decide(bot, record.state, seat, chance_at(record)), seat)
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        console = open_console(width=width, record=True)
        console.file = nowhere
        show_position(console, record.state, speech, {})
        save_picture(console, out, f"ironbridge play {game}")
    typer.echo(speech.say("table-saved", file=str(out)))


app.command("serve", help=tell("help-serve"))(serve.command())
app.add_typer(admin.app, name="admin")


def main() -> None:
    """The `ironbridge` command."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal without some character shows another, rather than nothing at all.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
