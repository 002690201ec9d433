"""The text form of a position: the table of its lines.

    seats 3
    red: money 12, income 4, tokens port
    industry reading red
    link reading--oxford red
    pending link, town reading, reached oxford

docs/positions.md describes all lines; `defaults.py` adds what they leave out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ironbridge.kernel.text_form.form import TextForm
from ironbridge.kernel.text_form.lines import (
    Column,
    Field,
    Line,
    Pending,
    Row,
    SeatCount,
    Seats,
    always,
)
from ironbridge.kernel.text_form.reader import Document, Part, TextReader
from ironbridge.kernel.text_form.values import Colour, Colours, Names, Number, Numbers, Phrase, Word

ONLY: Final = "only"
"""What a line says when no other cards are set aside than those it names."""


class SetAside(Names):
    """`aside CARDS`: some of them; `aside only CARDS`: no other is left."""

    def read(self, reader: TextReader, part: Part) -> list[str | None]:
        if part[1:2] == [ONLY]:
            reader.keep("set_aside_only", True)
            part = part[1:]
        return super().read(reader, part)

    def write(self, value: Any, colours: Sequence[str]) -> str:
        return f"{ONLY} {super().write(value, colours)}"


def turn(document: Document) -> str | None:
    """Whose turn it is, where one company plays."""
    if document["pending"]["phase"] in ("demand", "bid", "over"):
        return None
    colour: str = document["order"][document["box"]]
    return colour


def demand(document: Document) -> list[str]:
    """The tokens on the diagram one by one."""
    return [kind for kind, number in document["demand"].items() for _ in range(number)]


FORM: Final = TextForm(
    [
        SeatCount(["hidden_money"]),
        Line("era", "era", Word()),
        Line("round", "round", Number(), joins=True),
        Line("order", "order", Colours()),
        Line("turn", "box", Colour(), value=turn),
        Seats(
            [
                Field("money", "money", Number()),
                Field("income", "income", Number()),
                Field("last_bid", "last_bid", Number()),
                Field("tokens", "tokens", Names(), always),
                Field("offered", "offered", Colour()),
                Field("choice", "choice", Phrase()),
            ]
        ),
        Row(
            "industry",
            "industries",
            [
                Column("town"),
                Column("owner", Colour()),
                Column("count", Number(), 1, optional=True, said=lambda count: count > 1),
            ],
            "expected: industry TOWN COLOUR NUMBER, with a number from two on",
        ),
        Row(
            "link",
            "links",
            [Column("connection"), Column("owner", Colour())],
            "expected: link CONNECTION COLOUR",
        ),
        Line("demand", "demand", Names(), value=demand),
        Line("cards", "cards", Names()),
        Line("deck", "deck", Names()),
        Line("aside", "set_aside", SetAside()),
        Line("stock", "stock", Names()),
        Line("chance", "chance", Numbers()),
        Pending(
            [
                Field("card", "card", Word()),
                Field("town", "town", Word()),
                Field("reached", "reached", Word()),
            ],
            idle=lambda pending: False,
            unknown="expected card, town, reached; found {found!r}",
        ),
    ],
    example="port*2",
    shared=True,
)
