"""The text form of a position, made from its JSON document line by line; `position.py` reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.age_of_industry.dictation import (
    GAP,
    SEAT_FLAGS,
    SEAT_NUMBERS,
    SEAT_PILES,
    inventory_of,
)
from ironbridge.industry.door.inventory import Inventory
from ironbridge.industry.door.writing import pending_lines, pile_lines
from ironbridge.kernel.door.writing import chance_line, counted

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.game import AgeOfIndustry

from ironbridge.kernel.door.writing import Document


def write(document: Document, game: AgeOfIndustry) -> str:
    """Every line that the position needs; only mats that are full and empty things are left out."""
    known = inventory_of(game)
    lines = [
        *course_lines(document, known),
        *player_lines(document, known),
        *board_lines(document, known),
        *pile_lines(document, "deck"),
        chance_line(document),
        *pending_lines(document),
    ]
    return "\n".join(lines) + "\n"


def course_lines(document: Document, known: Inventory) -> list[str]:
    """Seats and map, the round, the order, and whose turn it is."""
    colours = known.colours
    lines = [
        f"seats {document['seats']}",
        f"map {document['options']['map']}",
        f"round {document['round']}",
        "order " + " ".join(colours[p] for p in document["order"]),
    ]
    if document["pending"]["phase"] not in ("interest", "over"):
        colour = colours[document["order"][document["turn"]]]
        lines.append(f"turn {colour}, actions {document['actions_left']}")
    return lines


def player_lines(document: Document, known: Inventory) -> list[str]:
    lines: list[str] = []
    for p, player in enumerate(document["players"]):
        colour = known.colours[p]
        numbers = [f"{word} {player[key]}" for word, key in SEAT_NUMBERS.items()]
        flags = [flag for flag in SEAT_FLAGS if player[flag]]
        lines.append(f"{colour}: " + ", ".join([*numbers, *flags]))
        piles = {pile: counted(player[pile]) for pile in SEAT_PILES}
        lines += [f"{colour}: {pile} {cards}" for pile, cards in piles.items() if cards]
        for industry, whole in known.stacks.items():
            levels = player["mat"][industry]
            if levels != whole:
                left = counted([str(level) for level in levels])
                lines.append(f"{colour}: mat {industry} {left}".rstrip())
    return lines


def board_lines(document: Document, known: Inventory) -> list[str]:
    """Tiles, railways, the demand track, market tiles, imports and the display."""
    track = document["markets"]
    cards = [card or GAP for card in document["display"]]
    return [
        *(tile_line(tile, known) for tile in document["tiles"]),
        *(f"link {link['link']} {known.colours[link['owner']]}" for link in document["links"]),
        f"coal {track['coal']}, iron {track['iron']}",
        *(market_line(space) for space in document["market_tiles"] if space["tile"]),
        *(f"import {found['import']} {found['cubes']}" for found in document["imports"]),
        f"display {counted(cards)}",
    ]


def tile_line(tile: Document, known: Inventory) -> str:
    industry, level = tile["industry"], tile["level"]
    line = f"tile {tile['slot']} {known.colours[tile['owner']]} {industry} {level}"
    if tile["flipped"]:
        line += " flipped"
    elif tile["resources"] != known.cubes[industry, level, ""]:
        line += f" cubes {tile['resources']}"
    return line + (" rebuilt" if tile["rebuilt"] else "")


def market_line(space: Document) -> str:
    return f"market {space['space']} {space['tile']}" + (" used" if space["used"] else "")
