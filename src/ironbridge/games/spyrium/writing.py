"""The text form of a position, made from its JSON document line by line; `position.py` reads it."""

from __future__ import annotations

from ironbridge.games.spyrium.dictation import SEAT_FLAGS, SEAT_NUMBERS
from ironbridge.kernel.door.writing import Document, chance_line, counted


def write(document: Document, colours: list[str]) -> str:
    """Line by line what `read` reads; nothing is left to defaults."""
    lines = [
        f"seats {document['seats']}",
        f"round {document['round']}",
        f"first {colours[document['first']]}",
        f"turn {colours[document['turn']]}",
    ]
    for p, player in enumerate(document["players"]):
        lines += player_lines(colours[p], player)
    lines += market_lines(document, colours)
    lines += pile_lines(document)
    lines.append(chance_line(document))
    return "\n".join([*lines, *pending_lines(document["pending"])]) + "\n"


def player_lines(colour: str, player: Document) -> list[str]:
    numbers = [f"{word} {player[key]}" for word, key in SEAT_NUMBERS.items()]
    flags = [flag for flag in SEAT_FLAGS if player[flag]]
    cards = player["buildings"] + player["techniques"]
    piles = {
        "buildings": [entry["card"] for entry in player["buildings"] if not entry["tilted"]],
        "techniques": [entry["card"] for entry in player["techniques"] if not entry["tilted"]],
        "tilted": [tilted(entry) for entry in cards if entry["tilted"]],
        "tokens": player["tokens"],
    }
    bonuses = " ".join(["bonuses", *player["bonuses"]])
    said = [f"{colour}: {name} {counted(pile)}" for name, pile in piles.items() if pile]
    return [f"{colour}: " + ", ".join([*numbers, *flags, bonuses]), *said]


def tilted(entry: Document) -> str:
    """A card, with the workers on it if it is a building: `bld_factory_1_B+2`."""
    workers = entry.get("workers", 0)
    return f"{entry['card']}+{workers}" if workers else str(entry["card"])


def market_lines(document: Document, colours: list[str]) -> list[str]:
    places = [
        " ".join(["market", place["slot"], place["card"], *map(str, place["tokens"])])
        for place in document["market"]
        if place["card"]
    ]
    workers = [
        f"worker {entry['gap']} {colours[entry['owner']]} {entry['count']}"
        for entry in document["workers"]
    ]
    return places + workers


def pile_lines(document: Document) -> list[str]:
    events, tokens = document["events"], document["tokens"]
    lines = [f"deck {period} {counted(cards)}" for period, cards in document["decks"].items()]
    lines.append(f"event {events['current']} {events['token']}")
    if events["next"]:
        lines.append(f"next {events['next']} {events['next_token']}")
    lines += [f"{key} {counted(events[key])}" for key in ("past", "future")]
    lines += [f"{key} {counted(tokens[key])}" for key in ("stock", "discard")]
    return [line.rstrip() for line in lines]


def pending_lines(pending: Document) -> list[str]:
    """The action in progress: the keys of `pending` that are set."""
    if pending["phase"] == "action" and pending["action"] is None:
        return []
    words = {True: "yes", False: "no"}
    line = f"pending {pending['phase']}"
    for key, value in pending.items():
        if key == "lobbying" and value is not None:
            line += f", lobbying {words[value]}"
        elif key != "phase" and value:
            line += f", {key} {value}"
    return [line]
