"""A view of Brass: Birmingham laid out for people: status, players, markets, mats and hand.

Everything is taken from a view, so nothing hidden can be shown. map_sheet.py lays out the map.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ironbridge.games.birmingham import map_sheet
from ironbridge.games.birmingham.pieces import CardKind, Components, Industry, Level, MarketTrack
from ironbridge.games.birmingham.shown import Shown
from ironbridge.kernel.sheet import Line, Lines, Panel, Sheet, Span, Table, plain
from ironbridge.kernel.words import Words


def sheet(
    data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
) -> Sheet:
    """The whole table as one seat, or a spectator, sees it."""
    shown = Shown(data, view, words, names)
    panels: list[Panel] = [
        map_sheet.board(shown),
        players(shown),
        markets(shown),
        merchants(shown),
        mats(shown),
    ]
    if shown.you is not None:
        panels += [own_mat(shown), hand(shown)]
    seats = tuple(shade["hex"] for shade in data.colours)
    regions = tuple(shade["hex"] for shade in data.banners)
    return Sheet(status(shown), tuple(panels), seats, regions)


def status(shown: Shown) -> Line:
    view = shown.view
    rounds = shown.data.rounds[view["seats"]]
    parts = [
        shown.name(f"era-{view['era']}"),
        shown.text("sheet-round", round=view["round"], rounds=rounds),
        shown.text("sheet-deck", cards=view["deck_size"]),
    ]
    if view["options"]["introductory"]:
        parts.append(shown.name("option-introductory"))
    title = Span(shown.name("game-title"), "title")
    return (title, *(Span(f"  ·  {part}") for part in parts))


# Players ------------------------------------------------------------------------------------


def players(shown: Shown) -> Table:
    heads = ["", "player", "money", "income", "points", "spent", "cards", "links-left"]
    rows = [player_row(shown, place, p) for place, p in enumerate(shown.view["order"], start=1)]
    return Table(
        "players",
        shown.text("sheet-players"),
        tuple(Span(shown.text(f"sheet-head-{head}") if head else "") for head in heads),
        tuple(rows),
        frozenset(range(2, len(heads))),
    )


def player_row(shown: Shown, place: int, p: int) -> tuple[Line, ...]:
    player = shown.view["players"][p]
    deciding = p in shown.view["deciders"]
    level = shown.data.income_levels[player["income_space"]]
    wild = "★" * len(player["wild_cards"])
    return (
        plain("►" if deciding else str(place), "strong" if deciding else "dim"),
        shown.seat(p),
        plain(shown.money(player["money"]), "warn" if player["money"] < 0 else ""),
        plain(f"{level:+d}", "warn" if level < 0 else ""),
        plain(str(player["victory_points"]), "strong"),
        plain(shown.money(player["spent"]), "" if player["spent"] else "dim"),
        (Span(str(player["hand_size"])), Span(wild, "good")),
        plain(str(player["links_left"])),
    )


# Markets and merchants ----------------------------------------------------------------------


def markets(shown: Shown) -> Lines:
    lines = []
    for style, (key, track) in enumerate([("coal", shown.data.coal), ("iron", shown.data.iron)]):
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


def merchants(shown: Shown) -> Table:
    heads = ["merchant", "buys", "bonus"]
    rows = []
    for place in shown.data.locations:
        used = [space.id for space in place.spaces if shown.merchant(space.id)["tile"]]
        if place.bonus is None or not used:
            continue
        marks = map_sheet.joined([map_sheet.merchant_mark(shown, space) for space in used])
        bonus = shown.text(f"sheet-bonus-{place.bonus.kind}", amount=place.bonus.amount)
        rows.append((plain(shown.name(f"location-{place.id}")), marks, plain(bonus)))
    return Table(
        "merchants",
        shown.text("sheet-merchants"),
        tuple(Span(shown.text(f"sheet-head-{head}")) for head in heads),
        tuple(rows),
    )


# Mats ---------------------------------------------------------------------------------------


def mats(shown: Shown) -> Table:
    """The next tile of every industry and seat, and how many are left of them all."""
    order = shown.view["order"]
    heads = (Span(shown.text("sheet-head-industry")), *(shown.seat_mark(p) for p in order))
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
        (plain(shown.name(f"industry-{industry.id}")), *next_tile(shown, industry))
        for industry in shown.data.industries
    ]
    return Table(
        "mat",
        shown.text("sheet-mat"),
        tuple(Span(shown.text(f"sheet-head-{head}")) for head in heads),
        tuple(rows),
        frozenset({1, 2, 5, 6}),
    )


def next_tile(shown: Shown, industry: Industry) -> tuple[Line, ...]:
    left = shown.own["mat"][industry.id]
    if not left:
        return (plain("–", "dim"),)
    tile = shown.tile(industry.id, left[0])
    other = "rail" if shown.view["era"] == "canal" else "canal"
    allowed = tile.rail if other == "canal" else tile.canal
    level = Span(str(tile.level), "strong" if allowed else "warn")
    bulb = () if tile.developable else (Span("¤", "warn"),)
    return (
        (*bulb, level),
        plain(f"×{len(left)}", "dim"),
        cost(shown, tile) if allowed else plain(shown.text(f"sheet-only-{other}"), "warn"),
        plain(use(shown, industry, tile), "dim"),
        plain(str(tile.points)),
        plain(f"+{tile.income}"),
    )


def use(shown: Shown, industry: Industry, tile: Level) -> str:
    """The cubes or barrels it brings, or the beer its sale takes."""
    if industry.sold:
        return shown.text("sheet-needs", barrels=tile.beer)
    cubes = tile.cubes_canal if shown.view["era"] == "canal" else tile.cubes_rail
    return shown.text("sheet-gives", cubes=cubes)


def cost(shown: Shown, tile: Level) -> Line:
    """Money, and the cubes by the two letters of the industry that gives them."""
    spans = [Span(shown.money(tile.cost))]
    cubes = {"coal": tile.coal, "iron": tile.iron}
    for industry in shown.data.industries:
        needed = cubes.get(industry.resource or "", 0)
        if needed:
            style = map_sheet.CHIPS[str(industry.resource)]
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
