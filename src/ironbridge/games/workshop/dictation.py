"""A position in text, line by line: what the lines say becomes parts of the JSON document.

    seats 3
    red: money 12, income 4, tokens port
    industry reading red
    link reading--oxford red
    pending link, town reading, reached oxford

docs/positions.md describes all lines; `defaults.py` adds what they leave out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from ironbridge.kernel.door.dictation import Dictation, Document, Part, Parts

SEAT_NUMBERS: Final = ("money", "income", "last_bid")
PILES: Final = {"cards": "cards", "deck": "deck", "aside": "set_aside", "stock": "stock"}
"""What a line calls the piles of the document."""
PENDING_NAMES: Final = ("card", "town", "reached")


class WorkshopDictation(Dictation):
    """The lines of Workshop of the World: several of them may share one, with commas between."""

    seat_numbers: ClassVar[Mapping[str, str]] = {key: key for key in SEAT_NUMBERS}
    seat_piles: ClassVar[tuple[str, ...]] = ("tokens",)

    def __init__(self, colours: list[str]) -> None:
        super().__init__(colours, ["hidden_money"], "port*2")
        self.era: str | None = None
        self.order: list[str] | None = None
        self.turn: str | None = None
        self.industries: list[Document] = []
        self.links: list[Document] = []
        self.demand: list[str] | None = None
        self.piles: dict[str, list[str]] = {}
        self.aside_only = False
        self.statements = {
            "seats": self.read_seats,
            "era": self.read_era,
            "round": self.read_number,
            "order": self.read_order,
            "turn": self.read_turn,
            "industry": self.read_industry,
            "link": self.read_link,
            "demand": self.read_demand,
            **dict.fromkeys(PILES, self.read_pile),
            "chance": self.read_chance,
            "pending": self.read_pending,
        }
        self.entries = {
            "offered": self.read_offered,
            "choice": self.read_choice,
        }

    def read_statement(self, parts: Parts) -> None:
        """Each begins with its word; parts without one belong to the statement before them."""
        while parts:
            more = [i for i, part in enumerate(parts) if i and part[0] in self.statements]
            end = more[0] if more else len(parts)
            self.statements[parts[0][0]](parts[:end])
            parts = parts[end:]

    # The course of the game -------------------------------------------------------------------

    def read_era(self, parts: Parts) -> None:
        self.say("era")
        self.era = self.word(self.only(parts))

    def read_order(self, parts: Parts) -> None:
        self.say("order")
        self.order = [self.colour(word) for word in self.only(parts)[1:]]

    def read_turn(self, parts: Parts) -> None:
        self.say("box")
        self.turn = self.colour(self.word(self.only(parts)))

    # Players ----------------------------------------------------------------------------------

    def read_offered(self, p: int, part: Part) -> None:
        self.enter(p, "offered", self.colour(self.word(part)))

    def read_choice(self, p: int, part: Part) -> None:
        """`choice MOVE`: a sealed choice that is in."""
        if len(part) == 1:
            raise self.unknown_entry(part)
        self.enter(p, "choice", " ".join(part[1:]))

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

    def pending_value(self, part: Part) -> object:
        if part[0] not in PENDING_NAMES:
            raise self.error(f"expected {', '.join(PENDING_NAMES)}; found {' '.join(part)!r}")
        return self.word(part)

    def only(self, parts: Parts) -> Part:
        """After a comma another statement may begin; this is none."""
        if len(parts) > 1:
            raise self.error(f"{' '.join(parts[1])!r} does not belong to {parts[0][0]!r}")
        return parts[0]
