"""What is said to people, as ids with arguments; the words are in Fluent files.

An argument is a number, or the id of another text ("location-stone", "seat-2"), or several
such ids. Words (words.py) puts them into a language for a viewer. Nothing translated is stored.
"""

from typing import TypeAlias

from ironbridge.kernel.documents import Argument as Argument
from ironbridge.kernel.documents import EventJson, PhraseJson

Arguments: TypeAlias = dict[str, Argument]


class Phrase:
    """A message id with its arguments."""

    def __init__(self, key: str, args: dict[str, Argument]) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.args!r})"

    def to_json(self) -> PhraseJson:
        return {"key": self.key, "args": self.args}


class Reason:
    """Why a move is not legal: the rule that forbids it, and the facts of the position."""

    def __init__(self, rule: str, phrase: Phrase) -> None:
        self.rule = rule
        self.phrase = phrase

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.phrase!r})"


def forbid(rule: str, key: str, **facts: Argument) -> Reason:
    """A refusal: it cites a clause of rules.toml and gives the facts. Things are named by the ids
    of their texts, so that each reader gets them in one language."""
    return Reason(rule, Phrase(key, facts))


def seat_id(p: int) -> str:
    """The id of the text that names a seat."""
    return f"seat-{p}"


class Event:
    """One thing that happened: who did it (-1 for nobody), and what, in ids."""

    def __init__(self, seat: int, phrase: Phrase) -> None:
        self.seat = seat
        self.phrase = phrase

    def __repr__(self) -> str:
        return f"Event({self.seat}, {self.phrase!r})"

    def to_json(self) -> EventJson:
        return {"seat": self.seat, "key": self.phrase.key, "args": self.phrase.args}
