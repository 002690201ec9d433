"""What the command itself says, in the language of the person at the terminal."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.phrase import Argument, Phrase
from ironbridge.kernel.words import LANGUAGES, Words

FOLDER = Path(__file__).parent / "words"


class Messages:
    """The texts of one file of words/. Arguments are shown as they are, never looked up."""

    def __init__(self, language: str, strict: bool = False, texts: str = "cli") -> None:
        self.language = language
        self.words = Words(language, [FOLDER / f"{texts}.{language}.ftl"], {}, strict)

    def say(self, key: str, **args: int | str) -> str:
        plain: dict[str, Argument] = dict(args)
        shown = {value: value for value in args.values() if isinstance(value, str)}
        return self.words.say(Phrase(key, plain), shown)

    def command(self, word: str) -> str | None:
        """The command a typed word stands for: its English name, or that of the language."""
        typed = unaccented(word)
        return next((name for name in COMMANDS if typed in self.spellings(name)), None)

    def spellings(self, name: str) -> list[str]:
        """What can be typed for a command."""
        key = f"command-{name}"
        words = [name, self.say(key)]
        if self.words.has(f"{key}.also"):
            words.append(self.words.attribute(key, "also"))
        return [unaccented(word) for word in words]


COMMANDS = (
    "why", "undo", "rules", "moves", "table", "board", "mat", "hand", "log", "save", "help", "quit",
)  # fmt: skip
"""What can be typed at the table besides moves; `command-NAME` is the word in each language."""


def unaccented(word: str) -> str:
    """Without case and accents, which not every keyboard has."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(character for character in apart if not unicodedata.combining(character))


@cache
def messages_for(language: str | None = None) -> Messages:
    """The messages of a language; without one, of the language of this terminal."""
    return Messages(language or terminal_language(os.environ))


def messages_in(lang: str | None) -> Messages:
    """The messages that `--lang` asks for."""
    if lang is not None and lang not in LANGUAGES:
        raise SetupError(f"--lang {lang}: expected {' or '.join(LANGUAGES)}")
    return messages_for(lang)


def tell(key: str, **args: int | str) -> str:
    """What `ironbridge serve` and `ironbridge admin` say, in the language of this terminal."""
    return serve_messages().say(key, **args)


@cache
def serve_messages() -> Messages:
    return Messages(terminal_language(os.environ), texts="serve")


def terminal_language(environment: Mapping[str, str]) -> str:
    """French or English, as the locale says; English when it says neither."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
