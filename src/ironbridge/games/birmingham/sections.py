"""The sections of board.toml, one function for each: strict reading into the pieces.

What can be checked within a section is checked here; components.py checks them together.
"""

from __future__ import annotations

import re
from itertools import pairwise

from ironbridge.games.birmingham.pieces import (
    Bonus,
    CardKind,
    Industry,
    Level,
    LinkSpace,
    Location,
    MarketTrack,
    MerchantSpace,
    MerchantTile,
    Provenance,
    Slot,
)
from ironbridge.kernel.bits import CAPACITY
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.fields import Fields

KINDS = ["town", "farm_brewery", "merchant"]
BONUSES = ["money", "victory_points", "develop", "income_spaces"]
RESOURCES = ["coal", "iron", "beer"]
STATUSES = ["certain", "very high", "high", "approximate", "reconstructed"]
MOST_SEATS = 4
MOST_TILES = 15
"""Room for the tiles of one industry on a player mat."""
MOST = 99
"""No count or price of the game reaches further."""
GRID = 1000
"""Coordinates run from 0 to GRID."""
TRACK_SPACES = 100
ID = re.compile(r"[a-z0-9_-]+")
HEX = re.compile(r"#[0-9A-Fa-f]{6}")


def read_shades(root: Fields, key: str) -> tuple[dict[str, str], ...]:
    found = []
    for name, fields in _entries(root, key):
        shade = {"id": name, **_name(fields), "hex": fields.text("hex")}
        if not HEX.fullmatch(shade["hex"]):
            raise fields.error("hex", f"expected a colour such as #2A4C9B, found {shade['hex']!r}")
        fields.end()
        found.append(shade)
    return tuple(found)


def read_industries(root: Fields) -> tuple[Industry, ...]:
    found: list[Industry] = []
    for name, fields in _entries(root, "industries"):
        words = _name(fields)
        sold = fields.boolean("sold") if fields.has("sold") else False
        resource = fields.choice("resource", RESOURCES) if fields.has("resource") else None
        if sold == (resource is not None):
            raise fields.error("sold", "expected either sold = true or a resource")
        if resource and resource in [industry.resource for industry in found]:
            raise fields.error("resource", f"another industry gives {resource} already")
        fields.end()
        found.append(Industry(name, words, sold, resource))
    for resource in RESOURCES:
        if resource not in [industry.resource for industry in found]:
            raise root.error("industries", f"no industry has resource = {resource!r}")
    return tuple(found)


def read_locations(
    root: Fields, industries: tuple[Industry, ...], banners: list[str]
) -> tuple[Location, ...]:
    known = [industry.id for industry in industries]
    found: list[Location] = []
    for name, fields in _entries(root, "locations"):
        kind = fields.choice("kind", KINDS)
        trade = kind == "merchant"
        words = fields.table("name")
        x, y = _point(fields, "at")
        location = Location(
            id=name,
            kind=kind,
            name=_name(words),
            banner=fields.choice("banner", banners) if kind == "town" else None,
            x=x,
            y=y,
            link_icons=fields.integer("link_icons", 0, MOST) if trade else 0,
            slots=() if trade else _slots(fields, name, known),
            spaces=_spaces(fields, name) if trade else (),
            bonus=_bonus(fields.table("bonus")) if trade else None,
            min_seats=fields.integer("min_seats", 2, MOST_SEATS) if trade else 0,
        )
        words.end()
        fields.end()
        found.append(location)
    _limit(root, "locations", "locations", len(found))
    _limit(root, "locations", "slots", sum(len(location.slots) for location in found))
    _limit(root, "locations", "merchant spaces", sum(len(place.spaces) for place in found))
    _unique(root, "locations", [slot.id for place in found for slot in place.slots])
    _unique(root, "locations", [space.id for place in found for space in place.spaces])
    return tuple(found)


def _slots(parent: Fields, location: str, known: list[str]) -> tuple[Slot, ...]:
    found = []
    for name, fields in _entries(parent, "slots"):
        industries = _references(fields, "industries", known, "industry")
        if not industries:
            raise fields.error("industries", "expected at least one industry, found none")
        found.append(Slot(name, location, industries, *_point(fields, "at")))
        fields.end()
    return tuple(found)


def _spaces(parent: Fields, location: str) -> tuple[MerchantSpace, ...]:
    found = []
    for name, fields in _entries(parent, "spaces"):
        at, beer_at = _point(fields, "at"), _point(fields, "beer_at")
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
    for name, fields in _entries(root, "links"):
        joins = _references(fields, "joins", known, "location")
        if len(joins) not in (2, 3):
            raise fields.error("joins", f"expected 2 or 3 locations, found {len(joins)}")
        canal, rail = _eras(fields)
        found.append(LinkSpace(name, joins, canal, rail, *_point(fields, "at")))
        fields.end()
    _limit(root, "links", "links", len(found))
    return tuple(found)


def _eras(fields: Fields) -> tuple[bool, bool]:
    canal, rail = fields.boolean("canal"), fields.boolean("rail")
    if not canal and not rail:
        raise fields.error("canal", "expected true for canal or rail: it could never be built")
    return canal, rail


