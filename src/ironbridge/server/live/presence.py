"""Who is at a table now: connected here, or connected to another process that told us.

What other processes say is kept for a while only: one that died says nothing more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from msgspec import Struct

from ironbridge.server.people.model import Person
from ironbridge.server.tables.model import LiveTable

TELL_EVERY_S = 30.0
"""Each process tells again who is connected to it."""
BELIEVED_MS = 75_000
MOST_TOLD = 30
"""People of one table that are told to other processes: what is told must stay small."""


class Here(Struct, frozen=True):
    """Somebody who is connected."""

    id: str
    name: str


class PersonShown(Struct, frozen=True):
    """A person at a table, as everybody there may know them. Strangers have no name to show."""

    name: str
    seat: int | None
    online: bool


class WhoIsHere(Struct, frozen=True):
    """What one process tells the others about one table; nobody: the last one left."""

    process: str
    table: str
    people: list[Here]


class Presence:
    """Counts connections by table and person."""

    def __init__(self, process: str, now: Callable[[], int]) -> None:
        self.process = process
        self._now = now
        self._here: dict[str, Counter[Here]] = {}
        self._elsewhere: dict[str, dict[str, tuple[int, list[Here]]]] = {}

    def arrive(self, table: str, person: Person) -> bool:
        """One more connection; True when it is the person's first."""
        here = self._here.setdefault(table, Counter())
        here[Here(person.id, person.name)] += 1
        return here[Here(person.id, person.name)] == 1

    def depart(self, table: str, person: Person) -> bool:
        """One connection less; True when it was the person's last."""
        here = self._here.get(table, Counter())
        key = Here(person.id, person.name)
        here[key] -= 1
        if here[key] > 0:
            return False
        del here[key]
        if not here:
            self._here.pop(table, None)
        return True

    def tables(self) -> list[str]:
        """Where somebody is connected to this process."""
        return list(self._here)

    def told(self, table: str) -> WhoIsHere:
        here = list(self._here.get(table, ()))
        return WhoIsHere(self.process, table, here[:MOST_TOLD])

    def hear(self, said: WhoIsHere) -> bool:
        """What another process told; True when something changed."""
        tellers = self._elsewhere.setdefault(said.table, {})
        before = tellers.pop(said.process, (0, []))[1]
        if said.people:
            tellers[said.process] = (self._now() + BELIEVED_MS, said.people)
        if not tellers:
            del self._elsewhere[said.table]
        return before != said.people

    def forget_silent(self) -> list[str]:
        """Forget processes that were silent for long; returns the tables where that matters."""
        changed = []
        for table, tellers in list(self._elsewhere.items()):
            # More than it can be is left when the clock was set back.
            silent = [
                process
                for process, (until, _) in tellers.items()
                if not 0 <= until - self._now() <= BELIEVED_MS
            ]
            for process in silent:
                del tellers[process]
            if silent:
                changed.append(table)
            if not tellers:
                del self._elsewhere[table]
        return changed

    def online(self, table: str) -> dict[str, str]:
        """Names by id of everybody who is connected anywhere."""
        people: Iterable[Here] = self._here.get(table, ())
        found = {person.id: person.name for person in people}
        for _, told in self._elsewhere.get(table, {}).values():
            found |= {person.id: person.name for person in told}
        return found

    def shown(self, table: LiveTable) -> list[PersonShown]:
        """Everybody who has a seat, then the spectators."""
        online, at_table = self.online(table.id), table.people()
        seated = [
            PersonShown(seat.name, number, seat.person in online)
            for number, seat in enumerate(table.seats)
            if seat.person is not None
        ]
        others = sorted(name for id_, name in online.items() if id_ not in at_table)
        return seated + [PersonShown(name, None, True) for name in others]
