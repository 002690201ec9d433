"""What clients get to see of a table. Everything that leaves the server about a game is made
here, from views: the seed, the deck and the hands of others have no place in these forms.

What a viewer may see depends only on what a Viewer holds, above all on the seats they have. So it
is made once for all who have the same, and the functions that make it are not told who looks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import Struct

from ironbridge.kernel.documents import EventJson, ResultJson, ViewJson
from ironbridge.kernel.editions import edition_of
from ironbridge.kernel.option import OptionValue
from ironbridge.kernel.state import State
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.storage.documents import ClockKind
from ironbridge.server.tables.model import SPECTATOR as SPECTATOR
from ironbridge.server.tables.model import (
    EntryKind,
    FaultCode,
    LiveTable,
    LogEntry,
    SeatInfo,
    Status,
)

if TYPE_CHECKING:  # both send what is made here
    from ironbridge.server.tables.chat import Chat
    from ironbridge.server.tables.undo import Undo

SHOWN_ENTRIES = 50


class ClockShown(Struct, frozen=True):
    kind: ClockKind
    bank_ms: int
    increment_ms: int
    turn_ms: int


class SeatShown(Struct, frozen=True):
    """`person` is the id of a public page; `bot` the level of the bot that plays the seat now."""

    seat: int
    name: str
    person: str | None
    person_is_you: bool
    bot: str | None
    resigned: bool
    program: bool
    """A program plays in the name of this account."""


class EntryShown(Struct, frozen=True):
    """One line of the log. A sealed one comes without text and events until it is opened; then
    it is sent again under its number."""

    number: int
    kind: EntryKind
    seat: int
    text: str
    at: int
    events: list[EventJson]
    sealed: bool = False


class ChatShown(Struct, frozen=True):
    """A line of chat. One that was taken away stays as a line without its text. `phrase`: it is a
    set phrase of GET /api/phrases, and `text` has it in the speaker's language."""

    id: int
    person: str
    name: str
    text: str
    at: int
    removed: bool = False
    phrase: str | None = None


class ProposalShown(Struct, frozen=True):
    """`agreed` are the seats of those who agree; `stay`: how many moves an undo would leave."""

    kind: str
    number: int
    stay: int | None
    agreed: list[int]


class TableUpdate(Struct, frozen=True):
    """What is new at a table, for a viewer. `views` maps a seat ("0") to what it sees; those
    without a seat get "spectator". After the end all seats are open to everyone. `sealed` are the
    seats that have chosen while others still choose: what they chose is not open yet."""

    table: str
    number: int
    plies: int
    entries: list[EntryShown]
    views: dict[str, ViewJson]
    deciders: list[int]
    sealed: list[int]
    left_ms: list[int]
    since: list[int | None]
    status: Status
    result: ResultJson | None


class TableView(Struct, frozen=True):
    """A whole table for a viewer."""

    id: str
    game: str
    rules: str
    title: str
    options: dict[str, OptionValue]
    edition: dict[str, int]
    """What was corrected in the game; `rules` has a mark then."""
    public: bool
    clock: ClockShown
    hints: bool
    rated: bool
    programs: bool
    """Whether programs of others may take a seat."""
    tournament: str | None
    """The id of the tournament whose round it is played for."""
    status: Status
    seats: list[SeatShown]
    you: list[int]
    you_created: bool
    freed: bool
    """The viewer's seat was freed: they cannot take one here again."""
    number: int
    plies: int
    deciders: list[int]
    sealed: list[int]
    left_ms: list[int]
    since: list[int | None]
    views: dict[str, ViewJson]
    entries: list[EntryShown]
    chat: list[ChatShown]
    proposals: list[ProposalShown]
    rematch: str | None
    result: ResultJson | None
    created: int
    started: int | None
    ended: int | None
    now: int
    """The server's time, for clocks."""
    fault: FaultCode | None
    """Why the table cannot be played on; views and plies go as far as its log could be read."""


@dataclass(frozen=True)
class Viewer:
    """All that a snapshot depends on besides the table. Whoever has the same sees the same, and
    may be sent the very same message."""

    own: tuple[int, ...]
    created: bool
    freed: bool
    """Somebody whose seat here was freed."""
    muted: frozenset[str]
    """Persons whose chat is not shown."""
    quiet: bool = False
    """No chat at all."""


@dataclass(frozen=True)
class Stored:
    """What a snapshot shows that no table in memory has: it is read for each of them."""

    chat: list[ChatShown]
    proposals: list[schema.Proposal]
    now: int


class Snapshots:
    """Whole tables, as viewers may see them."""

    def __init__(self, chat: Chat, undo: Undo, now: Callable[[], int]) -> None:
        self._chat = chat
        self._undo = undo
        self._now = now

    async def shown(self, table: LiveTable, person: Person | None) -> TableView:
        """The whole table for a viewer who may see it."""
        muted = frozenset() if person is None else await self._chat.muted_by(person.id)
        return snapshot(table, viewer_of(table, person, muted), await self.read(table))

    async def read(self, table: LiveTable) -> Stored:
        """What `snapshot` needs besides the table, the same for all viewers."""
        chat = await self._chat.messages(table.id)
        return Stored(chat, await self._undo.proposals(table), self._now())


