"""What Workshop of the World is played with: the dataclasses that board.toml is read into, and the
strict reading of it, of an edited copy or of an edition.

Ids, lists and numbers only; `board.py` makes the tables of the rules from them. Everything here
happens once, when a game is made. An error is always a FormatError that names the file, the key and
what was expected, for a person who edits the file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias, cast, get_args

from ironbridge.games.workshop.board import (
    ERAS,
    LINKS_A_TURN,
    MAX_COMPANIES,
    MOST_MONEY,
    TYPES,
    Setup,
)
from ironbridge.games.workshop.link_slots import laid_out
from ironbridge.kernel.components import (
    HEX,
    MOST,
    Provenance,
    entries,
    limit,
    read_colours,
    read_name,
    read_point,
    read_provenance,
    references,
)
from ironbridge.kernel.editions import Edition, read_board
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.panels import GRID
from ironbridge.kernel.strict_reader import Fields

CardKind: TypeAlias = Literal["setup", "general", "choice"]
TownGuess: TypeAlias = Literal["town", "value", "type"]
ConnectionGuess: TypeAlias = Literal["connection", "links"]

GAME: Final = "workshop-of-the-world"
SEAT_COUNTS: Final = [2, 3, 4, 5]
LEAST_VALUE: Final = 1
MOST_VALUE: Final = 6
"""Of a town. A review says that those printed run from 2 to 4; an owner may know better."""
MOST_COLOURS: Final = 2
"""A player leads one company, or two where there are only two players."""
MOST_DRAWN: Final = 4
"""Demand tokens a player draws at once, at most."""
RESERVED: Final = "only"
"""A position says `aside only` when no other card is set aside."""
MOST_ANGLE: Final = 360
CARD_ID: Final = re.compile(r"[A-Za-z0-9_-]+")
CARD_KINDS: Final[tuple[CardKind, ...]] = get_args(CardKind)
TOWN_GUESSES: Final[list[str]] = list(get_args(TownGuess))
CONNECTION_GUESSES: Final[list[str]] = list(get_args(ConnectionGuess))


# What there is --------------------------------------------------------------------------------


@dataclass(frozen=True)
class IndustryType:
    """The type of a town's industries; it has a box on the demand diagram."""

    id: str
    name: dict[str, str]
    hex: str


@dataclass(frozen=True)
class Town:
    """`value` is the income it brings and the number of industries it holds; `guessed` names what
    is reconstructed."""

    id: str
    name: dict[str, str]
    value: int
    type: str
    x: int
    y: int
    guessed: tuple[TownGuess, ...]


@dataclass(frozen=True)
class LinkSlot:
    """Where a link lies on the drawn line of its connection; the angle is in degrees."""

    x: int
    y: int
    angle: int


@dataclass(frozen=True)
class Connection:
    """A line between two towns that takes one link or, if it is double, two of the same turn.
    `path` is the drawn line; `guessed` names what is reconstructed."""

    id: str
    towns: tuple[str, str]
    links: int
    path: tuple[tuple[int, int], ...]
    slots: tuple[LinkSlot, ...]
    guessed: tuple[ConnectionGuess, ...]


@dataclass(frozen=True)
class Crossing:
    """Two connections whose lines cross without a junction."""

    connections: tuple[str, str]
    x: int
    y: int


@dataclass(frozen=True)
class Card:
    """A town card. `town` is None for a choice card; `value` is that of the town or of the towns
    to choose from."""

    id: str
    kind: CardKind
    town: str | None
    value: int


@dataclass(frozen=True)
class Table:
    """The numbers that depend on how many people play. `colours` are the companies of each
    player; `drawn` and `placed` count the demand tokens of a player in each era."""

    seats: int
    colours: int
    money: int
    set_aside: int
    drawn: int
    placed: int

    @property
    def companies(self) -> int:
        """Companies in play, each with one turn and so one card a round."""
        return self.seats * self.colours


