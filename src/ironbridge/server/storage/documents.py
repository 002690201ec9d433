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


class PreferencesJson(TypedDict, total=False):
    """What a person has chosen. These are the keys that the server reads and our client writes;
    a client may keep others. Values are stored as they were sent, and what cannot be read counts
    as not chosen."""

    notify: NotifyJson
    automatic: AutomaticJson
