"""The text form of a position, for a test or a puzzle: the table of its lines, and what a text may
leave out.

    seats 3
    red: money 12, activation, buildings bld_mine_1_A*2, tilted bld_workshop_1_A tech_lobbying
    market a1 char_miner_A 1 3
    worker a1-a2 red 2

docs/positions.md describes all lines. The text becomes the JSON document of `position.py` and is
loaded like one, so the same invariants hold; an error names the line.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from ironbridge.games.spyrium import position
from ironbridge.games.spyrium.board import GAP_IDS, SLOT_IDS, SLOTS, VALUES
from ironbridge.games.spyrium.components import Building
from ironbridge.games.spyrium.documents import PendingJson
from ironbridge.kernel.text_form.form import TextForm, chance_words
from ironbridge.kernel.text_form.lines import (
    Column,
    Field,
    Line,
    Pending,
    Piles,
    Record,
    Row,
    Seats,
    always,
)
from ironbridge.kernel.text_form.reader import Document, Part, TextReader
from ironbridge.kernel.text_form.values import (
    Flag,
    Kind,
    Names,
    Number,
    Numbers,
    OneOf,
    Seat,
    Values,
    Word,
    YesNo,
    counted,
    singly,
)

if TYPE_CHECKING:
    from ironbridge.games.spyrium.game import Spyrium
    from ironbridge.games.spyrium.rules.state import SpyriumPosition
    from ironbridge.games.spyrium.table import SpyriumState


DEFAULT_SEATS: Final = 2
IDLE: Final[PendingJson] = {
    "phase": "action",
    "action": None,
    "gap": None,
    "slot": None,
    "option": None,
    "lobbying": None,
    "token": 0,
    "value": 0,
}
TOKENS: Final = Values("token")
STAFFED: Final = re.compile(r"([A-Za-z0-9_]+)(?:\+([0-9]{1,4}))?(\*[1-9][0-9]*)?", re.ASCII)
"""A tilted card, the workers on it, and how many such cards there are."""


def read(game: Spyrium, text: str) -> SpyriumState:
    """The position of a text, or FormatError with its line."""
    said = FORM.read(text, game.colours)
    with said.naming_lines():
        return position.load(game, Defaults(said, game).document())


def write(state: SpyriumPosition) -> str:
    """The lines that `read` takes."""
    home = cast("Spyrium", state.home)
    return FORM.write({**position.to_json(state)}, home.colours)


# The table of lines ---------------------------------------------------------------------------


class Tilted(Kind):
    """Tilted cards, a building with the workers on it: `tilted bld_factory_1_B+2`."""

    def read(self, reader: TextReader, part: Part) -> list[Document]:
        found: list[Document] = []
        for word in part[1:]:
            match = STAFFED.fullmatch(word)
            if match is None:
                raise reader.error(f"expected a card such as bld_factory_1_B+2, found {word!r}")
            workers = int(match[2] or 0)
            names = reader.names([match[1] + (match[3] or "")])
            found += [{"card": name, "workers": workers} for name in names]
        return found

    def write(self, value: Any, colours: Sequence[str]) -> str:
        workers = [entry.get("workers", 0) for entry in value]
        return counted(
            [
                f"{entry['card']}+{n}" if n else entry["card"]
                for entry, n in zip(value, workers, strict=True)
            ]
        )


def upright(key: str) -> Field:
    """The cards of a type that are not tilted."""
    return Field(
        key,
        key,
        Names(),
        bool,
        lambda player: [entry["card"] for entry in player[key] if not entry["tilted"]],
    )


def tilted(player: Document) -> list[Document]:
    return [entry for entry in player["buildings"] + player["techniques"] if entry["tilted"]]


def event(word: str, name: str, token: str) -> Record:
    return Record(
        word,
        "events",
        [Column(name), Column(token, Number(), 0, optional=True)],
        f"expected: {word} EVENT TOKEN, the token if it has one",
    )


FORM: Final = TextForm(
    [
        Line("seats", "seats", Number()),
        Line("round", "round", Number()),
        Line("first", "first", Seat()),
        Line("turn", "turn", Seat()),
        Seats(
            [
                Field("money", "money", Number()),
                Field("spyrium", "spyrium", Number()),
                Field("vp", "victory_points", Number()),
                Field("residence", "residence", Number()),
                Field("workers", "workers", Number()),
                Field("active", "active", Number()),
                Field("activation", "activation", Flag()),
                Field("passed", "passed", Flag()),
                Field("event_used", "event_used", Flag()),
                Field("bonuses", "bonuses", Names(), always),
            ],
            [
                upright("buildings"),
                upright("techniques"),
                Field("tilted", "tilted", Tilted(), bool, tilted),
                Field("tokens", "tokens", TOKENS, bool),
            ],
        ),
        Row(
            "market",
            "market",
            [
                Column("slot", OneOf(SLOT_IDS)),
                Column("card"),
                Column("tokens", Values("token", singly), open=True),
            ],
            "expected: market SLOT CARD TOKENS, with a slot from a1 to c3",
            places=SLOT_IDS,
            said=lambda place: place["card"] is not None,
        ),
        Row(
            "worker",
            "workers",
            [
                Column("gap", OneOf(GAP_IDS)),
                Column("owner", Seat()),
                Column("count", Number(), 1, optional=True),
            ],
            "expected: worker GAP COLOUR NUMBER, with a gap such as a1-a2",
        ),
        Piles("deck", "decks", Names(), "expected: deck PERIOD CARDS"),
        event("event", "current", "token"),
        event("next", "next", "next_token"),
        Line("past", "events.past", Names()),
        Line("future", "events.future", Names()),
        Line("stock", "tokens.stock", TOKENS),
        Line("discard", "tokens.discard", TOKENS),
        Line("chance", "chance", Numbers()),
        Pending(
            [
                Field("action", "action", Word(), bool),
                Field("gap", "gap", Word(), bool),
                Field("slot", "slot", Word(), bool),
                Field("option", "option", Number(), bool),
                Field("lobbying", "lobbying", YesNo(), lambda waived: waived is not None),
                Field("token", "token", Number(), bool),
                Field("value", "value", Number(), bool),
            ],
            idle=lambda pending: pending["phase"] == "action" and pending["action"] is None,
        ),
    ],
    example="bld_mine_1_A*2",
    name="[A-Za-z0-9_]+",
)


# What a text leaves out -----------------------------------------------------------------------


class Defaults:
    """The whole document: what was said, and defaults for the rest.

    Cards that no line names are out of the game, as far as the decks can do without them; tokens
    that no line names lie in the stock; workers who stand neither in the market nor on a building
    are active.
    """

    def __init__(self, said: TextReader, game: Spyrium) -> None:
        self.said = said
        self.game = game
        self.seats = said.seats(game.seat_counts, DEFAULT_SEATS)
        self.workers: list[Document] = said.get("workers", [])
        self.placed: list[Document] = said.get("market", [])
        # In the last round but one the cards of the first two periods can be anywhere.
        self.round: int = said.get("round", len(game.data.periods) - 1)

    def document(self) -> Document:
        said, game = self.said, self.game
        first = said.get("first", 0)
        players = [self.player(p) for p in range(self.seats)]
        events = self.events()
        return {
            "game": game.name,
            "rules": game.version,
            "options": {},
            "seats": self.seats,
            "round": self.round,
            "first": first,
            "turn": said.get("turn", first),
            "players": players,
            "market": self.market(),
            "workers": self.workers,
            "decks": self.decks(players),
            "events": events,
            "tokens": self.tokens(players, events),
            "chance": chance_words(said),
            "pending": {**IDLE, **said.pending},
        }

    # Players ----------------------------------------------------------------------------------

    def player(self, p: int) -> Document:
        said, data = self.said.player(p), self.game.data
        placed = sum(entry["count"] for entry in self.workers if entry["owner"] == p)
        placed += sum(entry["workers"] for entry in said.get("tilted", []))
        workers = said.get("workers", max(data.workers, placed))
        points = said.get("victory_points", 0)
        return {
            "money": said.get("money", data.money),
            "spyrium": said.get("spyrium", data.spyrium),
            "victory_points": points,
            "residence": said.get("residence", data.start_residence),
            "workers": workers,
            "active": said.get("active", max(workers - placed, 0)),
            "activation": said.get("activation", said.get("passed", False)),
            "passed": said.get("passed", False),
            "event_used": said.get("event_used", False),
            "bonuses": said.get("bonuses", self.bonuses(points)),
            "buildings": self.owned(p, "buildings"),
            "techniques": self.owned(p, "techniques"),
            "tokens": said.get("tokens", []),
        }

    def bonuses(self, points: int) -> list[str]:
        """Money first, where nothing is said."""
        first, second = self.game.data.bonus_points
        if points >= second:
            return ["worker", "money"]
        return ["money"] if points >= first else []

    def owned(self, p: int, key: str) -> list[Document]:
        """The cards of a seat of one type: upright ones, then those among `tilted`."""
        said = self.said.player(p)
        cards = [{"card": name, "tilted": False, "workers": 0} for name in said.get(key, [])]
        cards += [
            {**entry, "tilted": True}
            for entry in said.get("tilted", [])
            if self.is_building(entry) == (key == "buildings")
        ]
        if key == "techniques":
            for card in cards:
                del card["workers"]
        return cards

    def is_building(self, entry: Document) -> bool:
        """Whatever has workers on it is meant to be a building."""
        buildings = [card.id for card in self.game.data.cards if isinstance(card, Building)]
        return entry["workers"] > 0 or entry["card"] in buildings

    # The table --------------------------------------------------------------------------------

    def market(self) -> list[Document]:
        empty: Document = {"card": None, "tokens": []}
        placed = {place["slot"]: place for place in self.placed}
        return [{"slot": slot, **placed.get(slot, empty)} for slot in SLOT_IDS]

    def decks(self, players: list[Document]) -> Document:
        """The cards that lines name come first; then others, as many as the round leaves."""
        used = Counter(place["card"] for place in self.placed)
        for player in players:
            used.update(entry["card"] for entry in player["buildings"] + player["techniques"])
        said: dict[str, list[str]] = self.said.get("decks", {})
        for names in said.values():
            used.update(names)
        periods = self.game.data.periods
        decks: Document = dict(said)
        for period in self.game.board.periods:
            faces = [card for card in self.game.data.cards if card.period == period]
            dealt = SLOTS * periods[: self.round].count(period)
            free = [card.id for card in faces for _ in range(card.count - used[card.id])]
            named = said.get(period, [])
            left = sum(card.count for card in faces) - dealt
            decks[period] = named + free[: max(left - len(named), 0)]
        return decks

    def events(self) -> Document:
        """Events that no line names come in the order of board.toml: the current one, the next
        one, those of earlier rounds, those of later ones."""
        said = self.said.get("events", {})
        named = [said.get("current"), said.get("next"), *said.get("past", [])]
        named += said.get("future", [])
        free = [event.id for event in self.game.data.events if event.id not in named]
        current = said.get("current") or self.pop(free)
        following = said.get("next") or (self.pop(free) or None)
        past = list(said.get("past", []))
        while len(past) < self.round - 1 and free:
            past.append(self.pop(free))
        return {
            "past": past,
            "current": current,
            "token": said.get("token", 0),
            "next": following,
            "next_token": said.get("next_token", 0),
            "future": said.get("future", []) + free,
        }

    def pop(self, names: list[str]) -> str:
        return names.pop(0) if names else ""

    def tokens(self, players: list[Document], events: Document) -> Document:
        """Those that no line names lie in the stock, behind those that it names."""
        said = self.said.get("tokens", {})
        used = Counter([events["token"], events["next_token"]])
        for place in self.placed:
            used.update(place["tokens"])
        for player in players:
            used.update(player["tokens"])
        for pile in said.values():
            used.update(pile)
        counts = self.game.data.tokens
        free = [v for v in range(1, VALUES) for _ in range(counts[v - 1] - used[v])]
        return {"stock": said.get("stock", []) + free, "discard": said.get("discard", [])}
