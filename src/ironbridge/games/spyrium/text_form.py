"""The text form of a position: the table of its lines.

    seats 3
    red: money 12, activation, buildings bld_mine_1_A*2, tilted bld_workshop_1_A tech_lobbying
    market a1 char_miner_A 1 3
    worker a1-a2 red 2

docs/positions.md describes all lines; `defaults.py` adds what they leave out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from ironbridge.games.spyrium.board import GAP_IDS, SLOT_IDS
from ironbridge.kernel.text_form.form import TextForm
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

TOKENS: Final = Values("token")
MANNED: Final = re.compile(r"([A-Za-z0-9_]+)(?:\+([0-9]{1,4}))?(\*[1-9][0-9]*)?", re.ASCII)
"""A tilted card, the workers on it, and how often it stands there."""


class Tilted(Kind):
    """Tilted cards, a building with the workers on it: `tilted bld_factory_1_B+2`."""

    def read(self, reader: TextReader, part: Part) -> list[Document]:
        found: list[Document] = []
        for word in part[1:]:
            match = MANNED.fullmatch(word)
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
