"""The panels that every game of the family shows: players, markets, mats and one's own hand."""

from __future__ import annotations

from collections import Counter

from ironbridge.brass.box.pieces import CardKind, Level, MarketTrack
from ironbridge.brass.table.places import CHIPS
from ironbridge.brass.table.shown import Shown
from ironbridge.kernel.panels import Line, Lines, Span, Table, plain


def status(shown: Shown, parts: list[str]) -> Line:
    """The game's title, the era and what else says where the game stands."""
    title = Span(shown.name("game-title"), "title")
    era = shown.name(f"era-{shown.era}")
    on = [shown.name(f"option-{name}") for name, value in shown.view["options"].items() if value]
    return (title, *(Span(f"  ·  {part}") for part in [era, *parts, *on]))


# Players ------------------------------------------------------------------------------------


def players(shown: Shown) -> Table:
    heads = ["", "player", "money", "income", "points", "spent", "cards", "links-left"]
    rows = [player_row(shown, place, p) for place, p in enumerate(shown.view["order"], start=1)]
    return Table(
        "players",
        shown.text("sheet-players"),
        shown.heads(*heads),
        tuple(rows),
        frozenset(range(2, len(heads))),
    )


def player_row(shown: Shown, place: int, p: int) -> tuple[Line, ...]:
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


def markets(shown: Shown) -> Lines:
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


def next_price(shown: Shown, track: MarketTrack, cubes: int) -> str:
    price = track.prices[len(track.prices) - cubes] if cubes else track.price_when_empty
    return shown.text("sheet-next-price", money=price)


# Mats ---------------------------------------------------------------------------------------


def mats(shown: Shown) -> Table:
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


def own_mat(shown: Shown) -> Table:
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


def next_tile(shown: Shown, industry: str) -> tuple[Line, ...]:
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


def cost(shown: Shown, tile: Level) -> Line:
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


def hand(shown: Shown) -> Lines:
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


def card_style(shown: Shown, card: CardKind) -> str:
    if card.kind == "location":
        return shown.region(str(card.location))
    return "strong" if card.kind == "industry" else "good"
