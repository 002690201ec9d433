"""The Brass games in words: what the things of a board are called, and the panels that show a view
in the terminal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from babel.lists import format_list

from ironbridge.brass.components import (
    BrassComponents,
    CardKind,
    Industry,
    Level,
    LinkSpace,
    Location,
    MarketTrack,
    Slot,
)
from ironbridge.kernel.components import link_name
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
    joined,
    plain,
)
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.view_text import ViewText
from ironbridge.kernel.words import LIST_LOCALES, Words


def board_names(data: BrassComponents, language: str) -> dict[str, str]:
    """What every board of the family has: industries, locations, slots, links, and the
    cards that name a place or industries (a wild card has a text of its own)."""
    industries = {industry.id: industry.name[language] for industry in data.industries}
    places = {place.id: place.name[language] for place in data.locations}
    found = {f"industry-{key}": name for key, name in industries.items()}
    found |= {f"location-{key}": name for key, name in places.items()}
    for place in data.locations:
        found |= slot_names(places[place.id], place.slots, industries, language)
    for link in data.links:
        found[f"link-{link.id}"] = link_name(link.locations, places)
    for card in data.cards:
        if card.location is not None:
            found[f"card-{card.id}"] = places[card.location]
        elif card.kind == "industry":
            found[f"card-{card.id}"] = either(card.industries, industries, language)
    return found


def slot_names(
    place: str, slots: Sequence[Slot], industries: Mapping[str, str], language: str
) -> dict[str, str]:
    """The town and what the slot takes; a number where two slots of a town take the same."""
    found = {}
    for number, slot in enumerate(slots, start=1):
        name = place
        if ambiguous(slot, slots):
            name += f" {number}"
        if len(slots) > 1:
            name += f" ({either(slot.industries, industries, language).lower()})"
        found[f"slot-{slot.id}"] = name
    return found


def ambiguous(slot: Slot, slots: Sequence[Slot]) -> bool:
    return sum(set(other.industries) == set(slot.industries) for other in slots) > 1


def either(keys: Sequence[str], called: Mapping[str, str], language: str) -> str:
    return format_list([called[key] for key in keys], style="or", locale=LIST_LOCALES[language])


# A view with the words of a language ---------------------------------------------------------


class BrassText(ViewText):
    """A view with everything needed to put it into words."""

    def __init__(
        self, data: BrassComponents, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
    ) -> None:
        super().__init__(view, words, names)
        self.data: BrassComponents = data
        self.tiles: dict[str, Mapping[str, Any]] = {tile["slot"]: tile for tile in view["tiles"]}
        self.owners: dict[str, int] = {link["link"]: link["owner"] for link in view["links"]}
        self.banners = [banner["id"] for banner in data.banners]
        self.industries: dict[str, Industry] = {each.id: each for each in data.industries}
        self.levels: dict[tuple[str, int], Level] = {(t.industry, t.level): t for t in data.levels}

    # What a game may show differently -------------------------------------------------------

    def places(self) -> tuple[Location, ...]:
        """The locations on the map."""
        return self.data.locations

    def links(self) -> tuple[LinkSpace, ...]:
        """The lines on the map."""
        return self.data.links

    def usable(self, link: LinkSpace) -> bool:
        """Whether a link can be built there in this era."""
        return link.canal if self.era == "canal" else link.rail

    def place_name(self, place: Location) -> Span:
        return Span(self.name(f"location-{place.id}"), self.region(place.id))

    def marks_beside(self, place: Location) -> tuple[Line, ...]:
        """What a location shows besides its slots."""
        return ()

    def markets(self) -> tuple[tuple[str, MarketTrack], ...]:
        return (("coal", self.data.coal), ("iron", self.data.iron))

    def cards_beside(self, player: Mapping[str, Any]) -> str:
        """What is known of a hand besides its size."""
        return ""

    def use(self, tile: Level) -> str:
        """What a tile is good for, in a word or two."""
        return ""

    def level_marks(self, tile: Level) -> Line:
        """What stands before the level of the next tile."""
        return ()

    # The view and its words ---------------------------------------------------------------

    @property
    def era(self) -> str:
        era: str = self.view["era"]
        return era

    def name(self, key: str) -> str:
        return self.words.say(Phrase(key, {}), self.names)

    def seat(self, p: int) -> Line:
        return (self.seat_mark(p), Span(f" {self.name(f'seat-{p}')}", f"seat-{p}"))

    def region(self, place: str) -> str:
        """The style of a town's banner."""
        banner = next(where.banner for where in self.data.locations if where.id == place)
        return "" if banner is None else f"region-{self.banners.index(banner)}"

    def short(self, industry: str) -> str:
        """Two letters for an industry; those of an edited board have none of their own."""
        key = f"short-{industry}"
        return self.name(key) if self.words.has(key) else self.name(f"industry-{industry}")[:2]


