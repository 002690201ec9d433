"""The sections of board.toml that are not the map, one function for each: strict reading.

What can be checked within a section is checked here; components.py checks them together.
"""

from __future__ import annotations

from ironbridge.brass.components import MOST_TILES, read_roles
from ironbridge.games.age_of_industry.pieces import (
    CardKind,
    Industry,
    Level,
    MarketTile,
    Origin,
    Source,
    SpaceKind,
)
from ironbridge.kernel.components import HEX, MOST, entries, limit, read_name, read_text, references
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Fields

ROLES = ["cotton", "factory", "coal", "iron", "port", "ship"]
CUBES = ["coal", "iron"]
GOODS = ["cotton", "factory"]
MOST_BANNERS = 12
LEVEL_VALUES = ["level", "cost", "coal", "iron", "cubes", "payout"]


def read_sources(root: Fields) -> tuple[Source, ...]:
    found = []
    for name, fields in entries(root, "sources"):
        words = read_name(fields)
        fields.end()
        found.append(Source(name, words["en"], words["fr"]))
    return tuple(found)


def read_origin(parent: Fields, values: list[str], sources: list[str]) -> Origin:
    """What is guessed, what deduced, and what the sources say, if any does."""
    fields = parent.table("origin")
    guessed = references(fields, "guessed", values, "value")
    inferred = references(fields, "inferred", values, "value") if fields.has("inferred") else ()
    for name in inferred:
        if name in guessed:
            raise fields.error("inferred", f"{name!r} is guessed already")
    cited: tuple[str, ...] = ()
    evidence: dict[str, str] = {}
    if fields.has("sources"):
        cited = references(fields, "sources", sources, "source")
        evidence = read_name(fields)
    fields.end()
    return Origin(guessed, inferred, cited, evidence)


def read_banners(root: Fields) -> tuple[dict[str, str], ...]:
    """The colours of locations and their cards; a symbol tells them apart without colour."""
    found: list[dict[str, str]] = []
    for name, fields in entries(root, "banners"):
        banner = {"id": name, **read_name(fields), "hex": fields.text("hex")}
        if not HEX.fullmatch(banner["hex"]):
            reason = f"expected a colour such as #2A4C9B, found {banner['hex']!r}"
            raise fields.error("hex", reason)
        banner["symbol"] = read_text(fields, "symbol")
        if banner["symbol"] in [other["symbol"] for other in found]:
            reason = f"another colour has symbol = {banner['symbol']!r} already"
            raise fields.error("symbol", reason)
        fields.end()
        found.append(banner)
    if len(found) > MOST_BANNERS:
        raise root.error("banners", f"expected at most {MOST_BANNERS} colours, found {len(found)}")
    return tuple(found)


def read_industries(root: Fields) -> tuple[Industry, ...]:
    return tuple(Industry(*found) for found in read_roles(root, ROLES))


def read_space_kinds(root: Fields, industries: tuple[Industry, ...]) -> tuple[SpaceKind, ...]:
    """Each industry has one kind of space, and a port, mine or ship space takes nothing else."""
    known = [industry.id for industry in industries]
    alone = [i.id for i in industries if i.role in ("coal", "port", "ship")]
    taken: list[str] = []
    found = []
    for name, fields in entries(root, "space_kinds"):
        takes = references(fields, "industries", known, "industry")
        if not takes:
            raise fields.error("industries", "expected at least one industry, found none")
        for industry in takes:
            if industry in taken:
                raise fields.error("industries", f"{industry!r} has a kind of space already")
            if industry in alone and len(takes) > 1:
                raise fields.error("industries", f"{industry!r} shares its spaces with no other")
        taken += takes
        fields.end()
        found.append(SpaceKind(name, takes))
    for industry in known:
        if industry not in taken:
            raise root.error("space_kinds", f"no kind of space takes {industry!r}")
    return tuple(found)


def read_levels(
    root: Fields, industries: tuple[Industry, ...], sources: list[str]
) -> tuple[Level, ...]:
    tiles = root.table("tiles")
    found: list[Level] = []
    for industry in industries:
        last = -1
        for name, fields in entries(tiles, industry.id):
            number = int(name) if name.isdigit() else -1
            if not last < number <= MOST:
                reason = "expected a technology level: levels are whole numbers and rise"
                raise FormatError(root.source, fields.path, reason)
            found.append(_level(fields, industry, number, sources))
            fields.end()
            last = number
        count = sum(level.count for level in found if level.industry == industry.id)
        if count > MOST_TILES:
            reason = f"expected at most {MOST_TILES} tiles in each colour, found {count}"
            raise tiles.error(industry.id, reason)
    tiles.end()
    limit(root, "tiles", "kinds of tiles", len(found))
    return tuple(found)


def _level(fields: Fields, industry: Industry, number: int, sources: list[str]) -> Level:
    count = fields.integer("count", 1, MOST)
    origin = read_origin(fields, LEVEL_VALUES, sources)
    if number == 0:  # never built, so nothing else is printed on it
        return Level(industry.id, 0, count, 0, 0, 0, 0, 0, (), origin)
    return Level(
        industry=industry.id,
        level=number,
        count=count,
        cost=fields.integer("cost", 0, MOST),
        coal=fields.integer("coal", 0, MOST),
        iron=fields.integer("iron", 0, MOST),
        # Without cubes a mine or works could never flip.
        cubes=fields.integer("cubes", 1, MOST) if industry.role in CUBES else 0,
        payout=fields.integer("payout", 0, MOST),
        accepts=_goods(fields) if industry.role == "port" else (),
        origin=origin,
    )


def _goods(fields: Fields) -> tuple[str, ...]:
    goods = references(fields, "accepts", GOODS, "kind of goods")
    if not goods:
        raise fields.error("accepts", "expected at least one kind of goods, found none")
    return goods


def read_cards(
    root: Fields, industries: tuple[Industry, ...], banners: tuple[dict[str, str], ...]
) -> tuple[CardKind, ...]:
    cards = root.table("cards")
    found = []
    counts = cards.table("industries")
    for industry in industries:
        count = counts.integer(industry.id, 0, MOST)
        found.append(CardKind(industry.id, "industry", industry.id, None, count))
    counts.end()
    counts = cards.table("locations")
    for banner in banners:
        colour = banner["id"]
        found.append(CardKind(colour, "location", None, colour, counts.integer(colour, 0, MOST)))
    counts.end()
    cards.end()
    return tuple(found)


def read_market_tiles(root: Fields) -> tuple[MarketTile, ...]:
    found: list[MarketTile] = []
    for name, fields in entries(root, "market_tiles"):
        words = read_name(fields)
        accepts = references(fields, "accepts", GOODS, "kind of goods")
        if sorted(accepts) in [sorted(other.accepts) for other in found]:
            raise fields.error("accepts", "another kind of market tile accepts the same")
        found.append(MarketTile(name, words, accepts, fields.integer("count", 0, MOST)))
        fields.end()
    return tuple(found)
