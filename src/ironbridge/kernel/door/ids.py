"""Ids in a document become places in a list of ids; a wrong one is refused with the nearest."""

from __future__ import annotations

from difflib import get_close_matches

from ironbridge.kernel.fields import Fields, show


def index(fields: Fields, key: str, ids: list[str], what: str) -> int:
    return position_of(fields, key, ids, what, fields.text(key))


def indices(fields: Fields, key: str, ids: list[str], what: str) -> list[int]:
    """The places of a list of ids."""
    return [
        position_of(fields, f"{key}[{i}]", ids, what, name)
        for i, name in enumerate(fields.texts(key))
    ]


def optional_index(fields: Fields, key: str, ids: list[str], what: str) -> int:
    """-1 for null."""
    value = fields.take(key)
    if value is None:
        return -1
    if not isinstance(value, str):
        raise fields.error(key, f"expected the id of a {what} or null, found {show(value)}")
    return position_of(fields, key, ids, what, value)


def position_of(fields: Fields, key: str, ids: list[str], what: str, name: str) -> int:
    if name in ids:
        return ids.index(name)
    close = get_close_matches(name, ids, 1)
    hint = f"; did you mean {close[0]!r}?" if close else ""
    raise fields.error(key, f"there is no {what} {name!r}{hint}")