# The map: places with their slots, the links, and the same as a table ------------------------


COUNTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
CHIPS = {"coal": "chip-0", "iron": "chip-1", "beer": "chip-2"}


def board(view_text: BrassText, own_legend: Line) -> Map:
    """The map; `own_legend` explains the marks that only this game has."""
    at = {place.id: (place.x, place.y) for place in view_text.data.locations}
    return Map(
        "board",
        view_text.text("sheet-board"),
        tuple(
            Node(at[place.id], view_text.place_name(place), marks(view_text, place))
            for place in view_text.places()
        ),
        tuple(
            edge(view_text, link, tuple(at[end] for end in link.locations))
            for link in view_text.links()
        ),
        (industry_legend(view_text), mark_legend(view_text, own_legend)),
        towns(view_text),
    )


def marks(view_text: BrassText, place: Location) -> tuple[Line, ...]:
    return (*(slot_mark(view_text, slot) for slot in place.slots), *view_text.marks_beside(place))


def slot_mark(view_text: BrassText, slot: Slot) -> Line:
    """An empty slot shows what it takes; a tile its owner, industry, level and cubes."""
    tile = view_text.tiles.get(slot.id)
    if tile is None:
        return plain("/".join(view_text.short(industry) for industry in slot.industries), "slot")
    owner, industry = tile["owner"], tile["industry"]
    text = f"{SEAT_MARKS[owner]}{view_text.short(industry)}{tile['level']}"
    if tile["flipped"]:
        return plain(f"{text}✓", f"seat-{owner}")
    if not tile["resources"]:
        return plain(text, f"tile-{owner}")
    chip = CHIPS[str(view_text.industries[industry].resource)]
    return (Span(text, f"tile-{owner}"), Span(COUNTS[tile["resources"]], chip))


def edge(view_text: BrassText, link: LinkSpace, ends: tuple[tuple[int, int], ...]) -> Edge:
    owner = view_text.owners.get(link.id)
    if owner is not None:
        return Edge(ends, (link.x, link.y), "built", view_text.seat_mark(owner))
    return Edge(ends, (link.x, link.y), "open" if view_text.usable(link) else "closed", Span(""))


def industry_legend(view_text: BrassText) -> Line:
    spans: list[Span] = []
    for industry in view_text.data.industries:
        name = view_text.name(f"industry-{industry.id}")
        spans += [Span("  " if spans else ""), Span(view_text.short(industry.id), "strong")]
        spans.append(Span(f" {name}", "dim"))
    return tuple(spans)


def mark_legend(view_text: BrassText, own: Line) -> Line:
    return (
        Span(f"✓ {view_text.text('sheet-flipped')}", "dim"),
        Span(f"   ¹²³ {view_text.text('sheet-cubes')}", "dim"),
        Span("   "),
        *own,
        Span(f"   ⣶ {view_text.text('sheet-link-built')}", "dim"),
        Span(f"   ⠠⠠ {view_text.text('sheet-link-open')}", "dim"),
    )


def towns(view_text: BrassText) -> Table:
    """The map as a table: what stands in each place, and where its links lead."""
    rows = [
        (
            plain(view_text.name(f"location-{place.id}"), view_text.region(place.id)),
            joined(marks(view_text, place)),
            links_of(view_text, place),
        )
        for place in view_text.places()
    ]
    heads = view_text.heads("place", "slots", "links")
    return Table("board", view_text.text("sheet-board"), heads, tuple(rows))


