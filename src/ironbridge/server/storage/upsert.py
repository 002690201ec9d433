"""Writing a row whether or not there is one with its key, in one statement.

To look first and write then would fail when two do it at the same time.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Executable
from sqlalchemy.dialects import postgresql, sqlite

from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Base


def replacing(database: Database, kind: type[Base], values: Mapping[str, object]) -> Executable:
    """The row, whole, in place of the one that has its key."""
    row = insertion(database, kind, values)
    keys = key_of(kind)
    rest = {name: row.excluded[name] for name in values if name not in keys}
    return row.on_conflict_do_update(index_elements=keys, set_=rest)


def adding(database: Database, kind: type[Base], values: Mapping[str, object]) -> Executable:
    """The row, unless there is one with its key already."""
    return insertion(database, kind, values).on_conflict_do_nothing(index_elements=key_of(kind))


def insertion(
    database: Database, kind: type[Base], values: Mapping[str, object]
) -> sqlite.Insert | postgresql.Insert:
    # Both dialects have the clause, each in a class of its own.
    if database.is_sqlite:
        return sqlite.insert(kind).values(dict(values))
    return postgresql.insert(kind).values(dict(values))


def key_of(kind: type[Base]) -> list[str]:
    return [column.name for column in kind.__mapper__.primary_key]