def viewer_of(table: LiveTable, person: Person | None, muted: frozenset[str]) -> Viewer:
    if person is None:
        return Viewer((), created=False, freed=False, muted=frozenset())
    created, freed = person.id == table.creator, person.id in table.barred
    return Viewer(tuple(table.seats_of(person.id)), created, freed, muted)


def update(table: LiveTable, own: Sequence[int], entries: Iterable[LogEntry]) -> TableUpdate:
    """What entries changed, for a viewer with these seats."""
    return TableUpdate(
        table.id,
        table.number,
        len(table.moves),
        [entry_shown(table, entry, own) for entry in entries],
        {} if table.state is None else views(table, table.state, own),
        list(table.deciders),
        sealed_seats(table),
        list(table.left_ms),
        list(table.since),
        table.status,
        result(table),
    )


def snapshot(table: LiveTable, viewer: Viewer, stored: Stored) -> TableView:
    own = viewer.own
    return TableView(
        id=table.id,
        game=table.game.name,
        rules=table.rules,
        title=table.title,
        options=dict(table.options),
        edition=edition_of(table.game).to_json(),
        public=table.public,
        clock=clock_shown(table),
        hints=table.hints,
        rated=table.rated,
        programs=table.programs,
        tournament=table.tournament,
        status=table.status,
        seats=[seat_shown(n, seat, n in own) for n, seat in enumerate(table.seats)],
        you=list(own),
        you_created=viewer.created,
        freed=viewer.freed,
        number=table.number,
        plies=len(table.moves),
        deciders=list(table.deciders),
        sealed=sealed_seats(table),
        left_ms=list(table.left_ms),
        since=list(table.since),
        views={} if table.state is None else views(table, table.state, own),
        entries=[entry_shown(table, entry, own) for entry in table.recent[-SHOWN_ENTRIES:]],
        chat=[] if viewer.quiet else [c for c in stored.chat if c.person not in viewer.muted],
        proposals=[proposal_shown(table, proposal) for proposal in stored.proposals],
        rematch=table.rematch,
        result=result(table),
        created=table.created,
        started=table.started,
        ended=table.ended,
        now=stored.now,
        fault=table.fault,
    )


def views(table: LiveTable, state: State, own: Sequence[int]) -> dict[str, ViewJson]:
    """A position of the table as a viewer with these seats may see it."""
    seats: Sequence[int] = range(table.seat_count) if table.ended_or_left else own
    shown = {str(seat): state.view(seat) for seat in seats}
    if not own:
        shown[SPECTATOR] = state.view(None)
    return shown


def entry_shown(table: LiveTable, entry: LogEntry, own: Collection[int]) -> EntryShown:
    if is_sealed(table, entry.number) and entry.seat not in own:
        return EntryShown(entry.number, entry.kind, entry.seat, "", entry.at, [], True)
    events = list(entry.events)
    return EntryShown(entry.number, entry.kind, entry.seat, entry.text, entry.at, events)


def is_sealed(table: LiveTable, number: int) -> bool:
    """Whether only the seat itself may read a move yet."""
    if table.ended_or_left:
        return False
    return number in table.sealed or (may_seal(table) and is_unread(table, number))


def is_unread(table: LiveTable, number: int) -> bool:
    return bool(table.unread) and number >= table.unread[0].number


def may_seal(table: LiveTable) -> bool:
    """Whether the game has moves that others may not read yet. Nobody can tell whether one that
    could not be played was such a move."""
    return table.state is None or type(table.state).sealed is not State.sealed


def sealed_seats(table: LiveTable) -> list[int]:
    """Who has chosen in secret; that somebody has is known to all, what they chose is not."""
    if table.ended_or_left:
        return []
    return sorted({choice.seat for choice in table.sealed.choices})


def seats_shown(seats: Iterable[SeatInfo], person: str | None) -> list[SeatShown]:
    return [
        seat_shown(number, seat, person is not None and seat.person == person)
        for number, seat in enumerate(seats)
    ]


def seat_shown(number: int, seat: SeatInfo, is_you: bool) -> SeatShown:
    bot, resigned, program = seat.bot, seat.resigned, seat.program
    return SeatShown(number, seat.name, seat.person, is_you, bot, resigned, program)


def clock_shown(table: LiveTable) -> ClockShown:
    clock = table.clock
    return ClockShown(clock.kind, clock.bank_ms, clock.increment_ms, clock.turn_ms)


def proposal_shown(table: LiveTable, proposal: schema.Proposal) -> ProposalShown:
    agreed = [n for n, seat in enumerate(table.seats) if seat.person in proposal.agreed]
    stay = int(proposal.text) if proposal.kind == "undo" and proposal.text.isdecimal() else None
    return ProposalShown(proposal.kind, proposal.number, stay, agreed)


def result(table: LiveTable) -> ResultJson | None:
    if table.status != "over":
        return None
    if table.fault is not None or table.state is None:
        return table.stored_result
    return table.state.result().to_json()
