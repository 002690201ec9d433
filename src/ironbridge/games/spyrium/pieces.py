"""What the box of Spyrium holds: the things that components.py reads from board.toml.

Ids, lists and numbers only; the fast tables of the rules (board.py) are made from them.
"""

from dataclasses import dataclass

from ironbridge.kernel.components import Provenance


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
    token: str
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
    period: str
    count: int
    cost: int
    guessed: tuple[str, ...]


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

    of: str
    per: int
    most: int


@dataclass(frozen=True)
class Technique(Card):
    """Its advantage is a rule of its kind; `amount` is the number in that rule, or 0."""

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
    periods: tuple[str, ...]
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
