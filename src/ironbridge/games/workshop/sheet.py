"""A view of Workshop of the World laid out for people: the map, the face-up cards, the demand
diagram, the turn-order track and the players.

Everything is taken from a view, so nothing hidden can be shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ironbridge.games.workshop.pieces import Card, Components, Connection, Town
from ironbridge.games.workshop.shown import CHOSEN, WorkshopShown
from ironbridge.kernel.panels import (
    SEAT_MARKS,
    Edge,
    Line,
    Lines,
    Map,
    Node,
    Panel,
    Sheet,
    Span,
    Table,
    plain,
)
from ironbridge.kernel.words import Words


def sheet(
    data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
) -> Sheet:
    """The whole table as one seat, or a spectator, sees it."""
    shown = WorkshopShown(data, view, words, names)
    laid: list[Panel] = [
        board(shown),
        cards(shown),
        demand(shown),
        track(shown),
        players(shown),
    ]
    if shown.you is not None:
        laid.append(tokens(shown))
    return Sheet(status(shown), tuple(laid), tuple(kind.hex for kind in data.types))


def status(shown: WorkshopShown) -> Line:
    view = shown.view
    parts = [
        shown.text(f"era-{view['era']}"),
        shown.text("sheet-round", round=view["round"], rounds=view["rounds"]),
        shown.text("sheet-deck", cards=view["deck_size"]),
        shown.text("sheet-aside", cards=view["set_aside_size"]),
    ]
    parts += [shown.text(f"option-{name}") for name, on in view["options"].items() if on]
    return (Span(shown.text("game-title"), "title"), *(Span(f"  ·  {part}") for part in parts))


# The map --------------------------------------------------------------------------------------


def board(shown: WorkshopShown) -> Map:
    at = {town.id: (town.x, town.y) for town in shown.data.towns}
    title = shown.text("sheet-board")
    return Map(
        "board",
        title,
        tuple(
            Node(at[town.id], shown.town(town.id), (industries(shown, town),))
            for town in shown.data.towns
        ),
        tuple(edge(shown, line, at) for line in shown.data.connections),
        (type_legend(shown), mark_legend(shown)),
        towns(shown, title),
    )


def industries(shown: WorkshopShown, town: Town) -> Line:
    """A mark for every industry, a point for every one that the town still has room for."""
    found = [Span(SEAT_MARKS[company], f"tile-{company}") for company in shown.standing(town.id)]
    return (*found, Span("·" * (town.value - len(found)), "slot"))


def edge(shown: WorkshopShown, line: Connection, at: Mapping[str, tuple[int, int]]) -> Edge:
    ends = tuple(at[town] for town in line.towns)
    centre = (
        sum(slot.x for slot in line.slots) // len(line.slots),
        sum(slot.y for slot in line.slots) // len(line.slots),
    )
    owner = shown.owners.get(line.id)
    if owner is None:
        return Edge(ends, centre, "open", Span(""))
    return Edge(ends, centre, "built", Span(SEAT_MARKS[owner] * line.links, f"seat-{owner}"))


def type_legend(shown: WorkshopShown) -> Line:
    """The colour of each type of industry."""
    spans: list[Span] = []
    for number, kind in enumerate(shown.data.types):
        spans += [Span("  ")] if spans else []
        spans.append(Span(shown.text(f"type-{kind.id}"), f"region-{number}"))
    return tuple(spans)


def mark_legend(shown: WorkshopShown) -> Line:
    return (
        Span(f"· {shown.text('sheet-room')}", "dim"),
        Span(f"   ⣶ {shown.text('sheet-link-built')}", "dim"),
        Span(f"   ⠠⠠ {shown.text('sheet-link-open')}", "dim"),
    )


def towns(shown: WorkshopShown, title: str) -> Table:
    """The map as a table: what stands in each town, and where its connections lead."""
    rows = tuple(
        (
            (shown.town(town.id),),
            plain(shown.text(f"type-{town.type}"), shown.region(town.type)),
            industries(shown, town),
            connections(shown, town),
        )
        for town in shown.data.towns
    )
    return Table("board", title, shown.heads("town", "type", "industries", "links"), rows)


def connections(shown: WorkshopShown, town: Town) -> Line:
    """Its neighbours, double connections with a 2; those with links carry their owner's mark."""
    spans: list[Span] = []
    for line in shown.data.connections:
        if town.id not in line.towns:
            continue
        other = next(end for end in line.towns if end != town.id)
        name = shown.text(f"town-{other}") + (" ×2" if line.links == 2 else "")
        owner = shown.owners.get(line.id)
        spans += [Span(", ")] if spans else []
        if owner is None:
            spans.append(Span(name, "dim"))
        else:
            spans.append(Span(f"{SEAT_MARKS[owner]} {name}", f"seat-{owner}"))
    return tuple(spans)


