"""NOTIFY inside a transaction of PostgreSQL: whoever listens hears it exactly when it commits.

What transactions say arrives in the order of their commits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ARRAY, Executable, Text, bindparam, text

CHANNEL: Final = "ironbridge"
"""The PostgreSQL channel; a database holds one server, so one name does."""
LARGEST: Final = 7900
"""Bytes of one notification; PostgreSQL takes fewer than 8000."""

SAY = text(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(:said) AS said").bindparams(
    bindparam("said", type_=ARRAY(Text))
)


def broadcast(said: Sequence[str]) -> Executable:
    """The statement that says these texts, in this order."""
    return SAY.bindparams(said=packed(said))


def packed(said: Sequence[str]) -> list[str]:
    """The same in few notifications, with a line for each text. None of them holds a line break:
    what they carry is JSON."""
    found: list[str] = []
    room = 0
    for one in said:
        size = len(one.encode()) + 1
        if size <= room:
            found[-1] += "\n" + one
        else:
            found.append(one)
            room = LARGEST + 1
        room -= size
    return found
