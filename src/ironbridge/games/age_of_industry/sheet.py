"""A view of Age of Industry laid out for people: the map, the players with their loans, the demand
track, the cards on display, mats and the viewer's hand.

Everything is taken from a view, so nothing hidden can be shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ironbridge.brass.components import MarketTrack
from ironbridge.brass.text import track_spans
from ironbridge.games.age_of_industry import places
from ironbridge.games.age_of_industry.pieces import Components, Level
from ironbridge.games.age_of_industry.shown import CHIPS, Shown
from ironbridge.kernel.panels import Line, Lines, Panel, Sheet, Span, Table, plain
from ironbridge.kernel.words import Words


def sheet(
    data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
) -> Sheet:
    """The whole table as one seat, or a spectator, sees it."""
    shown = Shown(data, view, words, names)
    laid: list[Panel] = [
        places.board(shown),
        players(shown),
        demand(shown),
        display(shown),
        mats(shown),
    ]
    if shown.you is not None:
        laid += [own_mat(shown), hand(shown)]
    regions = tuple(shade["hex"] for shade in data.banners)
    return Sheet(status(shown), tuple(laid), regions)


def status(shown: Shown) -> Line:
    parts = [
        shown.text(f"map-{shown.side.id}"),
        shown.text("sheet-round", round=shown.view["round"]),
        shown.text("sheet-deck", cards=shown.view["deck_size"]),
    ]
    title = Span(shown.text("game-title"), "title")
    return (title, *(Span(f"  ·  {part}") for part in parts))


# Players --------------------------------------------------------------------------------------


def players(shown: Shown) -> Table:
    """In the order of play; points as if the game ended now."""
    heads = shown.heads("", "player", "money", "loans", "points", "spent", "cards", "links-left")
    rows = [player_row(shown, place, p) for place, p in enumerate(shown.view["order"], start=1)]
    title = shown.text("sheet-players")
    return Table("players", title, heads, tuple(rows), frozenset(range(2, len(heads))))


def player_row(shown: Shown, place: int, p: int) -> tuple[Line, ...]:
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


# The demand track and the cards ---------------------------------------------------------------


def demand(shown: Shown) -> Lines:
    lines = []
    tracks = (("coal", shown.data.coal), ("iron", shown.data.iron))
    for style, (key, track) in enumerate(tracks):
        cubes = shown.view["markets"][key]
        name = Span(f"{shown.text(f'resource-{key}'):<8}", "strong")
        lines.append((name, *track_spans(track, cubes, f"goods-{style}")))
        lines.append(plain(" " * 8 + next_price(shown, track, cubes), "dim"))
    return Lines("markets", shown.text("sheet-markets"), tuple(lines))


def next_price(shown: Shown, track: MarketTrack, cubes: int) -> str:
    price = track.prices[len(track.prices) - cubes] if cubes else track.price_when_empty
    return shown.text("sheet-next-price", money=price)


def display(shown: Shown) -> Lines:
    """The cards face up, and how many are left in the deck."""
    spans: list[Span] = []
    for card in shown.view["display"]:
        spans += [Span("   ")] if spans else []
        spans.append(Span("–", "dim") if card is None else card_span(shown, card))
    left = plain(shown.text("sheet-deck", cards=shown.view["deck_size"]), "dim")
    return Lines("display", shown.text("sheet-display"), (tuple(spans), left))


def hand(shown: Shown) -> Lines:
    spans: list[Span] = []
    for card, count in Counter(shown.own["hand"]).items():
        spans += [Span("   ")] if spans else []
        spans.append(card_span(shown, card))
        spans += [Span(f" ×{count}", "dim")] if count > 1 else []
    if not spans:
        spans = [Span(shown.text("list-none"), "dim")]
    title = shown.text("sheet-hand", cards=len(shown.own["hand"]))
    return Lines("hand", title, (tuple(spans),))


def card_span(shown: Shown, card: str) -> Span:
    kind = next(kind for kind in shown.data.cards if kind.id == card)
    style = "strong" if kind.colour is None else shown.region(kind.colour)
    return Span(shown.text(f"card-{card}"), style)


# Mats -----------------------------------------------------------------------------------------


def mats(shown: Shown) -> Table:
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


def own_mat(shown: Shown) -> Table:
    """The next tile of every industry of the viewer, with all that is printed on it."""
    heads = shown.heads("industry", "level", "left", "cost", "use", "payout")
    rows = [
        (plain(shown.text(f"industry-{industry.id}")), *next_tile(shown, industry.id))
        for industry in shown.data.industries
    ]
    return Table("mat", shown.text("sheet-mat"), heads, tuple(rows), frozenset({1, 2, 5}))


def next_tile(shown: Shown, industry: str) -> tuple[Line, ...]:
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


def cost(shown: Shown, tile: Level) -> Line:
    """Money, and the cubes by the two letters of the industry that gives them."""
    spans = [Span(shown.money(tile.cost))]
    for resource, needed in (("coal", tile.coal), ("iron", tile.iron)):
        if needed:
            spans += [Span(" "), Span(f" {needed} {shown.resource(resource)} ", CHIPS[resource])]
    return tuple(spans)


def use(shown: Shown, tile: Level) -> str:
    """The cubes it brings, or what it is for."""
    if tile.cubes:
        return shown.text("sheet-gives", cubes=tile.cubes)
    if tile.accepts:
        return shown.text("sheet-takes-" + "-".join(sorted(tile.accepts)))
    return shown.text("sheet-brings" if shown.roles[tile.industry] == "ship" else "sheet-sold")
