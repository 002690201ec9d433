"""What the name of an account looks like, so that no other account can look the same.

Of accounts that look alike already the oldest has the look; the others keep their names.
"""

import sqlalchemy as sa
from alembic import op

from ironbridge.server.people.looks import look

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("name_look", sa.String(length=200), nullable=True))
        person.create_unique_constraint(op.f("uq_person_name_look"), ["name_look"])
    fill()


def fill() -> None:
    person = sa.table("person", *map(sa.column, ("id", "name", "name_key", "name_look", "created")))
    accounts = sa.select(person.c.id, person.c.name).where(person.c.name_key.is_not(None))
    rows = op.get_bind().execute(accounts.order_by(person.c.created, person.c.id)).all()
    taken: set[str] = set()
    for row in rows:
        seen = look(row.name)
        if seen not in taken:
            taken.add(seen)
            one = sa.update(person).where(person.c.id == row.id)
            op.get_bind().execute(one.values(name_look=seen))
