"""What Spyrium is played with, as board.toml describes it: cards, events, tokens, numbers.

Ids, lists and numbers only. `component_reader.py` reads them, `board.py` turns them into the tables
that the rules read quickly.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from ironbridge.kernel.bits import CAPACITY
from ironbridge.kernel.components import Provenance, check_colours
from ironbridge.kernel.errors import FormatError

GAME: Final = "spyrium"

Period: TypeAlias = Literal["A", "B", "C"]
Token: TypeAlias = Literal["", "money", "spyrium", "points"]
"""What the value of a token is gained in; "" where none is used for that."""
Guessed: TypeAlias = Literal["cost", "points", "period", "count"]
"""The values of a card that may be reconstructed."""
Ability: TypeAlias = Literal[
    "automation", "lobbying", "taylorism", "capitalization", "crane", "engineering", "commerce"
]
"""The rules know a technique by its kind."""
Measure: TypeAlias = Literal[
    "money", "spyrium", "workers", "buildings", "tokens", "residence", "factories"
]
"""What a technique counts at the end of the game."""


@dataclass(frozen=True)
class Effect:
    """What one use of a card costs and brings, the same form for every kind of card.

    `workers` are the active workers that work for it, `pay_...` what goes to the bank on top of
    any price: pounds, pounds for each worker owned, the token's value in pounds, crystals.
    `token` is the resource (money, spyrium or points) gained by the value of the token, "" for
    none; `money`, `spyrium`, `points` and `new_workers` are gained. `residence` is an action on
    the residence track, `reuse` a second use of a tilted building, `late_worker` a placement in
    Phase II.
    """

    workers: int
    pay_money: int
    pay_per_worker: int
    pay_token: bool
    pay_spyrium: int
    token: Token
    money: int
    spyrium: int
    points: int
    new_workers: int
    residence: bool
    reuse: bool
    late_worker: bool

    @property
    def uses_token(self) -> bool:
        return self.pay_token or self.token != ""


@dataclass(frozen=True)
class Card:
    """A face of the market's cards: `count` copies in the deck of its period, at a printed cost.

    `guessed` names the values that are reconstructed: cost, points, period, count.
    """

    id: str
    kind: str
    period: Period
    count: int
    cost: int
    guessed: tuple[Guessed, ...]


@dataclass(frozen=True)
class Character(Card):
    """It stays in the market when it is called."""

    effect: Effect


@dataclass(frozen=True)
class Building(Card):
    """`built` comes at once; one effect of `exploit` is used at a time, if there is any."""

    points: int
    symbols: tuple[str, ...]
    built: Effect
    exploit: tuple[Effect, ...]


@dataclass(frozen=True)
class Score:
    """A point for every `per` of something one has at the end, at most `most` points."""

    of: Measure
    per: int
    most: int


@dataclass(frozen=True)
class Technique(Card):
    """Its advantage is a rule of its kind; `amount` is the number in that rule, or 0."""

    kind: Ability
    amount: int
    score: Score


@dataclass(frozen=True)
class Event:
    """One of the options is used, once a round by each player."""

    id: str
    name: dict[str, str]
    options: tuple[Effect, ...]

    @property
    def uses_token(self) -> bool:
        return any(option.uses_token for option in self.options)


@dataclass(frozen=True)
class Components:
    """All of it. `periods` is the period of each round; `tokens` the number of tokens of value 1,
    2 and 3; `start_residence` a space of the residence track, whose values are
    `residence_track`; `kinds` what the cards are called."""

    source: str
    seat_counts: tuple[int, ...]
    money: int
    spyrium: int
    workers: int
    reserve: int
    start_residence: int
    periods: tuple[Period, ...]
    rows: int
    columns: int
    tokens: tuple[int, ...]
    residence_track: tuple[int, ...]
    bonus_points: tuple[int, ...]
    bonus_workers: int
    bonus_money: int
    worker_cost: int
    place_cost: int
    symbol_discount: int
    symbols: dict[str, dict[str, str]]
    kinds: dict[str, dict[str, str]]
    characters: tuple[Character, ...]
    buildings: tuple[Building, ...]
    techniques: tuple[Technique, ...]
    events: tuple[Event, ...]
    colours: tuple[str, ...]
    provenance: tuple[Provenance, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every face of the market, in the order of the file."""
        return (*self.characters, *self.buildings, *self.techniques)


# Checks across the sections of the file -------------------------------------------------------


def check(components: Components) -> None:
    """Raise FormatError where two sections of the file do not fit together."""
    check_colours(components.source, components.colours, components.seat_counts)
    check_ids(components)
    check_techniques(components)
    check_decks(components)
    check_events(components)
    check_effects(components)


def check_ids(components: Components) -> None:
    """No id is used twice, and a set of single cards fits into a mask."""
    ids = [card.id for card in components.cards]
    for i, name in enumerate(ids):
        if name in ids[:i]:
            raise FormatError(components.source, name, "this id is there twice")
    cards = sum(card.count for card in components.cards)
    if cards > CAPACITY:
        reason = f"expected at most {CAPACITY} cards in all, found {cards}"
        raise FormatError(components.source, "buildings", reason)


def check_techniques(components: Components) -> None:
    """Every technique is there and has a name, as have the symbols that two of them look for."""
    found = [technique.kind for technique in components.techniques]
    for ability in get_args(Ability):
        if ability not in found:
            reason = f"expected one card of the kind {ability}, found none"
            raise FormatError(components.source, "techniques", reason)
        if ability not in components.kinds:
            raise FormatError(components.source, f"kinds.{ability}", "missing")
    for symbol in ("factory", "mine"):
        if symbol not in components.symbols:
            reason = "missing: a technique looks for this symbol"
            raise FormatError(components.source, f"symbols.{symbol}", reason)


def check_decks(components: Components) -> None:
    """Each round fills the market from the deck of its period."""
    places = components.rows * components.columns
    for period in get_args(Period):
        needed = places * components.periods.count(period)
        found = sum(card.count for card in components.cards if card.period == period)
        if found < needed:
            reason = f"the rounds of period {period} need {needed} cards, it has only {found}"
            raise FormatError(components.source, "rounds.periods", reason)


def check_events(components: Components) -> None:
    """Each round has its event, and in the last one the next event is still visible."""
    needed = len(components.periods) + 1
    if len(components.events) < needed:
        reason = f"expected {needed} events, one more than there are rounds"
        raise FormatError(components.source, "events", reason)


def check_effects(components: Components) -> None:
    """What the rules know only as an effect of events, or of characters, is on no other card."""
    effects = {f"characters.{card.id}.effect": card.effect for card in components.characters}
    effects |= {f"buildings.{card.id}.built": card.built for card in components.buildings}
    for where, effect in effects.items():
        if effect.reuse or effect.late_worker or effect.pay_per_worker:
            raise FormatError(components.source, where, "only an event has such an effect")
    for card in components.buildings:
        if card.built.pay_money or card.built.pay_spyrium or card.built.pay_token:
            reason = "building costs the price of the card and no more"
            raise FormatError(components.source, f"buildings.{card.id}.built.pay", reason)
    for event in components.events:
        for i, option in enumerate(event.options):
            where = f"events.{event.id}.options[{i}]"
            if option.pay_token:
                raise FormatError(components.source, where, "only a character takes such a price")
            if (option.reuse or option.late_worker) and (option.pay_spyrium or option.new_workers):
                reason = "reuse and late_worker go with no price in Spyrium and no new workers"
                raise FormatError(components.source, where, reason)