@dataclass(frozen=True)
class Components:
    """All of it. `industries` and `links` count the pieces of one colour that the game comes with,
    of which nobody runs out; `per_pound` the spaces of the income track given up for £1;
    `income_spaces` those that are drawn."""

    source: str
    tables: dict[int, Table]
    industries: int
    links: int
    colours: tuple[str, ...]
    canal_cost: int
    rail_cost: int
    income_spaces: int
    per_pound: int
    network_pay: int
    link_pay: int
    types: tuple[IndustryType, ...]
    demand_tokens: dict[str, int]
    towns: tuple[Town, ...]
    connections: tuple[Connection, ...]
    crossing: Crossing
    card_kinds: dict[CardKind, dict[str, str]]
    cards: tuple[Card, ...]
    provenance: tuple[Provenance, ...]

    @property
    def seat_counts(self) -> tuple[int, ...]:
        return tuple(self.tables)

    def rounds(self, seats: int) -> int:
        """Rounds of an era: the town deck is used up exactly."""
        table = self.tables[seats]
        return (len(self.cards) - table.set_aside) // table.companies


# Reading --------------------------------------------------------------------------------------


def read(data: Path | Edition | None = None) -> Components:
    """The components of a file or an edition; without one, those that the game comes with."""
    root = read_board(data, Path(__file__).with_name("board.toml"))
    components = read_components(root)
    root.end()
    check_colours(components)
    check_towns(components)
    for table in components.tables.values():
        check_deck(components, table)
        check_tokens(components, table)
        check_money(components, table)
    return components


def read_components(root: Fields) -> Components:
    root.choice("game", [GAME])
    pieces, costs = root.table("pieces"), root.table("costs")
    income, pay = root.table("income"), root.table("pay")
    types = read_types(root)
    towns = read_towns(root, types)
    connections = read_connections(root, towns)
    components = Components(
        source=root.source,
        tables=read_tables(root),
        industries=pieces.integer("industries", 1, MOST),
        links=pieces.integer("links", 1, MOST),
        colours=read_colours(root),
        canal_cost=costs.integer("canal", 0, MOST),
        rail_cost=costs.integer("rail", 0, MOST),
        income_spaces=income.integer("spaces", 1, 999),
        per_pound=income.integer("per_pound", 1, MOST),
        network_pay=pay.integer("network", 0, MOST),
        link_pay=pay.integer("link", 0, MOST),
        types=types,
        demand_tokens=read_demand_tokens(root, types),
        towns=towns,
        connections=connections,
        crossing=read_crossing(root, connections),
        card_kinds=read_card_kinds(root),
        cards=read_cards(root, towns),
        provenance=read_provenance(root),
    )
    for table in (pieces, costs, income, pay):
        table.end()
    return components


# The sections of the file ---------------------------------------------------------------------


def read_tables(root: Fields) -> dict[int, Table]:
    section = root.table("seats")
    found = {}
    for seats in SEAT_COUNTS:
        if section.has(str(seats)):
            found[seats] = read_table(section.table(str(seats)), seats)
    section.end()
    if not found:
        raise root.error("seats", "expected at least one number of players, found none")
    return found


def read_table(fields: Fields, seats: int) -> Table:
    # The rules for two companies a player are rules for two players, and for them only.
    colours = MOST_COLOURS if seats == 2 else 1
    table = Table(
        seats=seats,
        colours=fields.integer("colours", colours, colours),
        money=fields.integer("money", 0, MOST_MONEY),
        set_aside=fields.integer("set_aside", 0, MOST),
        drawn=fields.integer("drawn", 1, MOST_DRAWN),
        placed=fields.integer("placed", colours, colours),
    )
    if table.drawn < 2 * table.placed:
        reason = f"expected {2 * table.placed} or more: so many can be placed in an era"
        raise fields.error("drawn", reason)
    fields.end()
    return table


