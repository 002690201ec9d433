"""`ironbridge admin`: backup, restore, drill, check, prune, make-admin, reset-link, and what keeps
order (suspend, lift, end-table, reports, audit), league. All but restore work beside servers.

Each command imports what it needs of the server, so that the others start fast.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from ironbridge.cli.flags import with_settings
from ironbridge.cli.messages import serve_messages, tell
from ironbridge.kernel.errors import SetupError
from ironbridge.server.settings import Settings

if TYPE_CHECKING:
    from ironbridge.server.integrity import Report
    from ironbridge.server.order.deeds import Named
    from ironbridge.server.order.suspension import PersonFound
    from ironbridge.server.storage.database import Database

FAULTS_FOUND = 1
"""Exit status of a check that found something."""

NEEDED = ("data_folder", "database", "backup_folder", "log_level")
"""The settings that these commands have flags for; the others they may read, but not need."""

Done = TypeVar("Done")

app = typer.Typer(
    help=tell("help-admin"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def offered(name: str, *more: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a command with the flags of the settings it needs: all need some, this one more."""

    def register(command: Callable[..., None]) -> Callable[..., None]:
        app.command(name, help=tell(f"help-{name}"))(with_settings(command, (*NEEDED, *more)))
        return command

    return register


@offered("backup")
def back_up(
    settings: Settings,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help=tell("backup-file"))] = None,
) -> None:
    from ironbridge.server.storage.archive import backup
    from ironbridge.server.storage.backups import file_name

    path = file or Path(file_name(datetime.now(UTC)))
    with progress() as bar:
        task = bar.add_task(tell("rows"), total=None)
        counts = with_database(
            settings,
            lambda found: backup(found, path, lambda rows: bar.update(task, completed=rows)),
        )
    say("backed-up", file=str(path), rows=sum(counts.values()))


@offered("restore")
def put_back(
    settings: Settings,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=tell("restore-file"))],
    replace: Annotated[bool, typer.Option("--replace", help=tell("replace"))] = False,
) -> None:
    from ironbridge.server.storage.archive import restore

    cleaned: list[str] = []
    with progress() as bar:
        task = bar.add_task(tell("rows"), total=None)
        counts = with_database(
            settings,
            lambda found: restore(
                found,
                file,
                replace,
                lambda rows: bar.update(task, completed=rows),
                cleaned.append,
            ),
            new=True,
        )
    for place in cleaned:
        say("cleaned", place=place)
    say("restored", file=str(file), rows=sum(counts.values()))


@offered("check")
def check_tables(settings: Settings) -> None:
    from ironbridge.server.integrity import check

    with progress() as bar:
        task = bar.add_task(tell("tables"), total=None)
        report = with_database(
            settings,
            lambda found: check(
                found, lambda done, total: bar.update(task, completed=done, total=total)
            ),
        )
    show_faults(report)
    found = len(report.faults)
    say("checked", tables=report.tables, entries=report.entries, faults=found)
    if found:
        raise typer.Exit(FAULTS_FOUND)


@offered("drill")
def try_backup(
    settings: Settings,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help=tell("drill-file"))] = None,
) -> None:
    from ironbridge.server.storage.backups import newest

    path = file or newest(settings.backup_folder)
    if path is None:
        raise SetupError(f"there is no backup in {settings.backup_folder}; name a file")
    with progress() as bar:
        task = bar.add_task(tell("tables"), total=None)
        rows, report = asyncio.run(
            drilled(path, lambda done, total: bar.update(task, completed=done, total=total))
        )
    show_faults(report)
    outcome = "drill-failed" if report.faults else "drilled"
    say(
        outcome,
        file=str(path),
        rows=rows,
        tables=report.tables,
        entries=report.entries,
        faults=len(report.faults),
    )
    if report.faults:
        raise typer.Exit(FAULTS_FOUND)


async def drilled(path: Path, told: Callable[[int, int], None]) -> tuple[int, Report]:
    """Restore a backup into a database of its own and check it; how many rows it has."""
    from ironbridge.server.integrity import check
    from ironbridge.server.storage.archive import restore
    from ironbridge.server.storage.database import Database

    with tempfile.TemporaryDirectory(prefix="ironbridge-drill-") as folder:
        database = Database(f"sqlite+aiosqlite:///{Path(folder, 'tables.sqlite').as_posix()}")
        try:
            await database.open()
            counts = await restore(database, path)
            return sum(counts.values()), await check(database, told)
        finally:
            await database.close()


@offered("prune")
def prune_all(
    settings: Settings,
    open_days: Annotated[int, typer.Option(min=1, help=tell("open-days"))] = 30,
    guest_days: Annotated[int | None, typer.Option(min=1, help=tell("guest-days"))] = None,
) -> None:
    from ironbridge.server.admin import prune

    days = guest_days or settings.guest_days
    gone = with_database(settings, lambda found: prune(found, now(), days, open_days))
    say("pruned", sessions=gone.sessions, tables=gone.tables, guests=gone.guests)


@offered("make-admin")
def promote(
    settings: Settings,
    name: Annotated[str, typer.Argument(metavar="NAME", help=tell("account-name"))],
) -> None:
    from ironbridge.server.admin import make_admin

    say("made-admin", name=with_database(settings, lambda found: make_admin(found, name)))


