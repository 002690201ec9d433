"""The lines that a position in text has in every game of the family, beside what all games have.

    red: money 30, hand birmingham coal_mine*2, gone port
    tile dudley_1 red coal_mine 1 cubes 1
    link dudley-birmingham red

Each game puts them into its table with the lines that only it has; docs/positions.md describes
them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ironbridge.brass.door.inventory import Inventory
from ironbridge.kernel.text_form.form import TextForm
from ironbridge.kernel.text_form.lines import (
    Column,
    Field,
    Follower,
    Line,
    Pending,
    Row,
    SeatCount,
    Seats,
    Statement,
    Writing,
)
from ironbridge.kernel.text_form.reader import Document, Part, TextReader
from ironbridge.kernel.text_form.values import (
    Flag,
    Kind,
    Names,
    Number,
    Numbers,
    Seat,
    SeatList,
    Word,
    counted,
)

NAME: Final = "[a-z0-9_-]+"
NUMBER: Final = r"-?\d{1,12}"
"""Points can be negative."""
ROUND: Final = [("round", "round")]
MARKETS: Final = [("coal", "markets.coal"), ("iron", "markets.iron")]
BETWEEN: Final = ("debt", "interest", "over")
"""Phases in which it is nobody's turn."""
UNBUILT: Final = ("gone", "next", "mats")
"""What a seat's line says of a mat; the rest of what it says stands in the document as it is."""


def playing(value: Callable[[Document], Any]) -> Callable[[Document], Any]:
    """Something that is said while somebody has the turn."""
    return lambda document: None if document["pending"]["phase"] in BETWEEN else value(document)


ORDER: Final = Line("order", "order", SeatList())
TURN: Final = Line(
    "turn",
    "turn",
    Seat(),
    value=playing(lambda document: document["order"][document["turn"]]),
    then=[("actions", "actions_left")],
)
ACTIONS: Final = Follower(
    "actions",
    "actions_left",
    Number(),
    value=playing(lambda document: document["actions_left"]),
    joins=True,
)
LINK: Final = Row(
    "link",
    "links",
    [Column("link"), Column("owner", Seat())],
    "expected: link LINK COLOUR",
    once=True,
)
COAL: Final = Line("coal", "markets.coal", Number(), then=MARKETS)
IRON: Final = Line("iron", "markets.iron", Number(), then=MARKETS, joins=True)
DECK: Final = Line("deck", "deck", Names(), bool)
CHANCE: Final = Line("chance", "chance", Numbers())
HAND: Final = [Field("hand", "hand", Names(), bool), Field("discard", "discard", Names(), bool)]


@dataclass(frozen=True)
class TileRow(Row):
    """`tile SLOT COLOUR INDUSTRY LEVEL`, then `flipped` or `cubes N` or nothing: it has all the
    cubes it gets when it is built."""

    full: Mapping[tuple[str, int, str], int] = field(default_factory=dict)
    """Those cubes by industry, level and era."""

    def fits(self, words: Part) -> bool:
        return len(words) in (5, 6, 7)

    def row(self, reader: TextReader, words: Part) -> Document:
        tile, rest = super().row(reader, words[:5]), words[5:]
        tile["flipped"] = rest == ["flipped"]
        if rest[:1] == ["cubes"]:
            tile["resources"] = reader.number(rest)
        elif rest and not tile["flipped"]:
            raise reader.error(f"expected flipped or cubes N, found {' '.join(rest)!r}")
        return tile

    def text(self, row: Document, writing: Writing) -> str:
        line = super().text(row, writing)
        if row["flipped"]:
            return f"{line} flipped"
        era = writing.document.get("era", "")
        if row["resources"] != self.full[row["industry"], row["level"], era]:
            return f"{line} cubes {row['resources']}"
        return line


def tile_row(inventory: Inventory, kind: type[TileRow] = TileRow) -> TileRow:
    return kind(
        "tile",
        "tiles",
        [
            Column("slot"),
            Column("owner", Seat()),
            Column("industry"),
            Column("level", Number()),
        ],
        "expected: tile SLOT COLOUR INDUSTRY LEVEL, flipped or cubes N",
        once=True,
        full=inventory.cubes,
    )


