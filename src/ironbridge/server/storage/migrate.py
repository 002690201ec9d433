"""Bringing a database to the newest form: the scripts in migrations/versions, run by Alembic."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ironbridge.kernel.errors import SetupError

FOLDER = Path(__file__).parent / "migrations"


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return found


@cache
def head() -> str:
    """The newest revision."""
    found = ScriptDirectory.from_config(config()).get_current_head()
    assert found is not None, "migrations/versions is empty"
    return found


@cache
def known() -> frozenset[str]:
    """Every revision this release can read."""
    scripts = ScriptDirectory.from_config(config()).walk_revisions()
    return frozenset(script.revision for script in scripts)


def current(connection: Connection) -> str | None:
    """The revision of a database; None when it has none of our tables."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    """Run what is missing, inside the transaction of this connection."""
    found = current(connection)
    if found == head():
        return
    if found is not None and found not in known():
        raise SetupError(
            f"the database has revision {found}, which this release does not know: "
            "it was opened by a later release of ironbridge; use that one, or a backup"
        )
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
