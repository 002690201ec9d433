"""Spyrium in words: moves as sentences, the names of things, what cards do in a line, and a view in
panels for the terminal.

The sentences are in words/*.ftl; what an edited board.toml may rename is made here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, cast

from ironbridge.games.spyrium.board import (
    COLUMNS,
    GAP_ENDS,
    GAP_IDS,
    ROWS,
    SLOT_IDS,
    VALUES,
    Board,
    card_id,
    gap_id,
    slot_id,
)
from ironbridge.games.spyrium.components import (
    Building,
    Card,
    Character,
    Components,
    Effect,
    Event,
    Technique,
)
from ironbridge.games.spyrium.documents import BuildingJson, PlayerJson, TechniqueJson, ViewJson
from ironbridge.games.spyrium.move_space import (
    ACTIVATE,
    BONUS,
    EVENT,
    EXPLOIT,
    KIND_NAMES,
    MONEY,
    PLACE,
    REPLACE,
    TAYLORISM,
    TOKEN,
    VALUE,
    WITHDRAW,
)
from ironbridge.kernel.move import Move
from ironbridge.kernel.panels import SEAT_MARKS, Line, Lines, Sheet, Span, Table, plain
from ironbridge.kernel.phrase import Argument, Phrase
from ironbridge.kernel.view_text import ViewText
from ironbridge.kernel.words import Words

GAP_MOVES: Final = (PLACE, MONEY, WITHDRAW, ACTIVATE)
CARD_MOVES: Final = (EXPLOIT, TAYLORISM, REPLACE)
WIDTH: Final = 22
"""Letters for the name of a card in the picture of the market."""
GAP: Final = 7
"""Letters between two cards: enough for a worker of every player and a number."""

Say: TypeAlias = Callable[..., str]
"""Gives the text of an id with its arguments."""


# Moves, and what things are called ------------------------------------------------------------


def move_phrase(board: Board, move: Move) -> Phrase:
    """The move as a sentence for people."""
    args: dict[str, Argument] = {}
    if move.kind in GAP_MOVES:
        args["gap"] = gap_id(move.a)
    if move.kind in (MONEY, ACTIVATE):
        args["slot"] = slot_id(move.b)
    if move.kind in CARD_MOVES:
        args["card"] = card_id(board, move.a)
    if move.kind in (EXPLOIT, TAYLORISM):
        args["effect"] = int(move.b) + 1
    if move.kind == REPLACE:
        args["tilted"] = int(move.b)
    if move.kind == EVENT:
        # What this option of the event in force does: see `event_options`.
        args["effect"] = f"eventeffect-{move.a + 1}"
    if move.kind in (TOKEN, VALUE):
        args["value"] = int(move.a)
    if move.kind == BONUS:
        return bonus_phrase(board, move)
    return Phrase(f"move-{KIND_NAMES[move.kind]}", args)


def bonus_phrase(board: Board, move: Move) -> Phrase:
    if move.a == 0:
        return Phrase("move-bonus-worker", {"workers": int(board.bonus_workers)})
    return Phrase("move-bonus-money", {"money": int(board.bonus_money)})


def names(data: Components, language: str) -> dict[str, str]:
    """What everything is called: "card-bld_mine_1_A", "eventcard-event_recruit" ..."""
    found = {f"card-{card.id}": card_name(data, card, language) for card in data.cards}
    found |= {f"eventcard-{event.id}": event.name[language] for event in data.events}
    found |= {f"slot-{name}": name for name in SLOT_IDS}
    found |= {f"gap-{name}": name for name in GAP_IDS}
    found |= {f"token-{value}": str(value) for value in range(1, VALUES)}
    return found


def card_name(data: Components, card: Card, language: str) -> str:
    """The name of its kind, with a number where buildings of one kind do different things."""
    name = data.kinds[card.kind][language]
    if not isinstance(card, Building):
        return name
    faces: list[object] = []
    for other in data.buildings:
        if other.kind == card.kind and what_it_does(other) not in faces:
            faces.append(what_it_does(other))
    return name if len(faces) == 1 else f"{name} {faces.index(what_it_does(card)) + 1}"


def what_it_does(card: Building) -> object:
    return card.symbols, card.built, card.exploit


# What a card does in a line of words: "1 worker + 2 Spyrium → 6 VP" ---------------------------


def card_text(card: Card, say: Say) -> str:
    """The effect of a character, the effects of a building, the advantage of a technique."""
    if isinstance(card, Character):
        return effect_text(card.effect, say)
    if isinstance(card, Technique):
        return say(f"ability-{card.kind}", amount=card.amount)
    assert isinstance(card, Building)
    texts = [say("sheet-points", points=card.points)]
    on_build = effect_text(card.built, say)
    if on_build:
        texts.append(f"{say('sheet-built')} {on_build}")
    used = [effect_text(effect, say) for effect in card.exploit]
    if used:
        texts.append(" / ".join(used))
    return " · ".join(texts)


def event_text(event: Event, say: Say) -> str:
    return " / ".join(effect_text(option, say) for option in event.options)


def effect_text(effect: Effect, say: Say) -> str:
    """What it takes, an arrow, what it brings; empty for an effect that does nothing."""
    takes = " + ".join(costs(effect, say))
    brings = " + ".join(gains(effect, say))
    return f"{takes} → {brings}" if takes else brings


def costs(effect: Effect, say: Say) -> list[str]:
    found = []
    if effect.workers:
        found.append(say("part-workers", number=effect.workers))
    if effect.pay_money:
        found.append(say("part-money", number=effect.pay_money))
    if effect.pay_per_worker:
        found.append(say("part-per-worker", number=effect.pay_per_worker))
    if effect.pay_token:
        found.append(say("part-token-money"))
    if effect.pay_spyrium:
        found.append(say("part-spyrium", number=effect.pay_spyrium))
    return found


def gains(effect: Effect, say: Say) -> list[str]:
    numbers = {
        "part-money": effect.money,
        "part-spyrium": effect.spyrium,
        "part-points": effect.points,
        "part-new-workers": effect.new_workers,
    }
    found = [say(key, number=number) for key, number in numbers.items() if number]
    if effect.token:
        found.append(say(f"part-token-{effect.token}"))
    flags = {
        "part-residence": effect.residence,
        "part-reuse": effect.reuse,
        "part-late-worker": effect.late_worker,
    }
    return found + [say(key) for key, there in flags.items() if there]


# Panels: all is taken from a view, so nothing hidden can be shown -----------------------------


class SpyriumText(ViewText):
    """A view with everything needed to put it into words."""

    view: ViewJson

    def __init__(
        self, data: Components, view: ViewJson, words: Words, names: Mapping[str, str]
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
    data: Components, view: Mapping[str, object], words: Words, names: Mapping[str, str]
) -> Sheet:
    """The whole table, the same for every seat and for spectators."""
    view_text = SpyriumText(data, cast(ViewJson, view), words, names)
    laid = (
        market(view_text),
        cards(view_text),
        events(view_text),
        players(view_text),
        quarters(view_text),
    )
    return Sheet(
        status(view_text), laid, meanings={**event_options(view_text), **building_uses(view_text)}
    )


def status(view_text: SpyriumText) -> Line:
    view = view_text.view
    parts = [
        view_text.text(
            "sheet-round",
            period=f"period-{view['period']}",
            round=view["round"],
            rounds=len(view_text.data.periods),
        ),
        view_text.text("sheet-tokens-left", tokens=view["tokens"]["stock_size"]),
    ]
    title = Span(view_text.text("game-title"), "title")
    return (title, *(Span(f"  ·  {part}") for part in parts))


# The market -----------------------------------------------------------------------------------


def market(view_text: SpyriumText) -> Lines:
    """Three rows of cards; between them, and between the rows, the workers."""
    lines: list[Line] = []
    for row in range(ROWS):
        if row:
            lines.append(between_rows(view_text, row))
        lines.append(card_row(view_text, row))
    return Lines("market", view_text.text("sheet-market"), tuple(lines))


def card_row(view_text: SpyriumText, row: int) -> Line:
    spans: list[Span] = []
    for column in range(COLUMNS):
        slot = row * COLUMNS + column
        if column:
            spans += in_gap(view_text, slot - 1, slot, GAP)
        card = view_text.market[SLOT_IDS[slot]]["card"]
        name = view_text.text(f"card-{card}") if card else "–"
        spans.append(Span(f"{SLOT_IDS[slot]} ", "dim"))
        spans.append(Span(f"{name[: WIDTH - 3]:<{WIDTH - 3}}", "strong" if card else "dim"))
    return tuple(spans)


def between_rows(view_text: SpyriumText, row: int) -> Line:
    spans: list[Span] = []
    for column in range(COLUMNS):
        slot = row * COLUMNS + column
        spans += in_gap(
            view_text, slot - COLUMNS, slot, WIDTH + (GAP if column < COLUMNS - 1 else 0)
        )
    return tuple(spans)


def in_gap(view_text: SpyriumText, first: int, second: int, width: int) -> list[Span]:
    """The workers between two places, and room up to the next thing in the line."""
    workers = view_text.workers(GAP_IDS[GAP_ENDS.index((first, second))])
    used = sum(len(span.text) for span in workers)
    return [Span(" "), *workers, Span(" " * max(1, width - 1 - used))]


def cards(view_text: SpyriumText) -> Table:
    """What the cards of the market cost and do, with their tokens."""
    heads = view_text.heads("", "card", "cost", "surcharge", "tokens", "effect")
    rows = []
    for number, slot in enumerate(SLOT_IDS):
        place = view_text.market[slot]
        if place["card"] is None:
            continue
        card = view_text.cards[place["card"]]
        rows.append(
            (
                plain(slot, "dim"),
                plain(view_text.text(f"card-{card.id}"), "strong"),
                plain(view_text.money(card.cost)),
                plain(surcharge(view_text, view_text.view["around"][number]), "dim"),
                plain(" ".join(str(token) for token in place["tokens"]), "chip-0"),
                plain(card_text(card, view_text.text)),
            )
        )
    return Table("cards", view_text.text("sheet-cards"), heads, tuple(rows), frozenset({2, 3}))


def surcharge(view_text: SpyriumText, workers: int) -> str:
    """What one of the workers beside the card would pay for the others; empty without workers."""
    return view_text.money((workers - 1) * view_text.data.worker_cost) if workers else ""


# Events, players, quarters --------------------------------------------------------------------


def events(view_text: SpyriumText) -> Lines:
    found = view_text.view["events"]
    lines = []
    for key, event, token in (
        ("sheet-event-now", found["current"], found["token"]),
        ("sheet-event-next", found["next"], found["next_token"]),
    ):
        if event is not None:
            name = view_text.text(f"eventcard-{event}") + (f" ({token})" if token else "")
            text = event_text(view_text.events[event], view_text.text)
            lines.append(
                (Span(f"{view_text.text(key)}  ", "dim"), Span(name, "strong"), Span(f"  {text}"))
            )
    return Lines("events", view_text.text("sheet-events"), tuple(lines))


def event_options(view_text: SpyriumText) -> dict[str, str]:
    """What each option of the event of this round does, by the notation of its move."""
    event = view_text.view["events"]["current"]
    name = view_text.text(f"eventcard-{event}")
    return {
        f"event {number}": f"{name} · {effect_text(option, view_text.text)}"
        for number, option in enumerate(view_text.events[event].options, start=1)
    }


def building_uses(view_text: SpyriumText) -> dict[str, str]:
    """What each effect of a building does, by the notation of the moves that use it."""
    found: dict[str, str] = {}
    for card in view_text.data.cards:
        for number, effect in enumerate(card.exploit if isinstance(card, Building) else (), 1):
            text = f"{view_text.text(f'card-{card.id}')} · {effect_text(effect, view_text.text)}"
            found |= {f"{use} {card.id} {number}": text for use in ("exploit", "taylorism")}
    return found


def players(view_text: SpyriumText) -> Table:
    heads = view_text.heads(
        "", "player", "phase", "money", "spyrium", "points", "residence", "workers", "kept", "event"
    )
    seats = view_text.view["seats"]
    order = [(view_text.view["first"] + place) % seats for place in range(seats)]
    rows = tuple(player_row(view_text, p) for p in order)
    title = view_text.text("sheet-players")
    return Table("players", title, heads, rows, frozenset(range(3, 9)))


def player_row(view_text: SpyriumText, p: int) -> tuple[Line, ...]:
    player = view_text.view["players"][p]
    phase = view_text.text("sheet-passed") if player["passed"] else phase_mark(player)
    return (
        plain("►" if p in view_text.view["deciders"] else "", "strong"),
        view_text.seat(p),
        plain(phase, "dim" if player["passed"] else ""),
        plain(view_text.money(player["money"])),
        plain(str(player["spyrium"])),
        plain(str(player["victory_points"]), "strong"),
        plain(str(view_text.data.residence_track[player["residence"]])),
        plain(f"{player['active']}/{player['workers']}"),
        plain(str(len(player["tokens"])), "" if player["tokens"] else "dim"),
        plain(view_text.text("sheet-used" if player["event_used"] else "sheet-open"), "dim"),
    )


def phase_mark(player: PlayerJson) -> str:
    return "II" if player["activation"] else "I"


def quarters(view_text: SpyriumText) -> Table:
    """The buildings and techniques of each player, tilted ones with a mark, and the workers on
    buildings as in the market."""
    rows = []
    for p, player in enumerate(view_text.view["players"]):
        built = [building(view_text, p, entry) for entry in player["buildings"]]
        known = [[owned(view_text, entry)] for entry in player["techniques"]]
        rows.append((view_text.seat(p), listed(built), listed(known)))
    heads = view_text.heads("player", "buildings", "techniques")
    return Table("quarters", view_text.text("sheet-quarters"), heads, tuple(rows))


def building(view_text: SpyriumText, p: int, entry: BuildingJson) -> list[Span]:
    name = owned(view_text, entry)
    return [name, Span(" "), view_text.piece(p, entry["workers"])] if entry["workers"] else [name]


def owned(view_text: SpyriumText, entry: TechniqueJson) -> Span:
    name = view_text.text(f"card-{entry['card']}")
    return Span(f"{name} ↻", "dim") if entry["tilted"] else Span(name, "")


def listed(entries: list[list[Span]]) -> Line:
    """With commas between them."""
    spans: list[Span] = []
    for entry in entries:
        spans += [Span(", "), *entry] if spans else entry
    return tuple(spans)
