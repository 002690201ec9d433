"""What finished public games are found by, and what lists of ratings are read by.

The rows themselves are made by the server beside its other work (archive/catch_up.py), which also
makes them for a backup of an earlier release.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "finished_game",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(length=16), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["table.id"], name=op.f("fk_finished_game_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_finished_game")),
    )
    for columns in (("ended",), ("game", "ended"), ("game", "seats", "ended")):
        name = op.f(f"ix_finished_game_{'_'.join(columns)}")
        op.create_index(name, "finished_game", list(columns), unique=False)
    op.create_table(
        "finished_seat",
        sa.Column("table", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=40), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("opening", sa.String(length=200), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["finished_game.table"], name=op.f("fk_finished_seat_table")
        ),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_finished_seat")),
    )
    op.create_index("ix_finished_seat_player_ended", "finished_seat", ["player", "ended"])
    op.create_index("ix_rating_game_seats", "rating", ["game", "seats"])
    op.create_index("ix_rating_step_player_at", "rating_step", ["player", "at"])
    op.drop_index("ix_rating_step_player", table_name="rating_step")
