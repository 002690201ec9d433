"""Rated tables, verified addresses, links that work once, and what keeps order: mutes, reports,
suspensions, the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("email_verified", sa.BigInteger(), nullable=True))
        person.add_column(sa.Column("suspended", sa.BigInteger(), nullable=True))
    add_rated()
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("removed", sa.BigInteger(), nullable=True))
    op.create_table(
        "link",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("purpose", sa.String(length=10), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_link_person")),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_link")),
    )
    op.create_index(op.f("ix_link_expires"), "link", ["expires"], unique=False)
    op.create_index(op.f("ix_link_person"), "link", ["person"], unique=False)
    op.create_table(
        "mute",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("muted", sa.String(length=22), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_mute_person")),
        sa.ForeignKeyConstraint(["muted"], ["person.id"], name=op.f("fk_mute_muted")),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mute")),
    )
    op.create_index(op.f("ix_mute_muted"), "mute", ["muted"], unique=False)
    op.create_table(
        "report",
        numbered(),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("about", sa.String(length=22), nullable=True),
        sa.Column("table", sa.String(length=22), nullable=True),
        sa.Column("chat", sa.BigInteger(), nullable=True),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_report_person")),
        sa.ForeignKeyConstraint(["about"], ["person.id"], name=op.f("fk_report_about")),
        sa.ForeignKeyConstraint(["table"], ["table.id"], name=op.f("fk_report_table")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )
    op.create_index(op.f("ix_report_about"), "report", ["about"], unique=False)
    op.create_index(op.f("ix_report_table"), "report", ["table"], unique=False)
    op.create_table(
        "deed",
        numbered(),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=30), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("about", sa.String(length=22), nullable=True),
        sa.Column("table", sa.String(length=22), nullable=True),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_deed_person")),
        sa.ForeignKeyConstraint(["about"], ["person.id"], name=op.f("fk_deed_about")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deed")),
    )
    for column in ("about", "at", "table"):
        op.create_index(op.f(f"ix_deed_{column}"), "deed", [column], unique=False)


def add_rated() -> None:
    """What was rated until now is known by its steps. A game that still runs was never said to be
    rated, so it is not."""
    with op.batch_alter_table("table") as table:
        table.add_column(
            sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false())
        )
    step = sa.table("rating_step", sa.column("table"))
    table_ = sa.table("table", sa.column("id"), sa.column("rated"))
    rated = table_.c.id.in_(sa.select(step.c.table))
    op.execute(table_.update().where(rated).values(rated=sa.true()))
    with op.batch_alter_table("table") as table:
        table.alter_column("rated", server_default=None)


def numbered() -> sa.Column[int]:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    return sa.Column("id", number, autoincrement=True, nullable=False)
