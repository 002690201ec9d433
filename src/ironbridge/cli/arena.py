"""`ironbridge arena`: progress while the games are played, then what they say as tables."""

from __future__ import annotations

import json
from collections.abc import Sequence

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ironbridge.arena.chart import ChartText, draw_chart, shortened
from ironbridge.arena.intervals import Estimate
from ironbridge.arena.run import Run
from ironbridge.arena.summary import LineUpSummary, PlayerSummary, Summary, Times
from ironbridge.bots.seed_blocks import BLOCKS, block_of
from ironbridge.cli.messages import Messages
from ironbridge.cli.report import show
from ironbridge.cli.theme import open_console
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.panels import Line, plain

NOTHING = "–"
LONGEST = 14
"""Letters of a player's name in a table."""


def seeds_of(first: str, deals: int) -> range:
    """So many seeds from a number on, or from the beginning of a block."""
    if first in BLOCKS:
        start = BLOCKS[first].start
    elif first.isdecimal():
        start = int(first)
    else:
        blocks = ", ".join(BLOCKS)
        raise SetupError(f"--first-seed {first}: expected a whole number, or one of {blocks}")
    return range(start, start + deals)


def play_arena(run: Run, messages: Messages, cores: int, ray: str, as_json: bool) -> bool:
    """Play what is missing and show everything. False when a person broke it off."""
    complete = play_with_progress(run, messages, cores, ray)
    summary = run.summary()
    run.save(summary, chart(run, summary, messages))
    if as_json:
        typer.echo(json.dumps(run.document(summary), ensure_ascii=False, indent=1))
    else:
        show_summary(open_console(), run, summary, messages)
    if not complete:
        played = messages.say("arena-stopped", done=run.done, total=run.total)
        open_console(stderr=True).print(played, style="warn")
    return complete


def play_with_progress(run: Run, messages: Messages, cores: int, ray: str) -> bool:
    console = open_console(stderr=True)
    columns = (
        TextColumn(messages.say("arena-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    quiet = not console.is_terminal
    try:
        with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
            bar = progress.add_task("", total=run.total, completed=run.done)
            for _ in run.play(cores, ray):
                progress.advance(bar)
    except KeyboardInterrupt:
        return False
    return True


# What came of it ----------------------------------------------------------------------------


def show_summary(console: Console, run: Run, summary: Summary, messages: Messages) -> None:
    console.print(what_was_played(run, messages))
    for line_up in summary.line_ups:
        show_results(console, line_up, messages)
        show_times(console, line_up, messages)
    for place, rating in enumerate(summary.ratings, start=1):
        shown = {"mu": f"{rating.mu:.1f}", "sigma": f"{rating.sigma:.1f}"}
        value, player = f"{rating.shown:.1f}", rating.player
        said = messages.say("arena-rating", place=place, player=player, value=value, **shown)
        console.print(said, soft_wrap=True)
    for line_up in summary.line_ups:
        show_failures(console, line_up, messages)
    if summary.left_out:
        console.print(messages.say("arena-left-out", games=summary.left_out), style="warn")
    if run.folder is not None:
        said = messages.say("arena-kept", folder=str(run.folder))
        console.print(said, style="dim", soft_wrap=True)


def what_was_played(run: Run, messages: Messages) -> str:
    plan, seeds = run.plan, run.plan.seeds
    title = plan.find_game().components()["title"][messages.language]
    return messages.say(
        "arena-what",
        game=title,
        seats=plan.seats,
        first=str(seeds[0]),
        last=str(seeds[-1]),
        block=block_of(seeds) or "none",
    )


def title_of(line_up: LineUpSummary, messages: Messages) -> str:
    names = [player.player for player in line_up.players]
    if line_up.kind == "mirror":
        return messages.say("arena-mirror", one=names[0])
    if line_up.kind == "alone":
        return messages.say("arena-alone", one=names[0], other=names[1])
    return messages.say("arena-shared", one=names[0], other=names[1])


def show_results(console: Console, line_up: LineUpSummary, messages: Messages) -> None:
    title, deals, games = title_of(line_up, messages), line_up.deals, line_up.games
    counted = messages.say("arena-counted", title=title, deals=deals, games=games)
    console.print(counted, style="title", soft_wrap=True)
    heads = [
        "",
        messages.say("arena-wins"),
        messages.say("arena-interval"),
        messages.say("arena-equal"),
        messages.say("arena-points"),
        messages.say("arena-deviation"),
        messages.say("arena-places"),
    ]
    mirror = line_up.kind == "mirror"
    rows = [result_row(player, mirror) for player in line_up.players]
    show(console, messages.say("arena-result"), heads, rows)


def result_row(player: PlayerSummary, mirror: bool) -> tuple[Line, ...]:
    points = player.points
    reach = "" if points.high is None else f" ± {points.high - points.mean:.1f}"
    return (
        plain(shortened(player.player, LONGEST)),
        plain(NOTHING if mirror else f"{player.wins.mean:.1%}", "strong"),
        plain(NOTHING if mirror else ends(player.wins)),
        plain(NOTHING if mirror else f"{player.equal:.0%}", "dim"),
        (*plain(f"{points.mean:.1f}", "strong"), *plain(reach)),
        plain(f"{player.deviation:.1f}", "dim"),
        plain(" ".join(f"{100 * share:.0f}" for share in player.places), "dim"),
    )


def ends(share: Estimate) -> str:
    if share.low is None or share.high is None:
        return NOTHING
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"


def show_times(console: Console, line_up: LineUpSummary, messages: Messages) -> None:
    kinds = [messages.say("arena-decision"), messages.say("arena-turn")]
    parts = [messages.say("arena-mean"), messages.say("arena-most-of"), messages.say("arena-max")]
    heads = ["", *(f"{kinds[0]} {parts[0]}", *parts[1:]), *(f"{kinds[1]} {parts[0]}", *parts[1:])]
    rows = [time_row(player) for player in line_up.players]
    show(console, messages.say("arena-times"), heads, rows)


def time_row(player: PlayerSummary) -> tuple[Line, ...]:
    cells = [*time_cells(player.decision), *time_cells(player.turn)]
    return (plain(shortened(player.player, LONGEST)), *(plain(cell) for cell in cells))


def time_cells(times: Times) -> Sequence[str]:
    return [milliseconds(value) for value in (times.mean, times.most_of, times.longest)]


def milliseconds(value: float) -> str:
    return f"{value:.2f}" if value < 10 else f"{value:.0f}"


def show_failures(console: Console, line_up: LineUpSummary, messages: Messages) -> None:
    for player in line_up.players:
        if player.failures:
            kinds = ("late", "garbage", "illegal", "ended", "replaced")
            counts = {kind: player.failures.get(kind, 0) for kind in kinds}
            said = messages.say("arena-failures", player=player.player, **counts)
            console.print(said, style="warn", soft_wrap=True)


def chart(run: Run, summary: Summary, messages: Messages) -> str:
    """The picture of the win shares; a mirror has none to show."""
    shown = [line_up for line_up in summary.line_ups if line_up.kind != "mirror"]
    text = ChartText(
        what_was_played(run, messages),
        messages.say("arena-chart-axis"),
        messages.say("arena-chart-equal"),
        [title_of(line_up, messages) for line_up in shown],
    )
    return draw_chart(shown, text)
