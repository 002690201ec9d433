"""A position in text, line by line: what the lines say becomes parts of the JSON document.

    seats 3
    red: money 12, income 4, tokens port
    industry reading red
    link reading--oxford red
    pending link, town reading, reached oxford

docs/positions.md describes all lines; `defaults.py` adds what they leave out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.door.reading import MOST, SOURCE
from ironbridge.kernel.errors import FormatError

Document: TypeAlias = dict[str, Any]
Parts: TypeAlias = list[list[str]]

COUNTED: Final = re.compile(r"([A-Za-z0-9_-]+)(?:\*([1-9][0-9]*))?")
WHOLE: Final = re.compile(r"\d{1,12}")
SEAT_NUMBERS: Final = ("money", "income", "last_bid")
PILES: Final = {"cards": "cards", "deck": "deck", "aside": "set_aside", "stock": "stock"}
"""What a line calls the piles of the document."""
PENDING_NAMES: Final = ("card", "town", "reached")


class Dictation:
    """What the lines have said so far. A key of the document is said once."""

    def __init__(self, colours: list[str]) -> None:
        self.colours = colours
        self.line = 0
        self.said: dict[str, int] = {}
        """The line of each key of the document that was written, for errors."""
        self.numbers: dict[str, int] = {}
        self.options: dict[str, bool] = {"hidden_money": False}
        self.era: str | None = None
        self.order: list[str] | None = None
        self.turn: str | None = None
        self.players: dict[int, Document] = {}
        self.industries: list[Document] = []
        self.links: list[Document] = []
        self.demand: list[str] | None = None
        self.piles: dict[str, list[str]] = {}
        self.aside_only = False
        self.chance = seeded(0).words()
        self.pending: Document = {}
        self.statements: dict[str, Callable[[Parts], None]] = {
            "seats": self.read_seats,
            "era": self.read_era,
            "round": self.read_round,
            "order": self.read_order,
            "turn": self.read_turn,
            "industry": self.read_industry,
            "link": self.read_link,
            "demand": self.read_demand,
            **dict.fromkeys(PILES, self.read_pile),
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
        """One line: statements, or a seat's colour, a colon and what that seat has."""
        head, colon, rest = statement.partition(":")
        parts = [part.split() for part in (rest if colon else head).split(",")]
        if not all(parts):
            raise self.error("nothing between two commas, or at the end of the line")
        if colon:
            self.read_player(self.colours.index(self.colour(head.strip())), parts)
        elif parts[0][0] in self.statements:
            self.read_statements(parts)
        else:
            known = ", ".join([*self.statements, f"{self.colours[0]}:"])
            raise self.error(f"expected a line with {known}; found {parts[0][0]!r}")

    def read_statements(self, parts: Parts) -> None:
        """Each begins with its word; parts without one belong to the statement before them."""
        while parts:
            more = [i for i, part in enumerate(parts) if i and part[0] in self.statements]
            end = more[0] if more else len(parts)
            self.statements[parts[0][0]](parts[:end])
            parts = parts[end:]

    # The course of the game -------------------------------------------------------------------

    def read_seats(self, parts: Parts) -> None:
        """`seats N`, then the names of the options that are on."""
        self.say("seats")
        self.numbers["seats"] = self.number(parts[0])
        for part in parts[1:]:
            name = " ".join(part)
            if name not in self.options:
                known = ", ".join(self.options)
                raise self.error(f"expected options after the seats ({known}), found {name!r}")
            self.say(f"options.{name}")
            self.options[name] = True

    def read_era(self, parts: Parts) -> None:
        self.say("era")
        self.era = self.word(self.only(parts))

    def read_round(self, parts: Parts) -> None:
        self.say("round")
        self.numbers["round"] = self.number(self.only(parts))

    def read_order(self, parts: Parts) -> None:
        self.say("order")
        self.order = [self.colour(word) for word in self.only(parts)[1:]]

    def read_turn(self, parts: Parts) -> None:
        self.say("box")
        self.turn = self.colour(self.word(self.only(parts)))

    # Players ----------------------------------------------------------------------------------

    def read_player(self, p: int, parts: Parts) -> None:
        player = self.players.setdefault(p, {})
        self.said.setdefault(f"players[{p}]", self.line)
        for part in parts:
            word, values = part[0], part[1:]
            self.say(f"players[{p}].{word}")
            if word in SEAT_NUMBERS:
                player[word] = self.number(part)
            elif word == "tokens":
                player[word] = self.names(values)
            elif word == "offered":
                player[word] = self.colour(self.word(part))
            elif word == "choice" and values:
                player[word] = " ".join(values)
            else:
                known = ", ".join([*SEAT_NUMBERS, "tokens", "offered", "choice"])
                raise self.error(f"expected {known}; found {' '.join(part)!r}")

    # The board --------------------------------------------------------------------------------

    def read_industry(self, parts: Parts) -> None:
        """`industry TOWN COLOUR NUMBER`: the number if there are several."""
        words = self.only(parts)
        if len(words) not in (3, 4):
            raise self.error("expected: industry TOWN COLOUR NUMBER, with a number from two on")
        count = self.number(words[2:]) if len(words) == 4 else 1
        self.said[f"industries[{len(self.industries)}]"] = self.line
        self.industries.append({"town": words[1], "owner": self.colour(words[2]), "count": count})

    def read_link(self, parts: Parts) -> None:
        """`link CONNECTION COLOUR`: one link, or both of a double connection."""
        words = self.only(parts)
        if len(words) != 3:
            raise self.error("expected: link CONNECTION COLOUR")
        self.said[f"links[{len(self.links)}]"] = self.line
        self.links.append({"connection": words[1], "owner": self.colour(words[2])})

    def read_demand(self, parts: Parts) -> None:
        """`demand TYPES`: all tokens on the diagram."""
        self.say("demand")
        self.demand = self.names(self.only(parts)[1:])

    def read_pile(self, parts: Parts) -> None:
        """`deck CARDS`: the next ones; `aside only CARDS`: no other is left."""
        words = self.only(parts)
        key, names = PILES[words[0]], words[1:]
        self.say(key)
        if words[0] == "aside" and names[:1] == ["only"]:
            self.aside_only = True
            names = names[1:]
        self.piles[key] = self.names(names)

    def read_chance(self, parts: Parts) -> None:
        self.say("chance")
        self.chance = [self.number(["chance", word]) for word in self.only(parts)[1:]]

    def read_pending(self, parts: Parts) -> None:
        """`pending PHASE`, then the other keys of the document's `pending` that are set."""
        self.say("pending")
        self.pending["phase"] = self.word(parts[0])
        for part in parts[1:]:
            if part[0] not in PENDING_NAMES:
                raise self.error(f"expected {', '.join(PENDING_NAMES)}; found {' '.join(part)!r}")
            self.say(f"pending.{part[0]}")
            self.pending[part[0]] = self.word(part)

    # Words ------------------------------------------------------------------------------------

    def say(self, key: str) -> None:
        """Note the line that says this, and refuse to hear it twice."""
        if key in self.said:
            raise self.error(f"line {self.said[key]} has said this already")
        self.said[key] = self.line

    def only(self, parts: Parts) -> list[str]:
        if len(parts) > 1:
            raise self.error(f"{' '.join(parts[1])!r} does not belong to {parts[0][0]!r}")
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

    def names(self, words: list[str]) -> list[str]:
        """Ids, each with how often it stands there: `port*2`."""
        found: list[str] = []
        for word in words:
            match = COUNTED.fullmatch(word)
            if match is None or int(match[2] or 1) > MOST:
                raise self.error(f"expected a name such as port*2, found {word!r}")
            found += [match[1]] * int(match[2] or 1)
        return found

    def colour(self, word: str) -> str:
        if word not in self.colours:
            raise self.error(f"expected a colour ({', '.join(self.colours)}), found {word!r}")
        return word

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
