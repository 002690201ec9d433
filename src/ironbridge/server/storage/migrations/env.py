"""Alembic runs this. `migrate.upgrade` hands over the connection; its transaction is the caller's.

A new revision is written by hand beside the others; tests/server/test_migrations.py says whether
it leads to exactly what storage/schema.py declares.
"""

from alembic import context

from ironbridge.server.storage.schema import Base

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=Base.metadata,
    # SQLite changes a column by copying the table.
    render_as_batch=connection.dialect.name == "sqlite",
    # The caller has begun a transaction and commits it.
    transactional_ddl=False,
)
context.run_migrations()
