"""Whom people follow, invitations by name, set phrases in the chat, and who was here lately."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_index(op.f("ix_session_seen"), "session", ["seen"], unique=False)
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("phrase", sa.String(length=20), nullable=True))
    op.create_table(
        "follow",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("followed", sa.String(length=22), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_follow_person")),
        sa.ForeignKeyConstraint(["followed"], ["person.id"], name=op.f("fk_follow_followed")),
        sa.PrimaryKeyConstraint("person", "followed", name=op.f("pk_follow")),
    )
    op.create_index(op.f("ix_follow_followed"), "follow", ["followed"], unique=False)
    op.create_table(
        "invitation",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("invited", sa.String(length=22), nullable=False),
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("declined", sa.BigInteger(), nullable=True),
        sa.Column("silent", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["table.id"], name=op.f("fk_invitation_table")),
        sa.ForeignKeyConstraint(["invited"], ["person.id"], name=op.f("fk_invitation_invited")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_invitation_person")),
        sa.PrimaryKeyConstraint("table", "invited", name=op.f("pk_invitation")),
    )
    for column in ("invited", "person"):
        op.create_index(op.f(f"ix_invitation_{column}"), "invitation", [column], unique=False)
