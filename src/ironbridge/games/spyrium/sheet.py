"""A view of Spyrium laid out for people: the market with the workers in its gaps, what its cards
do, the events, the players and their quarters.

Everything is taken from a view, so nothing hidden can be shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ironbridge.games.spyrium.board import COLUMNS, GAP_ENDS, GAP_IDS, ROWS, SLOT_IDS
from ironbridge.games.spyrium.effect_text import card_text, effect_text, event_text
from ironbridge.games.spyrium.pieces import Building, Components
from ironbridge.kernel.panels import SEAT_MARKS, Line, Lines, Sheet, Span, Table, plain
from ironbridge.kernel.view_text import ViewText
from ironbridge.kernel.words import Words

WIDTH = 22
"""Letters for the name of a card in the picture of the market."""
GAP = 7
"""Letters between two cards: enough for a worker of every player and a number."""


class Shown(ViewText):
    """A view with everything needed to put it into words."""

    def __init__(
        self, data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
    ) -> None:
        super().__init__(view, words, names)
        self.data = data
        self.cards = {card.id: card for card in data.cards}
        self.events = {event.id: event for event in data.events}
        self.market = {place["slot"]: place for place in view["market"]}

    def seat(self, p: int) -> Line:
        return (Span(f"{SEAT_MARKS[p]} {self.text(f'seat-{p}')}", f"seat-{p}"),)

    def workers(self, gap: str) -> list[Span]:
        """The workers in a gap: the mark of each owner, with a number from two on."""
        return [
            self.piece(entry["owner"], entry["count"])
            for entry in self.view["workers"]
            if entry["gap"] == gap
        ]

    def piece(self, owner: int, count: int) -> Span:
        """Workers of one player who stand together."""
        number = str(count) if count > 1 else ""
        return Span(f"{SEAT_MARKS[owner]}{number}", f"seat-{owner}")


def sheet(
    data: Components, view: Mapping[str, Any], words: Words, names: Mapping[str, str]
) -> Sheet:
    """The whole table, the same for every seat and for spectators."""
    shown = Shown(data, view, words, names)
    laid = (market(shown), cards(shown), events(shown), players(shown), quarters(shown))
    return Sheet(status(shown), laid, meanings={**event_options(shown), **building_uses(shown)})


def status(shown: Shown) -> Line:
    view = shown.view
    parts = [
        shown.text(
            "sheet-round",
            period=f"period-{view['period']}",
            round=view["round"],
            rounds=len(shown.data.periods),
        ),
        shown.text("sheet-tokens-left", tokens=view["tokens"]["stock_size"]),
    ]
    title = Span(shown.text("game-title"), "title")
    return (title, *(Span(f"  ·  {part}") for part in parts))


# The market -----------------------------------------------------------------------------------


def market(shown: Shown) -> Lines:
    """Three rows of cards; between them, and between the rows, the workers."""
    lines: list[Line] = []
    for row in range(ROWS):
        if row:
            lines.append(between_rows(shown, row))
        lines.append(card_row(shown, row))
    return Lines("market", shown.text("sheet-market"), tuple(lines))


def card_row(shown: Shown, row: int) -> Line:
    spans: list[Span] = []
    for column in range(COLUMNS):
        slot = row * COLUMNS + column
        if column:
            spans += in_gap(shown, slot - 1, slot, GAP)
        card = shown.market[SLOT_IDS[slot]]["card"]
        name = shown.text(f"card-{card}") if card else "–"
        spans.append(Span(f"{SLOT_IDS[slot]} ", "dim"))
        spans.append(Span(f"{name[: WIDTH - 3]:<{WIDTH - 3}}", "strong" if card else "dim"))
    return tuple(spans)


def between_rows(shown: Shown, row: int) -> Line:
    spans: list[Span] = []
    for column in range(COLUMNS):
        slot = row * COLUMNS + column
        spans += in_gap(shown, slot - COLUMNS, slot, WIDTH + (GAP if column < COLUMNS - 1 else 0))
    return tuple(spans)


def in_gap(shown: Shown, first: int, second: int, width: int) -> list[Span]:
    """The workers between two places, and room up to the next thing in the line."""
    workers = shown.workers(GAP_IDS[GAP_ENDS.index((first, second))])
    used = sum(len(span.text) for span in workers)
    return [Span(" "), *workers, Span(" " * max(1, width - 1 - used))]


def cards(shown: Shown) -> Table:
    """What the cards of the market cost and do, with their tokens."""
    heads = shown.heads("", "card", "cost", "surcharge", "tokens", "effect")
    rows = []
    for number, slot in enumerate(SLOT_IDS):
        place = shown.market[slot]
        if place["card"] is None:
            continue
        card = shown.cards[place["card"]]
        rows.append(
            (
                plain(slot, "dim"),
                plain(shown.text(f"card-{card.id}"), "strong"),
                plain(shown.money(card.cost)),
                plain(surcharge(shown, shown.view["around"][number]), "dim"),
                plain(" ".join(str(token) for token in place["tokens"]), "chip-0"),
                plain(card_text(card, shown.text)),
            )
        )
    return Table("cards", shown.text("sheet-cards"), heads, tuple(rows), frozenset({2, 3}))


def surcharge(shown: Shown, workers: int) -> str:
    """What one of the workers beside the card would pay for the others; nothing for nobody."""
    return shown.money((workers - 1) * shown.data.worker_cost) if workers else ""


# Events, players, quarters --------------------------------------------------------------------


def events(shown: Shown) -> Lines:
    found = shown.view["events"]
    lines = []
    for key, event, token in (
        ("sheet-event-now", found["current"], found["token"]),
        ("sheet-event-next", found["next"], found["next_token"]),
    ):
        if event is not None:
            name = shown.text(f"eventcard-{event}") + (f" ({token})" if token else "")
            text = event_text(shown.events[event], shown.text)
            lines.append(
                (Span(f"{shown.text(key)}  ", "dim"), Span(name, "strong"), Span(f"  {text}"))
            )
    return Lines("events", shown.text("sheet-events"), tuple(lines))


def event_options(shown: Shown) -> dict[str, str]:
    """What each option of the event of this round does, by the notation of its move."""
    event = shown.view["events"]["current"]
    options = shown.events[event].options if event is not None else ()
    return {
        f"event {number}": f"{shown.text(f'eventcard-{event}')} · {effect_text(option, shown.text)}"
        for number, option in enumerate(options, start=1)
    }


def building_uses(shown: Shown) -> dict[str, str]:
    """What each effect of a building does, by the notation of the moves that use it."""
    found: dict[str, str] = {}
    for card in shown.data.cards:
        for number, effect in enumerate(card.exploit if isinstance(card, Building) else (), 1):
            text = f"{shown.text(f'card-{card.id}')} · {effect_text(effect, shown.text)}"
            found |= {f"{use} {card.id} {number}": text for use in ("exploit", "taylorism")}
    return found


def players(shown: Shown) -> Table:
    heads = shown.heads(
        "", "player", "phase", "money", "spyrium", "points", "residence", "workers", "kept", "event"
    )
    seats = shown.view["seats"]
    order = [(shown.view["first"] + place) % seats for place in range(seats)]
    rows = tuple(player_row(shown, p) for p in order)
    title = shown.text("sheet-players")
    return Table("players", title, heads, rows, frozenset(range(3, 9)))


def player_row(shown: Shown, p: int) -> tuple[Line, ...]:
    player = shown.view["players"][p]
    phase = shown.text("sheet-passed") if player["passed"] else phase_mark(player)
    return (
        plain("►" if p in shown.view["deciders"] else "", "strong"),
        shown.seat(p),
        plain(phase, "dim" if player["passed"] else ""),
        plain(shown.money(player["money"])),
        plain(str(player["spyrium"])),
        plain(str(player["victory_points"]), "strong"),
        plain(str(shown.data.residence_track[player["residence"]])),
        plain(f"{player['active']}/{player['workers']}"),
        plain(str(len(player["tokens"])), "" if player["tokens"] else "dim"),
        plain(shown.text("sheet-used" if player["event_used"] else "sheet-open"), "dim"),
    )


def phase_mark(player: Mapping[str, Any]) -> str:
    return "II" if player["activation"] else "I"


def quarters(shown: Shown) -> Table:
    """The buildings and techniques of each player, tilted ones with a mark, and the workers on
    buildings as in the market."""
    rows = []
    for p, player in enumerate(shown.view["players"]):
        built, known = (owned(shown, p, player[kind]) for kind in ("buildings", "techniques"))
        rows.append((shown.seat(p), built, known))
    heads = shown.heads("player", "buildings", "techniques")
    return Table("quarters", shown.text("sheet-quarters"), heads, tuple(rows))


def owned(shown: Shown, p: int, entries: list[Mapping[str, Any]]) -> Line:
    spans: list[Span] = []
    for entry in entries:
        spans += [Span(", ")] if spans else []
        name = shown.text(f"card-{entry['card']}")
        spans.append(
            Span(f"{name} ↻" if entry["tilted"] else name, "dim" if entry["tilted"] else "")
        )
        if entry.get("workers"):
            spans += [Span(" "), shown.piece(p, entry["workers"])]
    return tuple(spans)
