"""What a person asks for when opening a table, and whether it can be set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ironbridge import registry
from ironbridge.kernel.errors import FormatError, OptionConflict, SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.option import OptionValue
from ironbridge.server.bots.editions import Numbers, refusal
from ironbridge.server.errors import Refused
from ironbridge.server.storage.documents import ClockKind
from ironbridge.server.tables.model import Clock

SECOND_MS = 1000
DAY_MS = 24 * 60 * 60 * SECOND_MS

Milliseconds = Annotated[int, Meta(ge=0, le=60 * DAY_MS)]
Title = Annotated[str, Meta(max_length=80)]
LevelName = Annotated[str, Meta(max_length=30)]


class SeatSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat. Several seats for "me" make a hot-seat table."""

    who: Literal["me", "open", "bot"] = "open"
    level: LevelName | None = None
    """Of the bot."""


class ClockSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """Live: bank and increment. Correspondence: time for each turn. Otherwise untimed."""

    kind: ClockKind = "none"
    bank_ms: Milliseconds = 0
    increment_ms: Milliseconds = 0
    turn_ms: Milliseconds = 0


class TableSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=20)]
    options: dict[str, bool | int | str] = field(default_factory=dict)
    title: Title = ""
    public: bool = True
    clock: ClockSpec = ClockSpec()
    hints: bool = True
    """A rated game has none, whatever is asked for."""
    rated: bool = False
    """Whether its result counts; what that needs is said in rated.py."""
    programs: bool | None = None
    """Whether programs of others may take a seat. Unless it is said: at casual tables, and at those
    that a program opens."""
    edition: Numbers = field(default_factory=dict)
    """Reconstructed numbers of the game, corrected by somebody who owns it."""


class Setup(Struct, frozen=True):
    """A spec that can be played."""

    game: Game
    options: dict[str, OptionValue]
    clock: Clock


def check(spec: TableSpec, levels: Callable[[Game], Sequence[str]]) -> Setup:
    """Refused when there is no such game, option, number of seats, bot or clock."""
    game = find_game(spec.game, spec.edition)
    try:
        game.check_seats(len(spec.seats))
        options = game.check_options(len(spec.seats), spec.options)
    except OptionConflict as error:
        raise Refused("setup", error.reason, game=game.name) from None
    except SetupError as error:
        raise Refused("setup", text=str(error)) from None
    for seat in spec.seats:
        if seat.who == "bot":
            check_level(game, seat.level, levels)
        elif seat.level is not None:
            raise Refused("setup", text="only a bot has a level")
    return Setup(game, options, check_clock(spec.clock))


def find_game(name: str, edition: Mapping[str, int] | None = None) -> Game:
    try:
        return registry.game(name, edition or None)
    except FormatError as fault:
        raise refusal(fault) from None
    except SetupError:
        raise Refused("no-such-game") from None


def check_level(game: Game, level: str | None, levels: Callable[[Game], Sequence[str]]) -> None:
    if level not in levels(game):
        raise Refused("no-such-level")


def check_clock(spec: ClockSpec) -> Clock:
    """Numbers that belong to another kind of clock are refused rather than forgotten."""
    given = {"bank_ms": spec.bank_ms, "increment_ms": spec.increment_ms, "turn_ms": spec.turn_ms}
    taken = {"none": (), "live": ("bank_ms", "increment_ms"), "correspondence": ("turn_ms",)}
    for name, value in given.items():
        if value and name not in taken[spec.kind]:
            raise Refused("setup", text=f"{name} does not belong to this clock")
    if spec.kind == "live" and not 10 * SECOND_MS <= spec.bank_ms <= DAY_MS:
        raise Refused("setup", text="bank_ms is from 10 seconds to one day")
    if spec.kind == "correspondence" and spec.turn_ms < 60 * SECOND_MS:
        raise Refused("setup", text="turn_ms is at least one minute")
    return Clock(spec.kind, **given)
