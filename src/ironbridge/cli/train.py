"""`ironbridge train`: learns to play a game, and shows how it goes.

What learns is imported only when it is asked for: it is an extra, and takes its time to start.
"""

from __future__ import annotations

import importlib
import os
import signal
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.text import Text

from ironbridge.cli.messages import Messages, messages_for, messages_in
from ironbridge.cli.render import framed, grid
from ironbridge.cli.theme import open_console
from ironbridge.cluster import own_cores
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.panels import Line, Span, Table, plain

if TYPE_CHECKING:
    from ironbridge.training.duels import Figures
    from ironbridge.training.plan import MatchReport, Plan, Status, VersionReport
    from ironbridge.training.pools import Pool

SHIPPED = "shipped"
"""What --from-weights calls the weights that come with the game."""
SHOWN = 10
"""Versions and matches that stay on the screen."""
WIDTH = 100
BAR = 40

say = messages_for().say


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))],
    out: Annotated[Path, typer.Option(metavar="FOLDER", help=say("help-train-out"))],
    minutes: Annotated[float, typer.Option(min=0.0, help=say("help-train-minutes"))] = 30.0,
    actors: Annotated[int, typer.Option(min=0, help=say("help-train-actors"))] = 0,
    from_weights: Annotated[
        str, typer.Option(metavar="FILE|shipped", help=say("help-train-from"))
    ] = "",
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help=say("help-ray"))] = "",
    lang: Annotated[str | None, typer.Option(metavar="fr|en", help=say("help-lang"))] = None,
) -> None:
    messages, console = messages_in(lang), open_console()
    require(messages, ray != "")
    # A GPU is shared with whoever uses it besides.
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    from ironbridge.training.folder import Folder
    from ironbridge.training.train import Training, settings, starting_weights

    plan = planned(game, minutes, from_weights != "")
    begin = None
    if from_weights:
        given = None if from_weights == SHIPPED else Path(from_weights).read_bytes()
        begin = starting_weights(plan, from_weights, given)
    folder = Folder(out, settings(plan))
    try:
        pool = make_pool(game, actors, ray)
        try:
            words = command(game, minutes, pool.actors, from_weights, ray)
            # Ray has handlers of its own, hence ours after the pool.
            with Stopping() as stopping, screen(console, messages) as watcher:
                training = Training(plan, folder, watcher, stopping.asked, words)
                if training.counters.starts > 1:
                    watcher.say("train-goes-on", folder=str(out))
                if begin is not None:
                    training.begin_with(from_weights, begin)
                ending = training.run(pool)
        finally:
            pool.close()
    finally:
        folder.close()
    if ending == "nothing":
        raise SetupError(messages.say("train-nothing"))
    if ending == "stopped":
        console.print(messages.say("train-stopped", folder=str(out)), soft_wrap=True)
    else:
        file = str(out / "weights.bin")
        console.print(messages.say("train-done", file=file), style="good", soft_wrap=True)


def planned(game: str, minutes: float, begun: bool) -> Plan:
    from ironbridge.training.plan import Plan, learning_on

    return learning_on(game, minutes) if begun else Plan(game, minutes)


def require(messages: Messages, ray: bool) -> None:
    """Say what to install, rather than that some module is missing."""
    for extra, modules in (("training", ("numpy", "jax")), ("ray", ("ray",) if ray else ())):
        for module in modules:
            try:
                importlib.import_module(module)
            except ImportError:
                raise SetupError(messages.say("train-missing", extra=extra)) from None


def make_pool(game: str, actors: int, ray: str) -> Pool:
    if ray:
        from ironbridge.training.ray_pool import RayPool

        return RayPool(game, ray, actors)
    from ironbridge.training.pools import LocalPool

    # One core is left to the learner.
    return LocalPool(game, actors or max(1, own_cores() - 1))


def command(game: str, minutes: float, actors: int, from_weights: str, ray: str) -> str:
    """What can be typed to do the same again; names of files and machines are nobody's business."""
    words = f"ironbridge train {game} --out FOLDER --minutes {minutes:g} --actors {actors}"
    if from_weights:
        words += f" --from-weights {SHIPPED if from_weights == SHIPPED else 'FILE'}"
    return words + (" --ray ADDRESS" if ray else "")


class Stopping:
    """Ctrl-C and SIGTERM ask for an end; a second one does not wait for it."""

    def __init__(self) -> None:
        self.wanted = False
        self.before: dict[int, Callable[[int, FrameType | None], object] | int | None] = {}

    def asked(self) -> bool:
        return self.wanted

    def __enter__(self) -> Stopping:
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                self.before[number] = signal.signal(number, self.take)
        return self

    def take(self, number: int, frame: FrameType | None) -> None:
        if self.wanted:
            raise KeyboardInterrupt
        self.wanted = True

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)


# What people see ------------------------------------------------------------------------------


def screen(console: Console, messages: Messages) -> Lines:
    return Screen(console, messages) if console.is_terminal else Lines(console, messages)