def links_of(view_text: BrassText, place: Location) -> Line:
    """Its neighbours: those with a link carry its owner's mark, others could still be linked."""
    spans: list[Span] = []
    for link in view_text.links():
        owner = view_text.owners.get(link.id)
        if place.id not in link.locations or (owner is None and not view_text.usable(link)):
            continue
        others = [view_text.name(f"location-{end}") for end in link.locations if end != place.id]
        text, style = "+".join(others), "dim"
        if owner is not None:
            text, style = f"{SEAT_MARKS[owner]} {text}", f"seat-{owner}"
        spans += [Span(", ")] if spans else []
        spans.append(Span(text, style))
    return tuple(spans)


# All panels: the map, players, markets, mats and one's own hand ------------------------------


def sheet(view_text: BrassText, status: Line, board: Map, own: Panel) -> Sheet:
    """The whole table as one seat, or a spectator, sees it; `own` is what only this game has."""
    panels: list[Panel] = [board, players(view_text), markets(view_text), own, mats(view_text)]
    if view_text.you is not None:
        panels += [own_mat(view_text), hand(view_text)]
    regions = tuple(shade["hex"] for shade in view_text.data.banners)
    return Sheet(status, tuple(panels), regions)


def status(view_text: BrassText, parts: list[str]) -> Line:
    """The game's title, the era and what else says where the game stands."""
    title = Span(view_text.name("game-title"), "title")
    era = view_text.name(f"era-{view_text.era}")
    on = [
        view_text.name(f"option-{name}")
        for name, value in view_text.view["options"].items()
        if value
    ]
    return (title, *(Span(f"  ·  {part}") for part in [era, *parts, *on]))


# Players ------------------------------------------------------------------------------------


def players(view_text: BrassText) -> Table:
    heads = ["", "player", "money", "income", "points", "spent", "cards", "links-left"]
    rows = [
        player_row(view_text, place, p) for place, p in enumerate(view_text.view["order"], start=1)
    ]
    return Table(
        "players",
        view_text.text("sheet-players"),
        view_text.heads(*heads),
        tuple(rows),
        frozenset(range(2, len(heads))),
    )


def player_row(view_text: BrassText, place: int, p: int) -> tuple[Line, ...]:
    player = view_text.view["players"][p]
    deciding = p in view_text.view["deciders"]
    level = view_text.data.income_levels[player["income_space"]]
    return (
        plain("►" if deciding else str(place), "strong" if deciding else "dim"),
        view_text.seat(p),
        plain(view_text.money(player["money"]), "warn" if player["money"] < 0 else ""),
        plain(f"{level:+d}", "warn" if level < 0 else ""),
        plain(str(player["victory_points"]), "strong"),
        plain(view_text.money(player["spent"]), "" if player["spent"] else "dim"),
        (Span(str(player["hand_size"])), Span(view_text.cards_beside(player), "good")),
        plain(str(player["links_left"])),
    )


# Markets ------------------------------------------------------------------------------------


def markets(view_text: BrassText) -> Lines:
    lines = []
    for style, (key, track) in enumerate(view_text.markets()):
        cubes = view_text.view["markets"][key]
        name = Span(f"{view_text.name(f'resource-{key}'):<8}", "strong")
        lines.append((name, *track_spans(track, cubes, f"goods-{style}")))
        lines.append(plain(" " * 8 + next_price(view_text, track, cubes), "dim"))
    return Lines("markets", view_text.text("sheet-markets"), tuple(lines))


def track_spans(track: MarketTrack, cubes: int, style: str) -> list[Span]:
    """Each price with its spaces; cubes leave the cheapest spaces first."""
    spans: list[Span] = []
    free = len(track.prices) - cubes
    for i, price in enumerate(track.prices):
        if i == 0 or price != track.prices[i - 1]:
            gap = " " if i else ""
            spans.append(Span(f"{gap}{price}", "dim"))
        spans.append(Span("□", "dim") if i < free else Span("■", style))
    return spans


