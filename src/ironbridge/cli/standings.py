"""The final standings: places, points, and what broke the ties."""

from __future__ import annotations

from rich.console import Console

from ironbridge.cli.messages import Messages
from ironbridge.cli.render import framed, grid
from ironbridge.kernel.panels import SEAT_MARKS, Line, Span, Table, plain
from ironbridge.kernel.record import Record


def show_standings(console: Console, record: Record, messages: Messages) -> None:
    """Best first. Without a final result it says how things stand."""
    result = record.state.result()
    words = record.game.words(messages.language)
    ties = len(result.ties[0]) if result.ties else 0
    heads = ["", messages.say("standings-player"), messages.say("standings-points")]
    keys = [f"tie-{n}" for n in range(ties)]
    heads += [words.text(key) if words.has(key) else "" for key in keys]
    rows = []
    for seat in sorted(range(record.seats), key=lambda seat: result.places[seat]):
        name = record.names[seat] if record.names else words.text(f"seat-{seat}")
        cells: list[Line] = [
            plain(f"{result.places[seat]}.", "strong"),
            plain(f"{SEAT_MARKS[seat]} {name}", f"seat-{seat}"),
            plain(str(result.scores[seat]), "strong"),
            *(plain(str(value), "dim") for value in result.ties[seat]),
        ]
        rows.append(tuple(cells))
    title = messages.say("standings-final" if result.final else "standings-so-far")
    right = frozenset(range(2, len(heads)))
    table = Table("standings", title, tuple(Span(head) for head in heads), tuple(rows), right)
    console.print(framed(grid(table), title, min(console.width, 70)))
