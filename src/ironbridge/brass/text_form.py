"""Positions of the Brass family in text: lines that all its games have, and what may be left out.

    red: money 30, hand birmingham coal_mine*2, gone port
    tile dudley_1 red coal_mine 1 cubes 1
    link dudley-birmingham red

Each game puts the lines into its table with those that only it has; docs/positions.md describes
them all.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ironbridge.brass import position
from ironbridge.brass.board import CANAL, ERA_NAMES, BrassBoard
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.game import Game
from ironbridge.kernel.position_reader import SOURCE
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


@dataclass(frozen=True)
class TextComponents:
    """The components as the text form sees them, by the ids of board.toml."""

    game: Game
    colours: Sequence[str]
    """By seat: the text form names seats by their colours."""
    stacks: Mapping[str, list[int]]
    """By industry, the levels of all tiles as they lie on a mat at the start."""
    cubes: Mapping[tuple[str, int, str], int]
    """By industry, level and era, the cubes on a tile that has just been built."""
    link_tiles: int
    actions: int
    first_round_actions: int


def from_board(
    game: Game, colours: Sequence[str], tables: BrassBoard, canal: bytes, rail: bytes
) -> TextComponents:
    """Made from the tables of a board; `canal` and `rail` are the cubes of each kind of tile."""
    kinds = [
        (tables.industry_ids[industry], level)
        for industry, level in zip(tables.kind_industry, tables.kind_level, strict=True)
    ]
    return TextComponents(
        game,
        colours,
        {name: position.stack(tables, k) for k, name in enumerate(tables.industry_ids)},
        {
            (industry, level, era): full[kind]
            for kind, (industry, level) in enumerate(kinds)
            for era, full in zip(ERA_NAMES, (canal, rail), strict=True)
        },
        int(tables.link_tiles),
        int(tables.actions),
        int(tables.first_round_actions),
    )


# Lines ---------------------------------------------------------------------------------------


NAME: Final = "[a-z0-9_-]+"
NUMBER: Final = r"-?\d{1,12}"
"""Points can be negative."""
ROUND: Final = [("round", "round")]
MARKETS: Final = [("coal", "markets.coal"), ("iron", "markets.iron")]
BETWEEN: Final = ("debt", "interest", "over")
"""Phases in which it is nobody's turn."""
MAT_WORDS: Final = ("gone", "next", "mats")
"""What a seat's line says of its mat; all else that it says goes into the document as it is."""


def playing(value: Callable[[Document], Any]) -> Callable[[Document], Any]:
    """A value that is written only while somebody has the turn."""
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


def tile_row(components: TextComponents, kind: type[TileRow] = TileRow) -> TileRow:
    return kind(
        "tile",
        "tiles",
        [Column("slot"), Column("owner", Seat()), Column("industry"), Column("level", Number())],
        "expected: tile SLOT COLOUR INDUSTRY LEVEL, flipped or cubes N",
        once=True,
        full=components.cubes,
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
    """`next port 3`: the lowest tile left. It is never written: `gone` says as much."""

    def industries(self, reader: TextReader, part: Part) -> Mapping[str, object]:
        if len(part) != 3:
            raise reader.error("expected an industry and a level, as in: next coal_mine 3")
        return {part[1]: reader.number(part[1:])}


def said_of(player: Document) -> Document:
    """What a seat's lines say, without what they say of the mat."""
    return {key: value for key, value in player.items() if key not in MAT_WORDS}


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
    components: TextComponents,
    seat: Sequence[Field],
    board: Sequence[Statement],
    piles: Sequence[Statement],
    pending: Pending,
) -> TextForm:
    """The table of a Brass game, with what only that game has: entries of a seat, lines of the
    board and of piles, and the keys of the action in progress."""
    options = [option.name for option in components.game.options]
    stacks = components.stacks
    return family_form(
        components,
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
            tile_row(components),
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
    components: TextComponents, lines: Sequence[Statement | Seats], listed_last: Sequence[str]
) -> TextForm:
    some = list(components.stacks)[-1]
    return TextForm(lines, f"{some} or {some}*2", name=NAME, number=NUMBER, listed_last=listed_last)


# What a text leaves out ----------------------------------------------------------------------


DEFAULT_SEATS: Final = 2
DEFAULT_ROUND: Final = 2
"""Not the first, in which a turn has one action only."""


