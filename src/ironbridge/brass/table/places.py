"""The map laid out for people: places with their slots, the links, and the same as a table."""

from __future__ import annotations

from ironbridge.brass.box.pieces import LinkSpace, Location, Slot
from ironbridge.brass.table.shown import Shown
from ironbridge.kernel.panels import SEAT_MARKS, Edge, Line, Map, Node, Span, Table, joined, plain

COUNTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
CHIPS = {"coal": "chip-0", "iron": "chip-1", "beer": "chip-2"}


def board(shown: Shown, own_legend: Line) -> Map:
    """The map; `own_legend` explains the marks that only this game has."""
    at = {place.id: (place.x, place.y) for place in shown.data.locations}
    return Map(
        "board",
        shown.text("sheet-board"),
        tuple(
            Node(at[place.id], shown.place_name(place), marks(shown, place))
            for place in shown.places()
        ),
        tuple(
            edge(shown, link, tuple(at[end] for end in link.locations)) for link in shown.links()
        ),
        (industry_legend(shown), mark_legend(shown, own_legend)),
        towns(shown),
    )


def marks(shown: Shown, place: Location) -> tuple[Line, ...]:
    return (*(slot_mark(shown, slot) for slot in place.slots), *shown.marks_beside(place))


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
    chip = CHIPS[str(shown.industries[industry].resource)]
    return (Span(text, f"tile-{owner}"), Span(COUNTS[tile["resources"]], chip))


def edge(shown: Shown, link: LinkSpace, ends: tuple[tuple[int, int], ...]) -> Edge:
    owner = shown.owners.get(link.id)
    if owner is not None:
        return Edge(ends, (link.x, link.y), "built", shown.seat_mark(owner))
    return Edge(ends, (link.x, link.y), "open" if shown.usable(link) else "closed", Span(""))


# Legend and table ---------------------------------------------------------------------------


def industry_legend(shown: Shown) -> Line:
    spans: list[Span] = []
    for industry in shown.data.industries:
        name = shown.name(f"industry-{industry.id}")
        spans += [Span("  " if spans else ""), Span(shown.short(industry.id), "strong")]
        spans.append(Span(f" {name}", "dim"))
    return tuple(spans)


def mark_legend(shown: Shown, own: Line) -> Line:
    return (
        Span(f"✓ {shown.text('sheet-flipped')}", "dim"),
        Span(f"   ¹²³ {shown.text('sheet-cubes')}", "dim"),
        Span("   "),
        *own,
        Span(f"   ⣶ {shown.text('sheet-link-built')}", "dim"),
        Span(f"   ⠠⠠ {shown.text('sheet-link-open')}", "dim"),
    )


def towns(shown: Shown) -> Table:
    """The map as a table: what stands in each place, and where its links lead."""
    rows = [
        (
            plain(shown.name(f"location-{place.id}"), shown.region(place.id)),
            joined(marks(shown, place)),
            links_of(shown, place),
        )
        for place in shown.places()
    ]
    heads = shown.heads("place", "slots", "links")
    return Table("board", shown.text("sheet-board"), heads, tuple(rows))


def links_of(shown: Shown, place: Location) -> Line:
    """Its neighbours: those with a link carry its owner's mark, others could still be linked."""
    spans: list[Span] = []
    for link in shown.links():
        owner = shown.owners.get(link.id)
        if place.id not in link.locations or (owner is None and not shown.usable(link)):
            continue
        others = [shown.name(f"location-{end}") for end in link.locations if end != place.id]
        text, style = "+".join(others), "dim"
        if owner is not None:
            text, style = f"{SEAT_MARKS[owner]} {text}", f"seat-{owner}"
        spans += [Span(", ")] if spans else []
        spans.append(Span(text, style))
    return tuple(spans)
