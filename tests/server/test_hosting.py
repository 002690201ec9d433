"""What a host needs: backups by themselves, the drill, plain errors, and the files in deploy/."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from sqlalchemy import select
from typer.testing import CliRunner

from ironbridge.cli import admin as commands
from ironbridge.cli.main import app
from ironbridge.kernel.errors import SetupError
from ironbridge.server.housekeeping import Housekeeping
from ironbridge.server.services import Services
from ironbridge.server.settings import PREFIX, Settings, setting_names
from ironbridge.server.storage import backups
from ironbridge.server.storage.archive import restore
from ironbridge.server.storage.schema import Person, Table
from tests.server.databases import each_kind, new_url, opened, person, put, table
from tests.server.fake_clock import FakeClock
from tests.server.sample import fill, stones_registered

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
MONDAY = datetime(2026, 11, 16, 12, tzinfo=UTC)


# Which backups are kept ----------------------------------------------------------------------


def test_days_weeks_and_months_keep_their_newest_backup() -> None:
    every_six_hours = [MONDAY - timedelta(hours=6 * n) for n in range(4 * 800)]
    kept = backups.kept(every_six_hours)
    assert MONDAY in kept
    days = {at.date() for at in kept}
    assert {(MONDAY - timedelta(days=n)).date() for n in range(7)} <= days
    weeks = {at.isocalendar()[:2] for at in kept}
    assert {(MONDAY - timedelta(weeks=n)).isocalendar()[:2] for n in range(5)} <= weeks
    assert len({(at.year, at.month) for at in kept}) == 12
    assert len(kept) <= 7 + 5 + 12


def test_few_backups_are_all_kept() -> None:
    times = [MONDAY - timedelta(days=40 * n) for n in range(5)]
    assert backups.kept(times) == set(times)


def test_a_backup_is_due_when_the_newest_is_too_old(tmp_path: Path) -> None:
    assert backups.is_due(tmp_path, MONDAY, 24)
    (tmp_path / backups.file_name(MONDAY - timedelta(hours=23))).touch()
    assert not backups.is_due(tmp_path, MONDAY, 24)
    assert backups.is_due(tmp_path, MONDAY + timedelta(hours=2), 24)


def test_a_backup_from_the_future_does_not_stop_the_others(tmp_path: Path) -> None:
    (tmp_path / backups.file_name(MONDAY + timedelta(days=400))).touch()
    assert backups.is_due(tmp_path, MONDAY, 24)


@pytest.mark.anyio
@each_kind
async def test_the_server_backs_up_by_itself_and_removes_old_ones(
    kind: str, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    strangers = [folder / f"ironbridge-{name}.jsonl.gz" for name in ("notes", "20269999-999999")]
    for path in strangers:
        path.touch()
    for n in range(1, 30):
        (folder / backups.file_name(MONDAY - timedelta(days=n))).touch()
    clock = FakeClock(int(MONDAY.timestamp() * 1000))
    settings = Settings(data_folder=tmp_path, backup_hours=24, backup_folder=folder)
    async with opened(kind, tmp_path) as database:
        await put(database, person("ada"))
        keeping = Housekeeping(settings, database, clock)
        await keeping.round()
        made = backups.newest(folder)
        assert made == folder / backups.file_name(MONDAY)
        assert made.stat().st_mode & 0o077 == 0
        assert keeping.backed_up_at == MONDAY.timestamp()
        assert 7 <= len(backups.found_in(folder)) <= 7 + 5 + 2
        before = backups.found_in(folder)
        await keeping.round()  # nothing is due
        assert backups.found_in(folder) == before
        assert all(path.exists() for path in strangers)
        await restore(database, made, replace=True)
        async with database.session() as session:
            assert list(await session.scalars(select(Person.id))) == ["ada"]


@pytest.mark.anyio
async def test_a_round_that_fails_is_tried_again_and_stops_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.write_text("a file where the folder should be")
    clock = FakeClock(int(MONDAY.timestamp() * 1000))
    settings = Settings(data_folder=tmp_path, backup_hours=24, backup_folder=folder, prune_days=1)
    async with opened("sqlite", tmp_path) as database:
        await put(database, person("ada"), table("empty", status="open", created=0))
        keeping = Housekeeping(settings, database, clock)
        await keeping.round()  # no backup, but the table that nobody joined is gone
        async with database.session() as session:
            assert await session.scalar(select(Table.id)) is None
        folder.unlink()
        await keeping.round()
        assert backups.newest(folder) is not None


# The drill -----------------------------------------------------------------------------------


def command(folder: Path, *words: str) -> Any:
    return CliRunner(env={"LANG": "en"}).invoke(
        commands.app, [*words, "--data-folder", str(folder)], catch_exceptions=False
    )


@pytest.mark.anyio
async def test_the_drill_restores_and_checks_a_backup(tmp_path: Path) -> None:
    with stones_registered():
        async with opened("sqlite", tmp_path) as database:
            await fill(database)
            path = await backups.back_up(database, tmp_path / "backups", MONDAY)
        rows, report = await commands.drilled(path, lambda done, total: None)
    assert (rows > 0, report.faults) == (True, [])
    assert report.tables > 0


def test_without_a_backup_the_drill_says_so(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="there is no backup in"):
        command(tmp_path, "drill")


def test_a_backup_that_is_cut_short_fails_the_drill(tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / backups.file_name(MONDAY)).write_bytes(b"not gzip")
    with pytest.raises(Exception, match="not a whole archive"):
        command(tmp_path, "drill")


# One clear line instead of a traceback --------------------------------------------------------


@pytest.mark.parametrize("words", [("serve", "--no-browser"), ("admin", "check")])
def test_a_damaged_file_is_one_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"no database at all, " * 500)
    done = CliRunner().invoke(app, [*words, "--data-folder", str(tmp_path)])
    assert done.exit_code == 2
    assert "tables.sqlite cannot be used: file is not a database" in flat(done.output)
    assert "Traceback" not in done.output


def test_a_missing_database_is_one_line_without_its_password(tmp_path: Path) -> None:
    url = re.sub(r"/[^/]*$", "/absent", new_url("postgresql", tmp_path))
    url = url.replace("+asyncpg", "")
    for words in (("serve", "--no-browser"), ("admin", "check")):
        done = CliRunner().invoke(app, [*words, "--data-folder", str(tmp_path), "--database", url])
        assert done.exit_code == 2
        assert 'database "absent" does not exist' in flat(done.output)


def test_a_database_that_nobody_serves_is_one_line(tmp_path: Path) -> None:
    url = "postgresql://someone:hidden-word@127.0.0.1:9/absent"
    done = CliRunner().invoke(
        app, ["admin", "check", "--data-folder", str(tmp_path), "--database", url]
    )
    assert done.exit_code == 2
    assert "cannot be used" in flat(done.output)
    assert "hidden-word" not in done.output


def test_an_unknown_bot_is_refused_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="--takeover-bot clever: there is no such bot; expected "):
        Services(Settings(data_folder=tmp_path, takeover_bot="clever"))


def test_a_bot_of_earlier_settings_is_known(tmp_path: Path) -> None:
    Services(Settings(data_folder=tmp_path, takeover_bot="greedy"))


def flat(text: str) -> str:
    return " ".join(text.split())


# The files in deploy/ -------------------------------------------------------------------------


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "ironbridge.service"])
def test_the_settings_that_are_named_exist(name: str) -> None:
    named = set(re.findall(PREFIX + r"([A-Z_]+)", read(name)))
    assert named
    assert named <= {setting.upper() for setting in setting_names()}


def test_compose_names_what_is_there() -> None:
    compose = yaml.safe_load(read("compose.yaml"))
    services = compose["services"]
    assert set(services) == {"proxy", "tables", "database"}
    built = services["tables"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).is_file()
    trusted = services["tables"]["environment"]["IRONBRIDGE_TRUSTED_PROXIES"]
    assert services["proxy"]["networks"]["inside"]["ipv4_address"] == trusted
    for service in services.values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            made_later = source in compose["volumes"] or source == "./backups"
            assert made_later or (DEPLOY / source).is_file()


def test_the_image_copies_what_is_there() -> None:
    for line in read("Dockerfile").splitlines():
        words = line.split()
        if words[:1] == ["COPY"] and not words[1].startswith("--from"):
            for source in words[1:-1]:
                assert (ROOT / source).exists(), source


def test_the_unit_starts_the_server() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(read("ironbridge.service"))
    assert " serve --config " in unit["Service"]["ExecStart"]
    assert unit["Service"]["Restart"] == "on-failure"
    if shutil.which("systemd-analyze"):
        found = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", str(DEPLOY / "ironbridge.service")],
            capture_output=True,
            text=True,
            check=False,
        )
        wrong = [line for line in found.stderr.splitlines() if "ironbridge.service:" in line]
        assert [line for line in wrong if "is not executable" not in line] == []


def metrics(tmp_path: Path) -> set[str]:
    """Every name that /metrics shows."""
    text = Services(Settings(data_folder=tmp_path)).metrics.text().decode()
    shown = set(re.findall(r"^# TYPE (\w+) ", text, re.M))
    return shown | {f"{name}_bucket" for name in shown} | {"up"}


def test_alerts_and_dashboard_ask_for_metrics_that_exist(tmp_path: Path) -> None:
    rules = yaml.safe_load(read("monitoring/alerts.yaml"))["groups"][0]["rules"]
    board = json.loads(read("monitoring/dashboard.json"))
    asked = [rule["expr"] for rule in rules]
    asked += [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for query in asked for name in re.findall(r"ironbridge_\w+", query)}
    assert len(named) > 10
    assert named <= metrics(tmp_path)
    for rule in rules:
        assert {"summary", "description"} <= set(rule["annotations"])


def builds_containers() -> bool:
    """Whether there is Docker, and it runs: its command alone can build nothing."""
    found = shutil.which("docker")
    return found is not None and not subprocess.run([found, "info"], capture_output=True).returncode


@pytest.mark.long
@pytest.mark.skipif(not builds_containers(), reason="needs a builder of containers")
def test_the_image_can_be_built() -> None:
    built = subprocess.run(
        ["docker", "build", "-q", "-f", str(DEPLOY / "Dockerfile"), "-t", "ironbridge:test", "."],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    shown = subprocess.run(
        ["docker", "run", "--rm", "ironbridge:test", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout.startswith("ironbridge ")
