"""The texts of a game in one language, from Fluent files, for people.

Everything said to people is a Phrase (phrase.py): an id with arguments. Words finds the message
of that id, puts the arguments into the same language, and gives the sentence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Visitor

from ironbridge.kernel.document import read_text
from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.kernel.phrase import Argument, Phrase

LANGUAGES: Final = ("fr", "en")

Entry: TypeAlias = ast.Message | ast.Term

LIST_LOCALES: Final = {"fr": "fr", "en": "en_GB"}
"""British lists: "A, B and C", without a comma before the last."""

ELIDING: Final = re.compile(r"\b(?:d|qu)e $", re.IGNORECASE)
"""The end of a French text that what follows may shorten: `de { $seat }` is “d’Ambre”."""
JOINT: Final = "\ue000"
"""Stands there until the sentence is whole."""
ELIDED: Final = re.compile(f"e {JOINT}(?=[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])", re.IGNORECASE)
"""Before a vowel, and before Yves, but not before York."""


class Words:
    """Messages by id, with their attributes (`option-introductory.help`).

    The kernel's own texts come first; a later source, and then `names`, replace a text of the
    same id. `names` are plain texts from data ("location-stone" -> "Stone").

    A person is better served by a bare id than by a crash, so a gap in the texts shows as the
    id. Tests ask for `strict`: there a gap is a FormatError.
    """

    def __init__(
        self,
        language: str,
        sources: Sequence[Path],
        names: Mapping[str, str],
        strict: bool = False,
    ) -> None:
        if language not in LANGUAGES:
            known = " and ".join(LANGUAGES)
            raise SetupError(f"language {language!r} is not supported: there are {known}")
        self.language = language
        self.strict = strict
        entries: dict[str, Entry] = {}
        for source in (Path(__file__).with_name(f"words.{language}.ftl"), *sources):
            entries |= read_fluent(source)
        entries |= plain_messages(names)
        if language == "fr":
            for entry in entries.values():
                JointMarker().visit(entry)
        self._keys = {key for entry in entries.values() for key in text_ids(entry)}
        self._resource = ast.Resource(list(entries.values()))
        self._source = ""
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(self._resource)

    def say(self, phrase: Phrase, names: Mapping[str, str] | None = None) -> str:
        """The sentence of a phrase. `names` are texts for this table, such as who sits where."""
        if names and phrase.key in names:
            return names[phrase.key]
        return self._render(phrase.key, "", phrase.args, names or {})

    def text(self, key: str, **args: Argument) -> str:
        return self._render(key, "", args, {})

    def attribute(self, key: str, name: str) -> str:
        """A text that belongs to another, such as the help of an option."""
        return self._render(key, name, {}, {})

    def has(self, key: str) -> bool:
        """Whether there is a text for an id ("option-x") or an attribute ("option-x.help")."""
        return key in self._keys

    def keys(self) -> list[str]:
        """Every id and attribute there is a text for, in alphabetical order."""
        return sorted(self._keys)

    def source(self) -> str:
        """All texts as one Fluent file, for a browser that renders them itself."""
        if not self._source:
            self._source = serialize(self._resource).replace(JOINT, "")
        return self._source

    # Details -----------------------------------------------------------------------------

    def _render(
        self, key: str, attribute: str, args: Mapping[str, Argument], names: Mapping[str, str]
    ) -> str:
        full = f"{key}.{attribute}" if attribute else key
        if full not in self._keys:
            return self._gap(full, "no text with this id", full)
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        resolved = {name: self._argument(value, names) for name, value in args.items()}
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, resolved)
        said = ELIDED.sub("’", str(text)).replace(JOINT, "")
        return self._gap(full, str(errors[0]), said) if errors else said

    def _argument(self, value: Argument, names: Mapping[str, str]) -> int | str:
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return self._name(value, names)
        if not value:
            return self._name("list-none", names)
        parts = [self._name(key, names) for key in value]
        return format_list(parts, locale=LIST_LOCALES[self.language])

    def _name(self, key: str, names: Mapping[str, str]) -> str:
        return names[key] if key in names else self._render(key, "", {}, names)

    def _gap(self, key: str, reason: str, shown: str) -> str:
        if self.strict:
            raise FormatError(f"words in {self.language}", key, reason)
        return shown


class JointMarker(Visitor):
    """Marks where a French text meets a name, so that no text needs to know who is named."""

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.TextElement) and ELIDING.search(node.value):
            node.value += JOINT
        super().generic_visit(node)


def compare(a: Words, b: Words) -> list[str]:
    """The ids that only one of the two has a text for."""
    return sorted(set(a.keys()) ^ set(b.keys()))


def read_fluent(path: Path) -> dict[str, Entry]:
    """The entries of a Fluent file by id. What Fluent would skip is an error here."""
    text = read_text(path)
    entries: dict[str, Entry] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            fault = entry.annotations[0]
            raise fluent_error(path, text, fault, f"not Fluent: {fault.message}")
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if name in entries:
                raise fluent_error(path, text, entry, f"{name} is given twice")
            entries[name] = entry
    return entries


def fluent_error(path: Path, text: str, node: ast.SyntaxNode, reason: str) -> FormatError:
    start = node.span.start if node.span else 0
    return FormatError(str(path), f"line {text.count(chr(10), 0, start) + 1}", reason)


def text_ids(entry: Entry) -> set[str]:
    if isinstance(entry, ast.Term):  # terms are private to their language
        return set()
    name = entry.id.name
    ids = {f"{name}.{attribute.id.name}" for attribute in entry.attributes}
    return ids | {name} if entry.value else ids


def plain_messages(names: Mapping[str, str]) -> dict[str, Entry]:
    return {
        key: ast.Message(ast.Identifier(key), ast.Pattern([ast.TextElement(text)]))
        for key, text in names.items()
    }
