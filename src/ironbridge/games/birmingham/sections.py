"""The sections of board.toml, one function for each: strict reading into the pieces.

What can be checked within a section is checked here; components.py checks them together.
"""

from __future__ import annotations

from ironbridge.brass.box.pieces import LinkSpace
from ironbridge.brass.box.sections import MOST_SEATS, MOST_TILES, read_eras, read_slots
from ironbridge.games.birmingham.pieces import (
    Bonus,
    CardKind,
    Industry,
    Level,
    Location,
    MerchantSpace,
    MerchantTile,
)
from ironbridge.kernel.components import (
    MOST,
    entries,
    limit,
    read_by_seats,
    read_name,
    read_point,
    read_seat_counts,
    references,
    unique,
)
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Fields

KINDS = ["town", "farm_brewery", "merchant"]
BONUSES = ["money", "victory_points", "develop", "income_spaces"]
RESOURCES = ["coal", "iron", "beer"]


def read_industries(root: Fields) -> tuple[Industry, ...]:
    found: list[Industry] = []
    for name, fields in entries(root, "industries"):
        words = read_name(fields)
        sold = fields.boolean("sold") if fields.has("sold") else False
        resource = fields.choice("resource", RESOURCES) if fields.has("resource") else None
        if sold == (resource is not None):
            raise fields.error("sold", "expected either sold = true or a resource")
        if resource and resource in [industry.resource for industry in found]:
            raise fields.error("resource", f"another industry gives {resource} already")
        fields.end()
        found.append(Industry(name, words, resource, sold))
    for resource in RESOURCES:
        if resource not in [industry.resource for industry in found]:
            raise root.error("industries", f"no industry has resource = {resource!r}")
    return tuple(found)


def read_locations(
    root: Fields, industries: tuple[Industry, ...], banners: list[str]
) -> tuple[Location, ...]:
    known = [industry.id for industry in industries]
    found: list[Location] = []
    for name, fields in entries(root, "locations"):
        kind = fields.choice("kind", KINDS)
        trade = kind == "merchant"
        words = fields.table("name")
        x, y = read_point(fields, "at")
        location = Location(
            id=name,
            kind=kind,
            name=read_name(words),
            banner=fields.choice("banner", banners) if kind == "town" else None,
            x=x,
            y=y,
            link_icons=fields.integer("link_icons", 0, MOST) if trade else 0,
            slots=() if trade else read_slots(fields, name, known),
            spaces=_spaces(fields, name) if trade else (),
            bonus=_bonus(fields.table("bonus")) if trade else None,
            min_seats=fields.integer("min_seats", 2, MOST_SEATS) if trade else 0,
        )
        words.end()
        fields.end()
        found.append(location)
    limit(root, "locations", "locations", len(found))
    limit(root, "locations", "slots", sum(len(location.slots) for location in found))
    limit(root, "locations", "merchant spaces", sum(len(place.spaces) for place in found))
    unique(root, "locations", [slot.id for place in found for slot in place.slots])
    unique(root, "locations", [space.id for place in found for space in place.spaces])
    return tuple(found)


def _spaces(parent: Fields, location: str) -> tuple[MerchantSpace, ...]:
    found = []
    for name, fields in entries(parent, "spaces"):
        at, beer_at = read_point(fields, "at"), read_point(fields, "beer_at")
        found.append(MerchantSpace(name, location, *at, *beer_at))
        fields.end()
    return tuple(found)


def _bonus(fields: Fields) -> Bonus:
    kind = fields.choice("kind", BONUSES)
    # A free development is one question, so it removes one tile.
    bonus = Bonus(kind, fields.integer("amount", 1, 1 if kind == "develop" else MOST))
    fields.end()
    return bonus


def read_links(root: Fields, known: list[str]) -> tuple[LinkSpace, ...]:
    found = []
    for name, fields in entries(root, "links"):
        joins = references(fields, "joins", known, "location")
        if len(joins) not in (2, 3):
            raise fields.error("joins", f"expected 2 or 3 locations, found {len(joins)}")
        canal, rail = read_eras(fields)
        found.append(LinkSpace(name, joins, canal, rail, *read_point(fields, "at")))
        fields.end()
    limit(root, "links", "links", len(found))
    return tuple(found)


