"""Workshop of the World in words: moves as sentences, the names of things from board.toml, and a
view laid out in panels for the terminal: the map, the face-up cards, the demand diagram, the
turn-order track and the players.

The sentences are in words/*.ftl; what an edited board.toml may rename is made here. Panels are made
from a view, so nothing hidden can be shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ironbridge.games.workshop.board import Board
from ironbridge.games.workshop.components import Card, Components, Connection, Town
from ironbridge.games.workshop.move_space import (
    BID,
    BUILD,
    DEMAND,
    KIND_NAMES,
    OFFER,
    PLACE,
    RECOVER,
    REMOVE,
    SWAP,
    TAKE,
)
from ironbridge.kernel.components import link_name, seat_names
from ironbridge.kernel.move import Move
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
from ironbridge.kernel.phrase import Argument, Phrase
from ironbridge.kernel.view_text import ViewText
from ironbridge.kernel.words import Words

CHOSEN = "✓"
"""Stands beside a seat whose sealed choice is in."""


# Moves and names ------------------------------------------------------------------------------


def move_phrase(board: Board, move: Move) -> Phrase:
    """The move as a sentence for people."""
    if move.kind == DEMAND:
        return demand_phrase(board, move)
    args: dict[str, Argument] = {}
    if move.kind in (OFFER, REMOVE):
        args["colour"] = board.colour_name(move.a)
    elif move.kind == BID:
        args["money"] = int(move.a)
    elif move.kind == RECOVER:
        args = {"spaces": int(board.per_pound), "money": 1}
    elif move.kind in (TAKE, SWAP):
        args["card"] = board.card_name(move.a)
    elif move.kind == PLACE:
        args["town"] = board.town_name(move.a)
    elif move.kind == BUILD:
        args["connection"] = board.connection_name(move.a)
    return Phrase(f"move-{KIND_NAMES[move.kind]}", args)


def demand_phrase(board: Board, move: Move) -> Phrase:
    kind = board.type_name(move.a)
    if move.b < 0:
        return Phrase("move-demand", {"type": kind})
    return Phrase("move-demand-two", {"type": kind, "other": board.type_name(move.b)})


def names(data: Components, language: str) -> dict[str, str]:
    """What everything is called: "town-leeds", "card-C13", "colour-red" ..."""
    towns = {town.id: town.name[language] for town in data.towns}
    found = {f"town-{town}": name for town, name in towns.items()}
    found |= {f"type-{kind.id}": kind.name[language] for kind in data.types}
    found |= {f"connection-{line.id}": link_name(line.towns, towns) for line in data.connections}
    found |= {f"card-{card.id}": card_name(data, card, towns, language) for card in data.cards}
    called = seat_names(len(data.colours), language)
    return found | {f"colour-{key}": name for key, name in zip(data.colours, called, strict=True)}


def card_name(data: Components, card: Card, towns: dict[str, str], language: str) -> str:
    """The name of its town; a choice card is called by its value."""
    if card.town is None:
        return f"{data.card_kinds[card.kind][language]} {card.value}"
    return towns[card.town]


# A view in words ------------------------------------------------------------------------------


class WorkshopViewText(ViewText):
    """A view with everything needed to put it into words."""

    def __init__(
        self, data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
    ) -> None:
        super().__init__(view, words, names)
        self.data = data
        self.towns: dict[str, Town] = {town.id: town for town in data.towns}
        self.colours = list(data.colours)
        self.types = [kind.id for kind in data.types]
        self.owners: dict[str, int] = {
            link["connection"]: self.company(link["owner"]) for link in view["links"]
        }

    # Words ------------------------------------------------------------------------------------

    def town(self, town: str) -> Span:
        """Its name in the colour of its industries, with its value."""
        name = f"{self.text(f'town-{town}')} {self.towns[town].value}"
        return Span(name, self.region(self.towns[town].type))

    def region(self, kind: str) -> str:
        """The style of a type of industry."""
        return f"region-{self.types.index(kind)}"

    def seat(self, p: int, companies: list[int]) -> Line:
        """The marks of the companies of a seat, and its name."""
        marks = [Span(SEAT_MARKS[company], f"seat-{company}") for company in companies]
        return (*marks, Span(f" {self.text(f'seat-{p}')}", f"seat-{p}"))

    def company_name(self, company: int) -> str:
        """Who owns it; two players have two companies each, so these go by their colours."""
        if company < self.view["seats"] and len(self.view["players"][0]["companies"]) == 1:
            return self.text(f"seat-{company}")
        return self.text(f"colour-{self.colours[company]}")

    def choice(self, notation: str) -> str:
        """A sealed choice of one's own: a bid, tokens, or none."""
        verb, *what = notation.split()
        if verb == "bid":
            return self.text("move-bid", money=int(what[0]))
        if verb == "keep":
            return self.text("move-keep")
        if len(what) == 1:
            return self.text("move-demand", type=f"type-{what[0]}")
        return self.text("move-demand-two", type=f"type-{what[0]}", other=f"type-{what[1]}")

    # The view ---------------------------------------------------------------------------------

    def company(self, colour: str) -> int:
        return self.colours.index(colour)

    def standing(self, town: str) -> list[int]:
        """The companies whose industries stand in a town, one by one."""
        return [
            self.company(entry["owner"])
            for entry in self.view["industries"]
            if entry["town"] == town
            for _ in range(entry["count"])
        ]

    def standing_of(self, company: int) -> list[str]:
        """The towns of the industries of a company, one by one."""
        return [town for town in self.towns for owner in self.standing(town) if owner == company]

    def link_count(self, companies: list[int]) -> int:
        """The links of some companies; a double connection carries two."""
        return sum(
            line.links for line in self.data.connections if self.owners.get(line.id) in companies
        )

    def free_connections(self, town: str) -> int:
        return sum(
            town in line.towns and line.id not in self.owners for line in self.data.connections
        )


