"""The map of Brass: Birmingham laid out for people: places with their slots, and the links."""

from __future__ import annotations

from ironbridge.games.birmingham.pieces import LinkSpace, Location, Slot
from ironbridge.games.birmingham.shown import Shown
from ironbridge.kernel.sheet import SEAT_MARKS, Edge, Line, Map, Node, Span, Table, plain

COUNTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
CHIPS = {"coal": "chip-0", "iron": "chip-1", "beer": "chip-2"}


def board(shown: Shown) -> Map:
    return Map(
        "board",
        shown.text("sheet-board"),
        tuple(node(shown, place) for place in shown.data.locations),
        tuple(edge(shown, link) for link in shown.data.links),
        (industry_legend(shown), mark_legend(shown)),
        towns(shown),
    )


def node(shown: Shown, place: Location) -> Node:
    return Node((place.x, place.y), place_name(shown, place), marks(shown, place))


def place_name(shown: Shown, place: Location) -> Span:
    name = shown.name(f"location-{place.id}")
    if place.kind == "farm_brewery":
        return Span(shown.text("sheet-farm"), "dim")
    if place.kind == "merchant":
        used = any(shown.merchant(space.id)["tile"] for space in place.spaces)
        return Span(name.upper(), "title" if used else "dim")
    return Span(name, shown.region(place.id))


def marks(shown: Shown, place: Location) -> tuple[Line, ...]:
    slots = [slot_mark(shown, slot) for slot in place.slots]
    used = [space.id for space in place.spaces if shown.merchant(space.id)["tile"]]
    return (*slots, *(merchant_mark(shown, space) for space in used))


def slot_mark(shown: Shown, slot: Slot) -> Line:
    """An empty slot shows what it takes; a tile its owner, industry, level and cubes."""
    tile = shown.tiles.get(slot.id)
    if tile is None:
        return plain("/".join(shown.short(industry) for industry in slot.industries), "slot")
    owner, industry = tile["owner"], tile["industry"]
    text = f"{SEAT_MARKS[owner]}{shown.short(industry)}{tile['level']}"
    if tile["flipped"]:
        return plain(f"{text}✓", f"seat-{owner}")
    if not tile["resources"]:
        return plain(text, f"tile-{owner}")
    kind = next(kind for kind in shown.data.industries if kind.id == industry)
    count = Span(COUNTS[tile["resources"]], CHIPS[kind.resource or "beer"])
    return (Span(text, f"tile-{owner}"), count)


def merchant_mark(shown: Shown, space: str) -> Line:
    """What the merchant buys, and whether the barrel is still there."""
    merchant = shown.merchant(space)
    tile = next(tile for tile in shown.data.merchant_tiles if tile.id == merchant["tile"])
    if not tile.buys:
        return plain("–", "dim")
    buys = Span("/".join(shown.short(industry) for industry in tile.buys), "strong")
    return (buys, Span("◉", "goods-2") if merchant["barrel"] else Span("○", "dim"))


def edge(shown: Shown, link: LinkSpace) -> Edge:
    ends = tuple((shown.places[end].x, shown.places[end].y) for end in link.locations)
    owner = shown.owners.get(link.id)
    if owner is not None:
        return Edge(ends, (link.x, link.y), "built", shown.seat_mark(owner))
    usable = link.canal if shown.view["era"] == "canal" else link.rail
    return Edge(ends, (link.x, link.y), "open" if usable else "closed", Span(""))


# Legend and table ---------------------------------------------------------------------------


def industry_legend(shown: Shown) -> Line:
    spans: list[Span] = []
    for industry in shown.data.industries:
        name = shown.name(f"industry-{industry.id}")
        spans += [Span("  " if spans else ""), Span(shown.short(industry.id), "strong")]
        spans.append(Span(f" {name}", "dim"))
    return tuple(spans)


def mark_legend(shown: Shown) -> Line:
    return (
        Span(f"✓ {shown.text('sheet-flipped')}", "dim"),
        Span(f"   ¹²³ {shown.text('sheet-cubes')}", "dim"),
        Span("   "),
        Span("◉", "goods-2"),
        Span(f" {shown.text('sheet-barrel')}", "dim"),
        Span(f"   ⣶ {shown.text('sheet-link-built')}", "dim"),
        Span(f"   ⠠⠠ {shown.text('sheet-link-open')}", "dim"),
    )


def towns(shown: Shown) -> Table:
    """The map as a table: what stands in each place, and where its links lead."""
    heads = ("place", "slots", "links")
    rows = [
        (
            plain(shown.name(f"location-{place.id}"), shown.region(place.id)),
            joined(marks(shown, place)),
            links_of(shown, place),
        )
        for place in shown.data.locations
    ]
    titles = tuple(Span(shown.text(f"sheet-head-{head}")) for head in heads)
    return Table("board", shown.text("sheet-board"), titles, tuple(rows))


def links_of(shown: Shown, place: Location) -> Line:
    """Its neighbours: those with a link carry its owner's mark, others could still be linked."""
    spans: list[Span] = []
    for link in shown.data.links:
        owner = shown.owners.get(link.id)
        usable = link.canal if shown.view["era"] == "canal" else link.rail
        if place.id not in link.locations or (owner is None and not usable):
            continue
        others = [shown.name(f"location-{end}") for end in link.locations if end != place.id]
        text, style = "+".join(others), "dim"
        if owner is not None:
            text, style = f"{SEAT_MARKS[owner]} {text}", f"seat-{owner}"
        spans += [Span(", ")] if spans else []
        spans.append(Span(text, style))
    return tuple(spans)


def joined(lines: tuple[Line, ...] | list[Line]) -> Line:
    """Marks one after the other, with a space between."""
    spans: list[Span] = []
    for line in lines:
        spans += [Span(" ")] if spans else []
        spans += line
    return tuple(spans)
