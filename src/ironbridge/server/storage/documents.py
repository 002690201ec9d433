"""The JSON documents that stand in columns of the database, as types."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

ClockKind: TypeAlias = Literal["none", "live", "correspondence"]


class ClockJson(TypedDict):
    """The clock of a table."""

    kind: ClockKind
    bank_ms: int
    increment_ms: int
    turn_ms: int


class PlannedRoundJson(TypedDict):
    """A round of a round robin: the entries at each table in the order of seats, and who rests."""

    tables: list[list[int]]
    byes: list[int]


# Preferences --------------------------------------------------------------------------------

QuietHoursJson = TypedDict("QuietHoursJson", {"from": int, "to": int, "offset": int})
"""Minutes after midnight; `offset` is minutes east of UTC."""


class NotifyJson(TypedDict, total=False):
    """How a person wants to hear that it is their turn."""

    email: bool
    webhook: bool
    quiet: QuietHoursJson


class AutomaticJson(TypedDict, total=False):
    """Questions that are answered without asking: those with a single answer, and those whose
    answers all lead to the same position."""

    single: bool
    same: bool


class TogetherJson(TypedDict, total=False):
    """What others see of a person, and who may ask them to a table by name."""

    online: bool
    """False: not in the list of those who are online."""
    invitations: Literal["everybody", "followed", "nobody"]
    """`followed`: only those whom the person follows."""


class LooksJson(TypedDict, total=False):
    """How the page looks and sounds. Only clients read it."""

    theme: Literal["system", "light", "dark", "contrast"]
    volume: int
    """From 0 to 100."""
    seat: int
    """The colour of a seat, 1 to 5, that the person takes when it is free; 0: none."""


class PreferencesJson(TypedDict, total=False):
    """What a person has chosen. These are the keys that the server reads and our client writes;
    a client may keep others. Values are stored as they were sent, and what cannot be read counts
    as not chosen."""

    notify: NotifyJson
    automatic: AutomaticJson
    together: TogetherJson
    looks: LooksJson
