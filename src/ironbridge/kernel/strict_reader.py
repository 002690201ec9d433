"""Strict reading of a document (TOML or JSON already parsed): every key is asked for, by type.

A wrong type, a missing key or a key that nobody asked for raises FormatError with the path
of the key, so that a person can find it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Final, TypeVar

from ironbridge.kernel.errors import FormatError

Choice = TypeVar("Choice", bound=str)

KINDS = {bool: "true or false", int: "a whole number", str: "a text", list: "a list"}


class Fields:
    """One table of a document. Take each key once, then call `end`."""

    def __init__(self, source: str, path: str, value: object) -> None:
        self.source = source
        self.path = path
        if not isinstance(value, Mapping):
            raise FormatError(source, path, f"expected a table, found {show(value)}")
        self.left: dict[str, object] = {}
        for key, item in value.items():
            if not isinstance(key, str):
                raise FormatError(source, path, f"expected texts as keys, found {show(key)}")
            self.left[key] = item

    def error(self, key: str, reason: str) -> FormatError:
        """A FormatError that names this key."""
        return FormatError(self.source, self.where(key), reason)

    def where(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        return key in self.left

    def take(self, key: str) -> object:
        if key not in self.left:
            raise self.error(key, "missing")
        return self.left.pop(key)

    def boolean(self, key: str) -> bool:
        value = self.take(key)
        if not isinstance(value, bool):
            raise self.error(key, f"expected {KINDS[bool]}, found {show(value)}")
        return value

    def integer(self, key: str, low: int, high: int) -> int:
        value = self.take(key)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(key, f"expected {KINDS[int]}, found {show(value)}")
        if not low <= value <= high:
            raise self.error(key, f"expected {low} to {high}, found {show(value)}")
        return value

    def text(self, key: str) -> str:
        value = self.take(key)
        if not isinstance(value, str):
            raise self.error(key, f"expected {KINDS[str]}, found {show(value)}")
        return value

    def choice(self, key: str, allowed: Sequence[Choice]) -> Choice:
        """One of these texts; of its own type where they have one."""
        value = self.text(key)
        for each in allowed:
            if each == value:
                return each
        raise self.error(key, f"expected one of {', '.join(allowed)}; found {value!r}")

    def items(self, key: str) -> list[object]:
        value = self.take(key)
        if not isinstance(value, list):
            raise self.error(key, f"expected {KINDS[list]}, found {show(value)}")
        return value

    def texts(self, key: str) -> list[str]:
        found: list[str] = []
        for i, value in enumerate(self.items(key)):
            if not isinstance(value, str):
                raise self.error(f"{key}[{i}]", f"expected {KINDS[str]}, found {show(value)}")
            found.append(value)
        return found

    def integers(self, key: str, low: int, high: int) -> list[int]:
        found: list[int] = []
        for i, value in enumerate(self.items(key)):
            if not isinstance(value, int) or isinstance(value, bool):
                raise self.error(f"{key}[{i}]", f"expected {KINDS[int]}, found {show(value)}")
            if not low <= value <= high:
                raise self.error(f"{key}[{i}]", f"expected {low} to {high}, found {show(value)}")
            found.append(value)
        return found

    def table(self, key: str) -> Fields:
        return Fields(self.source, self.where(key), self.take(key))

    def tables(self, key: str) -> list[Fields]:
        return [
            Fields(self.source, self.where(f"{key}[{i}]"), value)
            for i, value in enumerate(self.items(key))
        ]

    def end(self) -> None:
        """Refuse what nobody asked for."""
        for key in self.left:
            raise self.error(key, "unknown key; remove it or check its spelling")


LONGEST: Final = 40
DEEPEST: Final = 2


def show(value: object) -> str:
    """What was found, for an error: a few words of it, however long, deep or large it is."""
    text = excerpt(value, DEEPEST)
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def excerpt(value: object, levels: int) -> str:
    """A value about as Python writes it, of bounded length; inner lists down to so many levels."""
    if isinstance(value, str | bytes):
        return repr(value[:LONGEST])
    if isinstance(value, int) and value.bit_length() > 3 * LONGEST:
        return "a number of many digits"  # Python refuses to write thousands of them
    if isinstance(value, list):
        if levels == 0:
            return "[...]"
        return f"[{', '.join(excerpt(item, levels - 1) for item in value[:LONGEST])}]"
    if isinstance(value, Mapping):
        if levels == 0:
            return "{...}"
        first = islice(value.items(), LONGEST)
        inner = (f"{excerpt(key, 0)}: {excerpt(item, levels - 1)}" for key, item in first)
        return f"{{{', '.join(inner)}}}"
    return repr(value)
