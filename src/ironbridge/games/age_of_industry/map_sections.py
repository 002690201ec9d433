"""The maps of board.toml: locations with their spaces and markets, seas, and railway lines.

What can be checked within one map is checked here; components.py checks the maps together.
"""

from __future__ import annotations

from ironbridge.games.age_of_industry.pieces import (
    CoalImport,
    GameMap,
    LinkSpace,
    Location,
    MarketSpace,
    Space,
    SpaceKind,
)
from ironbridge.games.age_of_industry.sections import read_origin
from ironbridge.kernel.components import (
    MOST,
    SMALL,
    entries,
    limit,
    read_name,
    read_point,
    references,
)
from ironbridge.kernel.strict_reader import Fields

KINDS = ["city", "foreign", "village", "sea"]
PLACE_VALUES = ["name", "colour", "spaces", "markets", "distant_port", "lanes", "coal_import"]
LINE_VALUES = ["line"]


class Legend:
    """What the maps refer to: colours, kinds of spaces and sources by id."""

    def __init__(
        self,
        colours: list[str],
        kinds: tuple[SpaceKind, ...],
        ship: str,
        port: str,
        sources: list[str],
    ) -> None:
        self.colours = colours
        self.ship = [kind.id for kind in kinds if ship in kind.industries]
        self.port = [kind.id for kind in kinds if port in kind.industries]
        self.land = [kind.id for kind in kinds if kind.id not in self.ship]
        self.sources = sources


def read_maps(root: Fields, legend: Legend) -> tuple[GameMap, ...]:
    return tuple(_map(name, fields, legend) for name, fields in entries(root, "maps"))


def _map(name: str, fields: Fields, legend: Legend) -> GameMap:
    words = fields.table("name")
    locations = tuple(_location(key, place, legend) for key, place in entries(fields, "locations"))
    found = GameMap(name, read_name(words), locations, _links(fields, locations, legend))
    words.end()
    imports = len(found.imports)  # they are numbered behind the locations and behind the spaces
    limit(fields, "locations", "locations and imports", len(locations) + imports)
    limit(fields, "locations", "spaces and imports", len(found.spaces) + imports)
    limit(fields, "locations", "market spaces", len(found.markets))
    _check_lanes(fields, found, legend)
    fields.end()
    return found


def _location(name: str, fields: Fields, legend: Legend) -> Location:
    kind = fields.choice("kind", KINDS)
    words = fields.table("name")
    sea, land = kind == "sea", kind in ("city", "foreign")
    x, y = read_point(fields, "at")
    location = Location(
        id=name,
        kind=kind,
        name=read_name(words),
        colour=fields.choice("colour", legend.colours) if sea or kind == "city" else None,
        x=x,
        y=y,
        distant_port=fields.boolean("distant_port") if land else False,
        transit=fields.boolean("transit") if land else True,
        spaces=_spaces(fields, name, kind, legend),
        markets=_markets(fields, name, kind),
        lanes=tuple(fields.texts("lanes")) if sea else (),
        coal_import=_coal_import(fields) if sea else None,
        origin=read_origin(fields, PLACE_VALUES, legend.sources),
    )
    words.end()
    fields.end()
    return location


def _spaces(fields: Fields, place: str, kind: str, legend: Legend) -> tuple[Space, ...]:
    if kind not in ("city", "sea"):
        return ()
    allowed = legend.ship if kind == "sea" else legend.land
    found = []
    for name, space in entries(fields, "spaces"):
        found.append(Space(name, place, space.choice("kind", allowed), *read_point(space, "at")))
        space.end()
    if kind == "sea" and len(found) != 1:
        raise fields.error("spaces", f"expected one space for a ship, found {len(found)}")
    return tuple(found)


def _markets(fields: Fields, place: str, kind: str) -> tuple[MarketSpace, ...]:
    if kind == "village" or not fields.has("markets"):
        return ()
    found = []
    for name, market in entries(fields, "markets"):
        found.append(MarketSpace(name, place, *read_point(market, "at")))
        market.end()
    return tuple(found)


def _coal_import(place: Fields) -> CoalImport | None:
    """What a ship brings, where it brings any."""
    if not place.has("coal_import"):
        return None
    fields = place.table("coal_import")
    name = fields.text("id")
    SMALL.check(fields, "id", name)
    found = CoalImport(name, fields.integer("cubes", 1, MOST), *read_point(fields, "at"))
    fields.end()
    return found


def _links(
    fields: Fields, locations: tuple[Location, ...], legend: Legend
) -> tuple[LinkSpace, ...]:
    ashore = [location.id for location in locations if location.kind != "sea"]
    found = []
    for name, line in entries(fields, "links"):
        joins = references(line, "joins", ashore, "location")
        if len(joins) != 2:
            raise line.error("joins", f"expected 2 locations, found {len(joins)}")
        origin = read_origin(line, LINE_VALUES, legend.sources)
        found.append(LinkSpace(name, joins, *read_point(line, "at"), origin))
        line.end()
    limit(fields, "links", "links", len(found))
    return tuple(found)


def _check_lanes(fields: Fields, found: GameMap, legend: Legend) -> None:
    """A sea lane runs from the ship to a port space of the same map, once to each."""
    ports = [space.id for space in found.spaces if space.kind in legend.port]
    for place in found.locations:
        if place.kind == "sea" and not place.lanes:
            raise fields.error(f"locations.{place.id}.lanes", "expected a port, found none")
        for i, port in enumerate(place.lanes):
            where = f"locations.{place.id}.lanes[{i}]"
            if port not in ports:
                reason = f"there is no port space {port!r}; expected one of {', '.join(ports)}"
                raise fields.error(where, reason)
            if port in place.lanes[:i]:
                raise fields.error(where, f"{port!r} is there twice")