def next_price(view_text: BrassText, track: MarketTrack, cubes: int) -> str:
    price = track.prices[len(track.prices) - cubes] if cubes else track.price_when_empty
    return view_text.text("sheet-next-price", money=price)


# Mats ---------------------------------------------------------------------------------------


def mats(view_text: BrassText) -> Table:
    """The next tile of every industry and seat, and how many are left of them all."""
    order = view_text.view["order"]
    heads = (*view_text.heads("industry"), *(view_text.seat_mark(p) for p in order))
    rows = [
        (
            plain(view_text.name(f"industry-{industry.id}")),
            *(stack(view_text.view["players"][p]["mat"][industry.id]) for p in order),
        )
        for industry in view_text.data.industries
    ]
    right = frozenset(range(1, len(heads)))
    return Table("mats", view_text.text("sheet-mats"), heads, tuple(rows), right)


def stack(levels: list[int]) -> Line:
    if not levels:
        return plain("–", "dim")
    return (Span(str(levels[0]), "strong"), Span(f" ×{len(levels)}", "dim"))


def own_mat(view_text: BrassText) -> Table:
    """The next tile of every industry of the viewer, with all that is printed on it."""
    heads = ["industry", "level", "left", "cost", "use", "points", "income"]
    rows = [
        (plain(view_text.name(f"industry-{industry.id}")), *next_tile(view_text, industry.id))
        for industry in view_text.data.industries
    ]
    return Table(
        "mat",
        view_text.text("sheet-mat"),
        view_text.heads(*heads),
        tuple(rows),
        frozenset({1, 2, 5, 6}),
    )


def next_tile(view_text: BrassText, industry: str) -> tuple[Line, ...]:
    left = view_text.own["mat"][industry]
    if not left:
        return (plain("–", "dim"),)
    tile = view_text.levels[industry, left[0]]
    allowed = tile.canal if view_text.era == "canal" else tile.rail
    level = Span(str(tile.level), "strong" if allowed else "warn")
    return (
        (*view_text.level_marks(tile), level),
        plain(f"×{len(left)}", "dim"),
        cost(view_text, tile) if allowed else plain(view_text.text(barred(tile)), "warn"),
        plain(view_text.use(tile), "dim"),
        plain(str(tile.points)),
        plain(f"+{tile.income}"),
    )


def barred(tile: Level) -> str:
    """Why a tile cannot be built in this era: the key of the text."""
    if tile.canal:
        return "sheet-only-canal"
    return "sheet-only-rail" if tile.rail else "sheet-only-develop"


def cost(view_text: BrassText, tile: Level) -> Line:
    """Money, and the cubes by the two letters of the industry that gives them."""
    spans = [Span(view_text.money(tile.cost))]
    cubes = {"coal": tile.coal, "iron": tile.iron}
    for industry in view_text.data.industries:
        needed = cubes.get(industry.resource or "", 0)
        if needed:
            style = CHIPS[str(industry.resource)]
            spans += [Span(" "), Span(f" {needed} {view_text.short(industry.id)} ", style)]
    return tuple(spans)


# The hand -----------------------------------------------------------------------------------


def hand(view_text: BrassText) -> Lines:
    kinds = {card.id: card for card in view_text.data.cards}
    spans: list[Span] = []
    for card, count in Counter(view_text.own["hand"]).items():
        spans += [Span("   ")] if spans else []
        spans.append(Span(view_text.name(f"card-{card}"), card_style(view_text, kinds[card])))
        spans += [Span(f" ×{count}", "dim")] if count > 1 else []
    if not spans:
        spans = [Span(view_text.name("list-none"), "dim")]
    title = view_text.text("sheet-hand", cards=len(view_text.own["hand"]))
    return Lines("hand", title, (tuple(spans),))


def card_style(view_text: BrassText, card: CardKind) -> str:
    if card.kind == "location":
        return view_text.region(str(card.location))
    return "strong" if card.kind == "industry" else "good"
