"""A position in text, line by line: what the lines say becomes parts of the JSON document.

    seats 3
    red: money 30, hand birmingham coal_mine*2
    tile dudley_1 red coal_mine 1 cubes 1
    link dudley-birmingham red

Each game adds the lines that only it has; docs/positions.md describes them all.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from ironbridge.industry.door.inventory import Inventory
from ironbridge.industry.layout import CANAL, ERA_NAMES
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.door.reading import MOST, SOURCE
from ironbridge.kernel.errors import FormatError

COUNTED: Final = re.compile(r"([a-z0-9_-]+)(?:\*([1-9][0-9]*))?")
WHOLE: Final = re.compile(r"-?\d{1,12}")
SEAT_NUMBERS: Final = {
    "money": "money",
    "spent": "spent",
    "vp": "victory_points",
    "income": "income_space",
    "owed": "owed",
}
"""What a seat's line calls the numbers of the document."""
SEAT_PILES: Final = ("hand", "discard")


class Dictation:
    """What the lines have said so far. A key of the document is said once."""

    seat_names: ClassVar[tuple[str, ...]] = ()
    """Entries of a seat that are one id, besides those of every game."""
    pending_numbers: ClassVar[tuple[str, ...]] = ("coal", "iron", "steps")
    pending_names: ClassVar[tuple[str, ...]] = ("action", "target", "industry")
    pending_flags: ClassVar[tuple[str, ...]] = ()

    def __init__(self, inventory: Inventory) -> None:
        self.inventory = inventory
        self.line = 0
        self.said: dict[str, int] = {}
        """The line of each key of the document that was written, for errors."""
        self.numbers: dict[str, int] = {}
        self.options = {option.name: False for option in inventory.game.options}
        self.era = ERA_NAMES[CANAL]
        self.order: list[int] = []
        self.turn = -1
        self.players: dict[int, dict[str, object]] = {}
        self.gone: dict[tuple[int, str], int] = {}
        self.next_level: dict[tuple[int, str], int] = {}
        self.tiles: list[dict[str, object]] = []
        self.links: list[dict[str, object]] = []
        self.deck: list[str] = []
        self.chance = seeded(0).words()
        self.pending: dict[str, object] = {}
        self.statements: dict[str, Callable[[list[list[str]]], None]] = {
            "seats": self.read_seats,
            "era": self.read_era,
            "round": self.read_round,
            "order": self.read_order,
            "turn": self.read_turn,
            "tile": self.read_tile,
            "link": self.read_link,
            "coal": self.read_markets,
            "iron": self.read_markets,
            "deck": self.read_deck,
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

    # Lines ------------------------------------------------------------------------------

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
            known = ", ".join([*self.statements, f"{self.inventory.colours[0]}:"])
            raise self.error(f"expected a line with {known}; found {parts[0][0]!r}")

    def read_seats(self, parts: list[list[str]]) -> None:
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

    def read_era(self, parts: list[list[str]]) -> None:
        self.say("era")
        self.era = self.word(parts[0])
        self.follow(parts[1:], {"round": "round"})

    def read_round(self, parts: list[list[str]]) -> None:
        self.follow(parts, {"round": "round"})

    def read_order(self, parts: list[list[str]]) -> None:
        self.say("order")
        self.only(parts)
        self.order = [self.seat(colour) for colour in parts[0][1:]]

    def read_turn(self, parts: list[list[str]]) -> None:
        self.say("turn")
        self.turn = self.seat(self.word(parts[0]))
        self.follow(parts[1:], {"actions": "actions_left"})

    def read_markets(self, parts: list[list[str]]) -> None:
        self.follow(parts, {"coal": "markets.coal", "iron": "markets.iron"})

    def follow(self, parts: list[list[str]], keys: Mapping[str, str]) -> None:
        """Words with a number each, such as `round 3`."""
        for part in parts:
            if part[0] not in keys:
                raise self.error(f"expected {' or '.join(keys)}, found {part[0]!r}")
            self.say(keys[part[0]])
            self.numbers[keys[part[0]]] = self.number(part)

    def read_player(self, p: int, parts: list[list[str]]) -> None:
        player = self.players.setdefault(p, {})
        self.said.setdefault(f"players[{p}]", self.line)
        for part in parts:
            word, values = part[0], part[1:]
            if word in ("gone", "next"):
                self.read_mat(p, part)
                continue
            key = SEAT_NUMBERS.get(word, word)
            self.say(f"players[{p}].{key}")
            if word in SEAT_NUMBERS:
                player[key] = self.number(part)
            elif word in SEAT_PILES:
                player[key] = self.names(values)
            elif word in self.seat_names:
                player[key] = self.word(part)
            else:
                known = [*SEAT_NUMBERS, *SEAT_PILES, *self.seat_names, "gone", "next"]
                raise self.error(f"expected {', '.join(known)}; found {word!r}")

    def read_mat(self, p: int, part: list[str]) -> None:
        """`gone port*2`: tiles neither on mat nor board; `next port 3`: the lowest left."""
        if part[0] == "gone":
            counts = dict(Counter(self.names(part[1:])))
        elif len(part) == 3:
            counts = {part[1]: self.number(part[1:])}
        else:
            raise self.error("expected an industry and a level, as in: next coal_mine 3")
        for industry, count in counts.items():
            if industry not in self.inventory.stacks:
                raise self.error(f"there is no industry {industry!r}")
            self.say(f"players[{p}].mat.{industry}")
            (self.gone if part[0] == "gone" else self.next_level)[p, industry] = count

    def read_tile(self, parts: list[list[str]]) -> None:
        """`tile SLOT COLOUR INDUSTRY LEVEL`, then `flipped` or `cubes N` or nothing."""
        self.only(parts)
        words = parts[0][1:]
        if len(words) not in (4, 5, 6):
            raise self.error("expected: tile SLOT COLOUR INDUSTRY LEVEL, flipped or cubes N")
        slot, colour, industry = words[:3]
        tile: dict[str, object] = {
            "slot": slot,
            "owner": self.seat(colour),
            "industry": industry,
            "level": self.number(words[2:4]),
            "flipped": words[4:] == ["flipped"],
        }
        if words[4:5] == ["cubes"]:
            tile["resources"] = self.number(words[4:])
        elif words[4:] and not tile["flipped"]:
            raise self.error(f"expected flipped or cubes N, found {' '.join(words[4:])!r}")
        self.say(f"tiles.{slot}")
        self.said[f"tiles[{len(self.tiles)}]"] = self.line
        self.tiles.append(tile)

    def read_link(self, parts: list[list[str]]) -> None:
        self.only(parts)
        if len(parts[0]) != 3:
            raise self.error("expected: link LINK COLOUR")
        _, link, colour = parts[0]
        self.say(f"links.{link}")
        self.said[f"links[{len(self.links)}]"] = self.line
        self.links.append({"link": link, "owner": self.seat(colour)})

    def read_deck(self, parts: list[list[str]]) -> None:
        self.deck = self.read_pile(parts)

    def read_pile(self, parts: list[list[str]]) -> list[str]:
        """A line that names a pile and what lies in it."""
        self.say(parts[0][0])
        self.only(parts)
        return self.names(parts[0][1:])

    def read_chance(self, parts: list[list[str]]) -> None:
        self.say("chance")
        self.only(parts)
        self.chance = [self.number(["chance", word]) for word in parts[0][1:]]

    def read_pending(self, parts: list[list[str]]) -> None:
        """`pending PHASE`, then the other keys of the document's `pending` that are set."""
        self.say("pending")
        self.pending["phase"] = self.word(parts[0])
        for part in parts[1:]:
            key = part[0]
            self.say(f"pending.{key}")
            if key in self.pending_numbers:
                self.pending[key] = self.number(part)
            elif key in self.pending_names:
                self.pending[key] = self.word(part)
            elif len(part) == 1 and key in self.pending_flags:
                self.pending[key] = True
            else:
                raise self.error(f"{' '.join(part)!r} is not part of an action in progress")

    # Words ------------------------------------------------------------------------------

    def say(self, key: str) -> None:
        """Note the line that says this, and refuse to hear it twice."""
        if key in self.said:
            raise self.error(f"line {self.said[key]} has said this already")
        self.said[key] = self.line

    def only(self, parts: list[list[str]]) -> None:
        if len(parts) > 1:
            raise self.error(f"expected no comma after {parts[0][0]!r}")

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
        """Ids, each with how often it stands there: `coal_mine*2`."""
        found: list[str] = []
        for word in words:
            match = COUNTED.fullmatch(word)
            if match is None or int(match[2] or 1) > MOST:
                some = list(self.inventory.stacks)[-1]
                raise self.error(f"expected a name such as {some} or {some}*2, found {word!r}")
            found += [match[1]] * int(match[2] or 1)
        return found

    def seat(self, colour: str) -> int:
        if colour not in self.inventory.colours:
            known = ", ".join(self.inventory.colours)
            raise self.error(f"expected a colour ({known}), found {colour!r}")
        return self.inventory.colours.index(colour)

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
