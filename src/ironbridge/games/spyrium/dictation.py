"""A position in text, line by line: what the lines say becomes parts of the JSON document.

    seats 3
    red: money 12, activation, buildings bld_mine_1_A*2, tilted bld_workshop_1_A tech_lobbying
    market a1 char_miner_A 1 3
    worker a1-a2 red 2

docs/positions.md describes all lines; `defaults.py` adds what they leave out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ironbridge.games.spyrium.layout import GAP_IDS, SLOT_IDS
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.door.reading import MOST, SOURCE
from ironbridge.kernel.errors import FormatError

Document: TypeAlias = dict[str, Any]
Parts: TypeAlias = list[list[str]]

COUNTED: Final = re.compile(r"([A-Za-z0-9_]+)(?:\*([1-9][0-9]*))?")
WHOLE: Final = re.compile(r"\d{1,12}")
SEAT_NUMBERS: Final = {
    "money": "money",
    "spyrium": "spyrium",
    "vp": "victory_points",
    "residence": "residence",
    "workers": "workers",
    "active": "active",
}
"""What a seat's line calls the numbers of the document."""
SEAT_FLAGS: Final = ("activation", "passed", "event_used")
SEAT_PILES: Final = ("bonuses", "buildings", "techniques", "tilted")
PENDING_WORDS: Final = ("action", "gap", "slot")
PENDING_NUMBERS: Final = ("option", "token", "value")


