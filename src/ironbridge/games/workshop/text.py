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
    view_text = WorkshopViewText(data, view, words, names)
    laid: list[Panel] = [
        board(view_text),
        cards(view_text),
        demand(view_text),
        track(view_text),
        players(view_text),
    ]
    if view_text.you is not None:
        laid.append(tokens(view_text))
    return Sheet(status(view_text), tuple(laid), tuple(kind.hex for kind in data.types))


def status(view_text: WorkshopViewText) -> Line:
    view = view_text.view
    parts = [
        view_text.text(f"era-{view['era']}"),
        view_text.text("sheet-round", round=view["round"], rounds=view["rounds"]),
        view_text.text("sheet-deck", cards=view["deck_size"]),
        view_text.text("sheet-aside", cards=view["set_aside_size"]),
    ]
    parts += [view_text.text(f"option-{name}") for name, on in view["options"].items() if on]
    return (Span(view_text.text("game-title"), "title"), *(Span(f"  ·  {part}") for part in parts))


# The map --------------------------------------------------------------------------------------


def board(view_text: WorkshopViewText) -> Map:
    at = {town.id: (town.x, town.y) for town in view_text.data.towns}
    title = view_text.text("sheet-board")
    return Map(
        "board",
        title,
        tuple(
            Node(at[town.id], view_text.town(town.id), (industries(view_text, town),))
            for town in view_text.data.towns
        ),
        tuple(edge(view_text, line, at) for line in view_text.data.connections),
        (type_legend(view_text), mark_legend(view_text)),
        towns(view_text, title),
    )


def industries(view_text: WorkshopViewText, town: Town) -> Line:
    """A mark for every industry, a point for every one that the town still has room for."""
    found = [
        Span(SEAT_MARKS[company], f"tile-{company}") for company in view_text.standing(town.id)
    ]
    return (*found, Span("·" * (town.value - len(found)), "slot"))


def edge(view_text: WorkshopViewText, line: Connection, at: Mapping[str, tuple[int, int]]) -> Edge:
    ends = tuple(at[town] for town in line.towns)
    centre = (
        sum(slot.x for slot in line.slots) // len(line.slots),
        sum(slot.y for slot in line.slots) // len(line.slots),
    )
    owner = view_text.owners.get(line.id)
    if owner is None:
        return Edge(ends, centre, "open", Span(""))
    return Edge(ends, centre, "built", Span(SEAT_MARKS[owner] * line.links, f"seat-{owner}"))


def type_legend(view_text: WorkshopViewText) -> Line:
    """The colour of each type of industry."""
    spans: list[Span] = []
    for number, kind in enumerate(view_text.data.types):
        spans += [Span("  ")] if spans else []
        spans.append(Span(view_text.text(f"type-{kind.id}"), f"region-{number}"))
    return tuple(spans)


def mark_legend(view_text: WorkshopViewText) -> Line:
    return (
        Span(f"· {view_text.text('sheet-room')}", "dim"),
        Span(f"   ⣶ {view_text.text('sheet-link-built')}", "dim"),
        Span(f"   ⠠⠠ {view_text.text('sheet-link-open')}", "dim"),
    )


def towns(view_text: WorkshopViewText, title: str) -> Table:
    """The map as a table: what stands in each town, and where its connections lead."""
    rows = tuple(
        (
            (view_text.town(town.id),),
            plain(view_text.text(f"type-{town.type}"), view_text.region(town.type)),
            industries(view_text, town),
            connections(view_text, town),
        )
        for town in view_text.data.towns
    )
    return Table("board", title, view_text.heads("town", "type", "industries", "links"), rows)


def connections(view_text: WorkshopViewText, town: Town) -> Line:
    """Its neighbours, double connections with a 2; those with links carry their owner's mark."""
    spans: list[Span] = []
    for line in view_text.data.connections:
        if town.id not in line.towns:
            continue
        other = next(end for end in line.towns if end != town.id)
        name = view_text.text(f"town-{other}") + (" ×2" if line.links == 2 else "")
        owner = view_text.owners.get(line.id)
        spans += [Span(", ")] if spans else []
        if owner is None:
            spans.append(Span(name, "dim"))
        else:
            spans.append(Span(f"{SEAT_MARKS[owner]} {name}", f"seat-{owner}"))
    return tuple(spans)


# Cards, demand, order -------------------------------------------------------------------------


def cards(view_text: WorkshopViewText) -> Table:
    """The face-up cards: their towns, what these are worth, and who is there."""
    faces = {card.id: card for card in view_text.data.cards}
    rows = tuple(card_row(view_text, faces[card]) for card in view_text.view["cards"])
    heads = view_text.heads("card", "town", "value", "type", "demand", "industries", "free")
    return Table("cards", view_text.text("sheet-cards"), heads, rows, frozenset({2, 4, 6}))


