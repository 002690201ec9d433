"""The map laid out for people: locations with their spaces, market tiles and imports, railways and
sea lanes, and the same as a table.
"""

from __future__ import annotations

from ironbridge.games.age_of_industry.pieces import Location, MarketSpace, Space
from ironbridge.games.age_of_industry.shown import CHIPS, Shown, small
from ironbridge.kernel.panels import SEAT_MARKS, Edge, Line, Map, Node, Span, Table, joined, plain

DISTANT_PORT = "⚓"
LANE = "≈"
NO_TRANSIT = "⊘"


def board(shown: Shown) -> Map:
    return Map(
        "board",
        shown.text("sheet-board", map=f"map-{shown.side.id}"),
        tuple(
            Node((place.x, place.y), shown.place_name(place), marks(shown, place))
            for place in shown.side.locations
        ),
        (*railways(shown), *lanes(shown)),
        (industry_legend(shown), mark_legend(shown)),
        places(shown),
    )


# What stands in a location --------------------------------------------------------------------


def marks(shown: Shown, place: Location) -> tuple[Line, ...]:
    found = [space_mark(shown, space) for space in place.spaces]
    found += [market_mark(shown, space) for space in place.markets]
    if place.coal_import is not None:
        coal = shown.resource("coal")
        cubes = shown.imports[place.coal_import.id]
        if cubes:
            found.append(plain(f"{coal}{small(cubes)}", CHIPS["coal"]))
        else:
            found.append(plain(f"{coal}({place.coal_import.cubes})", "dim"))
    if place.distant_port:
        found.append(plain(DISTANT_PORT, "good"))
    if not place.transit:
        found.append(plain(NO_TRANSIT, "warn"))
    return tuple(found)


def space_mark(shown: Shown, space: Space) -> Line:
    """An empty space shows what it takes; a tile its owner, industry, level and cubes."""
    tile = shown.tiles.get(space.id)
    if tile is None:
        return plain(shown.takes(space), "slot")
    owner, industry = tile["owner"], tile["industry"]
    text = f"{SEAT_MARKS[owner]}{shown.short(industry)}{tile['level']}"
    if tile["flipped"]:
        return plain(f"{text}✓", f"seat-{owner}")
    if not tile["resources"]:
        return plain(text, f"tile-{owner}")
    chip = CHIPS[shown.roles[industry]]
    return (Span(text, f"tile-{owner}"), Span(small(tile["resources"]), chip))


def market_mark(shown: Shown, space: MarketSpace) -> Line:
    """The goods that a market tile still takes."""
    found = shown.markets[space.id]
    tile = next(tile for tile in shown.data.market_tiles if tile.id == found["tile"])
    if found["used"]:
        return plain("→✓", "dim")
    if not tile.accepts:
        return plain("→–", "dim")
    goods = "/".join(shown.resource(goods) for goods in tile.accepts)
    return plain(f"→{goods}", "good")


# Railways and sea lanes -----------------------------------------------------------------------


def railways(shown: Shown) -> list[Edge]:
    at = {place.id: (place.x, place.y) for place in shown.side.locations}
    found = []
    for link in shown.side.links:
        owner = shown.owners.get(link.id)
        mark = Span("") if owner is None else shown.seat_mark(owner)
        ends = tuple(at[end] for end in link.locations)
        found.append(Edge(ends, (link.x, link.y), "open" if owner is None else "built", mark))
    return found


def lanes(shown: Shown) -> list[Edge]:
    """Goods travel along a lane once a port and a ship stand at its ends."""
    at = {space.id: place for place in shown.side.locations for space in place.spaces}
    found = []
    for sea in shown.side.locations:
        for port in sea.lanes:
            here = at[port]
            centre = ((sea.x + here.x) // 2, (sea.y + here.y) // 2)
            sailing = port in shown.tiles and sea.spaces[0].id in shown.tiles
            state = "built" if sailing else "closed"
            found.append(
                Edge(((here.x, here.y), (sea.x, sea.y)), centre, state, Span(LANE, "good"))
            )
    return found


# Legend and table -----------------------------------------------------------------------------


def industry_legend(shown: Shown) -> Line:
    spans: list[Span] = []
    for industry in shown.data.industries:
        spans += [Span("  " if spans else ""), Span(shown.short(industry.id), "strong")]
        spans.append(Span(f" {shown.text(f'industry-{industry.id}')}", "dim"))
    return (*spans, Span(f"  □ {shown.text('sheet-blank')}", "dim"))


def mark_legend(shown: Shown) -> Line:
    """Only the marks that this map has."""
    own: list[Span] = []
    if any(place.lanes for place in shown.side.locations):
        own.append(Span(f"   {LANE} {shown.text('sheet-lane')}", "dim"))
    if not all(place.transit for place in shown.side.locations):
        own.append(Span(f"   {NO_TRANSIT} {shown.text('sheet-no-transit')}", "dim"))
    return (
        Span(f"✓ {shown.text('sheet-flipped')}", "dim"),
        Span(f"   ¹²³ {shown.text('sheet-cubes')}", "dim"),
        Span(f"   → {shown.text('sheet-market')}", "dim"),
        Span(f"   {DISTANT_PORT} {shown.text('sheet-distant-port')}", "dim"),
        *own,
        Span(f"   ⣶ {shown.text('sheet-link-built')}", "dim"),
        Span(f"   ⠠⠠ {shown.text('sheet-link-open')}", "dim"),
    )


def places(shown: Shown) -> Table:
    """The map as a table: what stands in each place, and where its railways lead."""
    rows = [
        ((shown.place_name(place),), joined(marks(shown, place)), ways(shown, place))
        for place in shown.side.locations
    ]
    title = shown.text("sheet-board", map=f"map-{shown.side.id}")
    return Table("board", title, shown.heads("place", "slots", "links"), tuple(rows))


def ways(shown: Shown, place: Location) -> Line:
    """Its neighbours: those with a railway carry its owner's mark, others can be linked."""
    spans: list[Span] = []
    for link in shown.side.links:
        if place.id not in link.locations:
            continue
        other = next(end for end in link.locations if end != place.id)
        text, style = shown.text(f"location-{other}"), "dim"
        owner = shown.owners.get(link.id)
        if owner is not None:
            text, style = f"{SEAT_MARKS[owner]} {text}", f"seat-{owner}"
        spans += [Span(", ")] if spans else []
        spans.append(Span(text, style))
    for other in sailed_to(shown, place):
        spans += [Span(", ")] if spans else []
        spans.append(Span(f"{LANE} {shown.text(f'location-{other}')}", "dim"))
    return tuple(spans)


def sailed_to(shown: Shown, place: Location) -> list[str]:
    """The seas off its ports, or the ports of a sea."""
    spaces = {space.id for space in place.spaces}
    seas = [sea.id for sea in shown.side.locations if spaces.intersection(sea.lanes)]
    ports = [space.location for space in shown.side.spaces if space.id in place.lanes]
    return seas + ports
