"""A table in memory: the facts of its row, its seats, and the position its log leads to.

The log is the truth (storage.schema.Entry); a LiveTable is rebuilt from it at any time. Only
apply_entry.py changes the position, one entry at a time, after that entry is stored.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from ironbridge.kernel.documents import EventJson, ResultJson
from ironbridge.kernel.game import Game
from ironbridge.kernel.option import OptionValue
from ironbridge.kernel.state import State
from ironbridge.server.storage.documents import ClockKind
from ironbridge.server.tables.sealed import Sealed

KEPT_ENTRIES = 60
"""Newest entries kept with their events for clients that reconnect; older ones are replayed."""

Status: TypeAlias = Literal["open", "running", "over", "abandoned"]
EntryKind: TypeAlias = Literal["move", "undo", "takeover", "return", "resign", "abandon"]
FaultCode: TypeAlias = Literal["no-game", "other-rules", "damaged"]
"""Why a table cannot be played on: this release has not its game, has other rules of it, or what
is stored of the table does not hold together. Each is also the code of a refusal."""
NOBODY = -1
"""The seat of an entry that belongs to no seat."""
SPECTATOR = "spectator"
"""Stands for a seat where views are named by seats."""


@dataclass(frozen=True)
class Clock:
    """ "live": a bank and an increment per decision sequence; "correspondence": time per turn."""

    kind: ClockKind = "none"
    bank_ms: int = 0
    increment_ms: int = 0
    turn_ms: int = 0


@dataclass
class SeatInfo:
    """Who sits at a seat: a person, a bot, or a person for whom a bot plays for now."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    program: bool = False
    """The person is an account with which a program plays."""

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def decides_for_oneself(self) -> bool:
        """A person sits here, and no bot plays for them."""
        return self.person is not None and self.bot is None


@dataclass(frozen=True)
class LogEntry:
    """A stored entry with what it did, for clients."""

    number: int
    kind: EntryKind
    seat: int
    text: str
    person: str | None
    at: int
    events: tuple[EventJson, ...] = ()


@dataclass(eq=False)
class LiveTable:
    """One table in this process. Whoever changes it holds `lock`."""

    id: str
    game: Game
    rules: str
    """The version of the rules it is played by."""
    seat_count: int
    options: dict[str, OptionValue]
    seed: int = field(repr=False)
    title: str
    public: bool
    clock: Clock
    hints: bool
    rated: bool
    programs: bool
    """Whether programs of others may take a seat."""
    status: Status
    creator: str
    invite: str = field(repr=False)
    """SHA-256 of the secret in the invite link."""
    created: int
    started: int | None
    ended: int | None
    rematch: str | None
    seats: list[SeatInfo]
    tournament: str | None = None
    """The tournament whose round it is played for."""
    barred: frozenset[str] = frozenset()
    """People whose seat was freed: they cannot take one here again."""
    state: State | None = field(default=None, repr=False)
    """None while the table is open."""
    moves: list[tuple[int, str]] = field(default_factory=list, repr=False)
    """The moves that stand, undone ones left out: (seat, notation)."""
    numbers: list[int] = field(default_factory=list, repr=False)
    """For each of these moves, the number of its entry."""
    makers: list[str | None] = field(default_factory=list, repr=False)
    """For each of these moves, the person who made it; None for a bot."""
    number: int = 0
    """How many entries the log has: the number the next entry must have."""
    last_at: int = 0
    """The time of the newest entry; times of a log never run backwards."""
    recent: list[LogEntry] = field(default_factory=list, repr=False)
    sealed: Sealed = field(default_factory=Sealed, repr=False)
    left_ms: list[int] = field(default_factory=list)
    """Live clock: what each seat had left when it last became, or stopped being, a decider."""
    since: list[int | None] = field(default_factory=list)
    """When each seat became a decider; None for seats that do not decide now, and for bots."""
    fault: FaultCode | None = None
    """Why it cannot be played on. What can be read of its log is there to be looked at."""
    unread: list[LogEntry] = field(default_factory=list, repr=False)
    """The entries from the first one on that could not be applied."""
    stored_result: ResultJson | None = None
    """Of a table that has ended, as it was stored then."""
    behind: bool = False
    """The log may have more entries than were applied here: a write ended in an error."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)

    @property
    def ended_or_left(self) -> bool:
        """Nothing is secret any more."""
        return self.status in ("over", "abandoned")

    @property
    def counts(self) -> bool:
        """Something depends on the result, so there are no hints and little is taken back."""
        return self.rated or self.tournament is not None

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.state is None or self.status != "running" or self.fault is not None:
            return ()
        return self.state.deciders

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person, in order; several at a hot-seat table."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> set[str]:
        """Everybody who has a seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def people_deciding(self) -> set[str]:
        """Who must agree when something is decided together: nobody for whom a bot plays."""
        return {s.person for s in self.seats if s.person is not None and s.bot is None}
