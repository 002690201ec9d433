"""What a rated game needs, so that its result says something about those who played it.

Everybody has an account and one seat, bots are of a level that counts, the clock runs, and it is
neither the introductory game nor an edition of one's own. Hints, analysis and taking back are
restricted where they are asked for; docs/server.md says all of it together.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ironbridge.bots import plays_rated
from ironbridge.kernel.editions import edition_of
from ironbridge.kernel.option import OptionValue
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.tables.model import Clock
from ironbridge.server.tables.spec import Setup, TableSpec

LESSON = "introductory"
"""The option of a game that is for learning it."""


def check_spec(spec: TableSpec, setup: Setup, person: Person) -> None:
    """Refused when this can be no rated game, whoever takes the open seats."""
    if person.guest:
        raise Refused("rated-guest")
    if edition_of(setup.game).numbers:
        raise Refused("rated-edition")
    check_game(setup.options, setup.clock)
    check_seats([(person.id if seat.who == "me" else None, seat.level) for seat in spec.seats])


def check_game(options: Mapping[str, OptionValue], clock: Clock) -> None:
    if options.get(LESSON):
        raise Refused("rated-lesson")
    if clock.kind == "none":
        # Otherwise whoever is losing could simply never move again.
        raise Refused("rated-clock")


def check_seats(seats: Sequence[tuple[str | None, str | None]]) -> None:
    """Each seat is its person and its bot; a free seat has neither, and may still be taken."""
    people = [person for person, _ in seats if person is not None]
    if len(people) != len(set(people)):
        raise Refused("rated-hot-seat")
    if any(bot is not None and not plays_rated(bot) for person, bot in seats if person is None):
        raise Refused("rated-bot")
    if len(seats) < 2 or (not people and (None, None) not in seats):
        raise Refused("rated-alone")


def check_program(person: Person, programs: bool) -> None:
    """Refused when a program comes to a table for people."""
    if person.program and not programs:
        raise Refused("no-programs")


def lets_programs_in(spec: TableSpec, person: Person) -> bool:
    """Whether programs may sit at a table: as whoever opens it says. Where nothing is said, people
    who play for their rating meet people."""
    return (person.program or not spec.rated) if spec.programs is None else spec.programs


async def guests_among(session: AsyncSession, people: Collection[str]) -> bool:
    """Whether one of these people is a guest."""
    guest = select(schema.Person.id).where(
        schema.Person.id.in_(people), schema.Person.password.is_(None)
    )
    return await session.scalar(guest.limit(1)) is not None
