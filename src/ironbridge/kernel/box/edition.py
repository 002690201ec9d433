"""The components of a game as JSON, and the mark that tells an edited box from the printed one."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def edition(components: DataclassInstance, box: DataclassInstance) -> str:
    """Empty for the components of the box; for edited ones a mark that tells them apart, so that
    a game played with them is never taken for one played with others."""
    if contents(components) == contents(box):
        return ""
    return "+" + hashlib.blake2b(contents(components).encode(), digest_size=4).hexdigest()


def contents(components: DataclassInstance) -> str:
    document = as_json(components)
    del document["source"]
    return json.dumps(document, sort_keys=True)


def as_json(components: DataclassInstance) -> dict[str, object]:
    """Everything, for drawing clients and info panels; the source without its folder."""
    document = {key: _plain(value) for key, value in asdict(components).items()}
    document["source"] = Path(str(document["source"])).name
    return document


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
