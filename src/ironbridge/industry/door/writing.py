"""The text form of a position, made from its JSON document line by line: what people write.

`dictation.py` reads the same lines; a game adds those that only it has.
"""

from __future__ import annotations

from collections import Counter

from ironbridge.industry.door.dictation import SEAT_NUMBERS
from ironbridge.industry.door.inventory import Inventory
from ironbridge.kernel.door.writing import Document, counted


def course_lines(document: Document, inventory: Inventory) -> list[str]:
    """Seats and options, era and round, order, and whose turn it is."""
    colours = inventory.colours
    options = [f", {name}" for name, value in document["options"].items() if value]
    lines = [
        f"seats {document['seats']}" + "".join(options),
        f"era {document['era']}, round {document['round']}",
        "order " + " ".join(colours[p] for p in document["order"]),
    ]
    if document["pending"]["phase"] not in ("debt", "over"):
        colour = colours[document["order"][document["turn"]]]
        lines.append(f"turn {colour}, actions {document['actions_left']}")
    return lines


def player_lines(
    document: Document, inventory: Inventory, names: tuple[str, ...] = ()
) -> list[str]:
    """Numbers, piles and `names` (entries that are one id) of every seat."""
    lines: list[str] = []
    for p, player in enumerate(document["players"]):
        colour = inventory.colours[p]
        numbers = [f"{word} {player[key]}" for word, key in SEAT_NUMBERS.items()]
        if not player["owed"]:
            numbers.pop()
        piles = {
            "hand": counted(player["hand"]),
            "discard": counted(player["discard"]),
            **{name: player[name] for name in names},
            "gone": counted(gone(document, inventory, p)),
        }
        lines.append(f"{colour}: " + ", ".join(numbers))
        lines += [f"{colour}: {name} {cards}" for name, cards in piles.items() if cards]
    return lines


def gone(document: Document, inventory: Inventory, p: int) -> list[str]:
    """The industries of the tiles that are neither on the mat of a seat nor on the board."""
    built = Counter(tile["industry"] for tile in document["tiles"] if tile["owner"] == p)
    mat = document["players"][p]["mat"]
    return [
        industry
        for industry, whole in inventory.stacks.items()
        for _ in range(len(whole) - len(mat[industry]) - built[industry])
    ]


def board_lines(document: Document, inventory: Inventory) -> list[str]:
    """Tiles, links and the two markets."""
    markets = document["markets"]
    return [
        *(tile_line(tile, document["era"], inventory) for tile in document["tiles"]),
        *(f"link {link['link']} {inventory.colours[link['owner']]}" for link in document["links"]),
        f"coal {markets['coal']}, iron {markets['iron']}",
    ]


def tile_line(tile: Document, era: str, inventory: Inventory) -> str:
    industry, level = tile["industry"], tile["level"]
    line = f"tile {tile['slot']} {inventory.colours[tile['owner']]} {industry} {level}"
    if tile["flipped"]:
        return line + " flipped"
    if tile["resources"] != inventory.cubes[industry, level, era]:
        return line + f" cubes {tile['resources']}"
    return line


def pile_lines(document: Document, *piles: str) -> list[str]:
    """One line for each pile of this name that holds something."""
    return [f"{pile} {counted(document[pile])}" for pile in piles if document[pile]]


def pending_lines(document: Document) -> list[str]:
    """The action in progress: the keys of `pending` that are set."""
    pending = document["pending"]
    if pending["phase"] == "action":
        return []
    line = f"pending {pending['phase']}"
    for key, value in pending.items():
        if key != "phase" and value:
            line += f", {key}" if value is True else f", {key} {value}"
    return [line]
