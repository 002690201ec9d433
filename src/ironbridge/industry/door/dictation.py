"""The lines that a position in text has in every game of the family, beside what all games have.

    red: money 30, hand birmingham coal_mine*2, gone port
    tile dudley_1 red coal_mine 1 cubes 1
    link dudley-birmingham red

Each game adds the lines that only it has; docs/positions.md describes them all.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, Final

from ironbridge.industry.door.inventory import Inventory
from ironbridge.industry.layout import CANAL, ERA_NAMES
from ironbridge.kernel.door.dictation import Dictation, Part, Parts

SEAT_NUMBERS: Final = {
    "money": "money",
    "spent": "spent",
    "vp": "victory_points",
    "income": "income_space",
    "owed": "owed",
}


class BrassDictation(Dictation):
    """The lines of a board with tiles, links and two markets, and of players with mats."""

    counted: ClassVar[re.Pattern[str]] = re.compile(r"([a-z0-9_-]+)(?:\*([1-9][0-9]*))?")
    whole: ClassVar[re.Pattern[str]] = re.compile(r"-?\d{1,12}")
    """Points can be negative."""
    seat_numbers: ClassVar[Mapping[str, str]] = SEAT_NUMBERS
    seat_piles: ClassVar[tuple[str, ...]] = ("hand", "discard")
    pending_numbers: ClassVar[tuple[str, ...]] = ("coal", "iron", "steps")
    pending_names: ClassVar[tuple[str, ...]] = ("action", "target", "industry")

    def __init__(self, inventory: Inventory) -> None:
        options = [option.name for option in inventory.game.options]
        some = list(inventory.stacks)[-1]
        super().__init__(inventory.colours, options, f"{some} or {some}*2")
        self.inventory = inventory
        self.era = ERA_NAMES[CANAL]
        self.order: list[int] = []
        self.turn = -1
        self.gone: dict[tuple[int, str], int] = {}
        self.next_level: dict[tuple[int, str], int] = {}
        self.tiles: list[dict[str, object]] = []
        self.links: list[dict[str, object]] = []
        self.deck: list[str] = []
        self.statements = {
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
        self.entries = {"gone": self.read_mat, "next": self.read_mat}

    def read_era(self, parts: Parts) -> None:
        self.say("era")
        self.era = self.word(parts[0])
        self.follow(parts[1:], {"round": "round"})

    def read_round(self, parts: Parts) -> None:
        self.follow(parts, {"round": "round"})

    def read_order(self, parts: Parts) -> None:
        self.say("order")
        self.order = [self.seat(colour) for colour in self.only(parts)[1:]]

    def read_turn(self, parts: Parts) -> None:
        self.say("turn")
        self.turn = self.seat(self.word(parts[0]))
        self.follow(parts[1:], {"actions": "actions_left"})

    def read_markets(self, parts: Parts) -> None:
        self.follow(parts, {"coal": "markets.coal", "iron": "markets.iron"})

    def follow(self, parts: Parts, keys: Mapping[str, str]) -> None:
        """Words with a number each, such as `round 3`."""
        for part in parts:
            if part[0] not in keys:
                raise self.error(f"expected {' or '.join(keys)}, found {part[0]!r}")
            self.say(keys[part[0]])
            self.numbers[keys[part[0]]] = self.number(part)

    def read_mat(self, p: int, part: Part) -> None:
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

    def read_tile(self, parts: Parts) -> None:
        """`tile SLOT COLOUR INDUSTRY LEVEL`, then `flipped` or `cubes N` or nothing."""
        words = self.only(parts)[1:]
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

    def read_link(self, parts: Parts) -> None:
        words = self.only(parts)
        if len(words) != 3:
            raise self.error("expected: link LINK COLOUR")
        _, link, colour = words
        self.say(f"links.{link}")
        self.said[f"links[{len(self.links)}]"] = self.line
        self.links.append({"link": link, "owner": self.seat(colour)})

    def read_deck(self, parts: Parts) -> None:
        self.deck = self.read_pile(parts)

    def read_pile(self, parts: Parts) -> list[str]:
        """A line that names a pile and what lies in it."""
        self.say(parts[0][0])
        return self.names(self.only(parts)[1:])
