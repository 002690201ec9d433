"""A league of bots, as an example that runs by itself: `ironbridge admin league`.

The command only writes the rows of a tournament that has begun; the server that runs, or the next
one that starts, finds it and plays round after round.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from ironbridge import bots
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.server.order.deeds import deed
from ironbridge.server.people.validation import name_key
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Person, TournamentEntry
from ironbridge.server.tables import spec as specs
from ironbridge.server.tournaments.model import MOST_BOTS, TournamentSpec, check
from ironbridge.server.tournaments.service import new_row


def level_names(game: Game) -> list[str]:
    return [level.name for level in bots.levels(game)]


async def make_league(
    database: Database, host: str, spec: TournamentSpec, levels: Sequence[str], now: int
) -> str:
    """A tournament of bots of these levels; returns its id. Tables belong to somebody, therefore
    it needs an account as its host."""
    check(spec, level_names)
    game = specs.find_game(spec.game)
    chosen = list(levels) or level_names(game)
    for level in chosen:
        specs.check_level(game, level, level_names)
    if not spec.smallest <= len(chosen) <= MOST_BOTS:
        raise SetupError(f"a league has {spec.smallest} to {MOST_BOTS} bots, not {len(chosen)}")
    async with database.session() as session, session.begin():
        found = await session.scalar(
            select(Person.id).where(Person.name_key == name_key(host), Person.deleted.is_(None))
        )
        if found is None:
            raise SetupError(f"there is no account with the name {host!r}; a league has a host")
        row = new_row(found, spec, now)
        row.status, row.started = "running", now
        session.add(row)
        await session.flush()
        for number, level in enumerate(chosen, start=1):
            session.add(TournamentEntry(tournament=row.id, number=number, bot=level, since=1))
        said = f"{row.title} ({row.id}): a league of {len(chosen)} bots"
        session.add(deed("tournament-round", now, None, about=found, text=said))
    return row.id
