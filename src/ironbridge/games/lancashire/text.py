"""Brass: Lancashire in words: moves as phrases, the names of places and things from board.toml, and
the panels that show a view in the terminal.

The sentences are in words/*.ftl; what an edited board.toml may rename is made here. Panels are made
from a view, so nothing hidden can be shown. What both Brass games show is in brass/text.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ironbridge.brass import components as brass_components
from ironbridge.brass import text as brass
from ironbridge.brass.text import BrassText, board_names
from ironbridge.games.lancashire.board import Board
from ironbridge.games.lancashire.components import Components, Level, LinkSpace, Location
from ironbridge.games.lancashire.move_space import (
    BUILD,
    CARD,
    COAL,
    DEVELOP,
    DOUBLE,
    IRON,
    KIND_NAMES,
    LINK,
    LOAN,
    PORT,
    REMOVE,
    SELL,
)
from ironbridge.kernel.move import Move
from ironbridge.kernel.panels import Line, Lines, Map, Sheet, Span, plain
from ironbridge.kernel.phrase import Argument, Phrase
from ironbridge.kernel.words import Words

SLOT_MOVES: Final = (SELL, COAL, IRON, PORT, REMOVE)


def move_phrase(board: Board, move: Move) -> Phrase:
    """The move as a sentence for people."""
    args: dict[str, Argument] = {}
    if move.kind in (BUILD, DOUBLE):
        args = {
            "industry": f"industry-{board.industry_ids[move.a]}",
            "slot": f"slot-{board.slot_ids[move.b]}",
        }
    elif move.kind in SLOT_MOVES:
        args = {"slot": f"slot-{board.slot_ids[move.a]}"}
    elif move.kind == LINK:
        args = {"link": f"link-{board.link_ids[move.a]}"}
    elif move.kind == DEVELOP:
        args = {"industry": f"industry-{board.industry_ids[move.a]}"}
    elif move.kind == CARD:
        args = {"card": f"card-{board.card_ids[move.a]}"}
    elif move.kind == LOAN:
        args = {"money": board.loan_money[move.a], "levels": board.loan_levels[move.a]}
    return Phrase(f"move-{KIND_NAMES[move.kind]}", args)


def names(data: Components, language: str) -> dict[str, str]:
    """What everything is called: "location-wigan", "slot-wigan_n", "card-wigan" ..."""
    return board_names(data, language)


# A view with the words of a language ---------------------------------------------------------


MARKET_ICON = "⊕"


class LancashireText(BrassText):
    """A view of Lancashire with everything needed to put it into words."""

    data: Components

    def __init__(
        self, data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
    ) -> None:
        super().__init__(data, view, words, names)
        self.community: bool = view["options"]["community"]
        self.roles = {industry.id: industry.role for industry in data.industries}

    # The map in play ----------------------------------------------------------------------

    def places(self) -> tuple[brass_components.Location, ...]:
        return tuple(p for p in self.data.locations if p.community or not self.community)

    def links(self) -> tuple[brass_components.LinkSpace, ...]:
        here = {place.id for place in self.places()}
        return tuple(link for link in self.data.links if here.issuperset(link.locations))

    def usable(self, link: brass_components.LinkSpace) -> bool:
        assert isinstance(link, LinkSpace)
        if self.community:
            return link.community_canal if self.era == "canal" else link.community_rail
        return super().usable(link)

    def markets(self) -> tuple[tuple[str, brass_components.MarketTrack], ...]:
        if self.community:
            return (("coal", self.data.community_coal), ("iron", self.data.community_iron))
        return super().markets()

    def place_name(self, place: brass_components.Location) -> Span:
        """Places without slots stand in capitals, as destinations do."""
        assert isinstance(place, Location)
        if place.kind == "town":
            return super().place_name(place)
        name = self.name(f"location-{place.id}").upper()
        return Span(name, "title" if place.market else "dim")

    def marks_beside(self, place: brass_components.Location) -> tuple[Line, ...]:
        assert isinstance(place, Location)
        return (plain(MARKET_ICON, "good"),) if place.market else ()

    # Tiles --------------------------------------------------------------------------------

    def use(self, tile: brass_components.Level) -> str:
        """The cubes it brings, or how it flips."""
        assert isinstance(tile, Level)
        if tile.cubes:
            return self.text("sheet-gives", cubes=tile.cubes)
        role = self.roles[tile.industry]
        keys = {"port": "sheet-market-icon", "shipyard": "sheet-flips-at-once"}
        return self.text(keys.get(role, "sheet-sold"))


# Panels --------------------------------------------------------------------------------------


def sheet(
    data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
) -> Sheet:
    """The whole table as one seat, or a spectator, sees it."""
    view_text = LancashireText(data, view, words, names)
    return brass.sheet(view_text, status(view_text), board(view_text), distant(view_text))


def status(view_text: LancashireText) -> Line:
    view = view_text.view
    options = view["options"]
    deck = view_text.data.deck(view["seats"], options["classic_deck"], options["community"])
    parts = [
        view_text.text("sheet-round", round=view["round"], rounds=deck.rounds),
        view_text.text("sheet-deck", cards=view["deck_size"]),
    ]
    if view_text.era == "canal" and view["aside_size"]:
        parts.append(view_text.text("sheet-beneath", cards=view["aside_size"]))
    if view_text.era == "rail" and view["deck_tile"] == "rothschild":
        parts.append(view_text.text("sheet-loans-last"))
    if view_text.era == "rail" and view["deck_tile"] == "stephenson":
        parts.append(view_text.text("sheet-loans-over"))
    return brass.status(view_text, parts)


def board(view_text: LancashireText) -> Map:
    icon = (Span(MARKET_ICON, "good"), Span(f" {view_text.text('sheet-market')}", "dim"))
    return brass.board(view_text, icon)


# The distant cotton market --------------------------------------------------------------------


def distant(view_text: LancashireText) -> Lines:
    """The track with its marker, what the next sale would begin from, and the tiles drawn."""
    market = view_text.view["distant_market"]
    track = view_text.data.distant_track
    lines = [track_line(track, market["marker"])]
    if market["marker"] < len(track):
        bonus = track[market["marker"]]
        lines.append(
            plain(
                view_text.text("sheet-distant-open", bonus=bonus, tiles=market["pile_size"]), "dim"
            )
        )
    else:
        lines.append(plain(view_text.text("sheet-distant-closed"), "warn"))
    if market["drawn"]:
        steps = " ".join(f"−{steps}" if steps else "0" for steps in market["drawn"])
        lines.append(plain(view_text.text("sheet-distant-drawn", steps=steps), "dim"))
    return Lines("cotton", view_text.text("sheet-distant"), tuple(lines))


def track_line(track: tuple[int, ...], marker: int) -> Line:
    """Every space with its bonus, the X after them, and the marker on one of them."""
    names = [f"+{bonus}" for bonus in track] + ["X"]
    spans: list[Span] = []
    for place, name in enumerate(names):
        spans += [Span(" ")] if spans else []
        here = place == marker
        spans.append(Span(f"[{name}]" if here else f" {name} ", "strong" if here else "dim"))
    return tuple(spans)
