"""What a board.toml holds in every game of the Brass family, as types, and the strict reading of
its sections. A game's own components.py adds what only it has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

from ironbridge.kernel.components import (
    MOST,
    Provenance,
    entries,
    limit,
    read_name,
    read_point,
    references,
    unique,
)
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Choice, Fields


@dataclass(frozen=True)
class Slot:
    """A space for an industry tile; it takes any of its industries."""

    id: str
    location: str
    industries: tuple[str, ...]
    x: int
    y: int


@dataclass(frozen=True)
class Location:
    """A place of the map."""

    id: str
    kind: str
    name: dict[str, str]
    banner: str | None
    x: int
    y: int
    link_icons: int
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class LinkSpace:
    """A line between locations, and the eras it can be built in."""

    id: str
    locations: tuple[str, ...]
    canal: bool
    rail: bool
    x: int
    y: int


@dataclass(frozen=True)
class Industry:
    """`resource` is what its tiles carry, or None."""

    id: str
    name: dict[str, str]
    resource: str | None


@dataclass(frozen=True)
class Level:
    """The tiles of one industry and level: `count` in each colour.

    `coal` and `iron` are consumed to build. `income` counts spaces of the track.
    """

    industry: str
    level: int
    count: int
    cost: int
    coal: int
    iron: int
    canal: bool
    rail: bool
    points: int
    income: int
    link_icons: int


@dataclass(frozen=True)
class CardKind:
    """A card: of a location, or of one or more industries."""

    id: str
    kind: str
    location: str | None
    industries: tuple[str, ...]


@dataclass(frozen=True)
class MarketTrack:
    """The spaces of a market, cheapest first, and its cubes at the start."""

    prices: tuple[int, ...]
    initial: int
    price_when_empty: int


@dataclass(frozen=True)
class BrassComponents:
    """What every game of the family is played with. `start_income` is a space of the income
    track."""

    source: str
    industries: tuple[Industry, ...]
    locations: tuple[Location, ...]
    links: tuple[LinkSpace, ...]
    levels: tuple[Level, ...]
    cards: tuple[CardKind, ...]
    coal: MarketTrack
    iron: MarketTrack
    income_levels: tuple[int, ...]
    seat_counts: tuple[int, ...]
    money: int
    start_income: int
    hand: int
    link_tiles: int
    actions: int
    first_round_actions: int
    canal_cost: int
    rail_cost: int
    second_rail_total: int
    rail_coal: int
    develop_max: int
    develop_iron: int
    shortfall_divisor: int
    intro_money_per_point: int
    intro_money_max_points: int
    colours: tuple[str, ...]
    banners: tuple[dict[str, str], ...]
    provenance: tuple[Provenance, ...]


# Reading: what can be checked within a section is checked here -------------------------------


MOST_SEATS = 4
MOST_TILES = 15
"""Room for the tiles of one industry on a player mat."""
TRACK_SPACES = 100

AnIndustry = TypeVar("AnIndustry", bound=Industry)
ALevel = TypeVar("ALevel", bound=Level)


def read_roles(root: Fields, roles: Sequence[Choice]) -> list[tuple[str, dict[str, str], Choice]]:
    """The industries of a game where each has a role of its own: id, name, role."""
    found: list[tuple[str, dict[str, str], Choice]] = []
    for name, fields in entries(root, "industries"):
        words = read_name(fields)
        role = fields.choice("role", roles)
        if role in [taken for _, _, taken in found]:
            raise fields.error("role", f"another industry has role = {role!r} already")
        fields.end()
        found.append((name, words, role))
    for role in roles:
        if role not in [taken for _, _, taken in found]:
            raise root.error("industries", f"no industry has role = {role!r}")
    return found


def read_slots(parent: Fields, location: str, known: list[str]) -> tuple[Slot, ...]:
    found = []
    for name, fields in entries(parent, "slots"):
        industries = references(fields, "industries", known, "industry")
        if not industries:
            raise fields.error("industries", "expected at least one industry, found none")
        found.append(Slot(name, location, industries, *read_point(fields, "at")))
        fields.end()
    return tuple(found)


def read_stacks(
    root: Fields,
    industries: Sequence[AnIndustry],
    read: Callable[[Fields, AnIndustry, int], ALevel],
    from_zero: bool,
    order: str,
) -> tuple[ALevel, ...]:
    """The tiles of each industry, level by level; `read` makes one level. They are numbered from
    1, or from 0 where the file begins with that and `from_zero` allows it. `order` says
    so in the error."""
    tiles = root.table("tiles")
    found: list[ALevel] = []
    for industry in industries:
        stack = entries(tiles, industry.id)
        first = 0 if from_zero and stack[0][0] == "0" else 1
        for number, (name, fields) in enumerate(stack, start=first):
            if name != str(number):
                reason = f"expected level {number} here: {order}"
                raise FormatError(root.source, fields.path, reason)
            found.append(read(fields, industry, number))
            fields.end()
        count = sum(level.count for level in found if level.industry == industry.id)
        if count > MOST_TILES:
            reason = f"expected at most {MOST_TILES} tiles in each colour, found {count}"
            raise tiles.error(industry.id, reason)
    tiles.end()
    return tuple(found)


def read_town_cards(cards: Fields, locations: Sequence[Location]) -> list[tuple[str, Fields]]:
    """The cards that name a town, each with its numbers still to be read."""
    towns = [location.id for location in locations if location.kind == "town"]
    found = list(entries(cards, "locations"))
    for name, fields in found:
        if name not in towns:
            raise FormatError(cards.source, fields.path, f"there is no town {name!r}")
    return found


def read_eras(fields: Fields) -> tuple[bool, bool]:
    canal, rail = fields.boolean("canal"), fields.boolean("rail")
    if not canal and not rail:
        raise fields.error("canal", "expected true for canal or rail: it could never be built")
    return canal, rail


def read_market(fields: Fields) -> MarketTrack:
    prices = fields.integers("prices", 1, MOST)
    if not prices or prices != sorted(prices):
        raise fields.error("prices", "expected the price of each space, cheapest first")
    initial = fields.integer("initial", 0, MOST)
    if initial > len(prices):
        reason = f"{initial} cubes do not fit on the {len(prices)} spaces of prices"
        raise fields.error("initial", reason)
    market = MarketTrack(tuple(prices), initial, fields.integer("price_when_empty", 1, MOST))
    if market.price_when_empty < prices[-1]:
        raise fields.error("price_when_empty", f"expected {prices[-1]} or more, the dearest space")
    fields.end()
    return market


def read_income(root: Fields) -> tuple[int, ...]:
    fields = root.table("income")
    levels = fields.integers("levels", -MOST, MOST)
    if len(levels) != TRACK_SPACES:
        reason = f"expected a level for each of the {TRACK_SPACES} spaces, found {len(levels)}"
        raise fields.error("levels", reason)
    for space, (before, level) in enumerate(pairwise(levels), start=1):
        if level - before not in (0, 1):
            reason = f"level {level} after level {before}: expected the same or one more"
            raise fields.error(f"levels[{space}]", reason)
    fields.end()
    return tuple(levels)


# Checks across sections ----------------------------------------------------------------------


def check_rails(source: str, one: int, two: int) -> None:
    if two < one:
        reason = f"two rails cannot cost less than one, which costs {one}"
        raise FormatError(source, "network.second_rail_total", reason)


def check_places(root: Fields, locations: Sequence[Location]) -> None:
    """No more places than masks can hold, and each slot only once."""
    slots = [slot.id for place in locations for slot in place.slots]
    limit(root, "locations", "locations", len(locations))
    limit(root, "locations", "slots", len(slots))
    unique(root, "locations", slots)


def check_cards(root: Fields, cards: Sequence[CardKind]) -> None:
    limit(root, "cards", "different cards", len(cards))
    unique(root, "cards", [card.id for card in cards])
