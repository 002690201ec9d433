"""What is written to a person whose decision it is, or who was invited to a table, in their
language. Nothing hidden is in it."""

from __future__ import annotations

import unicodedata
from typing import Protocol

from msgspec import Struct

from ironbridge.kernel.errors import IronbridgeError
from ironbridge.kernel.phrase import Argument, Phrase
from ironbridge.server.tables import clock
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.words import server_words

HOUR_MS = 3_600_000
TIMEOUT_S = 10.0
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


class Message(Struct, frozen=True):
    """The same for every channel; a webhook gets it as it is."""

    event: str
    table: str
    number: int
    game: str
    title: str
    seats: list[int]
    deadline: int | None
    dropped: bool
    """Prepared moves were not played."""
    url: str
    subject: str
    text: str
    summary: str = ""
    """The text without greeting and links, where there is little room."""


class Letter(Struct, frozen=True):
    """A mail about a person's own account."""

    subject: str
    text: str


def your_decision(
    table: LiveTable,
    seats: list[int],
    name: str,
    language: str,
    now: int,
    public_url: str,
    dropped: bool,
) -> Message:
    """It is for these seats of a person to decide."""
    game = table.game.rulebook.title.text(language)
    title = one_line(table.title) or game
    url = f"{public_url}/table/{table.id}"
    found = [clock.deadline(table, seat) for seat in seats]
    deadline = min((at for at in found if at is not None), default=None)
    args: dict[str, Argument] = {"name": one_line(name), "title": title, "game": game, "url": url}
    more = ["notice-decision-dropped"] if dropped else []
    if deadline is not None:
        args["hours"] = max(0, deadline - now) // HOUR_MS
        more.append("notice-decision-time")
    lines = ["notice-decision-hello", "notice-decision", *more]
    lines += ["notice-decision-link", "notice-decision-settings"]
    text = "\n\n".join(say(language, key, args) for key in lines)
    return Message(
        "your-decision",
        table.id,
        table.number,
        table.game.name,
        title,
        seats,
        deadline,
        dropped,
        url,
        say(language, "notice-decision-subject", args),
        text + "\n",
        " ".join(say(language, key, args) for key in ["notice-decision-short", *more]),
    )


def invitation(table: LiveTable, host: str, name: str, language: str, public_url: str) -> Message:
    """Somebody asks a person to a table that is not full yet."""
    game = table.game.rulebook.title.text(language)
    title = one_line(table.title) or game
    url = f"{public_url}/table/{table.id}"
    args: dict[str, Argument] = {
        "name": one_line(name),
        "host": one_line(host),
        "title": title,
        "game": game,
        "url": url,
    }
    lines = ["notice-decision-hello", "notice-invitation", "notice-decision-link"]
    text = "\n\n".join(say(language, key, args) for key in [*lines, "notice-decision-settings"])
    subject = say(language, "notice-invitation-subject", args)
    return Message(
        "invitation",
        table.id,
        table.number,
        table.game.name,
        title,
        [],
        None,
        False,
        url,
        subject,
        text + "\n",
        say(language, "notice-invitation", args),
    )


def say(language: str, key: str, args: dict[str, Argument]) -> str:
    plain = {value: value for value in args.values() if isinstance(value, str)}
    return server_words(language).say(Phrase(key, args), plain)


def one_line(text: str) -> str:
    """What somebody wrote, without anything that could begin a new line or cannot be seen: others
    read it, and a subject is a header of a mail."""
    kept = (" " if unicodedata.category(mark) in UNSEEN else mark for mark in text)
    return " ".join(part for part in "".join(kept).split(" ") if part)


# Delivery: each channel (mail, webhook, push) is a class in a file of its own ---------------------


class NotDelivered(IronbridgeError):
    """It did not arrive. `for_good`: trying again would not help."""

    def __init__(self, reason: str, for_good: bool = False) -> None:
        super().__init__(reason)
        self.for_good = for_good


class Channel(Protocol):
    """A way to reach a person."""

    async def send(self, address: str, message: Message) -> None:
        """Deliver a message or raise NotDelivered; never takes much longer than TIMEOUT_S."""
        ...
