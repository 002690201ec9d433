"""Accounts that are programs, their tokens, and tables that let them sit down.

Rated tables of earlier releases were opened for people: programs do not sit down there.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("person") as person:
        person.add_column(
            sa.Column("program", sa.Boolean(), nullable=False, server_default=sa.false())
        )
    with op.batch_alter_table("person") as person:
        person.alter_column("program", server_default=None)
    with op.batch_alter_table("table") as table:
        table.add_column(
            sa.Column("programs", sa.Boolean(), nullable=False, server_default=sa.true())
        )
    table_ = sa.table("table", sa.column("rated"), sa.column("programs"))
    op.execute(table_.update().where(table_.c.rated == sa.true()).values(programs=sa.false()))
    with op.batch_alter_table("table") as table:
        table.alter_column("programs", server_default=None)
    op.create_table(
        "token",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("rights", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_token_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_token")),
        sa.UniqueConstraint("token", name=op.f("uq_token_token")),
    )
    op.create_index(op.f("ix_token_person"), "token", ["person"], unique=False)
