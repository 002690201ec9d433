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
        self.industries: dict[str, Industry] = {
            industry.id: industry for industry in data.industries
        }
        self.levels: dict[tuple[str, int], Level] = {(t.industry, t.level): t for t in data.levels}

    # What a game may show otherwise -------------------------------------------------------

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

    # The view -----------------------------------------------------------------------------

    @property
    def era(self) -> str:
        era: str = self.view["era"]
        return era

    # Words --------------------------------------------------------------------------------

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


def board(shown: BrassText, own_legend: Line) -> Map:
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


def marks(shown: BrassText, place: Location) -> tuple[Line, ...]:
    return (*(slot_mark(shown, slot) for slot in place.slots), *shown.marks_beside(place))


def slot_mark(shown: BrassText, slot: Slot) -> Line:
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


def edge(shown: BrassText, link: LinkSpace, ends: tuple[tuple[int, int], ...]) -> Edge:
    owner = shown.owners.get(link.id)
    if owner is not None:
        return Edge(ends, (link.x, link.y), "built", shown.seat_mark(owner))
    return Edge(ends, (link.x, link.y), "open" if shown.usable(link) else "closed", Span(""))


# Legend and table ---------------------------------------------------------------------------


def industry_legend(shown: BrassText) -> Line:
    spans: list[Span] = []
    for industry in shown.data.industries:
        name = shown.name(f"industry-{industry.id}")
        spans += [Span("  " if spans else ""), Span(shown.short(industry.id), "strong")]
        spans.append(Span(f" {name}", "dim"))
    return tuple(spans)


def mark_legend(shown: BrassText, own: Line) -> Line:
    return (
        Span(f"✓ {shown.text('sheet-flipped')}", "dim"),
        Span(f"   ¹²³ {shown.text('sheet-cubes')}", "dim"),
        Span("   "),
        *own,
        Span(f"   ⣶ {shown.text('sheet-link-built')}", "dim"),
        Span(f"   ⠠⠠ {shown.text('sheet-link-open')}", "dim"),
    )


def towns(shown: BrassText) -> Table:
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


def links_of(shown: BrassText, place: Location) -> Line:
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


# The other panels: players, markets, mats and one's own hand ---------------------------------


def status(shown: BrassText, parts: list[str]) -> Line:
    """The game's title, the era and what else says where the game stands."""
    title = Span(shown.name("game-title"), "title")
    era = shown.name(f"era-{shown.era}")
    on = [shown.name(f"option-{name}") for name, value in shown.view["options"].items() if value]
    return (title, *(Span(f"  ·  {part}") for part in [era, *parts, *on]))


# Players ------------------------------------------------------------------------------------


def players(shown: BrassText) -> Table:
    heads = ["", "player", "money", "income", "points", "spent", "cards", "links-left"]
    rows = [player_row(shown, place, p) for place, p in enumerate(shown.view["order"], start=1)]
    return Table(
        "players",
        shown.text("sheet-players"),
        shown.heads(*heads),
        tuple(rows),
        frozenset(range(2, len(heads))),
    )


def player_row(shown: BrassText, place: int, p: int) -> tuple[Line, ...]:
    player = shown.view["players"][p]
    deciding = p in shown.view["deciders"]
    level = shown.data.income_levels[player["income_space"]]
    return (
        plain("►" if deciding else str(place), "strong" if deciding else "dim"),
        shown.seat(p),
        plain(shown.money(player["money"]), "warn" if player["money"] < 0 else ""),
        plain(f"{level:+d}", "warn" if level < 0 else ""),
        plain(str(player["victory_points"]), "strong"),
        plain(shown.money(player["spent"]), "" if player["spent"] else "dim"),
        (Span(str(player["hand_size"])), Span(shown.cards_beside(player), "good")),
        plain(str(player["links_left"])),
    )


# Markets ------------------------------------------------------------------------------------


