"""The text form of a position: the table of its lines, and what a text may leave out.

    map new_england
    red: money 12, loans 1, hand ship brown*2, next factory 3
    tile boston-1 red port 1
    market canada-market-1 cotton

A text becomes the JSON document that `position.py` reads, so the same invariants hold; an error
names the line. The lines that the Brass games have too are those of brass/text_form.py;
docs/positions.md describes them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from ironbridge.brass import text_form
from ironbridge.brass.text_form import MatField, TextComponents, TileRow, said_of
from ironbridge.games.age_of_industry import position
from ironbridge.games.age_of_industry.components import Location
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.text_form.form import TextForm, chance_words
from ironbridge.kernel.text_form.lines import Column, Field, Line, Row, Seats, Writing
from ironbridge.kernel.text_form.reader import Document, Part, Parts, TextReader
from ironbridge.kernel.text_form.values import (
    Flag,
    Kind,
    Mark,
    Names,
    Number,
    Values,
    Word,
    counted,
)

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.game import AgeOfIndustry
    from ironbridge.games.age_of_industry.table import AgeState

GAP: Final = "none"
"""What a line calls a gap in the display."""
DEFAULT_ROUND: Final = 2
"""Not the first, in which a turn has one action only."""
IDLE: Final[dict[str, object]] = {
    "phase": "action",
    "action": None,
    "target": None,
    "industry": None,
    "coal": 0,
    "iron": 0,
    "steps": 0,
}
BUILDING: Final = ("build", "combine")


def read(game: AgeOfIndustry, text: str) -> AgeState:
    """The position of a text, or FormatError with its line."""
    components = text_components(game)
    said = form(components).read(text, components.colours)
    with said.naming_lines():
        return position.load(game, Defaults(said, game, components).document())


def write(state: AgeState) -> str:
    """Line by line what `read` reads."""
    home = cast("AgeOfIndustry", state.home)
    return form(text_components(home)).write(dict(position.to_json(state)), home.colours)


# The table of lines --------------------------------------------------------------------------


class ShipRow(TileRow):
    """As in the Brass games; a ship that replaced a ship is `rebuilt`."""

    def read(self, reader: TextReader, parts: Parts) -> None:
        rebuilt = parts[0][-1] == "rebuilt"
        super().read(reader, [parts[0][:-1], *parts[1:]] if rebuilt else parts)
        reader.document[self.key][-1]["rebuilt"] = rebuilt

    def text(self, row: Document, writing: Writing) -> str:
        return super().text(row, writing) + (" rebuilt" if row["rebuilt"] else "")


class Mat(MatField):
    """`mat port 2 3*2`: the levels left."""

    def industries(self, reader: TextReader, part: Part) -> Mapping[str, object]:
        if len(part) < 2 or part[1] not in self.stacks:
            known = ", ".join(self.stacks)
            raise reader.error(f"expected an industry after {part[0]!r}: {known}")
        return {part[1]: self.levels(reader, part[1:])}

    def levels(self, reader: TextReader, part: Part) -> object:
        return Values(part[0]).read(reader, part)

    def written(self, holder: Document, writing: Writing) -> list[str]:
        return [
            f"{self.word} {industry} {counted(holder['mat'][industry])}".rstrip()
            for industry, whole in self.stacks.items()
            if holder["mat"][industry] != whole
        ]


class Next(Mat):
    """`next port 2`: all lower ones are gone."""

    def levels(self, reader: TextReader, part: Part) -> object:
        return reader.number(part)

    def written(self, holder: Document, writing: Writing) -> list[str]:
        return []


class Target(Word):
    """An id; the target of a development is a tile: an industry and its level."""

    def read(self, reader: TextReader, part: Part) -> str:
        return " ".join(part[1:]) if len(part) == 3 else reader.word(part)


def form(components: TextComponents) -> TextForm:
    """The lines of Age of Industry: no eras, but two maps, market tiles, imports and loans."""
    stacks = components.stacks
    return text_form.family_form(
        components,
        [
            Line("seats", "seats", Number()),
            Line("map", "options.map", Word()),
            Line("round", "round", Number(), then=text_form.ROUND),
            text_form.ORDER,
            text_form.TURN,
            text_form.ACTIONS,
            Seats(
                [
                    Field("money", "money", Number()),
                    Field("spent", "spent", Number()),
                    Field("loans", "loans", Number()),
                    Field("vp", "victory_points", Number()),
                    Field("received", "received", Flag()),
                    Field("asked", "asked", Flag()),
                ],
                [
                    *text_form.HAND,
                    Mat("mat", "mats", Kind(), stacks=stacks),
                    Next("next", "next", Kind(), stacks=stacks),
                ],
            ),
            text_form.tile_row(components, ShipRow),
            text_form.LINK,
            text_form.COAL,
            text_form.IRON,
            Row(
                "market",
                "market_tiles",
                [
                    Column("space"),
                    Column("tile"),
                    Column("used", Mark("used"), False, optional=True, said=bool),
                ],
                "expected: market SPACE TILE, then used if it has been turned",
                once=True,
                said=lambda space: space["tile"] is not None,
            ),
            Row(
                "import",
                "imports",
                [Column("import"), Column("cubes", Number())],
                "expected: import IMPORT CUBES",
                once=True,
            ),
            Line("display", "display", Names(GAP)),
            text_form.DECK,
            text_form.CHANCE,
            text_form.pending(
                "action", "target", "industry", "coal", "iron", "steps", target=Target()
            ),
        ],
        listed_last=["map", "market", "import", "display"],
    )


def text_components(game: AgeOfIndustry) -> TextComponents:
    """The components as the text form sees them."""
    data = game.data
    stacks: dict[str, list[int]] = {industry.id: [] for industry in data.industries}
    cubes: dict[tuple[str, int, str], int] = {}
    for tile in data.levels:
        stacks[tile.industry] += [tile.level] * tile.count
        cubes[tile.industry, tile.level, ""] = tile.cubes  # there are no eras
    return TextComponents(
        game,
        game.colours,
        stacks,
        cubes,
        data.railways,
        data.actions,
        data.first_round_actions,
    )


# What a text leaves out ----------------------------------------------------------------------


class Defaults:
    """The whole document: what was said, and defaults for the rest.

    Cards that no line names are discarded, mats lack only what stands on the map (and what lies
    below it), the demand track is full, and market tiles that no line names have been used.
    """

    def __init__(self, said: TextReader, game: AgeOfIndustry, components: TextComponents) -> None:
        self.said = said
        self.game = game
        self.components = components
        self.data = game.data
        self.seats = said.seats(game.seat_counts, min(game.seat_counts))
        maps = {side.id: side for side in self.data.maps}
        name = said.get("options.map", self.data.maps[0].id)
        if name not in maps:
            reason = f"expected one of {', '.join(maps)}; found {name!r}"
            raise FormatError(SOURCE, "options.map", reason)
        self.side = maps[name]
        self.round: int = said.get("round", DEFAULT_ROUND)
        self.order: list[int] = said.get("order") or list(range(self.seats))
        self.phase = said.pending.get("phase", "action")
        self.tiles: list[Document] = said.get("tiles", [])
        self.links: list[Document] = said.get("links", [])
        self.deck: list[str] = said.get("deck", [])
        self.standing = {str(tile["slot"]): tile for tile in self.tiles}

    def document(self) -> dict[str, object]:
        said = self.said
        display = self.display()
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "options": {"map": self.side.id},
            "seats": self.seats,
            "round": self.round,
            "order": self.order,
            "turn": self.turn(),
            "actions_left": said.get("actions_left", self.actions()),
            "players": [self.player(p, display) for p in range(self.seats)],
            "tiles": [self.tile(tile) for tile in self.tiles],
            "links": self.links,
            "markets": {
                "coal": said.get("markets.coal", self.data.coal.initial),
                "iron": said.get("markets.iron", self.data.iron.initial),
            },
            "market_tiles": self.market_tiles(),
            "imports": self.imports(),
            "display": display,
            "deck": self.deck,
            "chance": chance_words(said),
            "pending": IDLE | said.pending,
        }

    def turn(self) -> int:
        """The place in the order of the seat that plays; between rounds all have played."""
        seat = self.said.get("turn")
        if seat in self.order:
            return self.order.index(seat)
        if seat is not None:
            raise FormatError(SOURCE, "turn", "this colour is not in the order")
        return self.seats if self.phase == "interest" else 0

    def actions(self) -> int:
        if self.phase in ("closing", "interest", "over"):
            return 0
        return self.data.first_round_actions if self.round == 1 else self.data.actions

    # Players and cards ------------------------------------------------------------------------

    def player(self, p: int, display: list[str | None]) -> dict[str, object]:
        rails = sum(link["owner"] == p for link in self.links)
        discard = self.pile(p, "discard")
        return {
            "money": self.data.money,
            "spent": 0,
            "loans": 0,
            "victory_points": 0,
            "received": False,
            "asked": False,
            "rails_left": max(0, self.data.railways - rails),
            "mat": {name: self.mat(p, name) for name in self.components.stacks},
            **said_of(self.said.player(p)),
            "hand": self.pile(p, "hand"),
            "discard": discard + self.unmentioned(display) if p == 0 else discard,
        }

    def pile(self, p: int, name: str) -> list[str]:
        cards: list[str] = self.said.player(p).get(name, [])
        return cards

    def display(self) -> list[str | None]:
        """Without a line: full as long as there is a deck, else empty."""
        face_up = self.data.face_up
        cards: list[str | None] | None = self.said.get("display")
        if cards is None:
            cards = list(self.unmentioned([])[:face_up]) if self.deck else []
        return cards + [None] * (face_up - len(cards))

    def unmentioned(self, display: list[str | None]) -> list[str]:
        """The cards that no line speaks of lie in the discard pile of the first seat."""
        seen = Counter([*self.deck, *display])
        for p in range(self.seats):
            seen.update(self.pile(p, "hand") + self.pile(p, "discard"))
        return [card.id for card in self.data.cards for _ in range(card.count - seen[card.id])]

    def mat(self, p: int, industry: str) -> list[int]:
        """What is left when the tiles on the map, and all lower ones, have been taken."""
        said = self.said.player(p)
        if industry in said.get("mats", {}):
            levels: list[int] = said["mats"][industry]
            return levels
        built = [
            tile["level"]
            for tile in self.tiles
            if tile["owner"] == p and tile["industry"] == industry
        ]
        lowest = max((level for level in built if isinstance(level, int)), default=0)
        left = [level for level in self.components.stacks[industry] if level >= lowest]
        for level in built:
            if level in left:
                left.remove(level)
        wanted = said.get("next", {}).get(industry)
        if wanted is None:
            return left
        if wanted not in left:
            where = f"players[{p}].mat.{industry}"
            raise FormatError(SOURCE, where, f"no tile of level {wanted} is left")
        return [level for level in left if level >= wanted]

    # The map ----------------------------------------------------------------------------------

    def tile(self, written: dict[str, object]) -> dict[str, object]:
        """Unflipped tiles carry all the cubes they have when built."""
        full = {(tile.industry, tile.level): tile.cubes for tile in self.data.levels}
        level = written["level"]
        assert isinstance(level, int)
        cubes = 0 if written["flipped"] else full.get((str(written["industry"]), level), 0)
        return {"resources": cubes, **written}

    def imports(self) -> list[dict[str, object]]:
        """Full while the ship is new. Those that a line names come first, so that a wrong name is
        the first error."""
        found = {row["import"]: row["cubes"] for row in self.said.get("imports", [])}
        for place in self.side.locations:
            if place.coal_import is not None and place.coal_import.id not in found:
                cubes = place.coal_import.cubes if self.fresh(place) else 0
                found[place.coal_import.id] = cubes
        return [{"import": name, "cubes": cubes} for name, cubes in found.items()]

    def fresh(self, place: Location) -> bool:
        """A ship that has brought its coal stands here, or is being built for the first time."""
        slot = place.spaces[0].id
        if slot in self.standing:
            return not (self.standing[slot]["flipped"] or self.standing[slot]["rebuilt"])
        pending = self.said.pending
        laid = self.phase in ("coal", "iron") and pending.get("action") in BUILDING
        return laid and pending.get("target") == slot

    def market_tiles(self) -> list[dict[str, object]]:
        """Spaces that no line names get the tiles left, those without demand first. Goods count
        as sold there unless that takes a ship and none has come."""
        found: list[Document] = list(self.said.get("market_tiles", []))
        named = [entry["space"] for entry in found]
        said = Counter(str(entry["tile"]) for entry in found)
        kinds = sorted(self.data.market_tiles, key=lambda tile: len(tile.accepts) > 0)
        left = [tile for tile in kinds for _ in range(tile.count - said[tile.id])]
        for place in self.side.locations:
            reached = place.kind != "sea" or place.spaces[0].id in self.standing
            for space in place.markets:
                if space.id not in named and left:
                    tile = left.pop(0)
                    used = reached and bool(tile.accepts)
                    found.append({"space": space.id, "tile": tile.id, "used": used})
        return found
