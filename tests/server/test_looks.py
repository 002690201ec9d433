"""When two names look alike, which names are reserved, and what the migration makes of old ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, select, text

from ironbridge.server.people.looks import is_reserved, look
from ironbridge.server.people.validation import name_key, sign_in_key
from ironbridge.server.storage import migrate
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Person
from tests.server.databases import each_kind, new_url

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "аlісе"),  # Cyrillic
        ("Bob", "ВОВ"),  # Cyrillic capitals
        ("Kate", "ΚΑΤΕ"),  # Greek capitals
        ("kate", "кate"),
        ("Mary", "rnary"),
        ("Will", "WiII"),
        ("Will", "W1ll"),
        ("Wanda", "VVanda"),
        ("Rose0", "RoseO"),
        ("René", "Rene"),
        ("Søren", "Soren"),
        ("Straße", "STRASSE"),
        ("𝓐𝓭𝓪", "Ada"),
        ("Ⓐda", "Ada"),
        ("Jean-Luc", "Jean Luc"),
        ("O’Neill", "ONeill"),
        ("⚙ 3", "⚙\ufe0f 3"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look(one) == look(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("van", "nan"),
        ("王小明", "王小朋"),
        ("⚙", "⚒"),
        ("Нина", "Нинка"),
        ("-", "."),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert look(one) != look(other)


def test_every_name_has_a_look_of_bounded_length() -> None:
    assert look("...")
    assert look("’")
    assert len(look("㍿" * 60)) <= 200


@pytest.mark.parametrize(
    "name",
    [
        "admin",
        "ADMIN",
        "Аdmіn",
        "Adm1n",
        "a.d.m.i.n",
        "The Admin",
        "Admin 2",
        "Modérateur",
        "Ironbridge Team",
        "lronbridge",
        "System",
        "host",
        "Hôte",
        "bot",
        "Bot 3",
        "Greedy2",
        "Débutant 2",
        "Expert",
        "Random Bot",
        "robot",
        "Deleted",
        "Administratrice",
    ],
)
def test_reserved_names(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize(
    "name", ["Abbott", "Robot Bob", "Hostess", "Modeste", "Random Rita", "Rootbeer", "3", "007"]
)
def test_names_that_only_contain_such_letters_are_free(name: str) -> None:
    assert not is_reserved(name)


def test_old_names_can_still_be_typed() -> None:
    assert sign_in_key("Admin") == "admin"
    assert sign_in_key("x" * 1000) is None
    assert sign_in_key("a\0b") is None


# The migration ------------------------------------------------------------------------------

NAMES = {"old": "Alice", "new": "Аlice", "other": "Bob", "guest": "Alice", "gone": "deleted"}
"""By id; the second one is written with a Cyrillic letter."""


def as_in_0002(connection: Connection) -> None:
    settings = migrate.config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "0002")
    for created, (key, name) in enumerate(NAMES.items()):
        connection.execute(
            text(
                "INSERT INTO person (id, name, name_key, language, admin, preferences, created) "
                "VALUES (:id, :name, :key, 'en', false, '{}', :created)"
            ),
            {
                "id": key,
                "name": name,
                "key": None if key in ("guest", "gone") else name_key(name),
                "created": created,
            },
        )


@each_kind
async def test_of_accounts_that_look_alike_the_oldest_keeps_the_look(
    kind: str, tmp_path: Path
) -> None:
    database = Database(new_url(kind, tmp_path))
    try:
        async with database.engine.connect() as connection:
            await connection.run_sync(as_in_0002)
            await connection.commit()
        await database.open()
        async with database.session() as session:
            rows = await session.execute(select(Person.id, Person.name_look))
            found = {row.id: row.name_look for row in rows}
    finally:
        await database.close()
    looks = {"old": look("Alice"), "other": look("Bob")}
    assert found == dict.fromkeys(NAMES) | looks