def markets(shown: BrassText) -> Lines:
    lines = []
    for style, (key, track) in enumerate(shown.markets()):
        cubes = shown.view["markets"][key]
        name = Span(f"{shown.name(f'resource-{key}'):<8}", "strong")
        lines.append((name, *track_spans(track, cubes, f"goods-{style}")))
        lines.append(plain(" " * 8 + next_price(shown, track, cubes), "dim"))
    return Lines("markets", shown.text("sheet-markets"), tuple(lines))


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


def next_price(shown: BrassText, track: MarketTrack, cubes: int) -> str:
    price = track.prices[len(track.prices) - cubes] if cubes else track.price_when_empty
    return shown.text("sheet-next-price", money=price)


# Mats ---------------------------------------------------------------------------------------


def mats(shown: BrassText) -> Table:
    """The next tile of every industry and seat, and how many are left of them all."""
    order = shown.view["order"]
    heads = (*shown.heads("industry"), *(shown.seat_mark(p) for p in order))
    rows = [
        (
            plain(shown.name(f"industry-{industry.id}")),
            *(stack(shown.view["players"][p]["mat"][industry.id]) for p in order),
        )
        for industry in shown.data.industries
    ]
    right = frozenset(range(1, len(heads)))
    return Table("mats", shown.text("sheet-mats"), heads, tuple(rows), right)


def stack(levels: list[int]) -> Line:
    if not levels:
        return plain("–", "dim")
    return (Span(str(levels[0]), "strong"), Span(f" ×{len(levels)}", "dim"))


def own_mat(shown: BrassText) -> Table:
    """The next tile of every industry of the viewer, with all that is printed on it."""
    heads = ["industry", "level", "left", "cost", "use", "points", "income"]
    rows = [
        (plain(shown.name(f"industry-{industry.id}")), *next_tile(shown, industry.id))
        for industry in shown.data.industries
    ]
    return Table(
        "mat",
        shown.text("sheet-mat"),
        shown.heads(*heads),
        tuple(rows),
        frozenset({1, 2, 5, 6}),
    )


def next_tile(shown: BrassText, industry: str) -> tuple[Line, ...]:
    left = shown.own["mat"][industry]
    if not left:
        return (plain("–", "dim"),)
    tile = shown.levels[industry, left[0]]
    allowed = tile.canal if shown.era == "canal" else tile.rail
    level = Span(str(tile.level), "strong" if allowed else "warn")
    return (
        (*shown.level_marks(tile), level),
        plain(f"×{len(left)}", "dim"),
        cost(shown, tile) if allowed else plain(shown.text(barred(tile)), "warn"),
        plain(shown.use(tile), "dim"),
        plain(str(tile.points)),
        plain(f"+{tile.income}"),
    )


def barred(tile: Level) -> str:
    """Why a tile cannot be built in this era: the key of the text."""
    if tile.canal:
        return "sheet-only-canal"
    return "sheet-only-rail" if tile.rail else "sheet-only-develop"


def cost(shown: BrassText, tile: Level) -> Line:
    """Money, and the cubes by the two letters of the industry that gives them."""
    spans = [Span(shown.money(tile.cost))]
    cubes = {"coal": tile.coal, "iron": tile.iron}
    for industry in shown.data.industries:
        needed = cubes.get(industry.resource or "", 0)
        if needed:
            style = CHIPS[str(industry.resource)]
            spans += [Span(" "), Span(f" {needed} {shown.short(industry.id)} ", style)]
    return tuple(spans)


# The hand -----------------------------------------------------------------------------------


def hand(shown: BrassText) -> Lines:
    kinds = {card.id: card for card in shown.data.cards}
    spans: list[Span] = []
    for card, count in Counter(shown.own["hand"]).items():
        spans += [Span("   ")] if spans else []
        spans.append(Span(shown.name(f"card-{card}"), card_style(shown, kinds[card])))
        spans += [Span(f" ×{count}", "dim")] if count > 1 else []
    if not spans:
        spans = [Span(shown.name("list-none"), "dim")]
    title = shown.text("sheet-hand", cards=len(shown.own["hand"]))
    return Lines("hand", title, (tuple(spans),))


def card_style(shown: BrassText, card: CardKind) -> str:
    if card.kind == "location":
        return shown.region(str(card.location))
    return "strong" if card.kind == "industry" else "good"
