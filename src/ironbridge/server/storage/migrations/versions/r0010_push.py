"""Devices that are pushed to, and the key by which push services know this server."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("private", sa.String(length=60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_key")),
    )
    op.create_table(
        "push_device",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("session", sa.String(length=22), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("public", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=30), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_push_device_person")),
        sa.ForeignKeyConstraint(
            ["session"],
            ["session.id"],
            name=op.f("fk_push_device_session"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_device")),
    )
    with op.batch_alter_table("push_device") as batch:
        batch.create_index(op.f("ix_push_device_person"), ["person"])
        batch.create_index(op.f("ix_push_device_session"), ["session"])
        batch.create_index(op.f("ix_push_device_digest"), ["digest"])
    # A notice to one device names it: "push:" and 22 characters.
    with op.batch_alter_table("notice") as batch:
        batch.alter_column(
            "channel",
            type_=sa.String(length=30),
            existing_type=sa.String(length=10),
            existing_nullable=False,
        )
