"""A view of Brass: Lancashire laid out for people. Its own panel is the distant cotton market;
the others are those of the family (brass/table).

Everything is taken from a view, so nothing hidden can be shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ironbridge.brass.table import panels, places
from ironbridge.games.lancashire.pieces import Components
from ironbridge.games.lancashire.shown import MARKET_ICON, LancashireShown
from ironbridge.kernel.panels import Line, Lines, Map, Panel, Sheet, Span, plain
from ironbridge.kernel.words import Words


def sheet(
    data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
) -> Sheet:
    """The whole table as one seat, or a spectator, sees it."""
    shown = LancashireShown(data, view, words, names)
    laid: list[Panel] = [
        board(shown),
        panels.players(shown),
        panels.markets(shown),
        distant(shown),
        panels.mats(shown),
    ]
    if shown.you is not None:
        laid += [panels.own_mat(shown), panels.hand(shown)]
    regions = tuple(shade["hex"] for shade in data.banners)
    return Sheet(status(shown), tuple(laid), regions)


def status(shown: LancashireShown) -> Line:
    view = shown.view
    options = view["options"]
    deck = shown.data.deck(view["seats"], options["classic_deck"], options["community"])
    parts = [
        shown.text("sheet-round", round=view["round"], rounds=deck.rounds),
        shown.text("sheet-deck", cards=view["deck_size"]),
    ]
    if shown.era == "canal" and view["aside_size"]:
        parts.append(shown.text("sheet-beneath", cards=view["aside_size"]))
    if shown.era == "rail" and view["deck_tile"] == "rothschild":
        parts.append(shown.text("sheet-loans-last"))
    if shown.era == "rail" and view["deck_tile"] == "stephenson":
        parts.append(shown.text("sheet-loans-over"))
    return panels.status(shown, parts)


def board(shown: LancashireShown) -> Map:
    icon = (Span(MARKET_ICON, "good"), Span(f" {shown.text('sheet-market')}", "dim"))
    return places.board(shown, icon)


# The distant cotton market --------------------------------------------------------------------


def distant(shown: LancashireShown) -> Lines:
    """The track with its marker, what the next sale would begin from, and the tiles drawn."""
    market = shown.view["distant_market"]
    track = shown.data.distant_track
    lines = [track_line(track, market["marker"])]
    if market["marker"] < len(track):
        bonus = track[market["marker"]]
        lines.append(
            plain(shown.text("sheet-distant-open", bonus=bonus, tiles=market["pile_size"]), "dim")
        )
    else:
        lines.append(plain(shown.text("sheet-distant-closed"), "warn"))
    if market["drawn"]:
        steps = " ".join(f"−{steps}" if steps else "0" for steps in market["drawn"])
        lines.append(plain(shown.text("sheet-distant-drawn", steps=steps), "dim"))
    return Lines("cotton", shown.text("sheet-distant"), tuple(lines))


def track_line(track: tuple[int, ...], marker: int) -> Line:
    """Every space with its bonus, the X behind them, and the marker on one of them."""
    names = [f"+{bonus}" for bonus in track] + ["X"]
    spans: list[Span] = []
    for place, name in enumerate(names):
        spans += [Span(" ")] if spans else []
        here = place == marker
        spans.append(Span(f"[{name}]" if here else f" {name} ", "strong" if here else "dim"))
    return tuple(spans)