def card_row(view_text: WorkshopViewText, card: Card) -> tuple[Line, ...]:
    first = (plain(card.id, "dim"), plain(view_text.text(f"card-{card.id}"), "strong"))
    value = plain(str(card.value))
    if card.town is None:
        return (*first, value)
    town = view_text.towns[card.town]
    free = view_text.free_connections(town.id)
    return (
        *first,
        value,
        plain(view_text.text(f"type-{town.type}"), view_text.region(town.type)),
        plain(view_text.money(view_text.view["demand"][town.type])),
        industries(view_text, town),
        plain(str(free) if free else view_text.text("sheet-saturated"), "" if free else "warn"),
    )


def demand(view_text: WorkshopViewText) -> Lines:
    """A row for each type: what every industry of it is paid when the era ends."""
    width = max(len(view_text.text(f"type-{kind.id}")) for kind in view_text.data.types)
    lines = []
    for number, kind in enumerate(view_text.data.types):
        tokens = view_text.view["demand"][kind.id]
        lines.append(
            (
                Span(f"{view_text.text(f'type-{kind.id}'):<{width}}  ", f"region-{number}"),
                Span("■" * tokens, f"region-{number}"),
                Span(f" {tokens}" if tokens else "0", "strong" if tokens else "dim"),
            )
        )
    return Lines("demand", view_text.text("sheet-demand"), tuple(lines))


def track(view_text: WorkshopViewText) -> Lines:
    """The turn-order track; the company that plays is marked."""
    playing = view_text.view["pending"]["phase"] in ("card", "town", "remove", "link")
    spans: list[Span] = []
    for box, colour in enumerate(view_text.view["order"]):
        company = view_text.company(colour)
        spans += [Span("   ")] if spans else []
        now = playing and box == view_text.view["box"]
        spans.append(Span(f"{'► ' if now else ''}{box + 1} ", "strong" if now else "dim"))
        spans.append(
            Span(f"{SEAT_MARKS[company]} {view_text.company_name(company)}", f"seat-{company}")
        )
    if not spans:
        spans = [Span(view_text.text("list-none"), "dim")]
    return Lines("track", view_text.text("sheet-track"), (tuple(spans),))


# Players --------------------------------------------------------------------------------------


def players(view_text: WorkshopViewText) -> Table:
    heads = view_text.heads("", "player", "money", "income", "links", "industries", "tokens", "bid")
    rows = tuple(player_row(view_text, p) for p in range(view_text.view["seats"]))
    return Table("players", view_text.text("sheet-players"), heads, rows, frozenset(range(2, 8)))


def player_row(view_text: WorkshopViewText, p: int) -> tuple[Line, ...]:
    player = view_text.view["players"][p]
    own = [view_text.company(colour) for colour in player["companies"]]
    money = "?" if player["money"] is None else view_text.money(player["money"])
    bid = "" if player["last_bid"] is None else view_text.money(player["last_bid"])
    return (
        plain(mark(view_text, p), "strong"),
        view_text.seat(p, own),
        plain(money, "" if player["money"] else "dim"),
        plain(str(player["income"])),
        plain(str(view_text.link_count(own))),
        plain(str(sum(len(view_text.standing_of(company)) for company in own))),
        plain(str(player["token_count"])),
        plain(bid, "dim"),
    )


def mark(view_text: WorkshopViewText, p: int) -> str:
    """Who decides, and who has made a choice that is still sealed."""
    if p in view_text.view["deciders"]:
        return "►"
    return CHOSEN if view_text.view["players"][p]["chosen"] else ""


def tokens(view_text: WorkshopViewText) -> Lines:
    """The tokens of the viewer, and the choice that waits to be opened."""
    own = view_text.view["players"][view_text.you]
    spans: list[Span] = []
    for kind, count in Counter(own["tokens"]).items():
        spans += [Span("   ")] if spans else []
        spans.append(Span(view_text.text(f"type-{kind}"), view_text.region(kind)))
        spans += [Span(f" ×{count}", "dim")] if count > 1 else []
    lines: list[Line] = [tuple(spans or [Span(view_text.text("list-none"), "dim")])]
    if own["offered"] is not None:
        lines.append(
            plain(view_text.text("sheet-offered", colour=f"colour-{own['offered']}"), "dim")
        )
    if own["choice"] is not None:
        lines.append(plain(f"{CHOSEN} {view_text.choice(own['choice'])}", "strong"))
    return Lines("tokens", view_text.text("sheet-tokens"), tuple(lines))
