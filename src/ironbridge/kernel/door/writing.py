"""What the text forms of all games write in the same way; `dictation.py` reads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias

Document: TypeAlias = Mapping[str, Any]


def chance_line(document: Document) -> str:
    return "chance " + " ".join(str(word) for word in document["chance"])


def counted(things: Sequence[object]) -> str:
    """Names one after the other, equal neighbours as `name*2`."""
    runs = [(str(thing), len(list(run))) for thing, run in groupby(things)]
    return " ".join(name if count == 1 else f"{name}*{count}" for name, count in runs)
