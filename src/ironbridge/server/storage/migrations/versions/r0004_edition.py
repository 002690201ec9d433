"""Which corrected numbers a table is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("table") as table:
        table.add_column(sa.Column("edition", sa.JSON(), nullable=True))
