"""Tournaments: their entries, rounds and results, and which tables belong to them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("title", sa.String(length=60), nullable=False),
        sa.Column("host", sa.String(length=22), nullable=False),
        sa.Column("form", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("smallest", sa.Integer(), nullable=False),
        sa.Column("largest", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("automatic", sa.Boolean(), nullable=False),
        sa.Column("round_ms", sa.BigInteger(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name=op.f("fk_tournament_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournament")),
    )
    for column in ("created", "host", "status"):
        op.create_index(op.f(f"ix_tournament_{column}"), "tournament", [column], unique=False)
    op.create_table(
        "tournament_entry",
        within("tournament_entry"),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=22), nullable=True),
        sa.Column("bot", sa.String(length=30), nullable=True),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("left", sa.Integer(), nullable=True),
        sa.Column("removed", sa.Boolean(), nullable=False),
        sa.Column("away", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_tournament_entry_person")),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_tournament_entry")),
        sa.UniqueConstraint(
            "tournament", "person", name=op.f("uq_tournament_entry_tournament_person")
        ),
    )
    op.create_index(
        op.f("ix_tournament_entry_person"), "tournament_entry", ["person"], unique=False
    )
    op.create_table(
        "tournament_round",
        within("tournament_round"),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_tournament_round")),
    )
    op.create_table(
        "tournament_result",
        within("tournament_result"),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(length=22), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("corrected", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.String(length=300), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["table.id"], name=op.f("fk_tournament_result_table")),
        sa.PrimaryKeyConstraint("tournament", "round", "entry", name=op.f("pk_tournament_result")),
    )
    op.create_index(
        op.f("ix_tournament_result_table"), "tournament_result", ["table"], unique=False
    )
    with op.batch_alter_table("table") as table:
        table.add_column(sa.Column("tournament", sa.String(length=22), nullable=True))


def within(table: str) -> sa.Column[str]:
    key = sa.ForeignKey("tournament.id", name=op.f(f"fk_{table}_tournament"))
    return sa.Column("tournament", sa.String(length=22), key, nullable=False)
