"""What a name looks like: names that people would take for one another are one name.

A look begins with the skeleton of Unicode Technical Standard 39, by the tables of
`confusable_homoglyphs`: each character is replaced by the one it is taken for, whatever alphabet
it comes from. Case, accents, spaces and dashes do not count either. Looks are compared and stored
(`person.name_look`), never shown.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

LOOK_LENGTH: Final = 200

MARKS: Final = re.compile(
    "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe0f\ufe20-\ufe2f]"
)
"""Accents and strokes over Latin, Greek and Cyrillic letters, and the mark that colours a sign. In
other alphabets such signs are letters of their own."""
APART: Final = re.compile(r"[\s._·,'’`´\"~\-\u2010-\u2015]+")
"""What stands between words, or is easily overlooked."""
LETTERS: Final = str.maketrans("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢĸʍꞓχωƅɜ", "abcdefghijklmnoprstuvwyzkmexwb3")
"""Small capitals and others that the standard keeps apart. Small letters of other alphabets are
taken for them: к for ĸ, and so for k."""
ALIKE: Final = str.maketrans({"i": "l", "1": "l", "|": "l", "!": "l", "0": "o"})
"""As I is taken for l, and names are the same in capitals, i and l are one as well."""

OFFICIAL: Final = (
    "ironbridge admin admins administrator administrators administrateur administrateurs "
    "administratrice administration moderator moderators modérateur modérateurs modératrice "
    "moderation modération mod system système sysadmin webmaster postmaster staff official "
    "officiel officielle"
)
"""No name has such a word in it: it would seem to speak for the server."""
TAKEN: Final = (
    "host hôte bot bots robot robots server serveur root support team équipe deleted supprimé "
    "anonymous anonyme nobody personne spectator spectateur everyone everybody random hasard "
    "greedy glouton computer ordinateur level niveau beginner débutant easy facile medium "
    "intermédiaire moyen hard avancé expert classic classique"
)
"""No name consists of such words and numbers alone: bots and the server itself go by them."""


def look(name: str) -> str:
    """The look of a name."""
    # Before the case is folded, В is taken for B; after it, в would be something else.
    seen = skeleton(unicodedata.normalize("NFKC", name))
    folded = unicodedata.normalize("NFKC", seen.casefold()).translate(LETTERS)
    bare = MARKS.sub("", skeleton(folded))
    close = APART.sub("", bare) or bare.strip()
    return close.translate(ALIKE).replace("vv", "w")[:LOOK_LENGTH]


def is_reserved(name: str) -> bool:
    """Whether a name would pass for a part of the server, or for a bot."""
    official, taken = reserved_looks()
    words = [word for word in APART.split(name) if word]
    looks = [{look(word), look(word.rstrip("0123456789"))} for word in words]
    # "Greedy2" is a bot's name as well, and "A d m i n" one word.
    if {look(name)} & (official | taken) or any(found & official for found in looks):
        return True
    numbers = [word.isdecimal() for word in words]
    return not all(numbers) and all(
        number or found & taken for number, found in zip(numbers, looks, strict=True)
    )


def skeleton(text: str) -> str:
    """The text with each character replaced by the one that it is taken for."""
    table = prototypes()
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(table.get(mark, mark) for mark in apart))


# Details ------------------------------------------------------------------------------------


@cache
def reserved_looks() -> tuple[frozenset[str], frozenset[str]]:
    return frozenset(map(look, OFFICIAL.split())), frozenset(map(look, TAKEN.split()))


@cache
def prototypes() -> dict[str, str]:
    """What each character is taken for. Of a group that looks alike one stands for all."""
    # Read here, since the modules of the package would keep fifteen megabytes in memory.
    file = files("confusable_homoglyphs") / "confusables.json"
    groups = {mark: [other["c"] for other in others] for mark, others in read(file).items()}
    table = {
        mark: chosen
        for mark, others in groups.items()
        if len(mark) == 1 and (chosen := prototype(mark, others, groups)) != mark
    }
    for _ in range(3):  # what stands for a group may hold a character of another one
        table = {
            mark: "".join(table.get(part, part) for part in unicodedata.normalize("NFD", chosen))
            for mark, chosen in table.items()
        }
    return table


def prototype(mark: str, others: list[str], groups: dict[str, list[str]]) -> str:
    """The package lists pairs in both directions: whatever is like several is their prototype."""
    if len(others) > 1:
        return mark
    [other] = others
    if len(other) > 1 or len(groups[other]) > 1:
        return other
    return min(mark, other)


def read(file: Traversable) -> dict[str, list[dict[str, str]]]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, list[dict[str, str]]])
