"""Which puzzles a person has solved."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "solved_puzzle",
        sa.Column("person", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("puzzle", sa.String(length=80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_solved_puzzle_person")),
        sa.PrimaryKeyConstraint("person", "game", "puzzle", name=op.f("pk_solved_puzzle")),
    )