class TextDefaults(ABC):
    """The whole document: what was said, and defaults for the rest. Cards that no line mentions are
    discarded, mats lack only what stands on the board (and what lies below it), markets are as at
    the start."""

    def __init__(self, said: TextReader, components: TextComponents) -> None:
        self.said = said
        self.components = components
        self.seats = said.seats(components.game.seat_counts, DEFAULT_SEATS)
        options = [option.name for option in components.game.options]
        self.options = dict.fromkeys(options, False) | said.get("options", {})
        self.era: str = said.get("era", ERA_NAMES[CANAL])
        self.order: list[int] = said.get("order") or list(range(self.seats))
        self.tiles: list[Document] = said.get("tiles", [])
        self.links: list[Document] = said.get("links", [])
        self.deck: list[str] = said.get("deck", [])
        self.hands = [self.cards(p, "hand") for p in range(self.seats)]
        self.phase = said.pending.get("phase", "action")

    # What a game says --------------------------------------------------------------------

    @abstractmethod
    def whole_deck(self) -> Mapping[str, int]:
        """How many of each card the deck of this set-up has, in the order of board.toml."""

    @abstractmethod
    def purse(self) -> dict[str, object]:
        """The numbers of a player at the start."""

    def elsewhere(self) -> list[str]:
        """Cards that lie neither in the deck, in a hand nor in a discard pile."""
        return []

    def course(self) -> dict[str, object]:
        """The document from `game` to `links`."""
        turn = self.turn()
        return {
            "game": self.components.game.name,
            "rules": self.components.game.version,
            "options": self.options,
            "seats": self.seats,
            "era": self.era,
            "round": self.said.get("round", DEFAULT_ROUND),
            "order": self.order,
            "turn": turn,
            "actions_left": self.said.get("actions_left", self.actions(turn)),
            "players": [self.player(p) for p in range(self.seats)],
            "tiles": [self.tile(tile) for tile in self.tiles],
            "links": self.links,
        }

    def markets(self, coal: int, iron: int) -> dict[str, int]:
        """The cubes of both markets, by default those of the start."""
        return {
            "coal": self.said.get("markets.coal", coal),
            "iron": self.said.get("markets.iron", iron),
        }

    def turn(self) -> int:
        """The place in the order of the seat that plays; between rounds all have played."""
        seat = self.said.get("turn")
        if seat in self.order:
            return self.order.index(seat)
        if seat is not None:
            raise FormatError(SOURCE, "turn", "this colour is not in the order")
        return self.seats if self.phase == "debt" else 0

    def actions(self, turn: int) -> int:
        """All actions of a turn, as far as there are cards for them."""
        if self.phase in ("debt", "over"):
            return 0
        first = self.era == ERA_NAMES[CANAL] and self.said.get("round") == 1
        most = self.components.first_round_actions if first else self.components.actions
        cards = len(self.hands[self.order[turn] % self.seats])
        if self.phase not in ("action", "card"):
            cards += 1
        return max(1, min(cards, most))

    def player(self, p: int) -> dict[str, object]:
        links = sum(link["owner"] == p for link in self.links)
        discard = self.cards(p, "discard")
        return {
            **self.purse(),
            "links_left": max(0, self.components.link_tiles - links),
            "mat": {name: self.mat(p, name) for name in self.components.stacks},
            **said_of(self.said.player(p)),
            "hand": self.hands[p],
            "discard": discard + self.unmentioned() if p == 0 else discard,
        }

    def cards(self, p: int, pile: str) -> list[str]:
        cards: list[str] = self.said.player(p).get(pile, [])
        return cards

    def unmentioned(self) -> list[str]:
        """The cards that no line mentions lie in the discard pile of the first seat."""
        seen = Counter([*self.deck, *self.elsewhere()])
        for p in range(self.seats):
            seen.update(self.hands[p] + self.cards(p, "discard"))
        return [
            name for name, count in self.whole_deck().items() for _ in range(count - seen[name])
        ]

    def mat(self, p: int, industry: str) -> list[int]:
        """What is left when the tiles on the board, and those below them, have been taken."""
        where = f"players[{p}].mat.{industry}"
        whole = self.components.stacks[industry]
        built = Counter(
            tile["level"]
            for tile in self.tiles
            if tile["owner"] == p and tile["industry"] == industry
        )
        taken = 0
        while taken < len(whole) and built - Counter(whole[:taken]):
            taken += 1
        said = self.said.player(p)
        if industry in said.get("gone", {}):
            taken = built.total() + said["gone"][industry]
            if taken > len(whole):
                raise FormatError(SOURCE, where, f"there are only {len(whole)} tiles")
        level = said.get("next", {}).get(industry)
        if level is not None:
            taken = max(taken, whole.index(level) if level in whole else 0)
            if whole[taken : taken + 1] != [level]:
                raise FormatError(SOURCE, where, f"no tile of level {level} is left")
        return whole[taken:]

    def tile(self, written: dict[str, object]) -> dict[str, object]:
        """Unflipped tiles carry all the cubes they have when built in this era."""
        level = written["level"]
        assert isinstance(level, int)
        full = self.components.cubes.get((str(written["industry"]), level, self.era), 0)
        return {"resources": 0 if written["flipped"] else full, **written}