def read_types(root: Fields) -> tuple[IndustryType, ...]:
    found = []
    for name, fields in entries(root, "types"):
        words, shade = read_name(fields), fields.text("hex")
        if not HEX.fullmatch(shade):
            raise fields.error("hex", f"expected a colour such as #2A4C9B, found {shade!r}")
        fields.end()
        found.append(IndustryType(name, words, shade))
    if len(found) != TYPES:
        raise root.error("types", f"expected {TYPES} types of industry, found {len(found)}")
    return tuple(found)


def read_demand_tokens(root: Fields, types: tuple[IndustryType, ...]) -> dict[str, int]:
    fields = root.table("demand_tokens")
    found = {each.id: fields.integer(each.id, 0, MOST) for each in types}
    fields.end()
    return found


def read_towns(root: Fields, types: tuple[IndustryType, ...]) -> tuple[Town, ...]:
    known = [each.id for each in types]
    found = []
    for name, fields in entries(root, "towns"):
        words = read_name(fields)
        value = fields.integer("value", LEAST_VALUE, MOST_VALUE)
        kind = fields.choice("type", known)
        x, y = read_point(fields, "at")
        guessed = references(fields, "guessed", TOWN_GUESSES, "value")
        fields.end()
        guesses = cast(tuple[TownGuess, ...], guessed)
        found.append(Town(name, words, value, kind, x, y, guesses))
    limit(root, "towns", "towns", len(found))
    return tuple(found)


def read_connections(root: Fields, towns: tuple[Town, ...]) -> tuple[Connection, ...]:
    known = [town.id for town in towns]
    found: list[Connection] = []
    for name, fields in entries(root, "connections"):
        joins = references(fields, "joins", known, "town")
        if len(joins) != 2:
            raise fields.error("joins", f"expected 2 towns, found {len(joins)}")
        for other in found:
            if set(other.towns) == set(joins):
                raise fields.error("joins", f"{other.id} joins the same two towns already")
        links = fields.integer("links", 1, LINKS_A_TURN)
        path = tuple((x, y) for x, y in read_numbers(fields, "path", "[x, y]"))
        if len(path) < 2:
            raise fields.error("path", f"expected 2 points or more, found {len(path)}")
        drawn = fields.has("slots")
        at = read_numbers(fields, "slots", "[x, y, angle]") if drawn else laid_out(path, links)
        slots = tuple(LinkSlot(*slot) for slot in at)
        if len(slots) != links:
            raise fields.error("slots", f"expected {links}, one for each link; found {len(slots)}")
        guessed = references(fields, "guessed", CONNECTION_GUESSES, "value")
        fields.end()
        guesses = cast(tuple[ConnectionGuess, ...], guessed)
        found.append(Connection(name, (joins[0], joins[1]), links, path, slots, guesses))
    limit(root, "connections", "connections", len(found))
    return tuple(found)


def read_crossing(root: Fields, connections: tuple[Connection, ...]) -> Crossing:
    fields = root.table("crossing")
    known = [connection.id for connection in connections]
    crossed = references(fields, "connections", known, "connection")
    if len(crossed) != 2:
        raise fields.error("connections", f"expected 2 connections, found {len(crossed)}")
    x, y = read_point(fields, "at")
    fields.end()
    return Crossing((crossed[0], crossed[1]), x, y)


def read_card_kinds(root: Fields) -> dict[CardKind, dict[str, str]]:
    section = root.table("card_kinds")
    found: dict[CardKind, dict[str, str]] = {}
    for kind in CARD_KINDS:
        fields = section.table(kind)
        found[kind] = read_name(fields)
        fields.end()
    section.end()
    return found


