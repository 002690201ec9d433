"""A view of Age of Industry laid out in panels for the terminal: the map, the players with their
loans, the demand track, the cards on display, mats and the viewer's hand.

Everything is taken from a view, so nothing hidden can be shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ironbridge.brass.components import MarketTrack
from ironbridge.brass.text import CHIPS, track_spans
from ironbridge.games.age_of_industry.components import (
    Components,
    Level,
    Location,
    MarketSpace,
    Space,
)
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
from ironbridge.kernel.view_text import ViewText
from ironbridge.kernel.words import Words

SMALL_DIGITS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
DISTANT_PORT = "⚓"
LANE = "≈"
NO_TRANSIT = "⊘"


def small(count: int) -> str:
    """A number in small digits."""
    return str(count).translate(SMALL_DIGITS)


class AgeViewText(ViewText):
    """A view with everything needed to put it into words."""

    def __init__(
        self, data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
    ) -> None:
        super().__init__(view, words, names)
        self.data = data
        self.side = next(side for side in data.maps if side.id == view["options"]["map"])
        self.tiles: dict[str, Mapping[str, Any]] = {tile["slot"]: tile for tile in view["tiles"]}
        self.owners: dict[str, int] = {link["link"]: link["owner"] for link in view["links"]}
        self.imports: dict[str, int] = {
            found["import"]: found["cubes"] for found in view["imports"]
        }
        self.markets: dict[str, Mapping[str, Any]] = {
            found["space"]: found for found in view["market_tiles"]
        }
        self.roles = {industry.id: industry.role for industry in data.industries}
        self.levels = {(tile.industry, tile.level): tile for tile in data.levels}
        self.banners = [banner.id for banner in data.banners]

    # Words ------------------------------------------------------------------------------------

    def seat(self, p: int) -> Line:
        return (self.seat_mark(p), Span(f" {self.text(f'seat-{p}')}", f"seat-{p}"))

    def short(self, industry: str) -> str:
        """Two letters for an industry; those of an edited board have none of their own."""
        key = f"short-{industry}"
        return self.text(key) if self.words.has(key) else self.text(f"industry-{industry}")[:2]

    def resource(self, resource: str) -> str:
        """The two letters of the industry that gives it."""
        found = next(industry for industry, role in self.roles.items() if role == resource)
        return self.short(found)

    def region(self, colour: str | None) -> str:
        """The style of a colour of locations."""
        return "" if colour is None else f"region-{self.banners.index(colour)}"

    # Places -----------------------------------------------------------------------------------

    def place_name(self, place: Location) -> Span:
        """Places without spaces stand in capitals, as destinations do; villages are dim."""
        name = self.text(f"location-{place.id}")
        if place.kind == "village":
            return Span(name, "dim")
        if place.kind == "foreign":
            return Span(name.upper(), "title")
        return Span(name, self.region(place.colour))

    def takes(self, space: Space) -> str:
        """What is printed on a space."""
        kind = next(kind for kind in self.data.space_kinds if kind.id == space.kind)
        return "□" if len(kind.industries) > 1 else self.short(kind.industries[0])


# The whole table -----------------------------------------------------------------------------


def sheet(
    data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
) -> Sheet:
    """The whole table as one seat, or a spectator, sees it."""
    shown = AgeViewText(data, view, words, names)
    laid: list[Panel] = [
        board(shown),
        players(shown),
        demand(shown),
        display(shown),
        mats(shown),
    ]
    if shown.you is not None:
        laid += [own_mat(shown), hand(shown)]
    regions = tuple(banner.hex for banner in data.banners)
    return Sheet(status(shown), tuple(laid), regions)


def status(shown: AgeViewText) -> Line:
    parts = [
        shown.text(f"map-{shown.side.id}"),
        shown.text("sheet-round", round=shown.view["round"]),
        shown.text("sheet-deck", cards=shown.view["deck_size"]),
    ]
    title = Span(shown.text("game-title"), "title")
    return (title, *(Span(f"  ·  {part}") for part in parts))


# The map -------------------------------------------------------------------------------------


def board(shown: AgeViewText) -> Map:
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


# What stands in a location -------------------------------------------------------------------


def marks(shown: AgeViewText, place: Location) -> tuple[Line, ...]:
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


def space_mark(shown: AgeViewText, space: Space) -> Line:
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


def market_mark(shown: AgeViewText, space: MarketSpace) -> Line:
    """The goods that a market tile still takes."""
    found = shown.markets[space.id]
    tile = next(tile for tile in shown.data.market_tiles if tile.id == found["tile"])
    if found["used"]:
        return plain("→✓", "dim")
    if not tile.accepts:
        return plain("→–", "dim")
    goods = "/".join(shown.resource(goods) for goods in tile.accepts)
    return plain(f"→{goods}", "good")


# Railways and sea lanes ----------------------------------------------------------------------


def railways(shown: AgeViewText) -> list[Edge]:
    at = {place.id: (place.x, place.y) for place in shown.side.locations}
    found = []
    for link in shown.side.links:
        owner = shown.owners.get(link.id)
        mark = Span("") if owner is None else shown.seat_mark(owner)
        ends = tuple(at[end] for end in link.locations)
        found.append(Edge(ends, (link.x, link.y), "open" if owner is None else "built", mark))
    return found


def lanes(shown: AgeViewText) -> list[Edge]:
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


# Legend and table ----------------------------------------------------------------------------


def industry_legend(shown: AgeViewText) -> Line:
    spans: list[Span] = []
    for industry in shown.data.industries:
        spans += [Span("  " if spans else ""), Span(shown.short(industry.id), "strong")]
        spans.append(Span(f" {shown.text(f'industry-{industry.id}')}", "dim"))
    return (*spans, Span(f"  □ {shown.text('sheet-blank')}", "dim"))


def mark_legend(shown: AgeViewText) -> Line:
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


def places(shown: AgeViewText) -> Table:
    """The map as a table: what stands in each place, and where its railways lead."""
    rows = [
        ((shown.place_name(place),), joined(marks(shown, place)), ways(shown, place))
        for place in shown.side.locations
    ]
    title = shown.text("sheet-board", map=f"map-{shown.side.id}")
    return Table("board", title, shown.heads("place", "slots", "links"), tuple(rows))


def ways(shown: AgeViewText, place: Location) -> Line:
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


def sailed_to(shown: AgeViewText, place: Location) -> list[str]:
    """The seas off its ports, or the ports of a sea."""
    spaces = {space.id for space in place.spaces}
    seas = [sea.id for sea in shown.side.locations if spaces.intersection(sea.lanes)]
    ports = [space.location for space in shown.side.spaces if space.id in place.lanes]
    return seas + ports


# Players -------------------------------------------------------------------------------------


def players(shown: AgeViewText) -> Table:
    """In the order of play; points as if the game ended now."""
    heads = shown.heads("", "player", "money", "loans", "points", "spent", "cards", "links-left")
    rows = [player_row(shown, place, p) for place, p in enumerate(shown.view["order"], start=1)]
    title = shown.text("sheet-players")
    return Table("players", title, heads, tuple(rows), frozenset(range(2, len(heads))))


def player_row(shown: AgeViewText, place: int, p: int) -> tuple[Line, ...]:
    player = shown.view["players"][p]
    deciding = p in shown.view["deciders"]
    return (
        plain("►" if deciding else str(place), "strong" if deciding else "dim"),
        shown.seat(p),
        plain(shown.money(player["money"])),
        plain(str(player["loans"]), "warn" if player["loans"] else "dim"),
        plain(str(shown.view["result"]["scores"][p]), "strong"),
        plain(shown.money(player["spent"]), "" if player["spent"] else "dim"),
        plain(str(player["hand_size"])),
        plain(str(player["rails_left"])),
    )


# The demand track and the cards --------------------------------------------------------------


def demand(shown: AgeViewText) -> Lines:
    lines = []
    tracks = (("coal", shown.data.coal), ("iron", shown.data.iron))
    for style, (key, track) in enumerate(tracks):
        cubes = shown.view["markets"][key]
        name = Span(f"{shown.text(f'resource-{key}'):<8}", "strong")
        lines.append((name, *track_spans(track, cubes, f"goods-{style}")))
        lines.append(plain(" " * 8 + next_price(shown, track, cubes), "dim"))
    return Lines("markets", shown.text("sheet-markets"), tuple(lines))


def next_price(shown: AgeViewText, track: MarketTrack, cubes: int) -> str:
    price = track.prices[len(track.prices) - cubes] if cubes else track.price_when_empty
    return shown.text("sheet-next-price", money=price)


def display(shown: AgeViewText) -> Lines:
    """The cards face up, and how many are left in the deck."""
    spans: list[Span] = []
    for card in shown.view["display"]:
        spans += [Span("   ")] if spans else []
        spans.append(Span("–", "dim") if card is None else card_span(shown, card))
    left = plain(shown.text("sheet-deck", cards=shown.view["deck_size"]), "dim")
    return Lines("display", shown.text("sheet-display"), (tuple(spans), left))


def hand(shown: AgeViewText) -> Lines:
    spans: list[Span] = []
    for card, count in Counter(shown.own["hand"]).items():
        spans += [Span("   ")] if spans else []
        spans.append(card_span(shown, card))
        spans += [Span(f" ×{count}", "dim")] if count > 1 else []
    if not spans:
        spans = [Span(shown.text("list-none"), "dim")]
    title = shown.text("sheet-hand", cards=len(shown.own["hand"]))
    return Lines("hand", title, (tuple(spans),))


def card_span(shown: AgeViewText, card: str) -> Span:
    kind = next(kind for kind in shown.data.cards if kind.id == card)
    style = "strong" if kind.colour is None else shown.region(kind.colour)
    return Span(shown.text(f"card-{card}"), style)


# Mats ----------------------------------------------------------------------------------------


def mats(shown: AgeViewText) -> Table:
    """The next tile of every industry and seat, and how many are left of them all."""
    order = shown.view["order"]
    heads = (*shown.heads("industry"), *(shown.seat_mark(p) for p in order))
    rows = [
        (
            plain(shown.text(f"industry-{industry.id}")),
            *(stack(shown.view["players"][p]["mat"][industry.id]) for p in order),
        )
        for industry in shown.data.industries
    ]
    right = frozenset(range(1, len(heads)))
    return Table("mats", shown.text("sheet-mats"), heads, tuple(rows), right)


def stack(levels: list[int]) -> Line:
    if not levels:
        return plain("–", "dim")
    lowest = Span(str(levels[0]), "strong" if levels[0] else "warn")
    return (lowest, Span(f" ×{len(levels)}", "dim"))


def own_mat(shown: AgeViewText) -> Table:
    """The next tile of every industry of the viewer, with all that is printed on it."""
    heads = shown.heads("industry", "level", "left", "cost", "use", "payout")
    rows = [
        (plain(shown.text(f"industry-{industry.id}")), *next_tile(shown, industry.id))
        for industry in shown.data.industries
    ]
    return Table("mat", shown.text("sheet-mat"), heads, tuple(rows), frozenset({1, 2, 5}))


def next_tile(shown: AgeViewText, industry: str) -> tuple[Line, ...]:
    left = shown.own["mat"][industry]
    if not left:
        return (plain("–", "dim"),)
    tile = shown.levels[industry, left[0]]
    count = plain(f"×{len(left)}", "dim")
    if tile.level == 0:
        return (plain("0", "warn"), count, plain(shown.text("sheet-only-develop"), "warn"))
    return (
        plain(str(tile.level), "strong"),
        count,
        cost(shown, tile),
        plain(use(shown, tile), "dim"),
        plain(shown.money(tile.payout)),
    )


def cost(shown: AgeViewText, tile: Level) -> Line:
    """Money, and the cubes by the two letters of the industry that gives them."""
    spans = [Span(shown.money(tile.cost))]
    for resource, needed in (("coal", tile.coal), ("iron", tile.iron)):
        if needed:
            spans += [Span(" "), Span(f" {needed} {shown.resource(resource)} ", CHIPS[resource])]
    return tuple(spans)


def use(shown: AgeViewText, tile: Level) -> str:
    """The cubes it brings, or what it is for."""
    if tile.cubes:
        return shown.text("sheet-gives", cubes=tile.cubes)
    if tile.accepts:
        return shown.text("sheet-takes-" + "-".join(sorted(tile.accepts)))
    return shown.text("sheet-brings" if shown.roles[tile.industry] == "ship" else "sheet-sold")
