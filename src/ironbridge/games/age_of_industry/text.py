"""Moves as phrases, and the names of places and things from board.toml.

The sentences are in words/names.*.ftl; what an edited board.toml may rename is made here.
"""

from __future__ import annotations

from typing import Final

from ironbridge.games.age_of_industry.board import Board
from ironbridge.games.age_of_industry.components import Components, GameMap, Location
from ironbridge.games.age_of_industry.move_space import (
    BUILD,
    CARD,
    COAL,
    COMBINE,
    DEVELOP,
    DRAW,
    IRON,
    KIND_NAMES,
    LINK,
    MARKET,
    PORT,
    REPAY,
    SELL,
)
from ironbridge.kernel.components import capitalised, link_name
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Argument, Phrase

SLOT_MOVES: Final = (SELL, COAL, IRON, PORT)


def move_phrase(board: Board, move: Move) -> Phrase:
    """The move as a sentence for people. `board`: that of the move's map."""
    key = f"move-{KIND_NAMES[move.kind]}"
    args: dict[str, Argument] = {}
    if move.kind in (BUILD, COMBINE):
        args = {
            "industry": f"industry-{board.industry_ids[move.a]}",
            "slot": f"slot-{board.slot_ids[move.b]}",
        }
    elif move.kind == COAL and move.a >= board.slots:
        sea = board.slot_location[board.import_ship[move.a - board.slots]]
        args = {
            "import": f"import-{board.source_ids[move.a]}",
            "location": f"location-{board.location_ids[sea]}",
        }
        key += "-import"
    elif move.kind in SLOT_MOVES:
        args = {"slot": f"slot-{board.slot_ids[move.a]}"}
    elif move.kind == LINK:
        args = {"link": f"link-{board.link_ids[move.a]}"}
    elif move.kind == MARKET:
        place = board.location_ids[board.market_location[move.a]]
        args = {"market": f"market-{board.market_ids[move.a]}", "location": f"location-{place}"}
    elif move.kind == DEVELOP:
        industry = board.industry_ids[board.kind_industry[move.a]]
        args = {"industry": f"industry-{industry}", "level": int(board.kind_level[move.a])}
    elif move.kind == DRAW and move.a < 0:
        key += "-deck"
    elif move.kind in (CARD, DRAW):
        args = {"card": f"card-{board.card_ids[move.a]}"}
    elif move.kind == REPAY:
        args = {"money": int(board.loan_money)}
    return Phrase(key, args)


def names(data: Components, language: str) -> dict[str, str]:
    """What everything is called: "location-berlin", "slot-berlin-1", "card-brown" ..."""
    industries = {industry.id: industry.name[language] for industry in data.industries}
    banners = {banner.id: banner.en if language == "en" else banner.fr for banner in data.banners}
    found = {f"industry-{key}": name for key, name in industries.items()}
    found |= {f"markettile-{tile.id}": tile.name[language] for tile in data.market_tiles}
    for card in data.cards:
        if card.industry is not None:
            found[f"card-{card.id}"] = industries[card.industry]
        else:
            found[f"card-{card.id}"] = capitalised(banners[str(card.colour)])
    takes = {
        kind.id: industries[kind.industries[0]].lower()
        for kind in data.space_kinds
        if len(kind.industries) == 1
    }
    for side in data.maps:
        found[f"map-{side.id}"] = side.name[language]
        found |= map_names(side, takes, language)
    return found


def map_names(side: GameMap, takes: dict[str, str], language: str) -> dict[str, str]:
    """The places of one map and what lies in them. `takes`: the industry of a space's symbol."""
    places = {place.id: place.name[language] for place in side.locations}
    found = {f"location-{key}": name for key, name in places.items()}
    for place in side.locations:
        found |= slot_names(place, places[place.id], takes)
        for number, market in enumerate(place.markets, start=1):
            name = places[place.id] + (f" {number}" if len(place.markets) > 1 else "")
            found[f"market-{market.id}"] = name
        if place.coal_import is not None:
            found[f"import-{place.coal_import.id}"] = places[place.id]
    for link in side.links:
        found[f"link-{link.id}"] = link_name(link.locations, places)
    return found


def slot_names(place: Location, called: str, takes: dict[str, str]) -> dict[str, str]:
    """The location, a number where it has several spaces, and what a space with a symbol takes."""
    found = {}
    several = len(place.spaces) > 1
    for number, space in enumerate(place.spaces, start=1):
        name = f"{called} {number}" if several else called
        if several and space.kind in takes:
            name += f" ({takes[space.kind]})"
        found[f"slot-{space.id}"] = name
    return found