# Cards, demand, order -------------------------------------------------------------------------


def cards(shown: WorkshopShown) -> Table:
    """The face-up cards: their towns, what these are worth, and who is there."""
    faces = {card.id: card for card in shown.data.cards}
    rows = tuple(card_row(shown, faces[card]) for card in shown.view["cards"])
    heads = shown.heads("card", "town", "value", "type", "demand", "industries", "free")
    return Table("cards", shown.text("sheet-cards"), heads, rows, frozenset({2, 4, 6}))


def card_row(shown: WorkshopShown, card: Card) -> tuple[Line, ...]:
    first = (plain(card.id, "dim"), plain(shown.text(f"card-{card.id}"), "strong"))
    value = plain(str(card.value))
    if card.town is None:
        return (*first, value)
    town = shown.towns[card.town]
    free = shown.free_connections(town.id)
    return (
        *first,
        value,
        plain(shown.text(f"type-{town.type}"), shown.region(town.type)),
        plain(shown.money(shown.view["demand"][town.type])),
        industries(shown, town),
        plain(str(free) if free else shown.text("sheet-saturated"), "" if free else "warn"),
    )


def demand(shown: WorkshopShown) -> Lines:
    """A row for each type: what every industry of it is paid when the era ends."""
    width = max(len(shown.text(f"type-{kind.id}")) for kind in shown.data.types)
    lines = []
    for number, kind in enumerate(shown.data.types):
        tokens = shown.view["demand"][kind.id]
        lines.append(
            (
                Span(f"{shown.text(f'type-{kind.id}'):<{width}}  ", f"region-{number}"),
                Span("■" * tokens, f"region-{number}"),
                Span(f" {tokens}" if tokens else "0", "strong" if tokens else "dim"),
            )
        )
    return Lines("demand", shown.text("sheet-demand"), tuple(lines))


def track(shown: WorkshopShown) -> Lines:
    """The turn-order track; the company that plays is marked."""
    playing = shown.view["pending"]["phase"] in ("card", "town", "remove", "link")
    spans: list[Span] = []
    for box, colour in enumerate(shown.view["order"]):
        company = shown.company(colour)
        spans += [Span("   ")] if spans else []
        now = playing and box == shown.view["box"]
        spans.append(Span(f"{'► ' if now else ''}{box + 1} ", "strong" if now else "dim"))
        spans.append(
            Span(f"{SEAT_MARKS[company]} {shown.company_name(company)}", f"seat-{company}")
        )
    if not spans:
        spans = [Span(shown.text("list-none"), "dim")]
    return Lines("track", shown.text("sheet-track"), (tuple(spans),))


# Players --------------------------------------------------------------------------------------


def players(shown: WorkshopShown) -> Table:
    heads = shown.heads("", "player", "money", "income", "links", "industries", "tokens", "bid")
    rows = tuple(player_row(shown, p) for p in range(shown.view["seats"]))
    return Table("players", shown.text("sheet-players"), heads, rows, frozenset(range(2, 8)))


def player_row(shown: WorkshopShown, p: int) -> tuple[Line, ...]:
    player = shown.view["players"][p]
    own = [shown.company(colour) for colour in player["companies"]]
    money = "?" if player["money"] is None else shown.money(player["money"])
    bid = "" if player["last_bid"] is None else shown.money(player["last_bid"])
    return (
        plain(mark(shown, p), "strong"),
        shown.seat(p, own),
        plain(money, "" if player["money"] else "dim"),
        plain(str(player["income"])),
        plain(str(shown.link_count(own))),
        plain(str(sum(len(shown.standing_of(company)) for company in own))),
        plain(str(player["token_count"])),
        plain(bid, "dim"),
    )


def mark(shown: WorkshopShown, p: int) -> str:
    """Who decides, and who has made a choice that is still sealed."""
    if p in shown.view["deciders"]:
        return "►"
    return CHOSEN if shown.view["players"][p]["chosen"] else ""


def tokens(shown: WorkshopShown) -> Lines:
    """The tokens of the viewer, and the choice that waits to be opened."""
    own = shown.view["players"][shown.you]
    spans: list[Span] = []
    for kind, count in Counter(own["tokens"]).items():
        spans += [Span("   ")] if spans else []
        spans.append(Span(shown.text(f"type-{kind}"), shown.region(kind)))
        spans += [Span(f" ×{count}", "dim")] if count > 1 else []
    lines: list[Line] = [tuple(spans or [Span(shown.text("list-none"), "dim")])]
    if own["offered"] is not None:
        lines.append(plain(shown.text("sheet-offered", colour=f"colour-{own['offered']}"), "dim"))
    if own["choice"] is not None:
        lines.append(plain(f"{CHOSEN} {shown.choice(own['choice'])}", "strong"))
    return Lines("tokens", shown.text("sheet-tokens"), tuple(lines))
