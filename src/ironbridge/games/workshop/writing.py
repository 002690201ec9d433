"""The text form of a position, made from its JSON document line by line; `position.py` reads it."""

from __future__ import annotations

from ironbridge.games.workshop.dictation import PENDING_NAMES, PILES, SEAT_NUMBERS
from ironbridge.kernel.door.writing import Document, chance_line, counted


def write(document: Document, colours: list[str]) -> str:
    """Line by line what `read` reads; nothing is left to defaults."""
    lines = course_lines(document)
    for p, player in enumerate(document["players"]):
        lines += player_lines(colours[p], player)
    lines += board_lines(document)
    lines += pile_lines(document)
    lines.append(chance_line(document))
    return "\n".join([*lines, pending_line(document["pending"])]) + "\n"


def course_lines(document: Document) -> list[str]:
    options = [f", {name}" for name, value in document["options"].items() if value]
    lines = [
        f"seats {document['seats']}" + "".join(options),
        f"era {document['era']}, round {document['round']}",
        " ".join(["order", *document["order"]]),
    ]
    if document["pending"]["phase"] not in ("demand", "bid", "over"):
        lines.append(f"turn {document['order'][document['box']]}")
    return lines


def player_lines(colour: str, player: Document) -> list[str]:
    said = [f"{key} {player[key]}" for key in SEAT_NUMBERS if player[key] is not None]
    said.append(f"tokens {counted(player['tokens'])}".rstrip())
    said += [f"{key} {player[key]}" for key in ("offered", "choice") if player[key] is not None]
    return [f"{colour}: " + ", ".join(said)]


def board_lines(document: Document) -> list[str]:
    tokens = [kind for kind, number in document["demand"].items() for _ in range(number)]
    return [
        *(industry_line(entry) for entry in document["industries"]),
        *(f"link {entry['connection']} {entry['owner']}" for entry in document["links"]),
        f"demand {counted(tokens)}".rstrip(),
    ]


def industry_line(entry: Document) -> str:
    number = f" {entry['count']}" if entry["count"] > 1 else ""
    return f"industry {entry['town']} {entry['owner']}{number}"


def pile_lines(document: Document) -> list[str]:
    names = {"aside": "aside only"}
    return [
        f"{names.get(word, word)} {counted(document[key])}".rstrip() for word, key in PILES.items()
    ]


def pending_line(pending: Document) -> str:
    said = [f"{key} {pending[key]}" for key in PENDING_NAMES if pending[key] is not None]
    return ", ".join([f"pending {pending['phase']}", *said])