class Lines:
    """A line for every version and every match: for files, and for whoever reads later."""

    def __init__(self, console: Console, messages: Messages) -> None:
        self.console = console
        self.messages = messages

    def __enter__(self) -> Lines:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        pass

    def say(self, key: str, **args: int | str) -> None:
        self.print(self.messages.say(key, **args))

    def print(self, line: str) -> None:
        self.console.print(line, soft_wrap=True)

    def status(self, now: Status) -> None:
        pass

    def version(self, report: VersionReport) -> None:
        self.print(
            self.messages.say(
                "train-version",
                time=clock(report.seconds),
                version=report.version,
                games=report.games,
                positions=report.positions,
                points=number(report.points, 1),
                losses=" ".join(number(loss, 3) for loss in report.losses),
                error=number(report.error, 1),
                bias=number(report.bias, 1, sign=True),
                win=number(report.win, 3),
            )
        )

    def match(self, report: MatchReport) -> None:
        results = "; ".join(
            against(self.messages, rival, one) for rival, one in report.figures.items()
        )
        line = self.messages.say(
            "train-match", time=clock(report.seconds), version=report.version, results=results
        )
        self.print(f"{line} {verdict(self.messages, report)}")

    def fault(self, text: str) -> None:
        self.say("train-fault", text=text)


class Screen(Lines):
    """A table that grows, and how things stand now."""

    def __init__(self, console: Console, messages: Messages) -> None:
        super().__init__(console, messages)
        self.now: Status | None = None
        self.versions: list[VersionReport] = []
        self.matches: list[MatchReport] = []
        self.live = Live(console=console, refresh_per_second=4, get_renderable=self.drawn)

    def __enter__(self) -> Screen:
        self.live.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.live.stop()

    def status(self, now: Status) -> None:
        self.now = now

    def version(self, report: VersionReport) -> None:
        self.versions = [*self.versions, report][-SHOWN:]

    def match(self, report: MatchReport) -> None:
        self.matches = [*self.matches, report][-SHOWN:]

    def drawn(self) -> Group:
        width = min(self.console.width, WIDTH)
        tables = [one for one in (self.version_table(), self.match_table()) if one.rows]
        parts = [framed(grid(one), one.title, width) for one in tables]
        return Group(*parts, *self.standing())

    def standing(self) -> list[Text | ProgressBar]:
        now, say = self.now, self.messages.say
        if now is None:
            return []
        phases = {
            "readable": say("train-readable"),
            "first": say("train-first"),
            "learning": say("train-learning"),
            "duels": say("train-duels"),
            "saving": say("train-saving"),
        }
        line = say(
            "train-status",
            time=clock(now.seconds),
            total=clock(now.total),
            games=now.games,
            positions=now.positions,
        )
        if now.duels is not None:
            line += " " + say("train-duel-count", done=now.duels[0], all=now.duels[1])
        bar = ProgressBar(now.total, now.seconds, width=min(BAR, self.console.width))
        # The bar and the line stand side by side.
        return [bar, Text(f"  {line}"), Text(phases[now.phase], style="dim")]

    def version_table(self) -> Table:
        say = self.messages.say
        heads = (
            say("train-head-time"),
            say("train-head-version"),
            say("train-head-games"),
            say("train-head-positions"),
            say("train-head-points"),
            say("train-head-losses"),
            say("train-head-error"),
            say("train-head-bias"),
            say("train-head-win"),
        )
        return table(
            "versions", say("train-title-versions"), heads, map(version_row, self.versions)
        )

    def match_table(self) -> Table:
        say = self.messages.say
        heads = (say("train-head-time"), say("train-head-version"), "", "")
        rows = (
            (
                plain(clock(report.seconds), "dim"),
                plain(str(report.version)),
                plain("; ".join(against(self.messages, *one) for one in report.figures.items())),
                plain(verdict(self.messages, report), "good" if report.kept else "dim"),
            )
            for report in self.matches
        )
        return table("matches", say("train-title-matches"), heads, rows, right=2)


def table(
    key: str,
    title: str,
    heads: tuple[str, ...],
    rows: Iterable[tuple[Line, ...]],
    right: int | None = None,
) -> Table:
    """The first columns are numbers; all of them where nothing else is said."""
    numbers = frozenset(range(len(heads) if right is None else right))
    return Table(key, title, tuple(Span(head) for head in heads), tuple(rows), numbers)


def version_row(report: VersionReport) -> tuple[Line, ...]:
    return (
        plain(clock(report.seconds), "dim"),
        plain(str(report.version)),
        plain(str(report.games)),
        plain(str(report.positions)),
        plain(number(report.points, 1), "strong"),
        plain(" ".join(number(loss, 3) for loss in report.losses), "dim"),
        plain(number(report.error, 1)),
        plain(number(report.bias, 1, sign=True)),
        plain(number(report.win, 3)),
    )


def against(messages: Messages, rival: str, figures: Figures) -> str:
    args: dict[str, int | str] = {
        "won": f"{100 * figures.won:.0f} ± {100 * figures.won_error:.0f}",
        "lead": f"{figures.lead:+.1f} ± {figures.lead_error:.1f}",
        "games": figures.games,
    }
    if rival == "best":
        return messages.say("train-against-best", **args)
    return messages.say("train-against-greedy", **args)


def verdict(messages: Messages, report: MatchReport) -> str:
    return messages.say("train-kept") if report.kept else messages.say("train-not-kept")


def clock(seconds: float) -> str:
    whole = int(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02d}:{whole % 60:02d}"


def number(value: float | None, digits: int, sign: bool = False) -> str:
    if value is None:
        return "–"
    return f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
