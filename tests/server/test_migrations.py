"""The migrations lead to exactly what the schema declares, on both databases."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Integer, MetaData, Table, inspect, select, text
from sqlalchemy.exc import IntegrityError

from ironbridge.server.storage import migrate, schema
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Base
from tests.server.databases import each_kind, new_url, opened, person, put, table

pytestmark = pytest.mark.anyio


def differences(connection: Connection, declared: MetaData) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), declared))


@each_kind
async def test_the_migrations_make_the_schema(kind: str, tmp_path: Path) -> None:
    async with opened(kind, tmp_path) as database, database.engine.connect() as connection:
        assert await connection.run_sync(differences, Base.metadata) == []
        assert await connection.run_sync(migrate.current) == migrate.head()


@each_kind
async def test_a_difference_would_be_found(kind: str, tmp_path: Path) -> None:
    changed = MetaData(naming_convention=Base.metadata.naming_convention)
    for declared in Base.metadata.sorted_tables:
        declared.to_metadata(changed)
    changed.tables["note"].append_column(Column("stars", Integer))
    Table("shelf", changed, Column("id", Integer, primary_key=True))
    async with opened(kind, tmp_path) as database, database.engine.connect() as connection:
        found = await connection.run_sync(differences, changed)
    assert {operation[0] for operation in found} == {"add_column", "add_table"}  # type: ignore[index]


@each_kind
async def test_names_of_constraints_are_the_declared_ones(kind: str, tmp_path: Path) -> None:
    # Alembic does not compare the names of keys, but later migrations will need them.
    def names(connection: Connection) -> set[str | None]:
        found = inspect(connection)
        return {found.get_pk_constraint(name)["name"] for name in found.get_table_names()}

    async with opened(kind, tmp_path) as database, database.engine.connect() as connection:
        declared = {table.primary_key.name for table in Base.metadata.sorted_tables}
        assert declared <= await connection.run_sync(names)


def test_revisions_form_one_line() -> None:
    scripts = ScriptDirectory.from_config(migrate.config())
    assert len(scripts.get_heads()) == 1
    assert len(scripts.get_bases()) == 1
    assert migrate.head() in migrate.known()


# A later release ----------------------------------------------------------------------------

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{head}"


def upgrade() -> None:
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("stars", sa.Integer(), nullable=False, server_default="3"))
    {more}
"""


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Gives the script of a second revision to write; the release then has two."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))

    def forget() -> None:
        migrate.head.cache_clear()
        migrate.known.cache_clear()

    monkeypatch.setattr(migrate, "FOLDER", folder)
    forget()
    yield folder / "versions" / "r9999_later.py"
    forget()


async def stars(database: Database) -> list[tuple[str, int]]:
    async with database.engine.connect() as connection:
        rows = await connection.execute(text("SELECT id, stars FROM person"))
        return [(row.id, row.stars) for row in rows]


@each_kind
async def test_a_later_release_migrates_what_is_there(
    kind: str, tmp_path: Path, later: Path
) -> None:
    async with opened(kind, tmp_path) as database:
        await put(database, person("ada"), table("t0"))
        later.write_text(LATER.format(head=migrate.head(), more=""), encoding="utf-8")
        migrate.head.cache_clear()
        migrate.known.cache_clear()
        await database.open()
        assert await stars(database) == [("ada", 3)]
        await database.open()
    copies = [path.name for path in tmp_path.glob("*.backup")]
    assert len(copies) == (1 if kind == "sqlite" else 0)


@each_kind
async def test_a_migration_that_fails_changes_nothing(
    kind: str, tmp_path: Path, later: Path
) -> None:
    async with opened(kind, tmp_path) as database:
        await put(database, person("ada"), table("t0"))
        before = migrate.head()
        script = LATER.format(head=before, more="raise ValueError('half way')")
        later.write_text(script, encoding="utf-8")
        migrate.head.cache_clear()
        migrate.known.cache_clear()
        with pytest.raises(ValueError, match="half way"):
            await database.open()
        async with database.engine.connect() as connection:
            assert await connection.run_sync(migrate.current) == before
            assert await connection.run_sync(differences, Base.metadata) == []
        with pytest.raises(IntegrityError):  # references are checked again
            await put(database, table("t1", creator="nobody"))


# From one release to the next ---------------------------------------------------------------


def as_in_0001(connection: Connection) -> None:
    """A database of release 0.1 with a game that was rated and one that still runs."""
    settings = migrate.config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "0001")
    connection.execute(
        text(
            "INSERT INTO person (id, name, language, admin, preferences, created) "
            "VALUES ('ada', 'Ada', 'en', false, '{}', 0)"
        )
    )
    for name, status in (("ended", "over"), ("runs", "running")):
        connection.execute(
            text(
                'INSERT INTO "table" (id, game, rules, seats, options, seed, title, public, clock, '
                "hints, status, creator, invite, created) VALUES (:id, 'spyrium', '1', 2, '{}', 1, "
                "'', true, '{}', false, :status, 'ada', '', 0)"
            ),
            {"id": name, "status": status},
        )
    connection.execute(
        text(
            'INSERT INTO rating_step ("table", seat, player, place, score, mu, sigma, at) '
            "VALUES ('ended', 0, 'ada', 1, 50, 25, 8, 0)"
        )
    )


@each_kind
async def test_what_counted_for_ratings_is_a_rated_table(kind: str, tmp_path: Path) -> None:
    database = Database(new_url(kind, tmp_path))
    try:
        async with database.engine.connect() as connection:
            await connection.run_sync(as_in_0001)
            await connection.commit()
        await database.open()
        async with database.session() as session:
            rows = await session.execute(select(schema.Table.id, schema.Table.rated))
            assert dict(list(rows)) == {"ended": True, "runs": False}
    finally:
        await database.close()
