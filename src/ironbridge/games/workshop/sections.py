"""The sections of Workshop of the World's board.toml, one function for each: strict reading into
the pieces. What can be checked within a section is checked here; components.py checks them
together.
"""

from __future__ import annotations

import re

from ironbridge.games.workshop.pieces import (
    Card,
    Connection,
    Crossing,
    IndustryType,
    LinkSlot,
    Table,
    Town,
)
from ironbridge.kernel.components import (
    HEX,
    MOST,
    entries,
    limit,
    read_name,
    read_point,
    references,
)
from ironbridge.kernel.panels import GRID
from ironbridge.kernel.strict_reader import Fields

SEAT_COUNTS = [2, 3, 4, 5]
LEAST_VALUE = 1
MOST_VALUE = 6
"""Of a town. A review says that those printed run from 2 to 4; an owner may know better."""
MOST_MONEY = 999
MOST_COLOURS = 2
"""A player leads one company, or two where there are only two players."""
MOST_DRAWN = 4
"""Demand tokens a player draws at once, at most."""
MOST_LINKS = 2
"""A double connection; nobody builds more links in a turn."""
TYPES = 5
"""Types of industry: the demand diagram has so many boxes."""
CARD_KINDS = ["setup", "general", "choice"]
CHOICE = "choice"
RESERVED = "only"
"""A position says `aside only` when no other card is set aside."""
MOST_ANGLE = 360
CARD_ID = re.compile(r"[A-Za-z0-9_-]+")


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
        guessed = references(fields, "guessed", ["town", "value", "type"], "value")
        fields.end()
        found.append(Town(name, words, value, kind, x, y, guessed))
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
        links = fields.integer("links", 1, MOST_LINKS)
        path = tuple((x, y) for x, y in read_numbers(fields, "path", "[x, y]"))
        if len(path) < 2:
            raise fields.error("path", f"expected 2 points or more, found {len(path)}")
        slots = tuple(LinkSlot(*slot) for slot in read_numbers(fields, "slots", "[x, y, angle]"))
        if len(slots) != links:
            raise fields.error("slots", f"expected {links}, one for each link; found {len(slots)}")
        guessed = references(fields, "guessed", ["connection", "links"], "value")
        fields.end()
        found.append(Connection(name, joins, links, path, slots, guessed))
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
    return Crossing(crossed, x, y)


def read_card_kinds(root: Fields) -> dict[str, dict[str, str]]:
    section = root.table("card_kinds")
    found = {}
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
    kind = fields.choice("kind", CARD_KINDS)
    if kind != CHOICE:
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
