"""What a host asks for when a tournament is opened, what is shown of it, and its bounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct, field

from ironbridge.kernel.game import Game
from ironbridge.kernel.option import OptionValue
from ironbridge.server.errors import Refused
from ironbridge.server.order.deeds import Named
from ironbridge.server.storage.documents import ClockJson
from ironbridge.server.tables import rated
from ironbridge.server.tables import spec as specs
from ironbridge.server.tables.model import Status as TableStatus
from ironbridge.server.tables.spec import ClockSpec, SeatSpec, TableSpec

MOST_PLAYERS: Final = 40
MOST_IN_ROUND_ROBIN: Final = 20
"""Everybody meets everybody: with more, that would take too many rounds."""
MOST_ROUNDS: Final = 20
MOST_BOTS: Final = 12
"""In one tournament; they think on the machine that serves everybody."""
MOST_HOSTED: Final = 3
"""Tournaments of one host that have not ended."""
MOST_ENTERED: Final = 10
"""Tournaments that have not ended and that one person plays in."""
HOUR_MS: Final = 60 * 60 * 1000
LONGEST_ROUND_H: Final = 60 * 24

Form: TypeAlias = Literal["swiss", "round-robin"]
TournamentStatus: TypeAlias = Literal["open", "running", "over", "cancelled"]
Levels: TypeAlias = Callable[[Game], Sequence[str]]


class TournamentSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to be opened. A round robin goes on until everybody has met everybody: its
    `rounds` is 0. Tables have from `smallest` to `largest` seats."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    form: Form
    game: Annotated[str, Meta(max_length=60)]
    smallest: Annotated[int, Meta(ge=2, le=5)]
    largest: Annotated[int, Meta(ge=2, le=5)]
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    options: dict[str, bool | int | str] = field(default_factory=dict)
    automatic: bool = True
    """The next round begins by itself as soon as one has ended."""
    round_hours: Annotated[int, Meta(ge=0, le=LONGEST_ROUND_H)] = 0
    """How long a round may take; 0: as long as it takes."""
    clock: ClockSpec = ClockSpec()
    rated: bool = False


class PlayerShown(Struct, frozen=True):
    """Somebody who plays; `program`: a program plays in their name. `left` is the first round that
    they no longer play, `away`: they miss the next round."""

    number: int
    name: str
    person: str | None
    bot: str | None
    program: bool
    since: int
    left: int | None
    removed: bool
    away: bool


class StandingShown(Struct, frozen=True):
    """A line of the standings, in their order; tournaments/standings.py says what counts."""

    rank: int
    entry: int
    points: float
    played: int
    wins: int
    byes: int
    share: float
    opposition: float
    lot: int


class FinishShown(Struct, frozen=True):
    """A seat at a table of a round. `points` are those of the tournament."""

    entry: int
    seat: int
    place: int | None
    score: int | None
    points: float | None


class BoardShown(Struct, frozen=True):
    """A table of a round. `corrected`: when the host entered its result by hand, with `reason`."""

    board: int
    table: str
    status: TableStatus
    seats: list[FinishShown]
    corrected: int | None
    reason: str


class RoundShown(Struct, frozen=True):
    number: int
    started: int
    deadline: int | None
    ended: int | None
    tables: list[BoardShown]
    byes: list[int]
    absent: list[int]


class NextRound(Struct, frozen=True):
    """The tables that the next round would have with those who are there now."""

    sizes: list[int]
    byes: int


class TournamentLine(Struct, frozen=True):
    """A tournament in a list. `rounds` is 0 while nobody knows how many there will be."""

    id: str
    title: str
    form: Form
    game: str
    status: TournamentStatus
    host: Named
    players: int
    round: int
    rounds: int
    rated: bool
    created: int
    you: bool


class TournamentView(Struct, frozen=True):
    """A whole tournament. `you` is the number of one's own entry, `hosting`: one may do what the
    host does, `may_enter`: the doors are open, also to latecomers."""

    id: str
    title: str
    form: Form
    game: str
    options: dict[str, OptionValue]
    smallest: int
    largest: int
    rounds: int
    automatic: bool
    round_hours: int
    clock: ClockJson
    rated: bool
    status: TournamentStatus
    round: int
    host: Named
    created: int
    started: int | None
    ended: int | None
    seed: int | None
    entries: list[PlayerShown]
    standings: list[StandingShown]
    played: list[RoundShown]
    next_round: NextRound | None
    you: int | None
    hosting: bool
    may_enter: bool


class Finished(Struct, frozen=True, forbid_unknown_fields=True):
    """How the host says that somebody finished."""

    entry: Annotated[int, Meta(ge=1, le=1000)]
    place: Annotated[int, Meta(ge=1, le=5)]
    score: Annotated[int, Meta(ge=-10_000, le=10_000)] | None = None


def check(spec: TournamentSpec, levels: Levels) -> None:
    """Refused when it cannot be played at tables of every size that it may have."""
    if spec.smallest > spec.largest:
        raise Refused("malformed", field="smallest")
    if not " ".join(spec.title.split()):
        raise Refused("malformed", field="title")
    if (spec.rounds == 0) != (spec.form == "round-robin"):
        raise Refused("malformed", field="rounds")
    for size in range(spec.smallest, spec.largest + 1):
        setup = specs.check(table_spec(spec, size), levels)
        if spec.rated:
            rated.check_game(setup.options, setup.clock)


def table_spec(spec: TournamentSpec, size: int) -> TableSpec:
    seats = [SeatSpec("open")] * size
    return TableSpec(spec.game, seats, dict(spec.options), spec.title, clock=spec.clock)
