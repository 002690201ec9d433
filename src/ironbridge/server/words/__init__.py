"""What the server itself says, in each language; the games have their own words."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ironbridge.kernel.words import Words


@cache
def server_words(language: str) -> Words:
    return Words(language, [Path(__file__).with_name(f"server.{language}.ftl")], {})
