"""When and by which channels a person wants to be told something.

Preferences: {"notify": {"email": true, "webhook": false, "quiet": {"from": 1320, "to": 420,
"offset": 60}}}. Times are minutes after midnight, the offset is minutes east of UTC; quiet hours
may go over midnight. Everything is on by default; somebody without an address gets nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct, ValidationError, convert, field

MINUTE_MS = 60_000
DAY_MINUTES = 24 * 60

Minute = Annotated[int, Meta(ge=0, lt=DAY_MINUTES)]


class QuietHours(Struct, frozen=True):
    """From one minute of the day to another, by the person's own time."""

    begin: Minute = field(name="from")
    end: Minute = field(name="to")
    offset: Annotated[int, Meta(ge=-DAY_MINUTES, le=DAY_MINUTES)] = 0

    def wait_ms(self, now: int) -> int:
        """How long it stays quiet; 0 outside of the hours."""
        local = (now + self.offset * MINUTE_MS) % (DAY_MINUTES * MINUTE_MS)
        begin, end = self.begin * MINUTE_MS, self.end * MINUTE_MS
        length = (end - begin) % (DAY_MINUTES * MINUTE_MS)
        passed = (local - begin) % (DAY_MINUTES * MINUTE_MS)
        return max(0, length - passed)


class NotificationSettings(Struct, frozen=True):
    email: bool = True
    webhook: bool = True
    quiet: QuietHours | None = None

    def wants(self, channel: str) -> bool:
        return self.email if channel == "email" else self.webhook

    def wait_ms(self, now: int) -> int:
        return 0 if self.quiet is None else self.quiet.wait_ms(now)


def notification_settings(preferences: Mapping[str, object]) -> NotificationSettings:
    """What a person chose; what cannot be read counts as not chosen."""
    said = preferences.get("notify", {})
    try:
        return convert(said, NotificationSettings)
    except ValidationError:
        return NotificationSettings()