class Dictation:
    """What the lines have said so far. A key of the document is said once."""

    def __init__(self, colours: list[str]) -> None:
        self.colours = colours
        self.line = 0
        self.said: dict[str, int] = {}
        """The line of each key of the document that was written, for errors."""
        self.numbers: dict[str, int] = {}
        self.players: dict[int, Document] = {}
        self.market: dict[str, Document] = {}
        self.workers: list[Document] = []
        self.decks: dict[str, list[str]] = {}
        self.events: Document = {}
        self.tokens: dict[str, list[int]] = {}
        self.chance = seeded(0).words()
        self.pending: Document = {}
        self.statements: dict[str, Callable[[Parts], None]] = {
            "seats": self.read_number,
            "round": self.read_number,
            "first": self.read_seat,
            "turn": self.read_seat,
            "market": self.read_market,
            "worker": self.read_worker,
            "deck": self.read_deck,
            "event": self.read_event,
            "next": self.read_event,
            "past": self.read_events,
            "future": self.read_events,
            "stock": self.read_tokens,
            "discard": self.read_tokens,
            "chance": self.read_chance,
            "pending": self.read_pending,
        }

    def listen(self, text: str) -> None:
        """All lines of a text."""
        for number, line in enumerate(text.splitlines(), start=1):
            self.line = number
            statement = line.split("#")[0].strip()
            if statement:
                self.read(statement)

    def read(self, statement: str) -> None:
        """One line: a statement, or a seat's colour, a colon and what that seat has."""
        head, colon, rest = statement.partition(":")
        parts = [part.split() for part in (rest if colon else head).split(",")]
        if not all(parts):
            raise self.error("nothing between two commas, or at the end of the line")
        if colon:
            self.read_player(self.seat(head.strip()), parts)
        elif parts[0][0] in self.statements:
            self.statements[parts[0][0]](parts)
        else:
            known = ", ".join([*self.statements, f"{self.colours[0]}:"])
            raise self.error(f"expected a line with {known}; found {parts[0][0]!r}")

    # Lines ------------------------------------------------------------------------------------

    def read_number(self, parts: Parts) -> None:
        words = self.only(parts)
        self.say(words[0])
        self.numbers[words[0]] = self.number(words)

    def read_seat(self, parts: Parts) -> None:
        words = self.only(parts)
        self.say(words[0])
        self.numbers[words[0]] = self.seat(self.word(words))

    def read_player(self, p: int, parts: Parts) -> None:
        player = self.players.setdefault(p, {})
        self.said.setdefault(f"players[{p}]", self.line)
        for part in parts:
            word, values = part[0], part[1:]
            key = SEAT_NUMBERS.get(word, word)
            self.say(f"players[{p}].{key}")
            if word in SEAT_NUMBERS:
                player[key] = self.number(part)
            elif word in SEAT_FLAGS and not values:
                player[key] = True
            elif word in SEAT_PILES:
                player[key] = self.names(values)
            elif word == "tokens":
                player[key] = self.values(values)
            else:
                known = ", ".join([*SEAT_NUMBERS, *SEAT_FLAGS, *SEAT_PILES, "tokens"])
                raise self.error(f"expected {known}; found {' '.join(part)!r}")

    def read_market(self, parts: Parts) -> None:
        """`market SLOT CARD`, then the values of the tokens on the card."""
        words = self.only(parts)
        if len(words) < 3 or words[1] not in SLOT_IDS:
            raise self.error("expected: market SLOT CARD TOKENS, with a slot from a1 to c3")
        self.say(f"market[{SLOT_IDS.index(words[1])}]")
        self.market[words[1]] = {"card": words[2], "tokens": self.values(words[3:])}

    def read_worker(self, parts: Parts) -> None:
        """`worker GAP COLOUR`, then their number if there are several."""
        words = self.only(parts)
        if len(words) not in (3, 4) or words[1] not in GAP_IDS:
            raise self.error("expected: worker GAP COLOUR NUMBER, with a gap such as a1-a2")
        count = self.number(words[2:]) if len(words) == 4 else 1
        self.said[f"workers[{len(self.workers)}]"] = self.line
        self.workers.append({"gap": words[1], "owner": self.seat(words[2]), "count": count})

    def read_deck(self, parts: Parts) -> None:
        """`deck PERIOD CARDS`: the next cards of a period."""
        words = self.only(parts)
        if len(words) < 2:
            raise self.error("expected: deck PERIOD CARDS")
        self.say(f"decks.{words[1]}")
        self.decks[words[1]] = self.names(words[2:])

    def read_event(self, parts: Parts) -> None:
        """`event ID TOKEN` is in force, `next ID TOKEN` is the one behind it."""
        words = self.only(parts)
        if len(words) not in (2, 3):
            raise self.error(f"expected: {words[0]} EVENT TOKEN, the token if it has one")
        name, token = ("next", "next_token") if words[0] == "next" else ("current", "token")
        self.say(f"events.{name}")
        self.said[f"events.{token}"] = self.line
        self.events[name] = words[1]
        self.events[token] = self.number(words[1:]) if len(words) == 3 else 0

    def read_events(self, parts: Parts) -> None:
        words = self.only(parts)
        self.say(f"events.{words[0]}")
        self.events[words[0]] = self.names(words[1:])

    def read_tokens(self, parts: Parts) -> None:
        """`stock` and `discard`: tokens by their values."""
        words = self.only(parts)
        self.say(f"tokens.{words[0]}")
        self.tokens[words[0]] = self.values(words[1:])

    def read_chance(self, parts: Parts) -> None:
        self.say("chance")
        self.chance = [self.number(["chance", word]) for word in self.only(parts)[1:]]

    def read_pending(self, parts: Parts) -> None:
        """`pending PHASE`, then the other keys of the document's `pending` that are set."""
        self.say("pending")
        self.pending["phase"] = self.word(parts[0])
        for part in parts[1:]:
            key = part[0]
            self.say(f"pending.{key}")
            if key in PENDING_WORDS:
                self.pending[key] = self.word(part)
            elif key in PENDING_NUMBERS:
                self.pending[key] = self.number(part)
            elif part in (["lobbying", "yes"], ["lobbying", "no"]):
                self.pending[key] = part[1] == "yes"
            else:
                raise self.error(f"{' '.join(part)!r} is not part of an action in progress")

    # Words ------------------------------------------------------------------------------------

    def say(self, key: str) -> None:
        """Note the line that says this, and refuse to hear it twice."""
        if key in self.said:
            raise self.error(f"line {self.said[key]} has said this already")
        self.said[key] = self.line

    def only(self, parts: Parts) -> list[str]:
        if len(parts) > 1:
            raise self.error(f"expected no comma after {parts[0][0]!r}")
        return parts[0]

    def word(self, part: list[str]) -> str:
        if len(part) != 2:
            raise self.error(f"expected one word after {part[0]!r}, found {len(part) - 1}")
        return part[1]

    def number(self, part: list[str]) -> int:
        word = self.word(part)
        if not WHOLE.fullmatch(word):
            raise self.error(f"expected a whole number after {part[0]!r}, found {word!r}")
        return int(word)

    def values(self, words: list[str]) -> list[int]:
        """Tokens by their values, `3*2` for two of them."""
        return [self.number(["token", name]) for name in self.names(words)]

    def names(self, words: list[str]) -> list[str]:
        """Ids, each with how often it stands there: `bld_mine_1_A*2`."""
        found: list[str] = []
        for word in words:
            match = COUNTED.fullmatch(word)
            if match is None or int(match[2] or 1) > MOST:
                raise self.error(f"expected a name such as bld_mine_1_A*2, found {word!r}")
            found += [match[1]] * int(match[2] or 1)
        return found

    def seat(self, colour: str) -> int:
        if colour not in self.colours:
            raise self.error(f"expected a colour ({', '.join(self.colours)}), found {colour!r}")
        return self.colours.index(colour)

    def error(self, reason: str) -> FormatError:
        return FormatError(SOURCE, f"line {self.line}", reason)

    def place(self, where: str) -> str:
        """The line that wrote a key of the document or what holds it; else the key itself."""
        key = where
        while key:
            if key in self.said:
                return f"line {self.said[key]}"
            key = key[: max(key.rfind("."), key.rfind("["), 0)]
        return where
