"""Set phrases of the chat: sent as ids, so that each reader sees them in their own language. The
words are in words/server.*.ftl under `phrase-ID`."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from ironbridge.kernel.words import LANGUAGES
from ironbridge.server.words import server_words

PhraseId: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "one-moment",
    "back",
    "again",
    "good-game",
    "bye",
]
PHRASES: tuple[PhraseId, ...] = get_args(PhraseId)


class PhraseShown(Struct, frozen=True):
    """A phrase in each language of the server."""

    id: PhraseId
    text: dict[str, str]


def phrase_text(phrase: PhraseId, language: str) -> str:
    return server_words(language).text(f"phrase-{phrase}")


def all_phrases() -> list[PhraseShown]:
    """In the order in which they are offered."""
    return [
        PhraseShown(phrase, {language: phrase_text(phrase, language) for language in LANGUAGES})
        for phrase in PHRASES
    ]
