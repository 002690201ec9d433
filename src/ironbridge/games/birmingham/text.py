"""Brass: Birmingham in words: moves as phrases, the names of places and things from board.toml, and
the panels that show a view in the terminal.

The sentences are in words/*.ftl; what an edited board.toml may rename is made here. Panels are made
from a view, so nothing hidden can be shown. What both Brass games show is in brass/text.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ironbridge.brass import components as brass_components
from ironbridge.brass import text as brass
from ironbridge.brass.text import BrassText, board_names, either
from ironbridge.games.birmingham.board import Board
from ironbridge.games.birmingham.components import Components, Level, Location
from ironbridge.games.birmingham.move_space import (
    BARREL,
    BEER,
    BUILD,
    CARD,
    COAL,
    DEVELOP,
    IRON,
    KIND_NAMES,
    LINK,
    REMOVE,
    SELL,
)
from ironbridge.kernel.move import Move
from ironbridge.kernel.panels import Line, Map, Sheet, Span, Table, joined, plain
from ironbridge.kernel.phrase import Argument, Phrase
from ironbridge.kernel.words import Words

BLANK: Final = {"en": "blank", "fr": "vide"}
SLOT_MOVES: Final = (SELL, COAL, IRON, BEER, REMOVE)


def move_phrase(board: Board, move: Move) -> Phrase:
    """The move as a sentence for people."""
    key = f"move-{KIND_NAMES[move.kind]}"
    args: dict[str, Argument] = {}
    if move.kind == BUILD:
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
    elif move.kind == BARREL:
        args = {"space": f"space-{board.space_ids[move.a]}"}
    return Phrase(key, args)


def names(data: Components, language: str) -> dict[str, str]:
    """What everything is called: "location-stone", "slot-stone_1", "card-stone" ..."""
    industries = {industry.id: industry.name[language] for industry in data.industries}
    found = board_names(data, language)
    for place in data.locations:
        found |= space_names(place, language)
    for tile in data.merchant_tiles:
        bought = either(tile.buys, industries, language) if tile.buys else BLANK[language]
        found[f"merchant-{tile.id}"] = bought
    return found


def space_names(place: Location, language: str) -> dict[str, str]:
    name = place.name[language]
    if len(place.spaces) == 1:
        return {f"space-{place.spaces[0].id}": name}
    return {f"space-{space.id}": f"{name} {n}" for n, space in enumerate(place.spaces, start=1)}


# A view with the words of a language ---------------------------------------------------------


class BirminghamText(BrassText):
    """A view of Birmingham with everything needed to put it into words."""

    data: Components

    def __init__(
        self, data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
    ) -> None:
        super().__init__(data, view, words, names)
        self.spaces: dict[str, Mapping[str, Any]] = {
            merchant["space"]: merchant for merchant in view["merchants"]
        }
        self.sold = {industry.id: industry.sold for industry in data.industries}

    def place_name(self, place: brass_components.Location) -> Span:
        assert isinstance(place, Location)
        if place.kind == "farm_brewery":
            return Span(self.text("sheet-farm"), "dim")
        if place.kind == "merchant":
            name = self.name(f"location-{place.id}").upper()
            return Span(name, "title" if self.spaces_used(place) else "dim")
        return super().place_name(place)

    def marks_beside(self, place: brass_components.Location) -> tuple[Line, ...]:
        assert isinstance(place, Location)
        return tuple(self.merchant_mark(space) for space in self.spaces_used(place))

    def spaces_used(self, place: Location) -> list[str]:
        """The spaces of a place that have a merchant tile."""
        return [space.id for space in place.spaces if self.spaces[space.id]["tile"]]

    def merchant_mark(self, space: str) -> Line:
        """What the merchant buys, and whether the barrel is still there."""
        merchant = self.spaces[space]
        tile = next(tile for tile in self.data.merchant_tiles if tile.id == merchant["tile"])
        if not tile.buys:
            return plain("–", "dim")
        buys = Span("/".join(self.short(industry) for industry in tile.buys), "strong")
        return (buys, Span("◉", "goods-2") if merchant["barrel"] else Span("○", "dim"))

    def cards_beside(self, player: Mapping[str, Any]) -> str:
        """Wild cards are taken openly."""
        return "★" * len(player["wild_cards"])

    def use(self, tile: brass_components.Level) -> str:
        """The cubes or barrels it brings, or the beer its sale takes."""
        assert isinstance(tile, Level)
        if self.sold[tile.industry]:
            return self.text("sheet-needs", barrels=tile.beer)
        cubes = tile.cubes_canal if self.era == "canal" else tile.cubes_rail
        return self.text("sheet-gives", cubes=cubes)

    def level_marks(self, tile: brass_components.Level) -> Line:
        """A lightbulb for tiles that cannot be developed."""
        assert isinstance(tile, Level)
        return () if tile.developable else plain("¤", "warn")


# Panels --------------------------------------------------------------------------------------


def sheet(
    data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
) -> Sheet:
    """The whole table as one seat, or a spectator, sees it."""
    view_text = BirminghamText(data, view, words, names)
    return brass.sheet(view_text, status(view_text), board(view_text), merchants(view_text))


def status(view_text: BirminghamText) -> Line:
    view = view_text.view
    rounds = view_text.data.rounds[view["seats"]]
    parts = [
        view_text.text("sheet-round", round=view["round"], rounds=rounds),
        view_text.text("sheet-deck", cards=view["deck_size"]),
    ]
    return brass.status(view_text, parts)


def board(view_text: BirminghamText) -> Map:
    barrel = (Span("◉", "goods-2"), Span(f" {view_text.text('sheet-barrel')}", "dim"))
    return brass.board(view_text, barrel)


def merchants(view_text: BirminghamText) -> Table:
    rows = []
    for place in view_text.data.locations:
        used = view_text.spaces_used(place)
        if place.bonus is None or not used:
            continue
        marks = joined(view_text.merchant_mark(space) for space in used)
        bonus = view_text.text(f"sheet-bonus-{place.bonus.kind}", amount=place.bonus.amount)
        rows.append((plain(view_text.name(f"location-{place.id}")), marks, plain(bonus)))
    heads = view_text.heads("merchant", "buys", "bonus")
    return Table("merchants", view_text.text("sheet-merchants"), heads, tuple(rows))