# Mats -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class MatField(Field):
    """What a seat's line says of a mat, by industry."""

    stacks: Mapping[str, list[int]] = field(default_factory=dict)
    """The whole mat."""

    def enter(self, reader: TextReader, p: int, part: Part) -> None:
        for industry, value in self.industries(reader, part).items():
            if industry not in self.stacks:
                raise reader.error(f"there is no industry {industry!r}")
            reader.say(f"players[{p}].mat.{industry}")
            reader.players[p].setdefault(self.key, {})[industry] = value

    def industries(self, reader: TextReader, part: Part) -> Mapping[str, object]:
        raise NotImplementedError

    def written(self, holder: Document, writing: Writing) -> list[str]:
        return []


class Gone(MatField):
    """`gone port*2`: tiles that are neither on the mat nor on the board."""

    def industries(self, reader: TextReader, part: Part) -> Mapping[str, object]:
        return Counter(reader.names(part[1:]))

    def written(self, holder: Document, writing: Writing) -> list[str]:
        tiles = writing.document["tiles"]
        built = Counter(tile["industry"] for tile in tiles if tile["owner"] == writing.seat)
        gone = [
            industry
            for industry, whole in self.stacks.items()
            for _ in range(len(whole) - len(holder["mat"][industry]) - built[industry])
        ]
        return [f"{self.word} {counted(gone)}"] if gone else []


class Next(MatField):
    """`next port 3`: the lowest tile left. What is gone says as much."""

    def industries(self, reader: TextReader, part: Part) -> Mapping[str, object]:
        if len(part) != 3:
            raise reader.error("expected an industry and a level, as in: next coal_mine 3")
        return {part[1]: reader.number(part[1:])}


def said_of(player: Document) -> Document:
    """What a seat's lines say, without what they say of the mat."""
    return {key: value for key, value in player.items() if key not in UNBUILT}


# The action in progress -----------------------------------------------------------------------


def pending(*keys: str, target: Kind | None = None) -> Pending:
    """`pending PHASE`, and those of these keys that are set."""
    kinds = {"target": target or Word(), "merchant_barrel_used": Flag()}
    kinds |= dict.fromkeys(("coal", "iron", "beer", "steps", "loan"), Number())
    return Pending(
        [Field(key, key, kinds.get(key, Word()), bool) for key in keys],
        idle=lambda pending: pending["phase"] == "action",
    )


# The two Brass games --------------------------------------------------------------------------


def brass_form(
    inventory: Inventory,
    seat: Sequence[Field],
    board: Sequence[Statement],
    piles: Sequence[Statement],
    pending: Pending,
) -> TextForm:
    """The table of a Brass game, with what only that game has: entries of a seat, lines of the
    board and of piles, and the keys of the action in progress."""
    options = [option.name for option in inventory.game.options]
    stacks = inventory.stacks
    return family_form(
        inventory,
        [
            SeatCount(options),
            Line("era", "era", Word(), then=ROUND),
            Line("round", "round", Number(), then=ROUND, joins=True),
            ORDER,
            TURN,
            ACTIONS,
            Seats(
                [
                    Field("money", "money", Number()),
                    Field("spent", "spent", Number()),
                    Field("vp", "victory_points", Number()),
                    Field("income", "income_space", Number()),
                    Field("owed", "owed", Number(), bool),
                ],
                [
                    *HAND,
                    *seat,
                    Gone("gone", "gone", Kind(), stacks=stacks),
                    Next("next", "next", Kind(), stacks=stacks),
                ],
            ),
            tile_row(inventory),
            LINK,
            COAL,
            IRON,
            *board,
            DECK,
            *piles,
            CHANCE,
            pending,
        ],
        [line.word for line in (*board, *piles)],
    )


def family_form(
    inventory: Inventory, lines: Sequence[Statement | Seats], listed_last: Sequence[str]
) -> TextForm:
    some = list(inventory.stacks)[-1]
    return TextForm(lines, f"{some} or {some}*2", name=NAME, number=NUMBER, listed_last=listed_last)
