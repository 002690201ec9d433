"""Every message of the WebSocket /api/live, as a JSON object with a "type".

docs/server.md explains them with examples; GET /api/live/schema gives them as JSON Schema.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Annotated, TypeAlias, TypedDict

import msgspec
from msgspec import Meta, Struct

from ironbridge.kernel.documents import PhraseJson
from ironbridge.server.live.presence import PersonShown
from ironbridge.server.tables.table_view import ChatShown, TableUpdate, TableView
from ironbridge.server.together.phrases import PhraseId

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Secret: TypeAlias = Annotated[str, Meta(max_length=100)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Mark: TypeAlias = Annotated[str, Meta(max_length=64)] | int | None
"""What a client calls its own message; the answer carries it back."""


# What a client says -------------------------------------------------------------------------


class Watching(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="watch"):
    """Show me a table from now on. `since`: I know the entries before this number. `quiet`: without
    the chat, and nobody is told that I look on; somebody with a seat is never quiet."""

    table: Id
    since: Number | None = None
    invite: Secret | None = None
    quiet: bool | None = None
    id: Mark = None


class Unwatching(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="unwatch"):
    """I no longer look at a table."""

    table: Id
    id: Mark = None


class Moving(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="move"):
    """Play a move, given that the log has `number` entries."""

    table: Id
    number: Number
    move: Annotated[str, Meta(max_length=200)]
    seat: Annotated[int, Meta(ge=0, le=100)] | None = None
    id: Mark = None


class Chatting(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="chat"):
    """Say something to everybody at a table: a text of one's own, or a set phrase by its id."""

    table: Id
    text: Annotated[str, Meta(max_length=2000)] = ""
    phrase: PhraseId | None = None
    id: Mark = None


class Pinging(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """I am still here; answer with a pong."""

    id: Mark = None


class Answering(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pong"):
    """I am still here; the answer to a ping."""


FromClient: TypeAlias = Watching | Unwatching | Moving | Chatting | Pinging | Answering


# What the server says -----------------------------------------------------------------------


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """A table as this client may see it now. It replaces all that was known of the table."""

    table: TableView


class Entries(TableUpdate, frozen=True, tag_field="type", tag="entries"):
    """The log of a table grew. `views` is the position after the last of these entries, and
    `number` is how many entries the log has then: what a move must name.

    The numbers follow on what was sent before. An entry with a number that was sent already is
    one that could not be read then, and replaces it.
    """

    @classmethod
    def of(cls, update: TableUpdate) -> Entries:
        return cls(*msgspec.structs.astuple(update))


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something at a table."""

    table: str
    chat: ChatShown


class Present(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who sits at a table and who looks on."""

    table: str
    people: Sequence[PersonShown]


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """It was done. For a move: it is stored, and the log has `number` entries."""

    id: Mark
    table: str
    number: int | None = None


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """It was not done; the fields of an error of the HTTP routes say why."""

    id: Mark
    table: str | None
    error: str
    message: str
    rule: str | None = None
    reason: PhraseJson | None = None
    number: int | None = None
    field: str | None = None


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Are you still there? Answer with a pong."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    id: Mark = None


class Gone(Struct, frozen=True, tag_field="type", tag="gone"):
    """The table can no longer be seen by this client, which no longer watches it. `error` and
    `message` say why, as in a refusal."""

    table: str
    error: str
    message: str


FromServer: TypeAlias = (
    Snapshot | Entries | Chat | Present | Accepted | Refusal | Ping | Pong | Gone
)

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def decode(data: bytes) -> FromClient:
    """Raises msgspec.DecodeError for what is no message."""
    return _decoder.decode(data)


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)


def beginning(chat: Chat) -> bytes:
    """How the message of a line of chat begins, whatever was said in it."""
    return encode(chat).partition(b',"person":')[0] + b","


def field_of(error: Exception) -> str:
    """The field that is wrong, without the "$." before it."""
    found = re.search(r"at `\$\.?([\w.\[\]]+)`", str(error))
    return found[1] if found else ""


MessageSchema = TypedDict(
    "MessageSchema",
    {"$schema": str, "title": str, "properties": dict[str, object], "$defs": dict[str, object]},
)
"""A JSON Schema of all messages."""


@cache
def schema() -> MessageSchema:
    """All messages as one JSON Schema."""
    (client, server), parts = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of /api/live",
        "properties": {"from_client": client, "from_server": server},
        "$defs": parts,
    }
