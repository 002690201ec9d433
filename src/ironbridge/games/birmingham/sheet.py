"""A view of Brass: Birmingham laid out for people. Its own panel is the merchants'; the others
are those of the family (brass/table).

Everything is taken from a view, so nothing hidden can be shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ironbridge.brass.table import panels, places
from ironbridge.games.birmingham.pieces import Components
from ironbridge.games.birmingham.shown import BirminghamShown
from ironbridge.kernel.panels import Line, Map, Panel, Sheet, Span, Table, joined, plain
from ironbridge.kernel.words import Words


def sheet(
    data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
) -> Sheet:
    """The whole table as one seat, or a spectator, sees it."""
    shown = BirminghamShown(data, view, words, names)
    laid: list[Panel] = [
        board(shown),
        panels.players(shown),
        panels.markets(shown),
        merchants(shown),
        panels.mats(shown),
    ]
    if shown.you is not None:
        laid += [panels.own_mat(shown), panels.hand(shown)]
    regions = tuple(shade["hex"] for shade in data.banners)
    return Sheet(status(shown), tuple(laid), regions)


def status(shown: BirminghamShown) -> Line:
    view = shown.view
    rounds = shown.data.rounds[view["seats"]]
    parts = [
        shown.text("sheet-round", round=view["round"], rounds=rounds),
        shown.text("sheet-deck", cards=view["deck_size"]),
    ]
    return panels.status(shown, parts)


def board(shown: BirminghamShown) -> Map:
    barrel = (Span("◉", "goods-2"), Span(f" {shown.text('sheet-barrel')}", "dim"))
    return places.board(shown, barrel)


def merchants(shown: BirminghamShown) -> Table:
    rows = []
    for place in shown.data.locations:
        used = shown.spaces_used(place)
        if place.bonus is None or not used:
            continue
        marks = joined(shown.merchant_mark(space) for space in used)
        bonus = shown.text(f"sheet-bonus-{place.bonus.kind}", amount=place.bonus.amount)
        rows.append((plain(shown.name(f"location-{place.id}")), marks, plain(bonus)))
    heads = shown.heads("merchant", "buys", "bonus")
    return Table("merchants", shown.text("sheet-merchants"), heads, tuple(rows))