@offered("reset-link", "public_url", "secret")
def make_reset_link(
    settings: Settings,
    name: Annotated[str, typer.Argument(metavar="NAME", help=tell("account-name"))],
) -> None:
    from ironbridge.server.people.links import Links, reset_link

    now = int(time.time() * 1000)
    links = Links(settings.secret, settings.public_url, lambda: now)
    found, url = with_database(settings, lambda base: reset_link(base, links, name, now))
    say("reset-link-made", name=found, url=url)


# Keeping order ------------------------------------------------------------------------------


@offered("suspend")
def suspend_person(
    settings: Settings,
    name: Annotated[str, typer.Argument(metavar="NAME", help=tell("person-name"))],
    reason: Annotated[str, typer.Option(help=tell("suspend-reason"))],
    days: Annotated[int | None, typer.Option(min=1, max=36500, help=tell("suspend-days"))] = None,
) -> None:
    from ironbridge.server.admin import DAY_MS
    from ironbridge.server.order.suspension import Suspensions, time_text

    until = None if days is None else now() + days * DAY_MS

    async def suspend(database: Database) -> PersonFound:
        suspensions = Suspensions(database, now)
        person = await suspensions.one(name)
        return await suspensions.suspend(None, person.id, until, reason)

    done = with_database(settings, suspend)
    if until is None:
        say("suspended-for-ever", name=done.name)
    else:
        say("suspended", name=done.name, until=time_text(until))


@offered("lift")
def lift_suspension(
    settings: Settings,
    name: Annotated[str, typer.Argument(metavar="NAME", help=tell("person-name"))],
    reason: Annotated[str, typer.Option(help=tell("deed-reason"))] = "",
) -> None:
    from ironbridge.server.order.suspension import Suspensions

    async def lift(database: Database) -> PersonFound:
        suspensions = Suspensions(database, now)
        person = await suspensions.one(name)
        return await suspensions.lift(None, person.id, reason)

    say("lifted", name=with_database(settings, lift).name)


@offered("end-table")
def end_one_table(
    settings: Settings,
    table: Annotated[str, typer.Argument(metavar="ID", help=tell("table-id"))],
    reason: Annotated[str, typer.Option(help=tell("deed-reason"))] = "",
) -> None:
    from ironbridge.server.order.ending import end_table

    with_database(settings, lambda found: end_table(found, table, now(), None, "end-table", reason))
    say("table-ended", table=table)


@offered("reports")
def list_reports(
    settings: Settings,
    settled: Annotated[bool, typer.Option("--settled", help=tell("reports-settled"))] = False,
) -> None:
    from ironbridge.server.order.reports import list_reports
    from ironbridge.server.order.suspension import time_text

    found = with_database(settings, lambda database: list_reports(database, settled))
    for report in reversed(found):
        about = named(report.about, report.table)
        say("report-line", at=time_text(report.at), by=report.person.name, about=about)
        say("report-text", text=report.text)
        if report.chat is not None:
            say("report-chat", text=report.chat.text)
    say("reports-listed", count=len(found))


@offered("audit")
def show_audit_log(
    settings: Settings,
    number: Annotated[int, typer.Option(min=1, max=10_000, help=tell("audit-number"))] = 50,
) -> None:
    from ironbridge.server.order.deeds import AuditLog
    from ironbridge.server.order.suspension import time_text

    for deed in reversed(
        with_database(settings, lambda database: AuditLog(database).listed(limit=number))
    ):
        by = tell("audit-host") if deed.person is None else deed.person.name
        what = f"{tell(f'audit-{deed.kind}')} {named(deed.about, deed.table)} {deed.text}".rstrip()
        say("audit-line", at=time_text(deed.at), by=by, what=what)


@offered("league")
def make_bot_league(
    settings: Settings,
    host: Annotated[str, typer.Argument(metavar="NAME", help=tell("league-host"))],
    game: Annotated[str, typer.Option(help=tell("league-game"))] = "spyrium",
    level: Annotated[list[str] | None, typer.Option(help=tell("league-level"))] = None,
    seats: Annotated[int, typer.Option(min=2, max=5, help=tell("league-seats"))] = 3,
    title: Annotated[str, typer.Option(help=tell("league-title"))] = "Bots",
) -> None:
    from ironbridge.server.tournaments.league import make_league
    from ironbridge.server.tournaments.model import TournamentSpec

    spec = TournamentSpec(title[:60], "round-robin", game, seats, seats)
    made = with_database(settings, lambda found: make_league(found, host, spec, level or [], now()))
    say("league-made", tournament=made)


def named(about: Named | None, table: str | None) -> str:
    """Whom and which table something is about."""
    return " ".join(part for part in ("" if about is None else about.name, table) if part)


def now() -> int:
    return int(time.time() * 1000)


def with_database(
    settings: Settings, work: Callable[[Database], Awaitable[Done]], new: bool = False
) -> Done:
    """Do something with the database, which may be `new`, and close it whatever happens."""
    from ironbridge.server import logs
    from ironbridge.server.error_responses import message
    from ironbridge.server.errors import Refused
    from ironbridge.server.storage.database import Database

    logs.set_up(settings)

    async def run() -> Done:
        database = Database(settings.database)
        try:
            await (database.open() if new else database.expect_current())
            with database.plain_errors():
                return await work(database)
        except Refused as refused:
            raise SetupError(message(refused, serve_messages().language)) from None
        finally:
            await database.close()

    return asyncio.run(run())


def show_faults(report: Report) -> None:
    for fault in report.faults:
        Console(highlight=False).print(f"✗ {fault}", markup=False, soft_wrap=True)


def progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def say(key: str, **args: int | str) -> None:
    Console(highlight=False).print(tell(key, **args), markup=False, soft_wrap=True)
