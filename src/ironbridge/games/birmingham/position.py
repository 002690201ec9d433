"""A position in text, written by hand for a test or a puzzle: a few lines, the rest by default.

    seats 3
    red: money 30, hand birmingham coal_mine*2
    tile dudley_1 red coal_mine 1 cubes 1
    link dudley-birmingham red

docs/positions.md says what can be written. The text becomes the JSON document of `document.py`
and goes through `loading.py`, so the same laws hold; an error names the line.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ironbridge.games.birmingham import loading
from ironbridge.games.birmingham.board import CANAL
from ironbridge.games.birmingham.defaults import Layout
from ironbridge.games.birmingham.layout import ERA_NAMES
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import FormatError

if TYPE_CHECKING:
    from ironbridge.games.birmingham.game import Birmingham
    from ironbridge.games.birmingham.state import BirminghamState

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
SEAT_CARDS: Final = ("hand", "discard")


def read(game: Birmingham, text: str) -> BirminghamState:
    """The position of a text, or FormatError with its line."""
    sheet = Sheet(game)
    for number, line in enumerate(text.splitlines(), start=1):
        sheet.line = number
        statement = line.split("#")[0].strip()
        if statement:
            sheet.read(statement)
    try:
        return loading.load(game, Layout(sheet).document())
    except FormatError as error:
        raise FormatError(loading.SOURCE, sheet.place(error.where), error.reason) from None


class Sheet:
    """What the lines have said so far, as parts of the document."""

    def __init__(self, game: Birmingham) -> None:
        self.game = game
        self.board = game.board
        self.line = 0
        self.said: dict[str, int] = {}
        """The line of each key of the document that was written, for errors."""
        self.numbers: dict[str, int] = {}
        self.introductory = False
        self.era = ERA_NAMES[CANAL]
        self.order: list[int] = []
        self.turn = -1
        self.players: dict[int, dict[str, object]] = {}
        self.gone: dict[tuple[int, str], int] = {}
        self.next_level: dict[tuple[int, str], int] = {}
        self.tiles: list[dict[str, object]] = []
        self.links: list[dict[str, object]] = []
        self.merchants: dict[str, dict[str, object]] = {}
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
            "merchant": self.read_merchant,
            "deck": self.read_deck,
            "chance": self.read_chance,
            "pending": self.read_pending,
        }

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
            known = ", ".join([*self.statements, f"{self.game.colours[0]}:"])
            raise self.error(f"expected a line with {known}; found {parts[0][0]!r}")

    def read_seats(self, parts: list[list[str]]) -> None:
        self.say("seats")
        self.numbers["seats"] = self.number(parts[0])
        self.introductory = parts[1:] == [["introductory"]]
        if len(parts) > 1 and not self.introductory:
            raise self.error("expected at most the word introductory after the seats")

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

    def follow(self, parts: list[list[str]], keys: dict[str, str]) -> None:
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
            elif word in SEAT_CARDS:
                player[key] = self.names(values)
            elif word == "face_down":
                player[key] = self.word(part)
            else:
                known = ", ".join([*SEAT_NUMBERS, *SEAT_CARDS, "face_down", "gone", "next"])
                raise self.error(f"expected {known}; found {word!r}")

    def read_mat(self, p: int, part: list[str]) -> None:
        """`gone pottery*2`: tiles neither on mat nor board; `next pottery 3`: the lowest left."""
        if part[0] == "gone":
            counts = dict(Counter(self.names(part[1:])))
        elif len(part) == 3:
            counts = {part[1]: self.number(part[1:])}
        else:
            raise self.error("expected an industry and a level, as in: next pottery 3")
        for industry, count in counts.items():
            if industry not in self.board.industry_ids:
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

    def read_merchant(self, parts: list[list[str]]) -> None:
        """`merchant SPACE TILE`, then `no barrel` or nothing; without TILE, one of the rest."""
        self.only(parts)
        words = parts[0][1:]
        barrel = words[-2:] != ["no", "barrel"]
        named = words if barrel else words[:-2]
        if len(named) not in (1, 2):
            raise self.error("expected: merchant SPACE TILE, or the same with: no barrel")
        space = named[0]
        if space not in self.board.space_ids:
            raise self.error(f"there is no merchant space {space!r}")
        self.say(f"merchants.{space}")
        self.said[f"merchants[{self.board.space_ids.index(space)}]"] = self.line
        tile = named[1] if len(named) == 2 else None
        self.merchants[space] = {"space": space, "tile": tile, "barrel": barrel}

    def read_deck(self, parts: list[list[str]]) -> None:
        self.say("deck")
        self.only(parts)
        self.deck = self.names(parts[0][1:])

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
            if key in ("coal", "iron", "beer", "steps"):
                self.pending[key] = self.number(part)
            elif key in ("action", "target", "industry", "bonus"):
                self.pending[key] = self.word(part)
            elif part == ["merchant_barrel_used"]:
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
            if match is None or int(match[2] or 1) > loading.MOST:
                raise self.error(f"expected a name such as brewery or brewery*2, found {word!r}")
            found += [match[1]] * int(match[2] or 1)
        return found

    def seat(self, colour: str) -> int:
        if colour not in self.game.colours:
            known = ", ".join(self.game.colours)
            raise self.error(f"expected a colour ({known}), found {colour!r}")
        return self.game.colours.index(colour)

    def error(self, reason: str) -> FormatError:
        return FormatError(loading.SOURCE, f"line {self.line}", reason)

    def place(self, where: str) -> str:
        """The line that wrote a key of the document or what holds it; else the key itself."""
        key = where
        while key:
            if key in self.said:
                return f"line {self.said[key]}"
            key = key[: max(key.rfind("."), key.rfind("["), 0)]
        return where
