"""Which texts can be stored: the same on every database.

PostgreSQL refuses the character NUL and texts that are longer than their column; SQLite takes
both, and what it took could never be restored into PostgreSQL. So the columns themselves refuse
them, whichever database it is. Lengths are counted in characters, as PostgreSQL does.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

from sqlalchemy import JSON, String, Text
from sqlalchemy import types as sql
from sqlalchemy.exc import DontWrapMixin

from ironbridge.server.errors import Refused

DEEPEST = 20
"""How deep a JSON document of ours may be nested."""


class UnfitText(Refused, DontWrapMixin):
    """A text that cannot be stored. SQLAlchemy passes it on as it is, up to whoever asked."""

    def __init__(self) -> None:
        super().__init__("text-unfit")


class Unreadable(dict[str, Any]):
    """Stands for a JSON document that cannot be read: empty, so that what only needs some keys
    of it goes on without them. `text` is what is stored."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text


def is_storable(text: str) -> bool:
    """Whether every database can hold these characters: no NUL, no half of a pair."""
    if "\0" in text:
        return False
    return text.isascii() or not any("\ud800" <= mark <= "\udfff" for mark in text)


def cleaned(text: str, length: int | None = None) -> str:
    """The text without what cannot be stored, and not longer than it may be."""
    if not is_storable(text):
        text = "".join(mark for mark in text if is_storable(mark))
    return text[:length]


def cleaned_document(value: object, depth: int = DEEPEST) -> object:
    """The same for every text in a JSON document; what is nested too deep is left out."""
    if isinstance(value, str):
        return cleaned(value)
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict | list) and depth == 0:
        return None
    if isinstance(value, dict):
        return {cleaned(key): cleaned_document(item, depth - 1) for key, item in value.items()}
    if isinstance(value, list):
        return [cleaned_document(item, depth - 1) for item in value]
    return value


# Columns ------------------------------------------------------------------------------------


class CheckedString(sql.TypeDecorator[str]):
    """A text of at most `length` characters."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: object) -> str | None:
        length = self.impl_instance.length  # type: ignore[attr-defined]
        if value is not None and (len(value) > length or not is_storable(value)):
            raise UnfitText
        return value


class CheckedText(sql.TypeDecorator[str]):
    """A text of any length; how long it may be is decided where it comes in."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: object) -> str | None:
        if value is not None and not is_storable(value):
            raise UnfitText
        return value


class CheckedJson(sql.TypeDecorator[Any]):
    """A JSON document whose texts can all be stored."""

    impl = JSON
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: object) -> Any:
        if value is not None and cleaned_document(value) != value:
            raise UnfitText
        return value

    def coerce_compared_value(self, op: Any, value: object) -> Any:
        return self.impl_instance.coerce_compared_value(op, value)


def read_document(text: str | bytes) -> Any:
    """How every engine reads JSON: one damaged document does not spoil a whole list of rows."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return Unreadable(text if isinstance(text, str) else text.decode(errors="replace"))


READER: dict[str, Callable[[str | bytes], Any]] = {"json_deserializer": read_document}
"""For `create_engine`."""
