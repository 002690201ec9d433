"""What `ironbridge serve` and `ironbridge admin` say, in the language of the terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ironbridge.kernel.phrase import Argument, Phrase
from ironbridge.kernel.words import LANGUAGES, Words

FOLDER = Path(__file__).parent / "words"


def tell(key: str, **args: int | str) -> str:
    """A text of words/serve.*.ftl. Arguments are shown as they are, never looked up."""
    plain: dict[str, Argument] = dict(args)
    shown = {value: value for value in args.values() if isinstance(value, str)}
    return texts(spoken(os.environ)).say(Phrase(key, plain), shown)


@cache
def texts(language: str, strict: bool = False) -> Words:
    return Words(language, [FOLDER / f"serve.{language}.ftl"], {}, strict)


def spoken(environ: Mapping[str, str]) -> str:
    """French or English, as the locale says; English when it says neither."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