# Panels ---------------------------------------------------------------------------------------


def panels(
    data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
) -> Sheet:
    """The whole table as one seat, or a spectator, sees it."""
    shown = WorkshopViewText(data, view, words, names)
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


def status(shown: WorkshopViewText) -> Line:
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


def board(shown: WorkshopViewText) -> Map:
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


def industries(shown: WorkshopViewText, town: Town) -> Line:
    """A mark for every industry, a point for every one that the town still has room for."""
    found = [Span(SEAT_MARKS[company], f"tile-{company}") for company in shown.standing(town.id)]
    return (*found, Span("·" * (town.value - len(found)), "slot"))


def edge(shown: WorkshopViewText, line: Connection, at: Mapping[str, tuple[int, int]]) -> Edge:
    ends = tuple(at[town] for town in line.towns)
    centre = (
        sum(slot.x for slot in line.slots) // len(line.slots),
        sum(slot.y for slot in line.slots) // len(line.slots),
    )
    owner = shown.owners.get(line.id)
    if owner is None:
        return Edge(ends, centre, "open", Span(""))
    return Edge(ends, centre, "built", Span(SEAT_MARKS[owner] * line.links, f"seat-{owner}"))


def type_legend(shown: WorkshopViewText) -> Line:
    """The colour of each type of industry."""
    spans: list[Span] = []
    for number, kind in enumerate(shown.data.types):
        spans += [Span("  ")] if spans else []
        spans.append(Span(shown.text(f"type-{kind.id}"), f"region-{number}"))
    return tuple(spans)


def mark_legend(shown: WorkshopViewText) -> Line:
    return (
        Span(f"· {shown.text('sheet-room')}", "dim"),
        Span(f"   ⣶ {shown.text('sheet-link-built')}", "dim"),
        Span(f"   ⠠⠠ {shown.text('sheet-link-open')}", "dim"),
    )


def towns(shown: WorkshopViewText, title: str) -> Table:
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


def connections(shown: WorkshopViewText, town: Town) -> Line:
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


def cards(shown: WorkshopViewText) -> Table:
    """The face-up cards: their towns, what these are worth, and who is there."""
    faces = {card.id: card for card in shown.data.cards}
    rows = tuple(card_row(shown, faces[card]) for card in shown.view["cards"])
    heads = shown.heads("card", "town", "value", "type", "demand", "industries", "free")
    return Table("cards", shown.text("sheet-cards"), heads, rows, frozenset({2, 4, 6}))


def card_row(shown: WorkshopViewText, card: Card) -> tuple[Line, ...]:
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


def demand(shown: WorkshopViewText) -> Lines:
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


def track(shown: WorkshopViewText) -> Lines:
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


def players(shown: WorkshopViewText) -> Table:
    heads = shown.heads("", "player", "money", "income", "links", "industries", "tokens", "bid")
    rows = tuple(player_row(shown, p) for p in range(shown.view["seats"]))
    return Table("players", shown.text("sheet-players"), heads, rows, frozenset(range(2, 8)))


def player_row(shown: WorkshopViewText, p: int) -> tuple[Line, ...]:
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


def mark(shown: WorkshopViewText, p: int) -> str:
    """Who decides, and who has made a choice that is still sealed."""
    if p in shown.view["deciders"]:
        return "►"
    return CHOSEN if shown.view["players"][p]["chosen"] else ""


def tokens(shown: WorkshopViewText) -> Lines:
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