def read_merchant_tiles(
    root: Fields, industries: tuple[Industry, ...], seat_counts: tuple[int, ...]
) -> tuple[MerchantTile, ...]:
    goods = [industry.id for industry in industries if industry.sold]
    found = []
    for name, fields in _entries(root, "merchant_tiles"):
        buys = _references(fields, "buys", goods, "industry that is sold,")
        found.append(MerchantTile(name, buys, read_seat_counts(fields, list(seat_counts))))
        fields.end()
    return tuple(found)


def read_levels(root: Fields, industries: tuple[Industry, ...]) -> tuple[Level, ...]:
    tiles = root.table("tiles")
    found = []
    for industry in industries:
        for number, (name, fields) in enumerate(_entries(tiles, industry.id), start=1):
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
    canal, rail = _eras(fields)
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
    for name, fields in _entries(cards, "locations"):
        if name not in towns:
            raise FormatError(root.source, fields.path, f"there is no town {name!r}")
        found.append(CardKind(name, "location", name, (), read_by_seats(fields, seat_counts, 0)))
    for name, fields in _entries(cards, "industries"):
        shown = _references(fields, "industries", known, "industry")
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
    _limit(root, "cards", "different cards", len(found))
    _unique(root, "cards", [card.id for card in found])
    return tuple(found)


def read_market(fields: Fields) -> MarketTrack:
    prices = fields.integers("prices", 1, MOST)
    if not prices or prices != sorted(prices):
        raise fields.error("prices", "expected the price of each space, cheapest first")
    initial = fields.integer("initial", 0, MOST)
    if initial > len(prices):
        reason = f"{initial} cubes do not fit on the {len(prices)} spaces of prices"
        raise fields.error("initial", reason)
    market = MarketTrack(tuple(prices), initial, fields.integer("price_when_empty", 1, MOST))
    if market.price_when_empty < prices[-1]:
        raise fields.error("price_when_empty", f"expected {prices[-1]} or more, the dearest space")
    fields.end()
    return market


def read_income(root: Fields) -> tuple[int, ...]:
    fields = root.table("income")
    levels = fields.integers("levels", -MOST, MOST)
    if len(levels) != TRACK_SPACES:
        reason = f"expected a level for each of the {TRACK_SPACES} spaces, found {len(levels)}"
        raise fields.error("levels", reason)
    for space, (before, level) in enumerate(pairwise(levels), start=1):
        if level - before not in (0, 1):
            reason = f"level {level} after level {before}: expected the same or one more"
            raise fields.error(f"levels[{space}]", reason)
    fields.end()
    return tuple(levels)


def read_provenance(root: Fields) -> tuple[Provenance, ...]:
    found = []
    for section, fields in _entries(root, "provenance"):
        status = fields.choice("status", STATUSES)
        found.append(Provenance(section, status, _text(fields, "en"), _text(fields, "fr")))
        fields.end()
    return tuple(found)


def _limit(root: Fields, key: str, what: str, number: int) -> None:
    if number > CAPACITY:
        raise root.error(key, f"expected at most {CAPACITY} {what}, found {number}")


def _unique(root: Fields, key: str, ids: list[str]) -> None:
    for i, name in enumerate(ids):
        if name in ids[:i]:
            raise root.error(key, f"the id {name!r} is there twice")


# The small things sections are made of --------------------------------------------------------


def _entries(parent: Fields, key: str) -> list[tuple[str, Fields]]:
    """The tables of a section that has an id for each, in the order of the file."""
    section = parent.table(key)
    ids = list(section.left)
    if not ids:
        raise parent.error(key, "expected at least one entry, found none")
    for name in ids:
        if not ID.fullmatch(name):
            raise section.error(name, "an id has only the letters a to z, digits, _ and -")
    return [(name, section.table(name)) for name in ids]


def _text(fields: Fields, key: str) -> str:
    text = fields.text(key)
    if not text.strip():
        raise fields.error(key, "expected a text, found nothing in it")
    return text


def _name(fields: Fields) -> dict[str, str]:
    return {"en": _text(fields, "en"), "fr": _text(fields, "fr")}


def _point(fields: Fields, key: str) -> tuple[int, int]:
    point = fields.integers(key, 0, GRID)
    if len(point) != 2:
        raise fields.error(key, f"expected [x, y], found {len(point)} numbers")
    return point[0], point[1]


def _references(fields: Fields, key: str, known: list[str], what: str) -> tuple[str, ...]:
    """The ids of a list, each of something known and none twice."""
    names = fields.texts(key)
    for i, name in enumerate(names):
        if name not in known:
            reason = f"there is no {what} {name!r}; expected one of {', '.join(known)}"
            raise fields.error(f"{key}[{i}]", reason)
        if name in names[:i]:
            raise fields.error(f"{key}[{i}]", f"{name!r} is there twice")
    return tuple(names)


def read_seat_counts(fields: Fields, known: list[int]) -> tuple[int, ...]:
    counts = fields.integers("seat_counts", known[0], known[-1])
    if not counts:
        raise fields.error("seat_counts", "expected at least one number of players, found none")
    if any(count not in known for count in counts) or counts != sorted(set(counts)):
        shown = ", ".join(str(count) for count in known)
        raise fields.error("seat_counts", f"expected some of {shown}, rising; found {counts}")
    return tuple(counts)


def read_by_seats(fields: Fields, seat_counts: tuple[int, ...], low: int) -> dict[int, int]:
    found = {seats: fields.integer(str(seats), low, MOST) for seats in seat_counts}
    fields.end()
    return found
