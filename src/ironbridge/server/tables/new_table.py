"""The row of a new table: its id, the seed of its game and the secret of its invite link."""

from __future__ import annotations

import secrets
from dataclasses import asdict
from typing import cast

from ironbridge.kernel.chance import SEEDS
from ironbridge.kernel.editions import edition_of
from ironbridge.server.people.model import digest, new_id, new_token
from ironbridge.server.storage import schema
from ironbridge.server.storage.documents import ClockJson
from ironbridge.server.tables.spec import Setup, TableSpec


def new_table(creator: str, spec: TableSpec, setup: Setup, at: int, programs: bool) -> schema.Table:
    """A table that is open and has no seats yet; `programs` of others may sit there or not."""
    return schema.Table(
        id=new_id(),
        game=setup.game.name,
        rules=setup.game.version,
        seats=len(spec.seats),
        options=dict(setup.options),
        edition=edition_of(setup.game).to_json() or None,
        seed=secrets.randbelow(SEEDS),
        title=" ".join(spec.title.split()),
        public=spec.public,
        clock=cast(ClockJson, asdict(setup.clock)),
        hints=spec.hints and not spec.rated,
        rated=spec.rated,
        programs=programs,
        status="open",
        creator=creator,
        invite=digest(new_token()),
        created=at,
    )