def read_merchant_tiles(
    root: Fields, industries: tuple[Industry, ...], seat_counts: tuple[int, ...]
) -> tuple[MerchantTile, ...]:
    goods = [industry.id for industry in industries if industry.sold]
    found = []
    for name, fields in entries(root, "merchant_tiles"):
        buys = references(fields, "buys", goods, "industry that is sold,")
        found.append(MerchantTile(name, buys, read_seat_counts(fields, list(seat_counts))))
        fields.end()
    return tuple(found)


def read_levels(root: Fields, industries: tuple[Industry, ...]) -> tuple[Level, ...]:
    tiles = root.table("tiles")
    found = []
    for industry in industries:
        for number, (name, fields) in enumerate(entries(tiles, industry.id), start=1):
            if name != str(number):
                reason = f"expected level {number} here: levels are 1, 2, 3 ... in order"
                raise FormatError(root.source, fields.path, reason)
            found.append(_level(fields, industry, number))
            fields.end()
        count = sum(level.count for level in found if level.industry == industry.id)
        if count > MOST_TILES:
            reason = f"expected at most {MOST_TILES} tiles in each colour, found {count}"
            raise tiles.error(industry.id, reason)
    tiles.end()
    return tuple(found)


def _level(fields: Fields, industry: Industry, number: int) -> Level:
    canal, rail = read_eras(fields)
    return Level(
        industry=industry.id,
        level=number,
        count=fields.integer("count", 1, MOST),
        cost=fields.integer("cost", 0, MOST),
        coal=fields.integer("coal", 0, MOST),
        iron=fields.integer("iron", 0, MOST),
        beer=fields.integer("beer", 0, MOST) if industry.sold else 0,
        canal=canal,
        rail=rail,
        developable=fields.boolean("developable"),
        points=fields.integer("points", 0, MOST),
        income=fields.integer("income", 0, MOST),
        link_icons=fields.integer("link_icons", 0, MOST),
        cubes_canal=0 if industry.sold else _cubes(fields, "cubes_canal", canal),
        cubes_rail=0 if industry.sold else _cubes(fields, "cubes_rail", rail),
    )


def _cubes(fields: Fields, key: str, buildable: bool) -> int:
    cubes = fields.integer(key, 0, MOST)
    if buildable and not cubes:
        raise fields.error(key, "expected 1 or more: without cubes the tile could never flip")
    if cubes and not buildable:
        raise fields.error(key, f"expected 0 in an era it cannot be built in, found {cubes}")
    return cubes


def read_cards(
    root: Fields,
    locations: tuple[Location, ...],
    industries: tuple[Industry, ...],
    seat_counts: tuple[int, ...],
) -> tuple[CardKind, ...]:
    cards = root.table("cards")
    towns = [location.id for location in locations if location.kind == "town"]
    known = [industry.id for industry in industries]
    found: list[CardKind] = []
    for name, fields in entries(cards, "locations"):
        if name not in towns:
            raise FormatError(root.source, fields.path, f"there is no town {name!r}")
        found.append(CardKind(name, "location", name, (), read_by_seats(fields, seat_counts, 0)))
    for name, fields in entries(cards, "industries"):
        shown = references(fields, "industries", known, "industry")
        if not shown:
            raise fields.error("industries", "expected at least one industry, found none")
        counts = read_by_seats(fields.table("counts"), seat_counts, 0)
        found.append(CardKind(name, "industry", None, shown, counts))
        fields.end()
    wild = cards.table("wild")
    for key in ("location", "industry"):
        pile = dict.fromkeys(seat_counts, wild.integer(key, 1, MOST))
        found.append(CardKind(f"wild_{key}", f"wild_{key}", None, (), pile))
    wild.end()
    cards.end()
    limit(root, "cards", "different cards", len(found))
    unique(root, "cards", [card.id for card in found])
    return tuple(found)
