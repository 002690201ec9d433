"""A position in text, line by line: what the lines say becomes parts of the JSON document.

    seats 3
    red: money 12, activation, buildings bld_mine_1_A*2, tilted bld_workshop_1_A tech_lobbying
    market a1 char_miner_A 1 3
    worker a1-a2 red 2

docs/positions.md describes all lines; `defaults.py` adds what they leave out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, Final

from ironbridge.games.spyrium.layout import GAP_IDS, SLOT_IDS
from ironbridge.kernel.door.dictation import Dictation, Document, Part, Parts

SEAT_NUMBERS: Final = {
    "money": "money",
    "spyrium": "spyrium",
    "vp": "victory_points",
    "residence": "residence",
    "workers": "workers",
    "active": "active",
}
SEAT_FLAGS: Final = ("activation", "passed", "event_used")


class SpyriumDictation(Dictation):
    """The lines of Spyrium: the market with its workers, events, tokens by their values."""

    counted: ClassVar[re.Pattern[str]] = re.compile(r"([A-Za-z0-9_]+)(?:\*([1-9][0-9]*))?")
    manned: ClassVar[re.Pattern[str]] = re.compile(
        r"([A-Za-z0-9_]+)(?:\+([0-9]{1,4}))?(\*[1-9][0-9]*)?", re.ASCII
    )
    """A tilted card, the workers on it, and how often it stands there."""
    seat_numbers: ClassVar[Mapping[str, str]] = SEAT_NUMBERS
    seat_piles: ClassVar[tuple[str, ...]] = ("bonuses", "buildings", "techniques")
    seat_flags: ClassVar[tuple[str, ...]] = SEAT_FLAGS
    pending_names: ClassVar[tuple[str, ...]] = ("action", "gap", "slot")
    pending_numbers: ClassVar[tuple[str, ...]] = ("option", "token", "value")

    def __init__(self, colours: list[str]) -> None:
        super().__init__(colours, (), "bld_mine_1_A*2")
        self.market: dict[str, Document] = {}
        self.workers: list[Document] = []
        self.decks: dict[str, list[str]] = {}
        self.events: Document = {}
        self.tokens: dict[str, list[int]] = {}
        self.statements = {
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
        self.entries = {"tilted": self.read_tilted, "tokens": self.read_own_tokens}

    def read_seat(self, parts: Parts) -> None:
        words = self.only(parts)
        self.say(words[0])
        self.numbers[words[0]] = self.seat(self.word(words))

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

    def read_tilted(self, p: int, part: Part) -> None:
        """Tilted cards, a building with the workers on it: `tilted bld_factory_1_B+2`."""
        found: list[Document] = []
        for word in part[1:]:
            match = self.manned.fullmatch(word)
            if match is None:
                raise self.error(f"expected a card such as bld_factory_1_B+2, found {word!r}")
            workers = int(match[2] or 0)
            names = self.names([match[1] + (match[3] or "")])
            found += [{"card": name, "workers": workers} for name in names]
        self.enter(p, "tilted", found)

    def read_own_tokens(self, p: int, part: Part) -> None:
        """Tokens that a seat has kept, by their values."""
        self.enter(p, "tokens", self.values(part[1:]))

    def pending_value(self, part: Part) -> object:
        """Whether the surcharge is waived is asked with yes and no: null is not decided yet."""
        if part in (["lobbying", "yes"], ["lobbying", "no"]):
            return part[1] == "yes"
        return super().pending_value(part)

    def values(self, words: list[str]) -> list[int]:
        """Tokens by their values, `3*2` for two of them."""
        return [self.number(["token", name]) for name in self.names(words)]