def read_cards(root: Fields, towns: tuple[Town, ...]) -> tuple[Card, ...]:
    values = {town.id: town.value for town in towns}
    section = root.table("cards")
    found = []
    for name in list(section.left):
        if not CARD_ID.fullmatch(name):
            raise section.error(name, "an id has only letters without accents, digits, _ and -")
        if name == RESERVED:
            raise section.error(name, "this word has a meaning of its own in positions")
        fields = section.table(name)
        found.append(read_card(fields, name, values))
        fields.end()
    limit(root, "cards", "cards", len(found))
    return tuple(found)


def read_card(fields: Fields, name: str, values: dict[str, int]) -> Card:
    kind = fields.choice("kind", list(CARD_KINDS))
    if kind != "choice":
        town = fields.choice("town", list(values))
        return Card(name, kind, town, values[town])
    value = fields.integer("value", LEAST_VALUE, MOST_VALUE)
    if value not in values.values():
        raise fields.error("value", f"no town has the value {value}")
    return Card(name, kind, None, value)


def read_numbers(fields: Fields, key: str, shape: str) -> list[list[int]]:
    """A list of lists such as [x, y]: the first two are coordinates, a third one is an angle."""
    size = shape.count(",") + 1
    found = []
    for i, item in enumerate(fields.items(key)):
        numbers = item if isinstance(item, list) else []
        whole = all(type(number) is int for number in numbers)
        if len(numbers) != size or not whole:
            raise fields.error(f"{key}[{i}]", f"expected {shape} in whole numbers, found {item!r}")
        if not all(0 <= number <= GRID for number in numbers[:2]):
            raise fields.error(f"{key}[{i}]", f"expected coordinates from 0 to {GRID}")
        if not all(abs(number) <= MOST_ANGLE for number in numbers[2:]):
            raise fields.error(f"{key}[{i}]", f"expected an angle of at most {MOST_ANGLE} degrees")
        found.append(numbers)
    return found


# What is checked across sections --------------------------------------------------------------


def check_colours(components: Components) -> None:
    """There are colours for the largest table; a copy that leaves that out may keep them."""
    needed, found = 0, len(components.colours)
    for table in components.tables.values():
        needed = max(needed, table.companies)
    if not needed <= found <= MAX_COMPANIES:
        most = "" if needed == MAX_COMPANIES else f" to {MAX_COMPANIES}"
        reason = f"expected {needed}{most} colours, one for each company; found {found}"
        raise FormatError(components.source, "colours", reason)


def check_towns(components: Components) -> None:
    """From every town there is somewhere to build."""
    joined = {town for connection in components.connections for town in connection.towns}
    for town in components.towns:
        if town.id not in joined:
            reason = "no connection joins this town"
            raise FormatError(components.source, f"towns.{town.id}", reason)


def check_deck(components: Components, table: Table) -> None:
    """In both eras the deck makes whole rounds, a card for every company in each."""
    where = f"seats.{table.seats}.set_aside"
    cards = len(components.cards)
    setup = sum(card.kind == "setup" for card in components.cards)
    if table.set_aside > cards - setup:
        reason = f"only {cards - setup} cards are no set-up cards, so no more can be set aside"
        raise FormatError(components.source, where, reason)
    left = cards - table.set_aside
    if left < table.companies or left % table.companies:
        reason = f"{left} cards are left: expected whole rounds of {table.companies} cards"
        raise FormatError(components.source, where, reason)


def check_tokens(components: Components, table: Table) -> None:
    needed = table.seats * table.drawn * ERAS
    found = sum(components.demand_tokens.values())
    if found < needed:
        reason = f"{table.seats} players draw {needed} tokens in a game, there are only {found}"
        raise FormatError(components.source, "demand_tokens", reason)


def check_money(components: Components, table: Table) -> None:
    """Nobody can come to own more than there are bids for."""
    most = Setup(components, table.seats).most_money
    if most > MOST_MONEY:
        reason = f"with these numbers a player can get £{most}; at most £{MOST_MONEY} can be bid"
        raise FormatError(components.source, f"seats.{table.seats}.money", reason)
