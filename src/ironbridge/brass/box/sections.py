"""Strict reading of the sections of a board.toml that every game of the Brass family has.

What can be checked within a section is checked here, with the key and the reason, for a person
who edits the file.
"""

from __future__ import annotations

from itertools import pairwise

from ironbridge.brass.box.pieces import MarketTrack, Slot
from ironbridge.kernel.components import MOST, entries, read_name, read_point, references
from ironbridge.kernel.strict_reader import Fields

MOST_SEATS = 4
MOST_TILES = 15
"""Room for the tiles of one industry on a player mat."""
TRACK_SPACES = 100


def read_roles(root: Fields, roles: list[str]) -> list[tuple[str, dict[str, str], str]]:
    """The industries of a box where each has a role of its own: id, name, role."""
    found: list[tuple[str, dict[str, str], str]] = []
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
